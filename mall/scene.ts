import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './database.ts';
import type { Random } from './random.ts';

/** Chance and ids of one scene. */
export type Chance = { random: Random; nextId(): number; trace(): string };

/**
 * One thing that the demo's mall does: at one moment, with chance, ids and answers from outside of its own. What runs beside
 * it changes nothing in it, so it can be done again exactly (`history.ts`).
 */
export type Scene = {
  /** The mall's time while it lasts, in ms. */
  at: number;
  chance?: Chance;
  /** Takes the steps whose order with other scenes matters: a question to somebody outside, a transaction of its own, which tells when it is about to commit. */
  step?<Result>(kind: StepKind, work: (committing: () => void) => Promise<Result>): Promise<Result>;
  /** The work was accepted, from this user: from here on it belongs to the history. */
  begin?(who: string | null): void;
  /** Writes it into the history, in the transaction of its work; `unnote` when that was rolled back. */
  note?(db: Db): Promise<void>;
  unnote?(): void;
};

export type StepKind = 'outside' | 'commit';

const stage = new AsyncLocalStorage<Scene>();

/** The scene that runs; undefined outside the demo, and while nothing is changed. */
export const sceneNow = (): Scene | undefined => stage.getStore();

export const inScene = <Result>(scene: Scene, work: () => Result): Result => stage.run(scene, work);

/** Every question to somebody outside goes through here (the bank, an issuer's keys, the post): its answer belongs to the history. */
export const outside = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => stage.getStore()?.step?.('outside', ask) ?? ask();

/** The same pool; a scene's own transactions on it are steps of the scene. */
export const staged = (db: Db): Db =>
  new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      const transact: Db['transaction'] = (work, options) => {
        const whole = (committing: () => void) => target.transaction(async (tx) => {
          const result = await work(tx);
          committing();
          return result;
        }, options);
        return stage.getStore()?.step?.('commit', whole) ?? whole(() => undefined);
      };
      return transact;
    },
  });
