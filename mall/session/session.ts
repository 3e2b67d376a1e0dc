import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { writeJournal } from '../journal.ts';
import { refuse } from '../refusal.ts';
import type { Shopper } from '../user/shopper.ts';
import { digestOfToken } from './bearer.ts';

/** The answer of every login (spec 3). */
export type Session = {
  access_token: string; refresh_token: string; expires_in: number; pic: string; userId: string; nickName: string; enabled: boolean; token_type: 'bearer'; isNewUser: boolean; regionId: number;
};
/** From where somebody logged in. */
export type Device = { agent: string; ip: string; requestId: string };

const ACCESS_MS = 2 * 3_600_000;
const REFRESH_MS = 7 * 86_400_000;

function tokens(house: House): { access: string; refresh: string } {
  return { access: `a${house.random.text(43)}`, refresh: `r${house.random.text(43)}` };
}

function bodyOf(shopper: Shopper, pair: { access: string; refresh: string }, isNewUser: boolean): Session {
  return {
    access_token: pair.access, refresh_token: pair.refresh, expires_in: ACCESS_MS / 1000, pic: shopper.avatarUrl, userId: shopper.userId, nickName: shopper.nickName,
    enabled: shopper.enabled, token_type: 'bearer', isNewUser, regionId: shopper.regionId,
  };
}

/** Logs a shopper in. @throws Refusal ACCOUNT_DISABLED */
export async function openSession(house: House, db: Db, shopper: Shopper, device: Device, isNewUser = false): Promise<Session> {
  if (!shopper.enabled) throw refuse('ACCOUNT_DISABLED');
  const now = house.clock.now();
  const sessionId = `s${house.random.text(20)}`;
  const pair = tokens(house);
  await db.execute(sql`insert into session (session_id, user_id, access_digest, access_until, refresh_until, created_at, last_at, device, ip, revoked_at)
    values (${sessionId}, ${shopper.userId}, ${digestOfToken(pair.access)}, ${now + ACCESS_MS}, ${now + REFRESH_MS}, ${now}, ${now}, ${device.agent.slice(0, 200)}, ${device.ip}, null)`);
  await db.execute(sql`insert into refresh_token (digest, session_id, used_at) values (${digestOfToken(pair.refresh)}, ${sessionId}, null)`);
  await writeJournal(house, db, { machine: 'session', ref: sessionId, event: isNewUser ? 'registered' : 'loggedIn', from: 'GUEST', to: 'ACTIVE', who: shopper.userId, cause: device.requestId });
  return bodyOf(shopper, pair, isNewUser);
}

/**
 * Rotates a session's tokens (B11). A refresh token that was used before is a stolen one: it ends the whole family.
 * @returns null when refused; the refusal must not roll back what was revoked
 */
export async function rotate(house: House, db: Db, refreshToken: string, read: (db: Db, userId: string) => Promise<Shopper | null>, device: Device): Promise<Session | null> {
  const now = house.clock.now();
  const { rows } = await db.execute<{ session_id: string; user_id: string; used_at: number | null; refresh_until: number; revoked_at: number | null }>(sql`
    select t.session_id, s.user_id, t.used_at, s.refresh_until, s.revoked_at from refresh_token t join session s on s.session_id = t.session_id where t.digest = ${digestOfToken(refreshToken)} for update`);
  const found = rows[0];
  if (!found) return null;
  const entry = { machine: 'session', ref: found.session_id, from: 'ACTIVE', who: found.user_id, cause: device.requestId };
  if (found.revoked_at !== null || found.refresh_until <= now) return null;
  if (found.used_at !== null) {
    await revoke(house, db, sql`session_id = ${found.session_id}`);
    await writeJournal(house, db, { ...entry, event: 'refreshReused', to: 'REVOKED', refused: 'REFRESH_INVALID' });
    return null;
  }
  const shopper = await read(db, found.user_id);
  if (!shopper?.enabled) return null;
  const pair = tokens(house);
  await db.execute(sql`update refresh_token set used_at = ${now} where digest = ${digestOfToken(refreshToken)}`);
  await db.execute(sql`insert into refresh_token (digest, session_id, used_at) values (${digestOfToken(pair.refresh)}, ${found.session_id}, null)`);
  await db.execute(sql`update session set access_digest = ${digestOfToken(pair.access)}, access_until = ${now + ACCESS_MS}, refresh_until = ${now + REFRESH_MS}, last_at = ${now} where session_id = ${found.session_id}`);
  await writeJournal(house, db, { ...entry, event: 'refreshed', to: 'ACTIVE' });
  return bodyOf(shopper, pair, false);
}

async function revoke(house: House, db: Db, which: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`update session set revoked_at = ${house.clock.now()} where revoked_at is null and ${which}`);
}

/** Ends one session: access and refresh tokens alike. */
export async function endSession(house: House, db: Db, sessionId: string, userId: string, cause: string): Promise<void> {
  await revoke(house, db, sql`session_id = ${sessionId}`);
  await writeJournal(house, db, { machine: 'session', ref: sessionId, event: 'loggedOut', from: 'ACTIVE', to: 'REVOKED', who: userId, cause });
}

/** Ends every session of a user but `except`. */
export async function endSessions(house: House, db: Db, userId: string, cause: string, except = ''): Promise<void> {
  await revoke(house, db, sql`user_id = ${userId} and session_id <> ${except}`);
  await writeJournal(house, db, { machine: 'session', ref: userId, event: 'passwordChanged', from: 'ACTIVE', to: 'REVOKED', who: userId, cause });
}
