import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../cents.ts';
import { expectOk, orderDriver, type OrderDriver, type Preview, type Shopper } from '../../drivers/order.driver.ts';
import { sriLanka } from '../../drivers/skuFixtures.ts';
import { openTestMall, type Answer, type TestMall } from '../harness.ts';

type Promo = { code: string; valid: boolean; off: number; desc: string; reasonCode: string | null };
type WithPromo = Preview & { promo: Promo | null };
type Detail = {
  actualTotal: number;
  priceLines: Record<string, number>;
  orderItemDtos: { actualTotal: number }[];
  promoCode: { code: string; off: number } | null;
};
type Plan = {
  percentOff?: number;
  capAmount?: number;
  reduceAmount?: number;
  minSpend?: number;
  regionId?: number;
  uses?: number;
  perShopper?: number;
};

const minute = 60_000;
const day = 86_400_000;
let mall: TestMall;
let driver: OrderDriver;
let made = 0;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

/** A code of its own, good from yesterday until tomorrow; amounts in cents. */
async function makeCode(plan: Plan): Promise<string> {
  const code = `TRY${(made += 1)}`;
  const now = mall.mall.context.clock.now();
  await mall.mall.context.database.pool.query(
    `insert into promo_code (code, region_id, percent_off, cap_amount, reduce_amount, min_spend, start_at, end_at, uses, uses_per_shopper)
      values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10)`,
    [
      code,
      plan.regionId ?? sriLanka,
      plan.percentOff ?? null,
      plan.capAmount ?? null,
      plan.reduceAmount ?? null,
      plan.minSpend ?? 0,
      now - day,
      now + day,
      plan.uses ?? null,
      plan.perShopper ?? 9,
    ],
  );
  return code;
}

/** A shopper with goods of two shops in a checkout: Rs 2,000 and Rs 1,000. */
async function atCheckout() {
  const shopper = await driver.newShopper();
  const [first, second] = [await driver.sku({ shop: 1, price: 200_000 }), await driver.sku({ shop: 2, price: 100_000 })];
  const basketIds = [expectOk(await driver.add(shopper, first, 1)).basketId, expectOk(await driver.add(shopper, second, 1)).basketId];
  const confirm = async (body: object = {}): Promise<WithPromo> =>
    expectOk(await driver.confirm(shopper, { basketIds, addrId: shopper.addrId, ...body })) as WithPromo;
  return { shopper, first, second, confirm };
}

const check = (shopper: Shopper, code: string, { checkoutToken }: Preview) =>
  driver.askAs<Promo>(shopper, 'POST', '/p/promoCode/check', { body: { code, checkoutToken } });
/** The codes that a cancel of this order would free, in words. */
async function comesBack(shopper: Shopper, orderNumber: string): Promise<string[]> {
  const path = `/p/myOrder/stepPreview/${orderNumber}`;
  const { effects } = expectOk(
    await driver.askAs<{ effects: { kind: string; desc: string }[] }>(shopper, 'GET', path, { query: { action: 'CANCEL' } }),
  );
  return effects.filter(({ kind }) => kind === 'PROMO_BACK').map(({ desc }) => desc);
}
/** Sentences with plain spaces: amounts are written with ones that do not break. */
const plainly = <Said>(refusal: Said): Said => JSON.parse(JSON.stringify(refusal).replaceAll('\u00a0', ' ')) as Said;
const refused = (answer: Answer<unknown>) =>
  answer as unknown as { status: number; body: { code: string; data: { reasonCode?: string; reason?: string; preview: WithPromo } } };

describe('J4: a promo code', () => {
  it('is checked without being used, and taken off after the vouchers, over all shops to the cent', async () => {
    const { shopper, confirm } = await atCheckout();
    await mall.mall.context.database.pool.query(
      `insert into voucher (coupon_id, region_id, scope, kind, reduce_amount, min_spend, start_at, end_at, limit_num)
        values (880001, $1, 'MALL', 'AMOUNT', 10001, 0, 0, $2, 9)`,
      [sriLanka, mall.mall.context.clock.now() + day],
    );
    expectOk(await driver.askAs(shopper, 'POST', '/p/myCoupon/receive', { body: 880001 }));
    const code = await makeCode({ percentOff: 10, capAmount: 50_000 });
    const plain = await confirm();
    expect(plain.priceLines).toMatchObject({ savedByVouchers: 100.01, promoCodes: 0 });
    // A tenth of 3,000 - 100.01, half a cent rounded up.
    expect(expectOk(await check(shopper, ` ${code.toLowerCase()} `, plain))).toMatchObject({
      code,
      valid: true,
      off: 290,
      reasonCode: null,
    });
    expect((await confirm({ checkoutToken: plain.checkoutToken })).promo, 'looking is not using').toBeNull();
    const cheaper = await confirm({ checkoutToken: plain.checkoutToken, promoCode: code.toLowerCase() });
    expect(plainly(cheaper.promo)).toMatchObject({ code, valid: true, off: 290, desc: '10% off, up to Rs 500' });
    expect(cents(cheaper.actualTotal)).toBe(cents(plain.actualTotal) - 29_000);
    const placed = expectOk(await driver.submit(shopper, cheaper.checkoutToken));
    expect(placed.actualTotal).toBe(cheaper.actualTotal);
    const orders = await Promise.all(
      placed.orders.map(async ({ orderNumber }) => (await driver.detail(shopper, orderNumber)) as unknown as Detail),
    );
    expect(orders.reduce((sum, { priceLines }) => sum + cents(priceLines['promoCodes'] ?? 0), 0)).toBe(29_000);
    for (const { priceLines, promoCode, orderItemDtos } of orders) {
      expect(promoCode).toEqual({ code, off: priceLines['promoCodes'] });
      const { savedByVouchers = 0, promoCodes = 0, totalItemCost = 0 } = priceLines;
      const lines = orderItemDtos.reduce((sum, item) => sum + cents(item.actualTotal), 0);
      expect(lines, 'what is left of the goods').toBe(cents(totalItemCost) - cents(savedByVouchers) - cents(promoCodes));
    }
  });

  it('is kept by the checkout until it is taken away', async () => {
    const { confirm } = await atCheckout();
    const code = await makeCode({ reduceAmount: 7_000 });
    const { checkoutToken, priceLines } = await confirm({ promoCode: code });
    expect(priceLines['promoCodes']).toBe(70);
    expect((await confirm({ checkoutToken })).priceLines['promoCodes'], 'what is not said again stays').toBe(70);
    const without = await confirm({ checkoutToken, promoCode: '' });
    expect([without.priceLines['promoCodes'], without.promo]).toEqual([0, null]);
    expect((await confirm({ checkoutToken })).promo, 'and what was taken away').toBeNull();
  });

  it('says why it takes nothing off: unknown, another region, not yet, ended, too small a cart, used by all or by me', async () => {
    const { shopper, second, confirm } = await atCheckout();
    const preview = await confirm();
    const now = mall.mall.context.clock.now();
    const set = (column: string, value: unknown, code: string) =>
      mall.mall.context.database.pool.query(`update promo_code set ${column} = $1 where code = $2`, [value, code]);
    const later = await makeCode({ reduceAmount: 100 });
    await set('start_at', now + 1, later);
    const ended = await makeCode({ reduceAmount: 100 });
    await set('end_at', now, ended);
    const once = await makeCode({ reduceAmount: 100, uses: 1 });
    const mine = await makeCode({ reduceAmount: 100, perShopper: 1 });
    const buy = async (who: Shopper, promoCode: string) => {
      const orderItem = { prodId: second.prodId, skuId: second.skuId, shopId: second.shopId, prodCount: 1 };
      const { checkoutToken } = expectOk(await driver.confirm(who, { orderItem, addrId: who.addrId, promoCode }));
      return expectOk(await driver.submit(who, checkoutToken)).orders.map(({ orderNumber }) => orderNumber);
    };
    await buy(await driver.newShopper(), once);
    await buy(shopper, mine);
    const wanted: [string, string, string][] = [
      ['NOSUCHCODE', 'PROMO_UNKNOWN', 'There’s no such code'],
      [await makeCode({ reduceAmount: 100, regionId: 659006000403 }), 'PROMO_REGION', 'Only for another region'],
      [later, 'PROMO_NOT_STARTED', 'This code isn’t valid yet'],
      [ended, 'PROMO_ENDED', 'This code has expired'],
      [await makeCode({ reduceAmount: 100, minSpend: 334_000 }), 'PROMO_MIN_SPEND', 'Spend Rs 340 more to use this code'],
      [once, 'PROMO_USED_UP', 'This code has been used up'],
      [mine, 'PROMO_USED', 'You’ve already used this code'],
    ];
    for (const [code, reasonCode, reason] of wanted) {
      const refusal = plainly(refused(await check(shopper, code, preview)));
      expect(refusal.body, code).toMatchObject({ code: 'PROMO_INVALID', data: { reasonCode, reason } });
      expect(refusal.status, code).toBe(409);
      const priced = plainly(await confirm({ promoCode: code }));
      expect(priced.promo, code).toMatchObject({ code, valid: false, off: 0, reasonCode, desc: reason });
      expect(priced.issues.filter((issue) => issue.code === 'PROMO_INVALID')).toMatchObject([
        { level: 'WARN', desc: `Promo code ${code} can’t be used: ${reason}`, data: { reasonCode } },
      ]);
      expect(priced.actualTotal, code).toBe(preview.actualTotal);
    }
  });

  it("cannot be tried on somebody else's checkout", async () => {
    const { confirm } = await atCheckout();
    const preview = await confirm();
    expect((await check(await driver.newShopper(), 'ANY', preview)).status).toBe(410);
  });
});

describe('a submit with a promo code', () => {
  it('refuses one that ended a second ago, with the terms without it; one press accepts them', async () => {
    const { shopper, confirm } = await atCheckout();
    const code = await makeCode({ reduceAmount: 8_000 });
    await mall.advance(day - 10 * minute);
    const preview = await confirm({ promoCode: code });
    expect(preview.priceLines['promoCodes']).toBe(80);
    await mall.advance(10 * minute + 1_000);
    const late = refused(await driver.submit(shopper, preview.checkoutToken));
    expect(late).toMatchObject({ status: 409, body: { code: 'PROMO_INVALID' } });
    const { preview: fresh } = late.body.data;
    expect(fresh).toMatchObject({ actualTotal: preview.actualTotal + 80, promo: { code, valid: false, reasonCode: 'PROMO_ENDED' } });
    const placed = expectOk(await driver.submit(shopper, preview.checkoutToken, { acceptPriceHash: fresh.priceHash }));
    expect(placed.actualTotal).toBe(fresh.actualTotal);
    const [order] = placed.orders;
    expect(((await driver.detail(shopper, order?.orderNumber ?? '')) as unknown as Detail).promoCode).toBeNull();
  });

  it('gives the last use to one of two, and back when all of its orders are closed', async () => {
    const code = await makeCode({ reduceAmount: 8_000, uses: 1 });
    const [one, other] = [await atCheckout(), await atCheckout()];
    const previews = [await one.confirm({ promoCode: code }), await other.confirm({ promoCode: code })];
    const answers = await Promise.all([one, other].map(({ shopper }, at) => driver.submit(shopper, previews[at]?.checkoutToken ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    const [winner, loser] = won === 0 ? [one, other] : [other, one];
    const numbers = answers.filter(({ status }) => status === 200).flatMap(({ body }) => body.orders.map(({ orderNumber }) => orderNumber));
    const reasonNow = async () => (await loser.confirm({ promoCode: code })).promo?.reasonCode;
    expect(await reasonNow()).toBe('PROMO_USED_UP');
    expect(await comesBack(winner.shopper, numbers[0] ?? ''), 'while another order of the checkout stands').toEqual([]);
    expectOk(await driver.cancel(winner.shopper, numbers[0] ?? ''));
    expect(await reasonNow(), 'its other order goes on').toBe('PROMO_USED_UP');
    expect(await comesBack(winner.shopper, numbers[1] ?? '')).toEqual([`You can use this promo code again: ${code}`]);
    expectOk(await driver.cancel(winner.shopper, numbers[1] ?? ''));
    expect(await reasonNow()).toBeNull();
  });

  it('counts what was used of it alone, and for each shopper his own uses', async () => {
    const [one, other] = [await atCheckout(), await atCheckout()];
    const [used, fresh] = [await makeCode({ reduceAmount: 100, perShopper: 1 }), await makeCode({ reduceAmount: 100, uses: 1 })];
    expectOk(await driver.submit(one.shopper, (await one.confirm({ promoCode: used })).checkoutToken));
    expect((await other.confirm({ promoCode: used })).promo, 'by somebody else').toMatchObject({ valid: true, off: 1 });
    expect((await other.confirm({ promoCode: fresh })).promo, 'of another code').toMatchObject({ valid: true, off: 1 });
    const { orders } = expectOk(await driver.submit(other.shopper, (await other.confirm({ promoCode: used })).checkoutToken));
    const [first = '', last = ''] = orders.map(({ orderNumber }) => orderNumber);
    expectOk(await driver.cancel(other.shopper, first));
    expect(await comesBack(other.shopper, last), 'while somebody else goes on using it').toHaveLength(1);
  });

  it('X9: the end and the uses of a code are set from outside', async () => {
    const { confirm } = await atCheckout();
    const code = await makeCode({ reduceAmount: 100 });
    const set = (body: object) => mall.ops('POST', '/_ops/promoCode', { code, ...body });
    await set({ uses: 0 });
    expect((await confirm({ promoCode: code })).promo?.reasonCode).toBe('PROMO_USED_UP');
    await set({ uses: null });
    expect((await confirm({ promoCode: code })).promo?.reasonCode).toBeNull();
    await set({ endTime: new Date(mall.mall.context.clock.now()).toISOString() });
    expect((await confirm({ promoCode: code })).promo?.reasonCode).toBe('PROMO_ENDED');
  });
});
