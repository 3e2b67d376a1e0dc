import type { Hono } from 'hono';
import type { AnyStateMachine } from 'xstate';
import type { Db } from './postgres/database.ts';
import type { Route } from './http/route.ts';
import type { MallContext } from './mallContext.ts';
import type { TimerHandler, TimerRunner } from './timers.ts';

/** What a named data set is filled with (contract X3). */
export type Filling = { context: MallContext; db: Db; scenario: 'demo' | 'empty'; seed: string; progress(text: string): void };

/** Everything one noun brings into the mall. */
export type Module = {
  name: string;
  routes: readonly Route[];
  timers?: readonly TimerHandler[];
  /** The lifecycles it runs, for X1. */
  machines?: readonly AnyStateMachine[];
  /** Its part of the simulation plane, routes under `/_ops/`. */
  ops?(app: Hono, context: MallContext, timers: TimerRunner): void;
  /**
   * Fills its tables in one transaction: at the first start of the demo and after a reset, in the order of `modules.ts`. Must be
   * deterministic.
   */
  fill?(filling: Filling): Promise<void>;
  /** At a later start of the demo: brings what an earlier version filled up to this one, where nobody's doing depends on it. */
  renew?(standing: Pick<Filling, 'context' | 'db'>): Promise<void>;
  /** Tables that a reset does not empty (they do not change, or `restore` mends them). */
  keeps?: readonly string[];
  /** Mends the tables it keeps at a reset. */
  restore?(filling: Filling): Promise<void>;
  /** Warms up or listens when the mall starts; what it returns runs at the end. */
  start?(context: MallContext): void | (() => void | Promise<void>);
  /** What it does by itself once the mall's timers run, which no rebuilt mall does; what it returns runs at the end. */
  work?(context: MallContext): () => void | Promise<void>;
};
