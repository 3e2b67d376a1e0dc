import { desc } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { House } from '../house.ts';
import { opsBody } from '../ops/opsBody.ts';
import { refuse } from '../refusal.ts';
import { z } from '../shapes.ts';
import { conversations } from './chat.tables.ts';
import { readAsSeller, speakAsSeller } from './message.ts';

const speech = z.union([
  z.object({ content: z.string().min(1).max(2000), type: z.enum(['TEXT', 'IMAGE', 'PRODUCT', 'ORDER', 'VOUCHER']).default('TEXT'), payload: z.record(z.string(), z.unknown()).nullable().default(null) }),
  z.object({ read: z.literal(true) }),
]);

/** X10: `{content, type?, payload?}` speaks as the shop or as support, `{read: true}` reads; GET lists who waits. */
export function chatOps(app: Hono, house: House): void {
  app.get('/_ops/chat', async (context) => context.json(await house.db.select().from(conversations).orderBy(desc(conversations.latestAt)).limit(50)));
  app.post('/_ops/chat/:conversationId', async (context) => {
    const wish = await opsBody(context.req.raw, speech);
    const conversationId = Number(context.req.param('conversationId'));
    if (!Number.isSafeInteger(conversationId)) throw refuse('NOT_FOUND');
    return context.json(await house.db.transaction(async (tx) => {
      if (!('read' in wish)) return speakAsSeller(house, tx, conversationId, { ...wish, clientMsgId: `seller-${house.nextId()}` });
      await readAsSeller(house, tx, conversationId);
      return {};
    }));
  });
}
