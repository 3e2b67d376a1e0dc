import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import {
  orderStatuses,
  timersOf,
  type OrderContext,
  type OrderEvent,
  type OrderPlace,
  type OrderTimer,
} from '#machines/rules/order/order.ts';
import type { Stimulus } from '#flows/explorerState.ts';
import { kindOf, lockOrders, transitionOrder } from '#mall/order/order.transition.ts';
import type { OrderRow } from '#mall/order/order.tables.ts';
import { setTimer } from '#mall/platform/timers.ts';
import { undoTimer } from '#mall/undo/undo.ts';
import type { Answer, TestMall } from '../mall/harness.ts';
import { coinDriver, type CoinDriver } from './coin.driver.ts';
import { confirmSeat, openTestGroup, submitSeat } from './group.driver.ts';
import { stepDirectly } from './lifecycles.ts';
import { expectOk, newKey, orderDriver, type Order, type OrderDriver, type Shopper } from './order.driver.ts';

/** How a step was told to the mall, and whether the mall refused it. */
type Told = { by: string; isRefused: boolean };

const refusedBy = async (asked: Promise<Answer<unknown>>): Promise<boolean> => (await asked).status !== 200;

/** What the shopper has to spend, far below the limit of the order. */
const coinsGiven = 100;

const hour = 3_600_000;
const day = 24 * hour;

/** A sample's event with the moment and the amounts of the order that is walked. */
function ownEventOf(event: OrderEvent, at: number, known: OrderContext, life: OrderContext): OrderEvent {
  switch (event.type) {
    case 'payment.started':
      return { ...event, at, attemptEnd: at + (event.attemptEnd - event.at) };
    case 'payment.captured':
      return { ...event, at, amount: event.amount === known.due ? life.due : event.amount };
    case 'refund.finished':
      return { ...event, at, amount: event.amount === known.captured - known.refunded ? life.captured - life.refunded : event.amount };
    default:
      return { ...event, at };
  }
}

/** The deadline that samples of an event speak of, and how long before it they are, in ms. */
const moments: Partial<Record<string, { deadline: (order: OrderContext) => number | null; before: number }>> = {
  'payment.started': { deadline: ({ payBy }) => payBy, before: 0 },
  'receipt.extended': { deadline: ({ receiveBy }) => receiveBy, before: day },
  'cancel.asked': { deadline: ({ sellerLateAt }) => sellerLateAt, before: hour },
};

const isDeadline = (type: OrderEvent['type']): type is OrderTimer => type.endsWith('Deadline.passed');

/**
 * Takes an order along a walk of its lifecycle: the buyer's, seller's and courier's steps through their routes, deadlines by
 * the mall's clock, and what the payment noun says, or no route can say (a parcel with more pieces than there are, a timer
 * that rings too early), through the one step that all routes end in.
 */
export class OrderWalker {
  readonly #mall: TestMall;
  readonly #driver: OrderDriver;
  readonly #coins: CoinDriver;
  #shopper!: Shopper;
  #orderNumber = '';

  constructor(mall: TestMall) {
    this.#mall = mall;
    this.#driver = orderDriver(mall);
    this.#coins = coinDriver(mall, this.#driver);
  }

  /** Orders three pieces in two lines of one shop, a part of them for coins. */
  async begin(sample: string): Promise<void> {
    this.#shopper = await this.#driver.newShopper();
    if (sample === 'a seat in a group') return this.#joinGroup();
    const options = { cod: sample !== 'no cash' };
    const [two, one] = [await this.#driver.sku(options), await this.#driver.sku(options)];
    await this.#coins.give(this.#shopper, coinsGiven);
    const pieces = [
      { sku: two, count: 2 },
      { sku: one, count: 1 },
    ];
    const placed = await this.#driver.place(this.#shopper, pieces, { useCoins: 1 });
    this.#orderNumber = placed.orderNumbers;
    await this.#takePaymentsPlace();
  }

  /** Takes one of many seats of a group buy, a part of it for coins. */
  async #joinGroup(): Promise<void> {
    await this.#coins.give(this.#shopper, coinsGiven);
    const group = await openTestGroup(this.#mall, { groupNumber: 9 });
    const preview = expectOk(await confirmSeat(this.#driver, this.#shopper, group, { useCoins: 1 }));
    this.#orderNumber = expectOk(await submitSeat(this.#driver, this.#shopper, preview.checkoutToken)).orderNumbers;
    await this.#takePaymentsPlace();
  }

  /** The walk itself is the payment noun: no attempt of the real one answers for this order. */
  async #takePaymentsPlace(): Promise<void> {
    await this.#mall.mall.context.db.execute(sql`update orders set pay_no = 'walk' where order_number = ${this.#orderNumber}`);
  }

  async #payCash(): Promise<boolean> {
    const isRefused = await refusedBy(this.#driver.payCash(this.#shopper, this.#orderNumber));
    if (!isRefused) await this.#takePaymentsPlace();
    return isRefused;
  }

  /** Where the order stands, by its row. */
  async row(): Promise<OrderRow> {
    const { db } = this.#mall.mall.context;
    const [order] = await db.transaction((locked) => lockOrders(locked, [this.#orderNumber]));
    if (!order) throw new Error(`order ${this.#orderNumber} is gone`);
    return order;
  }

  /**
   * Law: the shopper's coins are the sum of his records, each balance that of the one before and its change; a closed order has given
   * back what it took, any other keeps it; and the order's money is what its lines and fees cost without the coins.
   */
  async expectCoinsKept(): Promise<void> {
    const { status, priceLines, life } = await this.row();
    const mine = (await this.#coins.records(this.#shopper)).filter(({ orderNumber }) => orderNumber === this.#orderNumber);
    const sumOf = (...types: string[]): number =>
      mine.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0);
    expect([sumOf('SPEND'), sumOf('RETURN')], 'coins of the order').toEqual([
      -coinsGiven,
      status === orderStatuses.closed ? coinsGiven : 0,
    ]);
    expect(life.due, 'its money').toBe(priceLines.totalItemCost + priceLines.deliveryFee - coinsGiven * 100);
    expect(life.captured - life.refunded, 'its money').toBeLessThanOrEqual(life.due);
  }

  /** The history as the shopper reads it: what was, and what comes. */
  async timeline(): Promise<Order['timeline']> {
    return (await this.#driver.detail(this.#shopper, this.#orderNumber)).timeline;
  }

  /** Lets time pass until a moment. */
  async waitUntil(moment: string): Promise<void> {
    expectOk(await this.#driver.travelTo(moment));
  }

  async #step(event: OrderEvent): Promise<Told> {
    const { context } = this.#mall.mall;
    const isRefused = await context.db
      .transaction(async (db) => {
        const [order] = await lockOrders(db, [this.#orderNumber]);
        if (order)
          await stepDirectly(() =>
            transitionOrder(context, db, order, event, { actor: 'SYSTEM', who: 'walk', cause: 'walk', locale: 'en' }),
          );
        return false;
      })
      .catch((failed: unknown) => {
        if (failed instanceof Error && 'code' in failed) return true;
        throw failed;
      });
    return { by: 'step', isRefused };
  }

  async #parcel(): Promise<number> {
    const { rows } = await this.#mall.mall.context.db.execute<{ id: string }>(
      sql`select dvy_flow_id as id from parcel where order_number = ${this.#orderNumber} and state not in (3, 5) order by dvy_flow_id limit 1`,
    );
    return Number(rows[0]?.id ?? 0);
  }

  async #ship(units: number): Promise<boolean | null> {
    const { rows } = await this.#mall.mall.context.db.execute<{ id: string; left: number }>(
      sql`select order_item_id as id, count - shipped_count as left from order_item where order_number = ${this.#orderNumber} order by count - shipped_count desc`,
    );
    let rest = units;
    const items = rows.flatMap(({ id, left }) => {
      const count = Math.min(left, rest);
      rest -= count;
      return count > 0 ? [{ orderItemId: Number(id), count }] : [];
    });
    // More than there is: no line has so much left, but one line told often enough is too much together.
    for (const item of items.slice(0, 1)) for (; rest > 0; rest -= item.count) items.push({ ...item });
    return rest > 0 ? null : refusedBy(this.#driver.seller(this.#orderNumber, 'ship', { items, company: 'Lanka Post', trackingNo: 'LP1' }));
  }

  async #rate(lines: number): Promise<boolean | null> {
    const order = await this.#driver.detail(this.#shopper, this.#orderNumber);
    const waiting = order.orderItemDtos.filter((item) => item.commSts === 0).slice(0, lines);
    if (waiting.length < lines) return null;
    return refusedBy(this.#driver.rate(this.#shopper, { ...order, orderItemDtos: waiting }));
  }

  /** The route of a step, or null where only the step itself can be taken. */
  async #route(event: OrderEvent, isTooLate: boolean): Promise<boolean | null> {
    const { buyer, seller, courier, remove, cancel } = this.#driver;
    const [shopper, orderNumber] = [this.#shopper, this.#orderNumber];
    switch (event.type) {
      case 'cancel.asked': {
        const isRefused = await refusedBy(cancel(shopper, orderNumber, event.reason));
        if (!isRefused) await this.#thinkAgain();
        return isRefused;
      }
      case 'cancel.withdrawn':
        return refusedBy(buyer(shopper, 'withdrawCancel', orderNumber));
      case 'cancel.approved':
        return refusedBy(seller(orderNumber, 'approveCancel'));
      case 'cancel.rejected':
        return refusedBy(seller(orderNumber, 'rejectCancel'));
      case 'address.changed': {
        const addrId = await this.#driver.moreAddress(shopper, event.costsSame ? 'beside' : 'dear');
        return refusedBy(this.#driver.changeAddress(shopper, orderNumber, addrId));
      }
      case 'packing.started':
        return refusedBy(seller(orderNumber, 'accept'));
      case 'parcel.sent':
        return this.#ship(event.units);
      case 'cash.chosen':
        return this.#payCash();
      case 'trace.added':
        return refusedBy(courier(await this.#parcel(), event.isProblem ? 'failed' : 'inTransit'));
      case 'parcel.delivered':
        return (await this.#parcel()) === 0 ? null : refusedBy(courier(await this.#parcel(), 'delivered'));
      case 'parcel.returned':
        return refusedBy(courier(await this.#parcel(), 'returned'));
      case 'cash.collected':
        return (await this.#parcel()) === 0 ? null : refusedBy(courier(await this.#parcel(), 'codCollected'));
      case 'receipt.confirmed':
        return refusedBy(buyer(shopper, 'receipt', orderNumber));
      case 'receipt.extended':
        return refusedBy(buyer(shopper, 'extendReceipt', orderNumber));
      case 'lines.rated':
        return this.#rate(event.lines);
      case 'order.removed':
        return refusedBy(remove(shopper, orderNumber));
      case 'order.restored':
        return refusedBy(buyer(shopper, 'restore', orderNumber));
      case 'payment.started':
        return isTooLate
          ? refusedBy(
              this.#driver.askAs(shopper, 'POST', '/p/order/pay', {
                key: newKey(),
                body: { orderNumbers: orderNumber, payType: 20, vaultToken: 'walk' },
              }),
            )
          : null;
      default:
        return this.#ringEarly(event.type);
    }
  }

  /** Lets the moment pass in which whoever leaves a group buy may still stay. */
  async #thinkAgain(): Promise<void> {
    const { context } = this.#mall.mall;
    const { rows } = await context.db.execute<{ token: string }>(
      sql`select token from undo where kind = 'GROUP_LEFT' and ref = ${this.#orderNumber}`,
    );
    for (const { token } of rows) {
      await setTimer(context, context.db, { kind: undoTimer, ref: token, due: context.clock.now() });
      expectOk(await this.#mall.ops('POST', '/_ops/clock', { advanceMs: 0 }));
    }
  }

  /** A deadline's timer that rings too early: the lifecycle refuses, and it runs on as it did. */
  async #ringEarly(type: OrderEvent['type']): Promise<boolean | null> {
    if (!isDeadline(type)) return null;
    const { context } = this.#mall.mall;
    const before = await this.row();
    const running = timersOf(before as OrderPlace, before.life);
    const ref = this.#orderNumber;
    await setTimer(context, context.db, { kind: kindOf(type), ref, due: context.clock.now() });
    expectOk(await this.#mall.ops('POST', '/_ops/clock', { advanceMs: 0 }));
    for (const each of running) await setTimer(context, context.db, { kind: kindOf(each.type), ref, due: each.due });
    return (await this.row()).version === before.version;
  }

  /** The deadline that runs for the order in the mall, by its type. */
  async #due(type: string): Promise<number> {
    const order = await this.row();
    const timer = timersOf(order as OrderPlace, order.life).find((each) => each.type === type);
    if (!timer) throw new Error(`no ${type} runs for this order`);
    return timer.due;
  }

  /** Tells the mall one step of the walk. Amounts and moments are the real order's, where the walk speaks of its own. */
  async take(stimulus: Stimulus, known: OrderContext): Promise<Told> {
    if (stimulus.kind === 'time') {
      expectOk(await this.#driver.travelTo(new Date(await this.#due(stimulus.id)).toISOString()));
      return { by: 'clock', isRefused: false };
    }
    const { life } = await this.row();
    const event = stimulus.raw as OrderEvent;
    const at = await this.#moveClock(stimulus, known, life);
    const own = ownEventOf(event, at, known, life);
    const isRefused = await this.#route(own, stimulus.at === known.payBy);
    return isRefused === null ? this.#step(own) : { by: 'route', isRefused };
  }

  /** A sample that speaks of a moment moves the mall's clock to the same distance from the deadline it is about. */
  async #moveClock(stimulus: Stimulus, known: OrderContext, life: OrderContext): Promise<number> {
    const { context } = this.#mall.mall;
    const moment = moments[stimulus.type];
    const deadline = moment?.deadline(known) ?? null;
    const isMeant = moment !== undefined && deadline !== null && deadline - stimulus.at === moment.before;
    const target = isMeant ? (moment.deadline(life) ?? 0) - moment.before : null;
    if (target !== null && target > context.clock.now()) await context.clock.keep(context.db, { frozenAt: target, offset: 0 });
    return context.clock.now();
  }
}
