import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseUnreachable } from '#mall/platform/postgres/postgres.ts';
import { seedErrorOf } from '#mall/platform/seeding/seedErrors.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let t: TestMall;
beforeAll(async () => {
  t = await openTestMall({ products: 1 });
});
afterAll(() => t.close());

const full = `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;
const lost = 'select pg_terminate_backend(pg_backend_pid())';
const wordOf = async (args: Promise<unknown>): Promise<string> => {
  const why = seedErrorOf(
    await args.then(
      () => null,
      (failed: unknown) => failed,
    ),
  );
  expect(why).toBeInstanceOf(DatabaseUnreachable);
  return (why as Error).message;
};

it('a disk that is full while the shelves are filled is one sentence, whoever met it', async () => {
  const { pool } = t.mall.context.database;
  for (const args of [
    () => pool.query(full),
    () => t.mall.context.db.execute(sql.raw(full)),
    () => t.mall.context.db.transaction((tx) => tx.execute(sql.raw(full))),
  ]) {
    expect(await wordOf(args())).toMatch(/^The disk of the database is full: make room, or set DATA_DIR or DATABASE_URL to another one\.$/);
  }
});

it('a server that ends with its disk is one sentence too', async () => {
  expect(await wordOf(t.mall.context.db.transaction((tx) => tx.execute(sql.raw(lost))))).toMatch(
    /^The database ended while it was being filled/,
  );
});

it('what is wrong inside keeps its trace', () => {
  const fault = new TypeError('no such kind');
  expect(seedErrorOf(fault)).toBe(fault);
});
