import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemsOf } from '#machines/rules/cart.ts';
import { emptyListOutbox, withChange } from '#machines/rules/outbox/listOutbox.ts';
import { textSaid, type OutboxMessage } from '#machines/rules/outbox/messageOutbox.ts';
import type { Gateway } from '#src/adapters/adapt.ts';
import { readCart } from '#src/data/cart.data.ts';
import { openConversation } from '#src/data/chat.data.ts';
import { readKept } from '#src/data/favouritesSync.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import { createListChoice, tickList } from '#src/data/listPicker.data.ts';
import { readList } from '#src/data/wishList.data.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import type { Boxes, BoxName } from '#src/storage/shopperStorage.ts';
import { createSku, type SkuFixture } from '../drivers/skuFixtures.ts';
import { openStack, type Stack } from './stack.ts';
import { cutWay, lineOf, rest, startTab, TabStorage, wayOf, type Fate } from './tabs.ts';

const isFull = process.env['FULL'] === '1';

let stack: Stack;
let through: Execute;
beforeAll(async () => {
  stack = await openStack();
  const visitor = stack.visitor();
  await visitor.login();
  through = wayOf(visitor, now);
});
afterAll(() => stack.close());

const now = () => stack.test.mall.context.clock.now();

type World = { goods: SkuFixture; itemId: number };
type Place = { listId: number; listName: string; conversationId: number };

type Step = {
  tab: 0 | 1;
  count: number;
  what: 'add' | 'setCount' | 'remove' | 'heart' | 'listCount' | 'say' | 'reload' | 'pause' | 'wake';
};

/** A tab with things of its own, and what must be true of them in the end. */
class Tab {
  readonly storage = new TabStorage();
  readonly must = { cart: 0, isKept: false, listed: 1, message: [] as string[] };
  readonly #way: ReturnType<typeof cutWay>;
  readonly #gateway: Gateway;
  #running: ReturnType<typeof startTab>;
  #made = 0;
  readonly name: string;
  readonly own: World;
  readonly place: Place;

  constructor({ name, own, place }: { name: string; own: World; place: Place }, fates: readonly Fate[]) {
    this.name = name;
    this.own = own;
    this.place = place;
    this.#way = cutWay(through, now, fates);
    const favourites = new FavouritesStore(true);
    this.#gateway = {
      execute: this.#way.execute,
      listen: () => () => undefined,
      now,
      favourites,
      storage: this.storage,
      deliverTo: () => null,
    };
    this.#running = startTab(this.#gateway);
  }

  /** Waits until nothing is on its way. */
  rest(): Promise<void> {
    return rest(this.#way.underWay);
  }

  /** What a page of this box does that is open for a moment. */
  #write<Name extends BoxName>(box: Name, intents: Boxes[Name][]): void {
    const close = this.storage.follow(box, () => undefined);
    this.storage.keep(box, intents);
    close();
  }

  async does({ what, count }: Step): Promise<void> {
    const { goods, itemId } = this.own;
    const { prodId, skuId, shopId } = goods;
    const at = now();
    const line = lineOf(this.#running, skuId);
    this.#made += 1;
    switch (what) {
      case 'add':
        this.#running.cart.send({ type: 'line.added', line: { prodId, skuId, shopId, count, prodName: '' }, at });
        this.must.cart += count;
        return;
      case 'setCount':
        if (!line) return;
        this.#running.cart.send({ type: 'count.changed', basketId: line.basketId, count, at });
        this.must.cart = count;
        return;
      case 'remove':
        if (!line) return;
        this.#running.cart.send({ type: 'line.removed', basketId: line.basketId, at });
        this.must.cart = 0;
        return;
      case 'heart':
        this.must.isKept = count % 2 === 1;
        this.#running.favourites.send({
          type: 'favourites.wanted',
          favourites: [{ kind: 'product', id: prodId }],
          isWanted: this.must.isKept,
          at,
        });
        return;
      case 'listCount': {
        const { listId } = this.place;
        const waiting = {
          ...emptyListOutbox,
          changes: this.storage.read('lists'),
          seed: `${this.#running.cart.id}-${crypto.randomUUID()}`,
        };
        this.#write('lists', withChange(waiting, { listId, change: { kind: 'count', itemId, count }, at }).changes);
        this.must.listed = count;
        return;
      }
      case 'say': {
        const words = `${this.name} ${this.#made}`;
        const message: OutboxMessage = {
          ...textSaid(words),
          key: crypto.randomUUID(),
          at,
          refused: null,
          conversationId: this.place.conversationId,
        };
        this.#write('messages', [...this.storage.read('messages'), message]);
        this.must.message.push(words);
        return;
      }
      case 'reload':
        this.#running.stop();
        this.#running = startTab(this.#gateway);
        return;
      case 'pause':
        return this.rest();
      case 'wake':
        return this.#running.wake();
    }
  }

  /** The network is there again: everything that waits goes out. */
  async finish(): Promise<void> {
    this.#way.mend();
    await expect
      .poll(
        async () => {
          this.#running.wake();
          await this.rest();
          return this.storage.isEmpty();
        },
        { message: `what waits in ${this.name}`, interval: 20 },
      )
      .toBe(true);
    this.#running.stop();
  }
}

let scripts = 0;

/** Two tabs with one thing each, on one list, in one talk. */
async function prepare(): Promise<{ place: Place; worlds: [World, World] }> {
  scripts += 1;
  const listName = `Script ${scripts}`;
  const { listId } = await createListChoice(through, { listName, key: crypto.randomUUID() });
  const goods = [await createSku(stack.test, { stocks: 5_000 }), await createSku(stack.test, { stocks: 5_000 })] as const;
  for (const { prodId, skuId, shopId } of goods)
    await tickList(through, { listId, isOn: true, prodId, skuId, shopId, key: crypto.randomUUID() });
  const { items } = await readList(through, { listName });
  const worldOf = (own: SkuFixture): World => ({ goods: own, itemId: items.find(({ skuId }) => skuId === own.skuId)?.itemId ?? 0 });
  const partner = { shopId: null, prodId: null, orderNumber: null };
  const { conversation } = await openConversation(through, partner);
  return {
    place: { listId, listName, conversationId: conversation.conversationId },
    worlds: [worldOf(goods[0]), worldOf(goods[1])],
  };
}

async function check({ steps, fates }: { steps: Step[]; fates: Fate[][] }): Promise<void> {
  const { place, worlds } = await prepare();
  const tabs = worlds.map((own, at) => new Tab({ name: `tab ${scripts}.${at}`, own, place }, fates[at] ?? []));
  for (const step of steps) {
    // A later press has a later time, and no limit of a minute is reached.
    await stack.test.advance(5_000);
    await tabs[step.tab]?.does(step);
  }
  for (const tab of tabs) await tab.finish();
  const cart = itemsOf(await readCart(through, undefined));
  const { items } = await readList(through, { listName: place.listName });
  const { messages } = await openConversation(through, { conversationId: place.conversationId });
  for (const { name, own, must } of tabs) {
    const { skuId, prodId } = own.goods;
    const stored = await readKept(through, { favourites: [{ kind: 'product', id: prodId }] });
    expect({
      cart: cart.filter((item) => item.skuId === skuId).reduce((sum, { prodCount }) => sum + prodCount, 0),
      isKept: stored.length > 0,
      listed: items.find((item) => item.skuId === skuId)?.count,
      message: messages.map(({ content }) => content).filter((content) => content.startsWith(`${name} `)),
    }).toEqual(must);
  }
  await stack.test.mall.context.database.pool.query('delete from cart_line');
  await stack.test.mall.context.database.pool.query('delete from grocery_list');
}

const step: fc.Arbitrary<Step> = fc.record({
  tab: fc.constantFrom(0, 1),
  count: fc.integer({ min: 1, max: 4 }),
  what: fc.constantFrom('add', 'add', 'setCount', 'remove', 'heart', 'listCount', 'say', 'reload', 'pause', 'pause', 'wake'),
});
const fate: fc.Arbitrary<Fate> = fc.constantFrom('answered', 'answered', 'lost', 'unanswered');
const script = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  fates: fc.array(fc.array(fate, { maxLength: 20 }), { minLength: 2, maxLength: 2 }),
});

it(
  'what two tabs did is done, once and in order, however the network is cut: cart, hearts, lists and messages',
  () => fc.assert(fc.asyncProperty(script, check), { numRuns: isFull ? 2_000 : 15 }),
  isFull ? 7_200_000 : undefined,
);
