import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { emailOf } from '#machines/rules/form/email.ts';
import type { RefusalCode } from '#machines/model/refusalCodes.ts';
import { networkOf } from './clientAddress.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../postgres/database.ts';
import type { Call } from './route.ts';
import { Refusal, refuse } from './refusal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * At most `max` times in `ms`, for each network, shopper or target. `counts`: every call, only those that were refused
 * (a wrong password, a wrong code), or only those that were not. `code` is what the refusal is called.
 */
type Rule = { max: number; ms: number; counts?: 'refused' | 'accepted'; code?: RefusalCode };

/** Every limit of the mall: generous to a household, too slow for whoever guesses, floods or has others written to. */
export const rateRules = {
  /** Wrong passwords from one network. */
  passwordByAddress: { max: 20, ms: 15 * MINUTE, counts: 'refused' },
  /** Wrong passwords of one network at one account, of everybody unknown at one account, and of a device that the account knows. */
  passwordByPair: { max: 5, ms: 15 * MINUTE, counts: 'refused', code: 'ACCOUNT_LOCKED' },
  passwordByAccount: { max: 100, ms: HOUR, counts: 'refused', code: 'ACCOUNT_LOCKED' },
  passwordByDevice: { max: 20, ms: 15 * MINUTE, counts: 'refused', code: 'ACCOUNT_LOCKED' },
  /** Wrong codes from one network: five of them burn one code already. */
  codeGuessByAddress: { max: 20, ms: 15 * MINUTE, counts: 'refused' },
  /** Tokens of other issuers that were none. */
  identityByAddress: { max: 20, ms: 15 * MINUTE, counts: 'refused' },
  /** Refresh tokens that were none. */
  refreshByAddress: { max: 60, ms: 15 * MINUTE, counts: 'refused' },
  codeByAddress: { max: 10, ms: 10 * MINUTE, counts: 'accepted' },
  codeByAddressDaily: { max: 50, ms: DAY, counts: 'accepted' },
  /** Contract Z4: of one inbox; of a device that its account knows, and of one network for one inbox. */
  codeResend: { max: 1, ms: MINUTE, counts: 'accepted', code: 'CODE_TOO_FREQUENT' },
  codeDaily: { max: 10, ms: DAY, counts: 'accepted', code: 'CODE_DAILY_LIMIT' },
  /** What all strangers together may have sent to one inbox. */
  codeByInboxDaily: { max: 30, ms: DAY, counts: 'accepted', code: 'CODE_DAILY_LIMIT' },
  contactByAddress: { max: 5, ms: HOUR, counts: 'accepted' },
  chatByShopper: { max: 20, ms: MINUTE, counts: 'accepted' },
  typingByShopper: { max: 60, ms: MINUTE },
  /** Leave to upload: each is good for a handful of pictures. */
  uploadByShopper: { max: 20, ms: HOUR },
  /** Uploads that were none of ours to take. */
  uploadByAddress: { max: 60, ms: HOUR, counts: 'refused' },
  exportByShopper: { max: 1, ms: DAY, counts: 'accepted' },
  streamByShopper: { max: 60, ms: MINUTE },
} as const satisfies Record<string, Rule>;

export type RateRule = keyof typeof rateRules;

/** What a route asks of a call before anything else happens. */
export type Limit = { rule: RateRule; of(call: Pick<Call<{ userId: string } | null>, 'ip' | 'user'>): string };

/** Counts the calls of one network. */
export const byAddress = (rule: RateRule): Limit => ({ rule, of: ({ ip }) => networkOf(ip) });
/** Counts the calls of one shopper. */
export const byShopper = (rule: RateRule): Limit => ({ rule, of: ({ user }) => user?.userId ?? '' });

/** Where a message goes: one person has one, however the address is written (`j.doe+shop@x.com` is `jdoe@x.com`). */
export const inboxOf = (target: string): string => {
  const [name = '', domain] = emailOf(target).toLowerCase().split('@');
  return domain === undefined
    ? name
    : `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`;
};

/** Something that is counted: by which rule, and of whom. */
export type Count = { rule: RateRule; subject: string };

export type RateLimits = {
  /** Counts one more. @throws Refusal of the rule's code (RATE_LIMITED) with the time until which it stands */
  take(rule: RateRule, subject: string, zone: string): Promise<void>;
  /** Counts one less: it was none of those that the rule counts. */
  giveBack(rule: RateRule, subject: string): Promise<void>;
  /** Begins to count anew: whoever was counted has shown that he is no guesser. */
  clear(rule: RateRule, subject: string): Promise<void>;
  /** After a reset nobody is held up. */
  forget(): void;
};

/** How long one process remembers who is over a limit before it asks the others again. */
const HELD_MS = 1_000;

/**
 * Counts in rows that all processes share; who is over the limit is remembered here as well, so that a flood does not reach the database.
 */
export function openRateLimits({ db, clock, secret }: { db: Db; clock: Clock; secret: string }): RateLimits {
  const held = new LRUCache<string, number>({ max: 20_000, ttl: HELD_MS });
  const digestOf = (subject: string): string => createHmac('sha256', secret).update(`rate|${subject}`).digest('base64url').slice(0, 22);
  return {
    async take(rule, subject, zone) {
      const { max, ms, code = 'RATE_LIMITED' }: Rule = rateRules[rule];
      const now = clock.now();
      const key = digestOf(subject);
      const refusal = (until: number) => {
        const retryAfter = Math.max(1, Math.ceil((until - now) / 1000));
        return refuse(code, {
          retryAfter,
          until: { at: until, zone },
          ...(code === 'CODE_TOO_FREQUENT' ? { data: { resendIn: retryAfter } } : {}),
        });
      };
      const known = held.get(`${rule} ${key}`);
      if (known !== undefined && known > now) throw refusal(known);
      const counted = await db.execute(sql`
        insert into rate_limit (rule, subject, hits, until) values (${rule}, ${key}, 1, ${now + ms})
        on conflict (rule, subject) do update set
          hits = case when rate_limit.until <= ${now} then 1 else rate_limit.hits + 1 end,
          until = case when rate_limit.until <= ${now} then excluded.until else rate_limit.until end
        where rate_limit.until <= ${now} or rate_limit.hits < ${max}`);
      if (counted.rowCount) return;
      const { rows } = await db.execute<{ until: number }>(sql`select until from rate_limit where rule = ${rule} and subject = ${key}`);
      const until = rows[0]?.until ?? now;
      held.set(`${rule} ${key}`, until);
      throw refusal(until);
    },
    async giveBack(rule, subject) {
      held.delete(`${rule} ${digestOf(subject)}`);
      await db.execute(sql`update rate_limit set hits = greatest(hits - 1, 0) where rule = ${rule} and subject = ${digestOf(subject)}`);
    },
    async clear(rule, subject) {
      held.delete(`${rule} ${digestOf(subject)}`);
      await db.execute(sql`delete from rate_limit where rule = ${rule} and subject = ${digestOf(subject)}`);
    },
    forget: () => held.clear(),
  };
}

/**
 * Does `work` unless one of the limits stands against it; what a rule does not count, and what was only said again (the same
 * Idempotency-Key, as `isReplay` tells), is given back afterwards.
 * @throws Refusal of the first limit that is reached, and whatever `work` throws
 */
export async function limited<Result>(
  limits: RateLimits,
  counts: readonly Count[],
  zone: string,
  work: () => Promise<Result>,
  isReplay: (result: Result) => boolean = () => false,
): Promise<Result> {
  const taken: Count[] = [];
  const settle = async (isCounted: (rule: Rule) => boolean): Promise<void> => {
    for (const { rule, subject } of taken) if (!isCounted(rateRules[rule])) await limits.giveBack(rule, subject);
  };
  try {
    for (const count of counts) {
      await limits.take(count.rule, count.subject, zone);
      taken.push(count);
    }
    const result = await work();
    const isFirst = !isReplay(result);
    await settle((rule) => isFirst && rule.counts !== 'refused');
    return result;
  } catch (failed) {
    const isSaidAgain = failed instanceof Refusal && failed.code === 'IDEMPOTENCY_IN_PROGRESS';
    await settle((rule) => !isSaidAgain && rule.counts !== 'accepted');
    throw failed;
  }
}

/** What nobody waits for any more. */
export async function forgetOldLimits(db: Db, now: number): Promise<void> {
  await db.execute(sql`delete from rate_limit where until <= ${now}`);
  await db.execute(sql`delete from stream_slot where until <= ${Date.now()}`);
}
