import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplayEntry } from '#mall/platform/replay/replayHistory.ts';
import { openTestMall, type TestMall } from '../harness.ts';

type Report = { code: string; mall: { history: ReplayEntry[] } };

let mall: TestMall;
beforeAll(async () => void (mall = await openTestMall()));
afterAll(() => mall.close());

const recording = { format: 'serendib.recording', version: 1, at: 0, address: '/', visitor: null, roots: [], steps: ['x'.repeat(1_000)] };

const report = async (): Promise<string> => {
  const { body } = await mall.ops<{ code: string }>('POST', '/_ops/reports', { sentence: 'It did not work.', recording });
  return body.code;
};
const read = async (code: string): Promise<Report> => (await mall.ops<Report>('GET', `/_ops/reports/${code}`)).body as unknown as Report;
const one = async (query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await mall.mall.context.db.execute<{ n: string }>(query);
  return Number(rows[0]?.n);
};

/** What a report takes in the database, in bytes. */
const sizeOf = (code: string): Promise<number> => one(sql`select octet_length(report::text) as n from report where code = ${code}`);
const historySize = (): Promise<number> => one(sql`select count(*) as n from history`);

/** Changing calls, as shoppers make them; each is an entry of the history. */
const live = async (calls: number): Promise<void> => {
  for (let call = 0; call < calls; call += 1) await mall.newUser();
};

describe('A report of 1 KB', () => {
  it('stores about as much, however long the history is, and answers the whole of it', async () => {
    await live(2);
    const short = await report();
    await live(20);
    const long = await report();
    const [shortSize, longSize] = [await sizeOf(short), await sizeOf(long)];
    expect(longSize).toBeLessThan(3_000);
    expect(Math.abs(longSize - shortSize)).toBeLessThan(100);
    const { history } = (await read(long)).mall;
    expect(history.length).toBe(await historySize());
    expect((await read(short)).mall.history).toEqual(history.slice(0, history.length - 40));
  });

  it('answers the same when the world began anew, and no later history', async () => {
    const code = await report();
    const before = await read(code);
    expect((await mall.ops('POST', '/_ops/reset', {})).status).toBe(200);
    await live(1);
    expect(await read(code)).toEqual(before);
    const { history } = (await read(await report())).mall;
    expect(history.map(({ kind }) => kind)).toEqual(['reset', 'call', 'call']);
  });

  it('keeps no history of a past world once the last report of it is gone', async () => {
    expect((await mall.ops('POST', '/_ops/reset', {})).status).toBe(200);
    await mall.advance(1_000);
    for (let n = 0; n < 30; n += 1) await report();
    expect(await one(sql`select count(*) as n from history where is_past`)).toBe(0);
    expect(await historySize()).toBeGreaterThan(0);
  });

  it('is kept beside thirty that were made at the same moment, also where its code comes after theirs', async () => {
    for (let n = 0; n < 30; n += 1) await report();
    await mall.mall.context.db.execute(sql`update report set code = 'AAA' || lpad(place::text, 3, '0')
      from (select code as old, row_number() over () as place from report) numbered where code = old`);
    const code = await report();
    expect(await read(code)).toMatchObject({ code });
  });

  it('that an earlier version stored whole answers the same after the migrations, but can no longer be rebuilt', async () => {
    const { db } = mall.mall.context;
    await live(2);
    const code = await report();
    const before = await read(code);
    // The earlier version called an entry's name its door.
    const history = JSON.stringify(before.mall.history.map(({ name, ...entry }) => ({ ...entry, door: name })));
    await db.execute(sql`update report set body = jsonb_set(body, '{mall,history}', ${history}::jsonb) where code = ${code}`);
    await db.execute(sql`delete from history where position = ${before.mall.history[0]?.position}`);
    await db.execute(sql`alter table report drop column positions`);
    await db.execute(sql`alter table history drop column is_past`);
    await db.execute(sql`alter table history drop column ended`);
    await db.execute(sql`alter table history rename column name to door`);
    for (const migration of ['0115_report_history', '0117_plain_names', '0270_history_ticks'])
      await db.execute(sql.raw(readFileSync(new URL(`../../../mall/migrations/${migration}.sql`, import.meta.url), 'utf8')));
    expect(await sizeOf(code)).toBeLessThan(3_000);
    const entries = before.mall.history.map((entry) => ({ ...entry, ended: 0 }));
    expect(await read(code)).toEqual({ ...before, mall: { ...before.mall, base: null, history: entries } });
  });
});
