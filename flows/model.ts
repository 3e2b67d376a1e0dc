import { TestModel, type PathGenerator, type TestPath } from '@xstate/test';
import type { AnyActorScope } from 'xstate';
import { canonical } from './canonical.ts';
import { explore, keyOf, stepOf } from './explorer.ts';
import type { Happenings } from './happenings.ts';
import { possibleAt } from './possible.ts';
import { walkerOf } from './step.ts';
import type { Happening, Situation } from './situation.ts';
import { coveringWalks } from './walks.ts';

export type Path = TestPath<Situation, Happening>;

const nameOf = (happening: Happening): string => canonical([happening.type, happening.sample, happening.id]);

/** The path generator of this house: every transition and both sides of every guard, few and long. */
export const covering = (happenings: Happenings): PathGenerator<Situation, Happening, undefined> => () =>
  coveringWalks(explore(happenings), (situation) => possibleAt(happenings, situation));

/**
 * `createTestModel` as a QA engineer knows it from `@xstate/test`, for machines with ports and timers. The paths' events
 * are happenings: `{ events: { 'pay.pressed': ..., 'readCart.answered': ..., 'time.passed': ... } }`; the keys of `states`
 * match as `snapshot.matches` does, or `#id`.
 */
export function createTestModel(happenings: Happenings): TestModel<Situation, Happening, undefined> & { getPaths: (generator?: PathGenerator<Situation, Happening, undefined>) => Path[] } {
  const walker = walkerOf(happenings);
  const input = Object.values(happenings.inputs)[0];
  const model = new TestModel<Situation, Happening, undefined>(
    {
      getInitialSnapshot: () => walker.begin(input),
      transition: (situation: Situation, happening: Happening, _scope: AnyActorScope) => stepOf(walker, situation, happening),
      getPersistedSnapshot: (situation) => situation,
    },
    {
      events: (situation) => possibleAt(happenings, situation),
      serializeState: (situation) => keyOf(walker, situation),
      serializeEvent: nameOf,
      limit: happenings.limits.situations * 20,
      stateMatcher: (situation, key) =>
        key === '*' ? false : key.startsWith('#') ? situation._nodes.some((node) => `#${node.id}` === key) : situation.matches(key),
    },
  );
  const getPaths = model.getPaths.bind(model);
  return Object.assign(model, {
    getPaths: (generator: PathGenerator<Situation, Happening, undefined> = covering(happenings)) => getPaths(generator, { allowDuplicatePaths: true }),
  });
}
