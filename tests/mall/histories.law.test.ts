import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimKinds, type ClaimKind } from '#machines/rules/refund/refundReasons.ts';
import { courierEvents, type CourierEvent } from '#mall/delivery/courier.ts';
import { sellerEvents, type SellerEvent } from '#mall/order/seller.ts';
import { cents } from '../cents.ts';
import { coinDriver, type CoinDriver } from '../drivers/coin.driver.ts';
import { expectOk, newKey, type Order, type Shopper } from '../drivers/order.driver.ts';
import { refundDriver, type Refund, type RefundDriver } from '../drivers/refund.driver.ts';
import { sriLanka, type SkuFixture } from '../drivers/skuFixtures.ts';
import type { Answer, TestMall } from './harness.ts';
import { openMallWithBank, type MallWithBank } from './payment/bank.ts';

const isFull = process.env['FULL'] === '1';
/** A mall's clock only goes on: each batch has a mall of its own, before its cards run out. */
const batches = isFull ? 40 : 1;
const historiesOfBatch = isFull ? 250 : 10;
/** Two shoppers in each of these share a history; all go on at the same time. */
const pairs = isFull ? 10 : 5;
const waves = isFull ? 40 : 1;

const hour = 3_600_000;
const day = 24 * hour;
const stocked = 9;
const coinsGiven = 60;
const declined = '4000000000000002';

const payments = ['card', 'declined', 'late-capture', 'three-d-secure', 'cash', 'later'] as const;
const refundWords = ['accept', 'reject', 'delivered', 'received', 'refuseGoods', 'arbitrate'] as const;
const buyerActions = ['receipt', 'extendReceipt', 'withdrawCancel', 'cancel', 'remove', 'restore', 'rate'] as const;
const waits = [20 * 60_000, 40 * 60_000, 5 * hour, day, 3 * day, 8 * day, 16 * day] as const;

/** Something that happens; `nth` chooses among the orders, refunds or parcels that are there. */
type Stimulus =
  | { what: 'order'; who: number; counts: number[]; isInsured: boolean; withCoins: boolean }
  | { what: 'onward'; nth: number; how: 'card' | 'cash' | 'later' }
  | { what: 'pay'; nth: number; how: (typeof payments)[number] }
  | { what: 'buyer'; nth: number; action: (typeof buyerActions)[number] }
  | { what: 'seller'; nth: number; action: SellerEvent }
  | { what: 'courier'; nth: number; action: CourierEvent }
  | { what: 'refund'; nth: number; line: number; isGoods: boolean; part: number }
  | { what: 'claim'; nth: number; kind: ClaimKind }
  | { what: 'refundWord'; nth: number; word: (typeof refundWords)[number]; isForBuyer: boolean }
  | { what: 'refundDeed'; nth: number; action: 'withdraw' | 'send' | 'escalate' }
  | { what: 'settle'; nth: number; isCaptured: boolean }
  | { what: 'wait'; ms: number }
  | { what: 'away' | 'back' };

const nth = fc.nat(5);
const just = <Word extends string>(word: Word) => fc.constant(word);
const stimulus: fc.Arbitrary<Stimulus> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      what: just('order'),
      who: fc.nat(1),
      counts: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
      isInsured: fc.boolean(),
      withCoins: fc.boolean(),
    }),
  },
  // Alone by chance an order is seldom paid, packed, sent and received: it is pushed on most of the time.
  {
    weight: 24,
    arbitrary: fc.record({ what: just('onward'), nth, how: fc.constantFrom('card' as const, 'cash' as const, 'later' as const) }),
  },
  { weight: 4, arbitrary: fc.record({ what: just('pay'), nth, how: fc.constantFrom(...payments) }) },
  { weight: 4, arbitrary: fc.record({ what: just('buyer'), nth, action: fc.constantFrom(...buyerActions) }) },
  { weight: 3, arbitrary: fc.record({ what: just('seller'), nth, action: fc.constantFrom(...sellerEvents, 'ship' as const) }) },
  { weight: 3, arbitrary: fc.record({ what: just('courier'), nth, action: fc.constantFrom(...courierEvents, 'delivered' as const) }) },
  {
    weight: 10,
    arbitrary: fc.record({ what: just('refund'), nth, line: fc.integer({ min: -1, max: 2 }), isGoods: fc.boolean(), part: fc.nat(2) }),
  },
  { weight: 1, arbitrary: fc.record({ what: just('claim'), nth, kind: fc.constantFrom(...claimKinds) }) },
  {
    weight: 10,
    arbitrary: fc.record({
      what: just('refundWord'),
      nth,
      word: fc.constantFrom(...refundWords, 'accept' as const),
      isForBuyer: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: just('refundDeed'),
      nth,
      action: fc.constantFrom('withdraw' as const, 'send' as const, 'escalate' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: just('settle'), nth, isCaptured: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ what: just('wait'), ms: fc.constantFrom(...waits) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('away' as const, 'back' as const) }) },
);

type World = MallWithBank & { driver: RefundDriver; coins: CoinDriver };
/** An order and who made it. */
type Placement = { orderNumber: string; who: Shopper };
/** What one history is about: its own shoppers and skus, the orders that it made and who made them. */
type Scene = { shoppers: Shopper[]; skus: SkuFixture[]; orders: Placement[]; refunds: Refund[] };

/** The same world, where this process of its mall is asked. */
const worldThrough = (world: MallWithBank, mall: TestMall): World => {
  const driver = refundDriver(mall);
  return { ...world, mall, driver, coins: coinDriver(mall, driver.orders) };
};

const openWorld = async (): Promise<World> => {
  const world = await openMallWithBank({ products: 20 });
  return worldThrough(world, world.mall);
};

const pick = <Thing>(things: readonly Thing[], at: number): Thing | undefined => things[at % Math.max(1, things.length)];
const rowsOf = async <Row extends Record<string, unknown>>({ mall }: World, query: ReturnType<typeof sql>): Promise<Row[]> =>
  (await mall.mall.context.db.execute<Row>(query)).rows as Row[];
const numbersOf = ({ orders }: Scene): string[] => orders.map(({ orderNumber }) => orderNumber);

let vouchersMade = 0;
/** A voucher of the whole mall for a shopper: Rs 150 from Rs 1,000 on. */
async function giveVoucher(world: World, who: Shopper): Promise<void> {
  const now = world.mall.mall.context.clock.now();
  vouchersMade += 1;
  const couponId = 970_000 + vouchersMade;
  await rowsOf(
    world,
    sql`insert into voucher (coupon_id, region_id, scope, kind, shop_id, prod_ids, percent_off, cap_amount, reduce_amount, min_spend,
      start_at, end_at, valid_days, stocks, limit_num) values (${couponId}, ${sriLanka}, 'MALL', 'AMOUNT', null, '{}', null, null,
      15000, 100000, ${now - day}, ${now + 20 * day}, null, null, 9)`,
  );
  expectOk(await world.driver.orders.askAs(who, 'POST', '/p/myCoupon/receive', { body: couponId }));
}

async function openScene(world: World): Promise<Scene> {
  const { driver, coins } = world;
  const shoppers = [await driver.orders.newShopper(), await driver.orders.newShopper()];
  for (const who of shoppers) {
    await coins.give(who, coinsGiven);
    await giveVoucher(world, who);
  }
  const lines = [
    { shop: 1, price: 120_050 },
    { shop: 1, price: 70_035 },
    { shop: 2, price: 33_333 },
  ];
  const skus: SkuFixture[] = [];
  for (const each of lines) skus.push(await driver.orders.sku({ ...each, stocks: stocked }));
  return { shoppers, skus, orders: [], refunds: [] };
}

/** Nothing that can be asked for may break the mall: it does it, or it says why not. */
const expectSaid = (answer: Answer<unknown>, what: string): void => {
  const code = (answer.body as { code?: string } | null)?.code;
  if (answer.status >= 500) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
  if (answer.status >= 400) expect(code, what).toMatch(/^[A-Z_]+$/);
};

async function order(world: World, scene: Scene, asked: Extract<Stimulus, { what: 'order' }>): Promise<void> {
  const { orders } = world.driver;
  const who = pick(scene.shoppers, asked.who);
  if (!who) return;
  const basketIds: number[] = [];
  for (const [at, sku] of scene.skus.entries()) {
    const count = asked.counts[at] ?? 0;
    if (count === 0) continue;
    const added = await orders.add(who, sku, count);
    expectSaid(added, 'add to cart');
    if (added.status === 200) basketIds.push(added.body.basketId);
  }
  if (basketIds.length === 0) return;
  const body = { basketIds, addrId: who.addrId, insurance: asked.isInsured ? 1 : 0, ...(asked.withCoins ? { useCoins: 1 } : {}) };
  const preview = await orders.confirm(who, body);
  expectSaid(preview, 'confirm');
  if (preview.status !== 200) return;
  const placed = await orders.submit(who, preview.body.checkoutToken);
  expectSaid(placed, 'submit');
  if (placed.status !== 200) return;
  scene.orders.push(...placed.body.orders.map(({ orderNumber }) => ({ orderNumber, who })));
}

async function pay({ bank, driver }: World, { orders }: Scene, { nth: at, how }: Extract<Stimulus, { what: 'pay' }>): Promise<void> {
  const chosen = pick(orders, at);
  if (!chosen) return;
  const script = how === 'late-capture' || how === 'three-d-secure' ? [{ answer: how }] : [];
  await bank.merchant('POST', '/control/script', { answers: script });
  const ways = {
    cash: async () => ({ payType: 21, codConfirmed: 1 }),
    later: async () => ({ payType: 23, months: 3 }),
    card: async () => ({ payType: 20, vaultToken: await bank.token(how === 'declined' ? declined : undefined) }),
  };
  const way = how === 'cash' || how === 'later' ? how : 'card';
  const body = { orderNumbers: chosen.orderNumber, ...(await ways[way]()) };
  expectSaid(await driver.orders.askAs(chosen.who, 'POST', '/p/order/pay', { key: newKey(), body }), `pay by ${how}`);
}

/** An order as its buyer sees it; who has deleted it sees nothing. */
const look = ({ driver }: World, { who, orderNumber }: Placement): Promise<Answer<Order>> =>
  driver.orders.askAs<Order>(who, 'GET', '/p/myOrder/orderDetail', { query: { orderNumber } });

/** What comes next for an order where nothing goes wrong. */
async function onward(world: World, scene: Scene, { nth: at, how }: Extract<Stimulus, { what: 'onward' }>): Promise<void> {
  const { driver } = world;
  const chosen = pick(scene.orders, at);
  if (!chosen) return;
  const { who, orderNumber } = chosen;
  const seen = await look(world, chosen);
  if (seen.status !== 200) return;
  const { statusCode } = seen.body;
  const [stage = ''] = statusCode.split('.');
  if (stage === 'UNPAID') return pay(world, scene, { what: 'pay', nth: at, how });
  if (statusCode === 'TO_DELIVER.NEW') expectSaid(await driver.orders.seller(orderNumber, 'accept'), 'the seller: accept');
  else if (stage === 'TO_DELIVER') expectSaid(await driver.orders.seller(orderNumber, 'ship'), 'the seller: ship');
  else if (statusCode === 'SHIPPED.DELIVERED') expectSaid(await driver.orders.buyer(who, 'receipt', orderNumber), 'receipt');
  else if (stage === 'SHIPPED') await courier(world, { ...scene, orders: [chosen] }, { what: 'courier', nth: 0, action: 'delivered' });
  else if (stage === 'RECEIVED') expectSaid(await driver.orders.rate(who, seen.body), 'rate');
}

async function action(world: World, { orders }: Scene, { nth: at, action: done }: Extract<Stimulus, { what: 'buyer' }>): Promise<void> {
  const { driver } = world;
  const chosen = pick(orders, at);
  if (!chosen) return;
  const { who, orderNumber } = chosen;
  const actions = {
    cancel: () => driver.orders.cancel(who, orderNumber),
    remove: () => driver.orders.remove(who, orderNumber),
    rate: async () => {
      const seen = await look(world, chosen);
      return seen.status === 200 ? driver.orders.rate(who, seen.body) : seen;
    },
  };
  const answer =
    done in actions ? await actions[done as keyof typeof actions]() : await driver.orders.buyer(who, done as 'receipt', orderNumber);
  expectSaid(answer, done);
}

async function courier(world: World, scene: Scene, { nth: at, action: done }: Extract<Stimulus, { what: 'courier' }>): Promise<void> {
  const parcels = await rowsOf<{ id: number }>(
    world,
    sql`select dvy_flow_id as id from parcel where order_number in ${numbersOf(scene)} order by 1`,
  );
  const parcel = pick(parcels, at);
  if (parcel) expectSaid(await world.driver.orders.courier(Number(parcel.id), done), `the courier: ${done}`);
}

async function askRefund(world: World, scene: Scene, asked: Extract<Stimulus, { what: 'refund' }>): Promise<void> {
  const chosen = pick(scene.orders, asked.nth);
  if (!chosen) return;
  const seen = await look(world, chosen);
  if (seen.status !== 200) return;
  const line = asked.line < 0 ? undefined : pick(seen.body.orderItemDtos, asked.line);
  const max = line?.maxRefundAmount ?? seen.body.canRefundAmount;
  const amount = [max, Math.floor(max * 50) / 100, 0.01][asked.part] ?? max;
  const application = {
    applyType: asked.isGoods ? (2 as const) : (1 as const),
    refundAmount: amount,
    ...(line ? { orderItemId: line.orderItemId, goodsNum: asked.part === 0 ? line.prodCount : 1 } : {}),
  };
  const answer = await world.driver.apply(chosen.who, seen.body, application);
  expectSaid(answer, 'ask for a refund');
  if (answer.status === 200) scene.refunds.push(answer.body);
}

async function wait({ bank, mall }: World, ms: number): Promise<void> {
  // No bank is away for days: what it is asked for again and again meanwhile would fill the run.
  if (ms >= day) await bank.comeBack();
  return mall.advance(ms);
}

async function happen(world: World, scene: Scene, happens: Stimulus): Promise<void> {
  const { bank, driver } = world;
  switch (happens.what) {
    case 'order':
      return order(world, scene, happens);
    case 'onward':
      return onward(world, scene, happens);
    case 'pay':
      return pay(world, scene, happens);
    case 'buyer':
      return action(world, scene, happens);
    case 'courier':
      return courier(world, scene, happens);
    case 'refund':
      return askRefund(world, scene, happens);
    case 'seller': {
      const chosen = pick(scene.orders, happens.nth);
      if (chosen) expectSaid(await driver.orders.seller(chosen.orderNumber, happens.action), `the seller: ${happens.action}`);
      return;
    }
    case 'claim': {
      const chosen = pick(scene.orders, happens.nth);
      if (!chosen) return;
      const answer = await driver.claim(chosen.who, chosen.orderNumber, happens.kind);
      expectSaid(answer, `claim: ${happens.kind}`);
      if (answer.status === 200) scene.refunds.push(answer.body);
      return;
    }
    case 'refundWord': {
      const refund = pick(scene.refunds, happens.nth);
      const body = happens.word === 'arbitrate' ? { inFavourOf: happens.isForBuyer ? 'BUYER' : 'SELLER' } : undefined;
      if (refund) expectSaid(await driver.say(refund.refundSn, happens.word, body), `of the refund: ${happens.word}`);
      return;
    }
    case 'refundDeed': {
      const refund = pick(scene.refunds, happens.nth);
      const who = scene.orders.find(({ orderNumber }) => orderNumber === refund?.orderNumber)?.who;
      if (refund && who) expectSaid(await driver[happens.action](who, refund), `with the refund: ${happens.action}`);
      return;
    }
    case 'settle': {
      const open = (await paymentsOf(world, scene)).filter(({ status }) => status === 'PROCESSING');
      const reference = pick(open, happens.nth)?.pay_no;
      if (reference)
        await bank.merchant('POST', '/control/settle', { reference, ...(happens.isCaptured ? {} : { code: 'CARD_DECLINED' }) });
      return bank.delivered();
    }
    case 'wait':
      return wait(world, happens.ms);
    case 'away':
      return bank.goAway();
    case 'back':
      return bank.comeBack();
  }
}

type PaymentRow = { pay_no: string; pay_type: number; status: string; captured: number; refunded: number };
const paymentsOf = (world: World, scene: Scene): Promise<PaymentRow[]> =>
  rowsOf<PaymentRow>(
    world,
    sql`select distinct p.pay_no, p.pay_type, p.status, p.captured::int, p.refunded::int from payment p join payment_order o using (pay_no)
      where o.order_number in ${numbersOf(scene)} order by p.pay_no`,
  );

/** What is under way at the bank comes to its end: nothing of it may stay open. */
async function settleAll(world: World, scene: Scene): Promise<void> {
  const { bank, mall } = world;
  await bank.comeBack();
  for (const { pay_no: reference, status } of await paymentsOf(world, scene))
    if (status === 'PROCESSING') await bank.merchant('POST', '/control/settle', { reference, code: 'CARD_DECLINED' });
  await bank.delivered();
  await mall.advance(3 * hour);
  await bank.delivered();
  await mall.advance(2 * hour);
}

/**
 * Law: what is left of each sku and what is promised are what the orders say that they hold. One that was closed because all its money
 * went back holds what its buyer kept.
 */
async function expectStock(world: World, { skus }: Scene): Promise<void> {
  const rows = await rowsOf<{ stocks: number; reserved: number; promised: number; gone: number }>(
    world,
    sql`select k.stocks, k.reserved,
        coalesce(sum(i.count) filter (where o.status = 1), 0)::int as promised,
        coalesce(sum(i.count - i.returned_count - i.withdrawn_count)
          filter (where o.status not in (1, 6) or o.life ->> 'closeType' = 'REFUNDED'), 0)::int as gone
      from skus k left join order_item i using (sku_id) left join orders o using (order_number)
      where k.sku_id in ${skus.map(({ skuId }) => skuId)} group by k.sku_id order by k.sku_id`,
  );
  for (const { stocks, reserved, promised, gone } of rows) expect([stocks + gone, reserved]).toEqual([stocked, promised]);
}

/** Law: the bank holds what the orders say that was paid and not paid back, and no order was paid twice. */
async function expectMoney(world: World, scene: Scene): Promise<void> {
  let atBank = 0;
  for (const { pay_no: payNo, pay_type: payType, status, captured, refunded } of await paymentsOf(world, scene)) {
    expect(['INIT', 'REQUIRES_ACTION', 'PROCESSING', 'REFUNDING'], payNo).not.toContain(status);
    expect(refunded, payNo).toBeLessThanOrEqual(captured);
    if (payType === 21) continue;
    const charge = await world.bank.merchant<{ state: string; amount: number; refunded: number }>('GET', `/charges/${payNo}`);
    const isIn = charge.state === 'CAPTURED' || charge.state === 'REFUNDED';
    expect([payNo, captured, refunded]).toEqual([payNo, isIn ? charge.amount : 0, isIn ? charge.refunded : 0]);
    atBank += captured - refunded;
  }
  const orders = await rowsOf<{
    order_number: string;
    pay_type: number | null;
    status: number;
    due: number;
    captured: number;
    refunded: number;
  }>(
    world,
    sql`select order_number, pay_type, status, (life ->> 'due')::int as due, (life ->> 'captured')::int as captured,
      (life ->> 'refunded')::int as refunded from orders where order_number in ${numbersOf(scene)}`,
  );
  let held = 0;
  for (const { order_number: orderNumber, pay_type: payType, due, captured, refunded } of orders) {
    expect([0, due], orderNumber).toContain(captured);
    expect(refunded, orderNumber).toBeLessThanOrEqual(captured);
    if (payType !== 21) held += captured - refunded;
  }
  expect(atBank, 'what the bank holds').toBe(held);
}

/** Law: a receipt adds up, to the cent, and says what the order holds. */
async function expectReceipts({ driver }: World, { orders }: Scene): Promise<void> {
  for (const { who, orderNumber } of orders) {
    const answer = await driver.orders.askAs<{ paidAmount: number; refundedAmount: number; keptAmount: number }>(
      who,
      'GET',
      `/p/myOrder/receiptDoc/${orderNumber}`,
    );
    if (answer.status !== 200) {
      expect(answer.body).toMatchObject({ code: expect.stringMatching(/^(NO_RECEIPT_YET|NOT_FOUND)$/) as string });
      continue;
    }
    const { paidAmount, refundedAmount, keptAmount } = answer.body;
    expect(cents(paidAmount) - cents(refundedAmount), orderNumber).toBe(cents(keptAmount));
    expect(keptAmount, orderNumber).toBeGreaterThanOrEqual(0);
  }
}

/** Law: a shopper's coins are the sum of their records, never fewer than none; a closed order holds no coin and no voucher. */
async function expectCoinsAndVouchers(world: World, scene: Scene): Promise<void> {
  const { shoppers } = scene;
  for (const who of shoppers) await world.coins.records(who);
  const rows = await rowsOf(
    world,
    sql`select c.order_number, sum(c.amount)::int as coins from coin_record c join orders o using (order_number)
      where o.status = 6 and c.refund_sn is null and c.type in ('SPEND', 'RETURN') and c.order_number in ${numbersOf(scene)}
      group by c.order_number having sum(c.amount) <> 0`,
  );
  expect(rows, 'coins that a closed order keeps').toEqual([]);
  const locked = await rowsOf(
    world,
    sql`select v.coupon_user_id from user_voucher v where v.status = 3 and v.user_id in ${shoppers.map(({ userId }) => userId)}
      and not exists (select from order_voucher h join orders o using (order_number)
        where h.coupon_user_id = v.coupon_user_id and o.status <> 6)`,
  );
  expect(locked, 'vouchers that are locked for no order').toEqual([]);
}

/** Law: each step of an order or refund begins where the one before it ended. */
async function expectChains(world: World, scene: Scene): Promise<void> {
  const numbers = numbersOf(scene);
  const broken = await rowsOf(
    world,
    sql`select * from (
        select order_number as id, seq, event, from_state, lag(to_state) over (partition by order_number order by seq) as came_to
        from order_timeline where order_number in ${numbers}
        union all
        select t.refund_sn, t.seq, t.event, t.from_state, lag(t.to_state) over (partition by t.refund_sn order by t.seq)
        from refund_timeline t join refund r using (refund_sn) where r.order_number in ${numbers}
      ) steps where came_to is not null and came_to <> from_state`,
  );
  expect(broken, 'steps that begin elsewhere').toEqual([]);
}

/** What must hold of a scene once nothing of it is under way any more. */
async function expectAll(world: World, scene: Scene): Promise<void> {
  await expectStock(world, scene);
  await expectMoney(world, scene);
  await expectReceipts(world, scene);
  await expectCoinsAndVouchers(world, scene);
  await expectChains(world, scene);
}

/** Counts the steps that a scene's orders took, each by its name, into `tell`. */
async function countSteps(world: World, scene: Scene, tell: Record<string, number>): Promise<void> {
  const steps = await rowsOf<{ event: string }>(world, sql`select event from order_timeline where order_number in ${numbersOf(scene)}`);
  for (const { event } of steps) tell[event] = (tell[event] ?? 0) + 1;
}

const histories = fc.array(stimulus, { minLength: 10, maxLength: 40, size: 'max' });
const firstOrder: Extract<Stimulus, { what: 'order' }> = { what: 'order', who: 0, counts: [1, 2, 1], isInsured: true, withCoins: true };

describe.each(Array.from({ length: batches }, (_, at) => at + 1))(
  'whatever shoppers, shops, couriers, banks and clocks do (%i)',
  (batch) => {
    it(
      'money, stock, coins, vouchers and lives of orders and refunds add up',
      async () => {
        const world = await openWorld();
        const tell: Record<string, number> = {};
        try {
          await fc.assert(
            fc.asyncProperty(histories, async (history) => {
              await world.bank.comeBack();
              await world.bank.merchant('POST', '/control/script', { answers: [] });
              const scene = await openScene(world);
              await order(world, scene, firstOrder);
              for (const each of history) {
                await happen(world, scene, each);
                await expectStock(world, scene);
              }
              await settleAll(world, scene);
              await expectAll(world, scene);
              await countSteps(world, scene, tell);
            }),
            { numRuns: historiesOfBatch, seed: batch },
          );
        } finally {
          await world.close();
        }
        expect(Object.keys(tell).length, JSON.stringify(tell)).toBeGreaterThan(8);
      },
      isFull ? 1_800_000 : 240_000,
    );
  },
);

it(
  `they add up where ${pairs * 2} shoppers do it at the same time at two processes, whose timers run, ${waves} times`,
  async () => {
    const first = await openWorld();
    const twin = await first.mall.twin();
    const worlds = [first, worldThrough(first, first.mall.through(twin))];
    const tell: Record<string, number> = {};
    try {
      for (const mall of [first.mall.mall, twin]) mall.start();
      for (let wave = 1; wave <= waves; wave += 1) {
        await first.bank.comeBack();
        await first.bank.merchant('POST', '/control/script', { answers: [] });
        const drawn = fc.sample(histories, { numRuns: pairs, seed: 1_000 + wave });
        const scenes = await Promise.all(drawn.map(() => openScene(first)));
        await Promise.all(scenes.map((scene) => order(first, scene, firstOrder)));
        // All take a step at the same time, each at another process than before. Time goes on between the steps only: codes would run out.
        for (let step = 0; step < Math.max(...drawn.map(({ length }) => length)); step += 1) {
          const steps = scenes.flatMap((scene, at) => {
            const happens = drawn[at]?.[step];
            return happens ? [{ scene, happens }] : [];
          });
          const pauses = steps.flatMap(({ happens }) => (happens.what === 'wait' ? [happens.ms] : []));
          const world = (at: number): World => worlds[(step + at) % 2] ?? first;
          await Promise.all(steps.map(({ scene, happens }, at) => happens.what !== 'wait' && happen(world(at), scene, happens)));
          if (pauses.length > 0)
            await happen(first, { shoppers: [], skus: [], orders: [], refunds: [] }, { what: 'wait', ms: Math.max(...pauses) });
        }
        for (const scene of scenes) await settleAll(first, scene);
        for (const scene of scenes) {
          await expectAll(first, scene);
          await countSteps(first, scene, tell);
        }
      }
    } finally {
      await first.close();
    }
    expect(Object.keys(tell).length, JSON.stringify(tell)).toBeGreaterThan(8);
  },
  isFull ? 1_800_000 : 240_000,
);
