import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { socketOf } from '#mall/platform/postgres/connectionLimits.ts';
import type { Db } from '#mall/platform/postgres/database.ts';
import { pipelined } from '#mall/platform/postgres/pipelined.ts';
import { openTestMall, type TestMall } from '../harness.ts';

const lock = 41_414_141;
let t: TestMall;
let client: PoolClient;
let db: Db;
beforeAll(async () => {
  t = await openTestMall();
});
beforeEach(async () => {
  client = await t.mall.context.database.pool.connect();
  db = drizzle(client);
  await db.execute(sql`begin`);
});
afterEach(async () => {
  await db.execute(sql`rollback`);
  client.release();
});
afterAll(() => t.close());

describe('what is asked of a transaction at once', () => {
  it('is carried out in its order and answered in it', async () => {
    const [, first, , second] = await pipelined([
      db.execute(sql`create temp table step (name text) on commit drop`),
      db.execute<{ steps: number }>(sql`select count(*)::int as steps from step`),
      db.execute(sql`insert into step values ('one'), ('two')`),
      db.execute<{ steps: number }>(sql`select count(*)::int as steps from step`),
    ]);
    expect([first.rows, second.rows]).toEqual([[{ steps: 0 }], [{ steps: 2 }]]);
  });

  it('leaves before the first of it is answered', async () => {
    const long = 'x'.repeat(10_000);
    const { rows } = await t.mall.context.database.session(async (other) => {
      await other.query('select pg_advisory_lock($1)', [lock]);
      const before = socketOf(client).bytesWritten;
      const asked = pipelined([
        db.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`),
        db.execute<{ said: string }>(sql`select ${long}::text as said`),
      ]);
      await setImmediate();
      expect(socketOf(client).bytesWritten - before).toBeGreaterThan(long.length);
      await other.query('select pg_advisory_unlock($1)', [lock]);
      return (await asked)[1];
    });
    expect(rows).toEqual([{ said: long }]);
  });

  it('fails with what failed first, and not before all of it is over', async () => {
    const over: string[] = [];
    const last = async () => {
      await db.execute(sql`select 1`).catch(() => undefined);
      await setImmediate();
      over.push('last');
    };
    await expect(pipelined([db.execute(sql`select 1 / 0`), db.execute(sql`select 'no number'::int`), last()])).rejects.toMatchObject({
      cause: { code: '22012' },
    });
    expect(over).toEqual(['last']);
  });
});
