import { longestRemark } from '#machines/rules/order/remark.ts';
import { addressBody as address } from '../address/address.schemas.ts';
import { cartDiscountGroup, issue } from '../cart/cart.schemas.ts';
import { installment } from '../payment/installment.schemas.ts';
import { payMethod } from '../payment/payment.schemas.ts';
import { deliveryEstimate } from '../product/product.schemas.ts';
import { promoResult } from '../promo/promoCode.schemas.ts';
import { checkoutVoucher } from '../voucher/voucher.schemas.ts';
import { orderItem } from './orderItem.schema.ts';
import { action, date, flag01, i64, int, money, priced, ts, url, z } from '../platform/http/schemas.ts';

/** How one price line came about. `amount`: what this adds to its line; the notes of a line add up to it. */
export const priceNote = z
  .object({
    line: z.enum(['totalItemCost', 'savedByVouchers', 'promoCodes', 'coins', 'deliveryFee', 'slotFee', 'smallCartFee', 'insurance']),
    rule: z.enum(['ITEM', 'VOUCHER', 'PROMO_CODE', 'COINS', 'DELIVERY', 'FREE_DELIVERY', 'SLOT', 'SMALL_CART', 'INSURANCE']),
    desc: z.string(),
    amount: money,
  })
  .openapi('PriceNote');

export const priceLines = z
  .object({
    quantity: int,
    subtotal: money,
    totalItemCost: money,
    savedByVouchers: money,
    promoCodes: money,
    shopDiscount: money,
    coins: money,
    deliveryFee: money,
    slotFee: money,
    smallCartFee: money,
    insurance: money,
    total: money,
    explain: z.array(priceNote),
  })
  .openapi('PriceLines');

export const deliverySlot = z
  .object({
    slotId: z.string(),
    day: date,
    start: z.string(),
    end: z.string(),
    fee: money,
    left: int.nullable(),
    cutoff: ts,
    available: z.boolean(),
    reason: z.string().nullable(),
  })
  .openapi('DeliverySlot');

export const shopSlots = z.object({ shopId: i64, slots: z.array(deliverySlot) }).openapi('ShopSlots');

export const shopPreview = z
  .object({
    shopId: i64,
    shopName: z.string(),
    shopLogo: url,
    shopCartItemDiscounts: z.array(cartDiscountGroup),
    coupons: z.array(checkoutVoucher),
    total: money,
    transfee: money,
    freeTransfee: money,
    discountReduce: money,
    couponReduce: money,
    shopReduce: money,
    actualTotal: money,
    totalCount: int,
    remarks: z.string(),
    slots: z.array(deliverySlot),
    slotId: z.string().nullable(),
    estimate: deliveryEstimate,
  })
  .openapi('ShopPreview');

export const orderPreview = z
  .object({
    checkoutToken: z.string(),
    expireTime: ts,
    nowTime: ts,
    priceHash: z.string(),
    orderType: flag01,
    userAddr: address.nullable(),
    shopCartOrders: z.array(shopPreview),
    coupons: z.array(checkoutVoucher),
    total: money,
    actualTotal: money,
    totalCount: int,
    orderReduce: money,
    priceLines,
    ...priced,
    insuranceOption: z.object({ available: z.boolean(), selected: z.boolean(), fee: money, cover: z.string() }).openapi('InsuranceOption'),
    promo: promoResult.nullable(),
    coins: z.object({ usable: int, max: int, worth: money, selected: z.boolean() }).openapi('CheckoutCoins'),
    payTypes: z.array(payMethod),
    /** How it can be paid later, if it is ordered and paid now; null where it cannot. */
    installment: installment.nullable(),
    minPayAmount: money,
    minPayGap: money.nullable(),
    smallCartGap: money.nullable(),
    issues: z.array(issue),
    actions: z.array(action),
  })
  .openapi('OrderPreview');

/** `basketIds` or `orderItem`; a re-confirm with a token keeps what is not said again. */
export const orderParam = z
  .object({
    basketIds: z.array(i64).max(120).nullish(),
    orderItem,
    addrId: i64.nullish(),
    couponIds: z.array(i64).max(100).nullish(),
    couponUserIds: z.array(i64).max(100).nullish(),
    userChangeCoupon: flag01.nullish(),
    checkoutToken: z.string().max(64).nullish(),
    promoCode: z.string().max(40).nullish(),
    insurance: flag01.nullish(),
    slots: z
      .array(z.object({ shopId: i64, slotId: z.string().max(40) }))
      .max(120)
      .nullish(),
    useCoins: flag01.nullish(),
    payType: int.nullish(),
    groceryListId: i64.nullish(),
  })
  .openapi('OrderParam');

export const submitOrderParam = z
  .object({
    checkoutToken: z.string().min(1).max(64),
    orderShopParam: z
      .array(z.object({ shopId: i64, remarks: z.string().max(longestRemark, 'TEXT_TOO_LONG').nullish() }))
      .max(120)
      .default([]),
    acceptPriceHash: z.string().max(64).nullish(),
  })
  .openapi('SubmitOrderParam');

export const orderNumbers = z
  .object({
    orderNumbers: z.string(),
    orders: z.array(z.object({ orderNumber: z.string(), shopId: i64, actualTotal: money }).openapi('OrderNumber')),
    payNo: z.string().nullable(),
    actualTotal: money,
    endTime: ts,
    nowTime: ts,
    needPay: z.boolean(),
    ...priced,
  })
  .openapi('OrderNumbers');
