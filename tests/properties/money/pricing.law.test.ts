import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareByValue, sum, toMajor, toMinor } from '#machines/rules/money/money.ts';
import { priceCart, type PricedShopInput } from '#machines/rules/money/pricing.ts';
import { rulesOf } from '#mall/checkout/regionRules.ts';

const regions = [
  { regionId: 659006000402, currency: 'LKR', digits: 2 },
  { regionId: 659006000403, currency: 'CNY', digits: 2 },
  { regionId: 659006000404, currency: 'LAK', digits: 0 },
  { regionId: 659006000405, currency: 'TRY', digits: 2 },
];

const line = fc.record({
  prodId: fc.integer({ min: 1, max: 9 }),
  price: fc.integer({ min: 1, max: 2_000_000_000 }),
  oriPrice: fc.option(fc.integer({ min: 1, max: 2_000_000_000 })),
  count: fc.integer({ min: 1, max: 999 }),
});
const shop: fc.Arbitrary<PricedShopInput> = fc.record({
  shopId: fc.integer({ min: 1, max: 9 }),
  transfee: fc.integer({ min: 0, max: 5_000_000 }),
  freeTransfee: fc.constant(0),
  slotFee: fc.integer({ min: 0, max: 100_000 }),
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
});
const shops = fc.array(
  shop.chain((each) => fc.integer({ min: 0, max: each.transfee }).map((freeTransfee) => ({ ...each, freeTransfee }))),
  { minLength: 1, maxLength: 5 },
);
const purse = fc.record({
  balance: fc.integer({ min: 0, max: 10_000_000 }),
  price: fc.integer({ min: 1, max: 200 }),
  isUsed: fc.boolean(),
});

describe.each(regions)('a cart in $currency', ({ regionId, digits }) => {
  const rules = rulesOf(regionId);

  it('comes to exactly the sum of its price lines, over the shops and over the whole', () => {
    fc.assert(
      fc.property(shops, fc.boolean(), purse, (wished, isInsured, coins) => {
        const { lines, shops: priced } = priceCart(rules, wished, { isInsured, coins });
        expect(lines.total).toBe(
          lines.totalItemCost -
            lines.shopDiscount -
            lines.savedByVouchers -
            lines.promoCodes -
            lines.coins +
            lines.deliveryFee +
            lines.slotFee +
            lines.smallCartFee +
            lines.insurance,
        );
        expect(sum(priced.map((each) => each.total))).toBe(lines.total);
        for (const each of priced)
          expect(each.total).toBe(each.goods - each.coins + each.deliveryFee + each.slotFee + each.smallCartFee + each.insurance);
        expect(Number.isSafeInteger(lines.total)).toBe(true);
        expect(lines.subtotal).toBeGreaterThanOrEqual(lines.totalItemCost);
      }),
    );
  });

  it('takes whole coins, a fifth of what is left of each order at most, and gives every line its part of them', () => {
    fc.assert(
      fc.property(shops, purse, fc.option(fc.integer({ min: 1, max: 90 })), (wished, coins, percentOff) => {
        const promo = percentOff === null ? null : { percentOff, capAmount: null, reduceAmount: null };
        const without = priceCart(rules, wished, { isInsured: false, promo });
        const { lines, shops: priced, coins: shown } = priceCart(rules, wished, { isInsured: false, promo, coins });
        expect(shown.usable).toBe(Math.min(coins.balance, shown.max));
        expect(shown.worth).toBe(shown.usable * coins.price);
        expect(lines.coins).toBe(coins.isUsed ? shown.worth : 0);
        expect(lines.total).toBe(without.lines.total - lines.coins);
        priced.forEach((each, at) => {
          expect(each.coins).toBe(each.coinCount * coins.price);
          expect(each.coins * 5).toBeLessThanOrEqual(each.goods - each.promoCodes);
          expect(sum(each.lineReductions)).toBe(each.promoCodes + each.coins);
          each.lineReductions.forEach((taken, lineAt) => {
            const { price, count } = wished[at]?.lines[lineAt] ?? { price: 0, count: 0 };
            expect(taken).toBeGreaterThanOrEqual(without.shops[at]?.lineReductions[lineAt] ?? 0);
            expect(taken).toBeLessThanOrEqual(price * count);
          });
        });
      }),
    );
  });

  it("pays for insurance only when it is chosen, within the region's limits", () => {
    fc.assert(
      fc.property(shops, (wished) => {
        expect(priceCart(rules, wished, { isInsured: false }).lines.insurance).toBe(0);
        const { lines, insuranceFee } = priceCart(rules, wished, { isInsured: true });
        expect(lines.insurance).toBe(insuranceFee);
        expect(insuranceFee).toBeGreaterThanOrEqual(rules.insurance.min);
        expect(insuranceFee).toBeLessThanOrEqual(rules.insurance.max);
      }),
    );
  });

  it('asks the small cart fee exactly while a gap to the threshold is shown', () => {
    fc.assert(
      fc.property(shops, (wished) => {
        const { lines, smallCartGap } = priceCart(rules, wished, { isInsured: false });
        expect(lines.smallCartFee).toBe(smallCartGap === null ? 0 : rules.smallCart.fee);
        if (smallCartGap !== null) expect(lines.totalItemCost + smallCartGap).toBe(rules.smallCart.threshold);
      }),
    );
  });

  it('loses nothing on the way over the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 900_000_000_000 }), (minor) => {
        expect(toMinor(JSON.parse(JSON.stringify(toMajor(minor, digits))) as number, digits)).toBe(minor);
      }),
    );
  });
});

describe('sharing by value', () => {
  it('gives away everything, never a negative share, and the remainder to the largest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 }),
        (amount, values) => {
          const shares = shareByValue(amount, values);
          expect(sum(shares)).toBe(amount);
          for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
          const whole = sum(values);
          const largest = values.indexOf(Math.max(...values));
          if (whole > 0)
            shares.forEach((share, at) => {
              if (at !== largest) expect(share).toBe(Number((BigInt(amount) * BigInt(values[at] ?? 0)) / BigInt(whole)));
            });
        },
      ),
    );
  });
});
