import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../cents.ts';
import { expectOk, orderDriver, type OrderDriver, type Preview, type Shopper } from '../../drivers/order.driver.ts';
import { sriLanka, type SkuFixture } from '../../drivers/skuFixtures.ts';
import { openTestMall, type Answer, type TestMall } from '../harness.ts';

type Matched = {
  couponUserId: number;
  orderNumber: string | null;
  canUse: boolean;
  choose: boolean;
  saved: number;
  gap: number | null;
  reasonCode: string | null;
  reason: string | null;
  conflictsWith: number[];
};
type Match = { usable: Matched[]; almost: Matched[]; unusable: Matched[]; best: { couponUserIds: number[]; saved: number }; saved: number };
type Detail = {
  actualTotal: number;
  priceLines: Record<string, number>;
  orderItemDtos: { shareReduce: number; actualTotal: number; productTotalAmount: number }[];
  coupons: { couponId: number; off: number }[];
};
type Plan = {
  scope: 'MALL' | 'SHOP' | 'PRODUCT';
  kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING';
  shopId?: number;
  prodIds?: number[];
  percentOff?: number;
  capAmount?: number;
  reduceAmount?: number;
  minSpend?: number;
  regionId?: number;
};

const minute = 60_000;
const day = 86_400_000;
let mall: TestMall;
let driver: OrderDriver;
let nextCoupon = 990_001;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

const now = () => mall.mall.context.clock.now();

/** A voucher of its own, collected by the shopper at the mall's door; amounts in cents. */
async function give(shopper: Shopper, plan: Plan): Promise<number> {
  const couponId = (nextCoupon += 1);
  await mall.mall.context.database.pool.query(
    `insert into voucher (coupon_id, region_id, scope, kind, shop_id, prod_ids, percent_off, cap_amount, reduce_amount, min_spend,
      start_at, end_at, valid_days, stocks, limit_num) values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,null,null,9)`,
    [
      couponId,
      plan.regionId ?? sriLanka,
      plan.scope,
      plan.kind,
      plan.shopId ?? null,
      plan.prodIds ?? [],
      plan.percentOff ?? null,
      plan.capAmount ?? null,
      plan.reduceAmount ?? null,
      plan.minSpend ?? 0,
      now() - day,
      now() + day,
    ],
  );
  const answer = await driver.askAs<{ couponUserId: number }>(shopper, 'POST', '/p/myCoupon/receive', { body: couponId });
  return expectOk(answer).couponUserId;
}

const statusOf = async (couponUserId: number): Promise<number | undefined> =>
  (
    await mall.mall.context.database.pool.query<{ status: number }>('select status from user_voucher where coupon_user_id = $1', [
      couponUserId,
    ])
  ).rows[0]?.status;
const match = async (shopper: Shopper, body: object): Promise<Match> =>
  expectOk(await driver.askAs<Match>(shopper, 'POST', '/p/myCoupon/match', { body }));
const detail = async (shopper: Shopper, orderNumber: string): Promise<Detail> =>
  (await driver.detail(shopper, orderNumber)) as unknown as Detail;
const refused = (answer: Answer<unknown>) => answer as unknown as { status: number; body: { code: string; data: { preview: Preview } } };

/** A shopper with goods of two shops in a checkout: Rs 2,000 and Rs 1,000. */
async function atCheckout(more: object = {}) {
  const shopper = await driver.newShopper();
  const [first, second] = [await driver.sku({ shop: 1, price: 200_000 }), await driver.sku({ shop: 2, price: 100_000 })];
  const basketIds = [expectOk(await driver.add(shopper, first, 1)).basketId, expectOk(await driver.add(shopper, second, 1)).basketId];
  const confirm = async (body: object = {}): Promise<Preview> =>
    expectOk(await driver.confirm(shopper, { basketIds, addrId: shopper.addrId, ...more, ...body }));
  return { shopper, first, second, basketIds, confirm };
}
const shopOf = ({ shopId }: SkuFixture) => ({ scope: 'SHOP' as const, shopId });

describe('UV2: vouchers at the checkout', () => {
  it('are taken off in order: shop, then mall on what is left, shared with the remainder on the largest line, then delivery', async () => {
    const { shopper, first, second, confirm } = await atCheckout();
    await give(shopper, { ...shopOf(first), kind: 'PERCENT', percentOff: 10, capAmount: 15_000 });
    await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 10_001 });
    await give(shopper, { scope: 'MALL', kind: 'FREE_SHIPPING' });
    const preview = await confirm();
    // 150 of the shop's cap; 100.01 on 1,850 and 1,000: 35.09 on the second, the rest on the first.
    expect(preview.priceLines).toMatchObject({ totalItemCost: 3_000, savedByVouchers: 250.01, deliveryFee: 0, total: 2_749.99 });
    const totals = new Map(preview.shopCartOrders.map(({ shopId, actualTotal }) => [shopId, actualTotal]));
    expect([totals.get(first.shopId), totals.get(second.shopId)]).toEqual([1_785.08, 964.91]);
    const placed = expectOk(await driver.submit(shopper, preview.checkoutToken));
    expect(placed.actualTotal).toBe(preview.actualTotal);
    for (const { orderNumber } of placed.orders) {
      const order = await detail(shopper, orderNumber);
      const lines = order.orderItemDtos.reduce((sum, item) => sum + cents(item.actualTotal), 0);
      expect(lines).toBe(cents(order.actualTotal));
      expect(order.orderItemDtos.map((item) => cents(item.productTotalAmount) - cents(item.shareReduce))).toEqual([lines]);
      const off = order.coupons.reduce((sum, coupon) => sum + cents(coupon.off), 0);
      expect(off).toBeGreaterThan(cents(order.priceLines['savedByVouchers'] ?? 0));
    }
  });

  it('are the best set unasked, and the chosen ones when the shopper chooses, also none', async () => {
    const { shopper, first, confirm, basketIds } = await atCheckout();
    const small = await give(shopper, { ...shopOf(first), kind: 'AMOUNT', reduceAmount: 5_000 });
    const large = await give(shopper, { ...shopOf(first), kind: 'AMOUNT', reduceAmount: 17_000 });
    expect((await confirm()).priceLines['savedByVouchers']).toBe(170);
    const chosen = await confirm({ userChangeCoupon: 1, couponUserIds: [small] });
    expect(chosen.priceLines['savedByVouchers']).toBe(50);
    const confirmed = await confirm({ checkoutToken: chosen.checkoutToken, basketIds: undefined });
    expect(confirmed.priceLines['savedByVouchers'], 'what is not said again stays').toBe(50);
    const found = await match(shopper, { checkoutToken: chosen.checkoutToken });
    expect(found).toMatchObject({ best: { couponUserIds: [large], saved: 170 }, saved: 50 });
    expect(found.usable).toMatchObject([
      { couponUserId: large, choose: false, saved: 170, conflictsWith: [small] },
      { couponUserId: small, choose: true, saved: 50, conflictsWith: [] },
    ]);
    expect((await confirm({ userChangeCoupon: 1, couponUserIds: [] })).priceLines['savedByVouchers']).toBe(0);
    expect((await match(shopper, { basketIds, couponUserIds: [] })).saved).toBe(0);
    expect((await confirm({ userChangeCoupon: 0 })).priceLines['savedByVouchers']).toBe(170);
  });

  it('say why they cannot be used: scope, least spending with the gap, region, a delivery that is free, a place that is taken', async () => {
    const { shopper, first, second, confirm } = await atCheckout();
    const used = await give(shopper, { ...shopOf(first), kind: 'AMOUNT', reduceAmount: 9_000 });
    const other = await give(shopper, {
      scope: 'PRODUCT',
      shopId: first.shopId,
      prodIds: [first.prodId],
      kind: 'AMOUNT',
      reduceAmount: 2_000,
    });
    const foreign = await give(shopper, { scope: 'PRODUCT', shopId: 1, prodIds: [1], kind: 'AMOUNT', reduceAmount: 100 });
    const abroad = await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 100, regionId: 659006000403 });
    const nearly = await give(shopper, { ...shopOf(second), kind: 'AMOUNT', reduceAmount: 30_000, minSpend: 134_000 });
    const preview = await confirm();
    const found = await match(shopper, { checkoutToken: preview.checkoutToken });
    expect(found.almost).toMatchObject([{ couponUserId: nearly, gap: 340, reasonCode: 'VOUCHER_MIN_SPEND', canUse: false }]);
    expect(new Map(found.unusable.map((each) => [each.couponUserId, each.reasonCode]))).toEqual(
      new Map([
        [foreign, 'VOUCHER_SCOPE'],
        [abroad, 'VOUCHER_REGION'],
      ]),
    );
    expect(found.unusable.every(({ reason }) => (reason ?? '') !== '')).toBe(true);
    const both = await confirm({ userChangeCoupon: 1, couponUserIds: [used, other, nearly] });
    expect(both.priceLines['savedByVouchers'], 'the first of two in one place').toBe(90);
    expect(both.issues.filter(({ code }) => code === 'VOUCHER_UNUSABLE')).toMatchObject([
      { level: 'WARN', data: { couponUserId: other, reasonCode: null } },
      { level: 'WARN', data: { couponUserId: nearly, reasonCode: 'VOUCHER_MIN_SPEND' } },
    ]);
  });

  it("are nobody else's", async () => {
    const { shopper, confirm } = await atCheckout();
    const stranger = await driver.newShopper();
    const theirs = await give(stranger, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 9_000 });
    const preview = await confirm({ userChangeCoupon: 1, couponUserIds: [theirs] });
    expect(preview.priceLines['savedByVouchers']).toBe(0);
    const found = await match(shopper, { checkoutToken: preview.checkoutToken });
    expect([...found.usable, ...found.almost, ...found.unusable]).toEqual([]);
    expect((await driver.askAs(stranger, 'POST', '/p/myCoupon/match', { body: { checkoutToken: preview.checkoutToken } })).status).toBe(
      410,
    );
  });
});

describe('UV3: a submit', () => {
  it('locks the vouchers it uses: another checkout cannot use them, and they say which order holds them', async () => {
    const { shopper, second, confirm } = await atCheckout();
    const id = await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 9_000 });
    const preview = await confirm();
    const orderItem = { prodId: second.prodId, skuId: second.skuId, shopId: second.shopId, prodCount: 1 };
    const rival = expectOk(await driver.confirm(shopper, { orderItem, addrId: shopper.addrId }));
    expect(rival.priceLines['savedByVouchers']).toBe(90);
    const { db, events } = mall.mall.context;
    const head = await events.head(db, shopper.userId);
    expectOk(await driver.submit(shopper, preview.checkoutToken));
    expect(await statusOf(id)).toBe(3);
    const voucherEvents = (await events.since(db, shopper.userId, head)).filter(({ type }) => type === 'voucher');
    expect(voucherEvents.map(({ ref }) => ref)).toEqual([String(id)]);
    const late = refused(await driver.submit(shopper, rival.checkoutToken));
    expect(late).toMatchObject({ status: 409, body: { code: 'VOUCHER_UNUSABLE' } });
    const { preview: fresh } = late.body.data;
    expect(fresh.priceLines['savedByVouchers']).toBe(0);
    const found = await match(shopper, { checkoutToken: rival.checkoutToken });
    expect(found.unusable).toMatchObject([{ couponUserId: id, reasonCode: 'VOUCHER_LOCKED' }]);
    const placed = expectOk(await driver.submit(shopper, rival.checkoutToken, { acceptPriceHash: fresh.priceHash }));
    expect(placed.actualTotal, 'one press accepts it').toBe(fresh.actualTotal);
  });

  it('each voucher names the order that holds it alone: none once it is free; what is used is not listed', async () => {
    const { shopper, second, confirm } = await atCheckout();
    const orderItem = { prodId: second.prodId, skuId: second.skuId, shopId: second.shopId, prodCount: 1 };
    const alone = async () => expectOk(await driver.confirm(shopper, { orderItem, addrId: shopper.addrId }));
    const mine = await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 9_000 });
    const held = expectOk(await driver.submit(shopper, (await confirm()).checkoutToken)).orders.map(({ orderNumber }) => orderNumber);
    const other = await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 8_000 });
    const next = expectOk(await driver.submit(shopper, (await alone()).checkoutToken)).orderNumbers;
    const holders = async () => {
      const { usable, almost, unusable } = await match(shopper, { checkoutToken: (await alone()).checkoutToken });
      return new Map([...usable, ...almost, ...unusable].map(({ couponUserId, orderNumber }) => [couponUserId, orderNumber]));
    };
    const locked = await holders();
    expect([held.includes(locked.get(mine) ?? ''), locked.get(other)]).toEqual([true, next]);
    expectOk(await driver.cancel(shopper, next));
    expect((await holders()).get(other)).toBeNull();
    expectOk(await driver.payCash(shopper, held[0] ?? ''));
    expect(await holders()).toEqual(new Map([[other, null]]));
  });

  it('refuses one that ended a second ago, with the preview without it, and orders nothing', async () => {
    const { shopper, confirm } = await atCheckout();
    const id = await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 9_000 });
    await mall.advance(day - 10 * minute);
    const preview = await confirm();
    expect(preview.priceLines['savedByVouchers']).toBe(90);
    await mall.advance(10 * minute + 1_000);
    expect(await statusOf(id)).toBe(0);
    const late = refused(await driver.submit(shopper, preview.checkoutToken));
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'VOUCHER_UNUSABLE', data: { preview: { priceLines: { savedByVouchers: 0 } } } },
    });
    expect(late.body.data.preview.actualTotal).toBe(preview.actualTotal + 90);
  });

  it('uses what was shown, never a better one that came meanwhile', async () => {
    const { shopper, confirm } = await atCheckout();
    const shown = await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 9_000 });
    const preview = await confirm();
    const better = await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 20_000 });
    expect(expectOk(await driver.submit(shopper, preview.checkoutToken)).actualTotal).toBe(preview.actualTotal);
    expect([await statusOf(shown), await statusOf(better)]).toEqual([3, 1]);
  });

  it('spends one voucher once when two checkouts are submitted at the same time', async () => {
    const { shopper, second, confirm } = await atCheckout();
    await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 9_000 });
    const orderItem = { prodId: second.prodId, skuId: second.skuId, shopId: second.shopId, prodCount: 1 };
    const [one, other] = [await confirm(), expectOk(await driver.confirm(shopper, { orderItem, addrId: shopper.addrId }))];
    const answers = await Promise.all([one, other].map((preview) => driver.submit(shopper, preview.checkoutToken)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('UV4 to UV6: what becomes of it', () => {
  const ordered = async () => {
    const made = await atCheckout();
    const id = await give(made.shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 9_000 });
    const placed = expectOk(await driver.submit(made.shopper, (await made.confirm()).checkoutToken));
    return { ...made, id, placed, numbers: placed.orders.map(({ orderNumber }) => orderNumber) as [string, string] };
  };

  it('UV4: is used as soon as one of its orders is paid for', async () => {
    const { shopper, id, numbers } = await ordered();
    expectOk(await driver.payCash(shopper, numbers[0]));
    expect(await statusOf(id)).toBe(2);
  });

  it('UV5: comes back when the last of its orders is closed unpaid, and can be used again', async () => {
    const { shopper, id, numbers, second } = await ordered();
    expectOk(await driver.cancel(shopper, numbers[0]));
    expect(await statusOf(id), 'the other order goes on').toBe(3);
    await mall.advance(31 * minute);
    expect(await statusOf(id)).toBe(1);
    const orderItem = { prodId: second.prodId, skuId: second.skuId, shopId: second.shopId, prodCount: 1 };
    const again = expectOk(await driver.confirm(shopper, { orderItem, addrId: shopper.addrId }));
    expect(again.priceLines['savedByVouchers']).toBe(90);
    await mall.advance(day);
    expect(await statusOf(id), 'its time runs on').toBe(0);
  });

  it('UV5: runs out when its order is closed unpaid after its time', async () => {
    const { shopper, confirm } = await atCheckout();
    const id = await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 9_000 });
    await mall.advance(day - 10 * minute);
    expectOk(await driver.submit(shopper, (await confirm()).checkoutToken));
    await mall.advance(31 * minute);
    expect(await statusOf(id)).toBe(0);
  });

  it('UV6: comes back when all its orders are cancelled after the payment; after its time for one more day', async () => {
    const { shopper, id, numbers } = await ordered();
    for (const orderNumber of numbers) expectOk(await driver.payCash(shopper, orderNumber));
    type Coming = { coupons: { couponUserId: number; returned: boolean }[] };
    const coming = async (orderNumber: string) =>
      expectOk(await driver.askAs<Coming>(shopper, 'GET', `/p/myOrder/cancelPreview/${orderNumber}`)).coupons;
    expect(await coming(numbers[0])).toMatchObject([{ couponUserId: id, returned: false }]);
    expectOk(await driver.cancel(shopper, numbers[0]));
    expect(await statusOf(id)).toBe(2);
    await mall.advance(day + minute);
    expect(await coming(numbers[1])).toMatchObject([{ couponUserId: id, returned: true }]);
    expectOk(await driver.cancel(shopper, numbers[1]));
    expect(await statusOf(id)).toBe(1);
    await mall.advance(day - 1);
    expect(await statusOf(id)).toBe(1);
    await mall.advance(1);
    expect(await statusOf(id)).toBe(0);
  });
});

describe('the price lines', () => {
  const notesOf = ({ priceLines }: Preview, line: string): [string, string, number][] =>
    priceLines.explain.filter((note) => note.line === line).map(({ rule, desc, amount }) => [rule, desc.replaceAll('\u00a0', ' '), amount]);

  it('say how they came about: what several shops share once, what is given off the delivery beside what it costs', async () => {
    const { shopper, first, second, confirm } = await atCheckout({ insurance: 1 });
    await give(shopper, { scope: 'MALL', kind: 'AMOUNT', reduceAmount: 10_001 });
    await give(shopper, { scope: 'MALL', kind: 'FREE_SHIPPING' });
    const preview = await confirm();
    expect(notesOf(preview, 'savedByVouchers')).toEqual([['VOUCHER', 'Voucher: Rs 100.01 off', 100.01]]);
    expect(notesOf(preview, 'insurance')).toEqual([['INSURANCE', '1% of your items, Rs 20 at least and Rs 500 at most', 30]]);
    const items = notesOf(preview, 'totalItemCost');
    expect(items.map(([rule, , amount]) => [rule, amount]).sort()).toEqual([
      ['ITEM', 1_000],
      ['ITEM', 2_000],
    ]);
    expect(items.map(([, desc]) => desc.replace(/^1 × .+ at/, '1 × it at')).sort()).toEqual(['1 × it at Rs 1,000', '1 × it at Rs 2,000']);
    const delivery = notesOf(preview, 'deliveryFee');
    expect(delivery.map(([rule]) => rule).sort()).toEqual(['DELIVERY', 'DELIVERY', 'VOUCHER']);
    const placed = expectOk(await driver.submit(shopper, preview.checkoutToken));
    expect(placed.orders.map(({ shopId }) => shopId).sort()).toEqual([first.shopId, second.shopId].sort());
    const orders = await Promise.all(placed.orders.map(async ({ orderNumber }) => driver.detail(shopper, orderNumber)));
    for (const rule of ['VOUCHER', 'INSURANCE', 'DELIVERY', 'ITEM']) {
      const sumOf = (shown: readonly { priceLines: Preview['priceLines'] }[]): number =>
        shown
          .flatMap(({ priceLines }) => priceLines.explain)
          .filter((note) => note.rule === rule)
          .reduce((sum, { amount }) => sum + cents(amount), 0);
      expect([rule, sumOf(orders)]).toEqual([rule, sumOf([preview])]);
    }
  });

  it('tell the gift of a large order, the small order and the chosen time', async () => {
    const shopper = await driver.newShopper();
    const sku = await driver.sku({ shop: 1, price: 600_000 });
    const { basketId } = expectOk(await driver.add(shopper, sku, 1));
    const large = expectOk(await driver.confirm(shopper, { basketIds: [basketId], addrId: shopper.addrId }));
    const [way, gift] = notesOf(large, 'deliveryFee');
    expect(gift).toEqual(['FREE_DELIVERY', 'Free delivery from Rs 5,000', -(way?.[2] ?? 0)]);
    const cheap = await driver.sku({ shop: 1, price: 50_000 });
    const line = expectOk(await driver.add(shopper, cheap, 1));
    const small = expectOk(await driver.confirm(shopper, { basketIds: [line.basketId], addrId: shopper.addrId }));
    expect(notesOf(small, 'smallCartFee')).toEqual([['SMALL_CART', 'For orders under Rs 1,000', 150]]);
    const evening = small.shopCartOrders[0]?.slots.find(({ start, available }) => start === '17:00' && available);
    const slots = [{ shopId: cheap.shopId, slotId: evening?.slotId }];
    const late = expectOk(await driver.confirm(shopper, { checkoutToken: small.checkoutToken, slots }));
    expect(notesOf(late, 'slotFee')).toEqual([['SLOT', expect.stringMatching(/^\w{3}, \w{3} \d+, 17:00 to \d\d:\d\d$/), 100]]);
  });
});
