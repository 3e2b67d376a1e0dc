import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';

type Row = Record<string, unknown>;

/** Columns that lead from one of the shopper's rows to another, in the order in which they are followed. */
const keys = ['user_id', 'order_number', 'pay_no', 'dvy_flow_id', 'conversation_id', 'session_id', 'ref'] as const;
/** What is kept of the machine's own time and connections, or sealed: no part of what the shopper has. */
const leftOut = new Set(['idempotency', 'history', 'report', 'rate_limit', 'stream_slot']);
const secretColumn = /password|digest|token|secret|vault_ref|code$/;

const hashed = (column: string, value: unknown): unknown =>
  secretColumn.test(column) && typeof value === 'string'
    ? `sha256:${createHash('sha256').update(value).digest('hex').slice(0, 16)}`
    : value;

const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([column, value]) => [column, hashed(column, value instanceof Date ? value.toISOString() : value)]),
  );

/**
 * Every row of a shopper, by table: his own, and what hangs on his orders, payments, parcels, talks and sessions. Secrets are told by their
 * hash.
 */
export async function shopperRowsOf(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const columns = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'
    and column_name in (${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )}) order by 1, 2`);
  const known = new Map<string, Set<string>>([['user_id', new Set([userId])]]);
  const found = new Map<string, Row[]>();
  for (const key of keys) {
    const wanted = [...(key === 'ref' ? [...known.values()].flatMap((values) => [...values]) : (known.get(key) ?? []))];
    for (const { table } of columns.rows.filter(({ column, table: of }) => column === key && !found.has(of) && !leftOut.has(of))) {
      if (wanted.length === 0) continue;
      const { rows } = await db.execute<Row>(
        sql`select * from ${sql.identifier(table)} where ${sql.identifier(key)}::text in (${sql.join(
          wanted.map((value) => sql`${value}`),
          sql`, `,
        )})`,
      );
      found.set(table, rows);
      for (const row of rows)
        for (const each of keys)
          if (each !== 'ref' && row[each] !== undefined && row[each] !== null)
            known.set(each, (known.get(each) ?? new Set()).add(String(row[each])));
    }
  }
  const sorted = (rows: Row[]): Row[] =>
    rows
      .map(readable)
      .map((row) => [JSON.stringify(row), row] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, row]) => row);
  return Object.fromEntries(
    [...found]
      .filter(([, rows]) => rows.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([table, rows]) => [table, sorted(rows)]),
  );
}
