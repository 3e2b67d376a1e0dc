import { readFile, writeFile } from 'node:fs/promises';
import { readMallConfig } from '../config.ts';
import { openDatabase } from '../postgres/database.ts';
import type { ReplayEntry } from './replayHistory.ts';
import { createMall } from '../../mall.ts';
import { shopperRowsOf } from '../../simulation/shopperRows.ts';
import { childEnvironment, EnvironmentError } from '../environment.ts';
import { DatabaseUnreachable } from '../postgres/postgres.ts';
import { OtherSecret } from './replay.ts';
import { openSession } from '../../auth/session.ts';
import { readShopper } from '../../user/shopper.ts';

type Report = {
  userId: string | null;
  mall: { at: number; base: { seed: string; products: number; filledAt: Record<string, number> }; history: ReplayEntry[] };
};

/**
 * `node --import tsx mall/platform/replay/replay.main.ts report.json result.json`: fills a mall in DATA_DIR as the report's was, does its
 * history again, leaves the clock where it stood, and writes what became of the shopper's rows, and a new session of his.
 */
async function main(): Promise<void> {
  const [from = '', to = ''] = process.argv.slice(2);
  const {
    userId,
    mall: { at, base, history },
  } = JSON.parse(await readFile(from, 'utf8')) as Report;
  const config = {
    ...readMallConfig(childEnvironment({ DEMO: '1', SEED: base.seed, PRODUCTS: String(base.products) })),
    filledAt: base.filledAt,
  };
  const database = await openDatabase(config);
  const mall = await createMall({ ...config, database, progress: config.log });
  try {
    const differences = await mall.rebuild(history);
    const { context } = mall;
    await context.clock.keep(context.db, { frozenAt: at, offset: 0 });
    const rows = userId === null ? {} : await shopperRowsOf(context.db, userId);
    const shopper = userId === null ? null : await readShopper(context.db, userId);
    const session = shopper?.enabled
      ? await openSession(context, context.db, shopper, {
          agent: 'replay',
          ip: '',
          network: '',
          digest: null,
          nonce: null,
          regionId: shopper.regionId,
          zone: '',
          requestId: 'replay',
        })
      : null;
    await writeFile(to, JSON.stringify({ differences, rows, session }));
  } finally {
    await mall.stop();
  }
}

main().then(
  () => process.exit(0),
  (failed: unknown) => {
    const isExpected = failed instanceof EnvironmentError || failed instanceof DatabaseUnreachable || failed instanceof OtherSecret;
    console.error(isExpected ? failed.message : failed);
    process.exit(1);
  },
);
