import { goesOnAfterReload } from './reload.laws.ts';
import {
  busyEnds,
  isReachedWhole,
  isStorable,
  keysAreUsedOnce,
  noticesHaveWords,
  problemsAreKnown,
  runsAsExplored,
  survivesReload,
  type Law,
} from './laws.ts';

/** The laws that every machine keeps, with the sentence that each is; `samples` speaks about its fixtures, the others about itself. */
export const laws = {
  samples: { name: 'is reached whole by its samples', law: isReachedWhole },
  running: { name: 'runs as it was explored', law: runsAsExplored },
  storing: { name: 'knows only what can be stored', law: isStorable },
  reload: { name: 'is not troubled by a closed tab, at any state', law: survivesReload },
  ends: { name: 'ends as it would have without a stop, and does nothing twice', law: goesOnAfterReload },
  busy: { name: 'is never busy for ever', law: busyEnds },
  problems: { name: 'keeps only problems with a known code', law: problemsAreKnown },
  keys: { name: 'uses an idempotency key for one deed', law: keysAreUsedOnce },
  words: { name: 'says only what the shop has words for', law: noticesHaveWords },
} satisfies Record<string, { name: string; law: Law }>;
