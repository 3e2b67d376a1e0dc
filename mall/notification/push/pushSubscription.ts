import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { PushAddress } from './pushService.ts';

/** In so many browsers a shopper can be told; the one that was kept first gives way. */
const MOST = 10;

/** Wakes who sends, in every process. */
export const PUSH_CHANNEL = 'mall_push';

/** Who was not here for so long is told no more. */
const LIFE_MS = 90 * 86_400_000;
const isLive = (now: number) => sql`push_subscription.at > ${now - LIFE_MS}`;

type Whose = { userId: string; sessionId: string; locale: Locale; at: number };

/**
 * From now on this browser hears of the shopper's notices, in this language, until its session is ended (U9); it was another's before.
 * False where all that was so already, but perhaps for the language: two windows in two languages would tell each other for ever.
 */
export async function keepPushSubscription(db: Db, { endpoint, p256dh, auth }: PushAddress, whose: Whose): Promise<boolean> {
  const { userId, sessionId, locale, at } = whose;
  const { rowCount } = await db.execute(sql`insert into push_subscription as kept (endpoint, user_id, session_id, p256dh, auth, locale, at)
    values (${endpoint}, ${userId}, ${sessionId}, ${p256dh}, ${auth}, ${locale}, ${at})
    on conflict (endpoint) do update set user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
      auth = excluded.auth, locale = excluded.locale, at = excluded.at
    where (kept.user_id, kept.session_id, kept.p256dh, kept.auth)
      <> (excluded.user_id, excluded.session_id, excluded.p256dh, excluded.auth)`);
  if (!rowCount) {
    await db.execute(sql`update push_subscription set locale = ${locale} where endpoint = ${endpoint} and locale <> ${locale}`);
    return false;
  }
  await db.execute(sql`delete from push_message using notice where push_message.endpoint = ${endpoint} and notice.id = notice_id
    and notice.user_id <> ${userId}`);
  await db.execute(sql`delete from push_subscription where endpoint in (
    select endpoint from push_subscription where user_id = ${userId} order by at desc, endpoint offset ${MOST})`);
  return true;
}

/** This browser hears of nothing any more (U10); another shopper's is left alone. */
export async function forgetPushSubscription(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.execute(sql`delete from push_subscription where endpoint = ${endpoint} and user_id = ${userId}`);
}

/** Where the shopper's browsers hear of his notices (U11), the last one first; `now`: ms. */
export async function pushEndpointsOf(db: Db, userId: string, now: number): Promise<string[]> {
  const { rows } = await db.execute<{ endpoint: string }>(
    sql`select endpoint from push_subscription where user_id = ${userId} and ${isLive(now)} order by at desc, endpoint`,
  );
  return rows.map(({ endpoint }) => endpoint);
}

/** Puts a notice that counts as unread on its way to the shopper's browsers; it leaves once `db` is committed. */
export async function queuePush(db: Db, userId: string, noticeId: number): Promise<void> {
  await db.execute(sql`with queued as (
      insert into push_message (notice_id, endpoint) select notice.id, endpoint from push_subscription, notice
      where push_subscription.user_id = ${userId} and notice.id = ${noticeId} and not notice.is_read returning 1
    ) select pg_notify(${PUSH_CHANNEL}, '') from queued limit 1`);
}

/** A message whose turn has come. `isLive`: its shopper was there not too long ago. */
export type DuePush = PushAddress & { noticeId: number; locale: Locale; tries: number; isLive: boolean };

const BATCH = 20;
const RETRY_S = 30;
/** The waits double up to about two hours. */
const MOST_DOUBLINGS = 8;

/**
 * Takes what is due for this process: nobody else has it before its next turn, which comes later each time. Of a process that ends over it,
 * nothing is lost.
 */
export async function takeDuePushes(db: Db, now: number): Promise<DuePush[]> {
  const { rows } = await db.execute<Record<keyof DuePush, never>>(sql`with due as (
      select notice_id, endpoint from push_message where next_at <= clock_timestamp() order by next_at for update skip locked limit ${BATCH}
    ), taken as (
      update push_message message set tries = tries + 1,
        next_at = clock_timestamp() + make_interval(secs => ${RETRY_S} * 2 ^ least(tries, ${MOST_DOUBLINGS}))
      from due where message.notice_id = due.notice_id and message.endpoint = due.endpoint
      returning message.notice_id, message.endpoint, message.tries
    ) select notice_id as "noticeId", endpoint, tries, p256dh, auth, locale, (${isLive(now)}) as "isLive"
      from taken join push_subscription using (endpoint)`);
  return rows;
}

/** It was taken, or never will be. */
export async function dropPush(db: Db, { noticeId, endpoint }: DuePush): Promise<void> {
  await db.execute(sql`delete from push_message where notice_id = ${noticeId} and endpoint = ${endpoint}`);
}

/** Nobody hears there any more. */
export async function dropPushAddress(db: Db, { endpoint }: DuePush): Promise<void> {
  await db.execute(sql`delete from push_subscription where endpoint = ${endpoint}`);
}

/** The push service wants to be asked in so many seconds, not sooner. */
export async function putOffPush(db: Db, { noticeId, endpoint }: DuePush, seconds: number): Promise<void> {
  await db.execute(sql`update push_message set next_at = greatest(next_at, clock_timestamp() + make_interval(secs => ${seconds}))
    where notice_id = ${noticeId} and endpoint = ${endpoint}`);
}
