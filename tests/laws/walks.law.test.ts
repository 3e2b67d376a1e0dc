import { describe, expect, test } from 'vitest';
import { gatherHappenings } from '#flows/gather.ts';
import { walked } from '#flows/sentences.ts';
import { laws } from './machine.laws.ts';

for (const [noun, happenings] of await gatherHappenings()) {
  describe(`the machine '${noun}'`, () => {
    const { exploration, walks } = walked(happenings);
    test.each(Object.values(laws).map(({ name, law }) => [name, law] as const))('%s', (_, law) => expect(law(happenings, exploration, walks).slice(0, 5)).toEqual([]));
  });
}
