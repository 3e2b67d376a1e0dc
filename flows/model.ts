import { TestModel, type PathGenerator, type TestPath } from '@xstate/test';
import { canonical } from './canonical.ts';
import { explore, keyOf, stepOf } from './explorer.ts';
import type { Fixture } from './fixtureTypes.ts';
import { enabledEventsAt } from './enabledEvents.ts';
import { simulatorOf } from './simulate.ts';
import type { Stimulus, ExplorerState } from './explorerState.ts';
import { coveringPaths } from './coveringPaths.ts';

export type Path = TestPath<ExplorerState, Stimulus>;

const nameOf = (stimulus: Stimulus): string => canonical([stimulus.type, stimulus.sample, stimulus.id]);

type Generator = PathGenerator<ExplorerState, Stimulus, undefined>;

/** The path generator of this project: every transition and both sides of every guard, few and long. */
export const covering =
  (fixture: Fixture): Generator =>
  () => [...coveringPaths(explore(fixture))];

/** Our `TestModel`: the package's own paths and `path.test`, over a machine with its ports, timers and samples. */
class FlowModel extends TestModel<ExplorerState, Stimulus, undefined> {
  readonly fixture: Fixture;

  constructor(fixture: Fixture) {
    const walker = simulatorOf(fixture);
    const input = Object.values(fixture.inputs)[0];
    super(
      {
        getInitialSnapshot: () => walker.begin(input),
        transition: (snapshot: ExplorerState, stimulus: Stimulus) => stepOf(walker, snapshot, stimulus),
        getPersistedSnapshot: (snapshot) => snapshot,
      },
      {
        events: (snapshot) => enabledEventsAt(fixture, snapshot),
        serializeState: (snapshot) => keyOf(walker, snapshot),
        serializeEvent: nameOf,
        limit: fixture.limits.snapshots * 20,
        stateMatcher: (snapshot, key) =>
          key !== '*' && (key.startsWith('#') ? snapshot._nodes.some((node) => `#${node.id}` === key) : snapshot.matches(key)),
      },
    );
    this.fixture = fixture;
  }

  /** The paths of a generator; by default those that together take every transition and both sides of every guard. */
  override getPaths(
    generator: Generator = covering(this.fixture),
    options?: Parameters<TestModel<ExplorerState, Stimulus, undefined>['getPaths']>[1],
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
