import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coinDriver } from '../../drivers/coin.driver.ts';
import { expectOk, newKey, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver, type RefundDriver } from '../../drivers/refund.driver.ts';
import { sriLanka } from '../../drivers/skuFixtures.ts';
import { openMallWithBank, type TestBank } from '../payment/bank.ts';
import type { TestMall } from '../harness.ts';

type Deadline = {
  kind: string;
  time: string;
  turn: string;
  title: string;
  desc: string;
  subject: string;
  orderNumber: string | null;
  refundSn: string | null;
  couponUserId: number | null;
};
type Deadlines = { records: Deadline[]; total: number; calendar: string | null; nowTime: string };

const minute = 60_000;
const day = 24 * 60 * minute;

let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: RefundDriver;
let shopper: Shopper;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank({ products: 20 }));
  driver = refundDriver(mall);
});
afterAll(() => close());
beforeEach(async () => {
  shopper = await driver.orders.newShopper();
});

const now = () => mall.mall.context.clock.now();
const ask = (query: Record<string, string> = {}, headers: Record<string, string> = {}, who = shopper) =>
  driver.orders.askAs<Deadlines>(who, 'GET', '/p/user/deadlines', { query, headers });
const read = async (query: Record<string, string> = {}): Promise<Deadlines> => expectOk(await ask(query));
const place = async (): Promise<string> =>
  (await driver.orders.place(shopper, [{ sku: await driver.orders.sku({ price: 120_050 }), count: 1 }])).orderNumbers;
const paid = async (): Promise<string> => {
  const orderNumbers = await place();
  const body = { orderNumbers, payType: 20, vaultToken: await bank.token() };
  expectOk(await driver.orders.askAs(shopper, 'POST', '/p/order/pay', { key: newKey(), body }));
  return orderNumbers;
};
const ship = async (orderNumber: string): Promise<number> => {
  expectOk(await driver.orders.seller(orderNumber, 'accept'));
  return expectOk(await driver.orders.seller(orderNumber, 'ship')).dvyFlowId ?? 0;
};
const received = async (): Promise<string> => {
  const orderNumber = await paid();
  expectOk(await driver.orders.courier(await ship(orderNumber), 'delivered'));
  expectOk(await driver.orders.buyer(shopper, 'receipt', orderNumber));
  return orderNumber;
};
const collect = async (): Promise<number> => {
  await mall.mall.context.database.pool.query(
    `insert into voucher (coupon_id, region_id, scope, kind, shop_id, prod_ids, reduce_amount, min_spend, start_at, end_at, limit_num)
      values (970001,$1,'MALL','AMOUNT',null,'{}',50000,0,$2,$3,9) on conflict do nothing`,
    [sriLanka, now() - day, now() + 90 * day],
  );
  return expectOk(await driver.orders.askAs<{ couponUserId: number }>(shopper, 'POST', '/p/myCoupon/receive', { body: 970_001 }))
    .couponUserId;
};

/** What the timers say that run for this shopper, as `moment ref`. */
async function timers(): Promise<string[]> {
  const { userId } = shopper;
  const { rows } = await mall.mall.context.db.execute<{ due: number; ref: string }>(sql`select due,
    case kind when 'coin.expiry' then 'null' else ref end as ref from timer where
    (kind like 'order.%' and ref in (select order_number from orders where user_id = ${userId}))
    or (kind = 'refund.deadline' and ref in (select refund_sn from refund where user_id = ${userId}))
    or (kind = 'voucher.validity' and ref in (select coupon_user_id::text from user_voucher where user_id = ${userId}))
    or (kind = 'coin.expiry' and data ->> 'userId' = ${userId})`);
  return rows.map(({ due, ref }) => `${new Date(Number(due)).toISOString()} ${ref}`).toSorted();
}
const timed = ({ records }: Deadlines): string[] =>
  records
    .filter(({ kind }) => kind !== 'SLOT' && kind !== 'RETURN')
    .map(({ time, refundSn, orderNumber, couponUserId }) => `${time} ${refundSn ?? orderNumber ?? couponUserId}`)
    .toSorted();

describe('the clocks of a shopper (C12)', () => {
  it('are those that the lifecycles run, all of them, the soonest first', async () => {
    const unpaid = await place();
    const fresh = await paid();
    const order = await paid();
    expectOk(await driver.orders.seller(order, 'accept'));
    expectOk(await driver.orders.cancel(shopper, order));
    const sent = await paid();
    await ship(sent);
    const done = await received();
    const returned = await received();
    const { refundSn } = expectOk(await driver.apply(shopper, { orderNumber: returned }));
    const gone = await paid();
    expectOk(await driver.orders.cancel(shopper, gone));
    await mall.advance(minute);
    expectOk(await driver.orders.askAs(shopper, 'DELETE', `/p/myOrder/${gone}`));
    const couponUserId = await collect();
    await coinDriver(mall, driver.orders).give(shopper, 40);

    const found = await read();
    expect(timed(found)).toEqual(await timers());
    const kindsOf = (orderNumber: string) => found.records.filter((one) => one.orderNumber === orderNumber).map(({ kind }) => kind);
    expect(kindsOf(unpaid)).toEqual(['PAY']);
    expect(kindsOf(fresh)).toEqual(['SHIP']);
    expect(kindsOf(order)).toContain('CANCEL_ANSWER');
    expect(kindsOf(sent)).toEqual(['RECEIVE']);
    expect(kindsOf(done)).toEqual(['RETURN', 'RATE']);
    expect(kindsOf(gone)).toEqual(['BIN']);
    expect(found.records.find((one) => one.refundSn === refundSn)).toMatchObject({ kind: 'REFUND', turn: 'SELLER', orderNumber: returned });
    expect(found.records.find((one) => one.couponUserId === couponUserId)).toMatchObject({ kind: 'VOUCHER', orderNumber: null });
    expect(found.records.find(({ kind }) => kind === 'COINS')).toMatchObject({ turn: 'BUYER', subject: '40 coins', orderNumber: null });
    expect(found.records.map(({ time }) => time)).toEqual(found.records.map(({ time }) => time).toSorted());
    expect(found.total).toBe(found.records.length);
    expect(found.records.every(({ title, desc, subject }) => !title.startsWith('mall.') && !desc.startsWith('mall.') && subject)).toBe(
      true,
    );
  });

  it('say what the silence of a shop brings: money back where it is paid, nothing to pay where cash is due', async () => {
    const [byCard, inCash] = [await paid(), await place()];
    expectOk(await driver.orders.payCash(shopper, inCash));
    const { records } = await read();
    const ofSilence = {
      [byCard]: 'The order is cancelled and anything you paid is refunded',
      [inCash]: 'The order is cancelled, and you don’t pay anything',
    };
    for (const [orderNumber, desc] of Object.entries(ofSilence)) {
      expect(records.find((one) => one.orderNumber === orderNumber && one.kind === 'SHIP')).toMatchObject({ desc });
      const { timeline } = await driver.orders.detail(shopper, orderNumber);
      expect(timeline.find(({ event, planned }) => planned && event === 'shipDeadline.passed')).toMatchObject({ desc });
    }
  });

  it('belong to him alone, and end with their time', async () => {
    const orderNumber = await place();
    const other = await driver.orders.newShopper();
    expect(expectOk(await ask({}, {}, other))).toMatchObject({ records: [], total: 0 });
    expect((await mall.ask('GET', '/p/user/deadlines')).status).toBe(401);
    const { records, nowTime } = await read();
    expect(records).toMatchObject([{ kind: 'PAY', turn: 'BUYER', orderNumber }]);
    await mall.advance(Date.parse(records[0]?.time ?? '') - Date.parse(nowTime));
    expect(await read()).toMatchObject({ records: [], total: 0 });
  });

  it('go with the refund that stops them, and name whose turn it is', async () => {
    const orderNumber = await received();
    const { refundSn } = expectOk(await driver.apply(shopper, { orderNumber }));
    expectOk(await driver.say(refundSn, 'reject', { msg: 'It left whole' }));
    const found = await read();
    expect(found.records.find((one) => one.refundSn === refundSn)).toMatchObject({ turn: 'BUYER' });
    expect(timed(found)).toEqual(await timers());
  });

  it('come as a calendar in which no line is too long and no letter is cut, in every language', async () => {
    await place();
    await paid();
    await collect();
    expect((await read()).calendar).toBeNull();
    const { records } = await read();
    for (const lang of ['en-US', 'ru', 'zh-CN']) {
      const { calendar } = expectOk(await ask({ format: 'ics' }, { 'accept-language': lang }));
      const lines = (calendar ?? '').split('\r\n');
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(calendar).not.toContain('�');
      const whole = (calendar ?? '').replaceAll('\r\n ', '').split('\r\n');
      expect([whole[0], whole.at(-2), whole.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
      expect(whole.filter((line) => line.startsWith('DTSTART:'))).toEqual(
        records.map(({ time }) => `DTSTART:${time.slice(0, 19).replaceAll(/[-:]/g, '')}Z`),
      );
      expect(new Set(whole.filter((line) => line.startsWith('UID:'))).size).toBe(records.length);
      expect(whole.filter((line) => line === 'TRIGGER:-PT1H')).toHaveLength(records.length);
    }
  });
});
