import { sql } from 'drizzle-orm';
import { isMail } from '#machines/mail.ts';
import type { Locale } from '#machines/words.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { writeJournal } from '../journal.ts';
import { refuse } from '../refusal.ts';
import { createShopper, findByContact, findByInvite, readShopper, type Shopper } from '../user/shopper.ts';
import { judgeCode, spendCode } from './code.ts';
import type { Contact } from './contact.ts';
import { readIdToken, type Identity, type Provider } from './idToken.ts';
import { isPassword, judgePassword, sealPassword } from './password.ts';
import { endSessions, openSession, rotate, type Device, type Session } from './session.ts';

const LOCK_AFTER = 5;
const LOCK_MS = 900_000;

/** B1. @throws Refusal BAD_CREDENTIALS, ACCOUNT_LOCKED after five wrong ones in 15 minutes, ACCOUNT_DISABLED */
export async function loginByPassword(house: House, contact: Contact, password: string, device: Device): Promise<Session> {
  const shopper = await findByContact(house.db, contact);
  if (!shopper) {
    await isPassword(null, password);
    throw refuse('BAD_CREDENTIALS');
  }
  await countTry(house, shopper.userId, device);
  if (!(await isPassword(shopper.password, password)) || shopper.password === null) throw refuse('BAD_CREDENTIALS');
  return house.db.transaction(async (tx) => {
    await tx.execute(sql`update shopper set failed_logins = 0, locked_until = 0 where user_id = ${shopper.userId}`);
    return openSession(house, tx, shopper, device);
  });
}

/** A try is counted before it is judged, so that tries made at once are not more than tries made in a row. */
async function countTry(house: House, userId: string, device: Device): Promise<void> {
  const now = house.clock.now();
  const { rows } = await house.db.execute<{ failed_logins: number; locked_until: number }>(sql`
    update shopper set failed_logins = case when failed_at <= ${now - LOCK_MS} then 1 else failed_logins + 1 end, failed_at = ${now},
      locked_until = case when locked_until > ${now} then locked_until when failed_at > ${now - LOCK_MS} and failed_logins + 1 >= ${LOCK_AFTER} then ${now + LOCK_MS}::bigint else 0 end
    where user_id = ${userId} returning failed_logins, locked_until`);
  const { failed_logins = 0, locked_until = 0 } = rows[0] ?? {};
  // The fifth try is still judged; from the sixth on the door is shut.
  if (failed_logins <= LOCK_AFTER || locked_until <= now) return;
  await house.db.execute(sql`update shopper set failed_at = ${locked_until - LOCK_MS} where user_id = ${userId}`);
  const retryAfter = Math.ceil((locked_until - now) / 1000);
  throw refuse('ACCOUNT_LOCKED', { retryAfter, data: { until: house.clock.iso(locked_until) }, journal: { machine: 'session', ref: userId, event: 'login', from: 'GUEST', to: 'GUEST', who: userId, cause: device.requestId } });
}

/** B3: logs in by code; whoever has no account gets one. */
export async function loginByCode(house: House, contact: Contact, code: string, regionId: number, locale: Locale, device: Device): Promise<Session> {
  const codeId = await judgeCode(house, contact, code, 'login');
  return house.db.transaction(async (tx) => {
    await spendCode(house, tx, codeId);
    const known = await findByContact(tx, contact);
    const shopper = known ?? (await createShopper(house, tx, { contact, regionId, locale }));
    return openSession(house, tx, shopper, device, known === null);
  });
}

export type Registration = { contact: Contact; code: string; password: string; nickName: string; invite: string | undefined; regionId: number; locale: Locale };

/** B8. @throws Refusal PASSWORD_WEAK, INVITE_INVALID, ACCOUNT_EXISTS, CODE_INVALID, CODE_EXPIRED */
export async function register(house: House, wanted: Registration, device: Device): Promise<Session> {
  judgePassword(wanted.password, 'loginPassword');
  const inviter = wanted.invite ? await findByInvite(house.db, wanted.invite) : null;
  if (wanted.invite && !inviter) throw refuse('INVITE_INVALID', { fields: [{ field: 'invite', code: 'INVITE_INVALID' }] });
  const codeId = await judgeCode(house, wanted.contact, wanted.code, 'register');
  // Told only to who holds the code, so that nobody can ask who has an account.
  if (await findByContact(house.db, wanted.contact)) throw refuse('ACCOUNT_EXISTS');
  const password = await sealPassword(house, wanted.password);
  return house.db.transaction(async (tx) => {
    await spendCode(house, tx, codeId);
    const shopper = await createShopper(house, tx, { contact: wanted.contact, nickName: wanted.nickName, password, invitedBy: inviter?.userId ?? null, regionId: wanted.regionId, locale: wanted.locale });
    return openSession(house, tx, shopper, device, true);
  });
}

/** B9: a new password by code; every session ends. @throws Refusal CODE_INVALID, CODE_EXPIRED, PASSWORD_WEAK, PASSWORD_SAME */
export async function resetPassword(house: House, contact: Contact, code: string, password: string, requestId: string): Promise<void> {
  judgePassword(password, 'password');
  const codeId = await judgeCode(house, contact, code, 'reset');
  const shopper = await findByContact(house.db, contact);
  if (!shopper) throw refuse('CODE_INVALID', { fields: [{ field: 'code', code: 'CODE_INVALID' }] });
  await changePassword(house, shopper, password, requestId, (tx) => spendCode(house, tx, codeId));
}

/** C3. @throws Refusal PASSWORD_WRONG, PASSWORD_WEAK, PASSWORD_SAME */
export async function replacePassword(house: House, userId: string, sessionId: string, oldPassword: string, password: string, device: Device): Promise<void> {
  const shopper = await readShopper(house.db, userId);
  if (!shopper) throw refuse('UNAUTHORIZED');
  await countTry(house, userId, device);
  if (!(await isPassword(shopper.password, oldPassword))) throw refuse('PASSWORD_WRONG', { fields: [{ field: 'oldPassword', code: 'PASSWORD_WRONG' }] });
  judgePassword(password, 'password');
  await changePassword(house, shopper, password, device.requestId, async () => undefined, sessionId);
}

async function changePassword(house: House, shopper: Shopper, password: string, requestId: string, first: (tx: Db) => Promise<void>, keptSession = ''): Promise<void> {
  if (shopper.password !== null && (await isPassword(shopper.password, password))) throw refuse('PASSWORD_SAME', { fields: [{ field: 'password', code: 'PASSWORD_SAME' }] });
  const sealed = await sealPassword(house, password);
  await house.db.transaction(async (tx) => {
    await first(tx);
    await tx.execute(sql`update shopper set password = ${sealed}, failed_logins = 0, locked_until = 0 where user_id = ${shopper.userId}`);
    await endSessions(house, tx, shopper.userId, requestId, keptSession);
  });
}

/** B2, B4, B5: logs in by another issuer's token; the account is found by that identity, by its verified e-mail, or opened. */
export async function loginByIdentity(house: House, provider: Provider, token: string, regionId: number, locale: Locale, device: Device): Promise<Session> {
  const identity = await readIdToken(house, provider, token);
  return house.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identity|${provider}|${identity.subject}`}, 0))`);
    const { rows } = await tx.execute<{ user_id: string }>(sql`select user_id from shopper_identity where provider = ${provider} and subject = ${identity.subject}`);
    const linked = rows[0] ? await readShopper(tx, rows[0].user_id) : null;
    if (linked) return openSession(house, tx, linked, device);
    const { shopper, isNew } = await shopperFor(house, tx, identity, regionId, locale);
    await tx.execute(sql`insert into shopper_identity (provider, subject, user_id) values (${provider}, ${identity.subject}, ${shopper.userId})`);
    await writeJournal(house, tx, { machine: 'session', ref: shopper.userId, event: `linked.${provider}`, from: 'GUEST', to: 'ACTIVE', who: shopper.userId, cause: device.requestId });
    return openSession(house, tx, shopper, device, isNew);
  });
}

async function shopperFor(house: House, db: Db, identity: Identity, regionId: number, locale: Locale): Promise<{ shopper: Shopper; isNew: boolean }> {
  const contact: Contact | null = identity.mail && isMail(identity.mail) ? { kind: 'mail', value: identity.mail } : null;
  const known = contact ? await findByContact(db, contact) : null;
  if (known) return { shopper: known, isNew: false };
  return { shopper: await createShopper(house, db, { contact, ...(identity.name ? { nickName: identity.name } : {}), ...(identity.picture ? { avatarUrl: identity.picture } : {}), regionId, locale }), isNew: true };
}

/** B11. @throws Refusal REFRESH_INVALID */
export async function refreshSession(house: House, refreshToken: string, device: Device): Promise<Session> {
  const session = await house.db.transaction((tx) => rotate(house, tx, refreshToken, readShopper, device));
  if (!session) throw refuse('REFRESH_INVALID');
  return session;
}
