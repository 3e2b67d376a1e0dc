import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countUsable } from '#mall/voucher/heldVouchers.ts';
import { crowd, crowdLimit, crowdRounds, times } from '../crowd.ts';
import { openTestMall, type TestMall } from '../harness.ts';

type Voucher = {
  couponId: number;
  couponName: string;
  kind: string;
  scope: string;
  shopId: number | null;
  stocks: number | null;
  state: string;
  canReceive: boolean;
  curUserReceiveCount: number;
  priceAfter: number | null;
  gap: number | null;
  percentOff: number | null;
  capAmount: number | null;
  reduceAmount: number | null;
  cashCondition: number;
  newUserOnly: boolean;
};
type Row = { couponId: number };

const sriLanka = 659006000402;
const day = 86_400_000;
let t: TestMall;
let product: { prodId: number; shopId: number; price: number; couponCount: number };
const list = async (query: Record<string, string | number> = {}, token?: string) =>
  (
    await t.ask<Voucher[]>('GET', '/coupon/listByProdId', {
      query: { prodId: product.prodId, shopId: product.shopId, regionId: sriLanka, ...query },
      token,
    })
  ).body;
const collect = (couponId: number, token: string, key?: string) =>
  t.ask<{ code: string; couponUserId: number; status: number; validUntil: string }>('POST', '/p/myCoupon/receive', {
    body: couponId,
    token,
    ...(key ? { key } : {}),
  });
const usable = async (token: string) => (await t.ask<{ couponCount: number }>('GET', '/p/user/centerInfo', { token })).body.couponCount;
const row = async (where: string) =>
  (
    await t.mall.context.database.pool.query<Row>(
      `select coupon_id as "couponId" from voucher where region_id = ${sriLanka} and ${where} order by coupon_id limit 1`,
    )
  ).rows[0]!.couponId;

beforeAll(async () => {
  t = await openTestMall({ products: 400, filledAt: { voucher: Date.UTC(2026, 2, 2, 3) } });
  const { rows } = await t.mall.context.database.pool.query<{ prodId: number; shopId: number }>(
    `select s.prod_id as "prodId", p.shop_id as "shopId" from shelves s join products p using (prod_id) join voucher v on v.shop_id = p.shop_id and v.scope = 'SHOP' and v.region_id = s.region_id where s.region_id = ${sriLanka} and s.in_stock order by s.price desc limit 1`,
  );
  product = (await t.ask<typeof product>('GET', '/prod/prodInfo', { query: { prodId: rows[0]!.prodId, regionId: sriLanka } })).body;
});
afterAll(() => t.close());

describe('the vouchers that fit a product', () => {
  it("are the mall's, its shop's and its own, with the price after them, cheapest first", async () => {
    const vouchers = await list();
    expect(vouchers.map((each) => each.scope)).toContain('SHOP');
    for (const each of vouchers) {
      if (each.scope === 'SHOP') expect(each.shopId).toBe(product.shopId);
      const enough = product.price >= each.cashCondition;
      expect(each.gap === null).toBe(enough);
      const share = Math.min((product.price * (each.percentOff ?? 0)) / 100, each.capAmount ?? Infinity);
      const reduction = each.kind === 'PERCENT' ? share : each.reduceAmount;
      const off = enough && each.kind !== 'FREE_SHIPPING' ? reduction : null;
      expect(each.priceAfter).toBe(off === null ? null : Math.round((product.price - Math.min(off, product.price)) * 100) / 100);
    }
    const prices = vouchers.map((each) => each.priceAfter ?? Infinity);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(vouchers.some((each) => each.priceAfter !== null)).toBe(true);
  });

  it('are good from exactly their least spending on', async () => {
    const { context } = t.mall;
    const minSpend = Math.round(product.price * 100);
    await context.database.pool.query(
      `insert into voucher (coupon_id, region_id, scope, kind, shop_id, prod_ids, reduce_amount, min_spend, start_at, end_at, limit_num)
        select 960000 + nth, $1, 'PRODUCT', 'AMOUNT', $2, array[$3::bigint], 100, $4::bigint + nth, 0, $5, 9 from generate_series(0, 1) nth`,
      [sriLanka, product.shopId, product.prodId, minSpend, context.clock.now() + day],
    );
    await context.worldChanged();
    const found = new Map((await list()).map(({ couponId, priceAfter, gap }) => [couponId, [priceAfter, gap]]));
    await context.database.pool.query('delete from voucher where coupon_id in (960000, 960001)');
    await context.worldChanged();
    expect(found.get(960_000)).toEqual([(minSpend - 100) / 100, null]);
    expect(found.get(960_001)).toEqual([null, 0.01]);
  });

  it('are counted on its card and its page: those that are given out now', async () => {
    const given = (await list()).filter((each) => each.state === 'COLLECT').length;
    expect(product.couponCount).toBe(given);
    const page = await t.ask<{ records: { prodId: number; couponCount: number }[] }>('GET', '/shopDetail/prods', {
      query: { shopId: product.shopId, regionId: sriLanka, size: 100 },
    });
    expect(page.body.records.find((each) => each.prodId === product.prodId)?.couponCount).toBe(given);
  });

  it("of a shop are that shop's; an unknown shop is 404", async () => {
    const { body } = await t.ask<Voucher[]>('GET', '/coupon/listByShopId', { query: { shopId: product.shopId, regionId: sriLanka } });
    expect(body.length).toBeGreaterThan(0);
    expect(body.every((each) => each.shopId === product.shopId)).toBe(true);
    const shop = async (language: string) =>
      (
        await t.ask<{ coupons: { couponId: number; couponName: string }[] }>('GET', '/shopDetail/info', {
          query: { shopId: product.shopId, regionId: sriLanka },
          headers: { 'accept-language': language },
        })
      ).body.coupons;
    const given = body.filter((each) => each.state === 'COLLECT');
    expect(given.length).toBeGreaterThan(0);
    expect(await shop('en'), 'its page names what it gives out').toEqual(
      given.map(({ couponId, couponName }) => ({ couponId, couponName })),
    );
    expect((await shop('ru')).map((each) => each.couponName)).not.toEqual(given.map((each) => each.couponName));
    await t.ops('POST', '/_ops/voucher', { couponId: given[0]!.couponId, stocks: 0 });
    expect(
      (await shop('en')).map((each) => each.couponId),
      'and no more of what is gone',
    ).toEqual(given.slice(1).map((each) => each.couponId));
    await t.ops('POST', '/_ops/voucher', { couponId: given[0]!.couponId, stocks: 100 });
    expect((await t.ask('GET', '/coupon/listByShopId', { query: { shopId: 1, regionId: sriLanka } })).status).toBe(404);
  });
});

describe('collecting a voucher', () => {
  it('is done once for one key, and once for a shopper who may have one', async () => {
    const { token } = await t.newUser();
    const couponId = await row(`scope = 'MALL' and kind = 'PERCENT'`);
    expect(await usable(token)).toBe(0);
    const first = await collect(couponId, token, 'one');
    expect(first).toMatchObject({ status: 200, body: { status: 1 } });
    expect((await collect(couponId, token, 'one')).body).toEqual(first.body);
    expect(await collect(couponId, token, 'two')).toMatchObject({ status: 409, body: { code: 'VOUCHER_LIMIT' } });
    expect(await usable(token), 'his profile counts it').toBe(1);
    expect((await list({}, token)).find((each) => each.couponId === couponId)).toMatchObject({
      state: 'COLLECTED',
      curUserReceiveCount: 1,
      canReceive: false,
    });
    expect((await list()).find((each) => each.couponId === couponId)).toMatchObject({ state: 'COLLECT', curUserReceiveCount: 0 });
  });

  it(
    'gives the last one to one of many',
    async () => {
      const couponId = await row(`scope = 'SHOP'`);
      for (let round = 1; round <= crowdRounds; round += 1) {
        await t.ops('POST', '/_ops/voucher', { couponId, stocks: 1 });
        const people = await times(crowd, () => t.newUser());
        const answers = await Promise.all(people.map(({ token }) => collect(couponId, token)));
        expect(answers.map((answer) => answer.body.code ?? 'collected').sort()).toEqual([
          ...Array<string>(crowd - 1).fill('VOUCHER_SOLD_OUT'),
          'collected',
        ]);
        const { rows } = await t.mall.context.database.pool.query<{ held: number }>(
          'select count(*)::int as held from user_voucher where coupon_id = $1',
          [couponId],
        );
        expect(rows[0]?.held).toBe(round);
      }
    },
    crowdLimit,
  );

  it('is refused before it is given out, after it, when it is gone, and to somebody who has ordered', async () => {
    const { token } = await t.newUser();
    const demo = await t.ask<{ access_token: string }>('POST', '/web/login', {
      body: { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' },
    });
    const soon = await row(`scope = 'MALL' and start_at > ${t.mall.context.clock.now()}`);
    expect((await collect(soon, token)).body.code).toBe('VOUCHER_NOT_STARTED');
    expect((await collect(await row('stocks = taken'), token)).body.code).toBe('VOUCHER_SOLD_OUT');
    const forNew = await row('new_user_only');
    expect((await collect(forNew, demo.body.access_token)).body.code).toBe('VOUCHER_NEW_USER_ONLY');
    expect((await collect(forNew, token)).status).toBe(200);
    await t.ops('POST', '/_ops/voucher', {
      couponId: soon,
      startTime: new Date(t.mall.context.clock.now() - 2 * day).toISOString(),
      endTime: new Date(t.mall.context.clock.now() - day).toISOString(),
    });
    expect((await collect(soon, token)).body.code).toBe('VOUCHER_ENDED');
    expect((await collect(1, token)).status).toBe(404);
    expect((await t.ask('POST', '/p/myCoupon/receive', { body: forNew })).status).toBe(401);
  });

  it('lasts as long as it says, then runs out', async () => {
    const { token, userId } = await t.newUser();
    const { body } = await collect(await row('new_user_only'), token);
    const status = async () =>
      (
        await t.mall.context.database.pool.query<{ status: number }>('select status from user_voucher where coupon_user_id = $1', [
          body.couponUserId,
        ])
      ).rows[0]?.status;
    await t.advance(14 * day - 1);
    expect(await status()).toBe(1);
    expect(await countUsable(t.mall.context.db, userId)).toBe(1);
    await t.advance(1);
    expect(await status()).toBe(0);
    expect(await countUsable(t.mall.context.db, userId)).toBe(0);
  });
});
