import { fromPromise } from 'xstate';
import { appUpdateMachine } from '#machines/appUpdate.machine.ts';
import type { Answered } from '#machines/ports.ts';
import { ProblemError } from '#machines/model/problem.ts';

/** How long the new worker may take to control this page, in ms: where it has become the active one meanwhile, it never says so. */
const patience = 3_000;

/**
 * The offer's machine with its ports filled. The new worker has taken over when it controls this page. Where it does not come to that in
 * time nothing controls the next document: one that is asked of a worker while it is replaced never comes, in Chromium.
 */
export const adaptAppUpdate = ({ takeOver, now }: { takeOver: () => void; now: () => number }) =>
  appUpdateMachine.provide({
    actors: {
      takeOver: fromPromise<Answered<null>, undefined>(
        () =>
          new Promise((resolve, reject) => {
            const giveUp = async (): Promise<void> => {
              await (await navigator.serviceWorker.getRegistration())?.unregister();
              reject(new ProblemError({ code: 'TIMED_OUT', at: now() }));
            };
            const succeed = (): void => {
              clearTimeout(timer);
              resolve({ answer: null, at: now() });
            };
            navigator.serviceWorker.addEventListener('controllerchange', succeed, { once: true });
            const timer = setTimeout(() => void giveUp(), patience);
            takeOver();
          }),
      ),
    },
    actions: { reload: () => location.reload() },
  });
