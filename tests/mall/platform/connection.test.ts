import { DrizzleQueryError } from 'drizzle-orm/errors';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limit } from '../../limit.ts';
import { cutWhenSilent } from '#mall/platform/postgres/connectionLimits.ts';
import { openDatabase } from '#mall/platform/postgres/database.ts';
import { errorText, errorTrace } from '#mall/platform/http/errorText.ts';
import { openPgListener } from '#mall/platform/postgres/pgListener.ts';
import { regionIndexesOf } from '#mall/searchIndex/regionIndexes.ts';
import { openNetwork } from '../../drivers/network.ts';
import { openTestMall, testServer, type TestMall } from '../harness.ts';

const sriLanka = 659006000402;
let t: TestMall;
let target: { host: string; port: number; user: string; database: string; password?: string };
beforeAll(async () => {
  t = await openTestMall();
  const server = await testServer();
  target = { ...server.connection(new URL(t.mall.context.database.url).pathname.slice(1)) };
});
afterAll(() => t.close());

const throughNetwork = async () => {
  const network = await openNetwork(`${target.host}/.s.PGSQL.${target.port}`);
  return { network, far: { ...target, host: '127.0.0.1', port: network.port } };
};

describe('who listens to the database', () => {
  it('notices that the network went away without a word, comes back, and then looks at everything anew', async () => {
    const { network, far } = await throughNetwork();
    const heard: string[] = [];
    const listener = openPgListener(far, () => undefined, { every: 50, silence: 200 });
    const say = (word: string) => t.mall.context.database.pool.query('select pg_notify($1, $2)', ['weather', word]);
    try {
      await listener.listen('weather', (payload) => void heard.push(payload));
      expect(heard).toEqual(['']);
      await say('before');
      await vi.waitFor(() => expect(heard).toEqual(['', 'before']), { timeout: limit });
      network.cut();
      await say('lost');
      network.mend();
      await vi.waitFor(() => expect(heard).toEqual(['', 'before', '']), { timeout: limit });
      await say('after');
      await vi.waitFor(() => expect(heard).toEqual(['', 'before', '', 'after']), { timeout: limit });
    } finally {
      await listener.stop();
      network.close();
    }
  });
});

describe('whoever begins to listen', () => {
  it('hears what is told from then on, on a channel that is the first and on a later one', async () => {
    const heard: string[] = [];
    const listener = openPgListener(target, () => undefined);
    for (const channel of ['first', 'later']) {
      await listener.listen(channel, (payload) => void heard.push(`${channel} ${payload}`));
      await t.mall.context.database.pool.query('select pg_notify($1, $2)', [channel, 'told']);
    }
    await vi.waitFor(() => expect(heard).toEqual(['first ', 'first told', 'later told']), { timeout: limit });
    await listener.stop();
  });
});

describe('a question to the database', () => {
  it('whose answer lies there unread, because this process stood still, is answered', async () => {
    const client = new pg.Client(target);
    await client.connect();
    cutWhenSilent(client, 50);
    const answer = client.query<{ one: number }>('select 1 as one');
    // Sent and answered meanwhile.
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300));
    expect((await answer).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  it('that gets no answer because the network is gone ends in an error, not in waiting for ever', async () => {
    const { network, far } = await throughNetwork();
    const client = new pg.Client(far);
    client.on('error', () => undefined);
    await client.connect();
    cutWhenSilent(client, 200);
    expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    network.cut();
    await expect(client.query('select 1')).rejects.toThrow(/the database was silent for 200 ms/);
    network.close();
  });

  it('is given up by the server where it runs, waits for a lock or stays open too long', async () => {
    const { rows } = await t.mall.context.database.pool.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '10000' },
      { name: 'lock_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '20000' },
    ]);
  });

  it.each([
    ['a lock that is held', '55P03'],
    ['a statement that runs too long', '57014'],
    ['a transaction that stays open', '25P03'],
  ])('that meets %s says that it may be tried again', async (_, code) => {
    const log = vi.spyOn(t.mall.context, 'log').mockImplementation(() => undefined);
    await t.mall.context.db.execute(
      sql.raw(
        `create or replace function refuse_read() returns trigger language plpgsql as $$ begin raise exception 'too long' using errcode = '${code}'; end $$`,
      ),
    );
    await t.mall.context.db.execute(
      sql`create or replace trigger refuse_read before insert on address for each row execute function refuse_read()`,
    );
    const { token } = await t.newUser();
    const address = {
      receiver: 'A',
      countryId: sriLanka,
      provinceId: 1010000,
      cityId: 1010100,
      areaId: 1010101,
      addr: '1',
      mobile: '771234567',
      mobileCode: '94',
    };
    expect(await t.ask('POST', '/p/address/addAddr', { token, body: address })).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE' },
    });
    await t.mall.context.db.execute(sql`drop trigger refuse_read on address`);
    log.mockRestore();
  });
});

describe('what is written about a failure', () => {
  const secret = 'Kamala-Silva-secret';

  it('names the statement and never what a shopper sent with it', async () => {
    const { db } = t.mall.context;
    const failed: unknown = await db.execute(sql`select ${secret}::int`).catch((error: unknown) => error);
    expect((failed as Error).message, 'what Drizzle says').toContain(secret);
    expect(failed).toBeInstanceOf(DrizzleQueryError);
    for (const written of [errorText(failed), errorTrace(failed), errorText(new Error('a timer failed', { cause: failed }))]) {
      expect(written).toMatch(/22P02.* in: select \$1::int/s);
      expect(written).not.toContain(secret);
    }
    const double: unknown = await db
      .execute(sql`insert into mall_state (name, value) values (${secret}, '1'), (${secret}, '1')`)
      .catch((error: unknown) => error);
    expect(errorText(double)).not.toContain(secret);
  });

  it('holds for what the mall logs of a call that broke', async () => {
    const output: string[] = [];
    const log = vi.spyOn(t.mall.context, 'log').mockImplementation((line) => void output.push(line));
    const { token } = await t.newUser();
    await t.mall.context.db.execute(sql`alter table address rename to address_away`);
    const address = {
      receiver: secret,
      countryId: sriLanka,
      provinceId: 1010000,
      cityId: 1010100,
      areaId: 1010101,
      addr: secret,
      mobile: '771234567',
      mobileCode: '94',
    };
    expect((await t.ask('POST', '/p/address/addAddr', { token, body: address })).status).toBe(500);
    await t.mall.context.db.execute(sql`alter table address_away rename to address`);
    log.mockRestore();
    expect(output.join('\n')).toMatch(/SQLSTATE 42P01/);
    expect(output.join('\n')).not.toMatch(new RegExp(`${secret}|771234567|params`));
  });
});

describe('the shelves in memory', () => {
  it('hear of a change whose first reading failed', async () => {
    const { context } = t.mall;
    const { rows } = await context.database.pool.query<{ prodId: number }>(
      'select prod_id as "prodId" from shelves where region_id = $1 order by prod_id limit 1',
      [sriLanka],
    );
    const prodId = rows[0]?.prodId ?? 0;
    const priceOf = async (): Promise<number | undefined> => {
      const shelf = (await regionIndexesOf(context)).regions.get(sriLanka);
      return shelf?.price[shelf.placeOf(prodId)];
    };
    await priceOf();
    await context.db.execute(sql`alter table shelves rename to shelves_away`);
    await context.db.execute(sql`update shelves_away set price = 4242 where prod_id = ${prodId} and region_id = ${sriLanka}`);
    // Heard of, asked for, and not to be read.
    await expect.poll(() => priceOf().catch((failed: Error) => failed.message)).toMatch(/"shelves" does not exist/);
    await context.db.execute(sql`alter table shelves_away rename to shelves`);
    expect(await priceOf()).toBe(4242);
  });
});

describe("a pooler's own address", () => {
  it('that is alone is told in one sentence', async () => {
    await expect(
      openDatabase({
        databaseUrl: 'postgres://nobody@127.0.0.1:9/a',
        directUrl: 'postgres://nobody@127.0.0.1:9/b',
        dataDir: '.',
        poolSize: 4,
        log: () => undefined,
      }),
    ).rejects.toThrow(/^The database at DATABASE_URL_DIRECT \(127\.0\.0\.1:9\/b\) does not answer: .+\.$/);
  });
});
