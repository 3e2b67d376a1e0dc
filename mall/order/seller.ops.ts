import type { Hono } from 'hono';
import type { MallContext } from '../platform/mallContext.ts';
import { simulationBody } from '../simulation/simulationBody.ts';
import { refuse } from '../platform/http/refusal.ts';
import { z } from '../platform/http/schemas.ts';
import type { TimerRunner } from '../platform/timers.ts';
import { codeOf } from './order.snapshot.ts';
import { sell, sellerEvents } from './seller.ts';

const shipment = z.object({
  items: z
    .array(z.object({ orderItemId: z.int(), count: z.int().min(1) }))
    .min(1)
    .optional(),
  company: z.string().min(1).max(60).optional(),
  trackingNo: z.string().min(1).max(40).optional(),
});

/** X5: the seller. */
export function sellerOps(app: Hono, context: MallContext, timers: TimerRunner): void {
  app.post('/_ops/seller/:orderNumber/:event', async (c) => {
    const body = await simulationBody(c.req.raw, shipment);
    const event = sellerEvents.find((each) => each === c.req.param('event'));
    if (!event) throw refuse('NOT_FOUND');
    const { order, dvyFlowId } = await context.db.transaction((db) =>
      sell(context, db, c.req.param('orderNumber'), event, body, { actor: 'SELLER', who: 'seller', cause: 'ops', locale: 'en' }),
    );
    await timers.ringDue();
    return c.json({ orderNumber: order.orderNumber, statusCode: codeOf(order), orderVersion: order.version, dvyFlowId });
  });
}
