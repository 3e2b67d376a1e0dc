import { whyNotRefund } from '#machines/rules/refund/refund.refusals.ts';
import { messageText } from '../platform/messages.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { dryRun } from '../platform/replay/dryRun.ts';
import type { OrderRow } from '../order/order.tables.ts';
import type { TransitionBy } from '../order/order.transition.ts';
import { canRefundLine, isoOrNull } from '../order/order.view.ts';
import { effectsOf, nothing, stepPreviewBody, type StepEffect } from '../order/stepPreview.ts';
import { holdRefundOf, stepRefund, type HeldRefund } from './refund.transition.ts';
import { refundCode, refundSnapshotOf } from './refund.snapshot.ts';
import { itemsOfOrder } from './refund.application.ts';

/** Whether the money may be asked for once more, and until when where that is known: not before the goods are received. */
async function askingAgain(tx: Db, { refund }: HeldRefund, order: OrderRow, by: TransitionBy, at: number): Promise<StepEffect> {
  const items = await itemsOfOrder(tx, order.orderNumber);
  const isFree = items.some(
    (item) => refund.shares.some((share) => share.orderItemId === item.orderItemId) && canRefundLine(item, order, at),
  );
  if (!isFree) return { ...nothing, kind: 'REFUND_GONE', desc: messageText(by.locale, 'mall.step.REFUND_GONE') };
  const until = isoOrNull(order.life.refundBy);
  const desc = messageText(by.locale, until === null ? 'mall.step.REFUND_AGAIN' : 'mall.step.REFUND_BY');
  return { ...nothing, kind: 'REFUND_BY', desc, at: until };
}

/** What taking a refund back would do to it and to its order now (N10). @throws Refusal NOT_FOUND */
export function previewWithdrawal(
  context: MallContext,
  db: Db,
  { userId, refundSn }: { userId: string; refundSn: string },
  by: TransitionBy,
): Promise<ReturnType<typeof stepPreviewBody>> {
  const at = context.clock.now();
  return dryRun(db, at, async (tx) => {
    const held = await holdRefundOf(tx, userId, refundSn);
    const event = { type: 'refund.withdrawn', at } as const;
    const look = { action: 'WITHDRAW', locale: by.locale, at };
    const reasonCode = whyNotRefund(refundSnapshotOf(held.refund), event);
    if (reasonCode) return stepPreviewBody({ reasonCode, statusCode: refundCode(held.refund), after: held.order, effects: [] }, look);
    let withdrawn = held;
    const { after, effects } = await effectsOf(tx, held.order.orderNumber, by.locale, async () => {
      withdrawn = await stepRefund(context, tx, held, event, by);
      return withdrawn.order;
    });
    const again = await askingAgain(tx, withdrawn, after, by, at);
    return stepPreviewBody({ reasonCode, statusCode: refundCode(withdrawn.refund), after, effects: [...effects, again] }, look);
  });
}
