import { readFile } from 'node:fs/promises';
import pg from 'pg';

export type Query = Pick<pg.PoolClient, 'query'>;

// Kept amounts are far below 2^53, so a bigint column may be read as a number.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === 20 ? Number : pg.types.getTypeParser(oid, format as 'text')),
};

/** Opens the sandbox's own shelf (schema `sandbox`) and builds it where it is missing. */
export const openDatabase = async (connectionString: string): Promise<pg.Pool> => {
  const pool = new pg.Pool({ connectionString, max: 6, types: types as pg.CustomTypesConfig });
  pool.on('error', (failed) => console.error(`the sandbox lost a connection to its database: ${failed.message}`));
  const tables = await readFile(new URL('./sandbox.sql', import.meta.url), 'utf8');
  await inTransaction(pool, async (query) => {
    await query.query("SELECT pg_advisory_xact_lock(hashtext('serendib sandbox'))");
    await query.query(tables);
  });
  return pool;
};

/** Does its work in one transaction: everything it wrote, or nothing. */
export const inTransaction = async <T>(pool: pg.Pool, work: (query: Query) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const done = await work(client);
    await client.query('COMMIT');
    return done;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
};
