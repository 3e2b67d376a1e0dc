import { sql } from 'drizzle-orm';
import type { House } from './house.ts';
import type { Filling } from './noun.ts';
import { nouns } from './nouns.ts';
import { inScene, sceneNow } from './scene.ts';
import { whyUnfilled } from './unfilled.ts';

const FILL_LOCK = 659006000404;

/**
 * Fills, in the demo, every noun that was not filled yet; each in one transaction, at one moment (`filledAt`, by noun, else
 * now), one process at a time; what was filled by an earlier version is renewed.
 */
export async function fillNouns(house: House, progress: (text: string) => void, scenario: Filling['scenario'] = 'demo', seed = house.config.seed): Promise<void> {
  if (!house.config.demo) return;
  const lock = await house.database.pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [FILL_LOCK]);
    for (const noun of nouns) {
      if (!noun.fill) continue;
      const { fill } = noun;
      const at = sceneNow()?.at ?? house.config.filledAt?.[noun.name] ?? house.clock.now();
      const filled = inScene({ at }, () => house.db.transaction(async (db) => {
        const found = await db.execute(sql`select 1 from filled where noun = ${noun.name}`);
        if (found.rowCount) return noun.renew?.({ house, db });
        await fill({ house, db, scenario, seed, progress });
        await db.execute(sql`insert into filled (noun, at) values (${noun.name}, ${at})`);
      }));
      await filled.catch((failed: unknown) => {
        throw whyUnfilled(failed);
      });
    }
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [FILL_LOCK]).catch(() => undefined);
    lock.release();
  }
}

const HOUSE_KEEPS = ['migration', 'mall_state', 'filled', 'report'];

/** Empties every table that no noun keeps, mends the kept ones and fills again (contract X3). */
export async function resetNouns(house: House, scenario: Filling['scenario'], seed: string, progress: (text: string) => void): Promise<void> {
  const kept = new Set([...HOUSE_KEEPS, ...nouns.flatMap((noun) => noun.keeps ?? [])]);
  await house.db.transaction(async (db) => {
    const { rows } = await db.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`);
    const emptied = rows.map((row) => row.name).filter((name) => !kept.has(name));
    await db.execute(sql.raw(`truncate ${emptied.map((name) => `"${name}"`).join(', ')}`));
    for (const noun of nouns) await noun.restore?.({ house, db, scenario, seed, progress });
    const refill = nouns.filter((noun) => !noun.keeps?.length).map((noun) => noun.name);
    await db.execute(sql`delete from filled where noun in (${sql.join(refill.map((name) => sql`${name}`), sql`, `)})`);
  });
  await fillNouns(house, progress, scenario, seed);
}
