import type { Hono } from 'hono';
import type { House } from '../house.ts';
import { opsBody } from '../ops/opsBody.ts';
import { refuse } from '../refusal.ts';
import { z } from '../shapes.ts';
import type { TimerRunner } from '../timers.ts';
import { codeOf } from './order.snapshot.ts';
import { sell, sellerEvents } from './seller.ts';

const shipment = z.object({
  items: z.array(z.object({ orderItemId: z.int(), count: z.int().min(1) })).min(1).optional(),
  company: z.string().min(1).max(60).optional(),
  trackingNo: z.string().min(1).max(40).optional(),
});

/** X5: the seller. */
export function sellerOps(app: Hono, house: House, timers: TimerRunner): void {
  app.post('/_ops/seller/:orderNumber/:event', async (context) => {
    const body = await opsBody(context.req.raw, shipment);
    const event = sellerEvents.find((each) => each === context.req.param('event'));
    if (!event) throw refuse('NOT_FOUND');
    const { order, dvyFlowId } = await house.db.transaction((db) => sell(house, db, context.req.param('orderNumber'), event, body, { actor: 'SELLER', who: 'seller', cause: 'ops', locale: 'en' }));
    await timers.ringDue();
    return context.json({ orderNumber: order.orderNumber, statusCode: codeOf(order), orderVersion: order.version, dvyFlowId });
  });
}
