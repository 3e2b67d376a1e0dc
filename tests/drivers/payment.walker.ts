import { sql } from 'drizzle-orm';
import { attemptDeadlineOf, type PaymentContext, type PaymentEvent } from '#machines/payment.ts';
import type { Happening } from '#flows/situation.ts';
import { holdPayment, moveTimers, stepPayment } from '#mall/payment/payment.step.ts';
import type { PaymentRow } from '#mall/payment/payment.tables.ts';
import type { TestMall } from '../mall/harness.ts';
import { withoutDoor } from './lifecycles.ts';
import { expectOk, newKey, orderDriver } from './order.driver.ts';

const card = 20;
const cash = 21;

/**
 * Takes an attempt to pay along a walk of its lifecycle, over two orders of one set. It begins through the door, while the
 * bank is away, so that the walk itself is the bank; its deadline rings by the mall's clock.
 */
export class PaymentWalker {
  readonly #mall: TestMall;
  #payNo = '';
  #firstShare = 0;

  constructor(mall: TestMall) {
    this.#mall = mall;
  }

  async begin(isCash: boolean): Promise<void> {
    const driver = orderDriver(this.#mall);
    const shopper = await driver.newShopper();
    const [one, other] = [await driver.ware({ shop: 1 }), await driver.ware({ shop: 2 })];
    const { orderNumbers } = await driver.place(shopper, [{ ware: one, count: 1 }, { ware: other, count: 1 }]);
    const way = isCash ? { payType: cash, codConfirmed: 1 } : { payType: card, vaultToken: 'walk' };
    this.#payNo = expectOk(await driver.askAs<{ payNo: string }>(shopper, 'POST', '/p/order/pay', { key: newKey(), body: { orderNumbers, ...way } })).payNo;
    const { rows } = await this.#mall.mall.house.db.execute<{ amount: string }>(sql`select amount from payment_order where pay_no = ${this.#payNo} order by order_number limit 1`);
    this.#firstShare = Number(rows[0]?.amount ?? 0);
    if (!isCash) await this.#beforeTheBankWasAsked();
  }

  /** The door asks the bank at once and hears nothing; the walk begins the moment before. */
  async #beforeTheBankWasAsked(): Promise<void> {
    const { house } = this.#mall.mall;
    await house.db.transaction(async (db) => {
      await db.execute(sql`update payment set status = 'INIT' where pay_no = ${this.#payNo}`);
      const held = await holdPayment(db, this.#payNo);
      if (held) await moveTimers(house, db, held.payment, house.clock.now());
      await db.execute(sql`delete from timer where ref = ${this.#payNo} and kind = 'payment.reconcile'`);
    });
  }

  /** Where the attempt stands, by its row. */
  async row(): Promise<PaymentRow> {
    const { db } = this.#mall.mall.house;
    const held = await db.transaction((locked) => holdPayment(locked, this.#payNo));
    if (!held) throw new Error(`attempt ${this.#payNo} is gone`);
    return held.payment;
  }

  /** The amount that the walk speaks of, in this attempt's own money. */
  #own(amount: number, known: PaymentContext, row: PaymentRow): number {
    if (amount === known.amount && known.captured === 0) return row.amount;
    if (known.captured > 0 && amount === known.captured - known.refunded) return row.captured - row.refunded;
    return amount > 1 ? this.#firstShare : amount;
  }

  /** Tells the mall one step of the walk; answers whether it was taken. */
  async take(happening: Happening, known: PaymentContext): Promise<boolean> {
    const { house } = this.#mall.mall;
    const row = await this.row();
    if (happening.kind === 'time') {
      const due = attemptDeadlineOf(row.status, row);
      if (due === null) throw new Error('no deadline runs for this attempt');
      expectOk(await this.#mall.ops('POST', '/_ops/clock', { advanceTo: new Date(due).toISOString() }));
      return true;
    }
    const told = happening.raw as PaymentEvent;
    const at = house.clock.now();
    const event: PaymentEvent = 'amount' in told ? { ...told, at, amount: this.#own(told.amount, known, row) } : { ...told, at };
    return house.db.transaction(async (db) => {
      const held = await holdPayment(db, this.#payNo);
      const isTaken = held !== null && (await withoutDoor(() => stepPayment(house, db, held, event, { actor: 'SYSTEM', who: 'walk', cause: 'walk', locale: 'en' })));
      // What the mall would now ask of the bank, the walk answers itself.
      await db.execute(sql`delete from timer where ref like ${`${this.#payNo}%`} and kind in ('payment.release', 'payment.payBack', 'payment.reconcile')`);
      return isTaken;
    });
  }
}
