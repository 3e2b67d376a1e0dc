import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import type { House } from './house.ts';
import { Refusal } from './refusal.ts';
import { writeJournal } from './journal.ts';

/** What a noun does when its time has come. It runs in one transaction with the removal of the timer's row. */
export type TimerHandler = {
  /** `order.payDeadline` */
  kind: string;
  run(ring: { house: House; db: Db; ref: string; data: Record<string, unknown>; at: number }): Promise<void>;
};

/** Sets (or moves) the one timer of this kind for this thing. `due` is the mall's time in ms. */
export async function setTimer(house: House, db: Db, timer: { kind: string; ref: string; due: number; data?: Record<string, unknown> }): Promise<void> {
  await db.execute(sql`insert into timer (kind, ref, id, due, data, tries) values (${timer.kind}, ${timer.ref}, ${house.nextId()}, ${timer.due}, ${JSON.stringify(timer.data ?? {})}::jsonb, 0)
    on conflict (kind, ref) do update set due = excluded.due, data = excluded.data, tries = 0`);
}

export async function clearTimer(db: Db, kind: string, ref: string): Promise<void> {
  await db.execute(sql`delete from timer where kind = ${kind} and ref = ${ref}`);
}

type Row = { kind: string; ref: string; due: number; data: Record<string, unknown>; tries: number };

const LOCK = 659006000403;
const PACE_MS = 500;
const RETRY_MS = 30_000;

/** Runs the earliest due timer that nobody else has in hand. False when there is none. */
async function ringOne(house: House, handlers: ReadonlyMap<string, TimerHandler>, mayRing: (db: Db) => Promise<boolean>): Promise<boolean> {
  let row: Row | undefined;
  try {
    return await house.db.transaction(async (tx) => {
      if (!(await mayRing(tx))) return false;
      const { rows } = await tx.execute<Row>(sql`select kind, ref, due, data, tries from timer where due <= ${house.clock.now()} order by due, id for update skip locked limit 1`);
      row = rows[0];
      if (!row) return false;
      await clearTimer(tx, row.kind, row.ref);
      const handler = handlers.get(row.kind);
      if (!handler) throw new Error(`nobody answers timers of kind ${row.kind}`);
      await handler.run({ house, db: tx, ref: row.ref, data: row.data, at: row.due });
      return true;
    });
  } catch (failed) {
    if (!row) throw failed;
    house.log(`timer ${row.kind} ${row.ref} failed, try ${row.tries + 1}: ${failed instanceof Error ? failed.message : String(failed)}`);
    await house.db.execute(sql`update timer set due = ${row.due + RETRY_MS * 2 ** Math.min(row.tries, 8)}, tries = tries + 1 where kind = ${row.kind} and ref = ${row.ref} and due = ${row.due}`);
    if (failed instanceof Refusal && failed.detail.journal) await writeJournal(house, house.db, { ...failed.detail.journal, refused: failed.code });
    return true;
  }
}

export type TimerRunner = {
  start(): void;
  stop(): Promise<void>;
  /** Runs everything that is due by the mall's clock. */
  ringDue(): Promise<void>;
  /** Moves the clock to `target`, stopping at every timer on the way, in time order, so that each runs at its own moment. */
  travelTo(target: number): Promise<void>;
};

export function openTimers(house: House, list: readonly TimerHandler[]): TimerRunner {
  const handlers = new Map(list.map((handler) => [handler.kind, handler]));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;

  // Whoever moves the clock holds the lock alone, so that no other process rings out of order meanwhile.
  const whenNobodyTravels = async (db: Db): Promise<boolean> => (await db.execute<{ ok: boolean }>(sql`select pg_try_advisory_xact_lock_shared(${LOCK}) as ok`)).rows[0]?.ok ?? false;
  const ringDue = async (): Promise<void> => {
    while (await ringOne(house, handlers, whenNobodyTravels));
  };
  const tick = (): void => {
    running = ringDue()
      .catch((failed) => house.log(`timers: ${failed instanceof Error ? failed.message : String(failed)}`))
      .then(() => {
        if (!stopped) timer = setTimeout(tick, PACE_MS);
      });
  };
  return {
    ringDue,
    start() {
      stopped = false;
      tick();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
    async travelTo(target) {
      const client = await house.database.pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [LOCK]);
        const before = house.clock.read();
        for (;;) {
          const { rows } = await house.db.execute<{ due: number | null }>(sql`select min(due) as due from timer`);
          const due = rows[0]?.due ?? null;
          if (due === null || due > target) break;
          await house.clock.keep(house.db, { ...before, frozenAt: Math.max(due, house.clock.now()) });
          if (!(await ringOne(house, handlers, async () => true))) break;
        }
        await house.clock.keep(house.db, before.frozenAt === null ? { frozenAt: null, offset: target - Date.now() } : { ...before, frozenAt: target });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
        client.release();
      }
    },
  };
}
