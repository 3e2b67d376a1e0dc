import type { Hono } from 'hono';
import { door } from '../door.ts';
import type { House } from '../house.ts';
import { say } from '../lang.ts';
import type { Noun } from '../noun.ts';
import { opsBody } from '../ops/opsBody.ts';
import { findOrder } from '../order/order.list.ts';
import { orderItem } from '../order/order.shapes.ts';
import { codeOf } from '../order/order.snapshot.ts';
import { itemOf, sightsOf } from '../order/order.view.ts';
import { date, i64, int, ts, url, z } from '../shapes.ts';
import type { TimerRunner } from '../timers.ts';
import { courierEvents, report } from './courier.ts';
import { readParcels, stateCodeOf } from './parcel.ts';

const delivery = z
  .object({
    dvyFlowId: i64, companyName: z.string(), companyHomeUrl: url.nullable(), logo: url.nullable(), trackingNumber: z.string(), state: int, stateCode: z.string(), eta: date.nullable(),
    traces: z.array(z.object({ acceptTime: ts, acceptStation: z.string(), location: z.string().nullable(), stateCode: z.string() }).openapi('DeliveryTrace')), items: z.array(orderItem), proof: url.nullable(),
  })
  .openapi('Delivery');

const deliveries = door({
  id: 'M15', operationId: 'deliveries', method: 'get', path: '/p/myDelivery/delivery/{orderNumber}', who: 'user', summary: 'The parcels of an order, each with its way so far',
  params: z.object({ orderNumber: z.string().min(1).max(32) }), answer: z.array(delivery),
  async handler({ db, user, params, locale }) {
    const order = await findOrder(db, user.userId, params.orderNumber);
    const [sight] = await sightsOf(db, [order]);
    return (await readParcels(db, order.orderNumber)).map((parcel) => ({
      dvyFlowId: parcel.dvyFlowId, companyName: parcel.company, companyHomeUrl: null, logo: null, trackingNumber: parcel.trackingNo, state: parcel.state, stateCode: stateCodeOf(parcel.state), eta: parcel.eta,
      traces: parcel.traces.map((trace) => ({
        acceptTime: new Date(trace.at).toISOString(), acceptStation: trace.note ?? say(locale, `mall.trace.${stateCodeOf(trace.state)}`), location: trace.location, stateCode: stateCodeOf(trace.state),
      })),
      items: parcel.items.flatMap(({ orderItemId, count }) => {
        const item = sight?.items.find((each) => each.orderItemId === orderItemId);
        return item ? [{ ...itemOf(item, order, locale), shippedCount: count }] : [];
      }),
      proof: null,
    }));
  },
});

const reportParam = z.object({ event: z.enum(courierEvents), location: z.string().max(100).nullish(), note: z.string().max(200).nullish() });

/** X6: the courier. */
function courierOps(app: Hono, house: House, timers: TimerRunner): void {
  app.post('/_ops/courier/:dvyFlowId/event', async (context) => {
    const { event, location, note } = await opsBody(context.req.raw, reportParam);
    const order = await house.db.transaction((db) =>
      report(house, db, { dvyFlowId: Number(context.req.param('dvyFlowId')), event, location: location ?? null, note: note ?? null, at: house.clock.now() }, { actor: 'COURIER', who: 'courier', cause: 'ops', locale: 'en' }),
    );
    await timers.ringDue();
    return context.json({ orderNumber: order.orderNumber, statusCode: codeOf(order), orderVersion: order.version });
  });
}

export const deliveryNoun: Noun = { name: 'delivery', doors: [deliveries], ops: courierOps };
