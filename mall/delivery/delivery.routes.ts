import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { route } from '../platform/http/route.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import type { Module } from '../platform/module.ts';
import { simulationBody } from '../simulation/simulationBody.ts';
import { findOrder } from '../order/order.list.ts';
import { orderItem } from '../order/order.schemas.ts';
import { codeOf } from '../order/order.snapshot.ts';
import type { OrderRow } from '../order/order.tables.ts';
import { itemOf, sightsOf, type OrderSight } from '../order/order.view.ts';
import { date, i64, i64Text, int, ts, url, z } from '../platform/http/schemas.ts';
import type { TimerRunner } from '../platform/timers.ts';
import { courierEvents, report } from './courier.ts';
import { parcels } from './delivery.tables.ts';
import { readParcels, stateCodeOf, type ParcelSight } from './parcel.ts';

const delivery = z
  .object({
    dvyFlowId: i64,
    companyName: z.string(),
    companyHomeUrl: url.nullable(),
    logo: url.nullable(),
    trackingNumber: z.string(),
    state: int,
    stateCode: z.string(),
    eta: date.nullable(),
    traces: z.array(
      z
        .object({ acceptTime: ts, acceptStation: z.string(), location: z.string().nullable(), stateCode: z.string() })
        .openapi('DeliveryTrace'),
    ),
    items: z.array(orderItem),
    proof: url.nullable(),
  })
  .openapi('Delivery');

/** In which language, and when. */
type Reading = { locale: Locale; now: number };

/** A parcel with its way so far, in the caller's language. */
function deliveryOf(parcel: ParcelSight, { order, items }: OrderSight, { locale, now }: Reading): z.input<typeof delivery> {
  return {
    dvyFlowId: parcel.dvyFlowId,
    companyName: parcel.company,
    companyHomeUrl: null,
    logo: null,
    trackingNumber: parcel.trackingNo,
    state: parcel.state,
    stateCode: stateCodeOf(parcel.state),
    eta: parcel.eta,
    traces: parcel.traces.map((trace) => ({
      acceptTime: new Date(trace.at).toISOString(),
      acceptStation: trace.note ?? messageText(locale, `mall.trace.${stateCodeOf(trace.state)}`),
      location: trace.location,
      stateCode: stateCodeOf(trace.state),
    })),
    items: parcel.items.flatMap(({ orderItemId, count }) => {
      const item = items.find((each) => each.orderItemId === orderItemId);
      return item ? [{ ...itemOf(item, order, locale, now), shippedCount: count }] : [];
    }),
    proof: null,
  };
}

/** The parcels of one of the shopper's orders, the newest first. */
async function deliveriesOf(db: Db, order: OrderRow, reading: Reading): Promise<z.input<typeof delivery>[]> {
  const sights = await sightsOf(db, [order]);
  const sent = await readParcels(db, order.orderNumber);
  return sights.flatMap((sight) => sent.map((parcel) => deliveryOf(parcel, sight, reading)));
}

const deliveries = route({
  id: 'M15',
  operationId: 'deliveries',
  method: 'get',
  path: '/p/myDelivery/delivery/{orderNumber}',
  who: 'user',
  summary: 'The parcels of an order, each with its way so far',
  params: z.object({ orderNumber: z.string().min(1).max(32) }),
  answer: z.array(delivery),
  handler: async ({ db, user, params, ...reading }) => deliveriesOf(db, await findOrder(db, user.userId, params.orderNumber), reading),
});

const track = route({
  id: 'M16',
  operationId: 'trackDelivery',
  method: 'get',
  path: '/p/myDelivery/track',
  who: 'user',
  summary: 'One parcel with its way so far',
  query: z.object({ dvyFlowId: i64Text }),
  answer: delivery,
  async handler({ db, user, query, ...reading }) {
    const [parcel] = await db.select().from(parcels).where(eq(parcels.dvyFlowId, query.dvyFlowId));
    if (!parcel) throw refuse('NOT_FOUND');
    const order = await findOrder(db, user.userId, parcel.orderNumber);
    const found = (await deliveriesOf(db, order, reading)).find(({ dvyFlowId }) => dvyFlowId === query.dvyFlowId);
    if (!found) throw refuse('NOT_FOUND');
    return found;
  },
});

const reportParam = z.object({
  event: z.enum(courierEvents),
  location: z.string().max(100).nullish(),
  note: z.string().max(200).nullish(),
});

/** X6: the courier. */
function courierOps(app: Hono, context: MallContext, timers: TimerRunner): void {
  app.post('/_ops/courier/:dvyFlowId/event', async (c) => {
    const { event, location, note } = await simulationBody(c.req.raw, reportParam);
    const order = await context.db.transaction((db) =>
      report(
        context,
        db,
        { dvyFlowId: Number(c.req.param('dvyFlowId')), event, location: location ?? null, note: note ?? null, at: context.clock.now() },
        { actor: 'COURIER', who: 'courier', cause: 'ops', locale: 'en' },
      ),
    );
    await timers.ringDue();
    return c.json({ orderNumber: order.orderNumber, statusCode: codeOf(order), orderVersion: order.version });
  });
}

export const deliveryModule: Module = { name: 'delivery', routes: [deliveries, track], ops: courierOps };
