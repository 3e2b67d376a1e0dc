import { describe, expect, test } from 'vitest';
import { loadFixtures } from '#flows/loadFixtures.ts';
import { walked } from '#flows/stepText.ts';
import { laws } from './machine.laws.ts';

for (const [noun, fixture] of await loadFixtures()) {
  describe(`the machine '${noun}'`, () => {
    const { exploration, walks } = walked(fixture);
    test.each(Object.values(laws).map(({ name, law }) => [name, law] as const))('%s', (_, law) =>
      expect(law(fixture, exploration, walks).slice(0, 5)).toEqual([]),
    );
  });
}
