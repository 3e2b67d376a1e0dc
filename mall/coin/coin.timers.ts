import { orderStatuses } from '#machines/rules/order/order.ts';
import { lockOrders } from '../order/order.transition.ts';
import { setTimer, type TimerHandler } from '../platform/timers.ts';
import { z } from '../platform/http/schemas.ts';
import { confirmInvitation } from '../invite/invite.ts';
import { COIN_EXPIRY, expireCoins } from './coin.ts';
import { COIN_EARNING, earnCoins } from './orderCoins.ts';

const DAY = 86_400_000;
const holder = z.object({ userId: z.string(), regionId: z.number() });

/** The refund window is over. While a refund of the order goes on nobody knows what it keeps: it is looked at again a day later. */
export const earning: TimerHandler = {
  kind: COIN_EARNING,
  async run({ context, db, ref, at }) {
    const [order] = await lockOrders(db, [ref]);
    if (!order || order.status === orderStatuses.closed) return;
    const { refundsOpen, linesHeld, captured, refunded } = order.life;
    if (refundsOpen > 0 || linesHeld > 0) return setTimer(context, db, { kind: COIN_EARNING, ref, due: at + DAY });
    await earnCoins({ context, db, order, at });
    if (captured > refunded) await confirmInvitation(context, db, { userId: order.userId, at });
  },
};

const expiry: TimerHandler = {
  kind: COIN_EXPIRY,
  run: ({ context, db, data, at }) => expireCoins(context, db, { ...holder.parse(data), at }),
};

export const coinTimers: readonly TimerHandler[] = [earning, expiry];
