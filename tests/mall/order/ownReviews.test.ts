import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '#machines/model/shop.ts';
import { expectOk, orderDriver, type Order, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import { openTestMall, type TestMall } from '../harness.ts';

const day = 86_400_000;

type Own = {
  prodCommId: number;
  prodId: number;
  prodName: string;
  orderNumber: string;
  append: { content: string } | null;
  actions: Action[];
};
type Page = { records: Own[]; total: number };

let mall: TestMall;
let driver: OrderDriver;
let shopper: Shopper;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

async function received(who: Shopper): Promise<Order> {
  const { orderNumbers } = await driver.place(who, [{ sku: await driver.sku(), count: 1 }]);
  expectOk(await driver.payCash(who, orderNumbers));
  for (const event of ['accept', 'ship']) expectOk(await driver.seller(orderNumbers, event));
  return expectOk(await driver.buyer(who, 'receipt', orderNumbers));
}

/** Rates what came with an order; answers the review. */
async function rated(who: Shopper, order: Order): Promise<Own> {
  const { orderItemId, prodId } = order.orderItemDtos[0]!;
  const body = { orderItemId, prodId, score: 4, content: 'Good', isAnonymous: 1 };
  return expectOk(await driver.askAs<Own[]>(who, 'POST', '/p/prodComm', { body }))[0]!;
}

const mine = async (who: Shopper, query: Record<string, number> = {}) =>
  expectOk(await driver.askAs<Page>(who, 'GET', '/p/prodComm/prodCommPageByUser', { query }));
const append = (who: Shopper, body: unknown) =>
  driver.askAs<Own & { code?: string; data?: unknown }>(who, 'POST', '/p/prodComm/append', { body });
const remove = (who: Shopper, prodCommId: number) => driver.askAs(who, 'DELETE', '/p/prodComm', { query: { prodCommId } });
const report = (who: Shopper, prodCommId: number, reason = 'SPAM') =>
  driver.askAs<{ code?: string }>(who, 'POST', '/p/prodComm/report', { body: { prodCommId, reason } });
const may = ({ actions }: Own, name: string) => actions.find(({ action }) => action === name);
const reports = async (prodCommId: number) =>
  (await mall.mall.context.database.pool.query('select reason from review_report where prod_comm_id = $1', [prodCommId])).rows;

beforeEach(async () => {
  shopper = await driver.newShopper();
});

describe("a shopper's own reviews", () => {
  it('stand in a list with what they are of, newest first, and nobody else sees them there', async () => {
    const [first, second] = [await received(shopper), await received(shopper)];
    await rated(shopper, first);
    await mall.advance(1000);
    await rated(shopper, second);
    const page = await mine(shopper);
    expect(page.records.map(({ orderNumber }) => orderNumber)).toEqual([second.orderNumber, first.orderNumber]);
    expect(page.records[0]).toMatchObject({
      prodId: second.orderItemDtos[0]!.prodId,
      prodName: expect.stringMatching(/./) as string,
      append: null,
    });
    expect((await mine(shopper, { size: 1, current: 2 })).records.map(({ orderNumber }) => orderNumber)).toEqual([first.orderNumber]);
    expect((await mine(await driver.newShopper())).total).toBe(0);
  });

  it('are added to once, and the product shows what was added (P4)', async () => {
    const { prodCommId, prodId } = await rated(shopper, await received(shopper));
    expect(may((await mine(shopper)).records[0]!, 'APPEND')).toMatchObject({ allowed: true });
    expect(await append(shopper, { prodCommId, content: ' ' })).toMatchObject({ status: 400 });
    expect(await append(shopper, { prodCommId, content: 'x', pics: ['/oss/foreign.webp'] })).toMatchObject({ status: 400 });
    expect(expectOk(await append(shopper, { prodCommId, content: 'Still good' })).append).toMatchObject({ content: 'Still good' });
    const again = await append(shopper, { prodCommId, content: 'And again' });
    expect(again).toMatchObject({ status: 409, body: { code: 'TRANSITION_NOT_ALLOWED', data: { reasonCode: 'ALREADY_APPENDED' } } });
    const [own] = (await mine(shopper)).records;
    expect(may(own!, 'APPEND')).toMatchObject({ allowed: false, reasonCode: 'ALREADY_APPENDED' });
    const shown = await mall.ask<Page>('GET', '/prod/prodCommPageByProd', { query: { prodId, size: 100 } });
    expect(shown.body.records.find((each) => each.prodCommId === prodCommId)?.append?.content).toBe('Still good');
  });

  it('are added to within 180 days, and the refusal is the one that was shown', async () => {
    const { prodCommId } = await rated(shopper, await received(shopper));
    await mall.advance(180 * day - 60_000);
    expect(may((await mine(shopper)).records[0]!, 'APPEND')?.allowed).toBe(true);
    await mall.advance(120_000);
    expect(may((await mine(shopper)).records[0]!, 'APPEND')).toMatchObject({ allowed: false, reasonCode: 'REVIEW_WINDOW_CLOSED' });
    expect(await append(shopper, { prodCommId, content: 'Late' })).toMatchObject({ status: 409, body: { code: 'REVIEW_WINDOW_CLOSED' } });
  });

  it("are deleted with what they added up to; what was bought stays rated, and somebody else's is not found (P5)", async () => {
    const order = await received(shopper);
    const { prodCommId, prodId } = await rated(shopper, order);
    const count = async () =>
      (await mall.ask<{ number: number; score: number | null }>('GET', '/prod/prodCommData', { query: { prodId } })).body;
    const before = await count();
    const stranger = await driver.newShopper();
    expect(await remove(stranger, prodCommId)).toMatchObject({ status: 404 });
    expect(await append(stranger, { prodCommId, content: 'Mine?' })).toMatchObject({ status: 404 });
    expect((await remove(shopper, prodCommId)).status).toBe(200);
    expect((await count()).number).toBe(before.number - 1);
    expect((await mine(shopper)).total).toBe(0);
    expect(await remove(shopper, prodCommId)).toMatchObject({ status: 404 });
    const { orderItemId } = order.orderItemDtos[0]!;
    expect(await driver.askAs(shopper, 'POST', '/p/prodComm', { body: { orderItemId, prodId, score: 1, content: 'Again' } })).toMatchObject(
      { status: 409, body: { code: 'ALREADY_REVIEWED' } },
    );
  });

  it('are reported by somebody else, once each, and not by their author (P7)', async () => {
    const { prodCommId } = await rated(shopper, await received(shopper));
    const stranger = await driver.newShopper();
    expect((await report(stranger, prodCommId, 'UNTRUE')).status).toBe(200);
    expect((await report(stranger, prodCommId, 'SPAM')).status).toBe(200);
    expect(await reports(prodCommId)).toEqual([{ reason: 'UNTRUE' }]);
    expect(await report(shopper, prodCommId)).toMatchObject({ status: 409, body: { code: 'TRANSITION_NOT_ALLOWED' } });
    expect(await report(stranger, prodCommId, 'DULL')).toMatchObject({ status: 400 });
    expect(await report(stranger, 1)).toMatchObject({ status: 404 });
    expect((await remove(shopper, prodCommId)).status).toBe(200);
    expect(await reports(prodCommId)).toEqual([]);
  });
});
