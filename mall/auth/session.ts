import { hkdfSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { seal, unseal } from '../platform/seal.ts';
import { keepAccount } from '../user/deletion.ts';
import type { Shopper } from '../user/shopper.ts';
import { digestOfToken } from './bearer.ts';
import { rememberDevice, type Device } from './device.ts';

/** The answer of every login (spec 3). */
export type Session = {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  pic: string;
  userId: string;
  nickName: string;
  enabled: boolean;
  token_type: 'bearer';
  isNewUser: boolean;
  regionId: number;
};

const ACCESS_MS = 2 * 3_600_000;
const DAY_MS = 86_400_000;
const REFRESH_MS = 7 * DAY_MS;
/** However often it is renewed, a session ends so long after its login. */
const WHOLE_LIFE_MS = 30 * DAY_MS;
/** Requests that left together, through whichever gateway, arrive within this time. */
const GRACE_MS = 30_000;

type Pair = { access: string; refresh: string };

function tokens(context: MallContext): Pair {
  return { access: `a${context.random.text(43)}`, refresh: `r${context.random.text(43)}` };
}

const keyOf = (refreshToken: string): Buffer => Buffer.from(hkdfSync('sha256', refreshToken, '', 'successor', 32));

/** The pair that replaces `refreshToken`, readable to whoever holds that token: a stolen table opens nothing. */
const sealSuccessor = (context: MallContext, refreshToken: string, pair: Pair): string =>
  seal(keyOf(refreshToken), context.random.bytes(12), JSON.stringify(pair));

const successorOf = (refreshToken: string, sealed: string): Pair => JSON.parse(unseal(keyOf(refreshToken), sealed)) as Pair;

/** Until when both tokens of a pair live that is given out now, in a session of that login. */
const spansOf = (now: number, loggedInAt: number): { accessUntil: number; refreshUntil: number } => {
  const end = loggedInAt + WHOLE_LIFE_MS;
  return { accessUntil: Math.min(now + ACCESS_MS, end), refreshUntil: Math.min(now + REFRESH_MS, end) };
};

function bodyOf(shopper: Shopper, pair: Pair, isNewUser: boolean): Session {
  return {
    access_token: pair.access,
    refresh_token: pair.refresh,
    expires_in: ACCESS_MS / 1000,
    pic: shopper.avatarUrl,
    userId: shopper.userId,
    nickName: shopper.nickName,
    enabled: shopper.enabled,
    token_type: 'bearer',
    isNewUser,
    regionId: shopper.regionId,
  };
}

/** Logs a shopper in, who keeps his account by it where he meant to delete it. @throws Refusal ACCOUNT_DISABLED */
export async function openSession(context: MallContext, db: Db, shopper: Shopper, device: Device, isNewUser = false): Promise<Session> {
  await keepAccount(context, db, shopper.userId);
  const now = context.clock.now();
  const sessionId = `s${context.random.text(20)}`;
  const pair = tokens(context);
  const { accessUntil, refreshUntil } = spansOf(now, now);
  await db.execute(sql`insert into session (session_id, user_id, access_digest, access_until, refresh_until, created_at, last_at, device,
    ip, region_id, revoked_at)
    values (${sessionId}, ${shopper.userId}, ${digestOfToken(pair.access)}, ${accessUntil}, ${refreshUntil}, ${now}, ${now},
    ${device.agent.slice(0, 200)}, ${device.ip}, ${device.regionId}, null)`);
  await db.execute(
    sql`insert into refresh_token (digest, session_id, used_at) values (${digestOfToken(pair.refresh)}, ${sessionId}, null)`,
  );
  await rememberDevice(db, shopper.userId, device, now);
  await writeJournal(context, db, {
    machine: 'session',
    ref: sessionId,
    event: isNewUser ? 'registered' : 'loggedIn',
    from: 'GUEST',
    to: 'ACTIVE',
    who: shopper.userId,
    cause: device.requestId,
  });
  return bodyOf(shopper, pair, isNewUser);
}

type Rotated = {
  session_id: string;
  user_id: string;
  used_at: number | null;
  successor: string | null;
  created_at: number;
  refresh_until: number;
  revoked_at: number | null;
};

/** The pair that replaced a token a moment ago and was not itself replaced: its holder is late, no thief. */
async function latePair(db: Db, refreshToken: string, { used_at, successor }: Rotated, now: number): Promise<Pair | null> {
  if (used_at === null || successor === null || used_at <= now - GRACE_MS) return null;
  const pair = successorOf(refreshToken, successor);
  const { rowCount } = await db.execute(sql`select 1 from refresh_token where digest = ${digestOfToken(pair.refresh)} and used_at is null`);
  return rowCount ? pair : null;
}

/**
 * Rotates a session's tokens (B11). Who asks with the token that was replaced in the last 30 seconds gets the same pair; any
 * other token that was used before is a stolen one and ends the whole family.
 * @returns null when refused; the refusal must not roll back what was revoked
 */
export async function rotate(
  context: MallContext,
  db: Db,
  refreshToken: string,
  read: (db: Db, userId: string) => Promise<Shopper | null>,
  device: Device,
): Promise<Session | null> {
  const now = context.clock.now();
  const digest = digestOfToken(refreshToken);
  const { rows } =
    await db.execute<Rotated>(sql`select t.session_id, s.user_id, t.used_at, t.successor, s.created_at, s.refresh_until, s.revoked_at
    from refresh_token t join session s on s.session_id = t.session_id where t.digest = ${digest} for update`);
  const found = rows[0];
  if (!found || found.revoked_at !== null || found.refresh_until <= now) return null;
  const shopper = await read(db, found.user_id);
  if (!shopper?.enabled) return null;
  const entry = { machine: 'session', ref: found.session_id, from: 'ACTIVE', who: found.user_id, cause: device.requestId };
  if (found.used_at !== null) {
    const late = await latePair(db, refreshToken, found, now);
    if (late) return bodyOf(shopper, late, false);
    await revoke(context, db, found.user_id, sql`session_id = ${found.session_id}`);
    await writeJournal(context, db, { ...entry, event: 'refreshReused', to: 'REVOKED', refused: 'REFRESH_INVALID' });
    return null;
  }
  const pair = tokens(context);
  const { accessUntil, refreshUntil } = spansOf(now, found.created_at);
  await db.execute(
    sql`update refresh_token set used_at = ${now}, successor = ${sealSuccessor(context, refreshToken, pair)} where digest = ${digest}`,
  );
  await db.execute(
    sql`insert into refresh_token (digest, session_id, used_at) values (${digestOfToken(pair.refresh)}, ${found.session_id}, null)`,
  );
  await db.execute(sql`update session set access_digest = ${digestOfToken(pair.access)}, access_until = ${accessUntil},
    refresh_until = ${refreshUntil}, last_at = ${now} where session_id = ${found.session_id}`);
  await writeJournal(context, db, { ...entry, event: 'refreshed', to: 'ACTIVE' });
  return bodyOf(shopper, pair, false);
}

async function revoke(context: MallContext, db: Db, userId: string, which: ReturnType<typeof sql>): Promise<void> {
  const now = context.clock.now();
  await db.execute(sql`update session set revoked_at = ${now} where revoked_at is null and ${which}`);
  // One that ran out goes on telling its browser of orders (contract U9), until its shopper ends one, wherever: it may be that browser's.
  await db.execute(sql`delete from push_subscription where user_id = ${userId} and not exists (select from session where
    session.session_id = push_subscription.session_id and session.revoked_at is null and session.refresh_until > ${now})`);
}

/** Ends one session: access and refresh tokens alike. */
export async function endSession(context: MallContext, db: Db, sessionId: string, userId: string, cause: string): Promise<void> {
  await revoke(context, db, userId, sql`session_id = ${sessionId}`);
  await writeJournal(context, db, {
    machine: 'session',
    ref: sessionId,
    event: 'loggedOut',
    from: 'ACTIVE',
    to: 'REVOKED',
    who: userId,
    cause,
  });
}

/** Ends every session of a user but `except`; `event` says in the journal why. */
export async function endSessions(
  context: MallContext,
  db: Db,
  userId: string,
  { event, cause, except = '' }: { event: 'passwordChanged' | 'deletionPlanned'; cause: string; except?: string },
): Promise<void> {
  await revoke(context, db, userId, sql`user_id = ${userId} and session_id <> ${except}`);
  await writeJournal(context, db, {
    machine: 'session',
    ref: userId,
    event,
    from: 'ACTIVE',
    to: 'REVOKED',
    who: userId,
    cause,
  });
}

/** Forgets the sessions that were over a day before `at`, with their tokens; none of them opens anything. */
export async function forgetSessions(db: Db, at: number): Promise<void> {
  const over = sql`select session_id from session where least(refresh_until, coalesce(revoked_at, refresh_until)) < ${at - DAY_MS}`;
  await db.execute(sql`delete from refresh_token where session_id in (${over})`);
  await db.execute(sql`delete from session where session_id in (${over})`);
}
