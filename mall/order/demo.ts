import { sql } from 'drizzle-orm';
import { orderDeadlines } from '#machines/rules/order/orderDeadlines.ts';
import type { CancelReason, OrderEvent } from '#machines/rules/order/order.ts';
import { changeItem } from '../cart/cart.change.ts';
import type { CartView } from '../cart/cart.ts';
import { answerAsShop, askShop } from '../chat/demo.ts';
import { confirm } from '../checkout/confirm.ts';
import { submit } from '../checkout/submit.ts';
import type { Db } from '../platform/postgres/database.ts';
import { report, type CourierEvent } from '../delivery/courier.ts';
import { readParcels } from '../delivery/parcel.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Filling } from '../platform/module.ts';
import { askControl, askStatus } from '../payment/acquirer.ts';
import { pay, type PayParam } from '../payment/payment.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { tellEnding } from '../voucher/collect.ts';
import { collectTwoWeekVoucher } from '../voucher/demoHolder.ts';
import { payTypes } from '../payment/payMethods.ts';
import { defaultRegion } from '../region/region.ts';
import { rate } from '../review/rate.ts';
import { setTimer, type TimerHandler } from '../platform/timers.ts';
import { orderItems } from './order.tables.ts';
import { lockOrders, transitionOrder } from './order.transition.ts';
import { sell, type SellerEvent } from './seller.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const USER = 'demo';
const view = (context: MallContext): CartView => ({ context, region: defaultRegion, locale: 'en' });

/** One step of somebody, so long after the order was placed. */
export type Step = [after: number, run: (stepContext: StepContext) => Promise<unknown>];
export type Life = { age: number; lines: number; isInsured?: true; useCoins?: true; useVoucher?: true; steps: Step[] };
export type StepContext = { context: MallContext; db: Db; orderNumber: string };

/** The mall's context as it was: everything that asks its clock is told that moment. */
const houseAt = (context: MallContext, at: number): MallContext => ({
  ...context,
  clock: { ...context.clock, now: () => at, iso: (moment = at) => new Date(moment).toISOString() },
});

const payBy =
  (how: Pick<PayParam, 'payType' | 'cardId' | 'months' | 'requestKey'>) =>
  async ({ context, db, orderNumber }: StepContext) =>
    pay(
      context,
      db,
      { orderNumbers: [orderNumber], ...how, vaultToken: undefined, saveCard: false, codConfirmed: true },
      { userId: USER, locale: 'en', now: context.clock.now(), cause: 'demo' },
    );

const cash = payBy({ payType: payTypes.cash, cardId: undefined, requestKey: null });
const card = payBy({ payType: payTypes.card, cardId: 1, requestKey: null });
const plan = payBy({ payType: payTypes.payLater, cardId: undefined, months: 3, requestKey: 'demo-plan' });

/** In three months, which the shopper approves at the provider; what costs too little for that is paid by card. */
const later = async (stepContext: StepContext) => {
  const begun = await plan(stepContext).catch((refused: unknown) => {
    if (refused instanceof Refusal && refused.code === 'PAY_LATER_NOT_AVAILABLE') return null;
    throw refused;
  });
  if (begun === null) return card(stepContext);
  await askControl(stepContext.context, 'settle', { reference: begun.payNo });
  return plan(stepContext);
};

const seller =
  (event: SellerEvent) =>
  async ({ context, db, orderNumber }: StepContext) =>
    sell(context, db, orderNumber, event, {}, { actor: 'SELLER', who: 'seller', cause: 'demo', locale: 'en' });

const shipOne = async ({ context, db, orderNumber }: StepContext) => {
  const [item] = await db
    .select()
    .from(orderItems)
    .where(sql`order_number = ${orderNumber}`)
    .orderBy(orderItems.orderItemId)
    .limit(1);
  if (item)
    await sell(
      context,
      db,
      orderNumber,
      'ship',
      { items: [{ orderItemId: item.orderItemId, count: 1 }] },
      { actor: 'SELLER', who: 'seller', cause: 'demo', locale: 'en' },
    );
};

/** A step of a demo's order: what the courier says of its parcel, and where. */
export const courier =
  (event: CourierEvent, location: string) =>
  async ({ context, db, orderNumber }: StepContext) => {
    const [parcel] = await readParcels(db, orderNumber);
    if (parcel)
      await report(
        context,
        db,
        { dvyFlowId: parcel.dvyFlowId, event, location, note: null, at: context.clock.now() },
        { actor: 'COURIER', who: 'courier', cause: 'demo', locale: 'en' },
      );
  };

const step =
  (of: (at: number) => OrderEvent, actor: 'BUYER' | 'SYSTEM' = 'BUYER') =>
  async ({ context, db, orderNumber }: StepContext) => {
    const [order] = await lockOrders(db, [orderNumber]);
    if (order)
      await transitionOrder(context, db, order, of(context.clock.now()), {
        actor,
        who: actor === 'BUYER' ? USER : 'timer',
        cause: 'demo',
        locale: 'en',
      });
  };

const cancel = (reason: CancelReason) => step((at) => ({ type: 'cancel.asked', at, reason, remark: null }));
export const receive = step((at) => ({ type: 'receipt.confirmed', at }));

const remove = step((at) => ({ type: 'order.removed', at }));

const rateAll = async ({ context, db, orderNumber }: StepContext) => {
  const items = await db
    .select()
    .from(orderItems)
    .where(sql`order_number = ${orderNumber}`);
  await rate(
    context,
    db,
    { userId: USER, nickName: 'Dilani', locale: 'en', cause: 'demo' },
    items.map(({ orderItemId, prodId }) => ({
      orderItemId,
      prodId,
      score: 5,
      content: 'Arrived early, well packed and just as described.',
      pics: [],
      isAnonymous: 0,
    })),
  );
};

export const toTheCourier: Step[] = [
  [5 * minute, cash],
  [4 * hour, seller('accept')],
  [20 * hour, seller('ship')],
  [22 * hour, courier('collected', 'Colombo')],
];

/** The life of each order of the demo account, the oldest first: `age` is how long ago it was placed. */
const lives: Life[] = [
  {
    age: 24 * day,
    lines: 2,
    useCoins: true,
    steps: [
      ...toTheCourier,
      [30 * hour, courier('inTransit', 'Kegalle')],
      [44 * hour, courier('delivered', 'Colombo 03')],
      [3 * day, receive],
      [4 * day, rateAll],
    ],
  },
  {
    age: 20 * day,
    lines: 1,
    steps: [
      [10 * minute, cancel('duplicate_order')],
      [2 * day, remove],
    ],
  },
  { age: 17 * day, lines: 1, steps: [[orderDeadlines.pay, step((at) => ({ type: 'payDeadline.passed', at }), 'SYSTEM')]] },
  {
    age: 12 * day,
    lines: 1,
    steps: [...toTheCourier, [40 * hour, courier('failed', 'Colombo 03')], [4 * day, courier('returned', 'Colombo')]],
  },
  { age: 11 * day, lines: 2, steps: [...toTheCourier, [46 * hour, courier('delivered', 'Colombo 03')], [5 * day, receive]] },
  {
    age: 9 * day,
    lines: 1,
    steps: [
      [5 * minute, cash],
      [orderDeadlines.handling + orderDeadlines.sellerGrace + 5 * minute, step((at) => ({ type: 'shipDeadline.passed', at }), 'SYSTEM')],
    ],
  },
  { age: 6 * day, lines: 1, steps: [[6 * minute, cancel('changed_mind')]] },
  {
    age: 5 * day,
    lines: 2,
    useVoucher: true,
    steps: [
      ...toTheCourier,
      [30 * hour, courier('inTransit', 'Kurunegala')],
      [60 * hour, courier('destinationCity', 'Colombo')],
      [4 * day, courier('delivered', 'Colombo 03')],
    ],
  },
  {
    age: 3 * day,
    lines: 1,
    steps: [
      ...toTheCourier,
      [34 * hour, courier('inTransit', 'Kandy')],
      [50 * hour, courier('failed', 'Colombo 03')],
      [52 * hour, askShop],
      [53 * hour, answerAsShop],
    ],
  },
  { age: 2 * day, lines: 1, steps: [...toTheCourier, [30 * hour, courier('inTransit', 'Gampaha')]] },
  {
    age: 44 * hour,
    lines: 2,
    steps: [
      [5 * minute, cash],
      [4 * hour, seller('accept')],
      [20 * hour, shipOne],
      [22 * hour, courier('collected', 'Colombo')],
    ],
  },
  {
    age: 30 * hour,
    lines: 1,
    steps: [
      [5 * minute, cash],
      [4 * hour, seller('accept')],
      [28 * hour, cancel('found_cheaper')],
    ],
  },
  {
    age: 26 * hour,
    lines: 1,
    steps: [
      [5 * minute, cash],
      [6 * hour, seller('accept')],
    ],
  },
  { age: 3 * hour, lines: 1, steps: [[5 * minute, cash]] },
  { age: 8 * minute, lines: 2, useVoucher: true, steps: [] },
  { age: 2 * minute, lines: 1, steps: [] },
];

/** How many shops the demo's own orders are spread over. */
export const demoShops = (): number => lives.length + cardLives.length;

/** Orders paid by card, which need the bank of the demo. */
const cardLives: Life[] = [
  {
    age: 7 * day,
    lines: 1,
    steps: [
      [4 * minute, card],
      [2 * hour, cancel('too_long')],
    ],
  },
  {
    age: 3 * day + 2 * hour,
    lines: 1,
    steps: [
      [4 * minute, card],
      [4 * hour, seller('accept')],
      [20 * hour, seller('ship')],
      [22 * hour, courier('collected', 'Galle')],
      [30 * hour, courier('inTransit', 'Kalutara')],
    ],
  },
  { age: 90 * minute, lines: 2, steps: [[4 * minute, card]] },
  // It should have come by now, and its insurance pays for that.
  {
    age: 9 * day - hour,
    lines: 1,
    isInsured: true,
    steps: [
      [4 * minute, card],
      [4 * hour, seller('accept')],
      [20 * hour, seller('ship')],
      [22 * hour, courier('collected', 'Galle')],
    ],
  },
  { age: 20 * hour, lines: 2, steps: [[4 * minute, later]] },
];

export type DemoSku = { skuId: number; prodId: number; shopId: number };

/** Things that the demo account can have ordered: one shop after the other, so many of each shop. */
export async function demoSkus(db: Db, shops: number, each: number): Promise<DemoSku[][]> {
  const { regionId } = defaultRegion;
  const { rows } = await db.execute<DemoSku>(sql`
    select "skuId", "prodId", "shopId" from (
      select s.sku_id as "skuId", s.prod_id as "prodId", p.shop_id as "shopId", row_number() over (partition by p.shop_id
      order by p.prod_id) as place
      from skus s join products p using (prod_id) join shops h using (shop_id) join sku_prices c on c.sku_id = s.sku_id
      and c.region_id = ${regionId}
      where h.region_id = ${regionId} and h.status = 1 and p.status = 1 and s.status = 1 and s.sku_id % 100 = 1 and (s.stocks = -1
      or s.stocks - s.reserved >= 3)
        and p.cod and coalesce(p.max_buy, 9) > 1 and p.weight_g between 1 and 8000 and c.price between 100000 and 4000000
    ) ranked where place <= ${each} order by "shopId", "skuId"`);
  const byShop = new Map<number, DemoSku[]>();
  for (const sku of rows) byShop.set(sku.shopId, [...(byShop.get(sku.shopId) ?? []), sku]);
  return [...byShop.values()].filter((skus) => skus.length >= each).slice(0, shops);
}

async function place(
  context: MallContext,
  db: Db,
  skus: readonly DemoSku[],
  param: Omit<Life, 'age' | 'lines' | 'steps'>,
): Promise<string> {
  if (param.useVoucher) await collectTwoWeekVoucher(context, db);
  const basketIds: number[] = [];
  for (const { skuId, prodId, shopId } of skus)
    basketIds.push(
      (
        await changeItem(
          { db, userId: USER, view: view(context), at: context.clock.now() },
          { basketId: 0, count: 1, skuId, prodId, shopId },
        )
      ).basketId,
    );
  const preview = await confirm(context, db, USER, view(context), {
    basketIds,
    insurance: param.isInsured ? 1 : 0,
    useCoins: param.useCoins ? 1 : 0,
  });
  return (
    await submit({
      context,
      db,
      userId: USER,
      view: view(context),
      param: { checkoutToken: preview.checkoutToken, orderShopParam: [] },
      cause: 'demo',
      isSeat: false,
    })
  ).orderNumbers;
}

/** Places orders in the past and has them live until now, step by step. Without skus it does nothing. */
export async function live(context: MallContext, db: Db, lived: readonly Life[], skusByShop: readonly DemoSku[][]): Promise<void> {
  const now = context.clock.now();
  for (const [index, { age, lines, steps, ...param }] of lived.entries()) {
    const skus = skusByShop[index % Math.max(1, skusByShop.length)]?.slice(0, lines);
    if (!skus) return;
    const placedAt = now - age;
    const orderNumber = await place(houseAt(context, placedAt), db, skus, param);
    for (const [after, run] of steps) await run({ context: houseAt(context, placedAt + after), db, orderNumber });
  }
}

/**
 * Gives the demo account an order in every stage, each lived through the real rules at its own times; those paid by
 * card follow as soon as the bank answers. A catalogue too small for it gets as many as it can.
 */
export async function fillDemoOrders({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const skusByShop = await demoSkus(db, lives.length, 2);
  const now = context.clock.now();
  for (const couponUserId of await collectTwoWeekVoucher(houseAt(context, now - 40 * day), db))
    await tellEnding(context, db, couponUserId, now - 27 * day);
  await live(context, db, lives, skusByShop);
  if (skusByShop.length > 0) await setTimer(context, db, { kind: demoCards.kind, ref: USER, due: now, data: { pause: second } });
}

/** Pays the demo account's card orders once the bank is there; until then it asks less and less often. */
export const demoCards: TimerHandler = {
  kind: 'order.demoCards',
  async run({ context, db, ref, data, at }) {
    const isThere = await askStatus(context, 'none').then(
      () => true,
      () => false,
    );
    if (isThere) return live(context, db, cardLives, (await demoSkus(db, lives.length + cardLives.length, 2)).slice(-cardLives.length));
    const pause = Number(data['pause']);
    await setTimer(context, db, { kind: this.kind, ref, due: at + pause, data: { pause: pause * 2 } });
  },
};
