import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk, orderDriver, type ExplainedLines, type Order, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import { openTestMall, type TestMall } from '../harness.ts';

const day = 86_400_000;

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

type Page = { records: Order[]; total: number; pages: number; current: number; size: number };
const list = async (query: Record<string, string | number>, headers: Record<string, string> = {}) =>
  expectOk(await driver.askAs<Page>(shopper, 'GET', '/p/myOrder/myOrder', { query, headers }));
const counts = async () => expectOk(await driver.askAs<Record<string, number>>(shopper, 'GET', '/p/myOrder/orderCount'));
const place = async (shop = 1, lines = 1): Promise<string> =>
  (
    await driver.place(
      shopper,
      await Promise.all(Array.from({ length: lines }, async () => ({ sku: await driver.sku({ shop }), count: 1 }))),
    )
  ).orderNumbers;

async function received(lines = 1): Promise<Order> {
  const orderNumber = await place(1, lines);
  expectOk(await driver.payCash(shopper, orderNumber));
  for (const event of ['accept', 'ship']) expectOk(await driver.seller(orderNumber, event));
  return expectOk(await driver.buyer(shopper, 'receipt', orderNumber));
}

describe('my orders', () => {
  it('stand in exactly the groups that the counts count', async () => {
    await place();
    const paid = await place();
    expectOk(await driver.payCash(shopper, paid));
    const sent = await place();
    expectOk(await driver.payCash(shopper, sent));
    for (const event of ['accept', 'ship']) expectOk(await driver.seller(sent, event));
    await received();
    expectOk(await driver.cancel(shopper, await place()));
    const seen = await counts();
    expect(seen).toMatchObject({ allCount: 5, unPay: 1, payed: 1, consignment: 1, confirm: 1, success: 0, close: 1, refund: 0 });
    for (const group of ['toPay', 'toDeliver', 'toReceive', 'completed', 'refund']) expect((await list({ group })).total).toBe(seen[group]);
    for (const [status, name] of [
      [1, 'unPay'],
      [2, 'payed'],
      [3, 'consignment'],
      [4, 'confirm'],
      [5, 'success'],
      [6, 'close'],
    ] as const)
      expect((await list({ status })).total).toBe(seen[name]);
    expect((await list({ group: 'all' })).total).toBe(5);
    expect(seen['refunds']).toBe(0);
  });

  it('come newest first, in pages, and past the end there are none', async () => {
    const numbers: string[] = [];
    for (let each = 0; each < 5; each += 1) {
      numbers.unshift(await place());
      await mall.advance(1000);
    }
    expect((await list({ size: 2 })).records.map((order) => order.orderNumber)).toEqual(numbers.slice(0, 2));
    expect((await list({ size: 2, current: 3 })).records.map((order) => order.orderNumber)).toEqual(numbers.slice(4));
    expect(await list({ size: 2, current: 9 })).toMatchObject({ records: [], total: 5, pages: 3 });
    expect((await list({ size: 1000 })).size).toBe(100);
  });

  it("are found by number, by a word of their goods in the shopper's language, by shop and by time", async () => {
    const first = await place(1);
    await mall.advance(day);
    const second = await place(2);
    expect((await list({ key: first })).records.map((order) => order.orderNumber)).toEqual([first]);
    expect((await list({ key: 'lam' })).total).toBe(2);
    await mall.mall.context.db.execute(
      sql`update order_item set prod_names = jsonb_set(prod_names, '{en}', '"Kettle"') where order_number = ${second}`,
    );
    expect((await list({ key: 'kett' })).records.map((order) => order.orderNumber)).toEqual([second]);
    expect((await list({ key: 'Лампа' })).total).toBe(0);
    expect((await list({ key: 'лампа' }, { 'accept-language': 'ru' })).total).toBe(2);
    expect((await list({ key: '100%_' })).total).toBe(0);
    expect((await list({ shopId: 900_002 })).records.map((order) => order.orderNumber)).toEqual([second]);
    const between = new Date(mall.mall.context.clock.now() - day / 2).toISOString();
    expect((await list({ from: between })).records.map((order) => order.orderNumber)).toEqual([second]);
    expect((await list({ to: between })).records.map((order) => order.orderNumber)).toEqual([first]);
    const dayOf = (at: number) => new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Colombo' });
    const [dayOne, dayTwo] = [dayOf(mall.mall.context.clock.now() - day), dayOf(mall.mall.context.clock.now())];
    expect((await list({ from: dayTwo })).records.map((order) => order.orderNumber)).toEqual([second]);
    expect((await list({ to: dayOne })).records.map((order) => order.orderNumber)).toEqual([first]);
    expect((await list({ from: dayOne, to: dayTwo })).total, 'both days are included').toBe(2);
    for (const from of ['yesterday', '2026-02-30'])
      expect((await driver.askAs(shopper, 'GET', '/p/myOrder/myOrder', { query: { from } })).status).toBe(400);
    expect((await driver.askAs(shopper, 'GET', '/p/myOrder/myOrder', { query: { status: 9 } })).status).toBe(400);
  });

  it('say everything in the language that asks', async () => {
    const orderNumber = await place();
    type Told = Order & { orderItemDtos: { prodName: string }[]; cancelReasonDesc: string | null };
    const look = async () =>
      expectOk(
        await driver.askAs<Told>(shopper, 'GET', '/p/myOrder/orderDetail', {
          query: { orderNumber },
          headers: { 'accept-language': 'tr' },
        }),
      );
    const inTurkish = await look();
    expect(inTurkish.cancelReasonDesc).toBeNull();
    expect(inTurkish.orderItemDtos[0]).toMatchObject({ prodName: expect.stringMatching(/lamba/i) as unknown });
    expect(inTurkish.timeline[0]?.desc).toBe('Sipariş verildi');
    const reasons = expectOk(
      await driver.askAs<{ code: string; desc: string; needsText: boolean }[]>(shopper, 'GET', '/p/myOrder/cancelReasons', {
        headers: { 'accept-language': 'zh-CN' },
      }),
    );
    expect(reasons).toHaveLength(7);
    expect(reasons.filter((reason) => reason.needsText).map((reason) => reason.code)).toEqual(['other']);
    expect(reasons[3]?.desc).toBe('不想要了');
    expectOk(await driver.cancel(shopper, orderNumber, 'changed_mind'));
    expect((await look()).cancelReasonDesc).toBe('Fikrimi değiştirdim');
  });
});

describe('rating', () => {
  const rate = (body: unknown) => driver.askAs<{ code?: string; fields?: { field: string }[] }>(shopper, 'POST', '/p/prodComm', { body });
  const line = (order: Order, at = 0) => ({
    orderItemId: order.orderItemDtos[at]!.orderItemId,
    prodId: order.orderItemDtos[at]!.prodId,
    score: 4,
    content: 'Good',
    isAnonymous: 1,
  });

  it('takes one line at a time, then nothing twice', async () => {
    const order = await received(2);
    expect((await rate(line(order, 0))).status).toBe(200);
    expect(await driver.detail(shopper, order.orderNumber)).toMatchObject({ status: 4, isComm: 0 });
    expect(await rate(line(order, 0))).toMatchObject({ status: 409, body: { code: 'ALREADY_REVIEWED' } });
    expect((await rate(line(order, 1))).status).toBe(200);
    expect(await driver.detail(shopper, order.orderNumber)).toMatchObject({ status: 5, isComm: 1 });
  });

  it('asks for words and for five pictures at most', async () => {
    const order = await received();
    expect(await rate({ ...line(order), content: '  ' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: [{ field: 'content' }] },
    });
    expect(await rate({ ...line(order), pics: Array.from({ length: 6 }, (_, each) => `/oss/${each}.webp`) })).toMatchObject({
      status: 400,
      body: { code: 'TOO_MANY_IMAGES', desc: 'You can upload five images only' },
    });
    expect(await rate({ ...line(order), score: 6 })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await rate({ ...line(order), pics: ['javascript:alert(1)'] })).toMatchObject({ status: 400 });
    expect(await rate({})).toMatchObject({ status: 400 });
  });

  it('shows only pictures that the rater uploaded for a review', async () => {
    const order = await received();
    const stranger = await driver.newShopper();
    const keep = (key: string, userId: string, purpose: string) =>
      mall.mall.context.database.pool.query(
        `insert into upload_file (key, user_id, purpose, is_private, width, height, size, type, at)
         values ($1, $2, $3, false, 8, 8, 64, 'image/webp', 0)`,
        [key, userId, purpose],
      );
    await keep('own-1.webp', shopper.userId, 'review');
    await keep('own-2.webp', shopper.userId, 'review');
    await keep('face.webp', shopper.userId, 'avatar');
    await keep('theirs.webp', stranger.userId, 'review');
    for (const foreign of ['/oss/theirs.webp', '/oss/face.webp', '/oss/none.webp', 'https://evil.example/1.webp'])
      expect(await rate({ ...line(order), pics: ['/oss/own-1.webp', foreign] })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', fields: [{ field: expect.stringMatching(/^pics/) as unknown }] },
      });
    expect((await rate({ ...line(order), pics: '/oss/own-1.webp,/oss/own-2.webp' })).status).toBe(200);
  });

  it('does not take the lines of two orders at once, nor a product that was not in the line', async () => {
    const [one, other] = [await received(), await received()];
    expect((await rate({ orderNumber: one.orderNumber, items: [line(one), line(other)] })).status).toBe(400);
    expect((await rate({ ...line(one), prodId: 1 })).status).toBe(404);
  });
});

describe('cash', () => {
  it('is closed to a shopper who sent three cash orders back in 90 days, and open again later', async () => {
    for (let each = 0; each < 3; each += 1) {
      const orderNumber = await place();
      expectOk(await driver.payCash(shopper, orderNumber));
      expectOk(await driver.seller(orderNumber, 'accept'));
      const { dvyFlowId } = expectOk(await driver.seller(orderNumber, 'ship'));
      for (const event of ['failed', 'returned']) expectOk(await driver.courier(dvyFlowId ?? 0, event));
    }
    expect(await driver.payCash(shopper, await place())).toMatchObject({ status: 409, body: { code: 'COD_NOT_AVAILABLE' } });
    await mall.advance(91 * day);
    expectOk(await driver.payCash(shopper, await place()));
  });

  it('is closed to what cannot be paid so: a line that does not allow it, or too dear an order', async () => {
    const noCash = (await driver.place(shopper, [{ sku: await driver.sku({ cod: false }), count: 1 }])).orderNumbers;
    expect(await driver.payCash(shopper, noCash)).toMatchObject({ status: 409, body: { code: 'COD_NOT_AVAILABLE' } });
    const dear = (await driver.place(shopper, [{ sku: await driver.sku({ price: 10_000_001 }), count: 1 }])).orderNumbers;
    expect(await driver.payCash(shopper, dear)).toMatchObject({ status: 409, body: { code: 'COD_NOT_AVAILABLE' } });
  });
});

describe('every region', () => {
  type Area = { areaId: number };
  type Card = { prodId: number; skuId: number | null; shopId: number; price: number; stockStatus: string };
  type Preview = {
    actualTotal: number;
    currency: string;
    checkoutToken: string;
    issues: { code: string }[];
    priceLines: ExplainedLines;
    minPayAmount: number;
  };

  it.each([
    [659006000402, 'LKR', 2],
    [659006000403, 'CNY', 2],
    [659006000404, 'LAK', 0],
    [659006000405, 'TRY', 2],
  ])('%i sells in its own money', async (regionId, currency, digits) => {
    const headers = { 'region-id': String(regionId) };
    const child = async (pid: number): Promise<number> =>
      expectOk(await driver.askAs<Area[]>(shopper, 'GET', '/p/area/listByPid', { query: { pid } }))[0]!.areaId;
    const provinceId = await child(regionId);
    const cityId = await child(provinceId);
    const areaId = await child(cityId);
    const { addrId } = expectOk(
      await driver.askAs<{ addrId: number }>(shopper, 'POST', '/p/address/addAddr', {
        body: {
          receiver: 'A B',
          countryId: regionId,
          provinceId,
          cityId,
          areaId,
          addr: '1 Main Street',
          mobile: '912345678',
          mobileCode: '94',
        },
      }),
    );
    const goods = expectOk(
      await mall.ask<{ records: Card[] }>('GET', '/prod/moreBuyProdList', { query: { regionId, current: 1, size: 50 } }),
    ).records.find((card) => card.skuId !== null && card.stockStatus === 'IN_STOCK');
    const { basketId } = expectOk(
      await driver.askAs<{ basketId: number }>(shopper, 'POST', '/p/shopCart/changeItem', {
        headers,
        body: { basketId: 0, count: 1, prodId: goods!.prodId, skuId: goods!.skuId, shopId: goods!.shopId },
      }),
    );
    const preview = expectOk(
      await driver.askAs<Preview>(shopper, 'POST', '/p/order/confirm', { headers, body: { basketIds: [basketId], addrId, insurance: 1 } }),
    );
    expect(preview).toMatchObject({ currency, issues: [] });
    const { explain, ...priceLines } = preview.priceLines;
    const explained = explain.map(({ amount }) => amount);
    for (const amount of [...Object.values(priceLines), ...explained, preview.actualTotal, preview.minPayAmount])
      expect(Number(amount.toFixed(digits))).toBe(amount);
    const placed = expectOk(
      await driver.askAs<{ actualTotal: number; currency: string }>(shopper, 'POST', '/p/order/submit', {
        headers,
        key: `region-${regionId}`,
        body: { checkoutToken: preview.checkoutToken },
      }),
    );
    expect(placed).toMatchObject({ currency, actualTotal: preview.actualTotal });
  });
});
