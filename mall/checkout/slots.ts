import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import { messageText } from '../platform/messages.ts';
import type { SlotSnapshot } from '../order/order.tables.ts';
import type { Region } from '../region/region.ts';
import { rulesOf } from './regionRules.ts';
import { addDays, dayOf, momentOf } from './zonedTime.ts';

/** A window in which a shop brings parcels; `fee` in minor units. */
export type Slot = SlotSnapshot & { left: number; capacity: number; cutoff: number; refusal: 'SLOT_CUTOFF' | 'SLOT_FULL' | null };

const windows = [
  { start: '09:00', end: '13:00', isEvening: false },
  { start: '13:00', end: '17:00', isEvening: false },
  { start: '17:00', end: '21:00', isEvening: true },
] as const;

const usual = { capacity: 20, cutoffHours: 12 };

export const SLOT_DAYS = 7;

/**
 * The delivery slots of these shops for the next days on the region's clock, soonest first. `earliest` is the first day a parcel can be
 * there.
 */
export async function slotsOf(
  db: Db,
  input: { region: Region; shops: readonly { shopId: number; earliest: string | null }[]; days: number; at: number },
): Promise<Map<number, Slot[]>> {
  const { region, shops, at } = input;
  const shopIds = shops.map(({ shopId }) => shopId);
  if (shopIds.length === 0) return new Map();
  const rules = rulesOf(region.regionId);
  const today = dayOf(at, region.zone);
  const [{ rows: ruleRows }, { rows: seatRows }] = await pipelined([
    db.execute<{ shop_id: number; capacity: number; cutoff_hours: number }>(
      sql`select shop_id, capacity, cutoff_hours from slot_rule where shop_id in ${shopIds}`,
    ),
    // A slot's id begins with its day: seats of days gone by are not read.
    db.execute<{ shop_id: number; slot_id: string; taken: number }>(
      sql`select shop_id, slot_id, taken from slot_seat where shop_id in ${shopIds} and slot_id >= ${today}`,
    ),
  ]);
  const ruleByShop = new Map(ruleRows.map((row) => [row.shop_id, { capacity: row.capacity, cutoffHours: row.cutoff_hours }]));
  const takenBySlot = new Map(seatRows.map((row) => [`${row.shop_id}|${row.slot_id}`, row.taken]));
  return new Map(
    shops.map(({ shopId, earliest }) => {
      const { capacity, cutoffHours } = ruleByShop.get(shopId) ?? usual;
      const first = earliest && earliest > today ? earliest : today;
      const slots = Array.from({ length: input.days }, (_, index) => addDays(first, index)).flatMap((day) =>
        windows.map((window): Slot => {
          const slotId = `${day}T${window.start}`;
          const startsAt = momentOf(day, window.start, region.zone);
          const cutoff = startsAt - cutoffHours * 3_600_000;
          const left = Math.max(0, capacity - (takenBySlot.get(`${shopId}|${slotId}`) ?? 0));
          const full = left === 0 ? 'SLOT_FULL' : null;
          return {
            slotId,
            day,
            start: window.start,
            end: window.end,
            fee: window.isEvening ? rules.eveningSlotFee : rules.slotFee,
            startsAt,
            capacity,
            left,
            cutoff,
            refusal: at >= cutoff ? 'SLOT_CUTOFF' : full,
          };
        }),
      );
      return [shopId, slots];
    }),
  );
}

/** Takes one seat; false when the slot has filled up meanwhile. */
export async function takeSeat(db: Db, shopId: number, slot: Pick<Slot, 'slotId' | 'capacity'>): Promise<boolean> {
  const { rowCount } = await db.execute(sql`insert into slot_seat as seat (shop_id, slot_id, taken) values (${shopId}, ${slot.slotId}, 1)
    on conflict (shop_id, slot_id) do update set taken = seat.taken + 1 where seat.taken < ${slot.capacity}`);
  return rowCount === 1;
}

/** Why a slot cannot be chosen, as a sentence. */
export const slotReason = (slot: Slot, locale: Locale): string | null =>
  slot.refusal ? messageText(locale, `mall.reason.${slot.refusal}`) : null;
