import { asc, eq, inArray, sql } from 'drizzle-orm';
import { transition } from 'xstate';
import { toMajor } from '#machines/rules/money/money.ts';
import { isRefundOver, refundCodeOf, refundTurns, returnMoneyStsOf, timerOf, type RefundValue } from '#machines/rules/refund/refund.ts';
import { wordyReason, type RefundReason } from '#machines/rules/refund/refundReasons.ts';
import { restOf } from '#machines/rules/refund/refundAmounts.ts';
import { refundLifecycle } from '#machines/refund.lifecycle.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { messageText } from '../platform/messages.ts';
import type { z } from '../platform/http/schemas.ts';
import { orders, type OrderItemRow, type OrderRow } from '../order/order.tables.ts';
import { isoOrNull, itemOf, regionOfOrder, sightsOf, type OrderSight } from '../order/order.view.ts';
import { coinsFor } from '../coin/coin.ts';
import { readOrderCoins } from '../coin/orderCoins.ts';
import { paidBackTo } from '../payment/orderPlan.ts';
import { payTypes } from '../payment/payMethods.ts';
import { shipFromOf } from '../shop/shipFrom.ts';
import { refundActionsOf } from './refund.actions.ts';
import type { refund as refundSchema, refundReason } from './refund.schemas.ts';
import { refundCode, refundSnapshotOf } from './refund.snapshot.ts';
import { refundTimeline, type RefundRow } from './refund.tables.ts';
import { mostOf } from './refund.application.ts';

export type RefundBody = z.input<typeof refundSchema>;
export type RefundLook = { locale: Locale; at: number };

/** Whose turn it is, until when, and what his silence does (contract 4.2): where the lifecycle's own timer leads. */
export function turnOf(refund: Pick<RefundRow, 'state' | 'life'>, locale: Locale): RefundBody['turn'] {
  const who = refundTurns[refund.state];
  if (!who) return null;
  const timer = timerOf(refund.state, refund.life);
  if (!timer) return { who, until: null, silence: null };
  const [after] = transition(refundLifecycle, refundSnapshotOf(refund), { type: timer.type, at: timer.due });
  const statusCode = refundCodeOf(after.value as RefundValue);
  return {
    who,
    until: new Date(timer.due).toISOString(),
    silence: { statusCode, desc: messageText(locale, `mall.refund.silence.${refundCode(refund)}.${statusCode}`) },
  };
}

/** The refunds as the buyer reads them, in the order given. */
export async function refundBodies(db: Db, rows: readonly RefundRow[], look: RefundLook): Promise<RefundBody[]> {
  if (rows.length === 0) return [];
  const found = await db
    .select()
    .from(orders)
    .where(
      inArray(
        orders.orderNumber,
        rows.map((row) => row.orderNumber),
      ),
    );
  const sights = new Map((await sightsOf(db, found)).map((sight) => [sight.order.orderNumber, sight]));
  const bodies: RefundBody[] = [];
  for (const row of rows) {
    const sight = sights.get(row.orderNumber);
    if (sight) bodies.push(await bodyOf(db, row, sight, look));
  }
  return bodies;
}

/** One refund as the buyer reads it. */
export async function refundBody(db: Db, refund: RefundRow, look: RefundLook): Promise<RefundBody> {
  const [body] = await refundBodies(db, [refund], look);
  if (!body) throw new Error(`the order of refund ${refund.refundSn} has vanished`);
  return body;
}

async function bodyOf(db: Db, refund: RefundRow, { order, items, shop }: OrderSight, { locale, at }: RefundLook): Promise<RefundBody> {
  const region = regionOfOrder(order);
  const major = (minor: number): number => toMajor(minor, region.digits);
  const { life, express, shares } = refund;
  const timeline = await db
    .select()
    .from(refundTimeline)
    .where(eq(refundTimeline.refundSn, refund.refundSn))
    .orderBy(asc(refundTimeline.seq));
  // What the insurance pays is fixed.
  const isFixed = refund.kind === 'CLAIM' || isRefundOver(refund.state);
  const most = mostOf(order, items, { ...refund, applyType: life.applyType, reason: refund.reason as RefundReason });
  return {
    refundSn: refund.refundSn,
    refundId: Number(refund.refundSn),
    kind: refund.kind,
    orderNumber: refund.orderNumber,
    shopId: order.shopId,
    shopName: shop.shopName,
    orderItemId: refund.orderItemId,
    refundType: refund.orderItemId === null ? 1 : 2,
    applyType: life.applyType,
    isReceiver: refund.isReceiver,
    returnMoneySts: returnMoneyStsOf(refund.state),
    statusCode: refundCode(refund),
    orderAmount: major(order.priceLines.total),
    refundAmount: major(life.amount),
    maxRefundAmount: major(isFixed ? life.amount : Math.max(most.amount, life.amount)),
    shares: shares.map((share) => ({ orderItemId: share.orderItemId, amount: major(share.amount), goodsNum: share.goods })),
    feesAmount: major(life.amount - shares.reduce((sum, share) => sum + share.amount, 0)),
    coinsBack: await coinsBackOf(db, refund, order, items),
    currency: region.currency,
    priceSymbol: region.symbol,
    goodsNum: refund.goodsNum,
    buyerReason: refund.reason,
    buyerReasonDesc: messageText(locale, `mall.${refund.kind === 'CLAIM' ? 'claimKind' : 'refundReason'}.${refund.reason}`),
    buyerDesc: refund.buyerDesc,
    buyerMobile: refund.buyerMobile,
    photoFiles: refund.photoFiles,
    sellerMsg: refund.sellerMsg,
    rejectMessage: refund.rejectMessage,
    escalation: refund.escalation && { desc: refund.escalation.desc, photoFiles: refund.escalation.photos },
    applyTime: new Date(refund.appliedAt).toISOString(),
    handleTime: isoOrNull(refund.handledAt),
    shipTime: isoOrNull(refund.shippedAt),
    receiveTime: isoOrNull(refund.receivedAt),
    refundTime: isoOrNull(refund.refundedAt),
    updateTime: new Date(refund.updatedAt).toISOString(),
    deadline: isoOrNull(life.deadline),
    nowTime: new Date(at).toISOString(),
    closeType: life.closeType,
    turn: turnOf(refund, locale),
    refundDelivery: express && {
      deyName: express.company,
      deyNu: express.trackingNo,
      mobile: express.mobile,
      remark: express.remark,
      photoFiles: express.photos,
    },
    returnAddr: life.applyType === 2 && refund.handledAt !== null ? await returnAddressOf(db, order.shopId, locale) : null,
    orderItems: items
      .filter((item) => shares.some((share) => share.orderItemId === item.orderItemId))
      .map((item) => itemOf(item, order, locale, at)),
    timeline: timeline.map(({ seq, at: time, event, fromState, toState, actor }) => ({
      seq,
      time: new Date(time).toISOString(),
      event,
      from: fromState,
      to: toState,
      actor,
      desc: messageText(locale, `mall.refundTimeline.${event}`),
    })),
    refundTo: refundToOf(order, life.amount, locale),
    refundVersion: refund.version,
    actions: refundActionsOf({ refund, order }, at, locale),
  };
}

/** The coins that the order used and that come back with this refund: with the last of its money only (O31). */
async function coinsBackOf(
  db: Db,
  { state, refundedAt, shares }: RefundRow,
  order: OrderRow,
  items: readonly OrderItemRow[],
): Promise<number> {
  if (order.priceLines.coins === 0) return 0;
  const { used, returnedAt } = await readOrderCoins(db, order.orderNumber);
  if (isRefundOver(state)) return state === 'success' && returnedAt === refundedAt ? used : 0;
  const isAllOf = (item: OrderItemRow): boolean =>
    shares.some((share) => share.orderItemId === item.orderItemId && share.amount === restOf(item));
  return items.filter((item) => restOf(item) > 0).every(isAllOf) ? used : 0;
}

/** Where an order's money goes back to, in words. */
export const refundToOf = (order: OrderRow, amount: number, locale: Locale): string =>
  order.payType === payTypes.cash
    ? messageText(locale, 'mall.refund.toCoins', { coins: coinsFor(order, amount) })
    : paidBackTo(order, locale);

async function returnAddressOf(db: Db, shopId: number, locale: Locale): Promise<RefundBody['returnAddr']> {
  const { rows } = await db.execute<{ name: string; city: number; regionId: number }>(
    sql`select name, city, region_id as "regionId" from shops where shop_id = ${shopId}`,
  );
  const [shop] = rows;
  return shop ? { receiver: shop.name, addr: shipFromOf(shop, locale) } : null;
}

/** The reasons of the list for one line or the whole order, each with the most it may bring (N1). */
export function reasonBodies(
  order: OrderRow,
  items: readonly OrderItemRow[],
  reasons: readonly RefundReason[],
  asked: { orderItemId: number | null; applyType: 1 | 2; goodsNum: number | null },
  locale: Locale,
): z.input<typeof refundReason>[] {
  const region = regionOfOrder(order);
  return reasons.map((reason) => {
    const { amount, fees } = mostOf(order, items, { ...asked, reason });
    return {
      code: reason,
      desc: messageText(locale, `mall.refundReason.${reason}`),
      needsText: reason === wordyReason,
      maxRefundAmount: toMajor(Math.max(0, amount), region.digits),
      fees: toMajor(fees, region.digits),
      currency: region.currency,
      priceSymbol: region.symbol,
    };
  });
}
