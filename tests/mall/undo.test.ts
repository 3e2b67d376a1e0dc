import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderDeadlines } from '#machines/rules/order/orderDeadlines.ts';
import { undoWindow } from '#machines/rules/undo.ts';
import { writeNotification } from '#mall/notification/notification.ts';
import { expectOk, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { openTestMall, type TestMall } from './harness.ts';
import { openStream } from './stream.ts';

type Undo = { token: string; kind: string; name: string; count: number; until: string };
type List = { listId: number; listName: string; version: number; items: { itemId: number; skuId: number; note: string | null }[] };

let mall: TestMall;
let driver: OrderDriver;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

const undosOf = async (who: Shopper): Promise<Undo[]> => expectOk(await driver.askAs<Undo[]>(who, 'GET', '/p/undo'));
const newestOf = async (who: Shopper): Promise<Undo> => {
  const [undo] = await undosOf(who);
  if (!undo) throw new Error('nothing can be taken back');
  return undo;
};
const takeBack = (who: Shopper, token: string) => driver.askAs(who, 'POST', `/p/undo/${token}`);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

/** A list with two things, one of them with a note. */
async function filledList(who: Shopper, listName: string): Promise<List> {
  const { listId } = expectOk(await driver.askAs<List>(who, 'POST', '/p/groceryList', { body: { listName } }));
  const path = `/p/groceryList/${listId}/items`;
  for (const stocks of [5, 6]) {
    const { prodId, skuId, shopId } = await driver.sku({ stocks });
    expectOk(await driver.askAs(who, 'POST', path, { body: { prodId, skuId, shopId, count: 1 } }));
  }
  const { items } = await readList(who, listId);
  return expectOk(await driver.askAs<List>(who, 'PUT', `${path}/${items[0]?.itemId}`, { body: { count: 2, note: 'The blue one' } }));
}
const askList = (who: Shopper, listId: number) => driver.askAs<List>(who, 'GET', '/p/groceryList/info', { query: { listId } });
const readList = async (who: Shopper, listId: number): Promise<List> => expectOk(await askList(who, listId));
const removeList = (who: Shopper, listId: number) => driver.askAs(who, 'DELETE', `/p/groceryList/${listId}`);

describe('a deleted list', () => {
  it('comes back as it was, once, for its shopper alone, and is told on his stream', async () => {
    const who = await driver.newShopper();
    const before = await filledList(who, 'Party');
    const stream = await openStream(mall.mall, '/p/user/stream', who.token);
    expectOk(await removeList(who, before.listId));
    const undo = await newestOf(who);
    expect(undo).toMatchObject({ kind: 'LIST', name: 'Party', count: 2 });
    const heard = [await stream.next(), await stream.next()].find(({ data }) => data.type === 'undo');
    expect(heard?.data).toMatchObject({ ref: undo.token, data: { until: Date.parse(undo.until) } });
    expect(codeOf(await takeBack(await driver.newShopper(), undo.token)), 'somebody else').toEqual([404, 'NOT_FOUND']);
    expectOk(await takeBack(who, undo.token));
    expect(await readList(who, before.listId)).toEqual(before);
    expect(codeOf(await takeBack(who, undo.token)), 'once more').toEqual([404, 'NOT_FOUND']);
  });

  it('stays deleted once its window has ended', async () => {
    const who = await driver.newShopper();
    const { listId } = await filledList(who, 'Late');
    expectOk(await removeList(who, listId));
    const { token } = await newestOf(who);
    await mall.advance(undoWindow);
    expect(await undosOf(who)).toEqual([]);
    expect(codeOf(await takeBack(who, token))).toEqual([404, 'NOT_FOUND']);
    expect((await askList(who, listId)).status).toBe(404);
  });

  it('does not come back under a name that was given meanwhile', async () => {
    const who = await driver.newShopper();
    const { listId } = await filledList(who, 'Twice');
    expectOk(await removeList(who, listId));
    const { token } = await newestOf(who);
    const taken = expectOk(await driver.askAs<List>(who, 'POST', '/p/groceryList', { body: { listName: 'twice' } }));
    expect(codeOf(await takeBack(who, token))).toEqual([409, 'LIST_NAME_EXISTS']);
    expectOk(await driver.askAs(who, 'PUT', `/p/groceryList/${taken.listId}`, { body: { listName: 'Another' } }));
    expectOk(await takeBack(who, token));
    expect((await readList(who, listId)).listName).toBe('Twice');
  });
});

describe('what was taken out of a list', () => {
  it('stands there again; what was put in meanwhile stays as it is', async () => {
    const who = await driver.newShopper();
    const before = await filledList(who, 'Weekly');
    const path = `/p/groceryList/${before.listId}/items`;
    expectOk(await driver.askAs(who, 'DELETE', path, { body: [] }));
    expect(await newestOf(who)).toMatchObject({ kind: 'LIST_ITEMS', name: 'Weekly', count: 2 });
    expectOk(await takeBack(who, (await newestOf(who)).token));
    expect((await readList(who, before.listId)).items).toEqual(before.items);
    expectOk(await driver.askAs(who, 'DELETE', path, { body: before.items.slice(1).map(({ itemId }) => itemId) }));
    expect(await newestOf(who)).toMatchObject({ kind: 'LIST_ITEMS', count: 1 });
    expectOk(await driver.askAs(who, 'DELETE', path, { body: [] }));
    expect(
      (await undosOf(who)).map(({ kind }) => kind),
      'each deed by itself',
    ).toEqual(['LIST_ITEMS', 'LIST_ITEMS']);
  });

  it('is not offered where nothing was', async () => {
    const who = await driver.newShopper();
    const { listId } = expectOk(await driver.askAs<List>(who, 'POST', '/p/groceryList', { body: { listName: 'Empty' } }));
    expectOk(await driver.askAs(who, 'DELETE', `/p/groceryList/${listId}/items`, { body: [] }));
    expect(await undosOf(who)).toEqual([]);
  });
});

it('a deleted order comes back', async () => {
  const who = await driver.newShopper();
  const { orderNumbers: orderNumber } = await driver.place(who, [{ sku: await driver.sku({ stocks: 5 }), count: 1 }]);
  expectOk(await driver.cancel(who, orderNumber));
  const listed = async () => {
    const page = await driver.askAs<{ records: { orderNumber: string }[] }>(who, 'GET', '/p/myOrder/myOrder', { query: { current: 1 } });
    return expectOk(page).records.map((order) => order.orderNumber);
  };
  expectOk(await driver.remove(who, orderNumber));
  expectOk(await driver.remove(who, orderNumber));
  expect(await listed()).toEqual([]);
  const [undo, ...others] = await undosOf(who);
  expect(undo).toMatchObject({ kind: 'ORDER', name: orderNumber });
  expect(others, 'deleted twice, it is offered once').toEqual([]);
  expectOk(await takeBack(who, undo?.token ?? ''));
  expect(await listed()).toEqual([orderNumber]);
});

it('deleted notices come back as they were; nobody deletes those of others', async () => {
  const [who, other] = [await driver.newShopper(), await driver.newShopper()];
  const { context } = mall.mall;
  for (const orderNumber of ['1', '2'])
    await context.db.transaction((tx) =>
      writeNotification(context, tx, { userId: who.userId, type: 'GROUP', notice: 'stayed', orderNumber, at: context.clock.now() }),
    );
  type Notice = { id: number; status: number };
  const read = async () => expectOk(await driver.askAs<{ records: Notice[] }>(who, 'GET', '/p/order/notice/page')).records;
  const before = await read();
  const ids = before.map(({ id }) => id);
  const remove = (by: Shopper) => driver.askAs(by, 'DELETE', '/p/order/notice', { body: ids });
  expectOk(await remove(other));
  expect(await undosOf(other)).toEqual([]);
  expect(await read()).toEqual(before);
  expectOk(await remove(who));
  expect(await read()).toEqual([]);
  const undo = await newestOf(who);
  expect(undo).toMatchObject({ kind: 'NOTICES', count: 2 });
  expectOk(await takeBack(who, undo.token));
  expect(await read()).toEqual(before);
});

it('a withdrawn cancel is asked for again, to be answered by the moment it had', async () => {
  const who = await driver.newShopper();
  const { orderNumbers: orderNumber } = await driver.place(who, [{ sku: await driver.sku({ stocks: 5 }), count: 1 }]);
  expectOk(await driver.payCash(who, orderNumber));
  expectOk(await driver.seller(orderNumber, 'accept'));
  expectOk(await driver.cancel(who, orderNumber));
  const answerBy = async () => {
    const { statusCode, actions } = await driver.detail(who, orderNumber);
    return [statusCode, actions.find(({ action }) => action === 'WITHDRAW_CANCEL')?.until];
  };
  const before = await answerBy();
  await mall.advance(1_000);
  expectOk(await driver.buyer(who, 'withdrawCancel', orderNumber));
  expect(await answerBy()).toEqual(['TO_DELIVER.PACKING', undefined]);
  const undo = await newestOf(who);
  expect(undo).toMatchObject({ kind: 'CANCEL_WITHDRAWN', name: orderNumber });
  expectOk(await takeBack(who, undo.token));
  expect(await answerBy()).toEqual(before);
  expectOk(await driver.buyer(who, 'withdrawCancel', orderNumber));
  expectOk(await driver.seller(orderNumber, 'ship'));
  expect(codeOf(await takeBack(who, (await newestOf(who)).token)), 'it was sent meanwhile').toEqual([409, 'TRANSITION_NOT_ALLOWED']);
});

it('a withdrawal stays where the moment to answer the request has passed since', async () => {
  const who = await driver.newShopper();
  const { orderNumbers: orderNumber } = await driver.place(who, [{ sku: await driver.sku({ stocks: 5 }), count: 1 }]);
  expectOk(await driver.payCash(who, orderNumber));
  expectOk(await driver.seller(orderNumber, 'accept'));
  expectOk(await driver.cancel(who, orderNumber));
  await mall.advance(orderDeadlines.cancelAnswer - 1_000);
  expectOk(await driver.buyer(who, 'withdrawCancel', orderNumber));
  await mall.advance(2_000);
  expect(codeOf(await takeBack(who, (await newestOf(who)).token))).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  expect((await driver.detail(who, orderNumber)).statusCode).toBe('TO_DELIVER.PACKING');
});
