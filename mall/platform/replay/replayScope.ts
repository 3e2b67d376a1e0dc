import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../postgres/database.ts';
import { faultPoint } from './faultPoint.ts';
import type { Random } from '../random.ts';

/** Chance and ids of one scene. */
export type ReplayChance = { random: Random; nextId(): number; trace(): string };

/**
 * One thing that the demo's mall does: at one moment, with chance, ids and answers from outside of its own. What runs beside
 * it changes nothing in it, so it can be done again exactly (`replayHistory.ts`).
 */
export type ReplayScope = {
  /** The mall's time while it lasts, in ms. */
  at: number;
  chance?: ReplayChance;
  /**
   * Takes the steps whose order with other scenes matters: a question to somebody outside, a transaction of its own, which tells when it is
   * about to commit.
   */
  step?<Result>(kind: StepKind, work: (committing: () => void) => Promise<Result>): Promise<Result>;
  /** The work was accepted, from this user: from here on it belongs to the history. */
  begin?(who: string | null): void;
  /** It leaves something behind even where it is refused: a counted try, a line in the journal. */
  leave?(): void;
  /** Writes it into the history, in the transaction of its work; `unnote` when that was rolled back. */
  note?(db: Db): Promise<void>;
  unnote?(): void;
};

export type StepKind = 'outside' | 'commit';

const scopes = new AsyncLocalStorage<ReplayScope>();

/** The scene that runs; undefined outside the demo, and while nothing is changed. */
export const currentReplayScope = (): ReplayScope | undefined => scopes.getStore();

/** Does some work inside a scene: what it asks of the outside is written into the history, or read from it. */
export const inReplayScope = <Result>(scene: ReplayScope, work: () => Result): Result => scopes.run(scene, work);

/** Every question to somebody outside goes through here (the bank, an issuer's keys, the post): its answer belongs to the history. */
export const outsideReplayScope = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  const askWithFaults = async (): Promise<Answer> => {
    faultPoint('beforeOutside');
    const answer = await ask();
    faultPoint('afterOutside');
    return answer;
  };
  return scopes.getStore()?.step?.('outside', askWithFaults) ?? askWithFaults();
};

/** The same pool; a scene's own transactions on it are steps of the scene. */
export const inStagedScope = (db: Db): Db =>
  new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      const transact: Db['transaction'] = (work, options) => {
        const whole = async (committing: () => void) => {
          const result = await target.transaction(async (tx) => {
            const done = await work(tx);
            committing();
            faultPoint('beforeCommit');
            return done;
          }, options);
          faultPoint('afterCommit');
          return result;
        };
        return scopes.getStore()?.step?.('commit', whole) ?? whole(() => undefined);
      };
      return transact;
    },
  });
