import { whyNotClaim } from '#machines/rules/refund/claim.ts';
import { orderMax, unitsOf } from '#machines/rules/refund/refundAmounts.ts';
import type { ClaimKind } from '#machines/rules/refund/refundReasons.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { insuredOf } from '../order/order.actions.ts';
import type { OrderItemRow, OrderRow } from '../order/order.tables.ts';
import { lockOrderOf, requireTransition, type TransitionBy } from '../order/order.transition.ts';
import { beginRefund } from './refund.apply.ts';
import type { HeldRefund } from './refund.transition.ts';
import { itemsOfOrder, judgePhotos, linesOf, refuseHeld, sharesOf } from './refund.wish.ts';

export type Claim = { orderNumber: string; kind: ClaimKind; desc: string; photoFiles?: string[] | null | undefined };

/** What the insurance gives: all of it for what is lost, the goods for what is damaged, the way and the premium for what is late. */
function coverOf({ life, priceLines }: OrderRow, lines: readonly OrderItemRow[], kind: ClaimKind): number {
  if (kind === 'LATE') return Math.min(life.captured - life.refunded, priceLines.deliveryFee + priceLines.slotFee + priceLines.insurance);
  return orderMax(life, lines, kind === 'LOST');
}

/**
 * Claims on the insurance of an order (M17): the mall decides.
 * @throws Refusal NOT_FOUND, VALIDATION, REFUND_OPEN, REFUND_WINDOW_CLOSED, TRANSITION_NOT_ALLOWED with `data.reasonCode`
 */
export async function claimInsurance(context: MallContext, db: Db, userId: string, claim: Claim, by: TransitionBy): Promise<HeldRefund> {
  const at = context.clock.now();
  const order = await lockOrderOf(db, userId, claim.orderNumber);
  const lines = linesOf(await itemsOfOrder(db, order.orderNumber), null);
  const reasonCode = whyNotClaim(insuredOf(order), claim.kind, at);
  if (reasonCode) throw refuse('TRANSITION_NOT_ALLOWED', { data: { reasonCode } });
  requireTransition(order, { type: 'refund.asked', at, lines: lines.length }, by);
  refuseHeld(lines);
  const amount = coverOf(order, lines, claim.kind);
  const isAboutGoods = claim.kind !== 'LATE';
  return beginRefund(
    context,
    db,
    order,
    {
      kind: 'CLAIM',
      orderItemId: null,
      goodsNum: lines.reduce((sum, line) => sum + unitsOf(line), 0),
      isReceiver: claim.kind === 'LOST' ? 0 : 1,
      reason: claim.kind,
      buyerDesc: claim.desc,
      buyerMobile: null,
      photoFiles: await judgePhotos(db, userId, claim.photoFiles ?? []),
      shares: isAboutGoods
        ? sharesOf(lines, 1, amount, null)
        : lines.map(({ orderItemId }) => ({ orderItemId, amount: 0, goods: 0, isFull: false })),
      applyType: 1,
      amount,
    },
    by,
  );
}
