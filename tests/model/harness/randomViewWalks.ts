import fc from 'fast-check';
import { enabledEventsAt } from '#flows/enabledEvents.ts';
import { stepOf } from '#flows/explorer.ts';
import type { ExplorerState, Stimulus } from '#flows/explorerState.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { simulatorOf } from '#flows/simulate.ts';
import { PathRunner, type Harness } from './pathRunner.tsx';

/** One step by its sample: the event, answer or refusal of that type, the `nth` of its samples. */
export type Choice = { type: string; nth: number };
/** A walk that failed, as it is kept and replayed first next time. */
export type KeptWalk = { start: string; steps: Choice[]; why: string };
/** What a view owes beyond its state: what is wrong with what is shown and with what its controls send. */
export type ViewOracle = (runner: PathRunner, snapshot: ExplorerState) => string[];

/** A walk goes on for at most so many steps, so that what fails is near a start. */
const longest = 40;

/** Everything that a fixture knows to happen. */
const choicesOf = ({ events, ports }: Fixture): Choice[] => {
  const many = (type: string, count: number): Choice[] => Array.from({ length: count }, (_, nth) => ({ type, nth }));
  return [
    ...Object.entries(events).flatMap(([type, samples]) => many(type, samples.length)),
    ...Object.entries(ports).flatMap(([src, port]) => [
      ...many(`${src}.answered`, Object.keys(port.answers).length),
      ...many(`${src}.refused`, port.refusals.length),
    ]),
    { type: 'time.passed', nth: 0 },
  ];
};

/** One walk through the real view: the machine's own step beside what the screen makes of it. */
class ViewWalk {
  readonly taken: Choice[] = [];
  readonly #harness: Harness;
  readonly #oracle: ViewOracle;
  readonly #runner: PathRunner;
  #snapshot: ExplorerState;

  constructor(harness: Harness, oracle: ViewOracle, start: string) {
    this.#harness = { ...harness, recorder: null, screens: null };
    this.#oracle = oracle;
    this.#snapshot = simulatorOf(harness.fixture).begin(harness.fixture.inputs[start]);
    this.#runner = new PathRunner(this.#harness, harness.fixture.inputs[start]);
  }

  possible({ type, nth }: Choice): Stimulus | undefined {
    return enabledEventsAt(this.#harness.fixture, this.#snapshot).find((each) => each.type === type && each.nth === nth);
  }

  /** @throws Error where the screen does not do or show what the machine says */
  async take(choice: Choice): Promise<void> {
    const stimulus = this.possible(choice);
    if (!stimulus) return;
    this.taken.push(choice);
    this.#snapshot = stepOf(simulatorOf(this.#harness.fixture), this.#snapshot, stimulus);
    this.#runner.take(stimulus, this.#snapshot.flow.trace.taken.length > 0);
    await this.look();
  }

  /** @throws Error where the screen does not show what the machine says */
  async look(): Promise<void> {
    await this.#runner.settle();
    const wrong = [...this.#runner.faults(this.#snapshot), ...this.#oracle(this.#runner, this.#snapshot)];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }

  end(): void {
    this.#runner.end();
  }
}

/** Takes a kept walk again; answers why it still fails, null where it does not. */
export async function replayWalk(harness: Harness, oracle: ViewOracle, { start, steps }: KeptWalk): Promise<string | null> {
  const walk = new ViewWalk(harness, oracle, start);
  try {
    await walk.look();
    for (const choice of steps) await walk.take(choice);
    return null;
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  } finally {
    walk.end();
  }
}

/**
 * Walks a view at random for about so many steps, by fast-check's commands; the same seed gives the same walks. Answers the shortest walk
 * that fails, shrunk; null where none does.
 */
export async function walkAtRandom(harness: Harness, oracle: ViewOracle, plan: { steps: number; seed: number }): Promise<KeptWalk | null> {
  let left = plan.steps;
  let shortest: KeptWalk | null = null;
  const commands = choicesOf(harness.fixture).map((choice) =>
    fc.constant<fc.AsyncCommand<object, ViewWalk, true>>({
      check: async () => true,
      run: (_, walk) => walk.take(choice),
      toString: () => `${choice.type} ${choice.nth}`,
    }),
  );
  const starts = fc.constantFrom(...Object.keys(harness.fixture.inputs));
  // Most of what is drawn cannot happen where the walk stands and is passed over: so many are drawn for so few steps.
  const drawn = fc.commands(commands, { maxCommands: longest * 8, size: 'max' });
  const property = fc.asyncProperty(starts, drawn, async (start, chosen) => {
    if (left <= 0 && shortest === null) return;
    const walk = new ViewWalk(harness, oracle, start);
    try {
      await walk.look();
      await fc.asyncModelRun(() => ({ model: {}, real: walk }), chosen);
    } catch (reason) {
      const why = reason instanceof Error ? reason.message : String(reason);
      if (shortest === null || walk.taken.length <= shortest.steps.length) shortest = { start, steps: [...walk.taken], why };
      throw reason;
    } finally {
      left -= walk.taken.length;
      walk.end();
    }
  });
  await fc.check(property, { seed: plan.seed, numRuns: Math.max(1, plan.steps) });
  return shortest;
}
