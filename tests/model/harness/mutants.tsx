import { writeWhole } from '#flows/command.ts';
import type { Fixture } from '#flows/fixtureTypes.ts';
import { baselineOf, type Baseline } from '#flows/mutate/baseline.ts';
import { mutantName, numbersOf, type Mutant } from '#flows/mutate/mutant.ts';
import { mutantsOf } from '#flows/mutate/mutants.ts';
import { partingOf } from '#flows/mutate/replay.ts';
import { sightsFile, type Sight } from '#flows/mutate/views.ts';
import { simulatorOf } from '#flows/simulate.ts';
import type { Walk } from '#flows/coveringPaths.ts';
import type { MachineDriver } from '../../drivers/machine.driver.ts';
import { PathRunner, type Harness } from './pathRunner.tsx';
import { shopResponsesTo } from './shopResponses.ts';
import { domSnapshot } from './domSnapshot.ts';

/** What the screen shows along a walk, after every step, and then at the moments at which something is still due. */
type Film = { screens: string[][]; moments: number[] };
type Seen = NonNullable<Sight['seen']>;

/** So often a person who only looks on sees the screen once more after a walk. */
const patience = 3;

/**
 * Walks a machine through the real view and looks at the screen after each step, and afterwards, hands off, at the moments
 * that `next` names; `look` answers whether to go on.
 */
async function filmed(
  harness: Harness,
  walk: Walk,
  next: (later: number, driver: MachineDriver) => number | undefined,
  look: (frame: number, screen: string[]) => boolean,
): Promise<void> {
  const performance = new PathRunner(harness, harness.fixture.inputs[walk.steps[0]?.event.sample ?? '']);
  const screen = (): string[] => {
    const { status, error } = performance.driver.actor.getSnapshot();
    if (status === 'error') throw error;
    return [...domSnapshot(), ...shopResponsesTo(performance.driver.told)];
  };
  try {
    for (const [step, { event, state }] of walk.steps.entries()) {
      if (step > 0) performance.takeOnTime(event, state.flow.trace.taken.length > 0);
      await performance.settle();
      if (!look(step, screen())) return;
    }
    for (
      let later = 0, moment = next(later, performance.driver);
      moment !== undefined;
      later += 1, moment = next(later, performance.driver)
    ) {
      performance.passTime(moment);
      await performance.settle();
      if (!look(walk.steps.length + later, screen())) return;
    }
  } finally {
    performance.end();
  }
}

const film = async (harness: Harness, walk: Walk): Promise<Film> => {
  const [screens, moments]: [string[][], number[]] = [[], []];
  const next = (later: number, { clock }: MachineDriver): number | undefined => {
    const moment = later < patience ? clock.waiting[0] : undefined;
    if (moment !== undefined) moments.push(moment);
    return moment;
  };
  await filmed(harness, walk, next, (_, screen) => screens.push(screen) > 0);
  return { screens, moments };
};

const difference = (was: readonly string[], is: readonly string[]): string | null => {
  const index = Array.from({ length: Math.max(was.length, is.length) }, (_, line) => line).find((line) => was[line] !== is[line]);
  return index === undefined ? null : `${is[index]?.trim() ?? 'nothing'} instead of ${was[index]?.trim() ?? 'nothing'}`;
};

/** A page's walks with what they show, for its mutants to be held against. */
export class Screening {
  readonly #harness: Harness;
  readonly #bench: Baseline;
  readonly #films = new Map<number, Film>();

  constructor(harness: Harness) {
    this.#harness = { ...harness, recorder: null, screens: null };
    this.#bench = baselineOf(harness.fixture);
  }

  async #film(index: number, walk: Walk): Promise<Film> {
    const known = this.#films.get(index) ?? (await film(this.#harness, walk));
    this.#films.set(index, known);
    return known;
  }

  /** The first thing that a person sees of a mutant on the walks on which it does something else; null when nothing. */
  async seen(mutant: Mutant): Promise<Seen | null> {
    const { fixture, expected } = this.#bench;
    const changed: Fixture = { ...fixture, machine: mutant.build() };
    const walker = simulatorOf(changed);
    const parting = expected
      .map((each, index) => ({ index, walk: each.walk, at: partingOf(fixture, walker, each)?.steps }))
      .filter(({ at }) => at !== undefined);
    for (const { index, walk } of parting.sort((a, b) => (a.at ?? 0) - (b.at ?? 0))) {
      const { screens, moments } = await this.#film(index, walk);
      const found: { seen: Seen | null } = { seen: null };
      let last = 0;
      await filmed(
        { ...this.#harness, fixture: changed },
        walk,
        (later) => moments[later],
        (step, screen) => {
          last = step;
          const what = difference(screens[step] ?? [], screen);
          if (what !== null) found.seen = { walk: index + 1, step, what };
          return what === null;
        },
      ).catch((reason: unknown) => {
        found.seen = {
          walk: index + 1,
          step: last + 1,
          what: (reason instanceof Error ? reason.message : String(reason)).split('\n')[0] ?? '',
        };
      });
      if (found.seen) return found.seen;
    }
    return null;
  }
}

/** Shows the mutants of a page's machine through its view, all or the sample, and writes what a person sees of each. */
export async function screenMutants(harness: Harness, isSample: boolean): Promise<void> {
  const { machine } = harness.fixture;
  const screening = new Screening(harness);
  const mutants = mutantsOf(machine);
  const sights: Sight[] = [];
  for (const number of numbersOf(mutants.length, isSample)) {
    const mutant = mutants[number];
    if (mutant) sights.push({ number, name: mutantName(mutant), seen: await screening.seen(mutant) });
  }
  await writeWhole(sightsFile(machine.id), `${JSON.stringify(sights, null, 2)}\n`);
}
