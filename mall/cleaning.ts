import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { forgetOldAnswers } from './idempotency.ts';
import type { TimerHandler } from './timers.ts';

const KIND = 'house.forgetOldAnswers';
const DAY_MS = 86_400_000;

/** Once a day the answers that were kept for their keys are forgotten. */
export const cleaning: TimerHandler = {
  kind: KIND,
  async run({ db, at }) {
    await forgetOldAnswers(db, at);
    await scheduleCleaning(db, at);
  },
};

/** A day from `at`, unless it is planned already: a mall that starts anew every hour cleans as well. */
export async function scheduleCleaning(db: Db, at: number): Promise<void> {
  await db.execute(sql`insert into timer (kind, ref, id, due, data, tries) values (${KIND}, '', 0, ${at + DAY_MS}, '{}', 0) on conflict (kind, ref) do nothing`);
}
