import { sql } from 'drizzle-orm';
import type { ReportReason } from '#machines/model/review.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';

/**
 * A shopper reports somebody else's review (P7); said twice it counts once, with the reason given first.
 * @throws Refusal NOT_FOUND for a review that is not shown, TRANSITION_NOT_ALLOWED for one's own
 */
export async function reportReview(
  db: Db,
  report: { prodCommId: number; userId: string; reason: ReportReason; at: number },
): Promise<void> {
  const { prodCommId, userId, reason, at } = report;
  const { rows } = await db.execute<{ author: string | null }>(
    sql`select user_id as author from reviews where prod_comm_id = ${prodCommId} and status = 1 for share`,
  );
  if (!rows[0]) throw refuse('NOT_FOUND');
  if (rows[0].author === userId) throw refuse('TRANSITION_NOT_ALLOWED', { data: { reasonCode: 'OWN_REVIEW' } });
  await db.execute(
    sql`insert into review_report (prod_comm_id, user_id, reason, at) values (${prodCommId}, ${userId}, ${reason}, ${at})
      on conflict do nothing`,
  );
}
