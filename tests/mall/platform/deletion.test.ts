import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptiedTables, erasedTables, keptTables } from '#mall/user/erase.ts';
import { coinDriver, type CoinDriver } from '../../drivers/coin.driver.ts';
import { expectOk, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver, type RefundDriver } from '../../drivers/refund.driver.ts';
import { street } from '../../drivers/street.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let mall: TestMall;
let driver: RefundDriver;
let coins: CoinDriver;
beforeAll(async () => {
  mall = await openTestMall({ products: 20 });
  driver = refundDriver(mall);
  coins = coinDriver(mall, driver.orders);
});
afterAll(() => mall.close());

const DAY = 86_400_000;
const lines = [{ price: 120_050, count: 1 }];
type Outlook = { openOrders: number; openRefunds: number; coinBalance: number; couponCount: number };
type Planned = { deleteAt: string; code: string; data: { reasonCode: string } & Outlook };

const outlookOf = async (shopper: Shopper): Promise<Outlook> =>
  expectOk(await driver.orders.askAs<Outlook>(shopper, 'GET', '/p/user/destroy'));

/** Asks for the end of an account with a code that has just come. */
const destroy = async (shopper: Shopper, forceDestroy?: 0 | 1) => {
  await mall.advance(60_000);
  const code = await mall.code(shopper.mail);
  return driver.orders.askAs<Planned>(shopper, 'POST', '/p/user/destroy', {
    body: { code, ...(forceDestroy === undefined ? {} : { forceDestroy }) },
  });
};
const isKnown = async ({ token }: Pick<Shopper, 'token'>): Promise<boolean> =>
  (await mall.ask('GET', '/p/user/userInfo', { token })).status === 200;
const lettersTo = async (target: string): Promise<string[]> => {
  const { rows } = await mall.mall.context.database.pool.query<{ body: string }>('select body from mailbox where target = $1', [target]);
  return rows.map(({ body }) => body);
};

/** The tables in which one of these words stands. */
const tablesWith = async (words: readonly string[]): Promise<string[]> => {
  const { pool } = mall.mall.context.database;
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from "${name}" t where t::text ilike any($1) limit 1`, [
      words.map((word) => `%${word}%`),
    ]);
    if (rowCount) found.push(name);
  }
  return found.sort();
};

/** The tables that name a shopper by his number, but those of what was done and of when his coins end. */
const ownTablesOf = async ({ userId }: Shopper): Promise<string[]> =>
  (await tablesWith([userId])).filter((name) => !['journal', 'history', 'idempotency', 'timer'].includes(name));

describe('an account that is to be deleted', () => {
  it('is planned by the code that was sent to it alone: every session ends, and a letter says until when a login keeps it', async () => {
    const shopper = await driver.orders.newShopper();
    await mall.advance(60_000);
    const elsewhere = await mall.newUser(shopper.mail);
    await mall.advance(60_000);
    const code = await mall.code(shopper.mail);
    const wrong = code === '000000' ? '000001' : '000000';
    const asked = (typed: string) => mall.ask<Planned>('POST', '/p/user/destroy', { token: shopper.token, body: { code: typed } });
    expect(await asked(wrong)).toMatchObject({ status: 400, body: { code: 'CODE_INVALID' } });
    expect(await isKnown(shopper)).toBe(true);
    const planned = expectOk(await asked(code));
    expect(Date.parse(planned.deleteAt)).toBe(mall.mall.context.clock.now() + 7 * DAY);
    expect([await isKnown(shopper), await isKnown(elsewhere)]).toEqual([false, false]);
    const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Colombo' });
    expect((await lettersTo(shopper.mail)).at(-1)).toContain(day.format(Date.parse(planned.deleteAt)));
  });

  it('stays where its shopper logs in before, and a notice says so', async () => {
    const shopper = await driver.orders.newShopper();
    expectOk(await destroy(shopper));
    await mall.advance(7 * DAY - 120_000);
    const back = await mall.newUser(shopper.mail);
    expect(back.userId).toBe(shopper.userId);
    await mall.advance(DAY);
    const again = await mall.newUser(shopper.mail);
    expect(again.userId).toBe(shopper.userId);
    const { records } = expectOk(
      await mall.ask<{ records: { type: string; title: string }[] }>('GET', '/p/order/notice/page', { token: again.token }),
    );
    expect(records.filter(({ type }) => type === 'ACCOUNT')).toHaveLength(1);
  });

  it('waits for orders and refunds that go on', async () => {
    const shopper = await driver.orders.newShopper();
    const order = await driver.order(shopper, lines, 'delivered');
    expect(await outlookOf(shopper)).toEqual({ openOrders: 1, openRefunds: 0, coinBalance: 0, couponCount: 0 });
    expect(await destroy(shopper, 1)).toMatchObject({
      status: 409,
      body: { code: 'TRANSITION_NOT_ALLOWED', data: { reasonCode: 'OPEN_ORDERS', openOrders: 1, openRefunds: 0 } },
    });
    expectOk(await driver.orders.buyer(shopper, 'receipt', order.orderNumber));
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: order.orderItemDtos[0]?.orderItemId ?? 0 }));
    expect(await outlookOf(shopper)).toMatchObject({ openOrders: 0, openRefunds: 1 });
    expect(await destroy(shopper, 1)).toMatchObject({ status: 409, body: { data: { reasonCode: 'OPEN_ORDERS', openRefunds: 1 } } });
    expectOk(await driver.withdraw(shopper, refund));
    expectOk(await destroy(shopper));
  });

  it('takes coins and vouchers with it only where that is known', async () => {
    const shopper = await driver.orders.newShopper();
    await coins.give(shopper, 30);
    expect(await destroy(shopper)).toMatchObject({ status: 409, body: { data: { reasonCode: 'VALUE_LOST', coinBalance: 30 } } });
    expect(await isKnown(shopper)).toBe(true);
    expectOk(await destroy(shopper, 1));
  });

  it('is gone after seven days: nothing says who he was, also when what he did runs out later; his address opens a new account', async () => {
    const shopper = await driver.orders.newShopper();
    const { receiver, addr, mobile } = { ...street, receiver: 'Chandrika Unmistakable', addr: '7 Nowhere Lane', mobile: '719998887' };
    const body = { ...street, receiver, addr, mobile };
    expectOk(await driver.orders.askAs(shopper, 'PUT', '/p/address/updateAddr', { body: { ...body, addrId: shopper.addrId } }));
    const order = await driver.order(shopper, lines, 'received');
    expectOk(await driver.orders.rate(shopper, order));
    expectOk(
      await mall.ask('POST', '/contact/message', { token: shopper.token, body: { name: receiver, userMail: shopper.mail, content: addr } }),
    );
    await coins.give(shopper, 30);
    const words = [shopper.mail, receiver, addr, mobile];
    expect(await tablesWith(words)).toEqual(expect.arrayContaining(['address', 'contact_message', 'mailbox', 'orders', 'shopper']));
    expectOk(await destroy(shopper, 1));
    await mall.advance(7 * DAY);
    expect(await tablesWith(words)).toEqual([]);
    const ownTables = await ownTablesOf(shopper);
    expect(ownTables).toEqual(['coin_record', 'orders', 'payment', 'shopper']);
    await mall.advance(60 * DAY);
    expect(await ownTablesOf(shopper)).toEqual(ownTables);
    expect((await mall.newUser(shopper.mail)).userId).not.toBe(shopper.userId);
  });

  it('is asked of a shopper only', async () => {
    expect((await mall.ask('GET', '/p/user/destroy', {})).status).toBe(401);
    expect((await mall.ask('POST', '/p/user/destroy', { body: { code: '123456' } })).status).toBe(401);
  });
});

it('every table that names a shopper is erased, or emptied, or it is said why it is kept', async () => {
  const { rows } = await mall.mall.context.database.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name in ('user_id', 'inviter_id')`,
  );
  const told = [...erasedTables.map(([table]) => table), ...Object.keys(emptiedTables), ...Object.keys(keptTables)];
  expect(rows.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([]);
});
