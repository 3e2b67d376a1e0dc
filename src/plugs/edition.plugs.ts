import { fromPromise } from 'xstate';
import { editionMachine } from '#machines/edition.machine.ts';
import type { Answered } from '#machines/port.ts';
import { ProblemError } from '#machines/problem.ts';

/** How long the new worker may take to control this page, in ms: where it has become the active one meanwhile, it never says so. */
const patience = 3_000;

/** The offer's machine with its ports filled. The new worker has taken over when it controls this page. */
export const plugEdition = ({ takeOver, now }: { takeOver: () => void; now: () => number }) =>
  editionMachine.provide({
    actors: {
      takeOver: fromPromise<Answered<null>, undefined>(
        () =>
          new Promise((resolve, reject) => {
            setTimeout(() => reject(new ProblemError({ code: 'TIMED_OUT', at: now() })), patience);
            navigator.serviceWorker.addEventListener('controllerchange', () => resolve({ answer: null, at: now() }), { once: true });
            takeOver();
          }),
      ),
    },
    actions: { reload: () => location.reload() },
  });
