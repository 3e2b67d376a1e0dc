import { asc, eq } from 'drizzle-orm';
import { toMajor } from '#machines/money.ts';
import { orderStatuses, stageOf, type OrderStage } from '#machines/order.ts';
import type { Locale } from '#machines/words.ts';
import { addressIn } from '../address/address.shapes.ts';
import { priceLinesBody } from '../checkout/preview.ts';
import type { Db } from '../database.ts';
import { readParcels, stateCodeOf, type ParcelSight } from '../delivery/parcel.ts';
import type { House } from '../house.ts';
import { say } from '../lang.ts';
import type { z } from '../shapes.ts';
import type { orderDetail } from './order.shapes.ts';
import { orderTimeline, type OrderRow } from './order.tables.ts';
import { isoOrNull, myOrderOf, regionOfOrder, sightsOf } from './order.view.ts';

export type OrderDetail = z.input<typeof orderDetail>;
export type DetailView = { house: House; locale: Locale };

/** Everything about one order (M3), as it stands now. */
export async function detailOf(db: Db, order: OrderRow, view: DetailView): Promise<OrderDetail> {
  const { house, locale } = view;
  const [sight] = await sightsOf(db, [order]);
  if (!sight) throw new Error(`order ${order.orderNumber} has vanished`);
  const timeline = await db.select().from(orderTimeline).where(eq(orderTimeline.orderNumber, order.orderNumber)).orderBy(asc(orderTimeline.seq));
  const parcels = await readParcels(db, order.orderNumber);
  const region = regionOfOrder(order);
  const major = (minor: number): number => toMajor(minor, region.digits);
  const { life, priceLines, slot } = order;
  const isClosed = order.status === orderStatuses.closed;
  const latest = parcels[0];
  return {
    ...myOrderOf(sight, locale, house.clock.now()),
    userAddrDto: addressIn(order.address, locale, order.regionId),
    courierService: latest?.company ?? (order.courier || null), trackingNumber: latest?.trackingNo ?? null, parcels: parcels.map(parcelOf),
    slot: slot && { slotId: slot.slotId, day: slot.day, start: slot.start, end: slot.end, fee: major(slot.fee), left: null, cutoff: new Date(slot.startsAt).toISOString(), available: true, reason: null },
    stages: stagesOf(order),
    timeline: timeline.map(({ seq, at, event, fromState, toState, actor }) => ({ seq, time: new Date(at).toISOString(), event, from: fromState, to: toState, actor, desc: say(locale, `mall.timeline.${event}`) })),
    priceLines: priceLinesBody(priceLines, region), remarks: order.remarks,
    insurance: { selected: priceLines.insurance > 0, fee: major(priceLines.insurance), claimable: false, claimUntil: null },
    placedOn: new Date(life.placedOn).toISOString(), paidOn: isoOrNull(life.paidOn), dvyTime: isoOrNull(life.shippedOn), deliveredTime: isoOrNull(life.deliveredOn), finallyTime: isoOrNull(life.receivedOn),
    cancelTime: isoOrNull(life.cancelTime), receiveDeadline: isoOrNull(life.receiveBy), reviewDeadline: isoOrNull(life.rateBy), refundDeadline: isoOrNull(life.refundBy), closeType: life.closeType,
    cancelReason: life.cancelReason, cancelRemark: life.cancelRemark,
    cancelledAmount: isClosed ? major(life.due) : null, refundAmount: isClosed && life.captured > 0 ? major(life.captured) : null,
    pay: { payType: order.payType, cardLast4: order.cardLast4, payNo: order.payNo },
    canRefund: false, canAllRefund: false, canRefundAmount: 0, coupons: [], coinsEarned: 0, orderVersion: order.version,
  };
}

const parcelOf = (parcel: ParcelSight) => ({
  dvyFlowId: parcel.dvyFlowId, companyName: parcel.company, stateCode: stateCodeOf(parcel.state), items: parcel.items.reduce((sum, item) => sum + item.count, 0),
});

/** The way of the order in the spec's words: what is behind it with its time, where it is, what comes. */
function stagesOf(order: OrderRow): OrderDetail['stages'] {
  const { life } = order;
  const current = stageOf(order, life.payStatus);
  // Cash is paid at the door, so such an order is never "paid" before it is delivered.
  const isCash = order.payType === 21;
  const way: [OrderStage, number | null][] = [
    ['PLACED', life.placedOn], ...(isCash ? [] : [['PAID', life.paidOn] as [OrderStage, number | null]]), ['SHIPPED', life.shippedOn],
    ['DELIVERED', life.deliveredOn ?? life.receivedOn], ['COMPLETED', life.receivedOn],
  ];
  const walked: [OrderStage, number | null][] = current === 'CANCELLED' ? [...way.filter(([, at]) => at !== null), ['CANCELLED', life.cancelTime]] : way;
  return walked.map(([stage, at]) => ({ stage, time: isoOrNull(at), current: stage === current }));
}
