import { expect, it } from 'vitest';
import { stockStatusOf } from '#mall/product/card.ts';
import { sellsIn } from '#mall/shop/shop.ts';

const sriLanka = 659006000402;
const china = 659006000403;

it.each([
  [6, 9, 'IN_STOCK'],
  [5, 9, 'LOW'],
  [1, 9, 'LOW'],
  [0, 9, 'OUT_OF_STOCK'],
  [0, 0, 'SOLD_OUT'],
  [-1, -1, 'IN_STOCK'],
])('%i to be had of %i is %s', (available, stocks, status) => expect(stockStatusOf(available, stocks)).toBe(status));

it.each([
  ['an open shop with products there', 1, sriLanka, true],
  ['an open shop without products there', 1, china, false],
  ['a closed shop', 0, sriLanka, false],
])('%s (status %i) in %i sells: %s', (_, status, regionId, sells) => {
  const shop = { status, prodCount: { [sriLanka]: 3 } } as unknown as Parameters<typeof sellsIn>[0];
  expect(sellsIn(shop, regionId)).toBe(sells);
});
