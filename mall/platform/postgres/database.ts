import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { openBarrier } from '../../barrier.ts';
import { cutWhenSilent, gatherWrites, limits, openAutoPrepare, suitPooler } from './connectionLimits.ts';
import { openPgListener, type PgListener } from './pgListener.ts';
import { DatabaseUnreachable, startPostgres, type Connection } from './postgres.ts';

/** The pool or one transaction: whoever writes SQL takes this and does not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** The same database as a connection string, for other processes of the shop (the sandbox). */
  url: string;
  listen: PgListener['listen'];
  /** Resolves once every process on this database has taken up what was told before. */
  heardByAll(): Promise<void>;
  /**
   * Runs long work (migrations, filling, a lock held over transactions) on a connection of its own to the server itself, without limits:
   * one that copies rows in or out, or one on which several things may be asked at once (`pipeline`).
   */
  session<Result>(work: (client: pg.Client) => Promise<Result>, may?: { pipeline: boolean }): Promise<Result>;
  stop(): Promise<void>;
};

/** `directUrl`: the server itself, where `databaseUrl` is a pooler in transaction mode before it. */
export type DatabaseConfig = { databaseUrl?: string; directUrl?: string; dataDir: string; poolSize: number; log: (line: string) => void };

// Ids, counts and times are int8 in storage and safe integers in JavaScript (contract 1.2); a sum of them is numeric. Drizzle asks pg's
// global parsers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * Opens the mall's database: the one of `databaseUrl`, else the embedded one, with every migration run.
 * @throws DatabaseUnreachable with one sentence for the terminal.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.databaseUrl)
    return connect(
      { connectionString: config.databaseUrl },
      { connectionString: config.directUrl ?? config.databaseUrl },
      config,
      async () => undefined,
    );
  const server = await startPostgres(config.dataDir, config.log);
  await createDatabase(server.connection('postgres'), 'mall');
  return connect(server.connection('mall'), server.connection('mall'), config, server.stop);
}

/**
 * Creates `name` where it is missing; two processes may try at once. Of template0, because nobody, the vacuum neither, is ever connected to
 * it.
 */
export async function createDatabase(admin: Connection, name: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)} template template0`).catch((failed: pg.DatabaseError) => {
        if (failed.code !== '42P04' && failed.code !== '23505') throw failed;
      });
  } finally {
    await client.end();
  }
}

async function connect(
  target: pg.PoolConfig,
  direct: pg.PoolConfig,
  config: DatabaseConfig,
  stopServer: () => Promise<void>,
): Promise<Database> {
  const session = sessionsOn(direct);
  try {
    await session(migrate);
  } catch (failed) {
    throw unreachable(failed, direct, config.directUrl ? 'DATABASE_URL_DIRECT' : 'DATABASE_URL');
  }
  const isPooled = config.directUrl !== undefined;
  const prepare = isPooled ? suitPooler : openAutoPrepare();
  const pool = new pg.Pool({
    ...target,
    ...(isPooled ? {} : limits),
    max: config.poolSize,
    application_name: 'serendib',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    pipeline: true,
  });
  pool.on('error', (failed) => config.log(`a database connection was lost: ${failed.message}`));
  pool.on('connect', (client) => {
    // The pool hears only its idle clients: one that is lost between two queries of a transaction would end the process.
    client.on('error', () => undefined);
    cutWhenSilent(client);
    gatherWrites(client);
    prepare(client);
  });
  try {
    await pool.query('select 1');
  } catch (failed) {
    await pool.end();
    throw unreachable(failed, target, 'DATABASE_URL');
  }
  const listener = openPgListener(direct, config.log);
  const heardByAll = await openBarrier(pool, listener);
  return {
    db: drizzle(pool),
    pool,
    url: target.connectionString ?? urlOf(target),
    listen: listener.listen,
    heardByAll,
    session,
    async stop() {
      await listener.stop();
      await pool.end();
      await stopServer();
    },
  };
}

const CONNECT_MS = 10_000;

const sessionsOn =
  (direct: pg.PoolConfig): Database['session'] =>
  async (work, { pipeline } = { pipeline: false }) => {
    const client = new pg.Client({
      ...direct,
      application_name: 'serendib',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      pipeline,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  };

function unreachable(failed: unknown, target: pg.PoolConfig, variable: string): DatabaseUnreachable {
  const { code = '', message = '' } = failed as { code?: string; message?: string };
  const where = target.connectionString
    ? `The database at ${variable} (${withoutPassword(target.connectionString)})`
    : 'The embedded PostgreSQL';
  if (code === '53100' || /no space left/i.test(message)) return new DatabaseUnreachable(`${where} has no room left on its disk.`);
  if (
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENOENT|57P03|08|28|3D)/.test(code) ||
    /timeout|terminated|ECONNREFUSED/i.test(message)
  )
    return new DatabaseUnreachable(`${where} does not answer: ${message || code}.`);
  return new DatabaseUnreachable(`${where} could not be prepared: ${message || code}.`);
}

function urlOf({ host = '', port, user, password, database }: pg.PoolConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgres://${user ?? ''}${secret}@localhost/${database ?? ''}?host=${encodeURIComponent(host)}&port=${port ?? 5432}`;
}

function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    return `${parsed.hostname}:${parsed.port || 5432}${parsed.pathname}`;
  } catch {
    return 'not a URL';
  }
}

const MIGRATION_LOCK = 659006000402;

/** Runs the SQL files of `migrations/` in name order, each once and in one transaction, one process at a time. */
async function migrate(client: pg.Client): Promise<void> {
  await alone(client, MIGRATION_LOCK, async () => {
    await client.query('create table if not exists migration (name text primary key, digest text not null)');
    const ran = new Map(
      (await client.query<{ name: string; digest: string }>('select name, digest from migration')).rows.map((row) => [
        row.name,
        row.digest,
      ]),
    );
    const folder = new URL('../../migrations/', import.meta.url);
    for (const name of readdirSync(folder)
      .filter((entry) => entry.endsWith('.sql'))
      .sort()) {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
      if (ran.has(name)) {
        if (ran.get(name) !== digest)
          throw new Error(`the migration ${name} was changed after it had run; remove DATA_DIR or write a new migration`);
        continue;
      }
      await client.query('begin');
      try {
        await client.query(text);
        await client.query('insert into migration (name, digest) values ($1, $2)', [name, digest]);
        await client.query('commit');
      } catch (failed) {
        await client.query('rollback');
        const { message, code } = failed as pg.DatabaseError;
        throw Object.assign(new Error(`${name}: ${message}`), { code });
      }
    }
  });
}

/** Does `work` while this session holds the advisory lock `key`: one process at a time, whichever transactions it runs. */
export async function alone<Result>(client: pg.Client, key: number, work: () => Promise<Result>): Promise<Result> {
  await client.query('select pg_advisory_lock($1)', [key]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [key]).catch(() => undefined);
  }
}
