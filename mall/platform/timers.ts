import { sql } from 'drizzle-orm';
import { alone, type Db } from './postgres/database.ts';
import { databaseCodeOf, errorText } from './http/errorText.ts';
import { idArray } from './postgres/idArray.ts';
import { noReplayHistory, type ReplayHistory, type Ringing } from './replay/replayHistory.ts';
import type { MallContext } from './mallContext.ts';
import { Refusal } from './http/refusal.ts';
import { writeJournal } from './replay/journal.ts';

/** What a noun does when its time has come. It runs in one transaction with the removal of the timer's row. */
export type TimerHandler = {
  /** `order.payDeadline` */
  kind: string;
  run(ring: { context: MallContext; db: Db; ref: string; data: Record<string, unknown>; at: number }): Promise<void>;
};

/** `due` is the mall's time in ms. */
type Timer = { kind: string; ref: string; due: number; data?: Record<string, unknown> };

/** Sets (or moves) the one timer of this kind for this thing. */
export const setTimer = (context: MallContext, db: Db, timer: Timer): Promise<void> => setTimers(context, db, [timer]);

/** Sets (or moves) the timers of one thing, each of a kind of its own. */
export async function setTimers(context: MallContext, db: Db, timers: readonly Timer[]): Promise<void> {
  if (timers.length === 0) return;
  const rows = timers.map(
    ({ kind, ref, due, data = {} }) =>
      sql`(${kind}, ${ref}, ${context.nextId()}::bigint, ${due}::bigint, ${JSON.stringify(data)}::jsonb, 0)`,
  );
  await db.execute(sql`insert into timer (kind, ref, id, due, data, tries) values ${sql.join(rows, sql`, `)}
    on conflict (kind, ref) do update set due = excluded.due, data = excluded.data, tries = 0`);
}

/** Clears one timer, if it stands. */
export const clearTimer = (db: Db, kind: string, ref: string): Promise<void> => clearTimers(db, [kind], ref);

/** Clears the timers of these kinds for one thing. */
export async function clearTimers(db: Db, kinds: readonly string[], ref: string): Promise<void> {
  if (kinds.length === 0) return;
  await db.execute(sql`delete from timer where kind in ${[...kinds]} and ref = ${ref}`);
}

type Row = { id: number; kind: string; ref: string; due: number; data: Record<string, unknown>; tries: number };

const LOCK = 659006000403;
const PACE_MS = 500;
const RETRY_MS = 30_000;
/**
 * A request locks an order, then its timer; a timer that rings is locked before its order. Who rings gives way after this many ms, before
 * the database looks for deadlocks (a second), so that no request is ever refused for a timer's sake.
 */
const GIVE_WAY_MS = 500;
/** So often one that is asked for rings again where it gave way. */
const mostTries = 20;

type Bells = { context: MallContext; handlers: ReadonlyMap<string, TimerHandler>; history: Pick<ReplayHistory, 'ringing'> };

/** What came of it: a timer rang, none is due, or the one with this id let somebody through who has its thing in hand. */
type Rung = 'rang' | 'none' | { gaveWay: number };

/** A wait for a lock that took too long, or in which two waited for each other. */
const isInTheWay = (failed: unknown): boolean => /^(55P03|40P01)$/.test(databaseCodeOf(failed));

/** Runs the earliest due timer that nobody else has in hand, or the one of `only`; those of `passed` have given way already. */
async function ringOne(
  { context, handlers, history }: Bells,
  mayRing: (db: Db) => Promise<boolean>,
  { only, passed = [] }: { only?: { kind: string; ref: string }; passed?: number[] } = {},
): Promise<Rung> {
  let row: Row | undefined;
  let ringing: Ringing | undefined;
  try {
    const hasRung = await context.db.transaction(async (tx) => {
      if (!(await mayRing(tx))) return false;
      const { rows } = await tx.execute<Row>(
        sql`select id, kind, ref, due, data, tries from timer where due <= ${context.clock.now()} and ${
          only
            ? sql`kind = ${only.kind}
          and ref = ${only.ref}`
            : sql`true`
        } and id <> all(${idArray(passed)}) order by due, id for update skip locked limit 1`,
      );
      row = rows[0];
      if (!row) return false;
      await tx.execute(sql.raw(`set local lock_timeout = ${GIVE_WAY_MS}`));
      await clearTimer(tx, row.kind, row.ref);
      const handler = handlers.get(row.kind);
      if (!handler) throw new Error(`nobody answers timers of kind ${row.kind}`);
      const { ref, data, due: at } = row;
      ringing = history.ringing(row.kind, ref);
      await ringing.within(() => handler.run({ context, db: tx, ref, data, at }));
      await ringing.note(tx);
      return true;
    });
    return hasRung ? 'rang' : 'none';
  } catch (failed) {
    if (!row || !ringing) throw failed;
    if (isInTheWay(failed)) return { gaveWay: row.id };
    const { kind, ref, due, tries } = row;
    context.log(`timer ${kind} ${ref} failed, try ${tries + 1}: ${errorText(failed)}`);
    await ringing.within(async () => {
      // From now: one that was due long ago would be due again at once, try after try.
      const next = context.clock.now() + RETRY_MS * 2 ** Math.min(tries, 8);
      await context.db.execute(
        sql`update timer set due = ${next}, tries = tries + 1 where kind = ${kind} and ref = ${ref} and due = ${due}`,
      );
      if (failed instanceof Refusal && failed.detail.journal)
        await writeJournal(context, context.db, { ...failed.detail.journal, refused: failed.code });
    });
    await ringing.note(context.db);
    return 'rang';
  }
}

export type TimerRunner = {
  start(): void;
  stop(): Promise<void>;
  /** Runs everything that is due by the mall's clock. */
  ringDue(): Promise<void>;
  /** Moves the clock to `target`, stopping at every timer on the way, in time order, so that each runs at its own moment. */
  travelTo(target: number): Promise<void>;
  /** Rings this one, whether or not others are due, and again where it gives way; false when it does not run. */
  ringThis(kind: string, ref: string): Promise<boolean>;
};

/** Rings what is due, in whichever process comes first; each kind has one handler in `list`. */
export function openTimers(
  context: MallContext,
  list: readonly TimerHandler[],
  history: Pick<ReplayHistory, 'ringing'> = noReplayHistory,
): TimerRunner {
  const bells = { context, history, handlers: new Map(list.map((handler) => [handler.kind, handler])) };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;

  // Whoever moves the clock holds the lock alone, so that no other process rings out of order meanwhile.
  const whenNobodyTravels = async (db: Db): Promise<boolean> =>
    (await db.execute<{ ok: boolean }>(sql`select pg_try_advisory_xact_lock_shared(${LOCK}) as ok`)).rows[0]?.ok ?? false;
  const ringDue = async (): Promise<void> => {
    const passed: number[] = [];
    for (;;) {
      const rung = await ringOne(bells, whenNobodyTravels, { passed });
      if (rung === 'none') return;
      if (rung !== 'rang') passed.push(rung.gaveWay);
    }
  };
  const tick = (): void => {
    running = ringDue()
      .catch((failed) => context.log(`timers: ${errorText(failed)}`))
      .then(() => {
        if (!stopped) timer = setTimeout(tick, PACE_MS);
      });
  };
  return {
    ringDue,
    async ringThis(kind, ref) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const rung = await ringOne(bells, async () => true, { only: { kind, ref } });
        if (typeof rung === 'string') return rung === 'rang';
      }
      return false;
    },
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
      await context.database.session((client) =>
        alone(client, LOCK, async () => {
          const before = context.clock.read();
          for (;;) {
            const { rows } = await context.db.execute<{ due: number | null }>(sql`select min(due) as due from timer`);
            const due = rows[0]?.due ?? null;
            if (due === null || due > target) break;
            await context.clock.keep(context.db, { ...before, frozenAt: Math.max(due, context.clock.now()) });
            // One that gave way is the earliest still: time stands until it has rung.
            if ((await ringOne(bells, async () => true)) === 'none') break;
          }
          await context.clock.keep(
            context.db,
            before.frozenAt === null ? { frozenAt: null, offset: target - Date.now() } : { ...before, frozenAt: target },
          );
        }),
      );
    },
  };
}
