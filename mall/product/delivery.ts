import type { z } from 'zod';
import { sql } from 'drizzle-orm';
import { toMajor } from '#machines/rules/money/money.ts';
import type { Locale } from '#machines/model/locale.ts';
import { pathOf } from '../address/area.ts';
import { rulesOf } from '../checkout/regionRules.ts';
import { addDays, dayOf, momentOf } from '../checkout/zonedTime.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { regionOf, type Region } from '../region/region.ts';
import type { deliveryEstimate } from './product.schemas.ts';

/** One shop's part of a delivery. `goods` in minor units; `isLocalOnly`: fresh things do not cross borders. */
export type Parcel = { shopRegionId: number; weightGrams: number; goods: number; isLocalOnly: boolean };
export type Delivery = {
  deliverable: boolean;
  reasonCode: 'NOT_DELIVERABLE' | null;
  fee: number | null;
  free: boolean;
  earliest: string | null;
  latest: string | null;
  courier: string | null;
  slots: boolean;
  /** The days move on at this moment, ms. */
  orderBy: number | null;
};

export type Zone = { minDays: number; maxDays: number; fee: number; feePerKg: number; maxKg: number | null; courier: string };

const dayMs = 86_400_000;
/** What crossing a border adds. */
const abroad = { minDays: 6, maxDays: 11, feeTimes: 3 };

/**
 * The zone of an address: its own area's row, else that of the nearest ancestor, else the region's (area 0). Null for an area of another
 * region: the mall does not deliver there from here.
 */
export async function zoneOf(db: Db, regionId: number, areaId: number | null): Promise<Zone | null> {
  const path = areaId === null ? [] : pathOf(areaId);
  if (areaId !== null && path.at(-1)?.areaId !== regionId) return null;
  const areaIds = path.map((area) => area.areaId);
  const found = await db.execute<Zone & { areaId: number }>(
    sql`select area_id as "areaId", min_days as "minDays", max_days as "maxDays", fee, fee_per_kg as "feePerKg", max_kg as "maxKg", courier
        from delivery_zones where region_id = ${regionId} and area_id in ${[0, ...areaIds]}`,
  );
  const byArea = new Map(found.rows.map((row) => [row.areaId, row]));
  for (const id of areaIds) {
    const zone = byArea.get(id);
    if (zone !== undefined) return zone;
  }
  return byArea.get(0) ?? null;
}

const zones = new WeakMap<MallContext, Map<number, Promise<Zone | null>>>();

/** The zone of "somewhere in the region", kept: only a new filling changes it. */
export function regionZone(context: MallContext, regionId: number): Promise<Zone | null> {
  const known = zones.get(context) ?? new Map<number, Promise<Zone | null>>();
  zones.set(context, known);
  const reading = known.get(regionId) ?? zoneOf(context.db, regionId, null);
  known.set(regionId, reading);
  reading.catch(() => known.delete(regionId));
  return reading;
}

/** The zones of delivery are read anew. */
export function forgetZones(context: MallContext): void {
  zones.delete(context);
}

/**
 * What it takes to bring each parcel to an address: whether it can be, when, and for how much (contract 4.7).
 * Free inside the region from the region's threshold, else by zone and started kilogram; from abroad slower and dearer.
 * `areaId`: the address's town (or any area above it); null: somewhere in the region. `at`: ms.
 */
export async function deliveryOf(
  db: Db,
  asked: { regionId: number; areaId: number | null; parcels: readonly Parcel[]; at: number },
): Promise<Delivery[]> {
  return deliveryIn(await zoneOf(db, asked.regionId, asked.areaId), asked);
}

/** The same for a zone already at hand. */
export function deliveryIn(zone: Zone | null, asked: { regionId: number; parcels: readonly Parcel[]; at: number }): Delivery[] {
  const rules = rulesOf(asked.regionId);
  const clock = regionOf(asked.regionId)?.zone ?? 'UTC';
  return asked.parcels.map((parcel) => {
    const isAbroad = parcel.shopRegionId !== asked.regionId;
    const kilos = Math.max(1, Math.ceil(parcel.weightGrams / 1000));
    if (zone === null || (isAbroad && parcel.isLocalOnly) || (zone.maxKg !== null && kilos > zone.maxKg)) {
      return {
        deliverable: false,
        reasonCode: 'NOT_DELIVERABLE',
        fee: null,
        free: false,
        earliest: null,
        latest: null,
        courier: null,
        slots: false,
        orderBy: null,
      };
    }
    const free = !isAbroad && parcel.goods >= rules.freeDeliveryFrom;
    const full = (zone.fee + zone.feePerKg * (kilos - 1)) * (isAbroad ? abroad.feeTimes : 1);
    return {
      deliverable: true,
      reasonCode: null,
      fee: free ? 0 : full,
      free,
      earliest: dayOf(asked.at + (zone.minDays + (isAbroad ? abroad.minDays : 0)) * dayMs, clock),
      latest: dayOf(asked.at + (zone.maxDays + (isAbroad ? abroad.maxDays : 0)) * dayMs, clock),
      courier: zone.courier,
      slots: !isAbroad,
      orderBy: momentOf(addDays(dayOf(asked.at, clock), 1), '00:00', clock),
    };
  });
}

/** A delivery as the contract says it. */
export function estimateOut(delivery: Delivery, region: Region, locale: Locale): z.input<typeof deliveryEstimate> {
  return {
    deliverable: delivery.deliverable,
    reason: delivery.reasonCode === null ? null : messageText(locale, `refusal.${delivery.reasonCode}`),
    fee: delivery.fee === null ? null : toMajor(delivery.fee, region.digits),
    free: delivery.free,
    currency: region.currency,
    priceSymbol: region.symbol,
    earliest: delivery.earliest,
    latest: delivery.latest,
    courier: delivery.courier,
    slots: delivery.slots,
    orderBy: delivery.orderBy === null ? null : new Date(delivery.orderBy).toISOString(),
  };
}
