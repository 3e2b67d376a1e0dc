import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemsOf, shownCart } from '#machines/rules/cart.ts';
import { keyOf } from '#machines/rules/favourite.ts';
import type { Cart } from '#machines/model/cart.ts';
import type { Favourite } from '#machines/model/favourite.ts';
import { readCart } from '#src/data/cart.data.ts';
import { readKept } from '#src/data/favouritesSync.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import type { Listen, LiveEvent, LiveListener } from '#src/data/liveEvents.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { createSku, type SkuFixture } from '../drivers/skuFixtures.ts';
import { openStack, type Stack, type Visitor } from './stack.ts';
import { cutWay, lineOf, rest, startTab, TabStorage, wayOf } from './tabs.ts';

const isFull = process.env['FULL'] === '1';

/** The browser's stream of what happens to the shopper, which all its tabs hear. It ends with the login's token and is opened again. */
const openEvents = async (visitor: Visitor) => {
  const listeners = new Set<LiveListener>();
  const tell = (block: string): void => {
    const data = /^data: ?(.*)$/m.exec(block)?.[1];
    if (data) for (const { heard } of listeners) heard(JSON.parse(data) as LiveEvent);
  };
  const open = async () => {
    const answer = await visitor.fetch('/events');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!answer.ok || !reader) throw new Error(`no stream: ${answer.status}`);
    return reader;
  };
  let reader = await open();
  let isOver = false;
  const follow = async (): Promise<void> => {
    while (!isOver) {
      for (let left = ''; ;) {
        const { value, done } = await reader.read();
        if (done) break;
        const blocks = `${left}${value}`.split('\n\n');
        left = blocks.pop() ?? '';
        blocks.forEach(tell);
      }
      if (isOver) return;
      reader = await open();
      for (const { missed } of listeners) missed();
    }
  };
  void follow().catch(() => undefined);
  const listen: Listen = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const end = (): Promise<void> => {
    isOver = true;
    return reader.cancel();
  };
  return { listen, end };
};

let stack: Stack;
let through: Execute;
let events: Awaited<ReturnType<typeof openEvents>>;
beforeAll(async () => {
  stack = await openStack();
  const visitor = stack.visitor();
  await visitor.login();
  through = wayOf(visitor, now);
  events = await openEvents(visitor);
});
afterAll(async () => {
  await events.end();
  await stack.close();
});

const now = () => stack.test.mall.context.clock.now();

type Step = { tab: 0 | 1; sku: 0 | 1; count: number; what: 'add' | 'setCount' | 'remove' | 'check' | 'heart' | 'pause' };
type Tab = ReturnType<typeof openTab>;

const openTab = () => {
  const { execute, underWay } = cutWay(through, now);
  const favourites = new FavouritesStore(true);
  const running = startTab({ execute, listen: events.listen, now, favourites, storage: new TabStorage(), deliverTo: () => null });
  return { ...running, rest: () => rest(underWay) };
};

const favouritesOf = (skus: readonly SkuFixture[]): Favourite[] => skus.map(({ prodId }) => ({ kind: 'product', id: prodId }));

const act = (tab: Tab, { what, count }: Step, { prodId, skuId, shopId }: SkuFixture): void | Promise<void> => {
  const at = now();
  const line = lineOf(tab, skuId);
  switch (what) {
    case 'add':
      return tab.cart.send({ type: 'line.added', line: { prodId, skuId, shopId, count, prodName: '' }, at });
    case 'setCount':
      return line && tab.cart.send({ type: 'count.changed', basketId: line.basketId, count, at });
    case 'remove':
      return line && tab.cart.send({ type: 'line.removed', basketId: line.basketId, at });
    case 'check':
      return line && tab.cart.send({ type: 'lines.checked', basketIds: [line.basketId], checked: count % 2 === 0, at });
    case 'heart':
      return tab.favourites.send({
        type: 'favourites.wanted',
        favourites: [{ kind: 'product', id: prodId }],
        isWanted: count % 2 === 0,
        at,
      });
    case 'pause':
      return tab.rest();
  }
};

/** What a screen shows of a cart: of each line its thing, pieces and tick, whatever their order. */
const linesOf = (cart: Cart | null) =>
  (cart ? itemsOf(cart) : []).map(({ skuId, prodCount, checked }) => `${skuId}: ${prodCount} ${checked}`).toSorted();

const seenIn = (tab: Tab, favourites: readonly Favourite[]) => {
  const { cart, mutations, count } = tab.cart.getSnapshot().context;
  const { kept, mutations: hearts } = tab.favourites.getSnapshot().context;
  return {
    lines: linesOf(cart && shownCart(cart, mutations)),
    count,
    kept: favourites.filter((favourite) => kept[keyOf(favourite)] === true),
    waiting: mutations.length + hearts.length,
  };
};

async function check(steps: Step[]): Promise<void> {
  const skus = [await createSku(stack.test, { stocks: 5_000 }), await createSku(stack.test, { stocks: 5_000 })] as const;
  const favourites = favouritesOf(skus);
  const tabs = [openTab(), openTab()] as const;
  for (const tab of tabs) {
    tab.favourites.send({ type: 'cards.shown', favourites, at: now() });
    await tab.rest();
  }
  for (const step of steps) {
    await stack.test.advance(2_000);
    await act(tabs[step.tab], step, skus[step.sku]);
  }
  const isInMall = async () => {
    const cart = await readCart(through, undefined);
    return { lines: linesOf(cart), count: cart.count, kept: await readKept(through, { favourites }), waiting: 0 };
  };
  const views = async () => {
    for (const tab of tabs) await tab.rest();
    const mall = await isInMall();
    return { mall, seen: tabs.map((tab) => seenIn(tab, favourites)) };
  };
  await expect
    .poll(async () => {
      const { mall, seen } = await views();
      return seen.every((each) => JSON.stringify(each) === JSON.stringify(mall)) || { mall, seen };
    })
    .toBe(true);
  for (const tab of tabs) tab.stop();
  await stack.test.mall.context.database.pool.query('delete from cart_line');
  await stack.test.mall.context.database.pool.query('delete from collected_product');
}

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  sku: fc.constantFrom(0, 1),
  count: fc.integer({ min: 1, max: 4 }),
  what: fc.constantFrom('add', 'add', 'setCount', 'remove', 'check', 'heart', 'heart', 'pause', 'pause'),
});

it(
  'two tabs that act at once on the same things show the same in the end: what the mall has',
  () => fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), check), { numRuns: isFull ? 1_000 : 12 }),
  isFull ? 3_600_000 : undefined,
);
