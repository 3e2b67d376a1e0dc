import { sql, type SQL } from 'drizzle-orm';
import { groupBuyStatuses, type GroupBuyFacts, type GroupBuyStatus } from '#machines/rules/groupBuy.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { setTimer } from '../platform/timers.ts';

/** A group buy with its seats counted; the price in minor units of its region. */
export type Activity = GroupBuyFacts & { activityId: number; regionId: number; prodId: number; skuId: number; price: number };

/** The bells of an activity; their `ref` is its id. */
export const groupTimerKinds = { start: 'group.start', end: 'group.end', settle: 'group.settle' } as const;

const columns = sql`a.activity_id as "activityId", a.region_id as "regionId", a.prod_id as "prodId", a.sku_id as "skuId", a.price,
  a.group_number as "groupNumber", a.start_at as "startAt", a.end_at as "endAt", a.result,
  (select count(*)::int from group_seat s where s.activity_id = a.activity_id and s.state = 'PAID') as paid,
  (select count(*)::int from group_seat s where s.activity_id = a.activity_id and s.state = 'HELD') as held`;

async function one(db: Db, where: SQL): Promise<Activity | null> {
  const { rows } = await db.execute<Activity>(sql`select ${columns} from group_activity a where ${where} limit 1`);
  return rows[0] ?? null;
}

/** A group buy with its seats; null where there is none. */
export const readActivity = (db: Db, activityId: number): Promise<Activity | null> => one(db, sql`a.activity_id = ${activityId}`);

/**
 * The activity as it stands once nobody else changes its seats, until the transaction ends. Lock orders and skus before activities. The
 * row is locked first and the seats are counted after it: what others committed meanwhile is seen.
 */
export async function lockActivity(db: Db, activityId: number): Promise<Activity | null> {
  await db.execute(sql`select from group_activity where activity_id = ${activityId} for update`);
  return readActivity(db, activityId);
}

/** SQL that is true for activities with this status at a moment. */
const standsAt = (status: GroupBuyStatus, at: number): SQL =>
  ({
    [groupBuyStatuses.inProgress]: sql`a.result is null and a.start_at <= ${at} and a.end_at > ${at}`,
    [groupBuyStatuses.upcoming]: sql`a.result is null and a.start_at > ${at}`,
    [groupBuyStatuses.ended]: sql`(a.result is not null or a.end_at <= ${at})`,
  })[status];

/** What is in progress first, the soonest end leading; then what comes, the soonest start leading; then what ended, the latest leading. */
const inOrder = (at: number): SQL => sql`
  case when ${standsAt(groupBuyStatuses.inProgress, at)} then 0 when ${standsAt(groupBuyStatuses.upcoming, at)} then 1 else 2 end,
  case when ${standsAt(groupBuyStatuses.ended, at)} then -coalesce(a.ended_at, a.end_at) when a.start_at > ${at} then a.start_at
  else a.end_at end, a.activity_id`;

/** The activity of a product in a region that matters most now; null when there never was one. */
export const activityOfProduct = (db: Db, prodId: number, regionId: number, at: number): Promise<Activity | null> =>
  one(db, sql`a.prod_id = ${prodId} and a.region_id = ${regionId} order by ${inOrder(at)}`);

/** One page of a region's activities (R1). */
export async function activitiesOf(
  db: Db,
  intent: PageParam & { regionId: number; status?: GroupBuyStatus | undefined; at: number },
): Promise<{ activities: Activity[]; total: number }> {
  const { regionId, status, at } = intent;
  const { limit, offset } = sliceOf(intent);
  const where = sql`a.region_id = ${regionId} and ${status === undefined ? sql`true` : standsAt(status, at)}`;
  const { rows } = await db.execute<Activity>(
    sql`select ${columns} from group_activity a where ${where} order by ${inOrder(at)} limit ${limit} offset ${offset}`,
  );
  const counted = await db.execute<{ total: number }>(sql`select count(*)::int as total from group_activity a where ${where}`);
  return { activities: rows, total: counted.rows[0]?.total ?? 0 };
}

export type NewActivity = Omit<Activity, 'paid' | 'held'> & { endedAt?: number };

/** Announces an activity: its bells ring when it begins and when its time is over. */
export async function openActivity(context: MallContext, db: Db, activity: NewActivity): Promise<void> {
  const { activityId, regionId, prodId, skuId, price, groupNumber, startAt, endAt, result, endedAt = null } = activity;
  await db.execute(sql`insert into group_activity
    (activity_id, region_id, prod_id, sku_id, price, group_number, start_at, end_at, result, ended_at)
    values (${activityId}, ${regionId}, ${prodId}, ${skuId}, ${price}, ${groupNumber}, ${startAt}, ${endAt}, ${result}, ${endedAt})`);
  if (result !== null) return;
  await setTimer(context, db, { kind: groupTimerKinds.start, ref: String(activityId), due: startAt });
  await setTimer(context, db, { kind: groupTimerKinds.end, ref: String(activityId), due: endAt });
}
