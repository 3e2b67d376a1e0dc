import { expect, test } from 'vitest';
import type { GroceryList } from '#machines/model/groceryList.ts';
import type { VoucherMatch } from '#machines/model/voucher.ts';
import { PayMethods } from '#src/components/cart/PayMethods.tsx';
import { VoucherMatchList } from '#src/components/cart/VoucherMatchList.tsx';
import { WishListSum } from '#src/components/cart/WishListSum.tsx';
import { FilterGroup } from '#src/components/list/FilterGroup.tsx';
import { preview } from '../fixtures/checkouts.ts';
import { friendsList, weeklyList } from '../fixtures/grocerySamples.ts';
import { best } from '../fixtures/voucherChoice.fixture.ts';
import { visitor } from '../fixtures/visitor.ts';
import { drawn } from './drawn.tsx';
import { heldTicket } from './heldTicket.tsx';

const day = 86_400_000;

const nothing = () => undefined;

const ticksOf = (count: number, chosen: number | null = null) =>
  Array.from({ length: count }, (_, nth) => ({ id: nth, name: `Brand ${nth}`, count: nth, isChosen: nth === chosen, onChange: nothing }));

test.each([
  [1, null, 1, null],
  [8, null, 8, null],
  [9, null, 7, 'Show all 9'],
  [9, 6, 7, 'Show all 9'],
  [9, 7, 7, 'Show all 9'],
])('Of %d choices of a filter, the one at %s chosen, %d stand before what is folded', (count, chosen, shown, summary) => {
  const group = drawn(<FilterGroup name="Brand" ticks={ticksOf(count, chosen)} />);
  const folded = group.querySelector('details');
  expect(group.querySelectorAll('fieldset > div')).toHaveLength(shown);
  expect(folded?.querySelectorAll('input').length ?? 0).toBe(count - shown);
  expect(folded?.querySelector('summary')?.textContent ?? null).toBe(summary);
  expect(folded?.open ?? false, 'what is chosen is not folded away').toBe(chosen !== null && chosen >= shown);
});

test.each([
  [day, false],
  [day - 1, true],
])('A voucher that can be used for %d ms more has a clock: %s', (left, hasClock) => {
  const ticket = drawn(heldTicket(new Date(visitor.at + left).toISOString()));
  expect(ticket.querySelector('[role=timer]') !== null).toBe(hasClock);
});

const vouchersOf = (match: VoucherMatch): HTMLElement =>
  drawn(<VoucherMatchList match={match} problem={null} isUnreadable={false} onRetry={undefined} lead={null} act={() => nothing} />);

test.each([
  ['usable', null],
  ['almost', 'Almost there'],
  ['unusable', 'Not for this order'],
] as const)('One voucher that is %s stands alone, and nothing says that there is none', (kind, heading) => {
  const match = { ...best, usable: [], almost: [], unusable: [], [kind]: best[kind].slice(0, 1) };
  const list = vouchersOf(match);
  expect([...list.querySelectorAll('li b')].map((name) => name.textContent)).toEqual([best[kind][0]?.couponName]);
  expect(list.querySelectorAll('ul')).toHaveLength(1);
  expect(list.querySelector('h3')?.textContent ?? null).toBe(heading);
  expect(list.textContent).not.toContain('any vouchers yet');
});

test('Where one voucher almost fits and another one does not, nothing says that there is none', () => {
  const match = { ...best, usable: [], almost: best.almost.slice(0, 1), unusable: best.unusable.slice(0, 1) };
  const list = vouchersOf(match);
  expect(list.querySelectorAll('ul')).toHaveLength(2);
  expect(list.textContent).not.toContain('any vouchers yet');
});

const deliveryOf = (list: GroceryList): string | null => {
  const labels = [...drawn(<WishListSum list={list} isBusy={false} />).querySelectorAll('span:first-child')];
  const label = labels.find(({ textContent }) => textContent === 'Delivery fee');
  return label?.nextElementSibling?.textContent?.replaceAll(/\s+/g, ' ') ?? null;
};

test.each([
  ['a fee', weeklyList, 'Rs 350'],
  ['no fee', { ...weeklyList, deliveryFee: 0 }, 'Free'],
  ['no address', { ...weeklyList, deliveryFee: null }, 'Add an address to see it'],
  ["somebody else's", friendsList, null],
])('The way of a list: %s', (_, list, said) => {
  expect(deliveryOf(list)).toBe(said);
});

test('Where the connection is not safe, a card cannot pay and says why', () => {
  const methods = preview().payTypes;
  const ways = drawn(<PayMethods methods={methods} chosen={21} laterNote={null} onChoose={nothing} />);
  expect(ways.textContent).toContain('Cards need a secure connection (HTTPS).');
});
