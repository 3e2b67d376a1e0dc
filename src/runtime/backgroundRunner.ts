import { fromCallback } from 'xstate';
import type { PageEvent } from '#machines/model/pageEvent.ts';
import type { Shopper, VisitorContext } from '#machines/model/visitor.ts';
import type { BackgroundEvent } from './backgroundActors.ts';
import type { Runtime } from './runtime.ts';

/** A script or the mall cannot be reached: what a toast says of it. */
export const unreachable = { type: 'notice.given', notice: { kind: 'alarm', id: 'problem.UNREACHABLE' } } as const;

/**
 * Fills the port of those who keep favourites and footprint. They come when the page is at rest, or at the first press of a heart; what
 * they are told before waits.
 */
export const runBackground = (runtime: Runtime, shopper: Shopper | null) =>
  fromCallback<BackgroundEvent & { at: number }, { visitor: VisitorContext }>(({ input: { visitor }, sendBack, receive }) => {
    const { gateway, effects } = runtime;
    const events: BackgroundEvent[] = [];
    const hurry = new AbortController();
    let tell = (event: BackgroundEvent): void => {
      events.push(event);
      hurry.abort();
    };
    let isOver = false;
    let stop = () => {};
    receive((event) => tell(event));
    const say = (fact: PageEvent): void => sendBack({ ...fact, at: gateway.now() });
    effects
      .atRest(hurry.signal)
      .then(async () => {
        const { startBackgroundActors } = await import('./backgroundActors.ts');
        const background = startBackgroundActors({ ...runtime, visitor, shopper }, say);
        if (isOver) return background.stop();
        ({ tell, stop } = background);
        events.forEach(tell);
      })
      .catch(() => {
        gateway.favourites.follow(null);
        if (events.length > 0) say(unreachable);
      });
    return () => {
      isOver = true;
      stop();
    };
  });
