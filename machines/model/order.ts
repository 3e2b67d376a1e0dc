import type { Address } from './address.ts';
import type { DeliverySlot, PriceLines } from './checkout.ts';
import type { OrderInstallment } from './installment.ts';
import type { Money, Priced } from './money.ts';
import type { Action, Reason } from './shop.ts';

export type OrderStage = 'PLACED' | 'PAID' | 'SHIPPED' | 'DELIVERED' | 'COMPLETED' | 'CANCELLED';
export type OrderItem = Priced & {
  orderItemId: number;
  orderNumber: string;
  prodId: number;
  skuId: number;
  shopId: number;
  prodName: string;
  skuName: string;
  pic: string;
  price: Money;
  prodCount: number;
  productTotalAmount: Money;
  actualTotal: Money;
  /** The last refund of this line; only where the order itself is read. */
  refundSn?: string | null;
  /** The last day of its warranty, `2028-02-03`; null before it arrived, and without one; only where the order itself is read. */
  warrantyUntil?: string | null;
};
export type MyOrder = Priced & {
  orderNumber: string;
  shopId: number;
  shopName: string;
  shopLogo: string;
  status: number;
  statusCode: string;
  stage: OrderStage;
  actualTotal: Money;
  total: Money;
  productNums: number;
  orderItemDtos: OrderItem[];
  createTime: string;
  endTime: string | null;
  nowTime: string;
  payType: number | null;
  payStatus: string;
  actions: Action[];
};
export type TimelineEvent = {
  seq: number;
  time: string;
  event: string;
  from: string;
  to: string;
  actor: 'BUYER' | 'SELLER' | 'COURIER' | 'PAYMENT' | 'SYSTEM' | 'MALL';
  desc: string;
};
/** A step that was taken, or one that time will take, with what that depends on. */
export type OrderTimelineEvent = TimelineEvent & { planned: boolean; condition: string | null };
export type OrderDetail = MyOrder & {
  userAddrDto: Address;
  /** 1: a refund of it is under way, and its deadlines wait for that. */
  refundStatus: number;
  courierService: string | null;
  trackingNumber: string | null;
  slot: DeliverySlot | null;
  stages: { stage: OrderStage; time: string | null; current: boolean }[];
  timeline: OrderTimelineEvent[];
  priceLines: PriceLines;
  remarks: string;
  insurance: { selected: boolean; fee: Money };
  placedOn: string;
  paidOn: string | null;
  receiveDeadline: string | null;
  cancelTime: string | null;
  closeType: string | null;
  /** Why its buyer cancelled it, in the mall's words, and what he wrote beside it. */
  cancelReasonDesc: string | null;
  cancelRemark: string | null;
  cancelledAmount: Money | null;
  refundAmount: Money | null;
  pay: { payType: number | null; cardLast4: string | null; payNo: string | null; installment: OrderInstallment | null };
  /** What it brings, or has brought, in coins; 0 where it brings none. */
  coinsEarned: number;
  orderVersion: number;
};
/** What a step changes for the shopper (contract M18): an amount, coins, a voucher, or a clock. */
export type StepEffect = { kind: string; desc: string; amount: Money | null; coins: number | null; at: string | null };
export type StepPreview = Priced & { effects: StepEffect[] };
/** A step of an order, or taking a refund back. */
export type StepPreviewInput =
  | { orderNumber: string; action: 'WITHDRAW_CANCEL' | 'CONFIRM_RECEIPT' | 'EXTEND_RECEIPT' | 'DELETE' | 'RESTORE' }
  | { refundSn: string };

export type CancelPreview = Priced & {
  orderNumber: string;
  mode: 'IMMEDIATE' | 'NEEDS_SELLER' | 'NOT_ALLOWED';
  reasonCode: string | null;
  reasons: Reason[];
  cancelledAmount: Money;
  refundAmount: Money;
  refundTo: string;
  effects: StepEffect[];
  desc: string;
};
/** A parcel and its way so far, the newest trace first (contract M15). */
export type Delivery = {
  dvyFlowId: number;
  companyName: string;
  trackingNumber: string;
  stateCode: string;
  eta: string | null;
  traces: { acceptTime: string; acceptStation: string; location: string | null; stateCode: string }[];
  items: (OrderItem & { shippedCount: number })[];
};
/** An attempt to pay, with what it is for this one order. */
export type ReceiptPayment = {
  payNo: string;
  payType: number;
  payStatus: string;
  cardLast4: string | null;
  amount: Money;
  isPaid: boolean;
  time: string;
};
/** Money that goes back: to the card or the pay-later plan, or in coins where cash was paid. */
export type ReceiptRefund = {
  refundSn: string | null;
  refundTo: 'CARD' | 'PLAN' | 'COINS';
  cardLast4: string | null;
  coins: number | null;
  amount: Money;
  status: 'OPEN' | 'DONE' | 'REFUSED';
  time: string;
};
/** What was bought, paid and given back (contract M14). */
export type Receipt = Priced & {
  orderNumber: string;
  shopName: string;
  placedOn: string;
  paidOn: string | null;
  installment: OrderInstallment | null;
  userAddrDto: Address;
  courierService: string | null;
  slot: DeliverySlot | null;
  remarks: string;
  insured: boolean;
  orderItemDtos: (OrderItem & { refundedAmount: Money })[];
  priceLines: PriceLines;
  payments: ReceiptPayment[];
  refunds: ReceiptRefund[];
  paidAmount: Money;
  refundedAmount: Money;
  keptAmount: Money;
  nowTime: string;
};
/** A line that could not be put into the cart once more, and why. */
export type NotAdded = { skuId: number; prodName: string; desc: string };
export type OrderGroup = 'toPay' | 'toDeliver' | 'toReceive' | 'completed';
/** The lists of orders: the groupings, and what was deleted in the last 30 days. */
export type OrderListName = OrderGroup | 'deleted';
/** Days (`YYYY-MM-DD`), both included; empty where there is no bound. */
export type DayRange = { from: string; to: string };
/** What a list of orders is searched for: a word or an order number, and the first and last day they were placed; '' for any. */
export type OrderSearch = DayRange & { key: string };
