import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../postgres/database.ts';
import { refuse } from './refusal.ts';

/** A call that must happen once, whoever repeats it: the contract's `Idempotency-Key` (1.1). */
export type Once = { who: string; path: string; key: string; body: unknown; secret: string };

const DAY_MS = 86_400_000;

/** What stands for a body: calls with one key have to ask for the same. */
export function digestOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex');
}

/** The key as it is kept: who reads the table cannot repeat the call. */
function digestOfKey({ key }: Once): string {
  return createHash('sha256').update(key).digest('hex');
}

// An answer may hold tokens, so it is kept sealed, under a key that only the caller's own key opens and that is used for this one answer.
const CIPHER = 'aes-256-gcm';
const NONCE = Buffer.alloc(12);
const TAG_BYTES = 16;

function sealingKey(once: Once, at: number): Buffer {
  return Buffer.from(hkdfSync('sha256', once.secret, `${at}|${digestOf(once.body)}`, `${once.who}|${once.path}|${once.key}`, 32));
}

function seal(once: Once, at: number, answer: unknown): string {
  const cipher = createCipheriv(CIPHER, sealingKey(once, at), NONCE);
  return Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

function unseal(once: Once, at: number, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, sealingKey(once, at), NONCE).setAuthTag(bytes.subarray(-TAG_BYTES));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')) as unknown;
}

/** Locks the key for the transaction. @throws Refusal IDEMPOTENCY_IN_PROGRESS while another call holds it */
export async function lockKey(db: Db, once: Once): Promise<void> {
  const { rows } = await db.execute<{ ok: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${once.who}|${once.path}|${once.key}`}, 0)) as ok`,
  );
  if (!rows[0]?.ok) throw refuse('IDEMPOTENCY_IN_PROGRESS', { retryAfter: 1 });
}

/** The first answer to this key. @throws Refusal IDEMPOTENCY_MISMATCH when it was asked with another body */
export async function firstAnswer(db: Db, once: Once, now: number): Promise<{ answer: unknown } | null> {
  const { rows } = await db.execute<{ body_digest: string; answer: string | null; at: number }>(
    sql`select body_digest, answer, at from idempotency where who = ${once.who} and path = ${once.path} and key = ${digestOfKey(once)}
      and at > ${now - DAY_MS}`,
  );
  const found = rows[0];
  if (!found) return null;
  if (found.body_digest !== digestOf(once.body)) throw refuse('IDEMPOTENCY_MISMATCH');
  return { answer: found.answer === null ? null : unseal(once, found.at, found.answer) };
}

/** Keeps the answer for 24 hours, in the very transaction that did the work: after a crash there is both or neither. */
export async function keepAnswer(db: Db, once: Once, answer: unknown, now: number): Promise<void> {
  await db.execute(sql`insert into idempotency (who, path, key, body_digest, answer, at) values (${once.who}, ${once.path},
    ${digestOfKey(once)}, ${digestOf(once.body)}, ${seal(once, now, answer)}, ${now})
    on conflict (who, path, key) do update set body_digest = excluded.body_digest, answer = excluded.answer, at = excluded.at`);
}

/** A holder who has not been heard of for `life` ms is gone; while he lives he renews his claim `every` so often. */
const lease = { life: 5_000, every: 1_000 };

/** The server's clock: that of two processes may differ, and the mall's may stand still. */
const serverNow = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A key that the caller holds. */
export type Claim = {
  /** Keeps the answer for 24 hours, on `on` where a transaction does the work; the first one that is kept stands. */
  keep(answer: unknown, on?: Db): Promise<void>;
  /** Gives the key back after a refusal: nothing happened, the same key may try again. */
  drop(): Promise<void>;
  /** Stops renewing; always the last. */
  end(): void;
};

/**
 * Claims the key for a call that cannot run in one transaction. It stays claimed as long as the process that carries the
 * call out lives; one that died loses it within 5 s.
 * @returns the first answer when there is one, else the caller's claim
 * @throws Refusal IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_MISMATCH
 */
export async function claimKey(db: Db, once: Once, now: number): Promise<{ answer: unknown } | { claim: Claim }> {
  const owner = randomUUID();
  const { rowCount } = await db.execute(sql`insert into idempotency (who, path, key, body_digest, answer, at, claimed_at, owner)
    values (${once.who}, ${once.path}, ${digestOfKey(once)}, ${digestOf(once.body)}, null, ${now}, ${serverNow}, ${owner})
    on conflict (who, path, key) do update set body_digest = excluded.body_digest, answer = null, at = excluded.at,
    claimed_at = excluded.claimed_at, owner = excluded.owner
    where idempotency.at <= ${now - DAY_MS} or (idempotency.answer is null
    and idempotency.claimed_at < ${serverNow} - ${lease.life}::bigint)`);
  if (rowCount) return { claim: claimOf(db, once, owner, now) };
  const first = await firstAnswer(db, once, now);
  if (!first || first.answer === null) throw refuse('IDEMPOTENCY_IN_PROGRESS', { retryAfter: 1 });
  return first;
}

function claimOf(db: Db, once: Once, owner: string, now: number): Claim {
  const mine = sql`who = ${once.who} and path = ${once.path} and key = ${digestOfKey(once)} and owner = ${owner} and answer is null`;
  // A renewal that fails is made up for by the next one.
  const renewing = setInterval(
    () => void db.execute(sql`update idempotency set claimed_at = ${serverNow} where ${mine}`).catch(() => undefined),
    lease.every,
  );
  renewing.unref();
  return {
    keep: async (answer, on = db) =>
      void (await on.execute(sql`update idempotency set answer = ${seal(once, now, answer)}, at = ${now} where ${mine}`)),
    drop: async () => void (await db.execute(sql`delete from idempotency where ${mine}`)),
    end: () => clearInterval(renewing),
  };
}

/** Drops answers that are kept for a day already; `now`: ms. */
export async function forgetOldAnswers(db: Db, now: number): Promise<void> {
  await db.execute(sql`delete from idempotency where at <= ${now - DAY_MS}`);
}
