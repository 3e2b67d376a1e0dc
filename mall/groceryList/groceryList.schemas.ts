import { shareModes } from '#machines/model/groceryList.ts';
import { longestListName } from '#machines/rules/groceryList.ts';
import { stockStatus } from '../product/product.schemas.ts';
import { action, flag01, i64, i64Text, int, money, pageOf, pageQuery, priced, ts, url, z } from '../platform/http/schemas.ts';

/** `price` is what a piece costs without its discount, `discountPrice` what it costs now; what cannot be bought has the subtotal 0. */
export const groceryItem = z
  .object({
    itemId: i64,
    prodId: i64,
    skuId: i64,
    shopId: i64,
    prodName: z.string(),
    skuName: z.string(),
    pic: url,
    price: money,
    discountPrice: money,
    ...priced,
    count: int,
    maxCount: int,
    subtotal: money,
    stocks: int,
    stockStatus,
    deliverable: z.boolean(),
    note: z.string().nullable(),
    status: flag01,
    problem: z.enum(['PROD_OFFLINE', 'NOT_DELIVERABLE', 'OUT_OF_STOCK']).nullable(),
  })
  .openapi('GroceryItem');

/** A link to a list: whoever has it sees the list, or may change what stands in it. */
export const listShare = z
  .object({ shareCode: z.string(), shareUrl: url, qrContent: z.string(), mode: z.enum(shareModes), expireTime: ts })
  .openapi('GroceryListShare');

/**
 * `subtotal` is what can be bought without its discounts, `discountPrice` what it costs now: the sum of its items' subtotals.
 * `deliveryFee` is null while no address in the region is known, and in somebody else's list, whose `owner` is named, masked. `share` is
 * the owner's open link. `items` and `skuCount` are there where they were asked for.
 */
export const groceryList = z
  .object({
    listId: i64,
    listName: z.string(),
    itemCount: int,
    totalQuantity: int,
    subtotal: money,
    discountPrice: money,
    deliveryFee: money.nullable(),
    total: money,
    ...priced,
    role: z.enum(['OWNER', 'EDITOR', 'VIEWER']),
    owner: z.string().nullable(),
    shared: z.boolean(),
    share: listShare.nullable(),
    updateTime: ts,
    version: int,
    skuCount: int.nullable(),
    items: z.array(groceryItem).nullable(),
    actions: z.array(action),
  })
  .openapi('GroceryList');

export const groceryListPage = pageOf(groceryList, 'GroceryList');

/** `skuId`: how many pieces of this variant each list holds is answered as `skuCount`. */
export const listsQuestion = z.object({ ...pageQuery(), skuId: i64Text.optional() });
export const listQuestion = z.object({ listId: i64Text.optional(), listName: z.string().max(longestListName).optional() });
export const listParam = z.object({ listId: i64Text });
export const itemParam = z.object({ listId: i64Text, itemId: i64Text });

const count = z.number().int().min(1).max(999);

export const listName = z.object({ listName: z.string().max(longestListName) }).openapi('GroceryListName');
export const newItem = z.object({ prodId: i64, skuId: i64, shopId: i64, count }).openapi('GroceryItemParam');
/** What is not named stays; an empty `note` is taken away. `place`: how many things stand before it then. */
export const itemChange = z
  .object({ count: count.optional(), note: z.string().max(200).optional(), place: z.number().int().min(0).max(199).optional() })
  .openapi('GroceryItemChange');
export const removedItems = z.array(i64).max(200);
export const listPurchase = z
  .object({ itemIds: z.array(i64).min(1).max(200).optional(), mode: z.enum(['CART', 'CHECKOUT']) })
  .openapi('GroceryListPurchase');
export const sharedEdit = z.object({ shareCode: z.string().max(64).optional() });
export const shareParam = z.object({ shareCode: z.string().max(64) });
export const shareOptions = z
  .object({ mode: z.enum(shareModes), expiresInDays: z.number().int().min(1).max(365).default(30) })
  .openapi('GroceryListShareParam');
export const copyParam = z.object({ listName: z.string().max(longestListName).optional() }).openapi('GroceryListCopy');
