import { readFile, writeFile } from 'node:fs/promises';
import { ConfigError, readMallConfig } from './config.ts';
import { openDatabase } from './database.ts';
import type { Entry } from './history.ts';
import { createMall } from './mall.ts';
import { rowsOf } from './ops/rows.ts';
import { DatabaseUnreachable } from './postgres.ts';
import { OtherSecret } from './rebuild.ts';
import { openSession } from './session/session.ts';
import { readShopper } from './user/shopper.ts';

type Report = { userId: string | null; mall: { at: number; base: { seed: string; products: number; filledAt: Record<string, number> }; history: Entry[] } };

/** `node --import tsx mall/rebuild.main.ts report.json result.json`: fills a mall in DATA_DIR as the report's was, does its history again, leaves the clock where it stood, and writes what became of the shopper's rows, and a new session of his. */
async function main(): Promise<void> {
  const [from = '', to = ''] = process.argv.slice(2);
  const { userId, mall: { at, base, history } } = JSON.parse(await readFile(from, 'utf8')) as Report;
  const config = { ...readMallConfig({ ...process.env, DEMO: '1', SEED: base.seed, PRODUCTS: String(base.products) }), filledAt: base.filledAt };
  const database = await openDatabase(config);
  const mall = await createMall({ ...config, database, progress: config.log });
  try {
    const differences = await mall.rebuild(history);
    const { house } = mall;
    await house.clock.keep(house.db, { frozenAt: at, offset: 0 });
    const rows = userId === null ? {} : await rowsOf(house.db, userId);
    const shopper = userId === null ? null : await readShopper(house.db, userId);
    const session = shopper?.enabled ? await openSession(house, house.db, shopper, { agent: 'replay', ip: '', requestId: 'replay' }) : null;
    await writeFile(to, JSON.stringify({ differences, rows, session }));
  } finally {
    await mall.stop();
  }
}

main().then(() => process.exit(0), (failed: unknown) => {
  const isExpected = failed instanceof ConfigError || failed instanceof DatabaseUnreachable || failed instanceof OtherSecret;
  console.error(isExpected ? failed.message : failed);
  process.exit(1);
});
