import { TestModel, type PathGenerator, type TestPath } from '@xstate/test';
import { canonical } from './canonical.ts';
import { explore, keyOf, stepOf } from './explorer.ts';
import type { Happenings } from './happenings.ts';
import { possibleAt } from './possible.ts';
import { walkerOf } from './step.ts';
import type { Happening, Situation } from './situation.ts';
import { coveringWalks } from './walks.ts';

export type Path = TestPath<Situation, Happening>;

const nameOf = (happening: Happening): string => canonical([happening.type, happening.sample, happening.id]);

type Generator = PathGenerator<Situation, Happening, undefined>;

/** The path generator of this house: every transition and both sides of every guard, few and long. */
export const covering = (happenings: Happenings): Generator => () =>
  [...coveringWalks(explore(happenings))];

/** Our `TestModel`: the package's own paths and `path.test`, over a machine with its ports, timers and samples. */
class FlowModel extends TestModel<Situation, Happening, undefined> {
  readonly happenings: Happenings;

  constructor(happenings: Happenings) {
    const walker = walkerOf(happenings);
    const input = Object.values(happenings.inputs)[0];
    super(
      {
        getInitialSnapshot: () => walker.begin(input),
        transition: (situation: Situation, happening: Happening) => stepOf(walker, situation, happening),
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
    this.happenings = happenings;
  }

  /** The paths of a generator; by default those that together take every transition and both sides of every guard. */
  override getPaths(generator: Generator = covering(this.happenings), options?: Parameters<TestModel<Situation, Happening, undefined>['getPaths']>[1]): Path[] {
    return super.getPaths(generator, { allowDuplicatePaths: true, ...options });
  }
}

/**
 * `createTestModel` as a QA engineer knows it from `@xstate/test`, for machines with ports and timers: the package's own
 * `TestModel` over the explorer's logic. Its events are happenings: `{ events: { 'pay.pressed': ..., 'readCart.answered': ...,
 * 'time.passed': ... } }`; the keys of `states` match as `snapshot.matches` does, with dots for inner states, or `#id`.
 */
export const createTestModel = (happenings: Happenings): FlowModel => new FlowModel(happenings);
