import type { Moment } from '../ports.ts';

/** No timer of a browser runs longer than 24 days; one that ends early only asks once more. */
const longestWait = 20 * 24 * 3_600_000;

/** The soonest of these moments after `at`, all in ms, but no later than a timer can wait for; null where none is to come. */
export const nextMomentOf = (moments: readonly Moment[], at: Moment): Moment | null => {
  const coming = moments.filter((moment) => moment > at);
  return coming.length === 0 ? null : Math.min(...coming, at + longestWait);
};
