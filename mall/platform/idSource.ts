import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './postgres/database.ts';
import { cryptoRandom, seededRandom, type Random } from './random.ts';
import { currentReplayScope, type ReplayChance } from './replay/replayScope.ts';

/** Chance and ids of one process. Each start is a new incarnation, counted in the database, so no two draw the same. */
export type IdSource = {
  random: Random;
  nextId(): number;
  /** The demo's trace ids: drawn apart, so that a read does not move the draws of a write. */
  trace(): string;
  /** Which incarnation this is. */
  incarnation(): number;
  /**
   * Chance of its own for one scene: from fresh blocks, or from those that were drawn the first time. What it uses is added to `blocks`.
   */
  chance(drawn: { incarnation: number; blocks: number[] }): ReplayChance;
  /** Begins again with the first incarnation of `seed`, as after a fresh start; the other processes take the next ones. */
  reseed(seed: string): Promise<void>;
};

const CHANNEL = 'mall_reseed';
const FIRST_ID = 2 ** 32;
/** Ids are drawn in blocks, so that what runs side by side does not take them from each other. */
const BLOCK = 1024;

/** `seed` null means unforeseeable (outside the demo). */
export async function openIdSource(database: Database, seed: string | null): Promise<IdSource> {
  const me = randomUUID();
  let blocks = 0;
  let incarnation = 1;
  let nextId = (): number => 0;
  let random = cryptoRandom();
  let traces = cryptoRandom();

  const idsOf = (of: number, drawn: number[]): (() => number) => {
    let used = 0;
    return () => {
      const block = (drawn[Math.floor(used / BLOCK)] ??= blocks++);
      return FIRST_ID * of + block * BLOCK + (used++ % BLOCK) + 1;
    };
  };
  const incarnate = async (): Promise<void> => {
    const { rows } = await database.db.execute<{ value: { seed: string | null; incarnation: number } }>(sql`
      insert into mall_state (name, value) values ('source', ${JSON.stringify({ seed, incarnation: 1 })}::jsonb)
      on conflict (name) do update set value = jsonb_set(mall_state.value, '{incarnation}',
      to_jsonb((mall_state.value->>'incarnation')::int + 1)) returning value`);
    const state = rows[0]?.value ?? { seed, incarnation: 1 };
    incarnation = state.incarnation;
    blocks = 0;
    nextId = idsOf(incarnation, []);
    if (seed === null) return;
    seed = state.seed ?? seed;
    random = seededRandom(`${seed}|${incarnation}`);
    traces = seededRandom(`${seed}|${incarnation}|trace`);
  };
  /** After a gap: was the world begun anew meanwhile? */
  const catchUp = async (): Promise<void> => {
    const { rows } = await database.db.execute<{ value: { seed: string | null; incarnation: number } }>(
      sql`select value from mall_state where name = 'source'`,
    );
    const state = rows[0]?.value;
    if (state && (state.incarnation < incarnation || (seed !== null && state.seed !== seed))) await incarnate();
  };
  await database.listen(CHANNEL, async (by) => {
    if (by !== me) await (by === '' ? catchUp() : incarnate());
  });
  await incarnate();
  return {
    random: over(() => currentReplayScope()?.chance?.random ?? random),
    nextId: () => currentReplayScope()?.chance?.nextId() ?? nextId(),
    trace: () => currentReplayScope()?.chance?.trace() ?? traces.text(16, '0123456789abcdef'),
    incarnation: () => incarnation,
    chance(drawn) {
      const root = `${seed}|${drawn.incarnation}|${(drawn.blocks[0] ??= blocks++)}`;
      const own = seededRandom(`${root}|trace`);
      return { random: seededRandom(root), nextId: idsOf(drawn.incarnation, drawn.blocks), trace: () => own.text(16, '0123456789abcdef') };
    },
    async reseed(next) {
      await database.db.execute(sql`delete from mall_state where name = 'source'`);
      seed = next;
      await incarnate();
      await database.db.execute(sql`select pg_notify(${CHANNEL}, ${me})`);
    },
  };
}

const over = (random: () => Random): Random => ({
  bytes: (count) => random().bytes(count),
  int: (below) => random().int(below),
  text: (length, alphabet) => random().text(length, alphabet),
  digits: (length) => random().digits(length),
  pick: (from) => random().pick(from),
});
