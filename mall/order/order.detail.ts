import { asc, eq } from 'drizzle-orm';
import { toMajor } from '#machines/rules/money/money.ts';
import { orderStatuses, stageOf, type OrderStage } from '#machines/rules/order/order.ts';
import { isUnsent, orderMax, restOf } from '#machines/rules/refund/refundAmounts.ts';
import type { Locale } from '#machines/model/locale.ts';
import { addressIn } from '../address/address.schemas.ts';
import { coinsEarnedOf } from '../coin/orderCoins.ts';
import { priceLinesBody } from '../checkout/preview.ts';
import { priceNotes } from '../checkout/priceNotes.ts';
import type { Db } from '../platform/postgres/database.ts';
import { readParcels, stateCodeOf, type ParcelSight } from '../delivery/parcel.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { planOfOrder } from '../payment/orderPlan.ts';
import { readOrderPromo } from '../promo/promoCode.ts';
import { readOrderVouchers } from '../voucher/orderVouchers.ts';
import { nameOf } from '../voucher/voucher.view.ts';
import { messageText } from '../platform/messages.ts';
import type { z } from '../platform/http/schemas.ts';
import { plannedSteps, plannedText } from './order.planned.ts';
import type { orderDetail } from './order.schemas.ts';
import { orderTimeline, type OrderRow } from './order.tables.ts';
import { canRefundLine, isoOrNull, myOrderOf, regionOfOrder, sightsOf, type OrderSight } from './order.view.ts';

export type OrderDetail = z.input<typeof orderDetail>;
export type DetailView = { context: MallContext; locale: Locale };

/** Everything about one order (M3), as it stands now. */
export async function detailOf(db: Db, order: OrderRow, view: DetailView): Promise<OrderDetail> {
  const { context, locale } = view;
  const [sight] = await sightsOf(db, [order]);
  if (!sight) throw new Error(`order ${order.orderNumber} has vanished`);
  const timeline = await db
    .select()
    .from(orderTimeline)
    .where(eq(orderTimeline.orderNumber, order.orderNumber))
    .orderBy(asc(orderTimeline.seq));
  const vouchers = await readOrderVouchers(db, order.orderNumber);
  const promo = await readOrderPromo(db, order.orderNumber);
  const parcels = await readParcels(db, order.orderNumber);
  const region = regionOfOrder(order);
  const major = (minor: number): number => toMajor(minor, region.digits);
  const { life, priceLines, slot } = order;
  const isClosed = order.status === orderStatuses.closed;
  const latest = parcels[0];
  const at = context.clock.now();
  const shown = myOrderOf(sight, locale, at);
  const bill = {
    shopName: sight.shop.shopName,
    lines: sight.items.map(({ prodNames, price, count }) => ({ prodName: prodNames[locale], price, count })),
    prices: priceLines,
    vouchers: vouchers.map((voucher) => ({ couponName: nameOf(voucher, { region, locale }), kind: voucher.kind, off: voucher.off })),
    promoCode: promo?.code ?? null,
    coinPrice: order.coinPrice,
    slot,
  };
  return {
    ...shown,
    userAddrDto: addressIn(order.address, locale, order.regionId),
    courierService: latest?.company ?? (order.courier || null),
    trackingNumber: latest?.trackingNo ?? null,
    parcels: parcels.map(parcelOf),
    slot: slot && {
      slotId: slot.slotId,
      day: slot.day,
      start: slot.start,
      end: slot.end,
      fee: major(slot.fee),
      left: null,
      cutoff: new Date(slot.startsAt).toISOString(),
      available: true,
      reason: null,
    },
    stages: stagesOf(order),
    timeline: [
      ...timeline.map(({ seq, at: time, event, fromState, toState, actor }) => ({
        seq,
        time: new Date(time).toISOString(),
        event,
        from: fromState,
        to: toState,
        actor,
        desc: messageText(locale, `mall.timeline.${event}`),
        planned: false,
        condition: null,
      })),
      ...plannedSteps(order).map(({ at: time, event, from, to }, nth) => ({
        seq: order.version + 1 + nth,
        time: new Date(time).toISOString(),
        event,
        from,
        to,
        actor: 'SYSTEM' as const,
        desc: plannedText(order, event, locale),
        planned: true,
        condition: messageText(locale, `mall.plannedIf.${event}`),
      })),
    ],
    priceLines: priceLinesBody(priceLines, region, priceNotes([bill], { region, locale })),
    remarks: order.remarks,
    insurance: {
      selected: priceLines.insurance > 0,
      fee: major(priceLines.insurance),
      claimable: shown.actions.some(({ action, allowed }) => action === 'CLAIM' && allowed),
      claimUntil: priceLines.insurance > 0 ? isoOrNull(life.refundBy) : null,
    },
    placedOn: new Date(life.placedOn).toISOString(),
    paidOn: isoOrNull(life.paidOn),
    dvyTime: isoOrNull(life.shippedOn),
    deliveredTime: isoOrNull(life.deliveredOn),
    finallyTime: isoOrNull(life.receivedOn),
    cancelTime: isoOrNull(life.cancelTime),
    receiveDeadline: isoOrNull(life.receiveBy),
    reviewDeadline: isoOrNull(life.rateBy),
    refundDeadline: isoOrNull(life.refundBy),
    closeType: life.closeType,
    cancelReason: life.cancelReason,
    cancelReasonDesc: life.cancelReason && messageText(locale, `mall.cancelReason.${life.cancelReason}`),
    cancelRemark: life.cancelRemark,
    cancelledAmount: isClosed ? major(life.due) : null,
    refundAmount: refundedOf(order) > 0 ? major(refundedOf(order)) : null,
    pay: { payType: order.payType, cardLast4: order.cardLast4, payNo: order.payNo, installment: await planOfOrder(db, order) },
    ...refundable(sight, at, major),
    coupons: vouchers.map((voucher) => ({
      couponId: voucher.couponId,
      couponName: nameOf(voucher, { region, locale }),
      off: major(voucher.off),
    })),
    promoCode: promo && { code: promo.code, off: major(promo.off) },
    coinsEarned: await coinsEarnedOf(db, order),
    orderVersion: order.version,
  };
}

/** What went back, or goes back by itself because the order was closed. */
const refundedOf = ({ status, life }: OrderRow): number =>
  status === orderStatuses.closed && life.closeType !== 'REFUNDED' ? life.captured : life.refunded;

/** What of an order may be asked back now: any line, all of it, and the most it would bring before anybody is at fault. */
function refundable({ order, items }: OrderSight, at: number, major: (minor: number) => number) {
  const { life } = order;
  const lines = items.filter((item) => restOf(item) > 0);
  const canAllRefund = lines.length > 0 && lines.every((item) => canRefundLine(item, order, at));
  return {
    canRefund: items.some((item) => canRefundLine(item, order, at)),
    canAllRefund,
    canRefundAmount: canAllRefund ? major(orderMax(life, lines, isUnsent(items))) : 0,
  };
}

const parcelOf = (parcel: ParcelSight) => ({
  dvyFlowId: parcel.dvyFlowId,
  companyName: parcel.company,
  stateCode: stateCodeOf(parcel.state),
  items: parcel.items.reduce((sum, item) => sum + item.count, 0),
});

/** The way of the order in the spec's words: what is behind it with its time, where it is, what comes. */
function stagesOf(order: OrderRow): OrderDetail['stages'] {
  const { life } = order;
  const current = stageOf(order, life.payStatus);
  // Cash is paid at the door, so such an order is never "paid" before it is delivered.
  const isCash = order.payType === 21;
  const way: [OrderStage, number | null][] = [
    ['PLACED', life.placedOn],
    ...(isCash ? [] : [['PAID', life.paidOn] as [OrderStage, number | null]]),
    ['SHIPPED', life.shippedOn],
    ['DELIVERED', life.deliveredOn ?? life.receivedOn],
    ['COMPLETED', life.receivedOn],
  ];
  const walked: [OrderStage, number | null][] =
    current === 'CANCELLED' ? [...way.filter(([, at]) => at !== null), ['CANCELLED', life.cancelTime]] : way;
  return walked.map(([stage, at]) => ({ stage, time: isoOrNull(at), current: stage === current }));
}
