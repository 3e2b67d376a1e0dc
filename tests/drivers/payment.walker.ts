import { sql } from 'drizzle-orm';
import { attemptDeadlineOf, type PaymentContext, type PaymentEvent } from '#machines/rules/money/payment.ts';
import type { Stimulus } from '#flows/explorerState.ts';
import { holdPayment, moveTimers, stepPayment } from '#mall/payment/payment.step.ts';
import type { PaymentRow } from '#mall/payment/payment.tables.ts';
import { signedHeader } from '#mall/sandbox/keys.ts';
import { setTimer } from '#mall/platform/timers.ts';
import { testSecret, type TestMall } from '../mall/harness.ts';
import { stepDirectly } from './lifecycles.ts';
import { expectOk, newKey, orderDriver } from './order.driver.ts';

const card = 20;
const cash = 21;

/**
 * Takes an attempt to pay along a walk of its lifecycle, over two orders of one set. It begins through the route, while the
 * bank is away, so that the walk itself is the bank: its word comes signed through its route, deadlines and what other nouns
 * ask for ring by the mall's clock. Only that money is back, which the mall hears when it asks, is told directly.
 */
export class PaymentWalker {
  readonly #mall: TestMall;
  #payNo = '';
  #firstShare = 0;
  #told = 0;

  constructor(mall: TestMall) {
    this.#mall = mall;
  }

  async begin(isCash: boolean): Promise<void> {
    const driver = orderDriver(this.#mall);
    const shopper = await driver.newShopper();
    const [one, other] = [await driver.sku({ shop: 1 }), await driver.sku({ shop: 2 })];
    const { orderNumbers } = await driver.place(shopper, [
      { sku: one, count: 1 },
      { sku: other, count: 1 },
    ]);
    const way = isCash ? { payType: cash, codConfirmed: 1 } : { payType: card, vaultToken: 'walk' };
    this.#payNo = expectOk(
      await driver.askAs<{ payNo: string }>(shopper, 'POST', '/p/order/pay', { key: newKey(), body: { orderNumbers, ...way } }),
    ).payNo;
    const { rows } = await this.#mall.mall.context.db.execute<{ amount: string }>(
      sql`select amount from payment_order where pay_no = ${this.#payNo} order by order_number limit 1`,
    );
    this.#firstShare = Number(rows[0]?.amount ?? 0);
    if (!isCash) await this.#beforeTheBankWasAsked();
  }

  /** The route asks the bank at once and hears nothing; the walk begins the moment before. */
  async #beforeTheBankWasAsked(): Promise<void> {
    const { context } = this.#mall.mall;
    await context.db.transaction(async (db) => {
      await db.execute(sql`update payment set status = 'INIT' where pay_no = ${this.#payNo}`);
      const held = await holdPayment(db, this.#payNo);
      if (held) await moveTimers(context, db, held.payment, context.clock.now());
      await db.execute(sql`delete from timer where ref = ${this.#payNo} and kind = 'payment.reconcile'`);
    });
  }

  /** Where the attempt stands, by its row. */
  async row(): Promise<PaymentRow> {
    const { db } = this.#mall.mall.context;
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
  async take(stimulus: Stimulus, known: PaymentContext): Promise<boolean> {
    const { context } = this.#mall.mall;
    const row = await this.row();
    if (stimulus.kind === 'time') {
      const due = attemptDeadlineOf(row.status, row);
      if (due === null) throw new Error('no deadline runs for this attempt');
      expectOk(await this.#mall.ops('POST', '/_ops/clock', { advanceTo: new Date(due).toISOString() }));
      return true;
    }
    const bankEvent = stimulus.raw as PaymentEvent;
    const at = context.clock.now();
    const event: PaymentEvent =
      'amount' in bankEvent ? { ...bankEvent, at, amount: this.#own(bankEvent.amount, known, row) } : { ...bankEvent, at };
    await this.#tell(event, row);
    await this.#waitForTheWalk();
    return (await this.row()).version !== row.version;
  }

  /** The deadline runs as the row says; what the mall would now ask of the bank, the walk answers itself. */
  async #waitForTheWalk(): Promise<void> {
    const { context } = this.#mall.mall;
    await context.db.transaction(async (db) => {
      const held = await holdPayment(db, this.#payNo);
      if (held) await moveTimers(context, db, held.payment, context.clock.now());
      await db.execute(
        sql`delete from timer where ref like ${`${this.#payNo}%`} and kind in ('payment.release', 'payment.payBack', 'payment.reconcile')`,
      );
    });
  }

  /** The bank's word about the attempt, signed, through the mall's route. */
  async #say(charge: { state: string; amount: number; code?: string }): Promise<void> {
    this.#told += 1;
    const text = JSON.stringify({
      eventId: `${this.#payNo}-${this.#told}`,
      charge: {
        chargeId: this.#payNo,
        reference: this.#payNo,
        currency: 'LKR',
        code: null,
        refunded: 0,
        actionUrl: null,
        card: null,
        ...charge,
      },
    });
    const answer = await this.#mall.mall.fetch(
      new Request('http://mall/notice/pay/sandbox', {
        method: 'POST',
        body: text,
        headers: { 'acquirer-signature': signedHeader(testSecret, this.#mall.mall.context.clock.now(), text) },
      }),
    );
    if (answer.status !== 200) throw new Error(`the bank was not heard: ${answer.status} ${await answer.text()}`);
  }

  /** A timer that rings now, whenever it should. */
  async #ring(...timers: { kind: string; ref: string; data?: Record<string, unknown> }[]): Promise<void> {
    const { context } = this.#mall.mall;
    for (const timer of timers) await setTimer(context, context.db, { ...timer, due: context.clock.now() });
    expectOk(await this.#mall.ops('POST', '/_ops/clock', { advanceMs: 0 }));
  }

  async #shares(): Promise<{ orderNumber: string; amount: number }[]> {
    const { rows } = await this.#mall.mall.context.db.execute<{
      order_number: string;
      amount: string;
    }>(sql`select order_number, amount from payment_order where pay_no = ${this.#payNo}
      and not exists (select 1 from payment_refund where payment_refund.pay_no = payment_order.pay_no and payment_refund.order_number = payment_order.order_number) order by order_number`);
    return rows.map(({ order_number: orderNumber, amount }) => ({ orderNumber, amount: Number(amount) }));
  }

  async #tell(event: PaymentEvent, row: PaymentRow): Promise<void> {
    const payNo = this.#payNo;
    switch (event.type) {
      case 'action.needed':
        return this.#say({ state: 'REQUIRES_ACTION', amount: row.amount });
      case 'action.finished':
      case 'answer.awaited':
        return this.#say({ state: 'PENDING', amount: row.amount });
      case 'money.captured':
        return this.#say({ state: 'CAPTURED', amount: event.amount });
      case 'money.refused':
        return this.#say({ state: 'DECLINED', amount: row.amount, code: event.code });
      case 'attempt.cancelled':
        return this.#ring({ kind: 'payment.void', ref: payNo, data: { payNo } });
      case 'attemptDeadline.passed':
        return this.#ring({ kind: 'payment.deadline', ref: payNo });
      case 'cash.collected':
        return this.#ring(
          ...(await this.#shares()).map(({ orderNumber }) => ({
            kind: 'payment.cash',
            ref: orderNumber,
            data: { payNo, event: 'collected' },
          })),
        );
      case 'refund.started': {
        const [share] = await this.#shares();
        return share
          ? this.#ring({ kind: 'payment.refund', ref: share.orderNumber, data: { payNo, amount: share.amount } })
          : this.#step(event);
      }
      case 'refund.finished':
        return this.#step(event);
    }
  }

  async #step(event: PaymentEvent): Promise<void> {
    const { context } = this.#mall.mall;
    await context.db.transaction(async (db) => {
      const held = await holdPayment(db, this.#payNo);
      if (held)
        await stepDirectly(() => stepPayment(context, db, held, event, { actor: 'SYSTEM', who: 'walk', cause: 'walk', locale: 'en' }));
    });
  }
}
