import type { Moment } from './port.ts';
import type { ProblemCode } from './problem.ts';

// The nouns of the shop, in the contract's own field names (contract section 3).

export const locales = ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zn'] as const;
export type Locale = (typeof locales)[number];

/** A number in the currency's major unit, already exact; never added up outside the mall. */
export type Money = number;
export type Priced = { currency: string; priceSymbol: string };

/** Everything about where and who the shopper is that a machine may ask for when it starts. */
export type Here = {
  regionId: number;
  locale: Locale;
  timeZone: string;
  /** Random per tab: the root of every idempotency key. */
  seed: string;
  at: Moment;
  isLoggedIn: boolean;
  /** The region's dial code without plus ("94"). */
  phoneCode: string;
};

export type PageOf<T> = { records: T[]; total: number; size: number; current: number; pages: number };

export type Region = {
  regionId: number; regionName: string; flag: string; countryCode: string;
  currency: string; priceSymbol: string; minorUnits: number; phoneCode: string; defaultLang: string;
};
export type PhoneCode = { key: string; value: string; countryCode: string };
export type Area = { areaId: number; areaName: string; parentId: number; level: number };
export type WebConfig = Priced & {
  regionId: number; minPayAmount: Money; smallCart: { threshold: Money; fee: Money };
  freeDelivery: { threshold: Money | null; inRegion: boolean };
  insurance: { available: boolean; ratePermille: number; min: Money; max: Money };
  codAvailable: boolean; codMax: Money | null; payDeadlineMin: number; checkoutTtlMin: number;
};
export type StaticPage = { slug: string; lang: string; title: string; html: string; updateTime: string };

/** What the readable session cookie tells: never a token. */
export type Shopper = { userId: string; name: string; pic: string };
export type UserInfo = {
  userId: string; nickName: string; avatarUrl: string; userMobile: string | null; userMail: string | null; regionId: number; lang: string;
};
export type OrderCount = { allCount: number; toPay: number; toDeliver: number; toReceive: number; completed: number; refund: number };

export type StockStatus = 'IN_STOCK' | 'LOW' | 'OUT_OF_STOCK' | 'SOLD_OUT';
export type ProdCard = Priced & {
  prodId: number; prodName: string; pic: string; price: Money; oriPrice: Money | null; soldNum: number; discount: number | null; couponCount: number;
  rating: number | null; commNum: number; shopId: number; shopName: string; stockStatus: StockStatus; deliverable: boolean;
  freeDelivery: boolean; overseas: boolean; placeOfOrigin: string | null; condition: 'NEW' | 'USED'; hasVariants: boolean; skuId: number | null;
};
export type Sku = Priced & {
  skuId: number; skuName: string; price: Money; oriPrice: Money | null; stocks: number; pic: string; properties: string; partyCode: string; status: number; soldOutSince: string | null;
};
export type SkuProp = { propId: number; propName: string; values: { valueId: number; propValue: string; pic: string | null }[] };
export type DeliveryEstimate = Priced & {
  deliverable: boolean; reason: string | null; fee: Money | null; free: boolean; earliest: string | null; latest: string | null; courier: string | null; slots: boolean; orderBy: string | null;
};
export type ReviewSummary = {
  prodId: number; number: number; positiveRating: number | null; score: number | null; stars: { one: number; two: number; three: number; four: number; five: number };
};
export type Review = {
  prodCommId: number; score: number; content: string; pics: string[]; nickName: string; skuName: string; lang: string; recTime: string; replyContent: string | null; replyTime: string | null;
  usefulCounts: number; /** Null for a guest. */ usefulByMe: boolean | null; verified: boolean;
};
export type Voucher = Priced & {
  couponId: number; couponName: string; subTitle: string; scope: 'PRODUCT' | 'SHOP' | 'MALL'; kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING'; endTime: string | null; stocks: number | null;
  shopName: string | null; newUserOnly: boolean; state: 'COLLECT' | 'COLLECTED' | 'SOLD_OUT' | 'NOT_STARTED' | 'ENDED'; canReceive: boolean; curUserReceiveCount: number;
  /** What one piece costs after it; null where it does not lower that price. */
  priceAfter: Money | null;
  /** What is missing to its least spending; null when nothing is. */
  gap: Money | null;
  /** Why it cannot be collected, in the mall's own words. */
  reason: string | null; until: string | null;
};
export type ShopCard = { shopId: number; shopName: string; shopLogo: string; score: number | null; fansCount: number; prodCount: number; soldNum: number };
export const shopSorts = ['default', 'soldNum', 'score', 'fans'] as const;
export type ShopSort = (typeof shopSorts)[number];
export type Brand = { brandId: number; brandName: string; logo: string; letter: string; prodCount: number };
export type ShopInfo = ShopCard & { banner: string; intro: string; shopNotice: string; openTime: string; shipFrom: string; responseMinutes: number | null; onTimeRate: number | null };
export type ProdInfo = ProdCard & {
  brand: { brandId: number; brandName: string } | null; brief: string; itemCode: string; imgs: string[]; content: string; parameters: { parameterKey: string; parameterValue: string }[];
  props: SkuProp[]; skuList: Sku[]; categoryPath: { categoryId: number; categoryName: string }[]; shop: ShopCard; totalStocks: number;
  warrantyMonths: number | null; shipFrom: string; returnDays: number; codSupported: boolean; commData: ReviewSummary; delivery: DeliveryEstimate;
  maxBuy: number | null; status: number; priceLow30: Money | null; actions: Action[];
};
export type Category = { categoryId: number; parentId: number; categoryName: string; pic: string; grade: number; children: Category[] };
export type Banner = { imgUrl: string; seq: number; type: number; relation: string | null; relationName: string | null; alt: string; title: string; text: string; button: string; tint: number };
export type Tag = { tagId: number; title: string; icon: string; style: number; seq: number; linkType: 'TAG' | 'CATEGORY' | 'CAMPAIGN' | 'GROUP' | 'URL'; relation: string | null };
export type TagBlock = Tag & { prods: ProdCard[] };
/** A campaign of the mall; its times are the mall's clock's. */
export type Campaign = { campaignId: number; title: string; text: string; pic: string; tint: number; startTime: string; endTime: string };
export type HotSearch = { hotSearchId: number; title: string; content: string };
/** What a list can be narrowed by, with the count each choice would leave (contract G4). */
export type Facets = {
  attrs: { attrId: number; attrName: string; values: { attrValueId: number; value: string; count: number }[] }[];
  brands: { brandId: number; brandName: string; count: number }[]; categories: { categoryId: number; categoryName: string; count: number }[];
  placesOfOrigin: { code: string; name: string; count: number }[]; price: Priced & { min: Money; max: Money }; ratings: { min: number; count: number }[];
  conditions: { code: string; count: number }[]; freeDelivery: number; inStock: number;
};
export type SearchResult = PageOf<ProdCard> & { scrollId: string | null; correctedKey: string | null; /** The mall's own sentence where it found only what is near. */ noResultHint: string | null; related: string[]; facets: Facets | null };

/** What the mall allows now, and why not (contract 1.4). Buttons are made from these and from nothing else. */
export type Action = { action: string; allowed: boolean; reasonCode: ProblemCode | string | null; reason: string | null; until: string | null };
export type Issue = { code: string; desc: string; level: 'BLOCK' | 'WARN' | 'INFO'; basketId: number | null; shopId: number | null };

export type CartItem = Priced & {
  basketId: number; shopId: number; shopName: string; prodId: number; prodName: string; skuId: number; skuName: string; pic: string;
  price: Money; oriPrice: Money | null; prodCount: number; productTotalAmount: Money; checked: boolean; stocks: number; stockStatus: StockStatus;
  deliverable: boolean; priceWhenAdded: Money; maxBuy: number | null; issue: Issue | null;
};
export type CartShop = { shopId: number; shopName: string; shopLogo: string; shopCartItemDiscounts: { shopCartItems: CartItem[] }[] };
export type ExpiryShop = { shopId: number; shopName: string; shopCartItemDtoList: CartItem[] };
export type CartAmount = Priced & {
  totalMoney: Money; finalMoney: Money; subtractMoney: Money; count: number; freight: Money | null; smallCartFee: Money; smallCartGap: Money | null; minPayGap: Money | null; freeDeliveryGap: Money | null;
};
/** The cart as the shopper sees it: what can be bought, what cannot any more, and what the chosen lines cost. */
export type Cart = { shops: CartShop[]; expired: ExpiryShop[]; amount: CartAmount; count: number };
/** A line that somebody wants in his cart. `count` is how many more. */
export type WantedLine = { prodId: number; skuId: number; shopId: number; count: number };

export type Address = {
  addrId: number; receiver: string; countryId: number; provinceId: number; cityId: number; areaId: number; country: string; province: string; city: string; area: string;
  addr: string; postCode: string | null; mobile: string; mobileCode: string; altMobile: string | null; altMobileCode: string | null; commonAddr: number; deliverable: boolean; reason: string | null;
};
export type DeliverySlot = { slotId: string; day: string; start: string; end: string; fee: Money; left: number | null; cutoff: string; available: boolean; reason: string | null };
export type PriceLines = {
  quantity: number; subtotal: Money; totalItemCost: Money; savedByVouchers: Money; promoCodes: Money; shopDiscount: Money; coins: Money;
  deliveryFee: Money; slotFee: Money; smallCartFee: Money; insurance: Money; total: Money;
};
export type PayMethod = { payType: number; name: string; enabled: boolean; reasonCode: string | null; reason: string | null; fee: Money };
export type ShopPreview = {
  shopId: number; shopName: string; shopCartItemDiscounts: { shopCartItems: CartItem[] }[]; total: Money; transfee: Money; freeTransfee: Money; actualTotal: Money;
  totalCount: number; remarks: string; slots: DeliverySlot[]; slotId: string | null; estimate: DeliveryEstimate;
};
export type OrderPreview = Priced & {
  checkoutToken: string; expireTime: string; nowTime: string; priceHash: string; userAddr: Address | null; shopCartOrders: ShopPreview[]; total: Money; actualTotal: Money;
  totalCount: number; priceLines: PriceLines; insuranceOption: { available: boolean; selected: boolean; fee: Money; cover: string }; payTypes: PayMethod[];
  minPayAmount: Money; minPayGap: Money | null; smallCartGap: Money | null; issues: Issue[]; actions: Action[];
};
export type OrderNumbers = {
  orderNumbers: string; orders: { orderNumber: string; shopId: number; actualTotal: Money }[]; actualTotal: Money; endTime: string; nowTime: string; needPay: boolean;
};
export type PayStatus = 'INIT' | 'REQUIRES_ACTION' | 'PROCESSING' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'COD_DUE' | 'REFUNDING' | 'REFUNDED';
export type PayResult = Priced & {
  payNo: string; orderNumbers: string; payStatus: PayStatus; nextAction: { type: 'REDIRECT' | 'FRAME' | 'OTP'; url: string; expireTime: string } | null;
  failCode: string | null; failDesc: string | null; retryable: boolean; attempts: number; amount: Money; endTime: string; nowTime: string; actions: Action[];
};
export type PayInfo = Priced & { orderNumbers: string; totalFee: Money; endTime: string; nowTime: string; payTypes: PayMethod[]; openAttempt: PayResult | null };
export type VaultSession = { sessionId: string; publicKey: string; fieldsUrl: string; expireTime: string };

export type OrderStage = 'PLACED' | 'PAID' | 'SHIPPED' | 'DELIVERED' | 'COMPLETED' | 'CANCELLED';
export type OrderItem = Priced & {
  orderItemId: number; orderNumber: string; prodId: number; skuId: number; shopId: number; prodName: string; skuName: string; pic: string; price: Money; prodCount: number; productTotalAmount: Money; actualTotal: Money;
};
export type MyOrder = Priced & {
  orderNumber: string; shopId: number; shopName: string; shopLogo: string; status: number; statusCode: string; stage: OrderStage; actualTotal: Money; total: Money; productNums: number;
  orderItemDtos: OrderItem[]; createTime: string; endTime: string | null; nowTime: string; payType: number | null; payStatus: string; actions: Action[];
};
export type TimelineEvent = { seq: number; time: string; event: string; from: string; to: string; actor: 'BUYER' | 'SELLER' | 'COURIER' | 'PAYMENT' | 'SYSTEM' | 'MALL'; desc: string };
export type OrderDetail = MyOrder & {
  userAddrDto: Address; courierService: string | null; trackingNumber: string | null; slot: DeliverySlot | null; stages: { stage: OrderStage; time: string | null; current: boolean }[];
  timeline: TimelineEvent[]; priceLines: PriceLines; remarks: string; insurance: { selected: boolean; fee: Money; claimable: boolean };
  placedOn: string; paidOn: string | null; receiveDeadline: string | null; cancelTime: string | null; closeType: string | null; cancelReason: string | null; cancelRemark: string | null;
  cancelledAmount: Money | null; refundAmount: Money | null; pay: { payType: number | null; cardLast4: string | null; payNo: string | null }; orderVersion: number;
};
export type Reason = { code: string; desc: string; needsText: boolean };
export type CancelPreview = Priced & {
  orderNumber: string; mode: 'IMMEDIATE' | 'NEEDS_SELLER' | 'NOT_ALLOWED'; reasonCode: string | null; reasons: Reason[]; cancelledAmount: Money; refundAmount: Money; refundTo: string; desc: string;
};
export type OrderGroup = 'toPay' | 'toDeliver' | 'toReceive' | 'completed';

export type OrderNotice = { id: number; type: string; title: string; content: string; pic: string | null; orderNumber: string | null; route: string | null; status: number; createTime: string };
export type Announcement = { id: number; title: string; summary: string; content: string; pic: string | null; isTop: number; publishTime: string; unread: boolean };
export type Conversation = {
  conversationId: number; type: 'SHOP' | 'SUPPORT'; shopId: number | null; shopName: string; shopLogo: string; online: boolean; latestMsg: string | null; latestTime: string | null; unReadCount: number;
};
export type Message = {
  msgId: number; clientMsgId: string; conversationId: number; sender: 'BUYER' | 'SELLER' | 'SYSTEM'; type: 'TEXT' | 'IMAGE' | 'PRODUCT' | 'ORDER' | 'VOUCHER' | 'SYSTEM';
  content: string; createTime: string; status: 'SENT' | 'DELIVERED' | 'READ' | 'RECALLED'; payload: { prodId?: number; orderNumber?: string; automatic?: boolean } | null;
};

/** A place with a list: filters, order and page as its address says them; `wishOf` reads them (machines/listWish.ts). */
type Wishful = { wish?: string };

/** A favourite in the shopper's list: `priceWhenSaved` is in the card's own currency. */
export type CollectedProd = ProdCard & { id: number; createTime: string; priceWhenSaved: Money };
export const collectionSorts = ['new', 'price', 'discount'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** Where one can be in the shop (spec 2). `routes.ts` gives each its address. */
export type Place =
  | { name: 'home' }
  | { name: 'categoryList'; categoryList: string; categoryId: number; /** The child `prods/{category}`: a slug that ends in its id. */ category?: string } & Wishful
  | { name: 'categories' }
  | { name: 'category'; /** The chosen one; null for the first. */ categoryId: number | null }
  | { name: 'discover' }
  | { name: 'subCategory'; /** A slug that ends in its id. */ category: string }
  | { name: 'services'; services: string; tagId: number } & Wishful
  | { name: 'search'; slug: string; key: string } & Wishful
  | { name: 'product'; productId: number; skuId: number | null }
  | { name: 'store'; shop: string; storeId: number } & Wishful
  | { name: 'brands'; letter: string; page: number }
  | { name: 'brand'; brand: string; brandId: number } & Wishful
  | { name: 'shops'; sortName: ShopSort; page: number }
  | { name: 'trending' } & Wishful
  | { name: 'campaign'; campaign: string; campaignId: number } & Wishful
  | { name: 'cart' }
  | { name: 'checkout'; buyNow: WantedLine | null; basketIds: number[] }
  | { name: 'payment'; orderNumbers: string }
  | { name: 'orders'; group: OrderGroup }
  | { name: 'order'; orderNumber: string }
  | { name: 'cancelOrder'; orderNumber: string }
  | { name: 'profile' }
  | { name: 'footprint' }
  | { name: 'collection'; tab: 'products' | 'shops'; sortName: CollectionSort }
  | { name: 'chat'; shopId: number | null; prodId: number | null; orderNumber: string | null }
  | { name: 'notification' }
  | { name: 'contact' }
  | { name: 'policy'; slug: string; lang: string }
  | { name: 'register' }
  | { name: 'notFound' };

export type PlaceName = Place['name'];
export type PlaceOf<Name extends PlaceName> = Extract<Place, { name: Name }>;

/** What every page's machine is started with. */
export type PageInput<Name extends PlaceName> = { place: PlaceOf<Name>; here: Here };

/** The parts of a page that bring a machine of their own when they are nearly seen, or wanted. */
export const besideNames = ['reviews', 'vouchers', 'restock', 'share', 'estimate'] as const;
export type BesideName = (typeof besideNames)[number];
/** All parts whose code comes when they are wanted. */
export type PartName = BesideName | 'categoryMenu' | 'zoom';

/** What a shopper may keep: a product as a favourite, a shop by following it. */
export type Favourite = { kind: 'product' | 'shop'; id: number };

/** What a guest wanted before he had to log in; carried out once, after the login's reload. */
export type Wish = { kind: 'beside'; beside: BesideName; id: number } | { kind: 'addLine'; line: WantedLine; key: string } | { kind: 'openPlace'; place: Place } | { kind: 'favourite'; favourite: Favourite };

/** A sentence for the toasts: an id of `lang/`, or the mall's own words where spec 8 shows them. */
export type Notice = { kind: 'good' | 'warn' | 'alarm'; id: string; values?: Record<string, string | number>; desc?: string };

/** What survives the login's reload. */
export type Kept = { wish: Wish | null; notice: Notice };

/** What a page or dialog tells the shop. */
export type Fact =
  | { type: 'line.added'; line: WantedLine; key?: string }
  | { type: 'favourites.wanted'; favourites: Favourite[]; isWanted: boolean }
  | { type: 'place.wanted'; place: Place; replace?: boolean }
  | { type: 'place.settled'; place: Place }
  | { type: 'login.wanted'; wish: Wish | null }
  | { type: 'login.succeeded'; notice: Notice }
  | { type: 'login.closed' }
  | { type: 'notice.given'; notice: Notice }
  | { type: 'cart.touched' }
  | { type: 'notices.touched' }
  | { type: 'logout.wanted' };
