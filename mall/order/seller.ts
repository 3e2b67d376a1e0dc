import { and, eq, sql } from 'drizzle-orm';
import type { OrderEvent } from '#machines/order.ts';
import type { Db } from '../database.ts';
import { parcelItems, parcels } from '../delivery/delivery.tables.ts';
import { parcelStates } from '../delivery/parcel.ts';
import type { House } from '../house.ts';
import { deliveryOf } from '../product/delivery.ts';
import { refuse } from '../refusal.ts';
import { lockOrders, stepOrder, type StepBy } from './order.step.ts';
import { orderItems, type OrderItemRow, type OrderRow } from './order.tables.ts';

export const sellerEvents = ['accept', 'pack', 'ship', 'approveCancel', 'rejectCancel'] as const;
export type SellerEvent = (typeof sellerEvents)[number];

/** What the seller sends: some pieces of some lines, or, without `items`, everything that is left. */
export type Shipment = { items?: { orderItemId: number; count: number }[] | undefined; company?: string | undefined; trackingNo?: string | undefined };

/**
 * One deed of the seller (X5: O14, O15, O17 to O19).
 * @throws Refusal NOT_FOUND, VALIDATION for pieces that are not left, TRANSITION_NOT_ALLOWED
 */
export async function sell(house: House, db: Db, orderNumber: string, event: SellerEvent, shipment: Shipment, by: StepBy): Promise<{ order: OrderRow; dvyFlowId: number | null }> {
  const [order] = await lockOrders(db, [orderNumber]);
  if (!order) throw refuse('NOT_FOUND');
  const at = house.clock.now();
  if (event === 'ship') return ship(house, db, order, shipment, by);
  const types = { accept: 'packing.started', pack: 'packing.started', approveCancel: 'cancel.approved', rejectCancel: 'cancel.rejected' } as const;
  const step: OrderEvent = { type: types[event], at };
  return { order: await stepOrder(house, db, order, step, by), dvyFlowId: null };
}

async function ship(house: House, db: Db, order: OrderRow, shipment: Shipment, by: StepBy): Promise<{ order: OrderRow; dvyFlowId: number }> {
  const at = house.clock.now();
  const items = await db.select().from(orderItems).where(eq(orderItems.orderNumber, order.orderNumber));
  const sent = piecesOf(items, shipment);
  const stepped = await stepOrder(house, db, order, { type: 'parcel.sent', at, units: sent.reduce((sum, piece) => sum + piece.count, 0) }, by);
  const dvyFlowId = house.nextId();
  await db.insert(parcels).values({
    dvyFlowId, orderNumber: order.orderNumber, company: shipment.company ?? order.courier, trackingNo: shipment.trackingNo ?? house.random.digits(12), state: parcelStates.none, eta: await etaOf(db, order, at), sentAt: at,
  });
  await db.insert(parcelItems).values(sent.map((piece) => ({ dvyFlowId, ...piece })));
  for (const { orderItemId, count } of sent) {
    await db.update(orderItems).set({ shippedCount: sql`${orderItems.shippedCount} + ${count}` }).where(and(eq(orderItems.orderItemId, orderItemId), eq(orderItems.orderNumber, order.orderNumber)));
  }
  return { order: stepped, dvyFlowId };
}

function piecesOf(items: readonly OrderItemRow[], { items: wished }: Shipment): { orderItemId: number; count: number }[] {
  if (!wished) return items.map((item) => ({ orderItemId: item.orderItemId, count: item.count - item.shippedCount })).filter((piece) => piece.count > 0);
  for (const { orderItemId, count } of wished) {
    const item = items.find((each) => each.orderItemId === orderItemId);
    if (!item || count > item.count - item.shippedCount) throw refuse('VALIDATION', { fields: [{ field: 'items', code: 'INVALID' }] });
  }
  return wished;
}

async function etaOf(db: Db, order: OrderRow, at: number): Promise<string | null> {
  const { rows } = await db.execute<{ region_id: number }>(sql`select region_id from shops where shop_id = ${order.shopId}`);
  const parcel = { shopRegionId: rows[0]?.region_id ?? order.regionId, weightGrams: 0, goods: 0, isLocalOnly: false };
  const [delivery] = await deliveryOf(db, { regionId: order.regionId, areaId: order.address.areaId, parcels: [parcel], at });
  return delivery?.latest ?? null;
}
