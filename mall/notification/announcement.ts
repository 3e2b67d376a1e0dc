import { and, arrayContains, count, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { wantsToHear } from '../user/shopper.ts';
import { announcementReads, announcements } from './notification.tables.ts';

type Row = typeof announcements.$inferSelect;

const shown = (row: Row, locale: Locale) => ({
  id: row.id,
  title: row.title[locale],
  summary: row.summary[locale],
  content: row.content[locale],
  pic: row.pic,
  regionIds: row.regionIds,
  isTop: row.isTop ? (1 as const) : (0 as const),
  publishTime: new Date(row.publishAt).toISOString(),
});

const outIn = (regionId: number, now: number) => and(arrayContains(announcements.regionIds, [regionId]), lte(announcements.publishAt, now));

/**
 * What the mall tells everybody in a region, the pinned first, then the newest (U3, U4). `readAt`: with it every row says whether it is
 * newer.
 */
export async function readAnnouncements(
  db: Db,
  asked: { regionId: number; locale: Locale; now: number; readAt?: number },
  intent: PageParam,
) {
  const { limit, offset } = sliceOf(intent);
  const rows = await db
    .select()
    .from(announcements)
    .where(outIn(asked.regionId, asked.now))
    .orderBy(desc(announcements.isTop), desc(announcements.publishAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(announcements).where(outIn(asked.regionId, asked.now));
  const records = rows.map((row) => ({
    ...shown(row, asked.locale),
    unread: asked.readAt === undefined ? null : row.publishAt > asked.readAt,
  }));
  return pageBody(records, all?.total ?? 0, intent);
}

/** One announcement in full (U8). @throws Refusal NOT_FOUND, also while it is not published yet */
export async function readAnnouncement(db: Db, id: number, locale: Locale, now: number) {
  const [row] = await db
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), lte(announcements.publishAt, now)));
  if (!row) throw refuse('NOT_FOUND');
  return { ...shown(row, locale), unread: null };
}

/** Until when this shopper has read the announcements; a new account starts at its first moment. */
export async function lastReadAt(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ at: number }>(
    sql`select coalesce((select at from announcement_read where user_id = ${userId}), (select created_at from shopper
      where user_id = ${userId}), 0) as at`,
  );
  return rows[0]?.at ?? 0;
}

/** Moves the shopper's mark forward, never back and never past now (U5). */
export async function markAnnouncementsRead(db: Db, userId: string, time: number, now: number): Promise<number> {
  const at = Math.min(time, now);
  const [row] = await db
    .insert(announcementReads)
    .values({ userId, at })
    .onConflictDoUpdate({ target: announcementReads.userId, set: { at: sql`greatest(${announcementReads.at}, excluded.at)` } })
    .returning();
  return row?.at ?? at;
}

/** How many announcements of a region came out since the shopper read them last; `now`: ms. */
export async function unreadAnnouncements(db: Db, userId: string, regionId: number, now: number): Promise<number> {
  const [unread] = await db
    .select({ total: count() })
    .from(announcements)
    .where(and(outIn(regionId, now), gt(announcements.publishAt, await lastReadAt(db, userId)), wantsToHear(userId, 'promo')));
  return unread?.total ?? 0;
}
