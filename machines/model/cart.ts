import type { Money, Priced } from './money.ts';
import type { StockStatus } from './product.ts';
import type { Issue } from './shop.ts';

export type CartItem = Priced & {
  basketId: number;
  shopId: number;
  shopName: string;
  prodId: number;
  prodName: string;
  skuId: number;
  skuName: string;
  pic: string;
  price: Money;
  oriPrice: Money | null;
  prodCount: number;
  productTotalAmount: Money;
  checked: boolean;
  stocks: number;
  stockStatus: StockStatus;
  deliverable: boolean;
  priceWhenAdded: Money;
  maxBuy: number | null;
  issue: Issue | null;
};
export type CartShop = {
  shopId: number;
  shopName: string;
  shopLogo: string;
  /** Vouchers that the shop gives out for what lies here of it. */
  couponCount: number;
  shopCartItemDiscounts: { shopCartItems: CartItem[] }[];
};
export type ExpiryShop = { shopId: number; shopName: string; shopCartItemDtoList: CartItem[] };
/** The lines of a cart alone, without what is said of their shops. */
export type CartLines = { shops: Pick<CartShop, 'shopCartItemDiscounts'>[]; expired: ExpiryShop[] };
export type CartAmount = Priced & {
  totalMoney: Money;
  finalMoney: Money;
  count: number;
  freight: Money | null;
  smallCartFee: Money;
  smallCartGap: Money | null;
  minPayGap: Money | null;
  freeDeliveryGap: Money | null;
};

/** The cart as the shopper sees it: what can be bought, what cannot any more, and what the chosen lines cost. */
export type Cart = { shops: CartShop[]; expired: ExpiryShop[]; amount: CartAmount; count: number };

/** A line that somebody wants in his cart. `count` is how many more; `prodName` names it while it is on its way. */
export type WantedLine = { prodId: number; skuId: number; shopId: number; count: number; prodName?: string };
