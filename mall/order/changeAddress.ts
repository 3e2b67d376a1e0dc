import { eq } from 'drizzle-orm';
import type { OrderEvent } from '#machines/rules/order/order.ts';
import { readAddress } from '../address/address.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { deliveryOf, type Delivery } from '../product/delivery.ts';
import { offersOf } from '../product/offer.ts';
import { mayTransition, transitionOrder, type TransitionBy } from './order.transition.ts';
import { orderItems, orders, type OrderRow } from './order.tables.ts';

/**
 * Sends an order to another address of its buyer (M8, O16); the same address again changes nothing.
 * @throws Refusal NOT_FOUND, NOT_DELIVERABLE, TRANSITION_NOT_ALLOWED
 */
export async function changeAddress(context: MallContext, db: Db, order: OrderRow, addrId: number, by: TransitionBy): Promise<OrderRow> {
  const address = await readAddress(db, order.userId, addrId);
  if (order.address.addrId === addrId && order.address.updatedAt === address.updatedAt) return order;
  const at = context.clock.now();
  const addressChanged = (costsSame: boolean): OrderEvent => ({ type: 'address.changed', at, costsSame });
  const { courier, costsSame } =
    mayTransition(order, addressChanged(true)) === null
      ? await wayTo({ context, db, at }, order, address.areaId)
      : { courier: order.courier, costsSame: true };
  const stepped = await transitionOrder(context, db, order, addressChanged(costsSame), by);
  await db.update(orders).set({ address, courier }).where(eq(orders.orderNumber, order.orderNumber));
  return { ...stepped, address, courier };
}

type Asking = { context: MallContext; db: Db; at: number };

/** Who brings the order to an area, and whether that costs what the way costs now. @throws Refusal NOT_DELIVERABLE */
async function wayTo(asking: Asking, order: OrderRow, areaId: number): Promise<{ courier: string; costsSame: boolean }> {
  const [now] = await deliveryTo(asking, order, order.address.areaId);
  const [then] = await deliveryTo(asking, order, areaId);
  if (!then?.deliverable) throw refuse('NOT_DELIVERABLE');
  return { courier: then.courier ?? order.courier, costsSame: then.fee === now?.fee };
}

/** What the way costs by zone and weight, as if nothing of it were given. */
async function deliveryTo({ context, db, at }: Asking, order: OrderRow, areaId: number): Promise<Delivery[]> {
  const items = await db.select().from(orderItems).where(eq(orderItems.orderNumber, order.orderNumber));
  const offers = await offersOf(context, db, { skuIds: items.map(({ skuId }) => skuId), regionId: order.regionId, lang: order.lang });
  const known = items.flatMap(({ skuId, count }) => {
    const offer = offers.get(skuId);
    return offer ? [{ offer, count }] : [];
  });
  const parcel = {
    shopRegionId: known[0]?.offer.shopRegionId ?? order.regionId,
    weightGrams: known.reduce((sum, { offer, count }) => sum + offer.weightGrams * count, 0),
    goods: 0,
    isLocalOnly: known.some(({ offer }) => offer.isLocalOnly),
  };
  return deliveryOf(db, { regionId: order.regionId, areaId, parcels: [parcel], at });
}
