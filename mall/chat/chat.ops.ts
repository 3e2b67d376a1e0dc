import { desc } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { MallContext } from '../platform/mallContext.ts';
import { simulationBody } from '../simulation/simulationBody.ts';
import { refuse } from '../platform/http/refusal.ts';
import { z } from '../platform/http/schemas.ts';
import { conversations } from './chat.tables.ts';
import { readAsSeller, speakAsSeller, typeAsSeller } from './message.ts';

const speech = z.union([
  z.object({
    content: z.string().min(1).max(2000),
    type: z.enum(['TEXT', 'IMAGE', 'PRODUCT', 'ORDER', 'VOUCHER']).default('TEXT'),
    payload: z.record(z.string(), z.unknown()).nullable().default(null),
  }),
  z.object({ read: z.literal(true) }),
  z.object({ typing: z.literal(true) }),
]);

/**
 * X10: `{content, type?, payload?}` speaks as the shop or as support, `{read: true}` reads, `{typing: true}` types; GET lists who waits and
 * until when he counts as typing.
 */
export function chatOps(app: Hono, context: MallContext): void {
  app.get('/_ops/chat', async (c) => c.json(await context.db.select().from(conversations).orderBy(desc(conversations.latestAt)).limit(50)));
  app.post('/_ops/chat/:conversationId', async (c) => {
    const param = await simulationBody(c.req.raw, speech);
    const conversationId = Number(c.req.param('conversationId'));
    if (!Number.isSafeInteger(conversationId)) throw refuse('NOT_FOUND');
    return c.json(
      await context.db.transaction(async (tx) => {
        if ('content' in param) return speakAsSeller(context, tx, conversationId, { ...param, clientMsgId: `seller-${context.nextId()}` });
        await ('read' in param ? readAsSeller : typeAsSeller)(context, tx, conversationId);
        return {};
      }),
    );
  });
}
