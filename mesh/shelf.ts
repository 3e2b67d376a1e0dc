import { LRUCache } from 'lru-cache';

/** Milliseconds: an answer is fresh, then still given while a new one is fetched, then gone. A changed price shows within their sum. */
export const life = { fresh: 20_000, stale: 40_000 };

type Kept<Value> = { value: Value; at: number };
export type Outcome = 'hit' | 'stale' | 'miss';

/**
 * What guests share, kept for a short life and never longer than the world stands still. Equal questions that are
 * asked at once are answered once. `sizeOf` is bytes; `worth` says whether an answer may be kept at all.
 */
export class Shelf<Value extends object> {
  readonly #kept: LRUCache<string, Kept<Value>>;
  readonly #coming = new Map<string, Promise<Value>>();
  readonly #worth: (value: Value) => boolean;
  #world = 0;
  readonly counts: Record<Outcome, number> = { hit: 0, stale: 0, miss: 0 };

  constructor(bytes: number, sizeOf: (value: Value) => number, worth: (value: Value) => boolean) {
    this.#worth = worth;
    this.#kept = new LRUCache({ maxSize: bytes, sizeCalculation: ({ value }, key) => Math.ceil(sizeOf(value)) + key.length + 200 });
  }

  async take(key: string, fetch: () => Promise<Value>): Promise<{ value: Value; outcome: Outcome; age: number }> {
    const kept = this.#kept.get(key);
    const age = kept ? Date.now() - kept.at : 0;
    if (kept && age < life.fresh + life.stale) {
      const outcome = age < life.fresh ? 'hit' : 'stale';
      if (outcome === 'stale') this.#fetch(key, fetch).catch(() => undefined);
      this.counts[outcome] += 1;
      return { value: kept.value, outcome, age };
    }
    this.counts.miss += 1;
    return { value: await this.#fetch(key, fetch), outcome: 'miss', age: 0 };
  }

  /** The world changed all at once: nothing that was asked before is true any more. */
  purge(): void {
    this.#world += 1;
    this.#kept.clear();
    this.#coming.clear();
  }

  #fetch(key: string, fetch: () => Promise<Value>): Promise<Value> {
    const coming = this.#coming.get(key);
    if (coming) return coming;
    const world = this.#world;
    const at = Date.now();
    const fetched = fetch()
      .then((value) => {
        if (world === this.#world && this.#worth(value)) this.#kept.set(key, { value, at });
        return value;
      })
      .finally(() => {
        if (this.#coming.get(key) === fetched) this.#coming.delete(key);
      });
    this.#coming.set(key, fetched);
    return fetched;
  }
}
