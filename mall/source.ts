import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { cryptoRandom, seededRandom, type Random } from './random.ts';

/** Chance and ids of one process. Each start is a new incarnation, counted in the database, so no two draw the same. */
export type Source = {
  random: Random;
  nextId(): number;
  /** The demo's trace ids: drawn apart, so that a read does not move the draws of a write. */
  trace(): string;
  /** Begins again with the first incarnation of `seed`, as after a fresh start; the other processes take the next ones. */
  reseed(seed: string): Promise<void>;
};

const CHANNEL = 'mall_reseed';
const FIRST_ID = 2 ** 32;

/** `seed` null means unforeseeable (outside the demo). */
export async function openSource(database: Database, seed: string | null): Promise<Source> {
  const me = randomUUID();
  let ids = 0;
  let random = cryptoRandom();
  let traces = cryptoRandom();

  const incarnate = async (): Promise<void> => {
    const { rows } = await database.db.execute<{ value: { seed: string | null; incarnation: number } }>(sql`
      insert into mall_state (name, value) values ('source', ${JSON.stringify({ seed, incarnation: 1 })}::jsonb)
      on conflict (name) do update set value = jsonb_set(mall_state.value, '{incarnation}', to_jsonb((mall_state.value->>'incarnation')::int + 1)) returning value`);
    const state = rows[0]?.value ?? { seed, incarnation: 1 };
    ids = FIRST_ID * state.incarnation;
    if (seed === null) return;
    random = seededRandom(`${state.seed}|${state.incarnation}`);
    traces = seededRandom(`${state.seed}|${state.incarnation}|trace`);
  };
  await incarnate();
  database.listen(CHANNEL, (by) => {
    if (by !== '' && by !== me) void incarnate().catch(() => undefined);
  });
  return {
    random: { bytes: (count) => random.bytes(count), int: (below) => random.int(below), text: (length, alphabet) => random.text(length, alphabet), digits: (length) => random.digits(length), pick: (from) => random.pick(from) },
    nextId: () => ++ids,
    trace: () => traces.text(16, '0123456789abcdef'),
    async reseed(next) {
      await database.db.execute(sql`delete from mall_state where name = 'source'`);
      seed = next;
      await incarnate();
      await database.db.execute(sql`select pg_notify(${CHANNEL}, ${me})`);
    },
  };
}
