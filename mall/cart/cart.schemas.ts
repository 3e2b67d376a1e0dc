import { stockStatus } from '../product/product.schemas.ts';
import { action, i64, int, money, priced, ts, url, z } from '../platform/http/schemas.ts';

/** Something the shopper should know before he goes on; only `BLOCK` stops him. */
export const issue = z
  .object({
    code: z.string(),
    desc: z.string(),
    level: z.enum(['BLOCK', 'WARN', 'INFO']),
    basketId: i64.nullable(),
    shopId: i64.nullable(),
    data: z.record(z.string(), z.unknown()).nullable(),
  })
  .openapi('Issue');

export const discount = z
  .object({ discountId: i64, title: z.string(), kind: z.enum(['REDUCE', 'PERCENT']), need: money, off: z.number(), gap: money.nullable() })
  .openapi('Discount');

export const cartItem = z
  .object({
    basketId: i64,
    shopId: i64,
    shopName: z.string(),
    prodId: i64,
    prodName: z.string(),
    skuId: i64,
    skuName: z.string(),
    pic: url,
    price: money,
    oriPrice: money.nullable(),
    ...priced,
    prodCount: int,
    productTotalAmount: money,
    actualTotal: money,
    discountId: i64,
    shareReduce: money,
    discounts: z.array(discount),
    basketDate: ts,
    checked: z.boolean(),
    stocks: int,
    stockStatus,
    deliverable: z.boolean(),
    priceWhenAdded: money,
    maxBuy: int.nullable(),
    codSupported: z.boolean(),
    issue: issue.nullable(),
    actions: z.array(action),
  })
  .openapi('CartItem');

export const cartDiscountGroup = z
  .object({ chooseDiscountItemDto: discount.nullable(), shopCartItems: z.array(cartItem) })
  .openapi('CartDiscountGroup');

export const cartShop = z
  .object({ shopId: i64, shopName: z.string(), shopLogo: url, shopCartItemDiscounts: z.array(cartDiscountGroup), couponCount: int })
  .openapi('CartShop');

export const cartAmount = z
  .object({
    totalMoney: money,
    finalMoney: money,
    subtractMoney: money,
    count: int,
    freight: money.nullable(),
    smallCartFee: money,
    smallCartGap: money.nullable(),
    minPayGap: money.nullable(),
    freeDeliveryGap: money.nullable(),
    ...priced,
  })
  .openapi('CartAmount');

export const expiryShop = z.object({ shopId: i64, shopName: z.string(), shopCartItemDtoList: z.array(cartItem) }).openapi('ExpiryShop');

export const cartChanged = z.object({ basketId: i64, prodCount: int, totalCount: int }).openapi('CartChanged');

export const cartSkuChanged = z
  .object({ basketId: i64, merged: z.boolean(), capped: z.boolean(), prodCount: int, totalCount: int })
  .openapi('CartSkuChanged');

export const batchAddResult = z
  .object({
    added: z.array(z.object({ skuId: i64, basketId: i64, count: int }).openapi('BatchAdded')),
    failed: z.array(
      z.object({ skuId: i64, prodName: z.string(), code: z.string(), desc: z.string(), stocks: int.nullable() }).openapi('BatchFailed'),
    ),
    basketIds: z.array(i64),
    totalCount: int,
  })
  .openapi('BatchAddResult');

const chosen = z.object({ basketId: i64.optional(), discountId: i64.optional() }).loose();

/** Z1: nothing, the bare map, or the map under its name. */
export const cartQuestion = z
  .record(z.string(), z.union([chosen, z.record(z.string(), chosen)]))
  .optional()
  .openapi('CartQuestion');

const piece = z.number().int().min(-99_999).max(99_999);

export const cartChange = z.object({ basketId: i64.default(0), count: piece, prodId: i64, shopId: i64, skuId: i64 }).openapi('CartChange');

export const cartSkuChange = z.object({ basketId: i64, skuId: i64 }).openapi('CartSkuChange');

export const batchAdd = z
  .object({
    items: z
      .array(z.object({ prodId: i64, skuId: i64, shopId: i64, count: piece.min(1) }))
      .min(1)
      .max(120),
    source: z.string().max(40).optional(),
  })
  .openapi('BatchAdd');
