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
  // Where this process stood still, the answer may have come and is only not read yet: what has come is read before it is judged.
  let look: NodeJS.Immediate | undefined;
  const cut = (): void => void socketOf(client).destroy(new Error(`Connection terminated: the database was silent for ${ms} ms`));
  const isOver = (): void => {
    clearTimeout(clock);
    clearImmediate(look);
  };
  beforeEachQuery(client, (queryConfig) => {
    isOver();
    clock = setTimeout(() => void (look = setImmediate(cut)), ms);
    return queryConfig;
  });
  client.on('drain', isOver).on('end', isOver);
}

/** What one turn of the event loop asks of a connection leaves in one write. */
export function gatherWrites(client: ClientBase): void {
  beforeEachQuery(client, (queryConfig) => {
    const socket = socketOf(client);
    if (socket.writableCorked === 0) {
      socket.cork();
      process.nextTick(() => socket.uncork());
    }
    return queryConfig;
  });
}

const isStatement = (queryConfig: unknown): queryConfig is { text: string } =>
  typeof queryConfig === 'object' && queryConfig !== null && 'text' in queryConfig && !('submit' in queryConfig);

/**
 * Behind a pooler in transaction mode each transaction may run on another server connection: limits hold for a transaction each, and
 * nothing may be prepared; `openAutoPrepare` is for the others.
 */
export function suitPooler(client: ClientBase): void {
  beforeEachQuery(client, (queryConfig) =>
    isStatement(queryConfig) && queryConfig.text === 'begin' ? { ...queryConfig, text: `begin; ${limitsSql}` } : queryConfig,
  );
}

/** A statement is prepared once it has run so often, and so many at most: each keeps its plan in every connection. */
const minUsages = 10;
const mostPrepared = 300;

/**
 * Automatic preparation for the connections of one pool: statements that run often are read and planned once a connection, not each time,
 * which is two fifths of the server's work for short ones. Answers what each new connection is given to.
 */
export function openAutoPrepare(): (client: ClientBase) => void {
  const usages = new LRUCache<string, number>({ max: 2_000 });
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    const count = (usages.get(text) ?? 0) + 1;
    usages.set(text, count);
    if (count < minUsages) return undefined;
    usages.delete(text);
    const name = `statement ${names.size}`;
    names.set(text, name);
    return name;
  };
  return (client) =>
    beforeEachQuery(client, (queryConfig) => (isStatement(queryConfig) ? { ...queryConfig, name: nameOf(queryConfig.text) } : queryConfig));
}
