import type { WantedLine } from './cart.ts';
import { dayRangeIn } from '../rules/dayRange.ts';
import { orderSearchIn } from '../rules/order/orderSearch.ts';
import { buyNowIn, decoded, idOf, nameSegment, pageIn, listQueryIn, withQuery, appendListQuery, type MatchedUrl } from '../rules/url.ts';
import { coinRecordTypes, type CoinRecordType } from './coin.ts';
import { groupBuyTabs, type GroupBuyTab } from './groupBuy.ts';
import { favouriteSorts, type FavouriteSort } from './favourite.ts';
import type { DayRange, OrderListName, OrderSearch } from './order.ts';
import { refundStates } from './refund.ts';
import { shopSorts, type ShopSort } from './seller.ts';
import { signInProviders, type SignInProvider } from './signIn.ts';
import type { VisitorContext } from './visitor.ts';
import { heldLists, voucherTabs, type HeldList, type VoucherTab } from './voucher.ts';

/** A place with a list: filters, order and page as its address says them; read by `parseListQuery` (machines/rules/list/listQuery.ts). */
type ListQueried = { query?: string };

/** Where one can be in the shop (spec 2); `places` below registers each. */
export type Place =
  | { name: 'home' }
  | ({
      name: 'categoryList';
      categoryList: string;
      categoryId: number;
      /** The child `prods/{category}`: a slug that ends in its id. */ category?: string;
    } & ListQueried)
  | { name: 'categories' }
  | { name: 'category'; /** The chosen one; null for the first. */ categoryId: number | null }
  | { name: 'discover' }
  | { name: 'subCategory'; /** A slug that ends in its id. */ category: string }
  | ({ name: 'services'; services: string; tagId: number } & ListQueried)
  | ({ name: 'search'; slug: string; key: string } & ListQueried)
  | { name: 'product'; productId: number; skuId: number | null }
  | ({ name: 'store'; shop: string; storeId: number } & ListQueried)
  | { name: 'brands'; letter: string; page: number }
  | ({ name: 'brand'; brand: string; brandId: number } & ListQueried)
  | { name: 'shops'; sortName: ShopSort; page: number }
  | ({ name: 'trending' } & ListQueried)
  | ({ name: 'campaign'; campaign: string; campaignId: number } & ListQueried)
  | { name: 'cart' }
  | {
      name: 'checkout';
      buyNow: WantedLine | null;
      basketIds: number[];
      /** The group buy whose seat it is about (contract R5). */ groupSkuId?: number;
    }
  | { name: 'payment'; orderNumbers: string; /** At the checkout it was chosen to pay later. */ payLater?: true }
  | ({ name: 'orders'; group: OrderListName } & Partial<OrderSearch>)
  | { name: 'order'; orderNumber: string }
  | { name: 'cancelOrder'; orderNumber: string }
  | { name: 'changeAddress'; orderNumber: string }
  | { name: 'logistics'; orderNumber: string }
  | { name: 'receipt'; orderNumber: string }
  | { name: 'profile' }
  | { name: 'deadlines' }
  | { name: 'coins' }
  | { name: 'coinPrice' }
  | { name: 'coinRecords'; /** Only records of this type (contract T6); null for all. */ kind: CoinRecordType | null }
  | { name: 'footprint' }
  | { name: 'collection'; tab: 'products' | 'shops'; sortName: FavouriteSort }
  | { name: 'chat'; shopId: number | null; prodId: number | null; orderNumber: string | null }
  | { name: 'notification' }
  | { name: 'contact' }
  | { name: 'policy'; slug: string; lang: string }
  | { name: 'register'; /** The code of whoever invited (contract B8). */ invite: string | null }
  | { name: 'invitation' }
  | { name: 'rate'; orderNumber: string }
  | ({ name: 'refunds'; /** Only those in this state (contract N4); null for all. */ state: number | null } & Partial<DayRange>)
  | {
      name: 'refundApply';
      orderNumber: string;
      /** The line that it is about; null while none is chosen. */ orderItemId: number | null;
      /** The refund that is edited; null for a new one. */ refundSn: string | null;
    }
  | { name: 'refund'; refundSn: string }
  | { name: 'claim'; orderNumber: string }
  | { name: 'myReviews' }
  | ({ name: 'voucher'; couponId: number } & ListQueried)
  | {
      name: 'voucherCentre';
      tab: VoucherTab;
      /** Which of the shopper's own. */ list: HeldList;
      /** The offer that a guest wanted before he logged in. */ collect: number | null;
    }
  | { name: 'addresses' }
  | { name: 'groupBuys'; tab: GroupBuyTab }
  | {
      name: 'groupBuy';
      product: string;
      groupActivityId: number;
      /** A guest wanted to be reminded before he logged in. */ remind: boolean;
    }
  | { name: 'cards' }
  | { name: 'settings' }
  | { name: 'wishLists' }
  | { name: 'wishList'; listName: string }
  | {
      name: 'sharedList';
      shareCode: string;
      /** A guest wanted a copy before he logged in. */
      copy: boolean;
    }
  | { name: 'signIn'; provider: SignInProvider }
  | { name: 'notFound' };
export type PlaceName = Place['name'];
export type PlaceOf<Name extends PlaceName> = Extract<Place, { name: Name }>;

/** What every page's machine is started with. */
export type PageInput<Name extends PlaceName> = { place: PlaceOf<Name>; visitor: VisitorContext };

/** All that the shop has to know of a place; what is derived from it names `places`. */
type PlaceEntry<Name extends PlaceName> = {
  /** What the visit is recorded as: the specification's name, where it has one (spec 2). */
  routeName: string | ((place: PlaceOf<Name>) => string);
  /** Names its view, its adapter and its room of messages. */
  page: string;
  /** The rooms of messages that it reads besides its own. */
  messages: readonly string[];
  /**
   * Whom it is for. Everyone's page is the same for all: reading it changes nothing, and the tab may keep what was seen there.
   * A visitor's shows what is his own, and a shopper's asks a guest to log in first (spec 1, 6).
   */
  audience: 'everyone' | 'visitor' | 'shopper';
  /** When its scripts come: visits begin at a landing page, and an offline page is kept from the first visit on, as landing pages are. */
  loading: 'landing' | 'offline' | 'onDemand';
  /** What of its query belongs to the place where search engines index it; null where they do not. */
  indexed: readonly string[] | null;
  /** What its addresses look like, in any letter case; `*` is any segment. */
  paths: readonly string[];
  /** What an address of that form says; null where nothing is found there. */
  parse: (url: MatchedUrl) => Omit<PlaceOf<Name>, 'name'> | null;
  /** Its address, root-relative, spelled as in the specification (spec 2). */
  format: (place: PlaceOf<Name>) => string;
};

const everyone = { audience: 'everyone', loading: 'onDemand', indexed: [], messages: [] } as const;
const visitor = { audience: 'visitor', loading: 'onDemand', indexed: null, messages: [] } as const;
const shopper = { audience: 'shopper', loading: 'onDemand', indexed: null, messages: [] } as const;
const productList = { ...everyone, page: 'productList', messages: ['list'], loading: 'offline' } as const;
const directory = { ...everyone, page: 'directory', messages: ['list'] } as const;

/** A place with one address. */
const at = (path: string) => ({ paths: [path], parse: () => ({}), format: () => path });

/** A place whose query names an order. */
const ofOrder = (path: string) => ({
  paths: [path],
  parse: ({ query }: MatchedUrl) => ({ orderNumber: query.get('orderNumber') ?? '' }),
  format: ({ orderNumber }: { orderNumber: string }) => withQuery(path, { orderNumber }),
});

/** The group buy that a checkout is about, where its address names one. */
const groupSkuIn = (query: URLSearchParams): { groupSkuId?: number } => {
  const groupSkuId = idOf(query.get('group'));
  return groupSkuId ? { groupSkuId } : {};
};

/** What the address of a checkout says that it is about. */
const goodsOf = ({ buyNow, basketIds, groupSkuId }: PlaceOf<'checkout'>): Record<string, string | number> => {
  if (groupSkuId) return { group: groupSkuId };
  if (buyNow) return { prodId: buyNow.prodId, skuId: buyNow.skuId, shopId: buyNow.shopId, count: buyNow.count };
  return { items: basketIds.join(',') };
};

const groupPaths: Record<OrderListName, string> = {
  toPay: '/ToPay',
  toDeliver: '/ToDeliver',
  toReceive: '/ToReceive',
  completed: '/Completed/Completed',
  deleted: '/deleted-orders',
};

const groupRouteNames: Record<OrderListName, string> = {
  toPay: 'ToPay',
  toDeliver: 'ToDeliver',
  toReceive: 'ToReceive',
  completed: 'Completed',
  deleted: 'DeletedOrders',
};

/** The segment of a category's name: one called "Services" is told from the place of that name by a hyphen that no name ends with. */
const categorySegment = (name: string): string => {
  const segment = nameSegment(name);
  return firstWords.has(segment) ? `${segment}-` : segment;
};

/** The registry of places. Paths that begin with any word are matched last. */
export const places = {
  home: { ...everyone, routeName: 'HomeView', page: 'home', loading: 'landing', ...at('/') },
  categoryList: {
    ...productList,
    routeName: ({ category }) => (category === undefined ? 'CategoryListView' : 'SelectedCategory'),
    paths: ['/*/*', '/*/*/prods/*'],
    parse({ segments: [name, id, category], query }) {
      const categoryId = idOf(id);
      const inside = category === undefined ? {} : { category: decoded(category) };
      return categoryId ? { categoryList: decoded(name), categoryId, ...inside, ...listQueryIn(query) } : null;
    },
    format: ({ categoryList, categoryId, category, query }) =>
      appendListQuery(`/${categorySegment(categoryList)}/${categoryId}${category ? `/prods/${encodeURIComponent(category)}` : ''}`, query),
  },
  services: {
    ...productList,
    routeName: 'TagListView',
    indexed: ['tagId'],
    paths: ['/services/*'],
    parse({ segments: [name], query }) {
      const tagId = idOf(query.get('tagId'));
      return tagId ? { services: decoded(name), tagId, ...listQueryIn(query) } : null;
    },
    format: ({ services, tagId, query }) => appendListQuery(`/services/${nameSegment(services)}?tagId=${tagId}`, query),
  },
  store: {
    ...productList,
    routeName: 'store',
    paths: ['/store/*/*'],
    parse({ segments: [name, id], query }) {
      const storeId = idOf(id);
      return storeId ? { shop: decoded(name), storeId, ...listQueryIn(query) } : null;
    },
    format: ({ shop, storeId, query }) => appendListQuery(`/store/${nameSegment(shop)}/${storeId}`, query),
  },
  brand: {
    ...productList,
    routeName: 'Brand',
    paths: ['/brands/*/*'],
    parse({ segments: [name, id], query }) {
      const brandId = idOf(id);
      return brandId ? { brand: decoded(name), brandId, ...listQueryIn(query) } : null;
    },
    format: ({ brand, brandId, query }) => appendListQuery(`/brands/${nameSegment(brand)}/${brandId}`, query),
  },
  trending: {
    ...productList,
    routeName: 'trending',
    paths: ['/trending'],
    parse: ({ query }) => listQueryIn(query),
    format: ({ query }) => appendListQuery('/trending', query),
  },
  campaign: {
    ...everyone,
    routeName: 'Campaign',
    page: 'campaign',
    messages: ['list'],
    paths: ['/campaign/*/*'],
    parse({ segments: [name, id], query }) {
      const campaignId = idOf(id);
      return campaignId ? { campaign: decoded(name), campaignId, ...listQueryIn(query) } : null;
    },
    format: ({ campaign, campaignId, query }) => appendListQuery(`/campaign/${nameSegment(campaign)}/${campaignId}`, query),
  },
  brands: {
    ...directory,
    routeName: 'Brands',
    paths: ['/brands'],
    parse: ({ query }) => ({ letter: /^[a-z]$/i.exec(query.get('letter') ?? '')?.[0].toUpperCase() ?? '', page: pageIn(query) }),
    format: ({ letter, page }) => withQuery('/brands', { letter, page: page > 1 ? page : null }),
  },
  shops: {
    ...directory,
    routeName: 'Shops',
    paths: ['/shops'],
    parse: ({ query }) => ({
      sortName: shopSorts.find((sortName) => sortName === query.get('sortName')) ?? 'default',
      page: pageIn(query),
    }),
    format: ({ sortName, page }) =>
      withQuery('/shops', { sortName: sortName === 'default' ? null : sortName, page: page > 1 ? page : null }),
  },
  categories: {
    ...everyone,
    routeName: 'CategoryView',
    page: 'categories',
    loading: 'offline',
    ...at('/categories/'),
    paths: ['/categories'],
  },
  category: {
    ...everyone,
    routeName: 'ProductView',
    page: 'discover',
    indexed: ['categoryId'],
    paths: ['/category'],
    parse: ({ query }) => ({ categoryId: idOf(query.get('categoryId')) }),
    format: ({ categoryId }) => withQuery('/category', { categoryId }),
  },
  discover: { ...everyone, routeName: 'Discover', page: 'discover', ...at('/discover') },
  subCategory: {
    ...everyone,
    routeName: 'SubCat',
    page: 'discover',
    paths: ['/discover/sub/*'],
    parse: ({ segments: [category] }) => ({ category: decoded(category) }),
    format: ({ category }) => `/discover/sub/${encodeURIComponent(category)}`,
  },
  search: {
    ...everyone,
    routeName: 'SearchResultsView',
    page: 'search',
    messages: ['list'],
    loading: 'offline',
    indexed: ['key'],
    paths: ['/SearchResults/*'],
    parse({ segments: [segment], query }) {
      const slug = decoded(segment);
      return { slug, key: query.get('key') ?? slug.replaceAll('-', ' ').trim(), ...listQueryIn(query) };
    },
    format: ({ slug, key, query }) => appendListQuery(withQuery(`/SearchResults/${encodeURIComponent(slug || '-')}`, { key }), query),
  },
  product: {
    ...everyone,
    routeName: 'viewProduct',
    page: 'product',
    loading: 'landing',
    indexed: ['skuId'],
    paths: ['/products/*', '/goods/*'],
    parse({ segments: [id], query }) {
      const productId = idOf(id);
      return productId ? { productId, skuId: idOf(query.get('skuId')) } : null;
    },
    format: ({ productId, skuId }) => withQuery(`/products/${productId}`, { skuId }),
  },
  cart: { ...shopper, routeName: 'ShoppingCart', page: 'cart', messages: ['line', 'refusal', 'notAdded'], ...at('/Cart') },
  checkout: {
    ...shopper,
    routeName: 'CheckoutView',
    page: 'checkout',
    messages: ['line', 'field', 'address', 'pay', 'money', 'refusal', 'vouchers', 'voucherChoice', 'promoCode', 'payLater'],
    paths: ['/Checkout'],
    parse: ({ query }) => ({
      ...groupSkuIn(query),
      buyNow: buyNowIn(query),
      basketIds: (query.get('items') ?? '')
        .split(',')
        .map(idOf)
        .filter((id) => id !== null),
    }),
    format: (place) => withQuery('/Checkout', goodsOf(place)),
  },
  payment: {
    ...shopper,
    routeName: 'CheckoutSummary',
    page: 'payment',
    messages: ['pay', 'cards', 'payLater'],
    paths: ['/paymentMethod'],
    parse: ({ query }) => ({ orderNumbers: query.get('orders') ?? '', ...(query.has('later') ? { payLater: true as const } : {}) }),
    format: ({ orderNumbers, payLater }) => withQuery('/paymentMethod', { orders: orderNumbers, later: payLater ? 1 : null }),
  },
  orders: {
    ...shopper,
    routeName: ({ group }) => groupRouteNames[group],
    page: 'orders',
    messages: ['order', 'field'],
    paths: Object.values(groupPaths),
    parse({ path, query }) {
      const group = (Object.keys(groupPaths) as OrderListName[]).find((each) => groupPaths[each].toLowerCase() === path);
      return group ? { group, ...orderSearchIn(query) } : null;
    },
    format: ({ group, key, from, to }) => withQuery(groupPaths[group], { key, from, to }),
  },
  order: {
    ...shopper,
    routeName: 'OrderDetails',
    page: 'order',
    messages: ['money', 'stepPreview', 'payLater', 'notAdded'],
    ...ofOrder('/order-details'),
  },
  cancelOrder: {
    ...shopper,
    routeName: 'CancelOrder',
    page: 'cancelOrder',
    messages: ['order', 'field', 'stepPreview'],
    ...ofOrder('/ToDeliver/CancelOrder'),
  },
  changeAddress: {
    ...shopper,
    routeName: 'ChangeAddress',
    ...ofOrder('/ToDeliver/ChangeAddress'),
    page: 'changeAddress',
    messages: ['order', 'address', 'field', 'refusal'],
  },
  logistics: { ...shopper, ...ofOrder('/ToReceive/logistics'), routeName: 'Logistics', page: 'logistics', messages: ['order'] },
  receipt: {
    ...shopper,
    routeName: 'Receipt',
    page: 'receipt',
    messages: ['order', 'money', 'payLater'],
    paths: ['/receipt/*'],
    parse: ({ segments: [orderNumber] }) => ({ orderNumber: decoded(orderNumber) }),
    format: ({ orderNumber }) => `/receipt/${encodeURIComponent(orderNumber)}`,
  },
  profile: { ...shopper, routeName: 'profile', page: 'profile', ...at('/profile') },
  deadlines: { ...shopper, routeName: 'Deadlines', page: 'deadlines', messages: ['order'], ...at('/deadlines') },
  coins: { ...shopper, routeName: 'Coins', page: 'coins', ...at('/coins') },
  coinPrice: { ...visitor, routeName: 'CoinPrice', page: 'coinPrice', ...at('/coins/price') },
  coinRecords: {
    ...shopper,
    routeName: 'CoinRecords',
    page: 'coinRecords',
    messages: ['coins'],
    paths: ['/coins/records'],
    parse: ({ query }) => ({ kind: coinRecordTypes.find((each) => each === query.get('type')) ?? null }),
    format: ({ kind }) => withQuery('/coins/records', { type: kind }),
  },
  collection: {
    ...shopper,
    routeName: 'FavouritsView',
    page: 'favourites',
    messages: ['productList'],
    paths: ['/collection'],
    parse: ({ query }) => ({
      tab: query.get('tab') === 'shops' ? 'shops' : 'products',
      sortName: favouriteSorts.find((each) => each === query.get('sortName')) ?? 'new',
    }),
    format: ({ tab, sortName }) =>
      withQuery('/collection', { tab: tab === 'shops' ? tab : null, sortName: sortName === 'new' ? null : sortName }),
  },
  footprint: { ...visitor, routeName: 'MyFootprint', page: 'footprint', ...at('/MyFootPrint') },
  chat: {
    ...shopper,
    routeName: 'chat',
    page: 'chat',
    messages: ['refusal', 'photo'],
    paths: ['/iCanchat'],
    parse: ({ query }) => ({
      shopId: idOf(query.get('shopId')),
      prodId: idOf(query.get('prodId')),
      orderNumber: query.get('orderNumber'),
    }),
    format: ({ shopId, prodId, orderNumber }) => withQuery('/iCanchat', { shopId, prodId, orderNumber }),
  },
  notification: { ...visitor, routeName: 'notification', page: 'notification', ...at('/notification') },
  contact: { ...visitor, routeName: 'ContactUs', page: 'contact', messages: ['field'], indexed: [], ...at('/contact-us') },
  policy: {
    ...visitor,
    routeName: 'Policy',
    page: 'policy',
    indexed: ['lang'],
    paths: ['/policies/*'],
    parse: ({ segments: [slug], query }) => ({ slug: decoded(slug), lang: query.get('lang') === 'zh-cn' ? 'zh-cn' : 'en-us' }),
    format: ({ slug, lang }) => withQuery(`/policies/${encodeURIComponent(slug)}`, { lang }),
  },
  register: {
    ...visitor,
    routeName: 'register',
    page: 'register',
    messages: ['field'],
    paths: ['/Register'],
    parse: ({ query }) => ({ invite: query.get('invite') || null }),
    format: ({ invite }) => withQuery('/Register', { invite }),
  },
  invitation: { ...shopper, routeName: 'Invitation', page: 'invitation', messages: ['share'], ...at('/myInvitation') },
  rate: {
    ...shopper,
    routeName: 'rateProducts',
    ...ofOrder('/Completed/RateProduct'),
    page: 'rate',
    messages: ['order', 'field', 'refusal', 'photo'],
    paths: ['/Completed/RateProduct', '/RateProduct'],
  },
  refunds: {
    ...shopper,
    routeName: 'Refund',
    page: 'refunds',
    messages: ['refund', 'order', 'orders'],
    paths: ['/Refund'],
    parse({ query }) {
      const state = Object.values(refundStates).find((each) => String(each) === query.get('state'));
      return { state: state ?? null, ...dayRangeIn(query) };
    },
    format: ({ state, from, to }) => withQuery('/Refund', { state, from, to }),
  },
  refundApply: {
    ...shopper,
    routeName: 'RefundApply',
    page: 'refundApply',
    messages: ['refund', 'order', 'field', 'refusal', 'photo'],
    paths: ['/Refund/apply'],
    parse: ({ query }) => ({
      orderNumber: query.get('orderNumber') ?? '',
      orderItemId: idOf(query.get('orderItemId')),
      refundSn: query.get('refundSn'),
    }),
    format: ({ orderNumber, orderItemId, refundSn }) => withQuery('/Refund/apply', { orderNumber, orderItemId, refundSn }),
  },
  claim: {
    ...shopper,
    routeName: 'InsuranceClaim',
    page: 'claim',
    messages: ['refundApply', 'refund', 'order', 'field', 'refusal', 'photo'],
    paths: ['/Refund/claim'],
    parse: ({ query }) => ({ orderNumber: query.get('orderNumber') ?? '' }),
    format: ({ orderNumber }) => withQuery('/Refund/claim', { orderNumber }),
  },
  refund: {
    ...shopper,
    routeName: 'RefundDetails',
    page: 'refund',
    messages: ['order', 'field', 'refusal', 'photo', 'stepPreview'],
    paths: ['/Refund/*'],
    parse: ({ segments: [refundSn] }) => ({ refundSn: decoded(refundSn) }),
    format: ({ refundSn }) => `/Refund/${encodeURIComponent(refundSn)}`,
  },
  myReviews: {
    ...shopper,
    routeName: 'MyReviews',
    page: 'myReviews',
    messages: ['rate', 'reviews', 'order', 'refusal'],
    ...at('/my-reviews'),
  },
  voucher: {
    ...productList,
    routeName: 'Voucher',
    messages: [...productList.messages, 'vouchers'],
    loading: 'onDemand',
    indexed: null,
    paths: ['/vouchers/*'],
    parse({ segments: [id], query }) {
      const couponId = idOf(id);
      return couponId ? { couponId, ...listQueryIn(query) } : null;
    },
    format: ({ couponId, query }) => appendListQuery(`/vouchers/${couponId}`, query),
  },
  voucherCentre: {
    ...visitor,
    routeName: 'Vouchers',
    page: 'voucherCentre',
    messages: ['vouchers', 'refusal', 'order'],
    paths: ['/vouchers'],
    parse: ({ query }) => ({
      tab: voucherTabs.find((each) => each === query.get('tab')) ?? 'all',
      list: heldLists.find((each) => each === query.get('list')) ?? 'usable',
      collect: idOf(query.get('collect')),
    }),
    format: ({ tab, list, collect }) =>
      withQuery('/vouchers', { tab: tab === 'all' ? null : tab, list: tab === 'mine' && list !== 'usable' ? list : null, collect }),
  },
  groupBuys: {
    ...visitor,
    routeName: 'GroupBuyHome',
    page: 'groupBuys',
    messages: ['groupBuy'],
    paths: ['/group-buy'],
    parse: ({ query }) => ({ tab: groupBuyTabs.find((each) => each === query.get('tab')) ?? 'inProgress' }),
    format: ({ tab }) => withQuery('/group-buy', { tab: tab === 'inProgress' ? null : tab }),
  },
  groupBuy: {
    ...visitor,
    routeName: 'GroupBuy',
    page: 'groupBuy',
    paths: ['/group-buy/*/*'],
    parse({ segments: [product, id], query }) {
      const groupActivityId = idOf(id);
      return groupActivityId ? { product: decoded(product), groupActivityId, remind: query.has('remind') } : null;
    },
    format: ({ product, groupActivityId, remind }) =>
      withQuery(`/group-buy/${nameSegment(product)}/${groupActivityId}`, { remind: remind ? 1 : null }),
  },
  settings: {
    ...shopper,
    routeName: 'ProfileSettingsView',
    page: 'settings',
    messages: ['field', 'refusal', 'profile'],
    ...at('/Settings'),
  },
  addresses: { ...shopper, routeName: 'Addresses', page: 'addresses', messages: ['address', 'field', 'refusal'], ...at('/addresses') },
  cards: { ...shopper, routeName: 'Cards', page: 'cards', messages: ['refusal'], ...at('/cards') },
  wishLists: { ...shopper, routeName: 'CreateWishList', page: 'wishLists', messages: ['order', 'field', 'refusal'], ...at('/wish-list') },
  sharedList: {
    ...visitor,
    routeName: 'SharedList',
    page: 'sharedList',
    messages: ['wishList', 'wishLists', 'cart', 'refusal'],
    paths: ['/wish-list/shared/*'],
    parse: ({ segments: [shareCode], query }) => ({ shareCode: decoded(shareCode), copy: query.has('copy') }),
    format: ({ shareCode, copy }) => withQuery(`/wish-list/shared/${encodeURIComponent(shareCode)}`, { copy: copy ? 1 : null }),
  },
  wishList: {
    ...shopper,
    routeName: 'ItemList',
    page: 'wishList',
    messages: ['wishLists', 'cart', 'order', 'field', 'refusal', 'notAdded'],
    paths: ['/wish-list/*'],
    parse: ({ segments: [listName] }) => ({ listName: decoded(listName) }),
    format: ({ listName }) => `/wish-list/${encodeURIComponent(listName)}`,
  },
  signIn: {
    ...visitor,
    routeName: 'SignIn',
    page: 'signIn',
    messages: ['notFound'],
    paths: ['/SignIn/*'],
    parse({ segments: [name] }) {
      const provider = signInProviders.find((each) => each === name?.toLowerCase());
      return provider ? { provider } : null;
    },
    format: ({ provider }) => `/SignIn/${provider}`,
  },
  notFound: { ...visitor, routeName: 'PageNotFound', page: 'notFound', loading: 'offline', ...at('/404') },
} as const satisfies { [Name in PlaceName]: PlaceEntry<Name> };

/** The first words of addresses that are no category's: those of all places, and of what the shop serves beside documents. */
const firstWords: ReadonlySet<string> = new Set([
  ...Object.values(places).flatMap(({ paths }) => paths.map((path) => path.split('/')[1]?.toLowerCase() ?? '')),
  'notice',
  'oss',
]);

type Entry = (typeof places)[PlaceName];
/** A page by its noun: several places may show the same one. */
export type PageName = Entry['page'];
/** A page that is everyone's. */
export type PublicPageName = Extract<Entry, { audience: 'everyone' }>['page'];
