import { sql } from 'drizzle-orm';
import type { Stimulus } from '#flows/explorerState.ts';
import type { RefundEvent, RefundInput } from '#machines/rules/refund/refund.ts';
import { moneyRefused, moneyReturned } from '#mall/refund/refund.money.ts';
import { REFUND_DEADLINE } from '#mall/refund/refund.transition.ts';
import type { RefundRow } from '#mall/refund/refund.tables.ts';
import { refunds } from '#mall/refund/refund.tables.ts';
import { setTimer } from '#mall/platform/timers.ts';
import { eq } from 'drizzle-orm';
import type { Answer, TestMall } from '../mall/harness.ts';
import { expectOk, type Shopper } from './order.driver.ts';
import { refundDriver, type Refund, type RefundDriver } from './refund.driver.ts';

const by = { actor: 'PAYMENT', who: 'walk', cause: 'walk', locale: 'en' } as const;
const isTaken = async (asked: Promise<Answer<unknown>>): Promise<boolean> => (await asked).status === 200;

/**
 * Takes a refund along a walk of its lifecycle: the buyer through his calls, seller, courier and mall through the simulation plane,
 * deadlines by the mall's clock, and the bank's word as the payment noun says it.
 */
export class RefundWalker {
  readonly #mall: TestMall;
  readonly #driver: RefundDriver;
  #shopper!: Shopper;
  #refund!: Refund;

  constructor(mall: TestMall) {
    this.#mall = mall;
    this.#driver = refundDriver(mall);
  }

  /** One piece of one shop that has arrived, and the refund of it. The walk itself is the bank: nothing else pays back. */
  async begin({ applyType, amount, isClaim }: RefundInput): Promise<void> {
    this.#shopper = await this.#driver.orders.newShopper();
    const order = await this.#driver.order(this.#shopper, [{ price: amount, count: 1 }], 'received', { insurance: isClaim ? 1 : 0 });
    await this.#mall.mall.context.db.execute(
      sql`update orders set pay_type = 20, pay_no = 'walk' where order_number = ${order.orderNumber}`,
    );
    const [line] = order.orderItemDtos;
    this.#refund = expectOk(
      isClaim
        ? await this.#driver.claim(this.#shopper, order.orderNumber, 'DAMAGED')
        : await this.#driver.apply(this.#shopper, order, { orderItemId: line?.orderItemId ?? 0, applyType }),
    );
  }

  async row(): Promise<RefundRow> {
    const [row] = await this.#mall.mall.context.db.select().from(refunds).where(eq(refunds.refundSn, this.#refund.refundSn));
    if (!row) throw new Error(`refund ${this.#refund.refundSn} is gone`);
    return row;
  }

  /** Tells the mall one step of the walk; true when it was taken. */
  async take(stimulus: Stimulus): Promise<boolean> {
    const { version, life } = await this.row();
    if (stimulus.kind === 'time') expectOk(await this.#driver.orders.travelTo(new Date(life.deadline ?? 0).toISOString()));
    else await this.#say(stimulus.raw as RefundEvent);
    return (await this.row()).version > version;
  }

  async #say(event: RefundEvent): Promise<boolean> {
    const [shopper, refund] = [this.#shopper, this.#refund];
    const { edit, escalate, withdraw, send, say } = this.#driver;
    const ops = (word: string, body: object = {}): Promise<boolean> => isTaken(say(refund.refundSn, word, body));
    switch (event.type) {
      case 'refund.edited':
        return isTaken(edit(shopper, refund, { applyType: event.applyType, refundAmount: event.amount / 100 }));
      case 'refund.escalated':
        return isTaken(escalate(shopper, refund));
      case 'refund.withdrawn':
        return isTaken(withdraw(shopper, refund));
      case 'goods.sent':
        return isTaken(send(shopper, refund));
      case 'number.corrected':
        return isTaken(send(shopper, refund, 'LP1234', true));
      case 'refund.accepted':
        return ops('accept');
      case 'refund.rejected':
        return ops('reject', { msg: 'It was whole when it left' });
      case 'refund.upheld':
        return ops('arbitrate', { inFavourOf: 'BUYER' });
      case 'refund.denied':
        return ops('arbitrate', { inFavourOf: 'SELLER' });
      case 'goods.delivered':
        return ops('delivered');
      case 'goods.received':
        return ops('received');
      case 'goods.refused':
        return ops('refuseGoods', { msg: 'The box is empty' });
      case 'money.returned':
      case 'money.refused':
        await this.#bank(event.type);
        return true;
      case 'order.closed':
        return this.#ring('refund.orderClosed', refund.orderNumber);
      default:
        return this.#ringEarly();
    }
  }

  async #bank(word: 'money.returned' | 'money.refused'): Promise<void> {
    const { context } = this.#mall.mall;
    await context.db.transaction((db) =>
      (word === 'money.returned' ? moneyReturned : moneyRefused)(context, db, this.#refund.refundSn, by),
    );
  }

  async #ring(kind: string, ref: string): Promise<boolean> {
    const { context } = this.#mall.mall;
    await setTimer(context, context.db, { kind, ref, due: context.clock.now() });
    await this.#mall.advance(0);
    return true;
  }

  /** The timer of a refund that rings too early: nothing happens, and it runs on as it did. */
  async #ringEarly(): Promise<boolean> {
    const { life, refundSn } = await this.row();
    await this.#ring(REFUND_DEADLINE, refundSn);
    const { context } = this.#mall.mall;
    if (life.deadline !== null) await setTimer(context, context.db, { kind: REFUND_DEADLINE, ref: refundSn, due: life.deadline });
    return false;
  }
}
