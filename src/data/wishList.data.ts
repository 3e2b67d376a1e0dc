import type { ListPurchase } from '#machines/wishList.machine.ts';
import type { ListIntent } from '#machines/rules/groceryList.ts';
import type { GroceryList, NotBought } from '#machines/model/groceryList.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { listOf } from './groceryListOf.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment OneList on GroceryList {
    listId
    listName
    itemCount
    totalQuantity
    subtotal
    discountPrice
    deliveryFee
    total
    currency
    priceSymbol
    role
    owner
    share {
      shareCode
      mode
      expireTime
    }
    items {
      itemId
      prodId
      skuId
      shopId
      prodName
      skuName
      pic
      price
      discountPrice
      currency
      priceSymbol
      count
      maxCount
      subtotal
      note
      problem
    }
  }
`);
const ReadList = graphql(`
  query ReadList($listName: String!) {
    groceryList(listName: $listName) {
      ...OneList
    }
  }
`);
const ChangeListItem = graphql(`
  mutation ChangeListItem($listId: SafeInt!, $itemId: SafeInt!, $shareCode: String, $input: GroceryItemChangeInput!) {
    changeGroceryItem(listId: $listId, itemId: $itemId, shareCode: $shareCode, input: $input) {
      ... on GroceryList {
        ...OneList
      }
      ...WhyNot
    }
  }
`);
const RemoveListItems = graphql(`
  mutation RemoveListItems($listId: SafeInt!, $shareCode: String, $itemIds: [SafeInt!]!) {
    removeGroceryItems(listId: $listId, shareCode: $shareCode, input: $itemIds) {
      ... on GroceryList {
        ...OneList
      }
      ...WhyNot
    }
  }
`);
const BuyList = graphql(`
  mutation BuyList($listId: SafeInt!, $itemIds: [SafeInt!]) {
    buyGroceryList(listId: $listId, input: { mode: CART, itemIds: $itemIds }) {
      ... on BatchAddResult {
        failed {
          skuId
          prodName
          desc
        }
      }
      ...WhyNot
    }
  }
`);

/** A list with its items, by its name (contract S3). */
export const readList = async (execute: Execute, { listName }: { listName: string }, options?: RequestOptions): Promise<GroceryList> =>
  listOf((await execute(ReadList, { listName }, options)).groceryList);

/**
 * Sets an item's count or place, or takes items out, in a list of one's own or by its link (contract S7, S8).
 * @throws ProblemError QTY_LIMIT; LIST_READ_ONLY, SHARE_EXPIRED by a link
 */
export const changeList = async (
  execute: Execute,
  { change, listId, shareCode }: Pick<ListIntent, 'listId' | 'change' | 'shareCode'>,
  options?: RequestOptions,
): Promise<GroceryList> => {
  const of = shareCode === undefined ? { listId } : { listId, shareCode };
  if (change.kind === 'remove')
    return listOf(allowed((await execute(RemoveListItems, { ...of, itemIds: change.itemIds }, options)).removeGroceryItems));
  const { itemId } = change;
  const input = change.kind === 'count' ? { count: change.count } : { place: change.place };
  return listOf(allowed((await execute(ChangeListItem, { ...of, itemId, input }, options)).changeGroceryItem));
};

/** Writes what is noted of an item; an empty note takes it away (contract S7). */
export const saveNote = async (
  execute: Execute,
  { note, ...of }: { listId: number; itemId: number; note: string },
  options?: RequestOptions,
): Promise<GroceryList> => listOf(allowed((await execute(ChangeListItem, { ...of, input: { note } }, options)).changeGroceryItem));

/** Puts a list, or some of it, into the cart, once per key (contract S13). @throws ProblemError OUT_OF_STOCK when nothing can be bought */
export const buyList = async (
  execute: Execute,
  { listId, itemIds, key }: ListPurchase,
  options?: RequestOptions,
): Promise<{ notBought: NotBought[] }> => ({
  notBought: allowed((await execute(BuyList, { listId, ...(itemIds ? { itemIds } : {}) }, { ...options, key })).buyGroceryList).failed,
});
