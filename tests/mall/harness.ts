import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readMallConfig } from '#mall/platform/config.ts';
import { openDatabase } from '#mall/platform/postgres/database.ts';
import { createMall, type Mall } from '#mall/mall.ts';
import { startPostgres, type Connection, type EmbeddedPostgres } from '#mall/platform/postgres/postgres.ts';
import { keepLifecycles, recordLifecycles } from '../drivers/lifecycles.ts';

export type Answer<Body = never> = { status: number; body: [Body] extends [never] ? AnyBody : Body; headers: Headers };
/** JSON of unknown shape, good enough to compare; name the shape (`ask<Cart>(...)`) to work with it. */
export interface AnyBody {
  [name: string]: AnyBody;
}
export type Invocation = {
  body?: unknown;
  token?: unknown;
  key?: string;
  headers?: Record<string, string>;
  query?: Record<string, string | number>;
  /** Where it comes from; each call from somewhere else where nothing is said. */ ip?: string;
};

/** One process of a mall and what it is asked. */
type Spoken = {
  mall: Mall;
  /** `ask('POST', '/web/login', { body })` through `mall.fetch`. */
  ask<Body = never>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, invocation?: Invocation): Promise<Answer<Body>>;
  /** The simulation plane. */
  ops<Body = never>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer<Body>>;
  /** Moves the mall's time and runs what falls due on the way. */
  advance(ms: number): Promise<void>;
  /** Asks for a code and reads it in the mailbox: `code('a@b.com')`, `code('0094771234567')`. */
  code(target: string): Promise<string>;
  /** A fresh account by quick login; its access token and user id. */
  newUser(mail?: string, regionId?: number): Promise<{ token: string; refreshToken: string; userId: string; mail: string }>;
};

export type TestMall = Spoken & {
  /** A second mall on the same database, as another process would be, perhaps with fewer connections. */
  twin(poolSize?: number): Promise<Mall>;
  /** The same, where a twin is asked instead. */
  through(twin: Mall): TestMall;
  close(): Promise<void>;
};

/** The mall's and its bank's, so that each understands the other. */
export const testSecret = 'a secret of the tests';

export type Wanted = {
  products?: number;
  env?: Record<string, string>;
  poolSize?: number;
  filledAt?: Record<string, number>;
  /** Where the pool finds a database, where a pooler stands before the server. */ pooler?: (database: string) => string;
};

/** Who needs another number of products than others pays for filling a database of his own. */
const usualProducts = 200;

const dataDir = join(tmpdir(), `serendib-tests-${process.getuid?.() ?? 0}`);

let addresses = 0;
/** An address that nobody had before: what is limited for each network limits no test that is about something else. */
export const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Starts the one PostgreSQL that all files share, or finds that it runs. */
export const startTestServer = (): Promise<EmbeddedPostgres> => startPostgres(dataDir, () => undefined);

/** The server that the run has started for its files. */
export const testServer = async (): Promise<EmbeddedPostgres> => {
  const started = process.env['TEST_POSTGRES'];
  if (started === undefined) return startTestServer();
  const connection = JSON.parse(started) as Connection;
  return { connection: (database) => ({ ...connection, database }), stop: async () => undefined };
};

/** Opens a mall on the database `name`, and fills it where it is empty. */
const openOn = async (server: EmbeddedPostgres, name: string, wanted: Wanted, poolSize: number): Promise<Mall> => {
  const { host, port, user, password = '' } = server.connection(name);
  const databaseUrl = `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  const environment = {
    DEMO: '1',
    SECRET: testSecret,
    CHECK_ANSWERS: '1',
    DATA_DIR: dataDir,
    ...(wanted.pooler ? { DATABASE_URL: wanted.pooler(name), DATABASE_URL_DIRECT: databaseUrl } : { DATABASE_URL: databaseUrl }),
    PRODUCTS: String(wanted.products ?? usualProducts),
    ...wanted.env,
  };
  const config = readMallConfig(environment, (line) => {
    if (/failed/.test(line)) console.error(line);
  });
  const settings = { ...config, poolSize, ...(wanted.filledAt ? { filledAt: wanted.filledAt } : {}) };
  return createMall({ ...settings, database: await openDatabase(settings) });
};

/**
 * Fills a database once in a run for all files that want the same, and answers its name: a new database is a copy of it. Nothing that is
 * filled depends on where cards are paid or browsers hear.
 */
const filledTemplate = async (keeper: pg.Client, wanted: Wanted, fill: (name: string) => Promise<void>): Promise<string> => {
  const run = process.env['TEST_RUN'];
  if (!run || wanted.pooler) return 'template0';
  const { VAULT_URL: _, PUSH_ORIGINS: __, ...environment } = wanted.env ?? {};
  const kind = createHash('sha256')
    .update(JSON.stringify([wanted.products ?? usualProducts, wanted.filledAt, environment]))
    .digest('hex');
  const name = `${run}_${kind.slice(0, 12)}`;
  await keeper.query('select pg_advisory_lock(hashtext($1))', [name]);
  try {
    const found = await keeper.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      const filling = `${name}_filling`;
      await keeper.query(`create database ${filling} template template0`);
      await fill(filling);
      await keeper.query(`alter database ${filling} rename to ${name}`);
    }
  } finally {
    await keeper.query('select pg_advisory_unlock(hashtext($1))', [name]);
  }
  return name;
};

/** Drops what a run's files were copied from. */
export const dropTemplates = async (run: string): Promise<void> => {
  const server = await testServer();
  const keeper = new pg.Client(server.connection('postgres'));
  await keeper.connect();
  const { rows } = await keeper.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [run]);
  for (const { datname } of rows) await keeper.query(`drop database ${keeper.escapeIdentifier(datname)} with (force)`);
  await keeper.end();
};

const read = async <Body>(response: Response): Promise<Answer<Body>> => {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as Answer<Body>['body'] };
};

/** Speaks to one process of a mall. */
function speakTo(mall: Mall): Spoken {
  const ask: Spoken['ask'] = async (method, path, { body, token, key, headers = {}, query, ip = newAddress() } = {}) => {
    const search = query ? `?${new URLSearchParams(Object.entries(query).map(([field, value]) => [field, String(value)]))}` : '';
    return read(
      await mall.fetch(
        new Request(`http://mall${path}${search}`, {
          method,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...(token ? { authorization: `Bearer ${String(token)}` } : {}),
            ...(key ? { 'idempotency-key': key } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        ip,
      ),
    );
  };
  const ops: Spoken['ops'] = async (method, path, body) => {
    if (!mall.ops) throw new Error('the mall is no demo');
    return read(
      await mall.ops(new Request(`http://ops${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })),
    );
  };
  const code = async (target: string): Promise<string> => {
    const isMail = target.includes('@');
    const sent = await ask('POST', isMail ? '/mail/send' : '/sms/send', { body: isMail ? { mail: target } : { mobile: target } });
    if (sent.status !== 200) throw new Error(`no code for ${target}: ${JSON.stringify(sent.body)}`);
    const letters = await ops<{ code: string }[]>('GET', `/_ops/mailbox?target=${encodeURIComponent(target)}`);
    return letters.body[0]?.code ?? '';
  };
  return {
    mall,
    ask,
    ops,
    code,
    async advance(ms) {
      const moved = await ops('POST', '/_ops/clock', { advanceMs: ms });
      if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
    },
    async newUser(mail = `user${randomBytes(5).toString('hex')}@serendib.example`.replace('.example', '.com'), regionId = 659006000402) {
      const session = await ask<{ access_token: string; refresh_token: string; userId: string }>('POST', '/quick/login', {
        body: { loginType: 1, loginId: mail, code: await code(mail), region: regionId },
      });
      if (session.status !== 200) throw new Error(JSON.stringify(session.body));
      return { token: session.body.access_token, refreshToken: session.body.refresh_token, userId: session.body.userId, mail };
    },
  };
}

/** Every test file gets a database of its own. */
export async function openTestMall(wanted: Wanted = {}): Promise<TestMall> {
  recordLifecycles();
  const server = await testServer();
  const name = `t_${randomBytes(6).toString('hex')}`;
  const keeper = new pg.Client(server.connection('postgres'));
  await keeper.connect();
  const template = await filledTemplate(keeper, wanted, async (filling) => (await openOn(server, filling, wanted, 10)).stop());
  await keeper.query(`create database ${name} template ${template}`);
  const open = (poolSize = wanted.poolSize ?? 10): Promise<Mall> => openOn(server, name, wanted, poolSize);
  const mall = await open();
  const malls = [mall];
  const start = Date.UTC(2026, 2, 2, 4, 0, 0);
  await mall.context.clock.keep(mall.context.db, { frozenAt: start, offset: 0 });

  const twin: TestMall['twin'] = async (poolSize) => {
    const other = await open(poolSize);
    malls.push(other);
    return other;
  };
  const close: TestMall['close'] = async () => {
    await keepLifecycles();
    for (const each of malls) await each.stop();
    await keeper.query(`drop database if exists ${keeper.escapeIdentifier(name)} with (force)`);
    await keeper.end();
    await server.stop();
  };
  const through = (asked: Mall): TestMall => ({ ...speakTo(asked), twin, through, close });
  return through(mall);
}
