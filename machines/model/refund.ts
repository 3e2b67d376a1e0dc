import type { Money, Priced } from './money.ts';
import type { OrderItem, TimelineEvent } from './order.ts';
import type { Action, Reason } from './shop.ts';

/** What comes back: money alone, or money for goods that are sent back (contract 3, RefundParam). */
export const applyTypes = { money: 1, goods: 2 } as const;
export type RefundKind = (typeof applyTypes)[keyof typeof applyTypes];

/** The states of a refund as numbers (contract 4.2), which its list can be filtered by. */
export const refundStates = { applied: 1, accepted: 2, sent: 3, received: 4, refunded: 5, withdrawn: 6, rejected: 7, closed: -1 } as const;

/** Whose turn it is, until when, and what the mall does where nothing is said until then. */
export type RefundTurn = { who: 'BUYER' | 'SELLER' | 'MALL' | 'BANK'; until: string | null; silence: { desc: string } | null };

/** A refund as lists show it. */
export type ListedRefund = Priced & {
  refundSn: string;
  kind: 'REFUND' | 'CLAIM';
  orderNumber: string;
  shopId: number;
  shopName: string;
  applyType: number;
  statusCode: string;
  refundAmount: Money;
  applyTime: string;
  turn: RefundTurn | null;
  orderItems: OrderItem[];
};

/** A refund as its own page shows it (contract N5). */
export type Refund = ListedRefund & {
  orderItemId: number | null;
  orderAmount: Money;
  maxRefundAmount: Money;
  /** What the amount is made of: of each line for so many pieces, and of the fees. */
  shares: { orderItemId: number; amount: Money; goodsNum: number }[];
  feesAmount: Money;
  /** Coins that the order used and that come back, too. */
  coinsBack: number;
  goodsNum: number;
  buyerReason: string;
  buyerReasonDesc: string;
  buyerDesc: string;
  photoFiles: string[];
  /** What the shop said when it agreed; once the mall has decided, what the mall said to that. */
  sellerMsg: string | null;
  /** Why the shop refused. */
  rejectMessage: string | null;
  escalation: { desc: string; photoFiles: string[] } | null;
  handleTime: string | null;
  shipTime: string | null;
  receiveTime: string | null;
  refundTime: string | null;
  refundDelivery: { deyName: string; deyNu: string } | null;
  returnAddr: { receiver: string; addr: string } | null;
  timeline: TimelineEvent[];
  refundTo: string;
  actions: Action[];
};

/** Why money is asked back, and the most that this reason may bring for what was chosen, of it so much in fees (contract N1). */
export type OfferedReason = Reason & { maxRefundAmount: Money; fees: Money };
