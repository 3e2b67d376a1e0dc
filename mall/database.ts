import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { openListener, type Listener } from './listener.ts';
import { DatabaseUnreachable, startPostgres, type Connection } from './postgres.ts';

/** The pool or one transaction: whoever writes SQL takes this and does not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** The same database as a connection string, for other processes of this house (the sandbox). */
  url: string;
  listen: Listener['listen'];
  stop(): Promise<void>;
};

export type DatabaseConfig = { databaseUrl?: string; dataDir: string; poolSize: number; log: (line: string) => void };

// Ids, counts and times are int8 in storage and safe integers in JavaScript (contract 1.2); a sum of them is numeric. Drizzle asks pg's global parsers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * Opens the mall's database: the one of `databaseUrl`, else the embedded one, with every migration run.
 * @throws DatabaseUnreachable with one sentence for the terminal.
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  if (config.databaseUrl) return connect({ connectionString: config.databaseUrl }, config, async () => undefined);
  const server = await startPostgres(config.dataDir, config.log);
  await createDatabase(server.connection('postgres'), 'mall');
  return connect(server.connection('mall'), config, server.stop);
}

/** Creates `name` where it is missing; two processes may try at once. Of template0, because nobody, the vacuum neither, is ever connected to it. */
export async function createDatabase(admin: Connection, name: string): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)} template template0`).catch((failed: pg.DatabaseError) => {
      if (failed.code !== '42P04' && failed.code !== '23505') throw failed;
    });
  } finally {
    await client.end();
  }
}

async function connect(target: pg.PoolConfig, config: DatabaseConfig, stopServer: () => Promise<void>): Promise<Database> {
  const pool = new pg.Pool({ ...target, max: config.poolSize, application_name: 'serendib', connectionTimeoutMillis: 10_000, keepAlive: true });
  pool.on('error', (failed) => config.log(`a database connection was lost: ${failed.message}`));
  // The pool hears only its idle clients: one that is lost between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrate(pool);
  } catch (failed) {
    await pool.end();
    throw unreachable(failed, target);
  }
  const listener = openListener(target, config.log);
  return {
    db: drizzle(pool),
    pool,
    url: target.connectionString ?? urlOf(target),
    listen: listener.listen,
    async stop() {
      await listener.stop();
      await pool.end();
      await stopServer();
    },
  };
}

function unreachable(failed: unknown, target: pg.PoolConfig): DatabaseUnreachable {
  const { code = '', message = '' } = failed as { code?: string; message?: string };
  const where = target.connectionString ? `The database at DATABASE_URL (${withoutPassword(target.connectionString)})` : 'The embedded PostgreSQL';
  if (code === '53100' || /no space left/i.test(message)) return new DatabaseUnreachable(`${where} has no room left on its disk.`);
  if (/^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENOENT|57P03|08|28|3D)/.test(code) || /timeout|terminated|ECONNREFUSED/i.test(message)) return new DatabaseUnreachable(`${where} does not answer: ${message || code}.`);
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
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists migration (name text primary key, digest text not null)');
    const ran = new Map((await client.query<{ name: string; digest: string }>('select name, digest from migration')).rows.map((row) => [row.name, row.digest]));
    const folder = new URL('./migrations/', import.meta.url);
    for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.sql')).sort()) {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
      if (ran.has(name)) {
        if (ran.get(name) !== digest) throw new Error(`the migration ${name} was changed after it had run; remove DATA_DIR or write a new migration`);
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
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}
