import pg from 'pg';

const RETRY_MS = 250;

export type Listener = {
  /** Hears NOTIFY from every process on this database. After a gap it is called with '': what was said then is unknown, so look again. */
  listen(channel: string, heard: (payload: string) => void): void;
  stop(): Promise<void>;
};

/** One connection of its own for everything that is to be heard; it mends itself. */
export function openListener(target: pg.PoolConfig, log: (line: string) => void): Listener {
  const heard = new Map<string, ((payload: string) => void)[]>();
  let client: pg.Client | null = null;
  let stopped = false;
  let again: NodeJS.Timeout | undefined;

  // One question after the other: the connection takes no second one meanwhile.
  let last: Promise<unknown> = Promise.resolve();
  function hearChannel(channel: string): Promise<unknown> {
    last = last.then(() => client?.query(`listen ${client.escapeIdentifier(channel)}`)).catch(() => undefined);
    return last;
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({ ...target, application_name: 'serendib-listener', keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => heard.get(channel)?.forEach((hear) => hear(payload ?? '')));
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (client === fresh) client = null;
      openAgain();
    });
    try {
      await fresh.connect();
      client = fresh;
      await Promise.all([...heard.keys()].map(hearChannel));
      heard.forEach((list) => list.forEach((hear) => hear('')));
    } catch (failed) {
      log(`listening to the database failed, trying again: ${(failed as Error).message}`);
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
    listen(channel, hear) {
      const list = heard.get(channel) ?? [];
      heard.set(channel, [...list, hear]);
      if (!opening) opening = open();
      else if (list.length === 0) void hearChannel(channel);
    },
    async stop() {
      stopped = true;
      clearTimeout(again);
      await opening;
      await client?.end().catch(() => undefined);
    },
  };
}
