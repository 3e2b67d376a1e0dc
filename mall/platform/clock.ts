import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Db } from './postgres/database.ts';
import { currentReplayScope } from './replay/replayScope.ts';

/** The mall's time. Two processes on one database agree, because what moves it is kept there. */
export type Clock = {
  /** Milliseconds since 1970, UTC; in a scene its moment. */
  now(): number;
  /** RFC 3339 UTC with milliseconds (contract 1.2 `ts`). */
  iso(at?: number): string;
  read(): ClockState;
  /** Keeps `state` and tells the other processes. */
  keep(db: Db, state: ClockState): Promise<void>;
};

/** `frozenAt` stands still; otherwise time runs `offset` ms away from the machine's. */
export type ClockState = { frozenAt: number | null; offset: number };

const CHANNEL = 'mall_clock';

/** The mall's clock, which all processes on one database share; the simulation plane stops and moves it. */
export async function openClock(database: Database): Promise<Clock> {
  let state: ClockState = { frozenAt: null, offset: 0 };
  const me = randomUUID();
  const read = async (): Promise<void> => {
    const { rows } = await database.db.execute<{ value: ClockState }>(sql`select value from mall_state where name = 'clock'`);
    state = rows[0]?.value ?? { frozenAt: null, offset: 0 };
  };
  // One after the other: an earlier reading that comes back late must not set the time back.
  let reading: Promise<void> = Promise.resolve();
  await database.listen(CHANNEL, (by) => {
    if (by !== me) reading = reading.catch(() => undefined).then(read);
    return reading;
  });
  await read();
  const now = (): number => currentReplayScope()?.at ?? state.frozenAt ?? Date.now() + state.offset;
  return {
    now,
    iso: (at = now()) => new Date(at).toISOString(),
    read: () => state,
    async keep(db, next) {
      await db.execute(
        sql`insert into mall_state (name, value) values ('clock', ${JSON.stringify(next)}::jsonb) on conflict (name) do update
          set value = excluded.value`,
      );
      await db.execute(sql`select pg_notify(${CHANNEL}, ${me})`);
      state = next;
    },
  };
}
