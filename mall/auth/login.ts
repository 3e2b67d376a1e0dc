import { sql } from 'drizzle-orm';
import { isEmail } from '#machines/rules/form/email.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { Call } from '../platform/http/route.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { limited, type Count } from '../platform/http/rateLimit.ts';
import { refuse } from '../platform/http/refusal.ts';
import { noteInvitation } from '../invite/invite.ts';
import { planDeletion } from '../user/deletion.ts';
import { createShopper, findByContact, findByInvite, readShopper, setContact, tellUser, type Shopper } from '../user/shopper.ts';
import { judgeCode, spendCode, type CodePurpose } from './code.ts';
import type { Contact } from './contact.ts';
import { forgetOtherDevices, isKnownDevice, type Device } from './device.ts';
import { readIdToken, type Identity, type Provider } from './idToken.ts';
import { sendContactLetter, sendDeletionLetter } from './letter.ts';
import { isPassword, judgePassword, sealPassword } from './password.ts';
import { endSessions, openSession, rotate, type Session } from './session.ts';

/**
 * Does `work`, whose refusals count as wrong guesses at an account. A device that the account knows has tries of its own, which
 * nobody else uses up; everybody else is slowed down by his network, by network and account together, and by account.
 * Whether there is such an account makes no difference.
 * @throws Refusal ACCOUNT_LOCKED, RATE_LIMITED with the time until which it stands; whatever `work` throws
 */
async function withoutGuessing<Result>(
  context: MallContext,
  account: string,
  device: Device,
  isKnown: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const own: Count = isKnown
    ? { rule: 'passwordByDevice', subject: `${device.digest}|${account}` }
    : { rule: 'passwordByPair', subject: `${device.network}|${account}` };
  // The account's comes last: who is held up before does not count against whoever comes from elsewhere.
  const counts: Count[] = isKnown
    ? [own]
    : [{ rule: 'passwordByAddress', subject: device.network }, own, { rule: 'passwordByAccount', subject: account }];
  const result = await limited(context.limits, counts, device.zone, work);
  await context.limits.clear(own.rule, own.subject);
  return result;
}

/** B1. @throws Refusal BAD_CREDENTIALS, ACCOUNT_DISABLED; ACCOUNT_LOCKED, RATE_LIMITED after too many wrong ones */
export async function loginByPassword(context: MallContext, contact: Contact, password: string, device: Device): Promise<Session> {
  const shopper = await findByContact(context.db, contact);
  const isKnown = await isKnownDevice(context.db, shopper?.userId, device);
  return withoutGuessing(context, contact.value, device, isKnown, async () => {
    const isRight = await isPassword(shopper?.password ?? null, password);
    if (!shopper || !isRight) {
      throw refuse('BAD_CREDENTIALS', {
        journal: {
          machine: 'session',
          ref: shopper?.userId ?? '',
          event: 'login',
          from: 'GUEST',
          to: 'GUEST',
          who: 'guest',
          cause: device.requestId,
        },
      });
    }
    return context.db.transaction((tx) => openSession(context, tx, shopper, device));
  });
}

export type CodeLogin = { contact: Contact; code: string; regionId: number; locale: Locale };

/**
 * B3: logs in by code; whoever has no account gets one. `keep` keeps the session as the call's answer in the transaction that uses the code
 * up.
 */
export async function loginByCode(
  context: MallContext,
  { contact, code, regionId, locale }: CodeLogin,
  device: Device,
  keep: Call<unknown>['keepAnswer'],
): Promise<Session> {
  const codeId = await judgeCode(context, contact, code, 'login', device);
  return context.db.transaction(async (tx) => {
    await spendCode(context, tx, codeId);
    const known = await findByContact(tx, contact);
    const shopper = known ?? (await createShopper(context, tx, { contact, regionId, locale }));
    const session = await openSession(context, tx, shopper, device, known === null);
    await keep(tx, session);
    return session;
  });
}

export type Registration = {
  contact: Contact;
  code: string;
  password: string;
  nickName: string;
  invite: string | undefined;
  regionId: number;
  locale: Locale;
};

/**
 * B8: `keep` keeps the session as the call's answer in the transaction that uses the code up. @throws Refusal PASSWORD_WEAK,
 * INVITE_INVALID, ACCOUNT_EXISTS, CODE_INVALID, CODE_EXPIRED
 */
export async function register(
  context: MallContext,
  wanted: Registration,
  device: Device,
  keep: Call<unknown>['keepAnswer'],
): Promise<Session> {
  judgePassword(wanted.password, 'loginPassword');
  const inviter = wanted.invite ? await findByInvite(context.db, wanted.invite) : null;
  if (wanted.invite && !inviter) throw refuse('INVITE_INVALID', { fields: [{ field: 'invite', code: 'INVITE_INVALID' }] });
  const codeId = await judgeCode(context, wanted.contact, wanted.code, 'register', device);
  // Told only to who holds the code, so that nobody can ask who has an account.
  if (await findByContact(context.db, wanted.contact)) throw refuse('ACCOUNT_EXISTS');
  const password = await sealPassword(context, wanted.password);
  return context.db.transaction(async (tx) => {
    await spendCode(context, tx, codeId);
    const shopper = await createShopper(context, tx, {
      contact: wanted.contact,
      nickName: wanted.nickName,
      password,
      invitedBy: inviter?.userId ?? null,
      regionId: wanted.regionId,
      locale: wanted.locale,
    });
    if (inviter) await noteInvitation(context, tx, { inviterId: inviter.userId, inviteeId: shopper.userId, at: shopper.createdAt });
    const session = await openSession(context, tx, shopper, device, true);
    await keep(tx, session);
    return session;
  });
}

/** B9: a new password by code; every session ends. @throws Refusal CODE_INVALID, CODE_EXPIRED, PASSWORD_WEAK, PASSWORD_SAME */
export async function resetPassword(context: MallContext, contact: Contact, code: string, password: string, device: Device): Promise<void> {
  judgePassword(password, 'password');
  const codeId = await judgeCode(context, contact, code, 'reset', device);
  const shopper = await findByContact(context.db, contact);
  if (!shopper) throw refuse('CODE_INVALID', { fields: [{ field: 'code', code: 'CODE_INVALID' }] });
  await changePassword(context, shopper, password, device, (tx) => spendCode(context, tx, codeId));
}

/** C3. @throws Refusal PASSWORD_WRONG, PASSWORD_WEAK, PASSWORD_SAME */
export async function replacePassword(
  context: MallContext,
  userId: string,
  sessionId: string,
  oldPassword: string,
  password: string,
  device: Device,
): Promise<void> {
  const shopper = await readShopper(context.db, userId);
  if (!shopper) throw refuse('UNAUTHORIZED');
  await withoutGuessing(context, userId, device, await isKnownDevice(context.db, userId, device), async () => {
    if (!(await isPassword(shopper.password, oldPassword)))
      throw refuse('PASSWORD_WRONG', { fields: [{ field: 'oldPassword', code: 'PASSWORD_WRONG' }] });
  });
  judgePassword(password, 'password');
  await changePassword(context, shopper, password, device, async () => undefined, sessionId);
}

/**
 * C6: another number or address for an account, or its first; where it was reached until now is told. `keep` keeps what is answered in the
 * transaction that uses the code up. @throws Refusal CODE_INVALID, CODE_EXPIRED, ACCOUNT_EXISTS
 */
export async function changeContact(
  context: MallContext,
  userId: string,
  { contact, code, locale }: Pick<CodeLogin, 'contact' | 'code' | 'locale'>,
  device: Device,
  keep: (tx: Db) => Promise<void>,
): Promise<void> {
  const codeId = await judgeCode(context, contact, code, 'contact', device);
  const former = await context.db.transaction(async (tx) => {
    await spendCode(context, tx, codeId);
    const shopper = await readShopper(tx, userId);
    if (!shopper) throw refuse('UNAUTHORIZED');
    await setContact(tx, userId, contact);
    await tellUser(context, tx, userId);
    await keep(tx);
    return contactsOf(shopper);
  });
  const others = former.filter(({ value }) => value !== contact.value);
  await Promise.all(others.map((other) => sendContactLetter(context, other, locale)));
}

/** By what an account is reached. */
function contactsOf({ mobile, mail }: Shopper): Contact[] {
  return [
    ...(mobile === null ? [] : [{ kind: 'mobile' as const, value: mobile }]),
    ...(mail === null ? [] : [{ kind: 'mail' as const, value: mail }]),
  ];
}

/** Judges a code that was sent to any of these; the last one's refusal counts. @throws Refusal CODE_INVALID, CODE_EXPIRED */
async function judgeCodeOfAny(
  context: MallContext,
  [first, ...others]: readonly Contact[],
  code: string,
  purpose: CodePurpose,
  device: Device,
): Promise<number> {
  if (!first) throw refuse('CODE_INVALID', { fields: [{ field: 'code', code: 'CODE_INVALID' }] });
  return judgeCode(context, first, code, purpose, device).catch((failed: unknown) => {
    if (others.length === 0) throw failed;
    return judgeCodeOfAny(context, others, code, purpose, device);
  });
}

/**
 * C10: plans that an account is deleted, by a code that was sent where it is reached; every session ends, and a letter says until when a
 * login keeps it. @returns when it is deleted, in ms. @throws Refusal CODE_INVALID, CODE_EXPIRED, TRANSITION_NOT_ALLOWED
 */
export async function deleteAccount(
  context: MallContext,
  userId: string,
  { code, isForced, locale }: { code: string; isForced: boolean; locale: Locale },
  device: Device,
): Promise<number> {
  const shopper = await readShopper(context.db, userId);
  if (!shopper) throw refuse('UNAUTHORIZED');
  const contacts = contactsOf(shopper);
  const codeId = await judgeCodeOfAny(context, contacts, code, 'delete', device);
  const deleteAt = await context.db.transaction(async (tx) => {
    await spendCode(context, tx, codeId);
    const due = await planDeletion(context, tx, userId, isForced);
    await endSessions(context, tx, userId, { event: 'deletionPlanned', cause: device.requestId });
    return due;
  });
  await Promise.all(contacts.map((contact) => sendDeletionLetter(context, contact, { locale, deleteAt, zone: device.zone })));
  return deleteAt;
}

async function changePassword(
  context: MallContext,
  shopper: Shopper,
  password: string,
  device: Device,
  first: (tx: Db) => Promise<void>,
  keptSession = '',
): Promise<void> {
  if (shopper.password !== null && (await isPassword(shopper.password, password)))
    throw refuse('PASSWORD_SAME', { fields: [{ field: 'password', code: 'PASSWORD_SAME' }] });
  const sealed = await sealPassword(context, password);
  await context.db.transaction(async (tx) => {
    await first(tx);
    await tx.execute(sql`update shopper set password = ${sealed} where user_id = ${shopper.userId}`);
    await forgetOtherDevices(tx, shopper.userId, device);
    await endSessions(context, tx, shopper.userId, { event: 'passwordChanged', cause: device.requestId, except: keptSession });
    await tellUser(context, tx, shopper.userId);
  });
}

/** B2, B4, B5: logs in by another issuer's token; the account is found by that identity, by its verified e-mail, or opened. */
export async function loginByIdentity(
  context: MallContext,
  provider: Provider,
  token: string,
  regionId: number,
  locale: Locale,
  device: Device,
): Promise<Session> {
  const identity = await readIdToken(context, provider, token, device.nonce);
  return context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identity|${provider}|${identity.subject}`}, 0))`);
    const { rows } = await tx.execute<{ user_id: string }>(
      sql`select user_id from shopper_identity where provider = ${provider} and subject = ${identity.subject}`,
    );
    const linked = rows[0] ? await readShopper(tx, rows[0].user_id) : null;
    if (linked) return openSession(context, tx, linked, device);
    const { shopper, isNew } = await shopperFor(context, tx, identity, regionId, locale);
    await tx.execute(
      sql`insert into shopper_identity (provider, subject, user_id) values (${provider}, ${identity.subject}, ${shopper.userId})`,
    );
    await writeJournal(context, tx, {
      machine: 'session',
      ref: shopper.userId,
      event: `linked.${provider}`,
      from: 'GUEST',
      to: 'ACTIVE',
      who: shopper.userId,
      cause: device.requestId,
    });
    return openSession(context, tx, shopper, device, isNew);
  });
}

async function shopperFor(
  context: MallContext,
  db: Db,
  identity: Identity,
  regionId: number,
  locale: Locale,
): Promise<{ shopper: Shopper; isNew: boolean }> {
  const contact: Contact | null = identity.mail && isEmail(identity.mail) ? { kind: 'mail', value: identity.mail } : null;
  const known = contact ? await findByContact(db, contact) : null;
  if (known) return { shopper: known, isNew: false };
  return {
    shopper: await createShopper(context, db, { contact, ...(identity.name ? { nickName: identity.name } : {}), regionId, locale }),
    isNew: true,
  };
}

/** B11. @throws Refusal REFRESH_INVALID */
export async function refreshSession(context: MallContext, refreshToken: string, device: Device): Promise<Session> {
  const session = await context.db.transaction((tx) => rotate(context, tx, refreshToken, readShopper, device));
  if (!session) throw refuse('REFRESH_INVALID');
  return session;
}
