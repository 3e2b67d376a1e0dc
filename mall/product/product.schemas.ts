import { groupActivity } from '../group/group.schemas.ts';
import { productInstallment, skuInstallment } from '../payment/installment.schemas.ts';
import { action, date, i64, int, money, pageOf, priced, ts, url, z } from '../platform/http/schemas.ts';

export const stockStatus = z.enum(['IN_STOCK', 'LOW', 'OUT_OF_STOCK', 'SOLD_OUT']);

const cardFields = {
  prodId: i64,
  prodName: z.string(),
  pic: url,
  price: money,
  oriPrice: money.nullable(),
  ...priced,
  soldNum: int,
  discount: int.nullable(),
  couponCount: int,
  rating: z.number().nullable(),
  commNum: int,
  shopId: i64,
  shopName: z.string(),
  stockStatus,
  deliverable: z.boolean(),
  freeDelivery: z.boolean(),
  overseas: z.boolean(),
  placeOfOrigin: z.string().length(2).nullable(),
  condition: z.enum(['NEW', 'USED']),
  prodType: int,
  hasVariants: z.boolean(),
  skuId: i64.nullable(),
};

export const prodCard = z
  .object({
    ...cardFields,
    /** In a group buy that is in progress. */
    groupPrice: money.nullable(),
  })
  .openapi('ProdCard');
export const prodCardPage = pageOf(prodCard, 'ProdCard');

export const sku = z
  .object({
    skuId: i64,
    skuName: z.string(),
    price: money,
    oriPrice: money.nullable(),
    ...priced,
    stocks: int,
    pic: url,
    properties: z.string(),
    valueIds: z.array(i64),
    partyCode: z.string(),
    status: int,
    soldOutSince: ts.nullable(),
    /** How one of it can be paid later; none where it cannot. */
    installments: z.array(skuInstallment),
    restockNotice: z.boolean().nullable(),
  })
  .openapi('Sku');

export const skuProp = z
  .object({
    propId: i64,
    propName: z.string(),
    values: z.array(z.object({ valueId: i64, propValue: z.string(), pic: url.nullable() }).openapi('SkuPropValue')),
  })
  .openapi('SkuProp');

export const prodStatus = z
  .object({
    prodId: i64,
    skuId: i64.nullable(),
    price: money.nullable(),
    ...priced,
    stockStatus,
    stocks: int,
    deliverable: z.boolean(),
    status: int,
  })
  .openapi('ProdStatus');

export const deliveryEstimate = z
  .object({
    deliverable: z.boolean(),
    reason: z.string().nullable(),
    fee: money.nullable(),
    free: z.boolean(),
    ...priced,
    earliest: date.nullable(),
    latest: date.nullable(),
    courier: z.string().nullable(),
    slots: z.boolean(),
    /** Whoever orders before this moment has it between `earliest` and `latest`. */
    orderBy: ts.nullable(),
  })
  .openapi('DeliveryEstimate');

/** `stars` counts reviews by score; the contract's 1 to 5 cannot be names in GraphQL. */
export const reviewSummary = z
  .object({
    prodId: i64,
    number: int,
    positiveRating: z.number().nullable(),
    praiseNumber: int,
    secondaryNumber: int,
    negativeNumber: int,
    picNumber: int,
    score: z.number().nullable(),
    stars: z.object({ one: int, two: int, three: int, four: int, five: int }).openapi('Stars'),
  })
  .openapi('ReviewSummary');

/** What a buyer added to a review later. */
const reviewAppend = z.object({ content: z.string(), pics: z.array(url), recTime: ts }).openapi('ReviewAppend');

export const review = z
  .object({
    prodCommId: i64,
    prodId: i64,
    score: int,
    content: z.string(),
    pics: z.array(url),
    isAnonymous: int,
    evaluate: int,
    recTime: ts,
    nickName: z.string(),
    pic: url.nullable(),
    skuName: z.string(),
    lang: z.string(),
    replySts: int,
    replyContent: z.string().nullable(),
    replyTime: ts.nullable(),
    usefulCounts: int,
    usefulByMe: z.boolean().nullable(),
    append: reviewAppend.nullable(),
    verified: z.boolean(),
    status: int,
  })
  .openapi('Review');
export const reviewPage = pageOf(review, 'Review');

export const shopCard = z
  .object({
    shopId: i64,
    shopName: z.string(),
    shopLogo: url,
    score: z.number().nullable(),
    fansCount: int,
    prodCount: int,
    soldNum: int,
    shopStatus: int,
  })
  .openapi('ShopCard');

export const brand = z.object({ brandId: i64, brandName: z.string(), logo: url, letter: z.string(), prodCount: int }).openapi('Brand');

export const seo = z.object({ title: z.string(), description: z.string(), canonical: url }).openapi('Seo');

export const prodInfo = z
  .object({
    ...cardFields,
    brief: z.string(),
    itemCode: z.string(),
    imgs: z.array(url),
    content: z.string().openapi({ format: 'html' }),
    parameters: z.array(z.object({ parameterKey: z.string(), parameterValue: z.string() }).openapi('Parameter')),
    props: z.array(skuProp),
    skuList: z.array(sku),
    categoryPath: z.array(z.object({ categoryId: i64, categoryName: z.string() }).openapi('CategoryStep')),
    brand: brand.nullable(),
    shop: shopCard,
    totalStocks: int,
    warrantyMonths: int.nullable(),
    shipFrom: z.string(),
    returnDays: int,
    codSupported: z.boolean(),
    commData: reviewSummary,
    delivery: deliveryEstimate,
    maxBuy: int.nullable(),
    status: int,
    priceLow30: money.nullable(),
    groupActivity: groupActivity.nullable(),
    installment: productInstallment.nullable(),
    seo,
    actions: z.array(action),
  })
  .openapi('ProdInfo');
