import { whyNotRefund } from '#machines/rules/refund/refund.refusals.ts';
import { timerOf } from '#machines/rules/refund/refund.ts';
import { byTimer, lockOrders } from '../order/order.transition.ts';
import type { TimerHandler } from '../platform/timers.ts';
import { payInCoins, REFUND_COINS } from './refund.money.ts';
import { refundSnapshotOf } from './refund.snapshot.ts';
import { holdRefund, REFUND_DEADLINE, refundsUnderWay, stepRefund } from './refund.transition.ts';

/** RF3, RF4, RF8, RF11, RF16: whoever's turn it was said nothing in time. */
const deadline: TimerHandler = {
  kind: REFUND_DEADLINE,
  async run({ context, db, ref, at }) {
    const held = await holdRefund(db, ref);
    const timer = held && timerOf(held.refund.state, held.refund.life);
    // Whoever was faster has already moved this timer.
    if (!held || !timer || whyNotRefund(refundSnapshotOf(held.refund), { type: timer.type, at }) !== null) return;
    await stepRefund(context, db, held, { type: timer.type, at }, byTimer(REFUND_DEADLINE));
  },
};

/** The order was closed and gives everything back: nobody decides about its refunds any more. Money on its way arrives. */
const orderClosed: TimerHandler = {
  kind: 'refund.orderClosed',
  async run({ context, db, ref, at }) {
    const [order] = await lockOrders(db, [ref]);
    if (!order) return;
    for (const refund of await refundsUnderWay(db, ref))
      if (refund.state !== 'refunding' && refund.state !== 'received')
        await stepRefund(context, db, { refund, order }, { type: 'order.closed', at }, byTimer('refund.orderClosed'));
  },
};

const coins: TimerHandler = { kind: REFUND_COINS, run: ({ context, db, ref, at }) => payInCoins(context, db, ref, at) };

export const refundTimers: readonly TimerHandler[] = [deadline, orderClosed, coins];
