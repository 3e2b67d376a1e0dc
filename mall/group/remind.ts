import { sql } from 'drizzle-orm';
import { groupBuyStatuses, groupBuyStatusOf } from '#machines/rules/groupBuy.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { tellOfVariant } from '../product/variantNotice.ts';
import { lockActivity } from './group.ts';

/** The activities, of these, of which a shopper wants to be told when they begin. */
export async function remindedOf(db: Db, userId: string, activityIds: readonly number[]): Promise<Set<number>> {
  if (activityIds.length === 0) return new Set();
  const { rows } = await db.execute<{ activityId: number }>(
    sql`select activity_id as "activityId" from group_reminder where user_id = ${userId} and activity_id in ${[...activityIds]}`,
  );
  return new Set(rows.map(({ activityId }) => activityId));
}

/**
 * Somebody wants to be told when it begins, or no more (R10). @throws Refusal NOT_FOUND; GROUP_ENDED; TRANSITION_NOT_ALLOWED when it has
 * begun
 */
export async function wishReminder(
  db: Db,
  param: { activityId: number; regionId: number; userId: string; on: 0 | 1; at: number },
): Promise<{ on: 0 | 1 }> {
  const { activityId, userId, on, at } = param;
  const activity = await lockActivity(db, activityId);
  if (!activity || activity.regionId !== param.regionId) throw refuse('NOT_FOUND');
  if (on === 0) {
    await db.execute(sql`delete from group_reminder where activity_id = ${activityId} and user_id = ${userId}`);
    return { on };
  }
  const status = groupBuyStatusOf(activity, at);
  if (status === groupBuyStatuses.ended) throw refuse('GROUP_ENDED');
  if (status === groupBuyStatuses.inProgress)
    throw refuse('TRANSITION_NOT_ALLOWED', { data: { from: 'IN_PROGRESS', event: 'remind', actions: [] } });
  await db.execute(sql`insert into group_reminder (activity_id, user_id) values (${activityId}, ${userId}) on conflict do nothing`);
  return { on };
}

/** Tells everybody who wanted to hear when it begins, once (R10). */
export async function tellStarted(
  context: MallContext,
  db: Db,
  { activityId, prodId, skuId }: { activityId: number; prodId: number; skuId: number },
  at: number,
): Promise<void> {
  const { rows: waiting } = await db.execute<{ userId: string }>(
    sql`delete from group_reminder where activity_id = ${activityId} returning user_id as "userId"`,
  );
  const route = `/group-buy/${prodId}/${activityId}`;
  await tellOfVariant(context, db, waiting, { type: 'GROUP', notice: 'started', skuId, route, at });
}
