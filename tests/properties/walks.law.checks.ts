import { describe, expect, test } from 'vitest';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { walked } from '#flows/stepText.ts';
import { laws } from './machine.laws.ts';

/** The laws that every machine keeps on every walk, for these machines. */
export function checkLaws(fixtures: readonly (readonly [noun: string, Fixture])[]): void {
  for (const [noun, fixture] of fixtures) {
    describe(`the machine '${noun}'`, () => {
      const { exploration, walks } = walked(fixture);
      test.each(Object.values(laws).map(({ name, law }) => [name, law] as const))('%s', (_, law) =>
        expect(law(fixture, exploration, walks).slice(0, 5)).toEqual([]),
      );
    });
  }
}
