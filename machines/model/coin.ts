import type { Money, Priced } from './money.ts';

/** A shopper's coins (contract T5). `pending`: coins of paid orders, given when their refund windows are over. */
export type CoinInfo = Priced & {
  balance: number;
  pending: number;
  expiringAmount: number;
  /** When the next of them end; null where none does. */
  expiringAt: string | null;
  /** What one coin is worth. */
  price: Money;
  /** What all of them are worth. */
  worth: Money;
};

export const coinRecordTypes = ['EARN', 'SPEND', 'RETURN', 'EXPIRE', 'INVITE', 'ADJUST'] as const;
export type CoinRecordType = (typeof coinRecordTypes)[number];

/** One change of a shopper's coins (contract T6); `amount` is below 0 where they went. */
export type CoinRecord = {
  id: number;
  type: CoinRecordType;
  amount: number;
  balanceAfter: number;
  title: string;
  orderNumber: string | null;
  time: string;
};

/** The coins, and what changed them last, the newest first: both of one moment. */
export type CoinPurse = { info: CoinInfo; latest: CoinRecord[] };

/** What a coin is worth in a region (contract T4). `changePct`: how that differs from the first day, in per cent. */
export type CoinPrice = Priced & {
  price: Money;
  changePct: number;
  /** At the end of each day, the oldest first; today's is that of now. */
  history: { day: string; price: Money }[];
};
