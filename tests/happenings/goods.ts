import type { Cart, CartItem, Facets, PageOf, Priced, ProdCard, ProdInfo, ShopCard, ShopInfo, Sku } from '#machines/words.ts';

const rupees: Priced = { currency: 'LKR', priceSymbol: 'Rs' };

/** A product as lists show it. */
export const card = (prodId: number, changed: Partial<ProdCard> = {}): ProdCard => ({
  ...rupees, prodId, prodName: `Day pack ${prodId}`, pic: `/pictures/pack-${prodId}.webp`, price: 4_990, oriPrice: 5_990, soldNum: 120, discount: 17, couponCount: 0, rating: 4.5, commNum: 12,
  shopId: 7, shopName: 'Kandy Outdoors', stockStatus: 'IN_STOCK', deliverable: true, freeDelivery: false, overseas: false, placeOfOrigin: null, condition: 'NEW', hasVariants: false, skuId: prodId * 10,
  ...changed,
});

/** One page of a list, by its number. */
export const pageOf = <T>(records: T[], current: number, pages: number): PageOf<T> => ({ records, total: pages * Math.max(records.length, 1) * (records.length > 0 ? 1 : 0), size: records.length, current, pages });

export const cardsOf = (current: number, pages: number): PageOf<ProdCard> => pageOf([card(current * 2 - 1), card(current * 2)], current, pages);

export const shopCard: ShopCard = { shopId: 7, shopName: 'Kandy Outdoors', shopLogo: '/pictures/shop-7.webp', score: 4.7, fansCount: 310, prodCount: 42, soldNum: 5_100 };

export const shopInfo: ShopInfo = {
  ...shopCard, banner: '/pictures/shop-7-banner.webp', intro: 'Gear for the hills.', shopNotice: '', openTime: '2024-01-08T00:00:00.000Z', shipFrom: 'Kandy', responseMinutes: 12, onTimeRate: 98,
};

const sku = (skuId: number, properties: string, stocks: number): Sku => ({
  ...rupees, skuId, skuName: properties.replaceAll(/\w+:/g, '').replaceAll(';', ' '), price: 4_990, oriPrice: 5_990, stocks, pic: `/pictures/sku-${skuId}.webp`, properties, partyCode: `DP-${skuId}`, status: 1, soldOutSince: stocks === 0 ? '2026-01-28T08:00:00.000Z' : null,
});

/** A product with two colours, the second of them sold out. */
export const product: ProdInfo = {
  ...card(101, { prodName: 'Day pack', hasVariants: true, skuId: null }),
  brand: { brandId: 3, brandName: 'Tarmak' }, brief: 'Light and tough.', itemCode: 'DP-101', imgs: ['/pictures/pack-101-1.webp', '/pictures/pack-101-2.webp'], content: '<p>Twenty litres.</p>',
  parameters: [{ parameterKey: 'Volume', parameterValue: '20 l' }],
  props: [{ propId: 1, propName: 'Colour', values: [{ valueId: 11, propValue: 'Red', pic: null }, { valueId: 12, propValue: 'Blue', pic: null }] }],
  skuList: [sku(1011, 'Colour:Red', 5), sku(1012, 'Colour:Blue', 0)],
  categoryPath: [{ categoryId: 1, categoryName: 'Outdoors' }, { categoryId: 12, categoryName: 'Bags' }], shop: shopCard, totalStocks: 5, warrantyMonths: 12, shipFrom: 'Kandy', returnDays: 7, codSupported: true,
  commData: { prodId: 101, number: 12, positiveRating: 92, score: 4.5, stars: { one: 0, two: 1, three: 0, four: 3, five: 8 } },
  delivery: { ...rupees, deliverable: true, reason: null, fee: 250, free: false, earliest: '2026-02-03', latest: '2026-02-05', courier: 'Serendib Express', slots: true, orderBy: '2026-02-01T18:30:00.000Z' },
  maxBuy: 4, status: 1, priceLow30: 4_790, actions: [],
};

/** A line of the cart. */
export const cartItem = (basketId: number, changed: Partial<CartItem> = {}): CartItem => ({
  ...rupees, basketId, shopId: 7, shopName: 'Kandy Outdoors', prodId: basketId + 100, prodName: `Day pack ${basketId}`, skuId: (basketId + 100) * 10, skuName: 'Red', pic: `/pictures/sku-${basketId}.webp`,
  price: 4_990, oriPrice: null, prodCount: 1, productTotalAmount: 4_990, checked: true, stocks: 5, stockStatus: 'IN_STOCK', deliverable: true, priceWhenAdded: 4_990, maxBuy: null, issue: null, ...changed,
});

/** A cart with these lines from one shop, and these that cannot be bought any more. */
export const cartOf = (items: CartItem[], expired: CartItem[] = []): Cart => {
  const chosen = items.filter((item) => item.checked);
  const total = chosen.reduce((sum, item) => sum + item.productTotalAmount, 0);
  return {
    shops: items.length > 0 ? [{ shopId: 7, shopName: 'Kandy Outdoors', shopLogo: shopCard.shopLogo, shopCartItemDiscounts: [{ shopCartItems: items }] }] : [],
    expired: expired.length > 0 ? [{ shopId: 7, shopName: 'Kandy Outdoors', shopCartItemDtoList: expired }] : [],
    amount: { ...rupees, totalMoney: total, finalMoney: total, subtractMoney: 0, count: chosen.length, freight: 250, smallCartFee: 0, smallCartGap: null, minPayGap: null, freeDeliveryGap: 5_010 },
    count: items.reduce((sum, item) => sum + item.prodCount, 0),
  };
};

/** What a list of packs can be narrowed by. */
export const facets: Facets = {
  attrs: [{ attrId: 601, attrName: 'Colour', values: [{ attrValueId: 60_001, value: 'Red', count: 3 }, { attrValueId: 60_002, value: 'Blue', count: 2 }] }],
  brands: [{ brandId: 81, brandName: 'Hillside', count: 4 }], categories: [{ categoryId: 121, categoryName: 'Day packs', count: 5 }], placesOfOrigin: [{ code: 'LK', name: 'Sri Lanka', count: 5 }],
  price: { ...rupees, min: 900, max: 9_900 }, ratings: [{ min: 4, count: 4 }], conditions: [{ code: 'NEW', count: 5 }, { code: 'USED', count: 0 }], freeDelivery: 2, inStock: 5,
};
