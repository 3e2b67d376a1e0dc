import { shareWithin, sum } from './money.ts';

/** What coins are earned and used by (contract 4.7). */
export const coinRules = {
  /** So many coins' worth of money that was received brings one coin. */
  earnedPer: 100,
  /** How much of the goods of an order coins may pay, in thousandths. */
  orderPermille: 200,
  /** For rating every line of an order (O27), and for a shop that did not send in time (O20). */
  ratedOrder: 10,
  lateShop: 50,
  /** Coins that are not used by then expire. */
  lifeDays: 365,
};

/** The coins that money brings; `price` is what one coin is worth, both in minor units. */
export const coinsEarnedBy = (received: number, price: number): number => Math.max(0, Math.floor(received / (coinRules.earnedPer * price)));

/** What a shopper may pay with; `price` is what one coin is worth, in minor units. */
export type CoinPurse = { balance: number; price: number; isUsed: boolean };

/** How many coins an order takes, their worth, and what of it is each line's. */
export type CoinShare = { count: number; off: number; lines: number[] };

/** `max`: the most that coins may pay here; `usable`: what the shopper has of that. */
export type SharedCoins = { max: number; usable: number; orders: CoinShare[] };

/**
 * Whole coins over the orders of one checkout, none above its own limit, and their worth over its lines, the remainder on the largest
 * (contract 4.4, 4.7). `orders` has what is left to pay for each line.
 */
export function shareCoins({ balance, price, isUsed }: CoinPurse, orders: readonly (readonly number[])[]): SharedCoins {
  const limits = orders.map((lines) => Math.floor((sum(lines) * coinRules.orderPermille) / (1000 * price)));
  const max = sum(limits);
  const usable = Math.min(balance, max);
  const counts = shareWithin(isUsed ? usable : 0, limits);
  return {
    max,
    usable,
    orders: orders.map((lines, at) => {
      const count = counts[at] ?? 0;
      return { count, off: count * price, lines: shareWithin(count * price, lines) };
    }),
  };
}
