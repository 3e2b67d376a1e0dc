import { sql } from 'drizzle-orm';
import { orderSpans } from '#machines/orderSpans.ts';
import type { CancelReason, OrderEvent } from '#machines/order.ts';
import { changeItem } from '../cart/cart.change.ts';
import type { CartView } from '../cart/cart.ts';
import { confirm } from '../checkout/confirm.ts';
import { submit } from '../checkout/submit.ts';
import type { Db } from '../database.ts';
import { report, type CourierEvent } from '../delivery/courier.ts';
import { readParcels } from '../delivery/parcel.ts';
import type { House } from '../house.ts';
import type { Filling } from '../noun.ts';
import { askStatus } from '../payment/acquirer.ts';
import { pay } from '../payment/payment.ts';
import { payTypes } from '../payment/payMethods.ts';
import { defaultRegion } from '../region/region.ts';
import { rate } from '../review/rate.ts';
import { setTimer, type TimerHandler } from '../timers.ts';
import { orderItems } from './order.tables.ts';
import { lockOrders, stepOrder } from './order.step.ts';
import { sell, type SellerEvent } from './seller.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const USER = 'demo';
const view = (house: House): CartView => ({ house, region: defaultRegion, locale: 'en' });

/** One deed of somebody, so long after the order was placed. */
type Deed = [after: number, deed: (told: Told) => Promise<unknown>];
type Life = { age: number; lines: number; deeds: Deed[] };
type Told = { house: House; db: Db; orderNumber: string };

/** The house as it was: everything that asks its clock is told that moment. */
const houseAt = (house: House, at: number): House => ({ ...house, clock: { ...house.clock, now: () => at, iso: (moment = at) => new Date(moment).toISOString() } });

const payBy = (how: { payType: number; cardId: number | undefined }) => async ({ house, db, orderNumber }: Told) =>
  pay(house, db, { orderNumbers: [orderNumber], ...how, vaultToken: undefined, saveCard: false, codConfirmed: true, requestKey: null }, { userId: USER, locale: 'en', now: house.clock.now(), cause: 'demo' });

const cash = payBy({ payType: payTypes.cash, cardId: undefined });
const card = payBy({ payType: payTypes.card, cardId: 1 });

const seller = (event: SellerEvent) => async ({ house, db, orderNumber }: Told) => sell(house, db, orderNumber, event, {}, { actor: 'SELLER', who: 'seller', cause: 'demo', locale: 'en' });

const shipOne = async ({ house, db, orderNumber }: Told) => {
  const [item] = await db.select().from(orderItems).where(sql`order_number = ${orderNumber}`).orderBy(orderItems.orderItemId).limit(1);
  if (item) await sell(house, db, orderNumber, 'ship', { items: [{ orderItemId: item.orderItemId, count: 1 }] }, { actor: 'SELLER', who: 'seller', cause: 'demo', locale: 'en' });
};

const courier = (event: CourierEvent, location: string) => async ({ house, db, orderNumber }: Told) => {
  const [parcel] = await readParcels(db, orderNumber);
  if (parcel) await report(house, db, { dvyFlowId: parcel.dvyFlowId, event, location, note: null, at: house.clock.now() }, { actor: 'COURIER', who: 'courier', cause: 'demo', locale: 'en' });
};

const step = (of: (at: number) => OrderEvent, actor: 'BUYER' | 'SYSTEM' = 'BUYER') => async ({ house, db, orderNumber }: Told) => {
  const [order] = await lockOrders(db, [orderNumber]);
  if (order) await stepOrder(house, db, order, of(house.clock.now()), { actor, who: actor === 'BUYER' ? USER : 'timer', cause: 'demo', locale: 'en' });
};

const cancel = (reason: CancelReason) => step((at) => ({ type: 'cancel.asked', at, reason, remark: null }));
const receive = step((at) => ({ type: 'receipt.confirmed', at }));

const rateAll = async ({ house, db, orderNumber }: Told) => {
  const items = await db.select().from(orderItems).where(sql`order_number = ${orderNumber}`);
  await rate(house, db, { userId: USER, nickName: 'Dilani', locale: 'en', cause: 'demo' }, items.map(({ orderItemId, prodId }) => ({ orderItemId, prodId, score: 5, content: 'Arrived early, well packed and just as described.', pics: [], isAnonymous: 0 })));
};

const toTheCourier: Deed[] = [[5 * minute, cash], [4 * hour, seller('accept')], [20 * hour, seller('ship')], [22 * hour, courier('collected', 'Colombo')]];

/** The life of each order of the demo account, the oldest first: `age` is how long ago it was placed. */
const lives: Life[] = [
  { age: 24 * day, lines: 2, deeds: [...toTheCourier, [30 * hour, courier('inTransit', 'Kegalle')], [44 * hour, courier('delivered', 'Colombo 03')], [3 * day, receive], [4 * day, rateAll]] },
  { age: 17 * day, lines: 1, deeds: [[orderSpans.pay, step((at) => ({ type: 'payDeadline.passed', at }), 'SYSTEM')]] },
  { age: 12 * day, lines: 1, deeds: [...toTheCourier, [40 * hour, courier('failed', 'Colombo 03')], [4 * day, courier('returned', 'Colombo')]] },
  { age: 11 * day, lines: 2, deeds: [...toTheCourier, [46 * hour, courier('delivered', 'Colombo 03')], [5 * day, receive]] },
  { age: 9 * day, lines: 1, deeds: [[5 * minute, cash], [orderSpans.handling + orderSpans.sellerGrace + 5 * minute, step((at) => ({ type: 'shipDeadline.passed', at }), 'SYSTEM')]] },
  { age: 6 * day, lines: 1, deeds: [[6 * minute, cancel('changed_mind')]] },
  { age: 5 * day, lines: 2, deeds: [...toTheCourier, [30 * hour, courier('inTransit', 'Kurunegala')], [60 * hour, courier('destinationCity', 'Colombo')], [4 * day, courier('delivered', 'Colombo 03')]] },
  { age: 3 * day, lines: 1, deeds: [...toTheCourier, [34 * hour, courier('inTransit', 'Kandy')], [50 * hour, courier('failed', 'Colombo 03')]] },
  { age: 2 * day, lines: 1, deeds: [...toTheCourier, [30 * hour, courier('inTransit', 'Gampaha')]] },
  { age: 44 * hour, lines: 2, deeds: [[5 * minute, cash], [4 * hour, seller('accept')], [20 * hour, shipOne], [22 * hour, courier('collected', 'Colombo')]] },
  { age: 30 * hour, lines: 1, deeds: [[5 * minute, cash], [4 * hour, seller('accept')], [28 * hour, cancel('found_cheaper')]] },
  { age: 26 * hour, lines: 1, deeds: [[5 * minute, cash], [6 * hour, seller('accept')]] },
  { age: 3 * hour, lines: 1, deeds: [[5 * minute, cash]] },
  { age: 8 * minute, lines: 2, deeds: [] },
  { age: 2 * minute, lines: 1, deeds: [] },
];

/** Orders paid by card, which need the bank of the demo. */
const cardLives: Life[] = [
  { age: 7 * day, lines: 1, deeds: [[4 * minute, card], [2 * hour, cancel('too_long')]] },
  { age: 3 * day + 2 * hour, lines: 1, deeds: [[4 * minute, card], [4 * hour, seller('accept')], [20 * hour, seller('ship')], [22 * hour, courier('collected', 'Galle')], [30 * hour, courier('inTransit', 'Kalutara')]] },
  { age: 90 * minute, lines: 2, deeds: [[4 * minute, card]] },
];

type Ware = { skuId: number; prodId: number; shopId: number };

/** Things that the demo account can have ordered: one shop after the other, so many of each shop. */
async function waresOf(db: Db, shops: number, each: number): Promise<Ware[][]> {
  const { regionId } = defaultRegion;
  const { rows } = await db.execute<Ware>(sql`
    select "skuId", "prodId", "shopId" from (
      select s.sku_id as "skuId", s.prod_id as "prodId", p.shop_id as "shopId", row_number() over (partition by p.shop_id order by p.prod_id) as place
      from skus s join products p using (prod_id) join shops h using (shop_id) join sku_prices c on c.sku_id = s.sku_id and c.region_id = ${regionId}
      where h.region_id = ${regionId} and h.status = 1 and p.status = 1 and s.status = 1 and s.sku_id % 100 = 1 and (s.stocks = -1 or s.stocks - s.reserved >= 3)
        and p.cod and coalesce(p.max_buy, 9) > 1 and p.weight_g between 1 and 8000 and c.price between 100000 and 4000000
    ) ranked where place <= ${each} order by "shopId", "skuId"`);
  const byShop = new Map<number, Ware[]>();
  for (const ware of rows) byShop.set(ware.shopId, [...(byShop.get(ware.shopId) ?? []), ware]);
  return [...byShop.values()].filter((wares) => wares.length >= each).slice(0, shops);
}

async function place(house: House, db: Db, wares: readonly Ware[]): Promise<string> {
  const basketIds: number[] = [];
  for (const { skuId, prodId, shopId } of wares) basketIds.push((await changeItem({ db, userId: USER, view: view(house), at: house.clock.now() }, { basketId: 0, count: 1, skuId, prodId, shopId })).basketId);
  const preview = await confirm(house, db, USER, view(house), { basketIds });
  return (await submit({ house, db, userId: USER, view: view(house), wish: { checkoutToken: preview.checkoutToken, orderShopParam: [] }, cause: 'demo' })).orderNumbers;
}

async function live(house: House, db: Db, lived: readonly Life[], shelves: readonly Ware[][]): Promise<void> {
  const now = house.clock.now();
  for (const [index, { age, lines, deeds }] of lived.entries()) {
    const wares = shelves[index % Math.max(1, shelves.length)]?.slice(0, lines);
    if (!wares) return;
    const placedAt = now - age;
    const orderNumber = await place(houseAt(house, placedAt), db, wares);
    for (const [after, deed] of deeds) await deed({ house: houseAt(house, placedAt + after), db, orderNumber });
  }
}

/**
 * Gives the demo account an order in every stage, each lived through the real rules at its own times; those paid by
 * card follow as soon as the bank answers. A catalogue too small for it gets as many as it can.
 */
export async function fillDemoOrders({ house, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const shelves = await waresOf(db, lives.length, 2);
  await live(house, db, lives, shelves);
  if (shelves.length > 0) await setTimer(house, db, { kind: demoCards.kind, ref: USER, due: house.clock.now(), data: { pause: minute } });
}

/** Pays the demo account's card orders once the bank is there; until then it asks less and less often. */
export const demoCards: TimerHandler = {
  kind: 'order.demoCards',
  async run({ house, db, ref, data, at }) {
    const isThere = await askStatus(house, 'none').then(() => true, () => false);
    if (isThere) return live(house, db, cardLives, (await waresOf(db, lives.length + cardLives.length, 2)).slice(-cardLives.length));
    const pause = Number(data['pause']);
    await setTimer(house, db, { kind: this.kind, ref, due: at + pause, data: { pause: pause * 2 } });
  },
};
