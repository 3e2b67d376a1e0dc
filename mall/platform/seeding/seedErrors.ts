import { DatabaseUnreachable } from '../postgres/postgres.ts';

const DISK_FULL = '53100';
const elsewhere = 'make room, or set DATA_DIR or DATABASE_URL to another one';

/** What ended a filling, in one sentence where it was the database's disk or the database's own end; else what was thrown. */
export function seedErrorOf(failed: unknown): unknown {
  for (let cause = failed; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (code === DISK_FULL) return new DatabaseUnreachable(`The disk of the database is full: ${elsewhere}.`);
    // A server that cannot write its log ends, and its clients see no more than that.
    if (/^(57P0|08|EPIPE$|ECONNRESET$)/.test(code) || /connection (error|terminated)/i.test(cause.message))
      return new DatabaseUnreachable(`The database ended while it was being filled, as it does when its disk is full: ${elsewhere}.`);
  }
  return failed;
}
