import type { Money, Priced } from './money.ts';

/** A voucher of the shopper beside what he buys. */
export type CheckoutVoucher = Priced &
  Pick<Voucher, 'couponName' | 'subTitle' | 'scope' | 'shopName'> & {
    couponUserId: number;
    shopId: number | null;
    validUntil: string;
    choose: boolean;
    /** What it takes off; for one that is not chosen, beside the chosen ones it goes with. */
    saved: Money;
    /** What is missing to its least spending. */
    gap: Money | null;
    /** Why it cannot be used, in the mall's own words. */
    reason: string | null;
    /** The chosen ones that it would take the place of. */
    conflictsWith: number[];
  };
export type VoucherMatch = Priced & {
  usable: CheckoutVoucher[];
  almost: CheckoutVoucher[];
  unusable: CheckoutVoucher[];
  best: { couponUserIds: number[]; saved: Money };
  /** What the chosen ones save. */
  saved: Money;
};

/** What is bought: an open checkout, or chosen lines of the cart. */
export type MatchQuestion = { checkoutToken: string } | { basketIds: number[] };

export type Voucher = Priced & {
  couponId: number;
  couponName: string;
  subTitle: string;
  scope: 'PRODUCT' | 'SHOP' | 'MALL';
  kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING';
  endTime: string | null;
  stocks: number | null;
  shopName: string | null;
  newUserOnly: boolean;
  state: 'COLLECT' | 'COLLECTED' | 'SOLD_OUT' | 'NOT_STARTED' | 'ENDED';
  canReceive: boolean;
  curUserReceiveCount: number;
  /** What one piece costs after it; null where it does not lower that price. */
  priceAfter: Money | null;
  /** What is missing to its least spending; null when nothing is. */
  gap: Money | null;
  /** Why it cannot be collected, in the mall's own words. */
  reason: string | null;
  until: string | null;
};

/** What became of a voucher's offer when the shopper collected it. */
export type CollectedVoucher = Pick<Voucher, 'couponId' | 'curUserReceiveCount' | 'state' | 'canReceive' | 'reason'>;

/** One that the shopper collected: 1 usable, 2 used, 0 expired, 3 held by an order (contract 4.4). */
export type HeldVoucher = {
  status: 0 | 1 | 2 | 3;
  validUntil: string;
  useTime: string | null;
  /** The order that holds or used it. */ orderNumber: string | null;
};

/** A voucher in a list: `id` is that of the collected one, or of the offer. */
export type ListedVoucher = Voucher & { id: number; shopId: number | null; mine: HeldVoucher | null };

/** How many of a shopper's vouchers are in each of his lists. */
export type VoucherCounts = { unUseCount: number; useCount: number; expiredCount: number };

/** The tabs of the voucher centre (spec 3), and the lists of the shopper's own. */
export const voucherTabs = ['all', 'product', 'shop', 'mall', 'mine', 'recommended'] as const;
export type VoucherTab = (typeof voucherTabs)[number];
export const heldLists = ['usable', 'used', 'expired'] as const;
export type HeldList = (typeof heldLists)[number];
