import type { Address } from './address.ts';
import type { CartItem } from './cart.ts';
import type { Installment } from './installment.ts';
import type { Money, Priced } from './money.ts';
import type { DeliveryEstimate } from './product.ts';
import type { PromoResult } from './promoCode.ts';
import type { Action, Issue } from './shop.ts';
import type { CheckoutVoucher } from './voucher.ts';

export type DeliverySlot = {
  slotId: string;
  day: string;
  start: string;
  end: string;
  fee: Money;
  left: number | null;
  cutoff: string;
  available: boolean;
  reason: string | null;
};
/** How one price line came about, in the reader's language; the notes of a line add up to it. */
export type PriceNote = {
  line: 'totalItemCost' | 'savedByVouchers' | 'promoCodes' | 'coins' | 'deliveryFee' | 'slotFee' | 'smallCartFee' | 'insurance';
  desc: string;
  amount: Money;
};
export type PriceLines = {
  quantity: number;
  subtotal: Money;
  totalItemCost: Money;
  savedByVouchers: Money;
  promoCodes: Money;
  shopDiscount: Money;
  coins: Money;
  deliveryFee: Money;
  slotFee: Money;
  smallCartFee: Money;
  insurance: Money;
  total: Money;
  explain: PriceNote[];
};
export type PayMethod = { payType: number; name: string; enabled: boolean; reasonCode: string | null; reason: string | null; fee: Money };
export type UsedVoucher = Pick<CheckoutVoucher, 'couponUserId' | 'couponName' | 'choose' | 'saved'>;
export type ShopPreview = {
  shopId: number;
  shopName: string;
  shopCartItemDiscounts: { shopCartItems: CartItem[] }[];
  total: Money;
  transfee: Money;
  freeTransfee: Money;
  actualTotal: Money;
  totalCount: number;
  coupons: UsedVoucher[];
  remarks: string;
  slots: DeliverySlot[];
  slotId: string | null;
  estimate: DeliveryEstimate;
};
export type OrderPreview = Priced & {
  checkoutToken: string;
  expireTime: string;
  nowTime: string;
  priceHash: string;
  userAddr: Address | null;
  shopCartOrders: ShopPreview[];
  total: Money;
  actualTotal: Money;
  totalCount: number;
  priceLines: PriceLines;
  insuranceOption: { available: boolean; selected: boolean; fee: Money; cover: string };
  /** `max`: the most that coins may pay of this order; `usable`: what the shopper has of that. */
  coins: { usable: number; max: number; worth: Money; selected: boolean };
  /** The shopper's vouchers of the mall; those of a shop stand beside it. */
  coupons: UsedVoucher[];
  promo: PromoResult | null;
  payTypes: PayMethod[];
  /** How it can be paid later; null where it cannot. */
  installment: Installment | null;
  minPayGap: Money | null;
  smallCartGap: Money | null;
  issues: Issue[];
  actions: Action[];
};
export type OrderNumbers = {
  orderNumbers: string;
  orders: { orderNumber: string; shopId: number; actualTotal: Money }[];
  actualTotal: Money;
  endTime: string;
  nowTime: string;
};
