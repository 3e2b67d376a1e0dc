import { LRUCache } from 'lru-cache';

/**
 * Milliseconds: an answer is fresh, then still given while a new one is fetched. A changed price shows within their sum.
 * Past it a new answer is waited for, and the old one given only where none comes within `patience`, for at most `late`.
 */
export const life = { fresh: 20_000, stale: 40_000, late: 600_000, patience: 1_000 };

type Kept<Value> = { value: Value; at: number };
export type Outcome = 'hit' | 'stale' | 'miss';

/** Whether it was answered within `ms`; what failed was not. */
const isSettled = (coming: Promise<unknown>, ms: number): Promise<boolean> =>
  new Promise((done) => {
    const clock = setTimeout(done, ms, false);
    const settle = (isGood: boolean): void => {
      clearTimeout(clock);
      done(isGood);
    };
    coming.then(
      () => settle(true),
      () => settle(false),
    );
  });

/** An answer that may be given, but not kept. */
class Passing<Value> {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/**
 * What guests share, kept for a short life and never longer than the world stands still. Equal questions that are
 * asked at once are answered once. `sizeOf` is bytes; `worth` says whether an answer may be kept at all.
 */
export class ResponseCache<Value extends object> {
  readonly #entries: LRUCache<string, Kept<Value>, () => Promise<Value>>;
  readonly counts: Record<Outcome, number> = { hit: 0, stale: 0, miss: 0 };

  constructor(bytes: number, sizeOf: (value: Value) => number, worth: (value: Value) => boolean) {
    this.#entries = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ value }, key) => Math.ceil(sizeOf(value)) + key.length + 200,
      // Who waits is answered although its question was purged meanwhile; that answer is not kept.
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (_key, _old, { context: fetch }) => {
        const at = Date.now();
        const value = await fetch();
        if (!worth(value)) throw new Passing(value);
        return { value, at };
      },
    });
  }

  async take(key: string, fetch: () => Promise<Value>): Promise<{ value: Value; outcome: Outcome; age: number }> {
    const entry = this.#entries.get(key);
    const age = entry ? Date.now() - entry.at : 0;
    if (entry && age < life.fresh + life.stale) {
      const outcome = age < life.fresh ? 'hit' : 'stale';
      if (outcome === 'stale') this.#fetch(key, fetch).catch(() => undefined);
      this.counts[outcome] += 1;
      return { value: entry.value, outcome, age };
    }
    const coming = this.#fetch(key, fetch);
    if (entry && age < life.fresh + life.stale + life.late && !(await isSettled(coming, life.patience))) {
      this.counts.stale += 1;
      return { value: entry.value, outcome: 'stale', age };
    }
    this.counts.miss += 1;
    return { value: await coming, outcome: 'miss', age: 0 };
  }

  /** The world changed all at once: nothing that was asked before is true any more. */
  purge(): void {
    this.#entries.clear();
  }

  async #fetch(key: string, fetch: () => Promise<Value>): Promise<Value> {
    try {
      return (await this.#entries.forceFetch(key, { context: fetch, forceRefresh: true })).value;
    } catch (thrown) {
      if (thrown instanceof Passing) return thrown.value as Value;
      throw thrown;
    }
  }
}
