import type { Hono } from 'hono';
import type { RefundEvent } from '#machines/rules/refund/refund.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { z } from '../platform/http/schemas.ts';
import { simulationBody } from '../simulation/simulationBody.ts';
import type { TimerRunner } from '../platform/timers.ts';
import { tellPayBack } from '../payment/payment.refund.ts';
import type { OrderActor } from '../order/order.tables.ts';
import { refundCode } from './refund.snapshot.ts';
import { holdRefund, stepRefund, type RefundChange } from './refund.transition.ts';

const body = z.object({
  msg: z.string().trim().min(1).max(500).optional(),
  inFavourOf: z.enum(['BUYER', 'SELLER']).optional(),
});
type Body = z.output<typeof body>;

type Said = {
  type: RefundEvent['type'] &
    ('refund.accepted' | 'refund.rejected' | 'goods.delivered' | 'goods.received' | 'goods.refused' | 'refund.upheld' | 'refund.denied');
  actor: OrderActor;
  change?: RefundChange;
};

/** What each word of the other side means; null for one that is none. */
function saidBy(event: string, { msg, inFavourOf = 'BUYER' }: Body): Said | null {
  switch (event) {
    case 'accept':
      return { type: 'refund.accepted', actor: 'SELLER', change: { sellerMsg: msg ?? null } };
    case 'reject':
      return { type: 'refund.rejected', actor: 'SELLER', change: { rejectMessage: msg ?? null } };
    case 'delivered':
      return { type: 'goods.delivered', actor: 'COURIER' };
    case 'received':
      return { type: 'goods.received', actor: 'SELLER' };
    case 'refuseGoods':
      return { type: 'goods.refused', actor: 'SELLER', change: { rejectMessage: msg ?? null } };
    case 'arbitrate':
      return {
        type: inFavourOf === 'BUYER' ? 'refund.upheld' : 'refund.denied',
        actor: 'MALL',
        change: { sellerMsg: msg ?? null },
      };
    default:
      return null;
  }
}

async function tell(context: MallContext, db: Db, refundSn: string, { type, actor, change }: Said): Promise<void> {
  const held = await holdRefund(db, refundSn);
  if (!held) throw refuse('NOT_FOUND');
  const by = { actor, who: actor.toLowerCase(), cause: 'ops', locale: 'en' as const };
  await stepRefund(context, db, held, { type, at: context.clock.now() }, by, change);
}

/**
 * X7: the other side of a refund. `accept {msg?}`, `reject {msg}`, `delivered`, `received`, `refuseGoods {msg}` for the seller and the
 * courier, `arbitrate {inFavourOf: BUYER|SELLER, msg?}` for the mall, `refundOk` and `refundFail` for the bank.
 */
export function refundOps(app: Hono, context: MallContext, timers: TimerRunner): void {
  app.post('/_ops/refund/:refundSn/:event', async (c) => {
    const ruling = await simulationBody(c.req.raw, body);
    const { refundSn, event } = c.req.param();
    // What the bank is asked for stands in a timer: it has to be asked before it can answer.
    await timers.ringDue();
    await context.db.transaction(async (db) => {
      const step = saidBy(event, ruling);
      if (step) await tell(context, db, refundSn, step);
      else if (event !== 'refundOk' && event !== 'refundFail') throw refuse('NOT_FOUND');
      else if (!(await tellPayBack(context, db, refundSn, event === 'refundOk'))) throw refuse('TRANSITION_NOT_ALLOWED');
    });
    await timers.ringDue();
    const held = await context.db.transaction((db) => holdRefund(db, refundSn));
    if (!held) throw refuse('NOT_FOUND');
    return c.json({ refundSn, statusCode: refundCode(held.refund), refundVersion: held.refund.version });
  });
}
