import {
  fromCallback,
  fromPromise,
  type AnyStateMachine,
  type MachineImplementationsFrom,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';
import type { ChangeTopic, DataChanged } from '#machines/rules/changes.ts';
import type { Answered, Moment } from '#machines/ports.ts';
import { ProblemError, problemOf } from '#machines/model/problem.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import type { Listen } from '../data/liveEvents.ts';
import type { Intent } from '#machines/rules/outbox/outbox.ts';
import type { FavouritesStore } from '../runtime/favouritesStore.ts';
import type { BoxName, ShopperStorage } from '../storage/shopperStorage.ts';

/**
 * What adapters stand on: the one way to the mall, its live word, its time in milliseconds, what is known of favourites, what this browser
 * keeps, and the cookie of the place that it remembers.
 */
export type Gateway = {
  execute: Execute;
  listen: Listen;
  now: () => number;
  favourites: FavouritesStore;
  storage: ShopperStorage;
  deliverTo: () => string | null;
  /** Settles when the browser has taken over the document; nowhere else is there one. */
  drawn?: Promise<void>;
};

/** A refusal that came in an answer knows not when: it came now. */
const stamped = (failed: unknown, at: Moment): unknown =>
  failed instanceof ProblemError && failed.problem.at === 0 ? new ProblemError({ ...problemOf(failed), at }) : failed;

/** What fills a port: it asks the gateway, in `src/data`. */
type PortFunction<Input, Answer> = (execute: Execute, input: Input, options: RequestOptions) => Promise<Answer>;

/** Fills a port with a data function: stopping the actor aborts the request, answer and refusal are stamped with the mall's time. */
const adaptPort = <Answer, Input extends NonReducibleUnknown>(gateway: Gateway, read: PortFunction<Input, Answer>) =>
  fromPromise<Answered<Answer>, Input>(async ({ input, signal }) => {
    try {
      return { answer: await read(gateway.execute, input, { signal }), at: gateway.now() };
    } catch (failed) {
      throw stamped(failed, gateway.now());
    }
  });

/** Fills the ports that are called like these functions. */
export const adaptPorts = <Functions extends Record<string, PortFunction<never, unknown>>>(gateway: Gateway, functions: Functions) =>
  Object.fromEntries(Object.entries(functions).map(([name, read]) => [name, adaptPort(gateway, read)])) as {
    [Name in keyof Functions]: Functions[Name] extends PortFunction<infer Input extends NonReducibleUnknown, infer Answer>
      ? PromiseActorLogic<Answered<Answer>, Input>
      : never;
  };

/** So long, in ms, what is told at once is gathered (an order, its payment, its notice): a page reads anew once. */
const gathering = 50;

/**
 * Fills a subscription: says `data.changed` for each thing of these topics that changed, once with null where something may have been
 * missed.
 */
export const adaptChanges = ({ listen, now }: Gateway) =>
  fromCallback<{ type: 'resume' }, { topics: readonly ChangeTopic[] }>(({ input: { topics }, sendBack }) => {
    if (topics.length === 0) return undefined;
    const changed = new Set<DataChanged['ref']>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      timer = undefined;
      const refs = changed.has(null) ? [null] : [...changed];
      changed.clear();
      for (const ref of refs) sendBack({ type: 'data.changed', ref, at: now() });
    };
    const note = (ref: DataChanged['ref']): void => {
      changed.add(ref);
      timer ??= setTimeout(tell, gathering);
    };
    const stop = listen({
      missed: () => note(null),
      heard: ({ type, ref }) => (topics.some((topic) => topic === type) ? note(ref) : undefined),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  });

/** Settles after so many ms, or as soon as nobody waits any more. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/** How long a page waits while its predecessor's request for the same intent is still being answered. */
const underWay = 500;

/**
 * Fills a port that saves an intent: under its key, going on when the page is gone, and again while the mall is still at it for a page that
 * is gone.
 */
export const adaptIntent = <Answer, Sent extends Pick<Intent, 'key'>>(gateway: Gateway, save: PortFunction<Sent, Answer>) => {
  const saveOnce = async (execute: Execute, intent: Sent, options: RequestOptions): Promise<Answer> => {
    try {
      return await save(execute, intent, { ...options, key: intent.key, keepalive: true });
    } catch (failed) {
      if (problemOf(failed).code !== 'IDEMPOTENCY_IN_PROGRESS') throw failed;
      if (!options.signal?.aborted) await pause(underWay, options.signal);
      if (options.signal?.aborted) throw failed;
      return saveOnce(execute, intent, options);
    }
  };
  return adaptPort(gateway, saveOnce);
};

/**
 * Fills a feed: tells what waits in a box of the outbox, which is this machine's to send from then on. `tellsEmpty`: at the beginning also
 * that nothing does, to a page that was left and may remember what was sent since.
 */
export const listenToOutbox = ({ storage, now }: Gateway, box: BoxName, { tellsEmpty = false } = {}) =>
  fromCallback<{ type: 'resume' }, undefined>(({ sendBack }) => {
    let isTold = false;
    const tell = (intents: readonly Intent[]): void => {
      isTold = true;
      sendBack({ type: 'intents.found', intents, at: now() });
    };
    const stop = storage.follow(box, tell);
    if (tellsEmpty && !isTold) tell([]);
    return stop;
  });

type ActorsOf<Machine extends AnyStateMachine> = Required<NonNullable<MachineImplementationsFrom<Machine>['actors']>>;

/** What fills a machine that only asks, and hears of changes: a function per port, by its name. A child or another feed has none. */
export type PortFunctions<Machine extends AnyStateMachine> = {
  [Name in Exclude<keyof ActorsOf<Machine>, 'subscribeToChanges'>]: ActorsOf<Machine>[Name] extends PromiseActorLogic<
    Answered<infer Answer>,
    infer Input
  >
    ? PortFunction<Input, Answer>
    : never;
};

/** These functions and no others: an export that is no port of the machine does not compile. */
export type OnlyPortsOf<Machine extends AnyStateMachine, Functions> = Functions &
  Record<Exclude<keyof Functions, keyof PortFunctions<Machine>>, never>;

/** A machine with all its ports filled by the data functions of the same names. */
export const adapt = <Machine extends AnyStateMachine, Functions extends PortFunctions<Machine>>(
  machine: Machine,
  functions: OnlyPortsOf<Machine, Functions>,
  gateway: Gateway,
): Machine => machine.provide({ actors: { ...adaptPorts(gateway, functions), subscribeToChanges: adaptChanges(gateway) } }) as Machine;
