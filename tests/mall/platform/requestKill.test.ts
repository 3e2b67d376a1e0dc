import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkouts } from '#mall/checkout/checkout.tables.ts';
import type { FaultPoint } from '#mall/platform/replay/faultPoint.ts';
import { orders } from '#mall/order/order.tables.ts';
import { payments, paymentOrders } from '#mall/payment/payment.tables.ts';
import { uploadFiles, uploadTokens } from '#mall/upload/upload.tables.ts';
import { openMallProcesses, type MallProcess, type MallProcesses } from '../../drivers/mallProcess.ts';
import { expectOk, newKey, orderDriver, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import type { SkuFixture } from '../../drivers/skuFixtures.ts';
import { openTestBank, type TestBank } from '../payment/bank.ts';
import { newAddress, openTestMall, testSecret, type TestMall } from '../harness.ts';

const isFull = process.env['FULL'] === '1';
const rounds = isFull ? 200 : 12;
const lanes = 2;
const stocked = 1_000_000;
const perOrder = 2;
/** How long a key may stay with a process that is gone (contract 1.1). */
const leaseMs = 5_000;
const password = 'Kandy-Lake-1815';

type Cut = { point: FaultPoint; pass: number };
type Answered = { status: number; isReplay: boolean; body: Record<string, string | number> };
type Request = { method: string; path: string; token?: string; key?: string; body: () => BodyInit; isForm?: true };
/** What was answered before the cut (null where nothing came), when it was asked again, and once more. */
type Told = { first: Answered | null; again: Answered; last: Answered };
/** One request that is going to be cut, and what must be true once it was repeated. */
type Trial = { request: Request; judge(told: Told, cut: Cut): Promise<void> };

const once = (...points: FaultPoint[]): Cut[] => points.map((point) => ({ point, pass: 1 }));
const twice = (...points: FaultPoint[]): Cut[] => [...once(...points), ...points.map((point) => ({ point, pass: 2 }))];
const anyCall = once('received', 'handled', 'beforeCommit', 'afterCommit', 'answered');
/** By then the work was committed. */
const isCommitted = ({ point }: Cut, isOwn: boolean): boolean =>
  point === 'afterCommit' || point === 'answered' || (isOwn && point === 'handled');

let bank: TestBank;
let t: TestMall;
let driver: OrderDriver;
let malls: MallProcesses;
let shopper: Shopper;
let sku: SkuFixture;

beforeAll(async () => {
  bank = await openTestBank();
  t = await openTestMall({ products: 20, env: { VAULT_URL: bank.url } });
  bank.tell(null);
  driver = orderDriver(t);
  shopper = await driver.newShopper();
  sku = await driver.sku({ stocks: stocked });
  const { url } = t.mall.context.database;
  malls = openMallProcesses(
    {
      DEMO: '1',
      DATABASE_URL: url,
      DATA_DIR: t.mall.context.config.dataDir,
      VAULT_URL: bank.url,
      SECRET: testSecret,
      TRUST_PROXY: '1',
      POOL_SIZE: '4',
    },
    lanes,
  );
});
afterAll(async () => {
  await malls.close();
  await t.close();
  await bank.close();
});

async function send({ url }: MallProcess, { method, path, token, key, body, isForm }: Request, address: string): Promise<Answered> {
  const answer = await fetch(`${url}${path}`, {
    method,
    body: body(),
    headers: {
      'x-forwarded-for': address,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
  return {
    status: answer.status,
    isReplay: answer.headers.get('idempotent-replay') === 'true',
    body: (await answer.json()) as Answered['body'],
  };
}

async function arm({ ops }: MallProcess, { method, path }: Request, cut: Cut | null): Promise<void> {
  const set = await fetch(`${ops}/_ops/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cut ? { kind: 'kill', method, path, ...cut } : {}),
  });
  expect(set.status).toBe(200);
}

/** The answer once nobody holds the key any more: at most its lease after the process that held it was gone, at `goneAt`. */
async function answerOf(mall: MallProcess, request: Request, address: string, goneAt: number): Promise<Answered> {
  for (;;) {
    const askedAt = Date.now();
    const answer = await send(mall, request, address);
    if (answer.body['code'] !== 'IDEMPOTENCY_IN_PROGRESS') return answer;
    expect(askedAt - goneAt, `the key of ${request.path} is free`).toBeLessThanOrEqual(leaseMs);
    await pause(50);
  }
}

const json = (body: object) => () => JSON.stringify(body);
const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  (await t.mall.context.db.execute<{ n: number }>(sql`select count(*) as n from ${query}`)).rows[0]?.n ?? 0;
const sameAnswer = ({ first, again, last }: Told): void => {
  expect([again.status, last.status, last.isReplay]).toEqual([200, 200, true]);
  expect(last.body).toEqual(again.body);
  if (first) expect(again.body).toEqual(first.body);
};

/** Where every order of this test must stand at the end. */
const placed = new Map<string, 'unpaid' | 'paid' | 'cash' | 'cancelled'>();

async function checkoutToken(): Promise<string> {
  const { skuId, prodId, shopId } = sku;
  return expectOk(await driver.confirm(shopper, { orderItem: { prodId, skuId, shopId, prodCount: perOrder }, addrId: shopper.addrId }))
    .checkoutToken;
}

async function place(): Promise<string> {
  const { orderNumbers } = expectOk(await driver.submit(shopper, await checkoutToken()));
  placed.set(orderNumbers, 'unpaid');
  return orderNumbers;
}

const payBody = async (orderNumbers: string) => ({ orderNumbers, payType: 20, vaultToken: await bank.token() });
const payHere = async (orderNumbers: string) =>
  expectOk(
    await t.ask<{ payStatus: string }>('POST', '/p/order/pay', { token: shopper.token, key: newKey(), body: await payBody(orderNumbers) }),
  );

async function submitting(): Promise<Trial> {
  const token = await checkoutToken();
  return {
    request: { method: 'POST', path: '/p/order/submit', token: shopper.token, key: newKey(), body: json({ checkoutToken: token }) },
    async judge(told) {
      sameAnswer(told);
      const numbers = String(told.again.body['orderNumbers']);
      placed.set(numbers, 'unpaid');
      const { db } = t.mall.context;
      expect(await db.select({ number: orders.orderNumber }).from(orders).where(eq(orders.checkoutToken, token))).toEqual([
        { number: numbers },
      ]);
      expect(
        await db.select({ state: checkouts.state, numbers: checkouts.orderNumbers }).from(checkouts).where(eq(checkouts.token, token)),
      ).toEqual([{ state: 'CONSUMED', numbers: [numbers] }]);
    },
  };
}

async function payingByCard(): Promise<Trial> {
  const orderNumber = await place();
  return {
    request: { method: 'POST', path: '/p/order/pay', token: shopper.token, key: newKey(), body: json(await payBody(orderNumber)) },
    async judge(told, { point, pass }) {
      sameAnswer(told);
      const { payNo, payStatus } = told.again.body;
      // Cut between its first commit and the bank, the attempt is over without money; everywhere else it was carried out.
      const isUnheard = (point === 'afterCommit' && pass === 1) || point === 'beforeOutside';
      expect(payStatus).toBe(isUnheard ? 'FAILED' : 'PAID');
      expect(
        await t.mall.context.db
          .select({ payNo: paymentOrders.payNo })
          .from(paymentOrders)
          .where(eq(paymentOrders.orderNumber, orderNumber)),
      ).toEqual([{ payNo }]);
      if (isUnheard) expect((await payHere(orderNumber)).payStatus).toBe('PAID');
      placed.set(orderNumber, 'paid');
    },
  };
}

async function payingCash(): Promise<Trial> {
  const orderNumber = await place();
  return {
    request: {
      method: 'POST',
      path: '/p/order/pay',
      token: shopper.token,
      key: newKey(),
      body: json({ orderNumbers: orderNumber, payType: 21, codConfirmed: 1 }),
    },
    async judge(told) {
      sameAnswer(told);
      expect(told.again.body['payStatus']).toBe('COD_DUE');
      expect(await count(sql`payment_order where order_number = ${orderNumber}`)).toBe(1);
      placed.set(orderNumber, 'cash');
    },
  };
}

const cancelling = (isPaid: boolean) => async (): Promise<Trial> => {
  const orderNumber = await place();
  if (isPaid) await payHere(orderNumber);
  return {
    request: {
      method: 'PUT',
      path: `/p/myOrder/cancel/${orderNumber}`,
      token: shopper.token,
      key: newKey(),
      body: json({ reason: 'changed_mind' }),
    },
    async judge(told) {
      sameAnswer(told);
      expect(told.again.body['statusCode']).toBe('CLOSED.BUYER_CANCEL');
      expect(await count(sql`order_timeline where order_number = ${orderNumber} and event = 'cancel.asked'`)).toBe(1);
      placed.set(orderNumber, 'cancelled');
    },
  };
};

/** Whoever came in by these answers is in, as one shopper, with one session for each time that he was let in. */
async function expectSessions(mail: string, answers: Answered[], sessions: number): Promise<void> {
  for (const { body } of answers) expect((await t.ask('GET', '/p/myOrder/orderCount', { token: body['access_token'] })).status).toBe(200);
  expect(await count(sql`shopper where mail = ${mail}`)).toBe(1);
  expect(await count(sql`session s join shopper p using (user_id) where p.mail = ${mail}`)).toBe(sessions);
}

const newMail = (): string => `cut-${newKey()}@serendib.com`;
const registration = async (mail: string) => ({ userMail: mail, code: await t.code(mail), loginPassword: password, nickName: 'Kamala' });

async function loggingInByCode(): Promise<Trial> {
  const mail = newMail();
  return {
    request: {
      method: 'POST',
      path: '/quick/login',
      key: newKey(),
      body: json({ loginType: 1, loginId: mail, code: await t.code(mail), region: 659006000402 }),
    },
    async judge(told) {
      sameAnswer(told);
      await expectSessions(mail, [told.again], 1);
      expect(await count(sql`code_sent where target = ${mail} and used_at is not null`)).toBe(1);
    },
  };
}

async function loggingInByPassword(): Promise<Trial> {
  const mail = newMail();
  expectOk(await t.ask('POST', '/user/register', { body: await registration(mail) }));
  return {
    request: { method: 'POST', path: '/web/login', body: json({ userMail: mail, loginPassword: password }) },
    async judge({ again, last }, cut) {
      await expectSessions(mail, [again, last], isCommitted(cut, true) ? 4 : 3);
    },
  };
}

async function registering(): Promise<Trial> {
  const mail = newMail();
  return {
    request: { method: 'POST', path: '/user/register', key: newKey(), body: json(await registration(mail)) },
    async judge(told) {
      sameAnswer(told);
      await expectSessions(mail, [told.again], 1);
      expect(await count(sql`code_sent where target = ${mail} and used_at is not null`)).toBe(1);
    },
  };
}

async function uploading(): Promise<Trial> {
  const { token } = await t.newUser();
  const grant = expectOk(await t.ask<{ token: string; dir: string; maxFiles: number }>('GET', '/p/oss/securityToken', { token }));
  const picture = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c33' } })
        .png()
        .toBuffer(),
    ),
  ]);
  const body = (): FormData => {
    const form = new FormData();
    form.set('token', grant.token);
    form.set('key', `${grant.dir}beach.png`);
    form.set('file', picture, 'beach.png');
    return form;
  };
  return {
    request: { method: 'POST', path: '/oss/upload', body, isForm: true },
    async judge({ again, last }) {
      expect([again.status, last]).toEqual([200, again]);
      const { db } = t.mall.context;
      expect(
        await db
          .select({ width: uploadFiles.width })
          .from(uploadFiles)
          .where(eq(uploadFiles.key, `${grant.dir}beach.webp`)),
      ).toEqual([{ width: 640 }]);
      expect(await db.select({ left: uploadTokens.filesLeft }).from(uploadTokens).where(eq(uploadTokens.token, grant.token))).toEqual([
        { left: grant.maxFiles - 1 },
      ]);
      const shown = await t.mall.fetch(new Request(`http://mall${again.body['url']}`));
      expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(640);
    },
  };
}

/** Every call with the points that it passes. */
const calls: { name: string; open: () => Promise<Trial>; cuts: Cut[] }[] = [
  { name: 'submit', open: submitting, cuts: anyCall },
  {
    name: 'pay by card',
    open: payingByCard,
    cuts: [...once('received', 'beforeOutside', 'afterOutside', 'handled', 'answered'), ...twice('beforeCommit', 'afterCommit')],
  },
  { name: 'pay cash', open: payingCash, cuts: anyCall },
  { name: 'cancel unpaid', open: cancelling(false), cuts: anyCall },
  { name: 'cancel paid', open: cancelling(true), cuts: anyCall },
  { name: 'login by code', open: loggingInByCode, cuts: anyCall },
  { name: 'login by password', open: loggingInByPassword, cuts: anyCall },
  { name: 'register', open: registering, cuts: anyCall },
  { name: 'upload', open: uploading, cuts: anyCall },
];
const allCuts = calls.flatMap(({ name, open, cuts }) => cuts.map((cut) => ({ name, open, cut })));

it(
  `keeps every promise over ${rounds} requests that are cut inside`,
  async () => {
    // Each cut once before any comes again, in an order that the seed says.
    const plan = fc
      .sample(fc.shuffledSubarray(allCuts, { minLength: allCuts.length }), { seed: 13, numRuns: Math.ceil(rounds / allCuts.length) })
      .flat()
      .slice(0, rounds);
    const cutInFlight = new Map<string, number>();
    let longestMs = 0;

    const lane = async (): Promise<void> => {
      let mall = await malls.next();
      for (let round = plan.shift(); round; round = plan.shift()) {
        const { name, open, cut } = round;
        const { request, judge } = await open();
        const address = newAddress();
        await arm(mall, request, cut);
        const first = await send(mall, request, address).catch(() => null);
        const goneAt = Date.now();
        if (first) await arm(mall, request, null);
        else {
          expect(await mall.gone).toBe('SIGKILL');
          const where = `${name}, ${cut.point} ${cut.pass}`;
          cutInFlight.set(where, (cutInFlight.get(where) ?? 0) + 1);
          mall = await malls.next();
        }
        const restartedAt = Date.now();
        const again = await answerOf(mall, request, address, goneAt);
        if (!first) longestMs = Math.max(longestMs, Date.now() - restartedAt);
        const last = await send(mall, request, address);
        await judge({ first, again, last }, cut).catch((failed: unknown) => {
          plan.length = 0;
          throw new Error(`${name}, cut at ${cut.point} ${cut.pass}: ${JSON.stringify({ first, again, last })}`, { cause: failed });
        });
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    await malls.close();
    const cut = [...cutInFlight.values()].reduce((sum, times) => sum + times, 0);
    console.info(
      `${cut} of ${rounds} requests were cut in flight, answered at most ${longestMs} ms after the restart:`,
      Object.fromEntries([...cutInFlight].sort()),
    );
    expect(cut).toBeGreaterThanOrEqual(rounds * 0.75);

    // What the killed ones left to the timers.
    await t.advance(61_000);
    await expectEverythingInOrder();
  },
  isFull ? 1_800_000 : 240_000,
);

async function expectEverythingInOrder(): Promise<void> {
  const { db } = t.mall.context;
  expect(await count(sql`idempotency where answer is null`)).toBe(0);
  expect(await count(sql`timer where due <= ${t.mall.context.clock.now()}`)).toBe(0);
  const open = await db
    .select()
    .from(payments)
    .where(inArray(payments.status, ['INIT', 'PROCESSING', 'REQUIRES_ACTION']));
  expect(open).toEqual([]);

  const rows = await db.select().from(orders).where(eq(orders.userId, shopper.userId));
  expect(rows.map((row) => row.orderNumber).sort()).toEqual([...placed.keys()].sort());
  const shares = await db
    .select()
    .from(paymentOrders)
    .where(inArray(paymentOrders.orderNumber, [...placed.keys()]));
  const charges = new Map((await bank.charges()).map((charge) => [charge.reference, charge]));
  for (const { orderNumber, status, life } of rows) {
    const stand = placed.get(orderNumber);
    const mine = shares.filter((share) => share.orderNumber === orderNumber).flatMap(({ payNo }) => charges.get(payNo) ?? []);
    const captured = mine.reduce(
      (sum, { state, amount, refunded }) => sum + (state === 'CAPTURED' || state === 'REFUNDED' ? amount - refunded : 0),
      0,
    );
    expect([orderNumber, stand, status === 6, captured]).toEqual([
      orderNumber,
      stand,
      stand === 'cancelled',
      stand === 'paid' ? life.due : 0,
    ]);
  }
  // The bank knows of no attempt that the mall does not.
  expect([...charges.keys()].filter((reference) => !shares.some(({ payNo }) => payNo === reference))).toEqual([]);

  const stands = [...placed.values()];
  const pieces = (...which: string[]): number => perOrder * stands.filter((stand) => which.includes(stand)).length;
  expect(await driver.stockOf(sku.skuId)).toEqual({ stocks: stocked - pieces('paid', 'cash'), reserved: pieces('unpaid') });
}
