import { parseArgs } from 'node:util';
import { readMallConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/postgres/database.ts';
import { EnvironmentError } from '../platform/environment.ts';
import { DatabaseUnreachable } from '../platform/postgres/postgres.ts';
import { seedErrorOf } from '../platform/seeding/seedErrors.ts';
import { seedProducts } from './seedProducts.ts';

/**
 * `npm run seed -- --products 1000000 [--seed word]`: puts that many products on the shelves of DATA_DIR or DATABASE_URL, in place of those
 * that are there.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '10000' }, seed: { type: 'string' } } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 0 || products > 10_000_000)
    throw new RangeError('--products must be a whole number up to 10,000,000');
  const config = readMallConfig();
  const database = await openDatabase(config);
  const started = Date.now();
  let printedAt = 0;
  const progress = (text: string) => {
    if (Date.now() - printedAt < 1_000) return;
    printedAt = Date.now();
    console.log(`${text} (${Math.round((Date.now() - started) / 1_000)} s)`);
  };
  await database.session((client) => seedProducts(client, { seed: values.seed ?? config.seed, products, now: Date.now(), progress }));
  await database.pool.query("insert into filled (noun, at) values ('catalogue', $1) on conflict (noun) do update set at = excluded.at", [
    Date.now(),
  ]);
  await database.pool.query("select pg_notify('mall_world', 'changed')");
  console.log(`${products.toLocaleString('en')} products stand on the shelves after ${Math.round((Date.now() - started) / 1_000)} s`);
  await database.stop();
}

main().catch((failed: unknown) => {
  const why = seedErrorOf(failed);
  const isExpected = why instanceof DatabaseUnreachable || why instanceof EnvironmentError || why instanceof RangeError;
  console.error(isExpected ? why.message : why);
  process.exit(1);
});
