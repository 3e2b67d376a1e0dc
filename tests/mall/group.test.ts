import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deferredWindow } from '#machines/rules/undo.ts';
import { renewGroups } from '#mall/group/demo.ts';
import { cardsOf } from '#mall/product/card.ts';
import { defaultRegion, regionOf } from '#mall/region/region.ts';
import { confirmSeat, openTestGroup, submitSeat, type TestGroup } from '../drivers/group.driver.ts';
import { expectOk, newKey, orderDriver, type Order, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { changeShelf, china, sriLanka } from '../drivers/skuFixtures.ts';
import { crowd, crowdLimit, crowdRounds, times } from './crowd.ts';
import type { TestMall } from './harness.ts';
import { openStream } from './stream.ts';
import { openMallWithBank, type TestBank } from './payment/bank.ts';

type Activity = {
  groupActivityId: number;
  prodId: number;
  activityPrice: number;
  price: number;
  groupBuyStatus: number;
  result: string | null;
  groupNumber: number;
  participantsNeeded: number;
  joinNum: number;
  held: number;
  free: number;
  startIn: number;
  expiresIn: number;
  remind: boolean;
  orderNumber: string | null;
  actions: { action: string; allowed: boolean; reasonCode: string | null; until: string | null }[];
  log: { time: string; who: string | null; what: string }[];
};
type Page = { records: Activity[]; total: number };

const minute = 60_000;
const hour = 60 * minute;
const filled = Date.UTC(2026, 2, 2, 3);
let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: OrderDriver;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank({ filledAt: { group: filled } }));
  driver = orderDriver(mall);
});
afterAll(() => close());

/** A group as a guest, or somebody, sees it; its seats add up whoever looks. */
async function look({ activityId }: Pick<TestGroup, 'activityId'>, who?: Shopper): Promise<Activity> {
  const options = { query: { groupActivityId: activityId, regionId: sriLanka } };
  const seen = expectOk(
    who ? await driver.askAs<Activity>(who, 'GET', '/group/info', options) : await mall.ask<Activity>('GET', '/group/info', options),
  );
  expect(seen.joinNum + seen.held + seen.free, 'seats paid, held and free').toBe(seen.groupNumber);
  expect(seen.free).toBeGreaterThanOrEqual(0);
  expect(seen.participantsNeeded).toBe(seen.groupNumber - seen.joinNum);
  return seen;
}
const seats = async (group: TestGroup): Promise<number[]> => {
  const { joinNum, held, free } = await look(group);
  return [joinNum, held, free];
};

/** Orders a seat: it is held until it is paid. */
async function hold(who: Shopper, group: TestGroup): Promise<string> {
  const preview = expectOk(await confirmSeat(driver, who, group));
  return expectOk(await submitSeat(driver, who, preview.checkoutToken)).orderNumbers;
}
const payCard = async (who: Shopper, orderNumbers: string, number?: string) =>
  driver.askAs<{ payStatus: string; payNo: string; nextAction: { url: string } | null }>(who, 'POST', '/p/order/pay', {
    key: newKey(),
    body: { orderNumbers, payType: 20, vaultToken: await bank.token(number) },
  });
const pay = async (who: Shopper, orderNumber: string): Promise<string> => {
  const paid = expectOk(await payCard(who, orderNumber));
  expect(paid.payStatus).toBe('PAID');
  return paid.payNo;
};
async function join(group: TestGroup): Promise<{ who: Shopper; orderNumber: string; payNo: string }> {
  const who = await driver.newShopper();
  const orderNumber = await hold(who, group);
  return { who, orderNumber, payNo: await pay(who, orderNumber) };
}
const statusOf = async ({ who, orderNumber }: { who: Shopper; orderNumber: string }): Promise<Order> => driver.detail(who, orderNumber);
const charged = (payNo: string) => bank.merchant('GET', `/charges/${payNo}`);
const refusedJoin = async (group: TestGroup, more: object = {}, who?: Shopper): Promise<unknown[]> => {
  const answer = await confirmSeat(driver, who ?? (await driver.newShopper()), group, more);
  return [answer.status, answer.body.code];
};
const notices = async (who: Shopper): Promise<string[]> => {
  const page = await driver.askAs<{ records: { type: string; title: string }[] }>(who, 'GET', '/p/order/notice/page', {
    query: { size: 50 },
  });
  return expectOk(page).records.map(({ title }) => title);
};

describe('what there is (R1, R2)', () => {
  it('in each region one in progress with a seat held, one upcoming, one complete, one that timed out; pages by state', async () => {
    for (const regionId of [sriLanka, china]) {
      const list = async (more: object): Promise<Page> =>
        expectOk(await mall.ask<Page>('GET', '/group/page', { query: { regionId, size: 100, ...more } }));
      const all = (await list({})).records.filter(({ groupActivityId }) => groupActivityId < 100_000);
      expect(all.map(({ groupBuyStatus, result }) => [groupBuyStatus, result])).toEqual([
        [1, null],
        [3, null],
        [2, 'TIME_OUT'],
        [2, 'COMPLETED'],
      ]);
      expect(all[0]).toMatchObject({ joinNum: 2, held: 1, free: 2, groupNumber: 5, participantsNeeded: 3 });
      expect(all.every(({ activityPrice, price }) => activityPrice < price)).toBe(true);
      const prodIds = all.map(({ prodId }) => prodId);
      const cards = await cardsOf(mall.mall.context, prodIds, regionOf(regionId) ?? defaultRegion, 'en');
      expect(cards.map(({ prodId, groupPrice }) => [prodId, groupPrice])).toEqual(
        all.map(({ prodId, activityPrice, groupBuyStatus }) => [prodId, groupBuyStatus === 1 ? activityPrice : null]),
      );
      for (const status of [1, 2, 3]) {
        const { records, total } = await list({ groupBuyStatus: status });
        expect(records.every(({ groupBuyStatus }) => groupBuyStatus === status)).toBe(true);
        expect(total).toBe(records.length);
      }
      const activity = await look({ activityId: all[3]!.groupActivityId }).catch(() => null);
      if (regionId === sriLanka)
        expect(activity?.log.map(({ what, who }) => [what, who === null || /^.\*\*\*.?$/u.test(who)])).toEqual([
          ['COMPLETED', true],
          ['JOINED', true],
          ['JOINED', true],
          ['JOINED', true],
        ]);
    }
  });

  it('is found by its product; one of another region or unknown is not there', async () => {
    const group = await openTestGroup(mall);
    const ask = (query: Record<string, number>) => mall.ask<Activity>('GET', '/group/info', { query });
    expect(expectOk(await ask({ prodId: group.sku.prodId, regionId: sriLanka })).groupActivityId).toBe(group.activityId);
    for (const elsewhere of [
      { prodId: group.sku.prodId, regionId: china },
      { prodId: 1, regionId: sriLanka },
    ])
      expect((await ask(elsewhere)).status).toBe(404);
    expect((await ask({ groupActivityId: group.activityId, regionId: china })).status).toBe(404);
    expect((await ask({ groupActivityId: 1, regionId: sriLanka })).status).toBe(404);
    expect((await ask({ regionId: sriLanka })).status).toBe(404);
  });

  it('says what may be done now, and why not', async () => {
    const group = await openTestGroup(mall, { startsIn: hour, lasts: hour });
    const before = await look(group);
    expect(before).toMatchObject({ groupBuyStatus: 3, startIn: 3600, expiresIn: 7200 });
    expect(before.actions.map(({ action, allowed, reasonCode }) => [action, allowed, reasonCode])).toEqual([
      ['JOIN', false, 'GROUP_NOT_STARTED'],
      ['BUY_ALONE', true, null],
      ['REMIND', true, null],
    ]);
    await mall.advance(hour);
    const during = await look(group);
    expect([during.groupBuyStatus, during.startIn, during.expiresIn]).toEqual([1, 0, 3600]);
    expect(during.actions.map(({ allowed, reasonCode }) => [allowed, reasonCode])).toEqual([
      [true, null],
      [true, null],
      [false, 'TRANSITION_NOT_ALLOWED'],
    ]);
    await changeShelf(mall, group.sku, { stocks: 0 });
    expect((await look(group)).actions.map(({ reasonCode }) => reasonCode)).toEqual([
      'GROUP_SOLD_OUT',
      'OUT_OF_STOCK',
      'TRANSITION_NOT_ALLOWED',
    ]);
    await mall.advance(hour);
    const after = await look(group);
    expect(after).toMatchObject({ groupBuyStatus: 2, result: 'TIME_OUT', expiresIn: 0 });
    expect(after.actions[0]).toMatchObject({ allowed: false, reasonCode: 'GROUP_ENDED', until: null });
  });
});

describe('joining is an order (R5, R6)', () => {
  it('at the price of the group, by card only, without a delivery time; unpaid it holds the seat, paid it waits', async () => {
    const group = await openTestGroup(mall);
    const who = await driver.newShopper();
    const preview = expectOk(await confirmSeat(driver, who, group));
    expect(preview).toMatchObject({ orderType: 1, issues: [] });
    const [line] = preview.shopCartOrders.flatMap((shop) => shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems));
    expect(line?.issue, 'that its price is another than alone is no change').toBeNull();
    expect(preview.priceLines.totalItemCost).toBe(group.price / 100);
    expect(preview.payTypes.map(({ payType, enabled }) => [payType, enabled])).toEqual([
      [20, true],
      [21, false],
      [23, false],
    ]);
    expect(preview.shopCartOrders.map(({ slots }) => slots)).toEqual([[]]);
    const again = expectOk(await driver.confirm(who, { checkoutToken: preview.checkoutToken, insurance: 1 }));
    expect(again.priceLines.totalItemCost, 'changed as any checkout is, it stays one of the group').toBe(group.price / 100);
    expect(await seats(group)).toEqual([0, 0, 5]);
    const orderNumber = expectOk(await submitSeat(driver, who, preview.checkoutToken)).orderNumbers;
    expect(await seats(group)).toEqual([0, 1, 4]);
    expect((await look(group, who)).orderNumber).toBe(orderNumber);
    expect((await look(group, await driver.newShopper())).orderNumber).toBeNull();
    expect(await driver.stockOf(group.sku.skuId)).toEqual({ stocks: 50, reserved: 1 });
    expect((await driver.payCash(who, orderNumber)).body).toMatchObject({ code: 'COD_NOT_AVAILABLE' });
    await pay(who, orderNumber);
    expect(await seats(group)).toEqual([1, 0, 4]);
    const order = await driver.detail(who, orderNumber);
    expect(order).toMatchObject({ status: 7, statusCode: 'WAIT_GROUP', stage: 'PAID', payStatus: 'PAID', orderType: 1, canRefund: false });
    expect(order.actions.map(({ action, allowed }) => [action, allowed])).toEqual([['CANCEL', true]]);
    expect(await driver.stockOf(group.sku.skuId)).toEqual({ stocks: 49, reserved: 0 });
    expect(await notices(who)).toContain('You’ve joined the group');
    expect((await look(group)).log).toEqual([{ time: expect.any(String), who: expect.stringMatching(/\*\*\*/), what: 'JOINED' }]);
    const counts = await driver.askAs<{ grouping: number; toDeliver: number }>(who, 'GET', '/p/myOrder/orderCount');
    expect(expectOk(counts)).toMatchObject({ grouping: 1, toDeliver: 1 });
  });

  it('a seat is ordered at its own door, everything else at the other (R6, J3)', async () => {
    const group = await openTestGroup(mall);
    const who = await driver.newShopper();
    const seat = expectOk(await confirmSeat(driver, who, group));
    expect((await driver.submit(who, seat.checkoutToken)).body).toMatchObject({ code: 'CHECKOUT_EXPIRED' });
    const { prodId, skuId, shopId } = group.sku;
    const alone = expectOk(await driver.confirm(who, { orderItem: { prodId, skuId, shopId, prodCount: 1 }, addrId: who.addrId }));
    expect((await submitSeat(driver, who, alone.checkoutToken)).body).toMatchObject({ code: 'CHECKOUT_EXPIRED' });
    expect(await seats(group)).toEqual([0, 0, 5]);
    expectOk(await driver.submit(who, alone.checkoutToken));
    expect(await seats(group)).toEqual([0, 0, 5]);
    expectOk(await submitSeat(driver, who, seat.checkoutToken));
    expect(await seats(group)).toEqual([0, 1, 4]);
  });

  it('its product tells of it until it ends, whoever asks (F5)', async () => {
    const group = await openTestGroup(mall, { lasts: hour });
    type Info = { groupActivity: Activity | null; actions: { action: string; allowed: boolean }[] };
    const info = async () =>
      expectOk(await mall.ask<Info>('GET', '/prod/prodInfo', { query: { prodId: group.sku.prodId, regionId: sriLanka } }));
    const during = await info();
    expect(during.groupActivity).toMatchObject({ groupActivityId: group.activityId, activityPrice: group.price / 100, remind: false });
    expect(during.actions).toContainEqual(expect.objectContaining({ action: 'JOIN_GROUP', allowed: true }));
    await mall.advance(2 * hour);
    const after = await info();
    expect(after.groupActivity).toBeNull();
    expect(after.actions.map(({ action }) => action)).not.toContain('JOIN_GROUP');
  });

  it('asked twice with its checkout it is one order, and one seat', async () => {
    const group = await openTestGroup(mall);
    const who = await driver.newShopper();
    const { checkoutToken } = expectOk(await confirmSeat(driver, who, group));
    const [one, other] = await Promise.all([submitSeat(driver, who, checkoutToken), submitSeat(driver, who, checkoutToken)]);
    expect(expectOk(one).orderNumbers).toBe(expectOk(other).orderNumbers);
    expect(await seats(group)).toEqual([0, 1, 4]);
    const bare = await driver.askAs(who, 'POST', '/p/group/order/submit', { body: { checkoutToken } });
    expect(bare.status, 'not without a key').toBe(400);
  });

  it('is refused before it begins, after its end, for two pieces, without stock, and to guests', async () => {
    const early = await openTestGroup(mall, { startsIn: hour });
    expect(await refusedJoin(early)).toEqual([409, 'GROUP_NOT_STARTED']);
    const group = await openTestGroup(mall, { lasts: hour });
    expect(await refusedJoin(group, { prodCount: 2 })).toEqual([409, 'GROUP_LIMIT']);
    expect((await confirmSeat(driver, await driver.newShopper(), group, { groupSkuId: 1 })).status).toBe(404);
    expect((await mall.ask('POST', '/p/group/order/confirm', { body: { groupSkuId: group.activityId } })).status).toBe(401);
    await changeShelf(mall, group.sku, { stocks: 0 });
    expect(await refusedJoin(group)).toEqual([409, 'GROUP_SOLD_OUT']);
    await changeShelf(mall, group.sku, { stocks: 9 });
    await mall.advance(hour);
    expect(await refusedJoin(group)).toEqual([409, 'GROUP_ENDED']);
  });

  it('is refused to whoever has a seat, while all are held, and once all are paid; his open checkout says the same', async () => {
    const group = await openTestGroup(mall, { groupNumber: 2 });
    const [who, late] = [await driver.newShopper(), await driver.newShopper()];
    const orderNumber = await hold(who, group);
    const twice = await confirmSeat(driver, who, group);
    expect([twice.status, twice.body.code, twice.body.data]).toMatchObject([409, 'ALREADY_IN_TEAM', { orderNumber }]);
    const opened = expectOk(await confirmSeat(driver, late, group));
    const second = await join(group);
    expect(await refusedJoin(group)).toEqual([409, 'TEAM_FULL']);
    const reopened = expectOk(await driver.confirm(late, { checkoutToken: opened.checkoutToken }));
    expect(reopened.issues.map(({ code, level }) => [code, level])).toEqual([['TEAM_FULL', 'BLOCK']]);
    expect((await submitSeat(driver, late, opened.checkoutToken)).body.code).toBe('TEAM_FULL');
    await pay(who, orderNumber);
    expect(await refusedJoin(group)).toEqual([409, 'TEAM_CLOSED']);
    expect((await submitSeat(driver, late, opened.checkoutToken)).body.code).toBe('TEAM_CLOSED');
    await mall.advance(0);
    expect((await statusOf(second)).statusCode).toBe('TO_DELIVER.NEW');
  });

  it('takes no ordinary checkout, and not that of somebody else', async () => {
    const [who, other] = [await driver.newShopper(), await driver.newShopper()];
    const group = await openTestGroup(mall);
    const { basketId } = expectOk(await driver.add(who, await driver.sku()));
    const ordinary = expectOk(await driver.confirm(who, { basketIds: [basketId], addrId: who.addrId }));
    expect((await submitSeat(driver, who, ordinary.checkoutToken)).status).toBe(410);
    const { checkoutToken } = expectOk(await confirmSeat(driver, who, group));
    expect((await submitSeat(driver, other, checkoutToken)).status).toBe(410);
    const orderNumber = expectOk(await submitSeat(driver, who, checkoutToken)).orderNumbers;
    expect((await driver.cancel(other, orderNumber)).status).toBe(404);
    expect((await driver.askAs(other, 'GET', '/p/myOrder/orderDetail', { query: { orderNumber } })).status).toBe(404);
    expect(await seats(group)).toEqual([0, 1, 4]);
  });
});

describe('seats', () => {
  it('come back when nobody pays in time (O6) or the buyer cancels, unpaid (O7) or paid with his money (O11)', async () => {
    const group = await openTestGroup(mall);
    const [unpaid, slow] = [await driver.newShopper(), await driver.newShopper()];
    const first = await hold(unpaid, group);
    await hold(slow, group);
    const paid = await join(group);
    expect(await seats(group)).toEqual([1, 2, 2]);
    expectOk(await driver.cancel(unpaid, first));
    expect(await seats(group)).toEqual([1, 1, 3]);
    expectOk(await driver.cancel(paid.who, paid.orderNumber));
    expect(await seats(group), 'a moment to think again').toEqual([1, 1, 3]);
    await mall.advance(deferredWindow);
    expect(await seats(group)).toEqual([0, 1, 4]);
    expect(await statusOf(paid)).toMatchObject({ status: 6, closeType: 'BUYER_CANCEL' });
    expect((await look(group, paid.who)).orderNumber).toBeNull();
    await mall.advance(31 * minute);
    expect(await seats(group)).toEqual([0, 0, 5]);
    expect(await statusOf(paid)).toMatchObject({ payStatus: 'REFUNDED' });
    expect(await charged(paid.payNo)).toMatchObject({ state: 'REFUNDED' });
    expect((await look(group)).log.map(({ what }) => what)).toEqual(['LEFT', 'JOINED']);
    expect(await driver.stockOf(group.sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
    await hold(paid.who, group);
    expect(await seats(group), 'who left may come back').toEqual([0, 1, 4]);
  });

  it('who leaves can stay while his window is open; the last seat, paid within it, keeps him in', async () => {
    const group = await openTestGroup(mall, { groupNumber: 3 });
    const [fickle, leaver] = [await join(group), await join(group)];
    const undosOf = async (who: Shopper) => expectOk(await driver.askAs<{ token: string; kind: string }[]>(who, 'GET', '/p/undo'));
    expectOk(await driver.cancel(fickle.who, fickle.orderNumber));
    expectOk(await driver.cancel(fickle.who, fickle.orderNumber));
    const [undo, ...others] = await undosOf(fickle.who);
    expect([undo?.kind, others], 'asked twice, he leaves once').toEqual(['GROUP_LEFT', []]);
    expectOk(await driver.askAs(fickle.who, 'POST', `/p/undo/${undo?.token}`));
    await mall.advance(deferredWindow);
    expect(await seats(group), 'he stayed').toEqual([2, 0, 1]);
    expect(await undosOf(fickle.who)).toEqual([]);
    expectOk(await driver.cancel(leaver.who, leaver.orderNumber));
    await join(group);
    await mall.advance(deferredWindow);
    expect(await statusOf(leaver)).toMatchObject({ status: 2, statusCode: 'TO_DELIVER.NEW', payStatus: 'PAID' });
    expect(await notices(leaver.who)).toContain('You stay in: the group is complete');
  });

  it('the last paid one sends all orders to the seller together (O9)', async () => {
    const group = await openTestGroup(mall, { groupNumber: 3 });
    const members = [await join(group), await join(group), await join(group)];
    expect(await look(group)).toMatchObject({ result: 'COMPLETED', groupBuyStatus: 2, participantsNeeded: 0 });
    expect((await driver.cancel(members[0]!.who, members[0]!.orderNumber)).body, 'nobody leaves a complete group').toMatchObject({
      code: 'TEAM_CLOSED',
    });
    await mall.advance(0);
    for (const member of members) {
      const order = await statusOf(member);
      expect(order).toMatchObject({ status: 2, statusCode: 'TO_DELIVER.NEW', payStatus: 'PAID' });
      expect(order.timeline.filter(({ planned }) => !planned).at(-1)).toMatchObject({
        event: 'group.completed',
        from: 'WAIT_GROUP',
        desc: 'The group is complete',
      });
      expect(await notices(member.who)).toContain('Your group is complete');
    }
    const [leaver] = members;
    expectOk(await driver.cancel(leaver!.who, leaver!.orderNumber));
    expect(await look(group), 'O12 as any order: the group stays complete').toMatchObject({ result: 'COMPLETED', joinNum: 3 });
    await mall.advance(3 * 24 * hour);
    expect((await statusOf(members[1]!)).status).not.toBe(6);
  });

  it('whatever becomes of a group, the orders of another one wait on', async () => {
    const [short, full, other] = [
      await openTestGroup(mall, { lasts: hour }),
      await openTestGroup(mall, { groupNumber: 2 }),
      await openTestGroup(mall),
    ];
    const [failed, waiting, done] = [await join(short), await join(other), await join(full)];
    await join(full);
    await mall.advance(hour);
    const codes = await Promise.all([failed, done, waiting].map(async (member) => (await statusOf(member)).statusCode));
    expect(codes).toEqual(['CLOSED.GROUP_FAILED', 'TO_DELIVER.NEW', 'WAIT_GROUP']);
    expect(await seats(other)).toEqual([1, 0, 4]);
  });

  it('the end before that closes all and gives the money back (O10); whoever was paying is not charged, or gets it back', async () => {
    const group = await openTestGroup(mall, { lasts: hour });
    const members = [await join(group), await join(group)];
    await mall.advance(50 * minute);
    const [idle, paying] = [await driver.newShopper(), await driver.newShopper()];
    const unpaid = await hold(idle, group);
    expect((await driver.detail(idle, unpaid)).endTime, 'never after the end').toBe(new Date(group.endAt).toISOString());
    const late = await hold(paying, group);
    const attempt = expectOk(await payCard(paying, late, '4000000000003220'));
    expect(attempt.payStatus).toBe('REQUIRES_ACTION');
    bank.tell(null);
    await bank.answerStep(attempt.nextAction?.url ?? '', 'approved');
    await mall.advance(10 * minute);
    bank.tell(mall.mall);
    expect(await look(group)).toMatchObject({ result: 'TIME_OUT', joinNum: 2, held: 0, free: 3 });
    expect((await driver.detail(idle, unpaid)).statusCode).toBe('CLOSED.PAY_TIMEOUT');
    await mall.advance(minute);
    expect(await driver.detail(paying, late), 'O8: money that lands after the end').toMatchObject({
      statusCode: 'CLOSED.GROUP_FAILED',
      payStatus: 'REFUNDED',
    });
    expect(await charged(attempt.payNo)).toMatchObject({ state: 'REFUNDED' });
    for (const member of members) {
      expect(await statusOf(member)).toMatchObject({ status: 6, closeType: 'GROUP_FAILED', payStatus: 'REFUNDED' });
      expect(await charged(member.payNo)).toMatchObject({ state: 'REFUNDED' });
      expect(await notices(member.who)).toContain('The group didn’t fill up');
    }
    expect(await driver.stockOf(group.sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
    expect((await look(group)).log.map(({ what }) => what)).toEqual(['TIME_OUT', 'JOINED', 'JOINED']);
  });

  it(
    'the last one, wanted by many at once, goes to exactly one',
    async () => {
      const many = await times(crowd, () => driver.newShopper());
      for (let round = 1; round <= crowdRounds; round += 1) {
        const group = await openTestGroup(mall, { groupNumber: 2 });
        await join(group);
        const tokens = await Promise.all(many.map(async (who) => expectOk(await confirmSeat(driver, who, group)).checkoutToken));
        const answers = await Promise.all(many.map((who, nth) => submitSeat(driver, who, tokens[nth] ?? '')));
        expect(answers.map(({ status, body }) => (status === 200 ? 'joined' : body.code)).sort()).toEqual([
          ...Array<string>(crowd - 1).fill('TEAM_FULL'),
          'joined',
        ]);
        expect(await seats(group)).toEqual([1, 1, 0]);
        expect(await driver.stockOf(group.sku.skuId)).toEqual({ stocks: 49, reserved: 1 });
      }
    },
    crowdLimit,
  );

  it('paid at once by all, the group is complete once', async () => {
    const group = await openTestGroup(mall, { groupNumber: 4 });
    const people = await Promise.all(Array.from({ length: 4 }, () => driver.newShopper()));
    const members = await Promise.all(people.map(async (who) => ({ who, orderNumber: await hold(who, group) })));
    await Promise.all(members.map(({ who, orderNumber }) => pay(who, orderNumber)));
    expect(await look(group)).toMatchObject({ result: 'COMPLETED', joinNum: 4, held: 0 });
    await mall.advance(0);
    for (const member of members) expect((await statusOf(member)).statusCode).toBe('TO_DELIVER.NEW');
    const log = (await look(group)).log;
    expect([log[0]?.what, log.length]).toEqual(['COMPLETED', 5]);
  });
});

describe('coins and promises', () => {
  it('what a seat was cheaper by comes back with it', async () => {
    const group = await openTestGroup(mall, { lasts: hour });
    const who = await driver.newShopper();
    const { context } = mall.mall;
    await context.db.execute(sql`insert into coin_record (id, user_id, seq, type, reason, amount, balance_after, at)
      values (${context.nextId()}, ${who.userId}, 1, 'INVITE', 'WELCOME', 50, 50, ${context.clock.now()})`);
    const { checkoutToken } = expectOk(await confirmSeat(driver, who, group, { useCoins: 1 }));
    const orderNumber = expectOk(await submitSeat(driver, who, checkoutToken)).orderNumbers;
    await pay(who, orderNumber);
    const balance = async () => expectOk(await driver.askAs<{ balance: number }>(who, 'GET', '/p/coin/info')).balance;
    expect(await balance()).toBe(0);
    await mall.advance(hour);
    expect(await balance()).toBe(50);
  });

  it('a reminder is a notice at the start, once; not of what began or ended (R10)', async () => {
    const group = await openTestGroup(mall, { startsIn: hour, lasts: hour });
    const [who, other] = [await driver.newShopper(), await driver.newShopper()];
    const remind = (shopper: Shopper, on: 0 | 1) =>
      driver.askAs<{ on: number; code?: string }>(shopper, 'POST', '/p/group/remind', { body: { groupActivityId: group.activityId, on } });
    for (const shopper of [who, who, other]) expect(expectOk(await remind(shopper, 1))).toEqual({ on: 1 });
    expect((await look(group, who)).remind).toBe(true);
    expect(expectOk(await remind(other, 0))).toEqual({ on: 0 });
    expect((await look(group, other)).remind).toBe(false);
    await mall.advance(hour);
    expect((await notices(who)).filter((title) => title === 'Your group buy has begun')).toHaveLength(1);
    expect(await notices(other)).toEqual([]);
    expect((await remind(who, 1)).body.code).toBe('TRANSITION_NOT_ALLOWED');
    await mall.advance(hour);
    expect((await remind(who, 1)).body.code).toBe('GROUP_ENDED');
    expect(expectOk(await remind(who, 0))).toEqual({ on: 0 });
    const gone = await driver.askAs(who, 'POST', '/p/group/remind', { body: { groupActivityId: 1, on: 1 } });
    expect(gone.status).toBe(404);
    expect((await mall.ask('POST', '/p/group/remind', { body: { groupActivityId: group.activityId, on: 1 } })).status).toBe(401);
  });

  it('each reminder is for itself: taken back, or rung, it leaves those of other groups', async () => {
    const [soon, later, unwanted] = [
      await openTestGroup(mall, { startsIn: hour }),
      await openTestGroup(mall, { startsIn: 2 * hour }),
      await openTestGroup(mall, { startsIn: 2 * hour }),
    ];
    const who = await driver.newShopper();
    const remind = async ({ activityId }: TestGroup, on: 0 | 1) =>
      expectOk(await driver.askAs(who, 'POST', '/p/group/remind', { body: { groupActivityId: activityId, on } }));
    for (const group of [soon, later, unwanted]) await remind(group, 1);
    await remind(unwanted, 0);
    const wanted = async () => Promise.all([soon, later, unwanted].map(async (group) => (await look(group, who)).remind));
    expect(await wanted()).toEqual([true, true, false]);
    const rung = async () => (await notices(who)).filter((title) => title === 'Your group buy has begun').length;
    await mall.advance(hour);
    expect([await rung(), await wanted()]).toEqual([1, [false, true, false]]);
    await mall.advance(hour);
    expect(await rung()).toBe(2);
  });
});

describe('a demo that was begun days ago', () => {
  it('begins its group buys anew where none can be joined any more, and only there', async () => {
    const { context } = mall.mall;
    const states = async (regionId: number): Promise<number[]> =>
      expectOk(await mall.ask<Page>('GET', '/group/page', { query: { regionId, size: 50 } })).records.map(
        ({ groupBuyStatus }) => groupBuyStatus,
      );
    const renew = () => context.db.transaction((db) => renewGroups({ context, db }));
    const before = await states(china);
    await renew();
    expect(await states(china)).toEqual(before);
    const lao = 659006000404;
    const others = await states(lao);
    await context.db.execute(sql`update group_activity set end_at = ${context.clock.now()} where region_id = ${china} and result is null`);
    expect(new Set(await states(china))).toEqual(new Set([2]));
    await renew();
    expect((await states(china)).slice(0, 2)).toEqual([1, 3]);
    expect(await states(lao)).toEqual(others);
    const [live] = expectOk(await mall.ask<Page>('GET', '/group/page', { query: { regionId: china } })).records;
    expect(live).toMatchObject({ joinNum: 2, held: 1, free: 2 });
  });
});

it('seats that are held, paid or left are announced to every open stream, of whom never', async () => {
  const group = await openTestGroup(mall, { groupNumber: 3 });
  const stream = await openStream(mall.mall, '/p/user/stream', (await driver.newShopper()).token);
  const heard = async () => {
    // Seats of other groups are told as well.
    for (;;) {
      const { data } = await stream.next();
      if (data.ref === String(group.activityId)) return data;
    }
  };
  const activity = { type: 'group', ref: String(group.activityId), data: {} };
  const { who, orderNumber } = await join(group);
  expect([await heard(), await heard()]).toMatchObject([activity, activity]);
  expectOk(await driver.cancel(who, orderNumber));
  await mall.advance(deferredWindow);
  expect(await heard()).toEqual({ id: expect.any(String), at: expect.any(String), ...activity });
});
