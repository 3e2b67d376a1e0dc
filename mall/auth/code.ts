import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { inboxOf, limited, rateRules, type Count } from '../platform/http/rateLimit.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findByContact } from '../user/shopper.ts';
import { digestOfToken } from './bearer.ts';
import type { Contact } from './contact.ts';
import { isKnownDevice, type Device } from './device.ts';
import { sendCodeLetter } from './letter.ts';

export const codePurposes = ['login', 'register', 'reset', 'contact', 'delete'] as const;
export type CodePurpose = (typeof codePurposes)[number];

const LIFE_MS = 300_000;
const RESEND_MS = rateRules.codeResend.ms;
const DAY_MS = 86_400_000;
const TRIES = 5;

const digestOf = (target: string, code: string): string => digestOfToken(`${target}|${code}`);

type CodeSent = { resendIn: number; expiresIn: number };

/**
 * How often codes go to one inbox. A device that its account knows has codes of its own, which nobody else uses up; of everybody
 * else each network has ten a day, and all together a few more, so that nobody is flooded.
 */
async function codeCounts(context: MallContext, to: Contact, asker: Device): Promise<Count[]> {
  const inbox = inboxOf(to.value);
  const shopper = await findByContact(context.db, to);
  const ownDevice = `${asker.digest}|${inbox}`;
  if (await isKnownDevice(context.db, shopper?.userId, asker))
    return [
      { rule: 'codeResend', subject: ownDevice },
      { rule: 'codeDaily', subject: ownDevice },
    ];
  return [
    { rule: 'codeResend', subject: inbox },
    { rule: 'codeDaily', subject: `${asker.network}|${inbox}` },
    { rule: 'codeByInboxDaily', subject: inbox },
  ];
}

/**
 * Sends a fresh 6-digit code, which replaces the one before (contract Z4).
 * @throws Refusal CODE_TOO_FREQUENT, CODE_DAILY_LIMIT with the time until which it stands; UNAVAILABLE when it cannot be sent
 */
export async function sendCode(
  context: MallContext,
  to: Contact,
  purpose: CodePurpose | undefined,
  locale: Locale,
  asker: Device,
): Promise<CodeSent> {
  return limited(context.limits, await codeCounts(context, to, asker), asker.zone, () =>
    sendFreshCode(context, to, purpose, locale, asker),
  );
}

async function sendFreshCode(
  context: MallContext,
  to: Contact,
  purpose: CodePurpose | undefined,
  locale: Locale,
  asker: Device,
): Promise<CodeSent> {
  const now = context.clock.now();
  const code = context.random.digits(6);
  const id = context.nextId();
  await context.db
    .execute(sql`insert into code_sent (id, target, code_digest, purpose, sent_at, until, used_at, tries, asker_network, asker_device)
    values (${id}, ${to.value}, ${digestOf(to.value, code)}, ${purpose ?? null}, ${now}, ${now + LIFE_MS}, null, 0,
    ${digestOfToken(asker.network)}, ${asker.digest})`);
  try {
    await sendCodeLetter(context, context.db, to, code, locale);
  } catch (failed) {
    await context.db.execute(sql`delete from code_sent where id = ${id}`);
    throw failed;
  }
  return { resendIn: RESEND_MS / 1000, expiresIn: LIFE_MS / 1000 };
}

/**
 * Judges a code without using it up; a wrong one counts. Five wrong ones by whoever asked for it burn it, by network or device; five by all
 * others together burn it for them only, and a code that others asked for does not replace his. Call it on the pool, outside a transaction
 * that a refusal would roll back.
 * @returns what `spendCode` needs
 * @throws Refusal CODE_INVALID, CODE_EXPIRED
 */
export async function judgeCode(context: MallContext, to: Contact, code: string, purpose: CodePurpose, by: Device): Promise<number> {
  const isAsker = sql`(asker_network = ${digestOfToken(by.network)} or asker_device = ${by.digest})`;
  const latest = (which: ReturnType<typeof sql>) =>
    sql`(select id from code_sent where target = ${to.value} and ${which} order by sent_at desc, id desc limit 1)`;
  // Counted first, so that guesses made at once do not get more tries than guesses made in a row.
  const { rows } = await context.db.execute<{ id: number; code_digest: string; until: number; tries: number }>(sql`
    update code_sent set tries = tries + (case when ${isAsker} then 1 else 0 end),
    stranger_tries = stranger_tries + (case when ${isAsker} then 0 else 1 end)
    where id in (${latest(isAsker)} union ${latest(sql`true`)}) and used_at is null and (purpose is null or purpose = ${purpose})
    returning id, code_digest, until, (case when ${isAsker} then tries else stranger_tries end) as tries`);
  const sent = rows.find(({ code_digest, tries }) => tries <= TRIES && code_digest === digestOf(to.value, code.trim()));
  if (!sent) throw refuse('CODE_INVALID', { fields: [{ field: 'code', code: 'CODE_INVALID' }] });
  if (sent.until <= context.clock.now()) throw refuse('CODE_EXPIRED', { fields: [{ field: 'code', code: 'CODE_EXPIRED' }] });
  return sent.id;
}

/** Uses a judged code up, inside the transaction that does what it was for. @throws Refusal CODE_INVALID when somebody was faster */
export async function spendCode(context: MallContext, db: Db, codeId: number): Promise<void> {
  const { rowCount } = await db.execute(
    sql`update code_sent set used_at = ${context.clock.now()} where id = ${codeId} and used_at is null`,
  );
  if (!rowCount) throw refuse('CODE_INVALID', { fields: [{ field: 'code', code: 'CODE_INVALID' }] });
}

/** Forgets the codes that no longer count for the day's limit. */
export async function forgetCodes(db: Db, at: number): Promise<void> {
  await db.execute(sql`delete from code_sent where sent_at < ${at - DAY_MS}`);
}
