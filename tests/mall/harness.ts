import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readMallConfig } from '#mall/config.ts';
import { createDatabase, openDatabase } from '#mall/database.ts';
import { createMall, type Mall } from '#mall/mall.ts';
import { startPostgres } from '#mall/postgres.ts';
import { keepLifecycles, recordLifecycles } from '../drivers/lifecycles.ts';

export type Answer<Body = never> = { status: number; body: [Body] extends [never] ? AnyBody : Body; headers: Headers };
/** JSON of unknown shape, good enough to compare; name the shape (`ask<Cart>(...)`) to work with it. */
export interface AnyBody {
  [name: string]: AnyBody;
}
export type Ask = { body?: unknown; token?: unknown; key?: string; headers?: Record<string, string>; query?: Record<string, string | number> };

export type TestMall = {
  mall: Mall;
  /** `ask('POST', '/web/login', { body })` through `mall.fetch`. */
  ask<Body = never>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, ask?: Ask): Promise<Answer<Body>>;
  /** The simulation plane. */
  ops<Body = never>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<Body>>;
  /** Moves the mall's time and runs what falls due on the way. */
  advance(ms: number): Promise<void>;
  /** A second mall on the same database, as another process would be, perhaps with fewer connections. */
  twin(poolSize?: number): Promise<Mall>;
  /** Asks for a code and reads it in the mailbox: `code('a@b.com')`, `code('0094771234567')`. */
  code(target: string): Promise<string>;
  /** A fresh account by quick login; its access token and user id. */
  newUser(mail?: string, regionId?: number): Promise<{ token: string; refreshToken: string; userId: string; mail: string }>;
  close(): Promise<void>;
};

export type Wanted = { products?: number; env?: Record<string, string>; poolSize?: number; filledAt?: Record<string, number> };

/** Every test file gets a database of its own on the one PostgreSQL that all files share. */
export async function openTestMall(wanted: Wanted = {}): Promise<TestMall> {
  recordLifecycles();
  const dataDir = join(tmpdir(), `serendib-tests-${process.getuid?.() ?? 0}`);
  const server = await startPostgres(dataDir, () => undefined);
  const name = `t_${randomBytes(6).toString('hex')}`;
  const keeper = new pg.Client(server.connection('postgres'));
  await keeper.connect();
  await createDatabase(server.connection('postgres'), name);
  const { host, port, user, password = '' } = server.connection(name);
  const databaseUrl = `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  const config = {
    ...readMallConfig({ DEMO: '1', CHECK_ANSWERS: '1', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PRODUCTS: String(wanted.products ?? 200), ...wanted.env }, (line) => {
      if (/failed/.test(line)) console.error(line);
    }),
    poolSize: wanted.poolSize ?? 10,
    ...(wanted.filledAt ? { filledAt: wanted.filledAt } : {}),
  };
  const open = async (poolSize = config.poolSize): Promise<Mall> => createMall({ ...config, database: await openDatabase({ ...config, poolSize }) });
  const mall = await open();
  const malls = [mall];
  const start = Date.UTC(2026, 2, 2, 4, 0, 0);
  await mall.house.clock.keep(mall.house.db, { frozenAt: start, offset: 0 });

  const read = async <Body>(response: Response): Promise<Answer<Body>> => {
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as Answer<Body>['body'] };
  };
  const ask: TestMall['ask'] = async (method, path, { body, token, key, headers = {}, query } = {}) => {
    const search = query ? `?${new URLSearchParams(Object.entries(query).map(([field, value]) => [field, String(value)]))}` : '';
    return read(
      await mall.fetch(
        new Request(`http://mall${path}${search}`, {
          method,
          headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(token ? { authorization: `Bearer ${String(token)}` } : {}), ...(key ? { 'idempotency-key': key } : {}), ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        '127.0.0.1',
      ),
    );
  };
  const ops: TestMall['ops'] = async (method, path, body) => {
    if (!mall.ops) throw new Error('the mall is no demo');
    return read(await mall.ops(new Request(`http://ops${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })));
  };
  const code = async (target: string): Promise<string> => {
    const isMail = target.includes('@');
    const sent = await ask('POST', isMail ? '/mail/send' : '/sms/send', { body: isMail ? { mail: target } : { mobile: target } });
    if (sent.status !== 200) throw new Error(`no code for ${target}: ${JSON.stringify(sent.body)}`);
    const letters = await ops<{ code: string }[]>('GET', `/_ops/mailbox?target=${encodeURIComponent(target)}`);
    return letters.body[0]?.code ?? '';
  };
  return {
    mall, ask, ops, code,
    async advance(ms) {
      const moved = await ops('POST', '/_ops/clock', { advanceMs: ms });
      if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
    },
    async twin(poolSize) {
      const other = await open(poolSize);
      malls.push(other);
      return other;
    },
    async newUser(mail = `user${randomBytes(5).toString('hex')}@serendib.example`.replace('.example', '.com'), regionId = 659006000402) {
      const session = await ask<{ access_token: string; refresh_token: string; userId: string }>('POST', '/quick/login', { body: { loginType: 1, loginId: mail, code: await code(mail), region: regionId } });
      if (session.status !== 200) throw new Error(JSON.stringify(session.body));
      return { token: session.body.access_token, refreshToken: session.body.refresh_token, userId: session.body.userId, mail };
    },
    async close() {
      await keepLifecycles();
      for (const each of malls) await each.stop();
      await keeper.query(`drop database if exists ${keeper.escapeIdentifier(name)} with (force)`);
      await keeper.end();
      await server.stop();
    },
  };
}
