import { describe, expect, it } from 'vitest';
import { discountOf } from '#machines/rules/money/discount.ts';
import { lowestPriceToTell } from '#machines/rules/money/lowestPrice.ts';
import { product } from '../../fixtures/products.ts';

const [one, other] = product.skuList;
if (!one || !other) throw new Error('the sample of a product has no two variants');

describe('how much less something costs', () => {
  it.each([
    [1_000, null, null],
    [1_000, 900, null],
    [1_000, 1_000, null],
    [1_000, 1_001, 0],
    [1_000, 1_010, 1],
    [750, 1_000, 25],
  ])('%i, before %s: %s per cent', (price, oriPrice, percent) => {
    expect(discountOf({ price, oriPrice })).toBe(percent);
  });
});

describe('the lowest price of 30 days', () => {
  const told = (priceLow30: number | null, price: number, oriPrice: number | null) =>
    lowestPriceToTell({ price, oriPrice, priceLow30, skuList: [] }, null);

  it.each([
    ['a price that was lower lately', 999, 1_000, null, 999],
    ['a price that was never lower', 1_000, 1_000, null, null],
    ['a price that rose again beside what it was', 1_001, 1_000, null, null],
    ['a reduced price, also where it is the lowest itself', 1_000, 1_000, 1_500, 1_000],
    ['a price of which nothing is known', null, 1_000, 1_500, null],
  ])('of %s', (_, priceLow30, price, oriPrice, lowest) => {
    expect(told(priceLow30, price, oriPrice)).toBe(lowest);
  });

  it('is told of the variant that stands for the product, and of no other', () => {
    const cheaper = { ...one, price: 500, oriPrice: null, status: 1, stocks: 5 };
    const dearer = { ...other, price: 700, oriPrice: null, status: 1, stocks: 5 };
    const pack = { price: 500, oriPrice: null, priceLow30: 400, skuList: [dearer, cheaper] };
    expect(lowestPriceToTell(pack, cheaper)).toBe(400);
    expect(lowestPriceToTell(pack, dearer)).toBeNull();
  });
});
