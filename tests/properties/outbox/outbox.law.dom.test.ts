import { beforeEach, expect, test, vi } from 'vitest';
import type { CartMutation } from '#machines/rules/cart.ts';
import { Outbox } from '#src/runtime/outbox.ts';

const nimal = { userId: 'u-1' };
const amara = { userId: 'u-2' };
const isReady = Promise.resolve();
const mutation = (nth: number, at = Date.now()): CartMutation => ({
  key: `tab-cart-${nth}`,
  at,
  tried: false,
  refused: null,
  kind: 'add',
  line: { prodId: nth, skuId: nth, shopId: 1, count: 1 },
});
const keys = (heard: CartMutation[][]): string[][] => heard.map((intents) => intents.map(({ key }) => key));

/** A tab of this shopper, and all it was told about the cart. */
const open = async (who = nimal): Promise<{ outbox: Outbox; heard: CartMutation[][] }> => {
  const outbox = new Outbox(who, isReady);
  const heard: CartMutation[][] = [];
  outbox.follow('cart', (intents) => heard.push(intents));
  await vi.waitFor(() => isReady);
  return { outbox, heard };
};

beforeEach(() => localStorage.clear());

test('what waits is found by the next tab, in the order it was done, and leaves the storage with its last', async () => {
  const first = await open();
  first.outbox.keep('cart', [mutation(1, Date.now() - 2), mutation(2, Date.now() - 1)]);
  const next = await open();
  expect(keys(next.heard).at(-1)).toEqual(['tab-cart-1', 'tab-cart-2']);
  expect(Object.keys(localStorage)).toHaveLength(1);
  next.outbox.keep('cart', []);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what was found and what is done here stand in one order, each once', async () => {
  const now = Date.now();
  localStorage.setItem('outbox u-1 closed cart', JSON.stringify([mutation(2, now - 2), mutation(1, now - 3), mutation(3, now)]));
  const outbox = new Outbox(nimal, isReady);
  const heard: CartMutation[][] = [];
  outbox.follow('cart', (intents) => heard.push(intents));
  outbox.keep('cart', [mutation(3, now), mutation(4, now + 1)]);
  await isReady;
  await isReady;
  expect(keys(heard).at(-1)).toEqual(['tab-cart-1', 'tab-cart-2', 'tab-cart-3', 'tab-cart-4']);
});

test('another shopper in the same browser finds nothing of it, and the logout forgets it for good', async () => {
  const { outbox } = await open();
  outbox.keep('cart', [mutation(1)]);
  outbox.storeCart({ cart: { shops: [], expired: [], amount: { totalMoney: 0, finalMoney: 0, count: 0 } as never, count: 2 }, readAt: 5 });
  expect(outbox.storedCart()?.readAt).toBe(5);
  const other = await open(amara);
  expect(other.heard).toEqual([]);
  expect(other.outbox.storedCart()).toBeNull();
  outbox.forget();
  outbox.keep('cart', [mutation(1)]);
  // That somebody logged out is all that other tabs have to know.
  expect(Object.keys(localStorage)).toEqual(['loggedOutAt']);
});

test('a tab whose box was emptied by another (a logout) stops sending it', async () => {
  const { outbox, heard } = await open();
  outbox.keep('cart', [mutation(1)]);
  const [name = ''] = Object.keys(localStorage);
  localStorage.removeItem(name);
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
  expect(keys(heard).at(-1)).toEqual([]);
});

test('the last who follows a box sends it; when he ends, the one before is told', async () => {
  const { outbox, heard } = await open();
  const later: CartMutation[][] = [];
  outbox.keep('cart', [mutation(1)]);
  const stop = outbox.follow('cart', (intents) => later.push(intents));
  outbox.settle('cart', 'tab-cart-1', 'OUT_OF_STOCK');
  expect(later.map(([first]) => first?.refused)).toEqual([null, 'OUT_OF_STOCK']);
  expect(heard).toEqual([]);
  stop();
  expect(heard.map(([first]) => first?.refused)).toEqual(['OUT_OF_STOCK']);
  outbox.settle('cart', 'tab-cart-1', null);
  expect(keys(heard).at(-1)).toEqual([]);
});

test('what waited longer than a session lives, and what is no intent, is none', async () => {
  const eightDays = 8 * 86_400_000;
  const stored = [
    '',
    'null',
    '{',
    '{}',
    '[null,{"key":"a"}]',
    JSON.stringify([
      { ...mutation(1), kind: 'steal' },
      { ...mutation(1), line: {} },
      { ...mutation(1), refused: 1 },
    ]),
    JSON.stringify([mutation(1, Date.now() - eightDays)]),
  ];
  for (const text of stored) {
    localStorage.clear();
    localStorage.setItem('outbox u-1 closed cart', text);
    localStorage.setItem('cart u-1', text);
    const { outbox, heard } = await open();
    expect(heard.flat(), text).toEqual([]);
    expect(outbox.storedCart(), text).toBeNull();
  }
});

test('a browser that keeps nothing tells all the same what waits on this page', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const outbox = new Outbox(nimal, isReady);
  outbox.keep('cart', [mutation(1)]);
  const heard: CartMutation[][] = [];
  outbox.follow('cart', (intents) => heard.push(intents));
  expect(keys(heard)).toEqual([['tab-cart-1']]);
  full.mockRestore();
});
