import { languageTag, type Locale } from '#machines/model/locale.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { whyNotClaim } from '#machines/rules/refund/claim.ts';
import { orderMax, unitsOf } from '#machines/rules/refund/refundAmounts.ts';
import { claimKinds, type ClaimKind } from '#machines/rules/refund/refundReasons.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { z } from '../platform/http/schemas.ts';
import { messageText } from '../platform/messages.ts';
import { insuredOf } from '../order/order.actions.ts';
import { verdictOf } from '../platform/verdict.ts';
import { findOrder } from '../order/order.list.ts';
import type { OrderItemRow, OrderRow } from '../order/order.tables.ts';
import { isoOrNull, regionOfOrder } from '../order/order.view.ts';
import { lockOrderOf, requireTransition, type TransitionBy } from '../order/order.transition.ts';
import { beginRefund } from './refund.apply.ts';
import type { claimOffer } from './refund.schemas.ts';
import type { HeldRefund } from './refund.transition.ts';
import type { RefundLook } from './refund.view.ts';
import { itemsOfOrder, judgePhotos, linesOf, refuseHeld, sharesOf } from './refund.application.ts';

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

/** What the mall knows of a promise that was broken, as the buyer would write it. */
function lateWords(order: OrderRow, locale: Locale): string {
  const { life, promisedBy } = order;
  const day = new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', timeZone: regionOfOrder(order).zone });
  const came = life.deliveredOn ?? life.receivedOn;
  // The last day that it was promised for ends at `promisedBy`.
  const promised = day.format((promisedBy ?? 0) - 1);
  return came === null
    ? messageText(locale, 'mall.claimText.LATE', { promised })
    : messageText(locale, 'mall.claimText.CAME_LATE', { promised, came: day.format(came) });
}

/**
 * Each kind of claim on the insurance of an order: whether it can be made now, why not, what it would bring, and what is known of it
 * already (M19). @throws Refusal NOT_FOUND
 */
export async function claimOffers(
  db: Db,
  { userId, orderNumber }: { userId: string; orderNumber: string },
  { locale, at }: RefundLook,
): Promise<z.input<typeof claimOffer>[]> {
  const order = await findOrder(db, userId, orderNumber);
  const lines = linesOf(await itemsOfOrder(db, order.orderNumber), null);
  return claimKinds.map((kind) => {
    const reasonCode = whyNotClaim(insuredOf(order), kind, at);
    return {
      kind,
      desc: messageText(locale, `mall.claimKind.${kind}`),
      ...verdictOf(reasonCode, locale),
      until: reasonCode === 'NOT_LATE' ? isoOrNull(order.promisedBy) : null,
      amount: toMajor(coverOf(order, lines, kind), regionOfOrder(order).digits),
      proposal: kind === 'LATE' && reasonCode === null ? lateWords(order, locale) : null,
    };
  });
}
