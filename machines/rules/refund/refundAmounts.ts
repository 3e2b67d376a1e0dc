import { shareByValue, sum } from '../money/money.ts';

/** What decides about the refund of one line; amounts in minor units. */
export type RefundLine = {
  count: number;
  /** What was paid for the line, after its share of vouchers, and how much of it went back. */
  actualTotal: number;
  refundedAmount: number;
  shippedCount: number;
  /** Pieces that were never sent, and that came back. */
  withdrawnCount: number;
  returnedCount: number;
};

type Money = { captured: number; refunded: number };

/** What of a line's price has not gone back yet, in minor units. */
export const restOf = ({ actualTotal, refundedAmount }: RefundLine): number => actualTotal - refundedAmount;

/** Pieces that the buyer still has, or waits for. */
export const unitsOf = ({ count, withdrawnCount, returnedCount }: RefundLine): number => count - withdrawnCount - returnedCount;

/** Pieces that the buyer can send back. */
export const returnableOf = ({ shippedCount, returnedCount }: RefundLine): number => shippedCount - returnedCount;

/** Pieces that the seller still has. */
export const unsentOf = ({ count, shippedCount, withdrawnCount }: RefundLine): number => count - shippedCount - withdrawnCount;

/** True when nothing of these lines has left the seller. */
export const isUnsent = (lines: readonly Pick<RefundLine, 'shippedCount'>[]): boolean =>
  lines.every(({ shippedCount }) => shippedCount === 0);

/** The most that so many pieces of a line may bring: their share of what was paid for it; the last of them bring all that is left. */
export function lineMax(line: RefundLine, goodsNum: number): number {
  if (goodsNum >= unitsOf(line)) return restOf(line);
  return Math.min(restOf(line), Number((BigInt(line.actualTotal) * BigInt(goodsNum)) / BigInt(line.count)));
}

/** The most that a whole order may bring: all that is left where its fees go back too, else what is left of the goods. */
export function orderMax({ captured, refunded }: Money, lines: readonly RefundLine[], isWithFees: boolean): number {
  const left = captured - refunded;
  return isWithFees ? left : Math.min(left, sum(lines.map(restOf)));
}

/** An amount over lines by what is left of each, the remainder on the largest line and never more than a line has; then the fees. */
export function shareOut(amount: number, lines: readonly RefundLine[]): { shares: number[]; fees: number } {
  const rests = lines.map(restOf);
  const goods = Math.min(amount, sum(rests));
  let over = 0;
  const capped = shareByValue(goods, rests).map((share, at) => {
    const most = rests[at] ?? 0;
    over += Math.max(0, share - most);
    return Math.min(share, most);
  });
  const shares = capped.map((share, at) => {
    const more = Math.min(over, (rests[at] ?? 0) - share);
    over -= more;
    return share + more;
  });
  return { shares, fees: amount - goods };
}
