import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk, newKey, orderDriver, type Order, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver } from '../../drivers/refund.driver.ts';
import { sriLanka } from '../../drivers/skuFixtures.ts';
import { openMallWithBank, type Charge, type TestBank } from '../payment/bank.ts';
import type { TestMall } from '../harness.ts';

type Effect = {
  kind: string;
  desc: string;
  amount: number | null;
  coins: number | null;
  couponUserId: number | null;
  at: string | null;
};
type Preview = { allowed: boolean; reasonCode: string | null; reason: string | null; statusCode: string; effects: Effect[] };
type Detail = Order & { refundDeadline: string | null; reviewDeadline: string | null; cancelTime: string | null };

const hour = 3_600_000;
const day = 24 * hour;
const actions = ['CANCEL', 'WITHDRAW_CANCEL', 'CONFIRM_RECEIPT', 'EXTEND_RECEIPT', 'DELETE', 'RESTORE'] as const;
type Action = (typeof actions)[number];

let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: OrderDriver;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank({ products: 20 }));
  driver = orderDriver(mall);
});
afterAll(() => close());

const now = () => mall.mall.context.clock.now();
const pool = () => mall.mall.context.database.pool;
const one = async (text: string, values: unknown[] = []): Promise<number> =>
  Number((await pool().query<{ value: string }>(text, values)).rows[0]?.value ?? 0);

/** Every row of every table, table by table. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await pool().query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows)
    found[name] = String(
      (await pool().query<{ all: string }>(`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all from "${name}" t`))
        .rows[0]?.all,
    );
  return found;
}

type Stand = { shopper: Shopper; orderNumber: string; payNo: string | null; couponUserIds: number[]; slotId: string };
let nextCoupon = 980_001;

/** A voucher of its own, collected by the shopper. */
async function give(shopper: Shopper, shopId: number | null, reduceAmount: number): Promise<number> {
  const couponId = (nextCoupon += 1);
  await pool().query(
    `insert into voucher (coupon_id, region_id, scope, kind, shop_id, prod_ids, reduce_amount, min_spend, start_at, end_at, limit_num)
      values ($1,$2,$3,'AMOUNT',$4,'{}',$5,0,$6,$7,9)`,
    [couponId, sriLanka, shopId === null ? 'MALL' : 'SHOP', shopId, reduceAmount, now() - day, now() + 90 * day],
  );
  return expectOk(await driver.askAs<{ couponUserId: number }>(shopper, 'POST', '/p/myCoupon/receive', { body: couponId })).couponUserId;
}

/** An order of one shop with a delivery time and a voucher of its own; another one, of the same submit, shares the mall's voucher. */
async function order(pays: 'card' | 'cash' | 'later', ...steps: ((stand: Stand) => Promise<unknown>)[]): Promise<Stand> {
  const shopper = await driver.newShopper();
  const skus = [await driver.sku({ shop: 1, price: 200_000 }), await driver.sku({ shop: 2, price: 100_000 })] as const;
  const couponUserIds = [await give(shopper, skus[0].shopId, 15_001), await give(shopper, null, 10_001)];
  const basketIds: number[] = [];
  for (const sku of skus) basketIds.push(expectOk(await driver.add(shopper, sku, 1)).basketId);
  const answered = { basketIds, addrId: shopper.addrId };
  const offered = expectOk(await driver.confirm(shopper, answered));
  const slotId = offered.shopCartOrders.find(({ shopId }) => shopId === skus[0].shopId)?.slots.find(({ available }) => available)?.slotId;
  const chosen = expectOk(await driver.confirm(shopper, { ...answered, slots: [{ shopId: skus[0].shopId, slotId }] }));
  const placed = expectOk(await driver.submit(shopper, chosen.checkoutToken));
  const orderNumber = placed.orders.find(({ shopId }) => shopId === skus[0].shopId)?.orderNumber ?? '';
  const payNo = pays === 'card' ? await payCard(shopper, placed.orderNumbers) : null;
  if (pays === 'cash') expectOk(await driver.payCash(shopper, placed.orderNumbers));
  const stand = { shopper, orderNumber, payNo, couponUserIds, slotId: slotId ?? '' };
  for (const step of steps) await step(stand);
  return stand;
}

const payCard = async (shopper: Shopper, orderNumbers: string): Promise<string> =>
  expectOk(
    await driver.askAs<{ payNo: string }>(shopper, 'POST', '/p/order/pay', {
      key: newKey(),
      body: { orderNumbers, payType: 20, vaultToken: await bank.token() },
    }),
  ).payNo;

const look = ({ shopper, orderNumber }: Stand): Promise<Detail> => driver.detail(shopper, orderNumber) as Promise<Detail>;
const accept = async ({ orderNumber }: Stand) => expectOk(await driver.seller(orderNumber, 'accept'));
const ship = async ({ orderNumber }: Stand) => expectOk(await driver.seller(orderNumber, 'ship'));
const deliver = async (stand: Stand) => expectOk(await driver.courier((await look(stand)).parcels[0]?.dvyFlowId ?? 0, 'delivered'));
const cancel = ({ shopper, orderNumber }: Stand) => driver.cancel(shopper, orderNumber);
const wait = (ms: number) => () => mall.advance(ms);
const take: Record<Action, (stand: Stand) => Promise<unknown>> = {
  CANCEL: cancel,
  WITHDRAW_CANCEL: ({ shopper, orderNumber }) => driver.buyer(shopper, 'withdrawCancel', orderNumber),
  CONFIRM_RECEIPT: ({ shopper, orderNumber }) => driver.buyer(shopper, 'receipt', orderNumber),
  EXTEND_RECEIPT: ({ shopper, orderNumber }) => driver.buyer(shopper, 'extendReceipt', orderNumber),
  DELETE: ({ shopper, orderNumber }) => driver.remove(shopper, orderNumber),
  RESTORE: ({ shopper, orderNumber }) => driver.buyer(shopper, 'restore', orderNumber),
};
const preview = async ({ shopper, orderNumber }: Stand, action: Action): Promise<Preview> =>
  expectOk(await driver.askAs<Preview>(shopper, 'GET', `/p/myOrder/stepPreview/${orderNumber}`, { query: { action } }));

/** What the shopper has with this order, asked of the bank and of the tables themselves. */
const holding = async (stand: Stand) => {
  const charge = stand.payNo === null ? null : await bank.merchant<Charge>('GET', `/charges/${stand.payNo}`);
  const { rows } = await pool().query<{ id: number; status: number }>(
    'select coupon_user_id as id, status from user_voucher where coupon_user_id = any($1)',
    [stand.couponUserIds],
  );
  const seen = await look(stand);
  return {
    paidBack: charge?.refunded ?? 0,
    free: rows.filter(({ status }) => status === 1).map(({ id }) => id),
    coins: await one('select coalesce(sum(amount), 0) as value from coin_record where user_id = $1', [stand.shopper.userId]),
    seats: await one('select coalesce(sum(taken), 0) as value from slot_seat where slot_id = $1', [stand.slotId]),
    paid: seen.paidOn !== null,
    clocks: {
      ANSWER_BY: seen.actions.find(({ action }) => action === 'WITHDRAW_CANCEL')?.until ?? null,
      RECEIVE_BY: seen.receiveDeadline,
      REFUND_BY: seen.refundDeadline,
      RATE_BY: seen.reviewDeadline,
      BIN_UNTIL: seen.actions.find(({ action }) => action === 'RESTORE')?.until ?? null,
    },
  };
};
type Holding = Awaited<ReturnType<typeof holding>>;

/** What a shopper has more, or no longer, after the step was taken, in the preview's words. */
function changed(before: Holding, after: Holding, stand: Stand, total: number, isClosed: boolean): string[] {
  const back = after.free.filter((id) => !before.free.includes(id));
  const gone = isClosed ? stand.couponUserIds.filter((id) => !back.includes(id)) : [];
  return [
    ...(after.paidBack > before.paidBack ? [`MONEY_BACK ${after.paidBack - before.paidBack}`] : []),
    ...(after.paid && !before.paid ? [`MONEY_PAID ${total}`] : []),
    ...back.map((id) => `VOUCHER_BACK ${id}`),
    ...gone.map((id) => `VOUCHER_GONE ${id}`),
    ...(after.coins > before.coins ? [`COINS_BACK ${after.coins - before.coins}`] : []),
    ...(after.seats < before.seats ? ['SLOT_FREED'] : []),
    ...Object.entries(after.clocks).flatMap(([kind, at]) =>
      at !== null && at !== before.clocks[kind as keyof Holding['clocks']] ? [`${kind} ${at}`] : [],
    ),
  ].toSorted();
}
const effectTexts = ({ effects }: Preview): string[] =>
  effects
    .map(({ kind, amount, coins, couponUserId, at }) => {
      const value = amount === null ? (coins ?? couponUserId ?? at) : Math.round(amount * 100);
      return kind === 'SLOT_FREED' ? kind : `${kind} ${value}`;
    })
    .toSorted();

const stands: [string, () => Promise<Stand>, Action[]][] = [
  ['waits for its money', () => order('later'), ['CANCEL']],
  ['is paid by card and new', () => order('card'), ['CANCEL']],
  ['is to be paid in cash and new', () => order('cash'), ['CANCEL']],
  ['is paid by card and being packed', () => order('card', accept), ['CANCEL']],
  ['is asked to be cancelled', () => order('card', accept, cancel), ['WITHDRAW_CANCEL']],
  ['is on its way, to be paid in cash', () => order('cash', accept, ship), ['CONFIRM_RECEIPT']],
  ['is on its way, three days before its end', () => order('card', accept, ship, wait(12.5 * day)), ['CONFIRM_RECEIPT', 'EXTEND_RECEIPT']],
  ['has arrived', () => order('card', accept, ship, deliver), ['CONFIRM_RECEIPT']],
  ['is received', () => order('card', accept, ship, deliver, take.CONFIRM_RECEIPT), ['DELETE']],
  ['is in the bin', () => order('later', cancel, take.DELETE), ['RESTORE']],
];

/** Resolves once this mall has heard all that was told before: the database tells in the order of the commits. */
async function heardSoFar(): Promise<void> {
  const { events, database } = mall.mall.context;
  const mark = randomUUID();
  let stop = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    stop = events.follow(({ ref }) => (ref === mark ? resolve() : undefined));
  });
  await events.announce(database.db, { type: 'group', ref: mark, at: now() });
  await heard;
  stop();
}

describe('the dry run of a step (M18)', () => {
  it.each(stands)(
    'of an order that %s is the step itself, and leaves nothing behind',
    async (_, make, allowed) => {
      for (const action of allowed) {
        const stand = await make();
        await bank.delivered();
        // A shopper whose token ran out logs in again here, and not among the dry runs.
        const seen = await look(stand);
        const tables = await everything();
        const previews = await Promise.all(actions.map(async (each) => [each, await preview(stand, each)] as const));
        expect(await everything(), `after the dry runs of ${actions.join(', ')}`).toEqual(tables);
        expect(
          previews.filter(([, { allowed: may }]) => may).map(([each]) => each),
          'what it allows',
        ).toEqual(allowed);
        for (const [each, { reasonCode, reason }] of previews) {
          const offered = seen.actions.find((known) => known.action === each);
          if (offered) expect(reasonCode, `why not ${each}`).toBe(offered.reasonCode);
          expect(reason === null, each).toBe(allowed.includes(each));
        }
        const shown = previews.find(([each]) => each === action)?.[1];
        const before = await holding(stand);
        await take[action](stand);
        const stepped = (await look(stand)).statusCode;
        expect(shown?.statusCode, `${action} leads to`).toBe(stepped);
        const clocks = (await holding(stand)).clocks;
        const isAsked = stepped === 'TO_DELIVER.CANCEL_REQUESTED';
        if (isAsked) expectOk(await driver.seller(stand.orderNumber, 'approveCancel'));
        await mall.advance(0);
        await bank.delivered();
        const isClosed = (await look(stand)).statusCode.startsWith('CLOSED') && !seen.statusCode.startsWith('CLOSED');
        const after = { ...(await holding(stand)), clocks };
        expect(shown && effectTexts(shown), `${action}: what was shown, beside what happened`).toEqual(
          changed(before, after, stand, Math.round(seen.actualTotal * 100), isClosed),
        );
      }
    },
    120_000,
  );

  it('says of a paid order what comes back, to the cent, and of M5 the same', async () => {
    const stand = await order('card');
    const { actualTotal } = await look(stand);
    const [own, shared] = stand.couponUserIds;
    const { effects } = await preview(stand, 'CANCEL');
    expect(effects.map(({ kind, amount, couponUserId }) => [kind, amount ?? couponUserId])).toEqual([
      ['MONEY_BACK', actualTotal],
      ['VOUCHER_BACK', own],
      ['VOUCHER_GONE', shared],
      ['SLOT_FREED', null],
    ]);
    const answered = await driver.askAs(stand.shopper, 'GET', `/p/myOrder/cancelPreview/${stand.orderNumber}`);
    expect(answered.body).toMatchObject({
      mode: 'IMMEDIATE',
      refundAmount: actualTotal,
      effects,
      coupons: [
        { couponUserId: own, returned: true },
        { couponUserId: shared, returned: false },
      ],
    });
  });

  it('moves no draw: the ids that are given next are those that would have been given', async () => {
    const stand = await order('card');
    const before = mall.mall.context.nextId();
    await preview(stand, 'CANCEL');
    expect(mall.mall.context.nextId()).toBe(before + 1);
  });

  it("is nobody else's to ask, and of known steps only", async () => {
    const { orderNumber } = await order('later');
    const stranger = await driver.newShopper();
    const ask = (shopper: Shopper, action: string) =>
      driver.askAs(shopper, 'GET', `/p/myOrder/stepPreview/${orderNumber}`, { query: { action } });
    expect((await ask(stranger, 'CANCEL')).status).toBe(404);
    expect((await ask(stranger, 'PAY')).status).toBe(400);
  });

  it('rings nobody: no notice, no event, no timer, no word to the bank', async () => {
    const stand = await order('card');
    const { context } = mall.mall;
    await heardSoFar();
    const heard: string[] = [];
    const stop = context.events.listen(stand.shopper.userId, () => heard.push('heard'));
    await preview(stand, 'CANCEL');
    await mall.advance(0);
    await heardSoFar();
    stop();
    expect(heard).toEqual([]);
    expect(await bank.merchant<Charge>('GET', `/charges/${stand.payNo ?? ''}`)).toMatchObject({ refunded: 0 });
    expect((await look(stand)).statusCode).toBe('TO_DELIVER.NEW');
  });
});

describe('the dry run of taking a refund back (N10)', () => {
  it('says until when the goods count as received and whether the money may be asked for again, as it is then', async () => {
    const refunds = refundDriver(mall);
    const shopper = await driver.newShopper();
    const bought = await refunds.order(shopper, [{ price: 150_000, count: 1 }], 'received');
    const refund = expectOk(await refunds.apply(shopper, bought));
    const ask = (by: Shopper) => driver.askAs<Preview>(by, 'GET', `/p/orderRefund/withdrawPreview/${refund.refundSn}`);
    expect((await ask(await driver.newShopper())).status).toBe(404);
    const tables = await everything();
    const within = expectOk(await ask(shopper));
    expect(await everything()).toEqual(tables);
    const { refundDeadline } = (await driver.detail(shopper, bought.orderNumber)) as Detail;
    expect(within).toMatchObject({ allowed: true, statusCode: 'WITHDRAWN', effects: [{ kind: 'REFUND_BY', at: refundDeadline }] });
    await mall.mall.context.db.execute(
      sql`update orders set life = jsonb_set(life, '{refundBy}', ${String(now())}::jsonb) where order_number = ${bought.orderNumber}`,
    );
    expect(expectOk(await ask(shopper)).effects).toMatchObject([{ kind: 'REFUND_GONE', at: null }]);
    expectOk(await refunds.withdraw(shopper, refund));
    expect(expectOk(await ask(shopper))).toMatchObject({ allowed: false, effects: [] });
  });

  it('moves the time to confirm by what the refund took', async () => {
    const refunds = refundDriver(mall);
    const shopper = await driver.newShopper();
    const bought = await refunds.order(shopper, [{ price: 170_000, count: 1 }], 'delivered');
    const refund = expectOk(await refunds.apply(shopper, bought));
    await mall.advance(5 * hour);
    const shown = expectOk(await driver.askAs<Preview>(shopper, 'GET', `/p/orderRefund/withdrawPreview/${refund.refundSn}`));
    expectOk(await refunds.withdraw(shopper, refund));
    const { receiveDeadline } = (await driver.detail(shopper, bought.orderNumber)) as Detail;
    expect(shown.effects.find(({ kind }) => kind === 'RECEIVE_BY')?.at).toBe(receiveDeadline);
    // The time to ask again begins with the receipt.
    expect(shown.effects.find(({ kind }) => kind === 'REFUND_BY')).toMatchObject({ desc: 'You can ask for a refund again', at: null });
  });
});
