import { writeWhole } from '#flows/command.ts';
import type { WalkTable } from '../model/harness/walkFiles.ts';
import { catalogueOf, type FileMutant, type Storey } from './catalogue.ts';
import { withMutant } from './switch.ts';

/** One thing that is done with a mutant on; it throws where somebody would notice. */
export type Trial = () => Promise<void>;

/** A mutant that was come by, with what killed it; null where nobody noticed. */
export type Verdict = FileMutant & { killedBy: string | null };

/** The halves of the machines: each is judged by a process of its own. */
export const tables: readonly WalkTable[] = ['a-l', 'm-z'];

/** Where the verdicts of a half are written, from the root of the project. */
export const verdictsFile = (storey: Storey, table: WalkTable): string => `dist/mutants/${storey}.${table}.json`;

/** The mutants of a storey that a run judges: all, or of so many one. */
export const mutantsToJudge = (storey: Storey, stride: number): FileMutant[] =>
  catalogueOf(storey).mutants.filter(({ number }) => number % stride === Math.floor(stride / 2));

const firstLines = (reason: unknown): string =>
  (reason instanceof Error ? reason.message : String(reason)).split('\n').slice(0, 3).join(' ');

async function killerOf({ number }: FileMutant, trials: readonly Trial[]): Promise<string | null> {
  for (const trial of trials) {
    const noticed = await withMutant(number, trial).then(
      () => null,
      (reason: unknown) => firstLines(reason),
    );
    if (noticed !== null) return noticed;
  }
  return null;
}

/** The mutants of a storey as they are judged one noun after the other: who is killed once is not tried again. */
export class Judgement {
  readonly table: WalkTable = process.env['TABLE'] === 'm-z' ? 'm-z' : 'a-l';
  readonly #storey: Storey;
  readonly #mutants: readonly FileMutant[];
  /** Whether it is only looked what the walks come by. */
  readonly #isLooking = process.env['LOOK'] === '1';
  readonly #verdicts = new Map<number, Verdict>();

  constructor(storey: Storey) {
    this.#storey = storey;
    this.#mutants = mutantsToJudge(storey, Number(process.env['STRIDE'] ?? 1));
  }

  /**
   * Tries everything once as it is, with each mutant on that it comes by, and once more as it is: what a mutant left behind would kill the
   * ones after it.
   */
  async try(trials: readonly Trial[], mutants = this.#mutants): Promise<void> {
    const reached: ReadonlySet<number>[] = [];
    for (const trial of trials) reached.push(await withMutant(-1, trial));
    for (const mutant of mutants) {
      const passing = trials.filter((_, index) => reached[index]?.has(mutant.number));
      const known = this.#verdicts.get(mutant.number);
      if (passing.length === 0 || (known && known.killedBy !== null)) continue;
      this.#verdicts.set(mutant.number, { ...mutant, killedBy: this.#isLooking ? null : await killerOf(mutant, passing) });
    }
    if (this.#isLooking) return;
    for (const trial of trials) await withMutant(-1, trial);
  }

  /** Tries what is about no single noun: where only some nouns are asked for, on those mutants alone that these came by. */
  async tryBeside(trials: readonly Trial[]): Promise<void> {
    const isOfAll = process.env['NOUNS'] === undefined;
    await this.try(
      trials,
      this.#mutants.filter(({ number }) => isOfAll || this.#verdicts.has(number)),
    );
  }

  write(): Promise<void> {
    return writeWhole(verdictsFile(this.#storey, this.table), `${JSON.stringify([...this.#verdicts.values()], null, 2)}\n`);
  }
}
