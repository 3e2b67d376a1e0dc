import { createActor, fromCallback, type AnyActorRef, type Snapshot } from 'xstate';
import type { Moment } from '#machines/ports.ts';
import type { Place } from '#machines/model/place.ts';
import type { VisitorContext } from '#machines/model/visitor.ts';
import { loadWithRetry, type LoadedPage } from '../navigation/pageLoaders.ts';
import type { RunningPage } from './actorSlots.ts';
import type { BrowserEffects, Runtime, RunInput } from './runtime.ts';

/** An actor with its view that was begun: `stop` ends it and keeps how it was left, `drop` ends it as if it had never been. */
export type StartedPage = { running: RunningPage; stop: () => void; drop: () => void };

/** A widget lives on when its page wants to start it with something else: it is told by `change`. */
export type StartedWidget = StartedPage & { change: (input: object) => void };

/** What an actor is started with. */
export type Start = {
  place: Place;
  address: string;
  input?: object;
  /** How it stood before. */ snapshot?: Snapshot<unknown> | undefined;
  inspect?: Runtime['inspect'];
  /** Hears its facts from the start. */ tell?: (fact: { type: string }) => void;
  /** Is given it before it stops. */ keep?: (actor: AnyActorRef) => void;
};

/** What was lost over the network comes with a fresh document, if that helps. */
export const orReload =
  (effects: BrowserEffects) =>
  (error: unknown): Promise<never> => {
    if (!effects.reloadOnce()) throw error;
    return new Promise(() => undefined);
  };

/** Loads code over the network, if need be with a fresh document. */
export const loadOrReload = <Loading>(effects: BrowserEffects, load: () => Promise<Loading>): Promise<Loading> =>
  loadWithRetry(load).catch(orReload(effects));

/**
 * The visitor for an actor that starts now, with a seed of its own: a page that is opened again counts its keys from the beginning, and
 * must not repeat those of the one before. On the server there is none: a document may be cached for everybody.
 */
export const visitorNow = (visitor: VisitorContext, at: Moment): VisitorContext => ({
  ...visitor,
  seed: visitor.seed === '' ? '' : crypto.randomUUID(),
  at,
});

/** Starts the machine of a page, dialog or widget beside the shop. */
export const startActor = ({ adapted, page }: LoadedPage, { place, address, input, snapshot, inspect, tell, keep }: Start): StartedPage => {
  const actor = createActor(adapted, { input, snapshot, inspect });
  const heard = tell && actor.on('*', tell);
  actor.start();
  const drop = (): void => {
    heard?.unsubscribe();
    actor.stop();
  };
  const stop = (): void => {
    keep?.(actor);
    drop();
  };
  return { running: { place, address, actor, page }, stop, drop };
};

/** Tells an actor that it lives again. */
export const resume = (actor: AnyActorRef, at: number): void => {
  if (actor.getSnapshot().status === 'active') actor.send({ type: 'resume', at });
};

type Fact = { type: string; [detail: string]: unknown };

/**
 * Fills a port of the shop: runs in a slot what is brought, passes its facts on, and ends it with the port. What was begun ahead is there
 * at once; what `isOver` before its code has come is not begun any more, and null.
 */
export const runInSlot = <Asked extends RunInput>(
  { gateway, slots }: Runtime,
  slot: 'page' | 'dialog',
  bring: (asked: Asked, isOver: () => boolean) => StartedPage | Promise<StartedPage | null>,
  failed: (error: unknown) => Fact[],
) =>
  fromCallback<{ type: 'resume'; at: number }, Asked>(({ input, sendBack }) => {
    let isOver = false;
    let end = () => {};
    const say = (fact: Fact): void => sendBack({ ...fact, at: gateway.now() });
    const show = (started: StartedPage | null): void => {
      if (started === null) return;
      const { running, stop } = started;
      if (isOver) return stop();
      const heard = running.actor.on('*', say);
      end = () => {
        heard.unsubscribe();
        stop();
      };
      slots.set(slot, running);
      say({ type: 'page.ready' });
    };
    const brought = bring(input, () => isOver);
    if (brought instanceof Promise) {
      brought.then(show, (error: unknown) => {
        if (!isOver) failed(error).forEach(say);
      });
    } else show(brought);
    return () => {
      isOver = true;
      end();
      if (slot === 'dialog') slots.set('dialog', null);
    };
  });
