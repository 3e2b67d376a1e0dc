import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineMax, restOf, shareOut, unitsOf, type RefundLine } from '#machines/rules/refund/refundAmounts.ts';
import { sum } from '#machines/rules/money/money.ts';

const line: fc.Arbitrary<RefundLine> = fc
  .record({
    count: fc.integer({ min: 1, max: 9 }),
    actualTotal: fc.integer({ min: 0, max: 5_000_000 }),
    back: fc.nat(1000),
    gone: fc.nat(9),
  })
  .map(({ count, actualTotal, back, gone }) => ({
    count,
    actualTotal,
    refundedAmount: Math.floor((actualTotal * back) / 1000),
    shippedCount: 0,
    withdrawnCount: Math.min(gone, count - 1),
    returnedCount: 0,
  }));

it('an amount is shared out to the cent, and no line brings more than is left of it', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(50_000_000), (lines, amount) => {
      const { shares, fees } = shareOut(amount, lines);
      expect(sum(shares) + fees).toBe(amount);
      expect(fees).toBe(Math.max(0, amount - sum(lines.map(restOf))));
      shares.forEach((share, at) => {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(lines[at] ? restOf(lines[at]) : 0);
      });
    }),
  );
});

it('piece by piece a line brings what was paid for it, never more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(5_000_000), (count, actualTotal) => {
      let now: RefundLine = { count, actualTotal, refundedAmount: 0, shippedCount: 0, withdrawnCount: 0, returnedCount: 0 };
      while (unitsOf(now) > 0) {
        const amount = lineMax(now, 1);
        expect(amount).toBeLessThanOrEqual(restOf(now));
        now = { ...now, refundedAmount: now.refundedAmount + amount, withdrawnCount: now.withdrawnCount + 1 };
      }
      expect(now.refundedAmount).toBe(actualTotal);
    }),
  );
});
