import { and, eq, sql } from 'drizzle-orm';
import type { OrderEvent } from '#machines/rules/order/order.ts';
import { isRefundOpen } from '#machines/rules/refund/refund.ts';
import { unsentOf } from '#machines/rules/refund/refundAmounts.ts';
import type { Db } from '../platform/postgres/database.ts';
import { parcelItems, parcels } from '../delivery/delivery.tables.ts';
import { parcelStates } from '../delivery/parcel.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { addDays, momentOf } from '../checkout/zonedTime.ts';
import { defaultRegion, regionOf } from '../region/region.ts';
import { deliveryOf } from '../product/delivery.ts';
import { refuse } from '../platform/http/refusal.ts';
import { lockOrders, transitionOrder, type TransitionBy } from './order.transition.ts';
import { orderItems, orders, type OrderItemRow, type OrderRow } from './order.tables.ts';

export const sellerEvents = ['accept', 'pack', 'ship', 'approveCancel', 'rejectCancel'] as const;
export type SellerEvent = (typeof sellerEvents)[number];

/** What the seller sends: some pieces of some lines, or, without `items`, everything that is left. */
export type Shipment = {
  items?: { orderItemId: number; count: number }[] | undefined;
  company?: string | undefined;
  trackingNo?: string | undefined;
};

/**
 * One deed of the seller (X5: O14, O15, O17 to O19).
 * @throws Refusal NOT_FOUND, VALIDATION for pieces that are not left, TRANSITION_NOT_ALLOWED
 */
export async function sell(
  context: MallContext,
  db: Db,
  orderNumber: string,
  event: SellerEvent,
  shipment: Shipment,
  by: TransitionBy,
): Promise<{ order: OrderRow; dvyFlowId: number | null }> {
  const [order] = await lockOrders(db, [orderNumber]);
  if (!order) throw refuse('NOT_FOUND');
  const at = context.clock.now();
  if (event === 'ship') return ship(context, db, order, shipment, by);
  const types = {
    accept: 'packing.started',
    pack: 'packing.started',
    approveCancel: 'cancel.approved',
    rejectCancel: 'cancel.rejected',
  } as const;
  const step: OrderEvent = { type: types[event], at };
  return { order: await transitionOrder(context, db, order, step, by), dvyFlowId: null };
}

async function ship(
  context: MallContext,
  db: Db,
  order: OrderRow,
  shipment: Shipment,
  by: TransitionBy,
): Promise<{ order: OrderRow; dvyFlowId: number }> {
  const at = context.clock.now();
  const items = await db.select().from(orderItems).where(eq(orderItems.orderNumber, order.orderNumber));
  const sent = piecesOf(items, shipment);
  const stepped = await transitionOrder(
    context,
    db,
    order,
    { type: 'parcel.sent', at, units: sent.reduce((sum, piece) => sum + piece.count, 0) },
    by,
  );
  const dvyFlowId = context.nextId();
  const eta = await etaOf(db, order, at);
  const promised = { promisedBy: promiseOf(stepped, eta) };
  await db.update(orders).set(promised).where(eq(orders.orderNumber, order.orderNumber));
  await db.insert(parcels).values({
    dvyFlowId,
    orderNumber: order.orderNumber,
    company: shipment.company ?? order.courier,
    trackingNo: shipment.trackingNo ?? context.random.digits(12),
    state: parcelStates.none,
    eta,
    sentAt: at,
  });
  await db.insert(parcelItems).values(sent.map((piece) => ({ dvyFlowId, ...piece })));
  for (const { orderItemId, count } of sent) {
    await db
      .update(orderItems)
      .set({ shippedCount: sql`${orderItems.shippedCount} + ${count}` })
      .where(and(eq(orderItems.orderItemId, orderItemId), eq(orderItems.orderNumber, order.orderNumber)));
  }
  return { order: { ...stepped, ...promised }, dvyFlowId };
}

/** A parcel is not packed with what the buyer may get his money back for. */
const isRefundWaiting = ({ refundState }: OrderItemRow): boolean => refundState !== null && isRefundOpen(refundState);

const sendableOf = (item: OrderItemRow): number => (isRefundWaiting(item) ? 0 : unsentOf(item));

function piecesOf(items: readonly OrderItemRow[], { items: requested }: Shipment): { orderItemId: number; count: number }[] {
  if (!requested)
    return items.map((item) => ({ orderItemId: item.orderItemId, count: sendableOf(item) })).filter((piece) => piece.count > 0);
  for (const { orderItemId, count } of requested) {
    const item = items.find((each) => each.orderItemId === orderItemId);
    if (item && isRefundWaiting(item)) throw refuse('REFUND_OPEN', { data: { orderItemId } });
    if (!item || count > sendableOf(item)) throw refuse('VALIDATION', { fields: [{ field: 'items', code: 'INVALID' }] });
  }
  return requested;
}

/** The end of the chosen slot, else of the last day a parcel is expected. */
function promiseOf({ slot, regionId, promisedBy }: OrderRow, eta: string | null): number | null {
  const { zone } = regionOf(regionId) ?? defaultRegion;
  if (slot) return momentOf(slot.day, slot.end, zone);
  return eta === null ? promisedBy : Math.max(promisedBy ?? 0, momentOf(addDays(eta, 1), '00:00', zone));
}

async function etaOf(db: Db, order: OrderRow, at: number): Promise<string | null> {
  const { rows } = await db.execute<{ region_id: number }>(sql`select region_id from shops where shop_id = ${order.shopId}`);
  const parcel = { shopRegionId: rows[0]?.region_id ?? order.regionId, weightGrams: 0, goods: 0, isLocalOnly: false };
  const [delivery] = await deliveryOf(db, { regionId: order.regionId, areaId: order.address.areaId, parcels: [parcel], at });
  return delivery?.latest ?? null;
}
