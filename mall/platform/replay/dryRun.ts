import { randomInt } from 'node:crypto';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../postgres/database.ts';
import { cryptoRandom } from '../random.ts';
import { inReplayScope, type ReplayChance } from './replayScope.ts';

/** Ids that nothing else has, taken from no block: a read does not move the draws of a write. */
function passingChance(): ReplayChance {
  let id = 2 ** 52 + randomInt(2 ** 40) * 2 ** 11;
  return { random: cryptoRandom(), nextId: () => (id += 1), trace: () => '' };
}

/**
 * Does `work` at the moment `at` in a transaction that is always rolled back, and answers what it saw there: nothing stays, nothing is told
 * (what is notified inside a transaction is heard after its commit only), no timer rings.
 */
export async function dryRun<Result>(db: Db, at: number, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const seen: Result[] = [];
  try {
    await inReplayScope({ at, chance: passingChance() }, () =>
      db.transaction(async (tx) => {
        seen.push(await work(tx));
        tx.rollback();
      }),
    );
  } catch (failed) {
    if (!(failed instanceof TransactionRollbackError)) throw failed;
  }
  return seen[0] as Result;
}
