import { sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';

/**
 * A shopper finds a review useful, or not any more (P6); said twice it counts once.
 * @returns how many find it useful now
 * @throws NOT_FOUND for a review that is not shown
 */
export async function voteUseful(
  db: Db,
  vote: { prodCommId: number; userId: string; on: 0 | 1; at: number },
): Promise<{ usefulCounts: number }> {
  const { prodCommId, userId, on, at } = vote;
  const locked = await db.execute(sql`select 1 from reviews where prod_comm_id = ${prodCommId} and status = 1 for update`);
  if (!locked.rowCount) throw refuse('NOT_FOUND');
  const { rowCount } =
    on === 1
      ? await db.execute(
          sql`insert into review_vote (prod_comm_id, user_id, at) values (${prodCommId}, ${userId}, ${at}) on conflict do nothing`,
        )
      : await db.execute(sql`delete from review_vote where prod_comm_id = ${prodCommId} and user_id = ${userId}`);
  const change = (rowCount ?? 0) * (on === 1 ? 1 : -1);
  const { rows } = await db.execute<{ usefulCounts: number }>(
    sql`update reviews set useful_counts = useful_counts + ${change} where prod_comm_id = ${prodCommId}
      returning useful_counts as "usefulCounts"`,
  );
  return { usefulCounts: rows[0]?.usefulCounts ?? 0 };
}

/** Which of these reviews a shopper found useful. */
export async function votedBy(db: Db, userId: string, prodCommIds: readonly number[]): Promise<Set<number>> {
  if (prodCommIds.length === 0) return new Set();
  const { rows } = await db.execute<{ prodCommId: number }>(
    sql`select prod_comm_id as "prodCommId" from review_vote where user_id = ${userId} and prod_comm_id in ${[...prodCommIds]}`,
  );
  return new Set(rows.map((row) => row.prodCommId));
}
