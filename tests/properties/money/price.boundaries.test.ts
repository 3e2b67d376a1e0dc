import { describe, expect, it } from 'vitest';
import { priceCart } from '#machines/rules/money/pricing.ts';
import { rulesOf } from '#mall/checkout/regionRules.ts';
import { mayPayCash } from '#mall/order/cashEligibility.ts';
import { regions } from '#mall/region/region.ts';

/** A cart of one thing at this price, brought for `transfee`. */
const priced = (regionId: number, price: number, transfee = 0) =>
  priceCart(
    rulesOf(regionId),
    [{ shopId: 1, transfee, freeTransfee: 0, slotFee: 0, lines: [{ prodId: 1, price, oriPrice: null, count: 1 }] }],
    {
      isInsured: true,
    },
  );

describe.each(regions.map(({ regionId, code }) => [code, regionId] as const))('amounts at their limits in %s', (_, regionId) => {
  const { smallCart, freeDeliveryFrom, minPayment, insurance, codMax } = rulesOf(regionId);

  it.each([
    [smallCart.threshold - 1, smallCart.fee, 1],
    [smallCart.threshold, 0, null],
    [smallCart.threshold + 1, 0, null],
    [0, 0, null],
  ])('goods of %i pay a small cart fee of %i', (price, fee, gap) => {
    const { lines, smallCartGap } = priced(regionId, price);
    expect({ fee: lines.smallCartFee, gap: smallCartGap }).toEqual({ fee, gap });
  });

  it.each([
    [freeDeliveryFrom - 1, 1],
    [freeDeliveryFrom, null],
    [freeDeliveryFrom + 1, null],
  ])('goods of %i miss %j for free delivery', (price, gap) => expect(priced(regionId, price).freeDeliveryGap).toBe(gap));

  it.each([-1, 0, 1])('what comes to the least payment and %i misses what is less', (more) => {
    const { smallCart: ignored, ...rules } = rulesOf(regionId);
    const shop = {
      shopId: 1,
      transfee: 0,
      freeTransfee: 0,
      slotFee: 0,
      lines: [{ prodId: 1, price: minPayment + more, oriPrice: null, count: 1 }],
    };
    const { minPayGap } = priceCart({ ...rules, smallCart: { ...ignored, fee: 0 } }, [shop], { isInsured: false });
    expect(minPayGap).toBe(more < 0 ? -more : null);
  });

  it('insurance costs its least and its most at the ends of the price', () => {
    expect(priced(regionId, 1).insuranceFee).toBe(insurance.min);
    const worth = (fee: number): number => (fee * 1000) / insurance.ratePermille;
    expect(priced(regionId, worth(insurance.max)).insuranceFee).toBe(insurance.max);
    expect(priced(regionId, worth(insurance.max) * 2).insuranceFee).toBe(insurance.max);
    expect(priced(regionId, worth(insurance.min + 1)).insuranceFee).toBe(insurance.min + 1);
  });

  it('cash pays up to its most, that amount too, for what allows it, by who is not banned', () => {
    const most = codMax ?? -1;
    const order = { total: most, offers: [{ codSupported: true }], isBanned: false };
    const may = (more: Partial<typeof order>): boolean => mayPayCash(regionId, { ...order, ...more });
    expect([may({ total: most - 1 }), may({}), may({ total: most + 1 })]).toEqual([codMax !== null, codMax !== null, false]);
    expect(may({ isBanned: true })).toBe(false);
    expect(may({ offers: [{ codSupported: true }, { codSupported: false }] })).toBe(false);
  });
});
