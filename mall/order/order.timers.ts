import type { OrderEvent, OrderTimer } from '#machines/rules/order/order.ts';
import type { TimerHandler } from '../platform/timers.ts';
import { byTimer, kindOf, lockOrders, mayTransition, transitionOrder } from './order.transition.ts';

const events: readonly OrderTimer[] = [
  'payDeadline.passed',
  'cancelDeadline.passed',
  'shipDeadline.passed',
  'receiveDeadline.passed',
  'rateDeadline.passed',
  'binDeadline.passed',
];

/** O6, O14, O20, O26, O28, O34: the deadline itself is the moment of the step. */
export const orderTimers: readonly TimerHandler[] = events.map((type) => ({
  kind: kindOf(type),
  async run({ context, db, ref, at }) {
    const [order] = await lockOrders(db, [ref]);
    const event: OrderEvent = { type, at };
    // Whoever was faster (a payment, a receipt) has already moved or cleared this timer.
    if (!order || mayTransition(order, event) !== null) return;
    await transitionOrder(context, db, order, event, byTimer(kindOf(type), order.lang));
  },
}));
