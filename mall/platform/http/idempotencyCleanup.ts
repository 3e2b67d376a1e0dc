import { sql } from 'drizzle-orm';
import type { Db } from '../postgres/database.ts';
import { forgetOldAnswers } from './idempotency.ts';
import { forgetOldLimits } from './rateLimit.ts';
import { forgetCodes } from '../../auth/code.ts';
import { forgetDevices } from '../../auth/device.ts';
import { forgetSessions } from '../../auth/session.ts';
import type { TimerHandler } from '../timers.ts';

const KIND = 'idempotency.forgetOldAnswers';
const DAY_MS = 86_400_000;

/** Once a day what has had its time is forgotten: answers that were kept for their keys, sessions, codes, devices, limits. */
export const idempotencyCleanup: TimerHandler = {
  kind: KIND,
  async run({ db, at }) {
    await forgetOldAnswers(db, at);
    await forgetSessions(db, at);
    await forgetCodes(db, at);
    await forgetDevices(db, at);
    await forgetOldLimits(db, at);
    await scheduleIdempotencyCleanup(db, at);
  },
};

/** A day from `at`, unless it is planned already: a mall that starts anew every hour cleans as well. */
export async function scheduleIdempotencyCleanup(db: Db, at: number): Promise<void> {
  await db.execute(
    sql`insert into timer (kind, ref, id, due, data, tries) values (${KIND}, '', 0, ${at + DAY_MS}, '{}', 0) on conflict (kind,
      ref) do nothing`,
  );
}
