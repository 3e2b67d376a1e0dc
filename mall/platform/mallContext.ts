import type { Clock } from './clock.ts';
import type { MallConfig } from './config.ts';
import type { Database, Db } from './postgres/database.ts';
import type { Events } from './events.ts';
import type { Random } from './random.ts';
import type { RateLimits } from './http/rateLimit.ts';

/** What every noun of the mall stands on. */
export type MallContext = {
  config: MallConfig;
  database: Database;
  /** The pool. Inside a route's handler use `call.db`, which is the call's transaction: a second connection there can starve the pool. */
  db: Db;
  clock: Clock;
  random: Random;
  events: Events;
  limits: RateLimits;
  /** The next 53-bit id: unique over processes and restarts, growing within one, never below 2^32 (smaller ids belong to the seeds). */
  nextId(): number;
  log(line: string): void;
  /** The contract as the OpenAPI document that these routes make. */
  document(): Record<string, unknown>;
  /** Tells whoever caches (the gateway) that public answers changed: clock, reset, stock, price. Heard in every process. */
  worldChanged(): Promise<void>;
};
