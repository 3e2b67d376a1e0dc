import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { undoKinds, type UndoKind } from '#machines/model/undo.ts';
import { writeNotification } from '#mall/notification/notification.ts';
import { confirmSeat, openTestGroup, submitSeat } from '../drivers/group.driver.ts';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import type { TestMall } from './harness.ts';
import { openMallWithBank, type TestBank } from './payment/bank.ts';

type Undo = { token: string; kind: UndoKind };
type List = { listId: number; items: { itemId: number }[] };

/** What only grows, or counts how often something was looked at: journals, streams, sessions, what was answered under a key. */
const logs = [
  'event',
  'event_head',
  'journal',
  'history',
  'idempotency',
  'mailbox',
  'order_timeline',
  'refresh_token',
  'session',
  'undo',
  'known_device',
  'code_sent',
];

let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: OrderDriver;
let who: Shopper;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank({ products: 20 }));
  driver = orderDriver(mall);
  who = await driver.newShopper();
});
afterAll(() => close());

/** A list with two things, which somebody else may edit, too. */
async function sharedList(listName: string): Promise<List> {
  const { listId } = expectOk(await driver.askAs<List>(who, 'POST', '/p/groceryList', { body: { listName } }));
  for (const count of [1, 3]) {
    const { prodId, skuId, shopId } = await driver.sku({ stocks: 5 });
    expectOk(await driver.askAs(who, 'POST', `/p/groceryList/${listId}/items`, { body: { prodId, skuId, shopId, count } }));
  }
  const editor = await driver.newShopper();
  const { shareCode } = expectOk(
    await driver.askAs<{ shareCode: string }>(who, 'POST', `/p/groceryList/${listId}/share`, { body: { mode: 'EDIT' } }),
  );
  expectOk(await driver.askAs(editor, 'GET', `/groceryList/shared/${shareCode}`));
  return expectOk(await driver.askAs<List>(who, 'GET', '/p/groceryList/info', { query: { listId } }));
}

const orderOne = async (): Promise<string> => {
  const sku = await driver.sku({ stocks: 5 });
  return (await driver.place(who, [{ sku, count: 2 }])).orderNumbers;
};

/** A deed of each kind, on things of its own that are there from the start. */
async function prepareDeeds(): Promise<Record<UndoKind, () => Promise<unknown>>> {
  const list = await sharedList('Party');
  const emptied = await sharedList('Weekly');
  const closed = await orderOne();
  expectOk(await driver.cancel(who, closed));
  const order = await orderOne();
  expectOk(await driver.payCash(who, order));
  expectOk(await driver.seller(order, 'accept'));
  expectOk(await driver.cancel(who, order));
  const group = await openTestGroup(mall, {});
  const { checkoutToken } = expectOk(await confirmSeat(driver, who, group));
  const { orderNumbers: seat } = expectOk(await submitSeat(driver, who, checkoutToken));
  const payment = { orderNumbers: seat, payType: 20, vaultToken: await bank.token() };
  expectOk(await driver.askAs(who, 'POST', '/p/order/pay', { key: newKey(), body: payment }));
  const { context } = mall.mall;
  const at = context.clock.now();
  await context.db.transaction((tx) =>
    writeNotification(context, tx, { userId: who.userId, type: 'GROUP', notice: 'stayed', orderNumber: seat, at }),
  );
  const notices = expectOk(await driver.askAs<{ records: { id: number }[] }>(who, 'GET', '/p/order/notice/page')).records;
  const listPath = `/p/groceryList/${emptied.listId}/items`;
  return {
    LIST: () => driver.askAs(who, 'DELETE', `/p/groceryList/${list.listId}`).then(expectOk),
    LIST_ITEMS: () => driver.askAs(who, 'DELETE', listPath, { body: [emptied.items[0]?.itemId] }).then(expectOk),
    ORDER: () => driver.remove(who, closed).then(expectOk),
    NOTICES: () => driver.askAs(who, 'DELETE', '/p/order/notice', { body: notices.map(({ id }) => id) }).then(expectOk),
    CANCEL_WITHDRAWN: () => driver.buyer(who, 'withdrawCancel', order).then(expectOk),
    GROUP_LEFT: () => driver.cancel(who, seat).then(expectOk),
  };
}

/**
 * All that the database holds but its logs, a line each; how often an order or a list was changed, and a clock's own number, are left out.
 */
async function everything(): Promise<string[]> {
  const { db } = mall.mall.context;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of tables.filter((table) => !logs.includes(table.name))) {
    const { rows } = await db.execute<{ line: string }>(
      sql`select (to_jsonb(t) - ${name === 'timer' ? 'id' : 'version'}::text)::text as line from ${sql.identifier(name)} t order by 1`,
    );
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return lines;
}

it('what is taken back is as it was before: money, stock, seats, lists, notices and clocks, whatever was done in which order', async () => {
  const actions = await prepareDeeds();
  const before = await everything();
  const inSomeOrder = fc.tuple(
    fc.shuffledSubarray([...undoKinds], { minLength: 1 }),
    fc.shuffledSubarray([...undoKinds], { minLength: undoKinds.length }),
  );
  const check = async (done: UndoKind[], takenBack: UndoKind[]): Promise<void> => {
    for (const kind of done) await actions[kind]();
    const open = expectOk(await driver.askAs<Undo[]>(who, 'GET', '/p/undo'));
    expect(open.map(({ kind }) => kind)).toEqual(done.toReversed());
    for (const kind of takenBack) {
      const undo = open.find((each) => each.kind === kind);
      if (undo) expectOk(await driver.askAs(who, 'POST', `/p/undo/${undo.token}`));
    }
    const after = await everything();
    expect(after.filter((line) => !before.includes(line))).toEqual([]);
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
  };
  const numRuns = process.env['FULL'] === '1' ? 200 : 10;
  await fc.assert(
    fc.asyncProperty(inSomeOrder, ([done, takenBack]) => check(done, takenBack)),
    { numRuns, examples: [[[[...undoKinds], [...undoKinds]]]] },
  );
});
