import { describe, expect, test } from 'vitest';
import { gatherHappenings } from '#flows/gather.ts';
import { walked } from '#flows/sentences.ts';
import { busyEnds, isReachedWhole, isStorable, keysAreUsedOnce, noticesHaveWords, problemsAreKnown, runsAsExplored, survivesReload, type Law } from './laws.ts';

const laws: Record<string, Law> = {
  'is reached whole by its samples': isReachedWhole,
  'runs as it was explored': runsAsExplored,
  'knows only what can be stored': isStorable,
  'is not troubled by a closed tab, at any state': survivesReload,
  'is never busy for ever': busyEnds,
  'keeps only problems with a known code': problemsAreKnown,
  'uses an idempotency key for one deed': keysAreUsedOnce,
  'says only what the shop has words for': noticesHaveWords,
};

for (const [noun, happenings] of await gatherHappenings()) {
  describe(`the machine '${noun}'`, () => {
    const { exploration, walks } = walked(happenings);
    test.each(Object.entries(laws))('%s', (_, law) => expect(law(happenings, exploration, walks).slice(0, 5)).toEqual([]));
  });
}
