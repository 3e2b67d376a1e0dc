import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calibrate, factorsOf } from '../bench/calibration.ts';
import { p95Of } from '../bench/latency.ts';
import { expectOk, orderDriver, type Order, type OrderDriver } from '../drivers/order.driver.ts';
import { openTestMall, type TestMall } from './harness.ts';
import { openStream } from './stream.ts';

// A mall that has grown: `npm run test:full` has it whole, and judges how long its answers take, beside the calibration of the same run.
const isFull = process.env['FULL'] === '1';
const inviters = isFull ? 100_000 : 500;
const ordersOfOne = isFull ? 10_000 : 200;
const streams = isFull ? 2_040 : 24;
/** Streams of one shopper: as many as one may have. */
const streamsOfOne = 12;
const times = isFull ? 200 : 2;
const talkers = isFull ? 60 : 3;
/** Of each of them; one more would be more than a minute allows. */
const messages = isFull ? 19 : 3;
/** In ms, at the speed of the reference. */
const longest = 30;

let mall: TestMall;
let driver: OrderDriver;
let slowness = Number.POSITIVE_INFINITY;
beforeAll(async () => {
  if (isFull) slowness = factorsOf([await calibrate()]).time;
  mall = await openTestMall({ products: 2_500 });
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

const run = (statement: ReturnType<typeof sql>) => mall.mall.context.db.execute(statement);

async function isQuick(what: string, ask: () => Promise<unknown>): Promise<void> {
  const p95 = await p95Of(ask, times);
  if (isFull) console.log(`${what}: p95 ${p95.toFixed(1)} ms, ${(p95 / slowness).toFixed(1)} ms at the speed of the reference`);
  expect(p95 / slowness, what).toBeLessThan(longest);
}

/** Copies the rows of a table that match so often; `changes` are expressions in `n`, from 1 on. */
async function copyRows(table: string, where: string, changes: Record<string, string>, count: number): Promise<void> {
  const { rows } = await run(
    sql`select column_name as name from information_schema.columns where table_name = ${table} and is_generated = 'NEVER'`,
  );
  const names = rows.map(({ name }) => String(name));
  const values = names.map((name) => changes[name] ?? `o.${name}`);
  await run(
    sql.raw(`insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from ${table} o, generate_series(1, ${count}) n
      where ${where}`),
  );
  await run(sql.raw(`analyze ${table}`));
}

it(`the leaderboard of ${inviters} shoppers`, async () => {
  const who = await driver.newShopper();
  await copyRows(
    'shopper',
    `o.user_id = '${who.userId}'`,
    { user_id: `'inviter' || n`, mail: `'inviter' || n || '@serendib.example'`, mobile: 'null', invite_code: `'LOAD' || n` },
    inviters,
  );
  await run(sql`insert into invite_score (period, user_id, referral, confirmed, reached_at, is_shown)
    select 'all', 'inviter' || n, n % 90, n % 30, n, true from generate_series(1, ${inviters}) n`);
  await run(
    sql`insert into invite_score (period, user_id, referral, confirmed, reached_at, is_shown) values ('all', ${who.userId}, 3, 2, 1, true)`,
  );
  // As the server's own cleaning leaves it.
  await run(sql.raw('vacuum analyze invite_score'));
  type Board = { records: { rank: number; confirmed: number }[]; total: number; me: { rank: number } | null };
  const ask = () => driver.askAs<Board>(who, 'GET', '/p/invite/leaderboard', { query: { period: 'all' } });
  const { records, me } = expectOk(await ask());
  const scores = records.map(({ confirmed }) => confirmed);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(me?.rank).toBeGreaterThan(inviters / 2);
  await isQuick('the leaderboard', async () => expectOk(await ask()));
}, 600_000);

it('a list of 200 things with its prices', async () => {
  const who = await driver.newShopper();
  const { listId } = expectOk(await driver.askAs<{ listId: number }>(who, 'POST', '/p/groceryList', { body: { listName: 'Everything' } }));
  await run(sql`insert into grocery_item (item_id, list_id, prod_id, sku_id, shop_id, count, added_at)
    select 7000000000 + row_number() over (), ${listId}::bigint, s.prod_id, s.sku_id, p.shop_id, 1, 0
    from skus s join products p using (prod_id)
    join sku_prices c on c.sku_id = s.sku_id and c.region_id = 659006000402 where s.status = 1 and p.status = 1 limit 200`);
  const ask = () =>
    driver.askAs<{ items: { subtotal: number }[]; discountPrice: number }>(who, 'GET', '/p/groceryList/info', { query: { listId } });
  const { items, discountPrice } = expectOk(await ask());
  expect(items.length).toBe(200);
  expect(Math.round(items.reduce((sum, { subtotal }) => sum + subtotal * 100, 0))).toBe(Math.round(discountPrice * 100));
  await isQuick('a list of 200 things', async () => expectOk(await ask()));
}, 600_000);

it(`the lists of a shopper with ${ordersOfOne} orders, searched too`, async () => {
  const who = await driver.newShopper();
  const { orderNumbers: orderNumber } = await driver.place(who, [{ sku: await driver.sku({ stocks: 5 }), count: 1 }]);
  const where = `o.order_number = '${orderNumber}'`;
  await copyRows('orders', where, { order_number: `o.order_number || '-' || n`, created_at: 'o.created_at - n * 60000' }, ordersOfOne);
  await copyRows(
    'order_item',
    where,
    {
      order_item_id: '8000000000 + n',
      order_number: `o.order_number || '-' || n`,
      prod_names: `jsonb_build_object('en', 'Lamp number ' || n, 'ru', 'r', 'pt', 'p', 'tr', 't', 'zn', 'z', 'zh-TW', 'w')`,
    },
    ordersOfOne,
  );
  type Page = { records: Order[]; total: number };
  const list = (query: Record<string, string | number>) => async () =>
    expectOk(await driver.askAs<Page>(who, 'GET', '/p/myOrder/myOrder', { query: { current: 1, size: 10, ...query } }));
  const middle = Math.ceil(ordersOfOne / 2);
  expect((await list({})()).total).toBe(ordersOfOne + 1);
  expect((await list({ key: `number ${ordersOfOne}` })()).records.map((order) => order.orderNumber)).toEqual([
    `${orderNumber}-${ordersOfOne}`,
  ]);
  await isQuick('the newest orders', list({ group: 'all' }));
  await isQuick('orders from the middle of the list', list({ group: 'toPay', current: Math.ceil(middle / 10) }));
  await isQuick('orders by the name of what was bought', list({ key: `number ${middle}` }));
  await isQuick('how many orders stand where', async () => expectOk(await driver.askAs(who, 'GET', '/p/myOrder/orderCount')));
}, 600_000);

it(`${streams} open streams: each hears what is his, once`, async () => {
  const before = process.memoryUsage().rss;
  const open: { userId: string; heard: Awaited<ReturnType<typeof openStream>>[] }[] = [];
  for (let shopper = 0; shopper < streams / streamsOfOne; shopper += 1) {
    const { userId, token } = await mall.newUser();
    const heard = [];
    for (let nth = 0; nth < streamsOfOne; nth += 1) heard.push(await openStream(mall.mall, '/p/user/stream', token));
    open.push({ userId, heard });
  }
  const more = (process.memoryUsage().rss - before) / 1_048_576;
  const { context } = mall.mall;
  let printedAt = 0;
  const tellOne = async (): Promise<void> => {
    const { userId, heard } = open[printedAt % open.length]!;
    printedAt += 1;
    const ref = `word-${printedAt}`;
    await context.db.transaction((tx) => context.events.tell(tx, userId, { type: 'notice', ref, at: context.clock.now() }));
    const words = await Promise.all(heard.map(async (stream) => (await stream.next()).data.ref));
    expect(words).toEqual(Array<string>(streamsOfOne).fill(ref));
  };
  const p95 = await p95Of(tellOne, times);
  if (isFull) console.log(`${streams} streams: ${more.toFixed(0)} MB more, from a word to twelve streams p95 ${p95.toFixed(1)} ms`);
  expect(p95 / slowness).toBeLessThan(300);
  if (isFull) expect(more).toBeLessThan(150);
}, 900_000);

it(`${talkers} shoppers write ${messages} messages each while their connections are cut: all are heard, once, in order`, async () => {
  const talk = async (nth: number): Promise<void> => {
    const { token } = await mall.newUser();
    const { body: conversation } = await mall.ask<{ conversationId: number }>('POST', '/p/chat/open', { token, body: { support: true } });
    const write = async (content: string): Promise<void> => {
      const body = { conversationId: conversation.conversationId, clientMsgId: `tab-${content}`, type: 'TEXT', content };
      expectOk(await mall.ask('POST', '/p/chat/send', { token, body }));
    };
    let stream = await openStream(mall.mall, '/p/user/stream', token);
    let lastId = stream.openedAt;
    const heard: string[] = [];
    const hearUntil = async (last: string): Promise<void> => {
      while (heard.at(-1) !== last) {
        const { id, data } = await stream.next();
        lastId = id;
        const content = data.data.message?.content ?? '';
        if (content.startsWith(`${nth}-`)) heard.push(content);
      }
    };
    const written = Array.from({ length: messages }, (_, each) => `${nth}-${each}`);
    for (const [at, content] of written.entries()) {
      await write(content);
      if (at % 2 === 0) continue;
      await stream.end();
      stream = await openStream(mall.mall, '/p/user/stream', token, lastId);
      await hearUntil(content);
    }
    await write(`${nth}-end`);
    await hearUntil(`${nth}-end`);
    expect(heard).toEqual([...written, `${nth}-end`]);
    await stream.end();
  };
  await Promise.all(Array.from({ length: talkers }, (_, nth) => talk(nth)));
}, 600_000);
