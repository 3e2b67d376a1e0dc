import { TestModel, type PathGenerator, type TestPath } from '@xstate/test';
import { canonical } from './canonical.ts';
import { explore, keyOf, stepOf } from './explorer.ts';
import type { Fixture } from './fixtureTypes.ts';
import { enabledEventsAt } from './enabledEvents.ts';
import { simulatorOf } from './simulate.ts';
import type { Happening, ExplorerState } from './explorerState.ts';
import { coveringPaths } from './coveringPaths.ts';

export type Path = TestPath<ExplorerState, Happening>;

const nameOf = (happening: Happening): string => canonical([happening.type, happening.sample, happening.id]);

type Generator = PathGenerator<ExplorerState, Happening, undefined>;

/** The path generator of this project: every transition and both sides of every guard, few and long. */
export const covering =
  (fixture: Fixture): Generator =>
  () => [...coveringPaths(explore(fixture))];

/** Our `TestModel`: the package's own paths and `path.test`, over a machine with its ports, timers and samples. */
class FlowModel extends TestModel<ExplorerState, Happening, undefined> {
  readonly fixture: Fixture;

  constructor(fixture: Fixture) {
    const walker = simulatorOf(fixture);
    const input = Object.values(fixture.inputs)[0];
    super(
      {
        getInitialSnapshot: () => walker.begin(input),
        transition: (situation: ExplorerState, happening: Happening) => stepOf(walker, situation, happening),
        getPersistedSnapshot: (situation) => situation,
      },
      {
        events: (situation) => enabledEventsAt(fixture, situation),
        serializeState: (situation) => keyOf(walker, situation),
        serializeEvent: nameOf,
        limit: fixture.limits.situations * 20,
        stateMatcher: (situation, key) =>
          key !== '*' && (key.startsWith('#') ? situation._nodes.some((node) => `#${node.id}` === key) : situation.matches(key)),
      },
    );
    this.fixture = fixture;
  }

  /** The paths of a generator; by default those that together take every transition and both sides of every guard. */
  override getPaths(
    generator: Generator = covering(this.fixture),
    options?: Parameters<TestModel<ExplorerState, Happening, undefined>['getPaths']>[1],
  ): Path[] {
    return super.getPaths(generator, { allowDuplicatePaths: true, ...options });
  }
}

/**
 * `createTestModel` as a QA engineer knows it from `@xstate/test`, for machines with ports and timers: the package's own
 * `TestModel` over the explorer's logic. Its events are fixtures: `{ events: { 'pay.pressed': ..., 'readCart.answered': ...,
 * 'time.passed': ... } }`; the keys of `states` match as `snapshot.matches` does, with dots for inner states, or `#id`.
 */
export const createTestModel = (fixture: Fixture): FlowModel => new FlowModel(fixture);
