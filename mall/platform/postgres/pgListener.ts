import pg from 'pg';
import { cutWhenSilent } from './connectionLimits.ts';
import { errorText } from '../http/errorText.ts';

const RETRY_MS = 250;
/** How often the connection is asked whether it still stands, and how long it may take to answer, in ms. */
const HEARTBEAT = { every: 3_000, silence: 3_000 };
const CONNECT_MS = 10_000;

export type PgListener = {
  /**
   * Hears NOTIFY from every process on this database; resolves once it does, so that whoever reads then misses nothing. After a gap it is
   * called with '': what was said meanwhile is unknown, so look again.
   */
  listen(channel: string, heard: Hear): Promise<void>;
  /** Resolves once everything that was heard so far is taken up. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** Takes up what was said; a promise lasts until that is done. */
type Hear = (payload: string) => void | Promise<unknown>;

/** How these connections are called in `pg_stat_activity`. */
export const LISTENER_NAME = 'serendib-listener';

/**
 * One connection of its own for everything that is to be heard; it mends itself. A connection whose other end is gone
 * without a word says nothing, like one where nothing happens: so it is asked every few seconds, and opened anew where
 * no answer comes.
 */
export function openPgListener(target: pg.PoolConfig, log: (line: string) => void, heartbeat = HEARTBEAT): PgListener {
  const heard = new Map<string, Hear[]>();
  const pending = new Set<Promise<unknown>>();
  let client: pg.Client | null = null;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;

  // One question after the other: the connection takes no second one meanwhile.
  let last: Promise<unknown> = Promise.resolve();
  function ask(statement: string): Promise<unknown> {
    last = last.then(() => client?.query(statement)).catch(() => undefined);
    return last;
  }
  const hearChannel = async (channel: string): Promise<void> => {
    await ask(`listen ${pg.escapeIdentifier(channel)}`);
  };

  function tell(hear: Hear, payload: string): void {
    const taking = hear(payload);
    if (!taking) return;
    const done = taking
      .catch((failed: unknown) => log(`what the database told was not taken up: ${errorText(failed)}`))
      .finally(() => pending.delete(done));
    pending.add(done);
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({ ...target, application_name: LISTENER_NAME, keepAlive: true, connectionTimeoutMillis: CONNECT_MS });
    cutWhenSilent(fresh, heartbeat.silence);
    const beating = setInterval(() => void ask('select 1'), heartbeat.every);
    beating.unref();
    fresh.on('notification', ({ channel, payload }) => heard.get(channel)?.forEach((hear) => tell(hear, payload ?? '')));
    fresh.on('error', (failed) => log(`the connection that listens to the database was lost: ${failed.message}`));
    fresh.on('end', () => {
      clearInterval(beating);
      if (client === fresh) client = null;
      openAgain();
    });
    try {
      await fresh.connect();
      client = fresh;
      await Promise.all([...heard.keys()].map(hearChannel));
      heard.forEach((list) => list.forEach((hear) => tell(hear, '')));
    } catch (failed) {
      log(`listening to the database failed, trying again: ${(failed as Error).message}`);
      clearInterval(beating);
      await fresh.end().catch(() => undefined);
      openAgain();
    }
  }

  function openAgain(): void {
    clearTimeout(again);
    if (!stopped) again = setTimeout(() => (opening = open()), RETRY_MS);
  }

  let opening: Promise<void> | null = null;
  return {
    async listen(channel, hear) {
      heard.set(channel, [...(heard.get(channel) ?? []), hear]);
      if (opening) await opening.then(() => hearChannel(channel));
      else await (opening = open());
    },
    async settled() {
      await Promise.all(pending);
    },
    async stop() {
      stopped = true;
      clearTimeout(again);
      await opening;
      await client?.end().catch(() => undefined);
    },
  };
}
