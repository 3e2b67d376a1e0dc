import { addBatch, type BatchAdded } from '../cart/cart.change.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findList, itemsOf, type ListOwner } from './groceryList.ts';

/**
 * S13: puts a list, or these items of it, into the cart; what does not go in is named with its reason. The list stays as it is.
 * @throws Refusal NOT_FOUND for an item of another list, NO_ITEMS_SELECTED for an empty list, OUT_OF_STOCK when nothing can be bought
 */
export async function buyList(
  owner: ListOwner,
  listId: number,
  param: { itemIds?: readonly number[] | undefined; at: number },
): Promise<BatchAdded> {
  await findList(owner, { listId });
  const items = await itemsOf(owner.db, [listId]);
  const wanted = param.itemIds ? items.filter(({ itemId }) => param.itemIds?.includes(itemId)) : items;
  if (param.itemIds && wanted.length < new Set(param.itemIds).size) throw refuse('NOT_FOUND');
  if (wanted.length === 0) throw refuse('NO_ITEMS_SELECTED');
  const bought = await addBatch(
    { ...owner, at: param.at },
    wanted.map(({ prodId, skuId, shopId, count }) => ({ prodId, skuId, shopId, count })),
  );
  if (bought.added.length === 0) throw refuse('OUT_OF_STOCK', { data: { failed: bought.failed } });
  return bought;
}
