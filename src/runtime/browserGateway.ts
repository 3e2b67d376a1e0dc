import { isNetworkProblem, problemOf } from '#machines/model/problem.ts';
import type { Tab } from './browserEffects.ts';
import { executeRemotely, metaOf, type Execute } from '../data/gateway.ts';
import { mallNow } from '../data/mallClock.ts';
import type { Listen } from '../data/liveEvents.ts';
import type { Gateway } from '../adapters/adapt.ts';
import { noStorage } from '../storage/shopperStorage.ts';
import { storedDestination } from '../storage/destinationStorage.ts';
import { loadMessages } from '../i18n/messages.tsx';
import { loadWithRetry } from '../navigation/pageLoaders.ts';

const networkReturns = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

/** What hears the mall: where its script was lost, it is asked for again once the network is back, or somebody looks at the tab. */
const loadLiveLine = async (): Promise<typeof import('./flushOnLeave.ts')> => {
  try {
    return await loadWithRetry(() => import('./flushOnLeave.ts'));
  } catch {
    await networkReturns();
    return loadLiveLine();
  }
};

/**
 * The gateway of this tab; `takeOver` gives it the shopper's storage. It opens with the first drawing: what the document shows must be what
 * the browser draws first. What the mall refuses is told when there are words for it.
 */
export const browserGateway = ({ slots, favourites, visitor, firstDrawing }: Tab): Gateway => {
  const readRefusals = (): Promise<void> => loadMessages(visitor.locale, 'refusal').catch(() => undefined);

  const execute: Execute = async (document, variables, options) => {
    await firstDrawing;
    const words = metaOf(document).shared ? undefined : readRefusals();
    try {
      const answer = await executeRemotely(document, variables, options);
      await words;
      return answer;
    } catch (failed) {
      if (!isNetworkProblem(problemOf(failed))) await readRefusals();
      throw failed;
    }
  };

  const listen: Listen = (listener) => {
    let isOver = false;
    let stop = () => {};
    void firstDrawing.then(loadLiveLine).then(({ flushOnLeave }) => {
      if (!isOver) stop = flushOnLeave(slots, () => gateway.storage, listener);
    });
    return () => {
      isOver = true;
      stop();
    };
  };

  const gateway: Gateway = {
    execute,
    listen,
    now: mallNow,
    favourites,
    storage: noStorage,
    deliverTo: storedDestination,
    drawn: firstDrawing,
  };
  return gateway;
};
