import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { alone } from '../postgres/database.ts';
import { endReplayHistory } from '../replay/replayHistory.ts';
import type { MallContext } from '../mallContext.ts';
import type { Filling } from '../module.ts';
import { modules } from '../../modules.ts';
import { inReplayScope, currentReplayScope } from '../replay/replayScope.ts';
import { seedErrorOf } from './seedErrors.ts';

const FILL_LOCK = 659006000404;

/**
 * Fills, in the demo, every noun that was not filled yet; each in one transaction, at one moment (`filledAt`, by noun, else
 * now), one process at a time; what was filled by an earlier version is renewed.
 */
export async function seedModules(
  context: MallContext,
  progress: (text: string) => void,
  scenario: Filling['scenario'] = 'demo',
  seed = context.config.seed,
): Promise<void> {
  if (!context.config.demo) return;
  const fillAll = (client: Client): Promise<void> =>
    alone(client, FILL_LOCK, async () => {
      for (const noun of modules) {
        if (!noun.fill) continue;
        const { fill } = noun;
        const at = currentReplayScope()?.at ?? context.config.filledAt?.[noun.name] ?? context.clock.now();
        const filled = inReplayScope({ at }, () =>
          drizzle(client).transaction(async (db) => {
            const found = await db.execute(sql`select 1 from filled where noun = ${noun.name}`);
            if (found.rowCount) return noun.renew?.({ context, db });
            await fill({ context, db, scenario, seed, progress });
            await db.execute(sql`insert into filled (noun, at) values (${noun.name}, ${at})`);
          }),
        );
        await filled.catch((failed: unknown) => {
          throw seedErrorOf(failed);
        });
      }
    });
  await context.database.session(fillAll, { pipeline: true });
}

const HOUSE_KEEPS = ['migration', 'mall_state', 'filled', 'report', 'history'];

/** Empties every table that no noun keeps, mends the kept ones and fills again (contract X3). */
export async function resetModules(
  context: MallContext,
  scenario: Filling['scenario'],
  seed: string,
  progress: (text: string) => void,
): Promise<void> {
  const keptTables = new Set([...HOUSE_KEEPS, ...modules.flatMap((noun) => noun.keeps ?? [])]);
  await context.db.transaction(async (db) => {
    // A report that is being written sees the world as it was, and is counted among those that need its history.
    await db.execute(sql`lock table report in exclusive mode`);
    const { rows } = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    );
    const emptied = rows.map((row) => row.name).filter((name) => !keptTables.has(name));
    await db.execute(sql.raw(`truncate ${emptied.map((name) => `"${name}"`).join(', ')}`));
    await endReplayHistory(db);
    for (const noun of modules) await noun.restore?.({ context, db, scenario, seed, progress });
    const refill = modules.filter((noun) => !noun.keeps?.length).map((noun) => noun.name);
    await db.execute(
      sql`delete from filled where noun in (${sql.join(
        refill.map((name) => sql`${name}`),
        sql`, `,
      )})`,
    );
  });
  await seedModules(context, progress, scenario, seed);
}
