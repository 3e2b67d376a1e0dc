import { sql } from 'drizzle-orm';
import { rewardAt } from '#machines/rules/invitation.ts';
import { dayOf } from '../checkout/zonedTime.ts';
import { changeCoins } from '../coin/coin.ts';
import { writeNotification } from '../notification/notification.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { defaultRegion } from '../region/region.ts';
import { tellUser } from '../user/shopper.ts';

/** The boards of the leaderboard (contract T2). */
export type Period = 'all' | 'month';

/** How many one has brought: `referral` have an account, `confirmed` an order that is theirs for good. */
export type Score = { referral: number; confirmed: number };

/** The name of a board: a month is that of the default region's clock, the same for everybody. */
const boardOf = (period: Period, at: number): string => (period === 'all' ? 'all' : dayOf(at, defaultRegion.zone).slice(0, 7));

const score = async (db: Db, inviterId: string, added: Score, at: number): Promise<Score> => {
  const boards = sql.join(
    (['all', 'month'] as const).map((period) => sql`(${boardOf(period, at)}::text)`),
    sql`, `,
  );
  const { rows } = await db.execute<Score & { period: string }>(sql`
    insert into invite_score as held (period, user_id, referral, confirmed, reached_at, is_shown)
    select period, user_id, ${added.referral}::int, ${added.confirmed}::int, ${at}::bigint, on_leaderboard
    from shopper, (values ${boards}) boards (period) where user_id = ${inviterId} order by period
    on conflict (period, user_id) do update set referral = held.referral + excluded.referral,
      confirmed = held.confirmed + excluded.confirmed, reached_at = excluded.reached_at
    returning period, referral, confirmed`);
  return rows.find(({ period }) => period === 'all') ?? added;
};

/** Tells an inviter what became of an invitation. */
const tellInviter = async (context: MallContext, db: Db, told: { userId: string; notice: string; coins?: number; at: number }) => {
  const { userId, notice, coins = 0, at } = told;
  await writeNotification(context, db, { userId, type: 'INVITE', notice, values: { coins }, route: '/myInvitation', at });
  await tellUser(context, db, userId);
};

/** Somebody opened an account with an inviter's code. That happens once, so nobody can invite himself, or his own inviter. */
export async function noteInvitation(
  context: MallContext,
  db: Db,
  { inviterId, inviteeId, at }: { inviterId: string; inviteeId: string; at: number },
): Promise<void> {
  await db.execute(sql`insert into invitation (id, invitee_id, inviter_id, invited_at)
    values (${context.nextId()}, ${inviteeId}, ${inviterId}, ${at})`);
  await score(db, inviterId, { referral: 1, confirmed: 0 }, at);
  await tellInviter(context, db, { userId: inviterId, notice: 'joined', at });
}

/** An order is the shopper's for good: whoever invited him is rewarded, once. The rows above him are locked one after the other. */
export async function confirmInvitation(context: MallContext, db: Db, { userId, at }: { userId: string; at: number }): Promise<void> {
  const { rows } = await db.execute<{ inviterId: string; regionId: number }>(sql`update invitation set confirmed_at = ${at}
    from shopper where invitee_id = ${userId} and confirmed_at is null and shopper.user_id = inviter_id
    returning inviter_id as "inviterId", region_id as "regionId"`);
  const [inviter] = rows;
  if (!inviter) return;
  const { confirmed } = await score(db, inviter.inviterId, { referral: 0, confirmed: 1 }, at);
  const coins = rewardAt(confirmed);
  await changeCoins(context, db, {
    userId: inviter.inviterId,
    regionId: inviter.regionId,
    type: 'INVITE',
    reason: 'INVITED',
    amount: coins,
    at,
  });
  await tellInviter(context, db, { userId: inviter.inviterId, notice: coins > 0 ? 'rewarded' : 'confirmed', coins, at });
}

/** Takes a shopper off every board, or puts him back with what he has. */
export async function showOnLeaderboard(db: Db, userId: string, isShown: boolean): Promise<void> {
  await db.execute(sql`update shopper set on_leaderboard = ${isShown} where user_id = ${userId}`);
  await db.execute(sql`update invite_score set is_shown = ${isShown} where user_id = ${userId}`);
}

/** Somebody else's name: its first letter. */
export const maskedName = (name: string): string => `${[...name][0] ?? ''}***`;

const inOrder = sql`confirmed desc, referral desc, earliness desc, user_id desc`;

export type Leader = Score & { userId: string; nickName: string };

/** One slice of a board, the best first; who brings the same stands where he came first. */
export async function readLeaders(
  db: Db,
  board: { period: Period; at: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ leaders: Leader[]; total: number }> {
  const period = boardOf(board.period, board.at);
  const { rows: leaders } = await db.execute<Leader>(sql`
    select user_id as "userId", nick_name as "nickName", referral, confirmed
    from (select * from invite_score where period = ${period} and is_shown order by ${inOrder} limit ${limit} offset ${offset}) best
    join shopper using (user_id) order by ${inOrder}`);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from invite_score where period = ${period} and is_shown`,
  );
  return { leaders, total: rows[0]?.total ?? 0 };
}

/** What a shopper has brought on a board, and his place there: null while he is not shown. Null where he brought nobody. */
export async function readScore(
  db: Db,
  board: { period: Period; at: number },
  userId: string,
): Promise<(Score & { rank: number | null }) | null> {
  const period = boardOf(board.period, board.at);
  const { rows } = await db.execute<Score & { rank: number | null }>(sql`
    select referral, confirmed, case when is_shown then 1
      + (select count(*)::int from invite_score better where better.period = ${period} and better.is_shown
        and better.confirmed > mine.confirmed)
      + (select count(*)::int from invite_score equal where equal.period = ${period} and equal.is_shown
        and equal.confirmed = mine.confirmed
        and (equal.referral, equal.earliness, equal.user_id) > (mine.referral, mine.earliness, mine.user_id)) end as rank
    from invite_score mine where period = ${period} and user_id = ${userId}`);
  return rows[0] ?? null;
}
