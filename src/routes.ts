import { collectionSorts, shopSorts, type OrderGroup, type Place, type PlaceName, type WantedLine } from '#machines/words.ts';

const idOf = (text: string | null | undefined): number | null => {
  if (!text || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
};

const groups: Record<string, OrderGroup> = { '/topay': 'toPay', '/todeliver': 'toDeliver', '/toreceive': 'toReceive', '/completed/completed': 'completed' };

const wordOf = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** What addresses ask of a list (`wishOf` understands it); anything else in a query is no part of the place. */
const listWords = ['categoryIds', 'categoryTypeAttrIds', 'brandIds', 'placeOfOrigin', 'minPrice', 'maxPrice', 'minRating', 'condition', 'freeDelivery', 'hasStock', 'sortName', 'sort', 'page', 'tab', 'literal'];

const wishIn = (query: URLSearchParams): { wish?: string } => {
  const wish = listWords.flatMap((name) => (query.get(name) ? [`${name}=${encodeURIComponent(query.get(name)!).replaceAll('%2C', ',')}`] : [])).join('&');
  return wish ? { wish } : {};
};

const buyNowOf = (query: URLSearchParams): WantedLine | null => {
  const [prodId, skuId, shopId, count] = ['prodId', 'skuId', 'shopId', 'count'].map((name) => idOf(query.get(name)));
  return prodId && skuId && shopId && count ? { prodId, skuId, shopId, count } : null;
};

const pageOf = (query: URLSearchParams): number => Math.max(1, idOf(query.get('page')) ?? 1);

const letterOf = (query: URLSearchParams): string => /^[a-z]$/i.exec(query.get('letter') ?? '')?.[0].toUpperCase() ?? '';

const fixed = (path: string, query: URLSearchParams): Place | null => {
  const group = groups[path];
  if (group) return { name: 'orders', group };
  switch (path) {
    case '/': return { name: 'home' };
    case '/categories': return { name: 'categories' };
    case '/category': return { name: 'category', categoryId: idOf(query.get('categoryId')) };
    case '/discover': return { name: 'discover' };
    case '/brands': return { name: 'brands', letter: letterOf(query), page: pageOf(query) };
    case '/shops': return { name: 'shops', sortName: shopSorts.find((sortName) => sortName === query.get('sortName')) ?? 'default', page: pageOf(query) };
    case '/trending': return { name: 'trending', ...wishIn(query) };
    case '/cart': return { name: 'cart' };
    case '/checkout': return { name: 'checkout', buyNow: buyNowOf(query), basketIds: (query.get('items') ?? '').split(',').map(idOf).filter((id) => id !== null) };
    case '/paymentmethod': return { name: 'payment', orderNumbers: query.get('orders') ?? '' };
    case '/order-details': return { name: 'order', orderNumber: query.get('orderNumber') ?? '' };
    case '/todeliver/cancelorder': return { name: 'cancelOrder', orderNumber: query.get('orderNumber') ?? '' };
    case '/collection': return { name: 'collection', tab: query.get('tab') === 'shops' ? 'shops' : 'products', sortName: collectionSorts.find((each) => each === query.get('sortName')) ?? 'new' };
    case '/myfootprint': return { name: 'footprint' };
    case '/profile': return { name: 'profile' };
    case '/icanchat': return { name: 'chat', shopId: idOf(query.get('shopId')), prodId: idOf(query.get('prodId')), orderNumber: query.get('orderNumber') };
    case '/notification': return { name: 'notification' };
    case '/contact-us': return { name: 'contact' };
    case '/register': return { name: 'register' };
    default: return null;
  }
};

/**
 * The place at an address (spec 2). Fixed routes match first, in any letter case;
 * `/{categoryList}/{categoryId}` last, with digits for an id. Everything else is `notFound`.
 */
export const placeAt = (pathname: string, search: string): Place => {
  const query = new URLSearchParams(search);
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const known = fixed(path.toLowerCase(), query);
  if (known) return known;
  const [, first = '', second = '', third = '', fourth = '', ...rest] = path.split('/');
  if (rest.length > 0) return { name: 'notFound' };
  const wish = wishIn(query);
  if (fourth) {
    const categoryId = idOf(second);
    return categoryId && third.toLowerCase() === 'prods' ? { name: 'categoryList', categoryList: wordOf(first), categoryId, category: wordOf(fourth), ...wish } : { name: 'notFound' };
  }
  const room = first.toLowerCase();
  if (third) {
    const thirdId = idOf(third);
    if (room === 'discover' && second.toLowerCase() === 'sub') return { name: 'subCategory', category: wordOf(third) };
    if (room === 'store' && thirdId) return { name: 'store', shop: wordOf(second), storeId: thirdId, ...wish };
    if (room === 'campaign' && thirdId) return { name: 'campaign', campaign: wordOf(second), campaignId: thirdId, ...wish };
    return room === 'brands' && thirdId ? { name: 'brand', brand: wordOf(second), brandId: thirdId, ...wish } : { name: 'notFound' };
  }
  const id = idOf(second);
  if (room === 'products' || room === 'goods') return id ? { name: 'product', productId: id, skuId: idOf(query.get('skuId')) } : { name: 'notFound' };
  if (room === 'services' && second) {
    const tagId = idOf(query.get('tagId'));
    return tagId ? { name: 'services', services: wordOf(second), tagId, ...wish } : { name: 'notFound' };
  }
  if (room === 'searchresults' && second) {
    const slug = wordOf(second);
    return { name: 'search', slug, key: query.get('key') ?? slug.replaceAll('-', ' ').trim(), ...wish };
  }
  if (room === 'policies' && second) return { name: 'policy', slug: wordOf(second), lang: query.get('lang') === 'zh-cn' ? 'zh-cn' : 'en-us' };
  return id ? { name: 'categoryList', categoryList: wordOf(first), categoryId: id, ...wish } : { name: 'notFound' };
};

/** The page noun of each place: names its view (`src/pages/{noun}.page.tsx`) and its room of words. */
export const pageNoun: Record<PlaceName, string> = {
  home: 'home', categoryList: 'shelf', services: 'shelf', store: 'shelf', brand: 'shelf', trending: 'shelf', campaign: 'campaign', brands: 'directory', shops: 'directory', categories: 'categories', category: 'discover', discover: 'discover', subCategory: 'discover', search: 'search', product: 'product',
  cart: 'cart', checkout: 'checkout', payment: 'payment', orders: 'orders', order: 'order', cancelOrder: 'cancelOrder', profile: 'profile', collection: 'favourites', footprint: 'footprint',
  chat: 'chat', notification: 'notification', contact: 'contact', policy: 'policy', register: 'register', notFound: 'notFound',
};

const everybodys = new Set(['home', 'shelf', 'campaign', 'directory', 'categories', 'discover', 'search', 'product']);

/** Whether the page at such a place belongs to nobody: reading it changes nothing, and what one saw there may stand in the tab's storage. */
export const isEverybodys = (name: PlaceName): boolean => everybodys.has(pageNoun[name]);
