import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '../cents.ts';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { changeShelf, china, type SkuFixture } from '../drivers/skuFixtures.ts';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
let driver: OrderDriver;
let shopper: Shopper;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());
beforeEach(async () => {
  shopper = await driver.newShopper();
});

type Item = {
  itemId: number;
  skuId: number;
  count: number;
  maxCount: number;
  price: number;
  discountPrice: number;
  subtotal: number;
  stockStatus: string;
  deliverable: boolean;
  status: number;
  note: string | null;
  problem: string | null;
};
type List = {
  listId: number;
  listName: string;
  itemCount: number;
  totalQuantity: number;
  subtotal: number;
  discountPrice: number;
  deliveryFee: number | null;
  total: number;
  currency: string;
  version: number;
  skuCount: number | null;
  items: Item[] | null;
  actions: { action: string; allowed: boolean; reasonCode: string | null }[];
};
type Page<T> = { records: T[]; total: number; pages: number };
type Bought = {
  added: { skuId: number; count: number }[];
  failed: { skuId: number; code: string }[];
  basketIds: number[];
  totalCount: number;
};

const root = '/p/groceryList';
const create = (listName: string, who = shopper) => driver.askAs<List>(who, 'POST', root, { body: { listName } });
const created = async (listName: string, who = shopper): Promise<List> => expectOk(await create(listName, who));
const add = (listId: number, { prodId, skuId, shopId }: SkuFixture, count = 1, who = shopper) =>
  driver.askAs<List>(who, 'POST', `${root}/${listId}/items`, { body: { prodId, skuId, shopId, count } });
const read = async (query: Record<string, string | number>, who = shopper) =>
  expectOk(await driver.askAs<List>(who, 'GET', `${root}/info`, { query }));
const page = async (query: Record<string, string | number> = {}) =>
  expectOk(await driver.askAs<Page<List>>(shopper, 'GET', `${root}/page`, { query }));
const buy = (listId: number, body: { itemIds?: number[]; mode?: string } = {}, key = newKey()) =>
  driver.askAs<Bought>(shopper, 'POST', `${root}/${listId}/buy`, { body: { mode: 'CART', ...body }, key });
const buyAction = ({ actions }: List) => actions.find(({ action }) => action === 'BUY');

/** Law: what a list comes to is what its items say. */
function expectAddsUp(list: List): void {
  const items = list.items ?? [];
  const sum = (of: (item: Item) => number): number => items.reduce((total, item) => total + of(item), 0);
  const bought = items.filter(({ problem }) => problem === null);
  expect(cents(list.discountPrice)).toBe(sum(({ subtotal }) => cents(subtotal)));
  expect(cents(list.subtotal)).toBe(bought.reduce((total, { price, count }) => total + cents(price) * count, 0));
  expect(cents(list.total)).toBe(cents(list.discountPrice) + cents(list.deliveryFee ?? 0));
  expect([list.itemCount, list.totalQuantity]).toEqual([items.length, sum(({ count }) => count)]);
}

describe('grocery lists (S1 to S5)', () => {
  it('are begun, found by id and by name, renamed, counted and deleted', async () => {
    const list = await created('  Weekly  shopping ');
    expect(list).toMatchObject({ listName: 'Weekly  shopping', itemCount: 0, total: 0, version: 1, items: [] });
    expect(await read({ listId: list.listId })).toEqual(list);
    expect(await read({ listName: 'WEEKLYSHOPPING' })).toEqual(list);
    const renamed = expectOk(await driver.askAs<List>(shopper, 'PUT', `${root}/${list.listId}`, { body: { listName: 'weekly shopping' } }));
    expect(renamed, 'its own name in other letters').toMatchObject({ listName: 'weekly shopping', version: 2 });
    const other = await created('Birthday');
    expect((await page()).records.map(({ listId, items }) => [listId, items])).toEqual([
      [other.listId, null],
      [list.listId, null],
    ]);
    const center = async () => expectOk(await driver.askAs<{ groceryLists: number }>(shopper, 'GET', '/p/user/centerInfo')).groceryLists;
    expect(await center()).toBe(2);
    expectOk(await driver.askAs(shopper, 'DELETE', `${root}/${list.listId}`));
    expect([(await page()).total, await center()]).toEqual([1, 1]);
    expect(await driver.askAs(shopper, 'GET', `${root}/info`, { query: { listId: list.listId } })).toMatchObject({ status: 404 });
  });

  it.each(['Tea / coffee', '100 %', '# 1', '"Quotes" & ’quotes’', '🎂 Cake', '../up', 'a?b=c', '茶', 'Сад и огород'])(
    'may be called %s',
    async (listName) => {
      const { listId } = await created(listName);
      expect(await read({ listName })).toMatchObject({ listId, listName });
    },
  );

  it('refuses a name that is empty or taken, in any case and with any spaces, at its field', async () => {
    for (const listName of ['', '   ', '\u0007', '..'])
      expect(await create(listName)).toMatchObject({
        status: 400,
        body: { code: 'LIST_NAME_REQUIRED', desc: 'Grocery List name is required', fields: [{ field: 'listName' }] },
      });
    const { listId } = await created('Weekly');
    for (const listName of ['Weekly', 'wEEKLY', ' W e e k l y '])
      expect(await create(listName)).toMatchObject({
        status: 409,
        body: { code: 'LIST_NAME_EXISTS', desc: 'Grocery list name already exist.', fields: [{ field: 'listName' }] },
      });
    const other = await created('Monthly');
    const rename = (listName: string) => driver.askAs(shopper, 'PUT', `${root}/${other.listId}`, { body: { listName } });
    expect(await rename('WEEKLY')).toMatchObject({ status: 409, body: { code: 'LIST_NAME_EXISTS' } });
    expect(await rename(' ')).toMatchObject({ status: 400, body: { code: 'LIST_NAME_REQUIRED' } });
    expect(await create('x'.repeat(61))).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await page()).records.map((list) => list.listName).sort(), 'nothing was written').toEqual(['Monthly', 'Weekly']);
    expect((await read({ listId })).version).toBe(1);
    expect(await create('Weekly', await driver.newShopper()), "somebody else's name is free").toMatchObject({ status: 200 });
  });

  it('are fifty at most, and one name is taken once however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => create('Same')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    for (let number = 2; number <= 50; number += 1) await created(`List ${number}`);
    expect(await create('List 51')).toMatchObject({ status: 409, body: { code: 'LIST_LIMIT', data: { limit: 50 } } });
    const first = await page({ size: 50 });
    expect([first.total, first.records.length]).toEqual([50, 50]);
    expect((await page({ current: 6 })).records).toEqual([]);
  });

  it('are begun once per key', async () => {
    const key = newKey();
    const once = () => driver.askAs<List>(shopper, 'POST', root, { body: { listName: 'Once' }, key });
    const first = expectOk(await once());
    expect(expectOk(await once())).toEqual(first);
    expect((await page()).total).toBe(1);
  });

  it("are nobody else's, and no guest's", async () => {
    const { listId } = await created('Mine');
    const sku = await driver.sku();
    const [item] = expectOk(await add(listId, sku)).items!;
    const stranger = await driver.newShopper();
    const asks: ['GET' | 'POST' | 'PUT' | 'DELETE', string, { body?: unknown; query?: Record<string, string | number> }][] = [
      ['GET', `${root}/info`, { query: { listId } }],
      ['GET', `${root}/info`, { query: { listName: 'Mine' } }],
      ['PUT', `${root}/${listId}`, { body: { listName: 'Yours' } }],
      ['DELETE', `${root}/${listId}`, {}],
      ['POST', `${root}/${listId}/items`, { body: { prodId: sku.prodId, skuId: sku.skuId, shopId: sku.shopId, count: 1 } }],
      ['PUT', `${root}/${listId}/items/${item!.itemId}`, { body: { count: 9 } }],
      ['DELETE', `${root}/${listId}/items`, { body: [] }],
      ['POST', `${root}/${listId}/buy`, { body: { mode: 'CART' } }],
    ];
    for (const [method, path, options] of asks) {
      expect(await driver.askAs(stranger, method, path, options), `${method} ${path}`).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
      expect(await mall.ask(method, path, options), `${method} ${path} of a guest`).toMatchObject({ status: 401 });
    }
    expect(await read({ listId })).toMatchObject({ listName: 'Mine', totalQuantity: 1 });
    const strange = await created('Strange', stranger);
    expect(await driver.askAs(stranger, 'PUT', `${root}/${strange.listId}/items/${item!.itemId}`, { body: { count: 9 } })).toMatchObject({
      status: 404,
    });
    expect(await driver.askAs(shopper, 'GET', `${root}/info`)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe("a list's items (S6 to S8)", () => {
  it('add up by variant, are set to a count, noted, and taken out; the version grows with each change', async () => {
    const { listId } = await created('Weekly');
    const [one, other] = [await driver.sku(), await driver.sku()];
    await add(listId, one, 2);
    await add(listId, other);
    const added = expectOk(await add(listId, one, 3));
    expect(added).toMatchObject({ version: 4, itemCount: 2, totalQuantity: 6 });
    expect(added.items!.map(({ skuId, count }) => [skuId, count])).toEqual([
      [one.skuId, 5],
      [other.skuId, 1],
    ]);
    const [{ itemId }] = added.items as [Item, Item];
    const change = (body: { count: number; note?: string }) =>
      driver.askAs<List>(shopper, 'PUT', `${root}/${listId}/items/${itemId}`, { body });
    expect(expectOk(await change({ count: 2, note: ' The blue\none ' })).items![0]).toMatchObject({ count: 2, note: 'The blue one' });
    expect(expectOk(await change({ count: 3 })).items![0], 'what is not said stays').toMatchObject({ count: 3, note: 'The blue one' });
    expect(expectOk(await change({ count: 3, note: '' })).items![0]).toMatchObject({ note: null });
    expect(await change({ count: 3, note: 'x'.repeat(201) })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await change({ count: 0 })).toMatchObject({ status: 400 });
    expect((await page({ skuId: one.skuId })).records.map(({ skuCount }) => skuCount)).toEqual([3]);
    expect((await page({ skuId: 1 })).records.map(({ skuCount }) => skuCount)).toEqual([0]);
    const remove = (body: number[]) => driver.askAs<List>(shopper, 'DELETE', `${root}/${listId}/items`, { body });
    expect(expectOk(await remove([itemId, 7])).items!.map(({ skuId }) => skuId)).toEqual([other.skuId]);
    const { version } = await read({ listId });
    expect(expectOk(await remove([itemId])).version, 'nothing was there').toBe(version);
    expect(expectOk(await remove([]))).toMatchObject({ items: [], version: version + 1 });
  });

  it('stand in the order in which they were added until one is moved; what comes later stands last', async () => {
    const list = await created('In order');
    const skus = [await driver.sku(), await driver.sku(), await driver.sku(), await driver.sku()];
    for (const sku of skus.slice(0, 3)) expectOk(await add(list.listId, sku));
    const order = async () => (await read({ listId: list.listId })).items?.map(({ skuId }) => skus.findIndex((sku) => sku.skuId === skuId));
    const move = async (nth: number, place: number) => {
      const { items } = await read({ listId: list.listId });
      const item = items?.find(({ skuId }) => skuId === skus[nth]?.skuId);
      return driver.askAs<List>(shopper, 'PUT', `${root}/${list.listId}/items/${item?.itemId}`, { body: { place } });
    };
    expect(await order()).toEqual([0, 1, 2]);
    expectOk(await move(2, 0));
    expect(await order()).toEqual([2, 0, 1]);
    expectOk(await move(2, 1));
    expect(await order()).toEqual([0, 2, 1]);
    expectOk(await move(0, 199));
    expect(await order(), 'beyond the end is the end').toEqual([2, 1, 0]);
    expectOk(await add(list.listId, skus[3]!));
    expect(await order()).toEqual([2, 1, 0, 3]);
    expect(
      (await read({ listId: list.listId })).items?.map(({ count }) => count),
      'what is not named stays',
    ).toEqual([1, 1, 1, 1]);
    for (const place of [-1, 200, 0.5]) expect((await move(1, place)).status).toBe(400);
  });

  it('add up when several windows add at once', async () => {
    const { listId } = await created('Together');
    const sku = await driver.sku();
    const answers = await Promise.all([1, 2, 3, 4].map((count) => add(listId, sku, count)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read({ listId })).toMatchObject({ totalQuantity: 10, itemCount: 1, version: 5 });
  });

  it('are refused beyond what one may buy, off the shelf, under another product, and past two hundred', async () => {
    const { listId } = await created('Full');
    const sku = await driver.sku({ maxBuy: 3 });
    expect(expectOk(await add(listId, sku, 2)).items![0]).toMatchObject({ maxCount: 3 });
    expect(await add(listId, sku, 2)).toMatchObject({ status: 409, body: { code: 'QTY_LIMIT', data: { maxBuy: 3 } } });
    const [item] = (await read({ listId })).items!;
    const set = (count: number) => driver.askAs<List>(shopper, 'PUT', `${root}/${listId}/items/${item!.itemId}`, { body: { count } });
    expect(await set(4)).toMatchObject({ status: 409, body: { code: 'QTY_LIMIT' } });
    await mall.mall.context.db.execute(sql`update products set max_buy = 1 where prod_id = ${sku.prodId}`);
    expect(await set(2), 'fewer or as many are never refused').toMatchObject({ status: 200 });
    expect(await add(listId, await driver.sku({ stocks: 0 })), 'what is sold out may be wished for').toMatchObject({ status: 200 });
    const gone = await driver.sku();
    await changeShelf(mall, gone, { status: 0 });
    expect(await add(listId, gone)).toMatchObject({ status: 409, body: { code: 'PROD_OFFLINE' } });
    expect(await add(listId, { ...(await driver.sku()), prodId: sku.prodId })).toMatchObject({ status: 404 });
    expect(await add(listId, { ...sku, skuId: 1 })).toMatchObject({ status: 404 });
    await mall.mall.context.db.execute(sql`
      insert into grocery_item (item_id, list_id, prod_id, sku_id, shop_id, count, added_at)
      select 8000000000 + n, ${listId}, ${sku.prodId}, 8000000000 + n, ${sku.shopId}, 1, 0 from generate_series(1, 198) n`);
    expect(await add(listId, await driver.sku())).toMatchObject({ status: 409, body: { code: 'LIST_FULL', data: { limit: 200 } } });
  });

  it('come to what the list says; what cannot be bought says why and counts nothing', async () => {
    const { listId } = await created('Money');
    const [well, soldOut, offShelf, elsewhere] = [
      await driver.sku({ price: 120_050 }),
      await driver.sku(),
      await driver.sku(),
      await driver.sku({ regionId: china }),
    ];
    for (const sku of [well, soldOut, offShelf, elsewhere]) expectOk(await add(listId, sku, 2));
    await changeShelf(mall, soldOut, { stocks: 0 });
    await changeShelf(mall, offShelf, { status: 0 });
    const list = await read({ listId });
    expect(list.items!.map(({ problem, status, deliverable, stockStatus }) => [problem, status, deliverable, stockStatus])).toEqual([
      [null, 1, true, 'IN_STOCK'],
      ['OUT_OF_STOCK', 1, true, expect.stringMatching(/SOLD_OUT|OUT_OF_STOCK/)],
      ['PROD_OFFLINE', 0, true, 'IN_STOCK'],
      ['NOT_DELIVERABLE', 1, false, 'IN_STOCK'],
    ]);
    expect(list).toMatchObject({ subtotal: 2601, discountPrice: 2401, currency: 'LKR', totalQuantity: 8 });
    expect(list.deliveryFee).toBeGreaterThan(0);
    expectAddsUp(list);
    expect((await page()).records[0], 'the same among the lists').toMatchObject({ total: list.total, deliveryFee: list.deliveryFee });
    const abroad = expectOk(
      await driver.askAs<List>(shopper, 'GET', `${root}/info`, { query: { listId }, headers: { 'region-id': String(china) } }),
    );
    expect(abroad.items!.map(({ problem }) => problem)).toEqual(['NOT_DELIVERABLE', 'NOT_DELIVERABLE', 'PROD_OFFLINE', null]);
    expect(abroad, 'the address lies elsewhere').toMatchObject({ currency: 'CNY', deliveryFee: null });
    expectAddsUp(abroad);
  });
});

describe('a list is bought (S13)', () => {
  it('as a whole or in part, once per key; the list stays', async () => {
    const { listId } = await created('Weekly');
    const [one, other] = [await driver.sku(), await driver.sku()];
    await add(listId, one, 2);
    const list = expectOk(await add(listId, other, 1));
    const key = newKey();
    const bought = expectOk(await buy(listId, {}, key));
    expect(bought).toMatchObject({ failed: [], totalCount: 3 });
    expect(bought.added.map(({ skuId, count }) => [skuId, count])).toEqual([
      [one.skuId, 2],
      [other.skuId, 1],
    ]);
    expect(expectOk(await buy(listId, {}, key))).toEqual(bought);
    expect(await read({ listId })).toEqual(list);
    const some = expectOk(await buy(listId, { itemIds: [list.items![1]!.itemId], mode: 'CHECKOUT' }));
    expect(some).toMatchObject({ totalCount: 4, basketIds: [bought.basketIds[1]] });
    expect(await buy(listId, { itemIds: [1] })).toMatchObject({ status: 404 });
    expect(await buy(listId, { mode: 'GIFT' })).toMatchObject({ status: 400 });
  });

  it('names what could not be bought and why; where nothing can be, it is refused and says so before', async () => {
    const { listId } = await created('Scarce');
    expect(buyAction(await read({ listId }))).toMatchObject({ allowed: false, reasonCode: 'NO_ITEMS_SELECTED' });
    expect(await buy(listId)).toMatchObject({ status: 400, body: { code: 'NO_ITEMS_SELECTED', desc: 'select the items' } });
    const [well, soldOut, gone] = [await driver.sku(), await driver.sku(), await driver.sku()];
    for (const sku of [well, soldOut, gone]) await add(listId, sku);
    await changeShelf(mall, soldOut, { stocks: 0 });
    await changeShelf(mall, gone, { status: 0 });
    expect(buyAction(await read({ listId }))).toMatchObject({ allowed: true });
    const bought = expectOk(await buy(listId));
    expect(bought.failed.map(({ skuId, code }) => [skuId, code])).toEqual([
      [soldOut.skuId, 'OUT_OF_STOCK'],
      [gone.skuId, 'PROD_OFFLINE'],
    ]);
    await changeShelf(mall, well, { stocks: 0 });
    expect(buyAction(await read({ listId }))).toMatchObject({ allowed: false, reasonCode: 'OUT_OF_STOCK' });
    expect(await buy(listId)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } });
    expect(expectOk(await driver.askAs<number>(shopper, 'GET', '/p/shopCart/prodCount')), 'nothing more').toBe(1);
  });
});

it("the demo account has two lists, something in each, the first's note, and a link by which anybody sees the second", async () => {
  const { body } = await mall.ask<{ access_token: string }>('POST', '/web/login', {
    body: { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' },
  });
  const options = { token: body.access_token };
  const lists = expectOk(await mall.ask<Page<List>>('GET', `${root}/page`, options));
  expect(lists.records.map(({ listName }) => listName).sort()).toEqual(['Birthday presents', 'Weekly shopping']);
  expect(lists.records.every(({ itemCount, total }) => itemCount > 2 && total > 0)).toBe(true);
  const weekly = expectOk(await mall.ask<List>('GET', `${root}/info`, { ...options, query: { listName: 'weekly shopping' } }));
  expect(weekly.items![0]!.note).toBe('Only if it is on offer');
  expectAddsUp(weekly);
  const shared = expectOk(await mall.ask<List & { role: string }>('GET', '/groceryList/shared/demo-birthday-presents'));
  expect([shared.listName, shared.role, shared.items!.length > 2]).toEqual(['Birthday presents', 'VIEWER', true]);
});
