import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sql } from 'drizzle-orm';
import type { MallContext } from '../platform/mallContext.ts';

/** How many ids a scroll freezes and how long it lives after its last use (contract G). */
export const frozenIds = 2_000;
const scrollLife = 30 * 60_000;

/** The order of a search's first results as it was when it was first asked. `scrollId` null: it fits on one page. */
export type Frozen = { scrollId: string | null; prodIds: number[]; total: number };
const touched = new WeakMap<MallContext, LRUCache<string, true>>();

/** The frozen list of a scroll that is still alive and was made for the same question; null otherwise. Using it prolongs its life. */
export async function thaw(context: MallContext, scrollId: string, queryKey: string, now: number): Promise<Frozen | null> {
  const { rows } = await context.db.execute<{ prodIds: number[]; total: number; usedAt: number }>(
    sql`select prod_ids::float8[] as "prodIds", total, used_at as "usedAt" from scrolls where scroll_id = ${scrollId}
      and query = ${queryKey} and used_at > ${now - scrollLife}`,
  );
  const row = rows[0];
  if (row === undefined) return null;
  const recent = touched.get(context) ?? new LRUCache<string, true>({ max: 10_000, ttl: 60_000 });
  touched.set(context, recent);
  if (!recent.has(scrollId)) {
    recent.set(scrollId, true);
    await context.db.execute(sql`update scrolls set used_at = ${now} where scroll_id = ${scrollId}`);
  }
  return { scrollId, prodIds: row.prodIds, total: row.total };
}

/** Keeps an answer's ids for scrolling. The scroll is named by what it holds and when, so equal answers share one while it lives. */
export async function freeze(
  context: MallContext,
  prodIds: number[],
  total: number,
  queryKey: string,
  now: number,
  size: number,
): Promise<Frozen> {
  if (total <= size) return { scrollId: null, prodIds, total };
  const list = prodIds.join();
  const scrollId = createHash('sha256')
    .update(`${queryKey} ${Math.floor(now / scrollLife)} ${list}`)
    .digest('base64url')
    .slice(0, 24);
  await context.database.pool.query({
    text: `insert into scrolls (scroll_id, query, prod_ids, total, used_at) values ($1, $2, $3::bigint[], $4, $5)
      on conflict (scroll_id) do update set used_at = greatest(scrolls.used_at, excluded.used_at)`,
    values: [scrollId, queryKey, `{${list}}`, total, now],
  });
  return { scrollId, prodIds, total };
}

/** Scrolls nobody used for half an hour. */
export async function sweepScrolls(context: MallContext, now: number): Promise<void> {
  await context.db.execute(sql`delete from scrolls where used_at < ${now - scrollLife}`);
}
