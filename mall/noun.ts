import type { Hono } from 'hono';
import type { AnyStateMachine } from 'xstate';
import type { Db } from './database.ts';
import type { Door } from './door.ts';
import type { House } from './house.ts';
import type { TimerHandler, TimerRunner } from './timers.ts';

/** What a named data set is filled with (contract X3). */
export type Filling = { house: House; db: Db; scenario: 'demo' | 'empty'; seed: string; progress(text: string): void };

/** Everything one noun brings into the mall. */
export type Noun = {
  name: string;
  doors: readonly Door[];
  timers?: readonly TimerHandler[];
  /** The lifecycles it runs, for X1. */
  machines?: readonly AnyStateMachine[];
  /** Its part of the simulation plane, routes under `/_ops/`. */
  ops?(app: Hono, house: House, timers: TimerRunner): void;
  /** Fills its tables in one transaction: at the first start of the demo and after a reset, in the order of `nouns.ts`. Must be deterministic. */
  fill?(filling: Filling): Promise<void>;
  /** At a later start of the demo: brings what an earlier version filled up to this one, where nobody's doing depends on it. */
  renew?(standing: Pick<Filling, 'house' | 'db'>): Promise<void>;
  /** Tables that a reset does not empty (they do not change, or `restore` mends them). */
  keeps?: readonly string[];
  /** Mends the tables it keeps at a reset. */
  restore?(filling: Filling): Promise<void>;
  /** Warms up or listens when the mall starts; what it returns runs at the end. */
  start?(house: House): void | (() => void | Promise<void>);
};
