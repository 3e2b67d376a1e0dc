import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import { parcelItems, parcels, parcelTraces, type ParcelItemRow, type ParcelRow, type ParcelTraceRow } from './delivery.tables.ts';

/** Where a parcel is (contract `Delivery.state`), and 5 for one that went back. */
export const parcelStates = { none: 0, collected: 1, inTransit: 2, destinationCity: 201, signed: 3, problem: 4, returned: 5 } as const;

const codes: Record<number, string> = {
  0: 'NONE',
  1: 'COLLECTED',
  2: 'IN_TRANSIT',
  201: 'DESTINATION_CITY',
  3: 'SIGNED',
  4: 'PROBLEM',
  5: 'RETURNED',
};

/** A parcel's state as the contract's word; `NONE` for a number that it has none for. */
export const stateCodeOf = (state: number): string => codes[state] ?? 'NONE';

/** A parcel beside what is in it and what happened to it, the newest trace first. */
export type ParcelSight = ParcelRow & { items: ParcelItemRow[]; traces: ParcelTraceRow[] };

/** An order's parcels, the newest first. */
export async function readParcels(db: Db, orderNumber: string): Promise<ParcelSight[]> {
  const rows = await db
    .select()
    .from(parcels)
    .where(eq(parcels.orderNumber, orderNumber))
    .orderBy(desc(parcels.sentAt), desc(parcels.dvyFlowId));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.dvyFlowId);
  const items = await db.select().from(parcelItems).where(inArray(parcelItems.dvyFlowId, ids)).orderBy(asc(parcelItems.orderItemId));
  const traces = await db.select().from(parcelTraces).where(inArray(parcelTraces.dvyFlowId, ids)).orderBy(desc(parcelTraces.seq));
  return rows.map((row) => ({
    ...row,
    items: items.filter((item) => item.dvyFlowId === row.dvyFlowId),
    traces: traces.filter((trace) => trace.dvyFlowId === row.dvyFlowId),
  }));
}
