import { eq } from 'drizzle-orm';
import { required } from '#machines/rules/required.ts';
import type { StepContext } from '../order/demo.ts';
import { orders } from '../order/order.tables.ts';
import { defaultRegion } from '../region/region.ts';
import { openConversation } from './conversation.ts';
import { sendMessage, speakAsSeller, type NewMessage, type Writer } from './message.ts';

const asked = 'The courier came while I was at work. Could they try again after six?';
const answered = 'Of course. We asked them to come again tomorrow between 18:00 and 20:00.';

/** The demo account and its talk with the shop of an order, about that order. */
async function talkAbout({ context, db, orderNumber }: StepContext): Promise<{ writer: Writer; conversationId: number }> {
  const [order] = await db.select({ shopId: orders.shopId }).from(orders).where(eq(orders.orderNumber, orderNumber));
  const writer = { userId: 'demo', locale: 'en', region: defaultRegion, now: context.clock.now() } as const;
  const { conversationId } = await openConversation(context, db, writer, { shopId: required(order).shopId, orderNumber });
  return { writer, conversationId };
}

const text = (clientMsgId: string, content: string): NewMessage => ({ clientMsgId, type: 'TEXT', content, payload: null });

/** The demo account writes to the shop of an order: the mall says where it is, and that a person answers the rest. */
export async function askShop(step: StepContext): Promise<void> {
  const { context, db, orderNumber } = step;
  const { writer, conversationId } = await talkAbout(step);
  await sendMessage(context, db, writer, conversationId, {
    clientMsgId: 'demo-order',
    type: 'ORDER',
    content: orderNumber,
    payload: { orderNumber },
  });
  await sendMessage(context, db, writer, conversationId, text('demo-question', asked));
}

/** The shop answers; the demo account has not read that yet. */
export async function answerAsShop(step: StepContext): Promise<void> {
  const { conversationId } = await talkAbout(step);
  await speakAsSeller(step.context, step.db, conversationId, text('demo-answer', answered));
}
