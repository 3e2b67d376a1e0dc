import { asc, eq } from 'drizzle-orm';
import { addBatch, type BatchAdded, type Changing } from '../cart/cart.change.ts';
import { refuse } from '../platform/http/refusal.ts';
import { orderItems, type OrderRow } from './order.tables.ts';

/**
 * Puts what was ordered, or these lines of it, into the cart once more (M13); what does not go in is named with its reason.
 * @throws Refusal NOT_FOUND for a line of another order
 */
export async function buyAgain(
  changing: Changing,
  { orderNumber, shopId }: OrderRow,
  orderItemIds: readonly number[] | undefined,
): Promise<BatchAdded> {
  const lines = await changing.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.orderItemId));
  const wanted = orderItemIds ? lines.filter(({ orderItemId }) => orderItemIds.includes(orderItemId)) : lines;
  if (orderItemIds && wanted.length < new Set(orderItemIds).size) throw refuse('NOT_FOUND');
  return addBatch(
    changing,
    wanted.map(({ prodId, skuId, count }) => ({ prodId, skuId, shopId, count })),
  );
}
