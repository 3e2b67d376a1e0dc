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
  fromCallback<BackgroundEvent & { at: number }, { here: VisitorContext }>(({ input: { here }, sendBack, receive }) => {
    const { gateway, deeds } = runtime;
    const told: BackgroundEvent[] = [];
    const hurry = new AbortController();
    let tell = (event: BackgroundEvent): void => {
      told.push(event);
      hurry.abort();
    };
    let isOver = false;
    let stop = () => {};
    receive((event) => tell(event));
    const say = (fact: PageEvent): void => sendBack({ ...fact, at: gateway.now() });
    deeds
      .atRest(hurry.signal)
      .then(async () => {
        const { startBackgroundActors } = await import('./backgroundActors.ts');
        const kept = startBackgroundActors({ ...runtime, here, shopper }, say);
        if (isOver) return kept.stop();
        ({ tell, stop } = kept);
        told.forEach(tell);
      })
      .catch(() => {
        gateway.hearts.follow(null);
        if (told.length > 0) say(unreachable);
      });
    return () => {
      isOver = true;
      stop();
    };
  });
