import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import { dayOf } from '../checkout/zonedTime.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { cardsInAnyRegion } from '../product/cardInAnyRegion.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Region } from '../region/region.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import type { browseLog, browseParam } from './footprint.schemas.ts';

/** So long, in ms, the mall remembers what a shopper looked at. */
const keptFor = 90 * 86_400_000;

export type Walker = { context: MallContext; db: Db; userId: string };
type Look = z.output<typeof browseParam>;

/** Rings on the shopper's stream that the footprint is another one (C11). */
const tellFootprint = ({ context, db, userId }: Walker): Promise<void> =>
  context.events.tell(db, userId, { type: 'footprint', ref: userId, at: context.clock.now() });

/** Writes what was looked at, once per product and day of `zone`; unknown products are passed over. Answers how many were known. */
async function write(walker: Walker, looks: readonly Look[], zone: string): Promise<number> {
  const { context, db, userId } = walker;
  const now = context.clock.now();
  await db.execute(sql`delete from browse_log where user_id = ${userId} and browsed_at < ${now - keptFor}`);
  let known = 0;
  for (const { prodId, browseTime } of [...looks].sort((one, other) => one.prodId - other.prodId)) {
    const at = browseTime === undefined ? now : Math.min(now, Date.parse(browseTime));
    if (at < now - keptFor) continue;
    const { rowCount } = await db.execute(sql`
      insert into browse_log (id, user_id, prod_id, day, browsed_at) select ${context.nextId()}, ${userId}, prod_id,
      ${dayOf(at, zone)}::date, ${at} from products where prod_id = ${prodId}
      on conflict (user_id, prod_id, day) do update set browsed_at = greatest(browse_log.browsed_at, excluded.browsed_at)`);
    known += rowCount ?? 0;
  }
  if (known > 0) await tellFootprint(walker);
  return known;
}

/** H13: a product was looked at. @throws Refusal NOT_FOUND for an unknown product */
export async function addLook(walker: Walker, look: Look, zone: string): Promise<void> {
  const { rowCount } = await walker.db.execute(sql`select 1 from products where prod_id = ${look.prodId}`);
  if (!rowCount) throw refuse('NOT_FOUND');
  await write(walker, [look], zone);
}

/** H16: what was looked at elsewhere, each at its own time: before the login, or taken out and wanted back. */
export async function addLooks(walker: Walker, looks: readonly Look[], zone: string): Promise<void> {
  await write(walker, looks, zone);
}

/** How many entries the footprint has. */
export async function countLooks({ context, db, userId }: Walker): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from browse_log where user_id = ${userId} and browsed_at >= ${context.clock.now() - keptFor}`,
  );
  return rows[0]?.count ?? 0;
}

/** H14: what was looked at, the last first; `day` is the day on which it was, where the shopper was then. */
export async function looksPage(walker: Walker, at: { region: Region; locale: Locale }, intent: PageParam) {
  const { context, db, userId } = walker;
  const slice = sliceOf(intent);
  const [{ rows }, total] = await Promise.all([
    db.execute<{ id: number; prodId: number; day: string; browsedAt: number }>(sql`
      select id, prod_id as "prodId", day::text as day, browsed_at as "browsedAt" from browse_log where user_id = ${userId}
      and browsed_at >= ${context.clock.now() - keptFor}
      order by day desc, browsed_at desc, id desc limit ${slice.limit} offset ${slice.offset}`),
    countLooks(walker),
  ]);
  const cards = await cardsInAnyRegion(context, [...new Set(rows.map((row) => row.prodId))], at.region, at.locale);
  const records = rows.flatMap(({ id, prodId, day, browsedAt }): z.input<typeof browseLog>[] => {
    const found = cards.get(prodId);
    return found === undefined ? [] : [{ ...found.card, prodBrowseLogId: id, browseTime: context.clock.iso(browsedAt), day }];
  });
  return pageBody(records, total, intent);
}

/** H15: forgets these entries, all of them when none are named. @throws Refusal NOT_FOUND when nothing that was named is the shopper's */
export async function removeLooks(walker: Walker, ids: readonly number[]): Promise<void> {
  const { db, userId } = walker;
  const named = ids.length === 0 ? sql`` : sql` and id in ${[...ids]}`;
  const { rowCount } = await db.execute(sql`delete from browse_log where user_id = ${userId}${named}`);
  if (ids.length > 0 && !rowCount) throw refuse('NOT_FOUND');
  if (rowCount) await tellFootprint(walker);
}
