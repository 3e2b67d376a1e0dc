import { sql } from 'drizzle-orm';
import { lockSkus } from '#mall/product/stock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../cents.ts';
import { expectOk, newKey, orderDriver, type OrderDriver, type Placed, type Preview, type Shopper } from '../../drivers/order.driver.ts';
import { changeShelf, china, type SkuFixture } from '../../drivers/skuFixtures.ts';
import { crowdLimit, crowdRounds, times } from '../crowd.ts';
import { openTestMall, type Answer, type TestMall } from '../harness.ts';

const minute = 60_000;

let mall: TestMall;
let driver: OrderDriver;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

const codes = (preview: Preview): string[] => preview.issues.map((issue) => issue.code);
const previewOf = (answer: Answer<Placed>): Preview => (answer.body as unknown as { data: { preview: Preview } }).data.preview;
const count = (shopper: Shopper) => driver.askAs<number>(shopper, 'GET', '/p/shopCart/prodCount');

/** A shopper with one sku in a checkout. */
async function atCheckout(sku?: Parameters<OrderDriver['sku']>[0]) {
  const shopper = await driver.newShopper();
  const goods = await driver.sku(sku);
  const { basketId } = expectOk(await driver.add(shopper, goods, 2));
  const preview = expectOk(await driver.confirm(shopper, { basketIds: [basketId], addrId: shopper.addrId }));
  return { shopper, goods, basketId, preview };
}

describe('a checkout', () => {
  it('makes one order per shop, whose totals add up to the preview, and takes those lines out of the cart', async () => {
    const shopper = await driver.newShopper();
    const [one, other, left] = [
      await driver.sku({ shop: 1, price: 33_333 }),
      await driver.sku({ shop: 2, price: 20_001 }),
      await driver.sku({ shop: 3 }),
    ];
    const basketIds = [expectOk(await driver.add(shopper, one, 1)).basketId, expectOk(await driver.add(shopper, other, 1)).basketId];
    await driver.add(shopper, left, 1);
    const preview = expectOk(await driver.confirm(shopper, { basketIds, addrId: shopper.addrId, insurance: 1 }));
    expect(codes(preview)).toEqual([]);
    expect(preview.priceLines['smallCartFee']).toBe(150);
    const lines = preview.priceLines as Record<
      'totalItemCost' | 'deliveryFee' | 'slotFee' | 'smallCartFee' | 'insurance' | 'total',
      number
    >;
    expect(cents(lines.total)).toBe(
      cents(lines.totalItemCost) + cents(lines.deliveryFee) + cents(lines.slotFee) + cents(lines.smallCartFee) + cents(lines.insurance),
    );
    expect(cents(preview.actualTotal)).toBe(preview.shopCartOrders.reduce((sum, shop) => sum + cents(shop.actualTotal), 0));
    const placed = expectOk(
      await driver.submit(shopper, preview.checkoutToken, { orderShopParam: [{ shopId: one.shopId, remarks: ' Ring twice ' }] }),
    );
    expect(placed.orders.map((order) => order.shopId).sort()).toEqual([one.shopId, other.shopId].sort());
    const details = await Promise.all(placed.orders.map(({ orderNumber }) => driver.detail(shopper, orderNumber)));
    expect(details.reduce((sum, order) => sum + cents(order.actualTotal), 0)).toBe(cents(preview.actualTotal));
    for (const order of details) {
      const items = order.orderItemDtos.reduce((sum, item) => sum + cents(item.actualTotal), 0);
      const { deliveryFee, slotFee, smallCartFee, insurance } = order.priceLines as typeof lines;
      expect(items + cents(deliveryFee) + cents(slotFee) + cents(smallCartFee) + cents(insurance)).toBe(cents(order.actualTotal));
    }
    expect(details.find((order) => order.shopId === one.shopId)).toMatchObject({ remarks: 'Ring twice' });
    expect((await count(shopper)).body).toBe(1);
  });

  it('does not touch the cart when one thing is bought on the spot', async () => {
    const { shopper, goods } = await atCheckout();
    const preview = expectOk(
      await driver.confirm(shopper, {
        orderItem: { prodId: goods.prodId, skuId: goods.skuId, shopId: goods.shopId, prodCount: 3 },
        addrId: shopper.addrId,
      }),
    );
    expect(preview.priceLines['quantity']).toBe(3);
    expectOk(await driver.submit(shopper, preview.checkoutToken));
    expect((await count(shopper)).body).toBe(2);
  });

  it('that was used answers its orders days later too, while those that ran out are forgotten', async () => {
    const { shopper, preview } = await atCheckout();
    const left = await atCheckout();
    const { orderNumbers } = expectOk(await driver.submit(shopper, preview.checkoutToken));
    await mall.advance(3 * 24 * 60 * minute);
    await atCheckout();
    expect(expectOk(await driver.submit(shopper, preview.checkoutToken)).orderNumbers).toBe(orderNumbers);
    const { rows } = await mall.mall.context.database.pool.query('select 1 from checkout where token = $1', [left.preview.checkoutToken]);
    expect(rows).toEqual([]);
  });

  it('never insures unasked, and keeps what is not said again', async () => {
    const { shopper, preview } = await atCheckout();
    expect(preview.insuranceOption.selected).toBe(false);
    expect(preview.priceLines['insurance']).toBe(0);
    const insured = expectOk(await driver.confirm(shopper, { checkoutToken: preview.checkoutToken, insurance: 1 }));
    expect(insured).toMatchObject({
      checkoutToken: preview.checkoutToken,
      expireTime: preview.expireTime,
      insuranceOption: { selected: true },
    });
    expect(insured.priceLines['insurance']).toBe(insured.insuranceOption.fee);
    expect(expectOk(await driver.confirm(shopper, { checkoutToken: preview.checkoutToken })).insuranceOption.selected).toBe(true);
  });

  it('is gone after 30 minutes', async () => {
    const { shopper, preview } = await atCheckout();
    await mall.advance(30 * minute - 1);
    expectOk(await driver.confirm(shopper, { checkoutToken: preview.checkoutToken }));
    await mall.advance(1);
    expect(await driver.confirm(shopper, { checkoutToken: preview.checkoutToken })).toMatchObject({
      status: 410,
      body: { code: 'CHECKOUT_EXPIRED', desc: 'Checkout has expired' },
    });
    expect(await driver.submit(shopper, preview.checkoutToken)).toMatchObject({ status: 410, body: { code: 'CHECKOUT_EXPIRED' } });
  });

  it('belongs to its shopper', async () => {
    const { preview } = await atCheckout();
    const stranger = await driver.newShopper();
    expect((await driver.submit(stranger, preview.checkoutToken)).status).toBe(410);
    expect((await driver.confirm(stranger, { checkoutToken: preview.checkoutToken })).status).toBe(410);
  });

  it('needs something to buy, and a key', async () => {
    const { shopper, preview } = await atCheckout();
    for (const body of [{}, { basketIds: [] }, { basketIds: [1, 2] }])
      expect(await driver.confirm(shopper, body)).toMatchObject({ status: 400, body: { code: 'NO_ITEMS_SELECTED' } });
    expect(await driver.askAs(shopper, 'POST', '/p/order/submit', { body: { checkoutToken: preview.checkoutToken } })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
  });
});

describe('what stands in the way of a checkout', () => {
  it('is told with 200 and refused at the submit with the fresh preview: no address', async () => {
    const { token, userId, mail } = await mall.newUser();
    const shopper = { token, userId, mail, addrId: 0 };
    const goods = await driver.sku();
    const { basketId } = expectOk(await driver.add(shopper, goods));
    const preview = expectOk(await driver.confirm(shopper, { basketIds: [basketId] }));
    expect(codes(preview)).toEqual(['ADDRESS_REQUIRED']);
    expect(preview.actions).toMatchObject([{ action: 'SUBMIT', allowed: false, reasonCode: 'ADDRESS_REQUIRED' }]);
    const refused = await driver.submit(shopper, preview.checkoutToken);
    expect(refused).toMatchObject({ status: 400, body: { code: 'ADDRESS_REQUIRED' } });
    expect(previewOf(refused).checkoutToken).toBe(preview.checkoutToken);
  });

  it.each([
    ['too few left', { stocks: 1 }, 'OUT_OF_STOCK'],
    ['none left', { stocks: 0 }, 'OUT_OF_STOCK'],
    ['taken off the shelf', { status: 0 as const }, 'PROD_OFFLINE'],
  ])('is told: %s', async (_, now, code) => {
    const { shopper, goods, basketId, preview } = await atCheckout();
    await changeShelf(mall, goods, now);
    const again = expectOk(await driver.confirm(shopper, { checkoutToken: preview.checkoutToken }));
    expect(again.issues).toMatchObject([{ code, level: 'BLOCK', basketId }]);
    const refused = await driver.submit(shopper, preview.checkoutToken);
    expect(refused).toMatchObject({ status: 409, body: { code } });
    expect(codes(previewOf(refused))).toEqual([code]);
  });

  it('is told with the fresh preview also where the pieces go between the look at the checkout and the order', async () => {
    const { shopper, goods, basketId, preview } = await atCheckout();
    const { db } = mall.mall.context;
    const waiting = async (): Promise<number> => {
      const locked = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await db.execute(locked)).rows.length;
    };
    const submitted = await db.transaction(async (other) => {
      await lockSkus(other, [goods.skuId]);
      const submitting = driver.submit(shopper, preview.checkoutToken);
      await expect.poll(waiting).toBe(1);
      await other.execute(sql`update skus set stocks = 1 where sku_id = ${goods.skuId}`);
      return { submitting };
    });
    const refused = await submitted.submitting;
    expect(refused).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK', data: { skuId: goods.skuId, stocks: 1 } } });
    expect(previewOf(refused).issues).toMatchObject([{ code: 'OUT_OF_STOCK', level: 'BLOCK', basketId }]);
    expect(await driver.stockOf(goods.skuId)).toEqual({ stocks: 1, reserved: 0 });
  });

  it('is told: not sold in the region, too heavy for the way, more than one may buy', async () => {
    const shopper = await driver.newShopper();
    const abroad = await driver.sku({ regionId: china });
    const heavy = await driver.sku({ weightGrams: 40_000 });
    const scarce = await driver.sku({ maxBuy: 2 });
    const buyNow = async (sku: typeof heavy, prodCount: number) =>
      codes(
        expectOk(
          await driver.confirm(shopper, {
            orderItem: { prodId: sku.prodId, skuId: sku.skuId, shopId: sku.shopId, prodCount },
            addrId: shopper.addrId,
          }),
        ),
      );
    expect(await buyNow(abroad, 1)).toEqual(['NOT_DELIVERABLE']);
    expect(await buyNow(heavy, 1)).toEqual(['NOT_DELIVERABLE']);
    expect(await buyNow(scarce, 3)).toEqual(['QTY_LIMIT']);
  });

  it('is a price that changed: one tap accepts the new one', async () => {
    const { shopper, goods, preview } = await atCheckout();
    await changeShelf(mall, goods, { price: 260_000 });
    const refused = await driver.submit(shopper, preview.checkoutToken);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
    const fresh = previewOf(refused);
    expect(cents(fresh.actualTotal) - cents(preview.actualTotal)).toBe(20_000);
    expect((await driver.submit(shopper, preview.checkoutToken, { acceptPriceHash: 'something else' })).status).toBe(409);
    expect(expectOk(await driver.submit(shopper, preview.checkoutToken, { acceptPriceHash: fresh.priceHash })).actualTotal).toBe(
      fresh.actualTotal,
    );
  });
});

describe('the delivery slots', () => {
  it("are on the region's clock, close before they start, and cost what they say", async () => {
    const { shopper, goods, preview } = await atCheckout();
    const [shop] = preview.shopCartOrders;
    const evening = shop!.slots.find((slot) => slot.start === '17:00' && slot.available)!;
    const chosen = expectOk(
      await driver.confirm(shopper, { checkoutToken: preview.checkoutToken, slots: [{ shopId: goods.shopId, slotId: evening.slotId }] }),
    );
    expect(chosen.shopCartOrders[0]).toMatchObject({ slotId: evening.slotId });
    expect(chosen.priceLines).toMatchObject({ slotFee: evening.fee });
    expect(evening.fee).toBe(100);
    const waiting = await driver.askAs<{ shopId: number; slots: { slotId: string; cutoff: string; start: string; day: string }[] }[]>(
      shopper,
      'GET',
      '/p/order/deliverySlots',
      { query: { addrId: shopper.addrId, shopIds: goods.shopId } },
    );
    const first = waiting.body[0]!.slots[0]!;
    expect(Date.parse(`${first.day}T${first.start}:00+05:30`) - Date.parse(first.cutoff)).toBe(12 * 60 * minute);
    expect((await driver.askAs(shopper, 'GET', '/p/order/deliverySlots', { query: { addrId: 1 } })).status).toBe(404);
  });

  it('are refused once they are past or unknown', async () => {
    const { shopper, goods, preview } = await atCheckout();
    const again = expectOk(
      await driver.confirm(shopper, {
        checkoutToken: preview.checkoutToken,
        slots: [{ shopId: goods.shopId, slotId: '2020-01-01T09:00' }],
      }),
    );
    expect(codes(again)).toEqual(['SLOT_UNAVAILABLE']);
    expect(await driver.submit(shopper, preview.checkoutToken)).toMatchObject({ status: 409, body: { code: 'SLOT_UNAVAILABLE' } });
  });

  it('have so many seats: of 25 shoppers at once 20 get one, and a cancel gives its seat back', async () => {
    const goods = await driver.sku({ shop: 7, stocks: 100 });
    const ready = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const shopper = await driver.newShopper();
        const bought = {
          orderItem: { prodId: goods.prodId, skuId: goods.skuId, shopId: goods.shopId, prodCount: 1 },
          addrId: shopper.addrId,
        };
        const first = expectOk(await driver.confirm(shopper, bought));
        const slot = first.shopCartOrders[0]!.slots.find((each) => each.available)!;
        return {
          shopper,
          slotId: slot.slotId,
          preview: expectOk(
            await driver.confirm(shopper, { checkoutToken: first.checkoutToken, slots: [{ shopId: goods.shopId, slotId: slot.slotId }] }),
          ),
        };
      }),
    );
    const answers = await Promise.all(ready.map(({ shopper, preview }) => driver.submit(shopper, preview.checkoutToken)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
    expect(answers.filter((answer) => answer.status === 409).map((answer) => (answer.body as unknown as { code: string }).code)).toEqual(
      Array(5).fill('SLOT_UNAVAILABLE'),
    );
    const lucky = answers.findIndex((answer) => answer.status === 200);
    expectOk(await driver.cancel(ready[lucky]!.shopper, answers[lucky]!.body.orderNumbers));
    const unlucky = answers.findIndex((answer) => answer.status === 409);
    expectOk(await driver.submit(ready[unlucky]!.shopper, ready[unlucky]!.preview.checkoutToken));
    expect(await driver.stockOf(goods.skuId)).toEqual({ stocks: 100, reserved: 20 });
  });
});

describe('many at once', () => {
  it(
    'the last piece goes to one of 50 shoppers, at two malls',
    async () => {
      const twin = await mall.twin();
      const shoppers = await times(50, () => driver.newShopper());
      const checkOut = async (shopper: Shopper, { prodId, skuId, shopId }: SkuFixture): Promise<Preview> =>
        expectOk(await driver.confirm(shopper, { orderItem: { prodId, skuId, shopId, prodCount: 1 }, addrId: shopper.addrId }));
      const submit = async (shopper: Shopper, { checkoutToken }: Preview, nth: number) => {
        const request = new Request('http://mall/p/order/submit', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${shopper.token}`, 'idempotency-key': newKey() },
          body: JSON.stringify({ checkoutToken, orderShopParam: [] }),
        });
        const response = await (nth % 2 ? twin : mall.mall).fetch(request, '127.0.0.1');
        return { status: response.status, body: (await response.json()) as { code?: string; data?: { preview: Preview } } };
      };
      for (let round = 1; round <= 2 * crowdRounds; round += 1) {
        const goods = await driver.sku({ stocks: 1 });
        const previews = await Promise.all(shoppers.map((shopper) => checkOut(shopper, goods)));
        const answers = await Promise.all(shoppers.map((shopper, nth) => submit(shopper, previews[nth]!, nth)));
        expect(answers.map(({ status, body }) => (status === 200 ? 'ordered' : body.code)).sort()).toEqual([
          ...Array<string>(49).fill('OUT_OF_STOCK'),
          'ordered',
        ]);
        for (const { status, body } of answers) if (status !== 200) expect(body.data && codes(body.data.preview)).toEqual(['OUT_OF_STOCK']);
        expect(await driver.stockOf(goods.skuId)).toEqual({ stocks: 1, reserved: 1 });
      }
    },
    crowdLimit,
  );

  it('20 equal submits: one order, one answer', async () => {
    const { shopper, goods, preview } = await atCheckout();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => driver.submit(shopper, preview.checkoutToken, { key })));
    const made = answers.filter((answer) => answer.status === 200);
    expect(made.length).toBeGreaterThan(0);
    for (const answer of answers.filter((each) => each.status !== 200))
      expect(answer).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_IN_PROGRESS' } });
    const last = await driver.submit(shopper, preview.checkoutToken, { key });
    expect(last.headers.get('idempotent-replay')).toBe('true');
    for (const answer of made) expect(answer.body).toEqual(last.body);
    expect(await driver.stockOf(goods.skuId)).toEqual({ stocks: 50, reserved: 2 });
  });

  it('20 submits of one checkout with 20 keys: one order, the same answer', async () => {
    const { shopper, goods, preview } = await atCheckout();
    const answers = await Promise.all(Array.from({ length: 20 }, () => driver.submit(shopper, preview.checkoutToken)));
    expect(new Set(answers.map((answer) => expectOk(answer).orderNumbers)).size).toBe(1);
    expect(await driver.stockOf(goods.skuId)).toEqual({ stocks: 50, reserved: 2 });
  });

  it('two windows with the same lines: one order, the other checkout has expired', async () => {
    const { shopper, goods, basketId, preview } = await atCheckout();
    const second = expectOk(await driver.confirm(shopper, { basketIds: [basketId], addrId: shopper.addrId }));
    expect(second.checkoutToken).not.toBe(preview.checkoutToken);
    const answers = await Promise.all([preview, second].map((each) => driver.submit(shopper, each.checkoutToken)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
    expect(await driver.stockOf(goods.skuId)).toEqual({ stocks: 50, reserved: 2 });
  });

  it('orders of the same skus in every order of shops wait for each other and all come through', async () => {
    const skus = await Promise.all([1, 2, 3, 4].map((shop) => driver.sku({ shop, stocks: 1000 })));
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, index) => {
        const shopper = await driver.newShopper();
        const order = index % 2 ? skus : [...skus].reverse();
        return driver.place(
          shopper,
          order.map((sku) => ({ sku, count: 1 })),
        );
      }),
    );
    expect(answers.every((placed) => placed.orders.length === 4)).toBe(true);
    for (const sku of skus) expect(await driver.stockOf(sku.skuId)).toEqual({ stocks: 1000, reserved: 16 });
  });
});
