import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { ClientBase } from 'pg';

/** Beyond these milliseconds the server itself gives up: a statement, a wait for a lock, a transaction that is left open. */
export const limits = { statement_timeout: 20_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 10_000 } as const;

/** The same limits as SQL, for the length of one transaction. */
export const limitsSql = Object.entries(limits)
  .map(([name, ms]) => `set local ${name} = ${ms}`)
  .join('; ');

/** Longer than any statement may take: after this the connection itself must be dead. */
const SILENCE_MS = 25_000;

type Query = (...asked: unknown[]) => unknown;

/** The socket under a client; `pg` has no public name for it. */
export const socketOf = (client: ClientBase): Socket => (client as unknown as { connection: { stream: Socket } }).connection.stream;

function beforeEachQuery(client: ClientBase, change: (queryConfig: unknown) => unknown): void {
  const query = client.query.bind(client) as Query;
  client.query = ((queryConfig: unknown, ...rest: unknown[]) => query(change(queryConfig), ...rest)) as typeof client.query;
}

/** Cuts a connection whose server stays silent: the network may be gone without a word, and whoever asked must not wait for ever. */
export function cutWhenSilent(client: ClientBase, ms = SILENCE_MS): void {
  let clock: NodeJS.Timeout | undefined;
  beforeEachQuery(client, (queryConfig) => {
    clearTimeout(clock);
    clock = setTimeout(() => socketOf(client).destroy(new Error(`Connection terminated: the database was silent for ${ms} ms`)), ms);
    return queryConfig;
  });
  const isOver = (): void => clearTimeout(clock);
  client.on('drain', isOver).on('end', isOver);
}

const isNamed = (queryConfig: unknown): queryConfig is { name: string | undefined; text: string } =>
  typeof queryConfig === 'object' && queryConfig !== null && 'name' in queryConfig && 'text' in queryConfig && !('submit' in queryConfig);
const isUnnamed = (queryConfig: unknown): queryConfig is { text: string } => isNamed(queryConfig) && queryConfig.name === undefined;
const isBegin = (queryConfig: unknown): queryConfig is { text: string } =>
  typeof queryConfig === 'object' && queryConfig !== null && 'text' in queryConfig && queryConfig.text === 'begin';

/**
 * Behind a pooler in transaction mode each transaction may run on another server connection: nothing may be prepared
 * beforehand, and limits hold for a transaction each.
 */
export function suitPooler(client: ClientBase): void {
  beforeEachQuery(client, (queryConfig) => {
    if (isBegin(queryConfig)) return { ...queryConfig, text: `begin; ${limitsSql}` };
    return isNamed(queryConfig) ? { ...queryConfig, name: undefined } : queryConfig;
  });
}

/** A statement is prepared once it has run so often, and so many at most: each keeps its plan in every connection. */
const often = 10;
const mostPrepared = 300;

/**
 * For the connections of one pool: statements that run often are read and planned once a connection, not each time, which is two fifths of
 * the server's work for short ones. Answers what prepares a connection for it.
 */
export function openPreparing(): (client: ClientBase) => void {
  const runs = new LRUCache<string, number>({ max: 2_000 });
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    const run = (runs.get(text) ?? 0) + 1;
    runs.set(text, run);
    if (run < often) return undefined;
    runs.delete(text);
    const name = `statement ${names.size}`;
    names.set(text, name);
    return name;
  };
  return (client) =>
    beforeEachQuery(client, (queryConfig) => (isUnnamed(queryConfig) ? { ...queryConfig, name: nameOf(queryConfig.text) } : queryConfig));
}
