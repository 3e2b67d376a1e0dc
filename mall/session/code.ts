import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/words.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';
import { digestOfToken } from './bearer.ts';
import type { Contact } from './contact.ts';
import { sendCodeLetter } from './letter.ts';

export const codePurposes = ['login', 'register', 'reset', 'contact'] as const;
export type CodePurpose = (typeof codePurposes)[number];

const LIFE_MS = 300_000;
const RESEND_MS = 60_000;
const DAY_MS = 86_400_000;
const DAILY = 10;
const TRIES = 5;

const digestOf = (target: string, code: string): string => digestOfToken(`${target}|${code}`);

/**
 * Sends a fresh 6-digit code, which replaces the one before (contract Z4).
 * @throws Refusal CODE_TOO_FREQUENT within 60 s, CODE_DAILY_LIMIT after ten in 24 h, UNAVAILABLE when it cannot be sent
 */
export async function sendCode(house: House, to: Contact, purpose: CodePurpose | undefined, locale: Locale): Promise<{ resendIn: number; expiresIn: number }> {
  const now = house.clock.now();
  const code = house.random.digits(6);
  const id = house.nextId();
  await house.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code|${to.value}`}, 0))`);
    const { rows } = await tx.execute<{ count: number; last: number | null; first: number | null }>(
      sql`select count(*) as count, max(sent_at) as last, min(sent_at) as first from code_sent where target = ${to.value} and sent_at > ${now - DAY_MS}`,
    );
    const { count = 0, last = null, first = null } = rows[0] ?? {};
    if (last !== null && last > now - RESEND_MS) throw refuse('CODE_TOO_FREQUENT', { retryAfter: Math.ceil((last + RESEND_MS - now) / 1000), data: { resendIn: Math.ceil((last + RESEND_MS - now) / 1000) } });
    if (count >= DAILY) throw refuse('CODE_DAILY_LIMIT', { retryAfter: Math.ceil(((first ?? now) + DAY_MS - now) / 1000) });
    await tx.execute(sql`insert into code_sent (id, target, code_digest, purpose, sent_at, until, used_at, tries) values (${id}, ${to.value}, ${digestOf(to.value, code)}, ${purpose ?? null}, ${now}, ${now + LIFE_MS}, null, 0)`);
  });
  try {
    await sendCodeLetter(house, house.db, to, code, locale);
  } catch (failed) {
    await house.db.execute(sql`delete from code_sent where id = ${id}`);
    throw failed;
  }
  return { resendIn: RESEND_MS / 1000, expiresIn: LIFE_MS / 1000 };
}

/**
 * Judges a code without using it up; a wrong one counts, five burn it. Call it on the pool, outside a transaction that a refusal would roll back.
 * @returns what `spendCode` needs
 * @throws Refusal CODE_INVALID, CODE_EXPIRED
 */
export async function judgeCode(house: House, to: Contact, code: string, purpose: CodePurpose): Promise<number> {
  // Counted first, so that guesses made at once do not get more tries than guesses made in a row.
  const { rows } = await house.db.execute<{ id: number; code_digest: string; until: number; tries: number }>(sql`
    update code_sent set tries = tries + 1 where id = (select id from code_sent where target = ${to.value} order by sent_at desc, id desc limit 1) and used_at is null
    and (purpose is null or purpose = ${purpose}) returning id, code_digest, until, tries`);
  const sent = rows[0];
  const wrong = { fields: [{ field: 'code', code: 'CODE_INVALID' }] };
  if (!sent || sent.tries > TRIES || sent.code_digest !== digestOf(to.value, code.trim())) throw refuse('CODE_INVALID', wrong);
  if (sent.until <= house.clock.now()) throw refuse('CODE_EXPIRED', { fields: [{ field: 'code', code: 'CODE_EXPIRED' }] });
  return sent.id;
}

/** Uses a judged code up, inside the transaction that does what it was for. @throws Refusal CODE_INVALID when somebody was faster */
export async function spendCode(house: House, db: Db, codeId: number): Promise<void> {
  const { rowCount } = await db.execute(sql`update code_sent set used_at = ${house.clock.now()} where id = ${codeId} and used_at is null`);
  if (!rowCount) throw refuse('CODE_INVALID', { fields: [{ field: 'code', code: 'CODE_INVALID' }] });
}
