import { fromPromise } from 'xstate';
import { editionMachine } from '#machines/edition.machine.ts';
import type { Answered } from '#machines/port.ts';

/** The offer's machine with its ports filled. The new worker has taken over when it controls this page. */
export const plugEdition = ({ takeOver, now }: { takeOver: () => void; now: () => number }) =>
  editionMachine.provide({
    actors: {
      takeOver: fromPromise<Answered<null>, undefined>(
        () =>
          new Promise((resolve) => {
            navigator.serviceWorker.addEventListener('controllerchange', () => resolve({ answer: null, at: now() }), { once: true });
            takeOver();
          }),
      ),
    },
    actions: { reload: () => location.reload() },
  });
