import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';

/** Postgres repeats a value that it cannot read behind a colon. */
const withoutValues = (message: string): string => message.replace(/: ".*"$/s, '');

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * What may stand in a log about a failure: what went wrong and where. Never what a shopper sent: a database's error
 * carries its statement's parameters (passwords, codes, addresses), and they are left out.
 */
export function errorText(failed: unknown): string {
  if (!(failed instanceof Error)) return String(failed);
  if (failed instanceof DrizzleQueryError) return `${errorText(failed.cause ?? 'no answer')} in: ${failed.query}`;
  if (failed instanceof pg.DatabaseError) return `SQLSTATE ${failed.code} ${withoutValues(failed.message)}`;
  return failed.cause instanceof Error ? `${failed.message} <- ${errorText(failed.cause)}` : failed.message;
}

/** The same with the trace behind it. */
export const errorTrace = (failed: unknown): string =>
  failed instanceof Error ? `${errorText(failed)}\n${framesOf(failed)}` : String(failed);

/** The SQLSTATE of a database's error, or what the network's is called; empty where it is neither. */
export const databaseCodeOf = (failed: unknown): string => {
  const { code, cause } = failed as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? '';
};
