import { desc, eq } from 'drizzle-orm';
import type { OrderEvent } from '#machines/rules/order/order.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { lockOrders, transitionOrder, type TransitionBy } from '../order/order.transition.ts';
import type { OrderRow } from '../order/order.tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { parcels, parcelTraces, type ParcelRow } from './delivery.tables.ts';
import { parcelStates } from './parcel.ts';

export const courierEvents = ['collected', 'inTransit', 'destinationCity', 'delivered', 'failed', 'codCollected', 'returned'] as const;
export type CourierEvent = (typeof courierEvents)[number];

/** What the courier reports of one parcel. */
export type CourierReport = { dvyFlowId: number; event: CourierEvent; location: string | null; note: string | null; at: number };

const states: Record<CourierEvent, number | null> = {
  collected: parcelStates.collected,
  inTransit: parcelStates.inTransit,
  destinationCity: parcelStates.destinationCity,
  delivered: parcelStates.signed,
  failed: parcelStates.problem,
  codCollected: null,
  returned: parcelStates.returned,
};

function eventOf({ event, at }: CourierReport): OrderEvent {
  switch (event) {
    case 'delivered':
      return { type: 'parcel.delivered', at };
    case 'returned':
      return { type: 'parcel.returned', at };
    case 'codCollected':
      return { type: 'cash.collected', at };
    default:
      return { type: 'trace.added', at, isProblem: event === 'failed' };
  }
}

/**
 * Writes a trace and takes the order's step that follows from it (X6: O21 to O23). The same final report twice changes nothing.
 * @throws Refusal NOT_FOUND, TRANSITION_NOT_ALLOWED
 */
export async function report(context: MallContext, db: Db, told: CourierReport, by: TransitionBy): Promise<OrderRow> {
  const [unlocked] = await db.select().from(parcels).where(eq(parcels.dvyFlowId, told.dvyFlowId));
  if (!unlocked) throw refuse('NOT_FOUND');
  const [order] = await lockOrders(db, [unlocked.orderNumber]);
  const [parcel] = await db.select().from(parcels).where(eq(parcels.dvyFlowId, told.dvyFlowId));
  if (!order || !parcel) throw refuse('NOT_FOUND');
  const state = states[told.event];
  if (isAtItsEnd(parcel)) {
    if (state === parcel.state) return order;
    throw refuse('TRANSITION_NOT_ALLOWED', { data: { from: parcel.state, event: told.event } });
  }
  const stepped = await transitionOrder(context, db, order, eventOf(told), by);
  const [last] = await db
    .select({ seq: parcelTraces.seq })
    .from(parcelTraces)
    .where(eq(parcelTraces.dvyFlowId, parcel.dvyFlowId))
    .orderBy(desc(parcelTraces.seq))
    .limit(1);
  await db.insert(parcelTraces).values({
    dvyFlowId: parcel.dvyFlowId,
    seq: (last?.seq ?? 0) + 1,
    at: told.at,
    state: state ?? parcel.state,
    location: told.location,
    note: told.note,
  });
  if (state !== null) await db.update(parcels).set({ state }).where(eq(parcels.dvyFlowId, parcel.dvyFlowId));
  return stepped;
}

const isAtItsEnd = (parcel: ParcelRow): boolean => parcel.state === parcelStates.signed || parcel.state === parcelStates.returned;
