import type { GroupBuy } from './groupBuy.ts';
import type { ProductInstallment, SkuInstallment } from './installment.ts';
import type { Money, Priced } from './money.ts';
import type { ReviewSummary } from './review.ts';
import type { ShopCard } from './seller.ts';
import type { Action } from './shop.ts';

export type StockStatus = 'IN_STOCK' | 'LOW' | 'OUT_OF_STOCK' | 'SOLD_OUT';
export type ProdCard = Priced & {
  prodId: number;
  prodName: string;
  pic: string;
  price: Money;
  oriPrice: Money | null;
  soldNum: number;
  discount: number | null;
  couponCount: number;
  rating: number | null;
  commNum: number;
  shopId: number;
  shopName: string;
  stockStatus: StockStatus;
  deliverable: boolean;
  freeDelivery: boolean;
  overseas: boolean;
  placeOfOrigin: string | null;
  condition: 'NEW' | 'USED';
  hasVariants: boolean;
  skuId: number | null;
  /** In a group buy that is in progress; absent where that was not asked. */
  groupPrice?: Money | null;
};
export type Sku = Priced & {
  skuId: number;
  skuName: string;
  price: Money;
  oriPrice: Money | null;
  stocks: number;
  pic: string;
  properties: string;
  status: number;
  soldOutSince: string | null;
  /** How one of it can be paid later; only where the product itself is read. */
  installments?: SkuInstallment[];
};
export type SkuProp = { propId: number; propName: string; values: { propValue: string; pic: string | null }[] };
export type DeliveryEstimate = Priced & {
  deliverable: boolean;
  reason: string | null;
  fee: Money | null;
  free: boolean;
  earliest: string | null;
  latest: string | null;
  courier: string | null;
  slots: boolean;
  orderBy: string | null;
};
export type ProdInfo = ProdCard & {
  brand: { brandId: number; brandName: string } | null;
  brief: string;
  itemCode: string;
  imgs: string[];
  content: string;
  parameters: { parameterKey: string; parameterValue: string }[];
  props: SkuProp[];
  skuList: Sku[];
  categoryPath: { categoryId: number; categoryName: string }[];
  shop: ShopCard;
  warrantyMonths: number | null;
  shipFrom: string;
  returnDays: number;
  codSupported: boolean;
  commData: ReviewSummary;
  delivery: DeliveryEstimate;
  maxBuy: number | null;
  status: number;
  priceLow30: Money | null;
  /** Null where no group buy of it is in progress or comes. */
  groupActivity: Pick<GroupBuy, 'groupActivityId' | 'activityPrice' | 'groupNumber' | 'groupBuyStatus'> | null;
  installment: ProductInstallment | null;
  actions: Action[];
};

/** What a shopper chooses a variant of a product by, and how many he may have of all together. */
export type Variants = Pick<ProdInfo, 'props' | 'skuList' | 'maxBuy'>;
