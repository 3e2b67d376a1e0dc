import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { CommandError } from '#flows/command.ts';
import type { FileMutant, Storey } from './catalogue.ts';
import { reachedFile, switchFile, testFileName } from './trialFiles.ts';

/** So many files that come by a mutant are run for it. */
const mostFiles = 16;

/** A file of tests, how long it takes, in ms, and which mutants it comes by. */
export type TrialFile = { specification: TestSpecification; name: string; ms: number; reached: ReadonlySet<number> };

type Options = {
  /** Which files of the configuration are asked; all where none is named. */ filters?: readonly string[];
  /** What stays out of it: what takes too long for this. */ without?: RegExp;
  /** What each file comes by is known from the run before, of the same code. */ isKnown?: boolean;
};

/** A storey's tests, run over its modules with one mutant on at a time (`trial.setup.ts`). */
export class TestTrials {
  readonly #storey: Storey;
  readonly #vitest: Vitest;
  #files: readonly TrialFile[] = [];

  private constructor(storey: Storey, vitest: Vitest) {
    this.#storey = storey;
    this.#vitest = vitest;
  }

  /** Runs each file as it is, or remembers what it came by. @throws CommandError where one fails without a mutant */
  static async open(storey: Storey, config: string, options: Options = {}): Promise<TestTrials> {
    mkdirSync(dirname(switchFile(storey)), { recursive: true });
    const vitest = await createVitest('test', { config, watch: false, bail: 1 });
    await vitest.standalone();
    const trials = new TestTrials(storey, vitest);
    trials.#files = await trials.#baseline(options);
    return trials;
  }

  #switchOn(number: number): void {
    writeFileSync(switchFile(this.#storey), String(number));
  }

  async #baseline({ filters = [], without, isKnown = false }: Options): Promise<TrialFile[]> {
    this.#switchOn(-1);
    const found = await this.#vitest.globTestSpecifications([...filters]);
    const specifications = found.filter(({ moduleId }) => !without?.test(testFileName(moduleId)));
    const { testModules } = isKnown ? { testModules: [] } : await this.#vitest.runTestSpecifications(specifications);
    const bad = testModules.filter((each) => !each.ok());
    if (bad.length > 0) throw new CommandError(`These fail without a mutant: ${bad.map((each) => each.relativeModuleId).join(', ')}.`, 1);
    return specifications.flatMap((specification) => {
      const { moduleId } = specification;
      const file = reachedFile(this.#storey, moduleId);
      if (!existsSync(file)) return [];
      const reached = new Set(JSON.parse(readFileSync(file, 'utf8')) as number[]);
      const ms = testModules.find((each) => each.moduleId === moduleId)?.diagnostic().duration ?? 0;
      return [{ specification, name: testFileName(moduleId), ms, reached }];
    });
  }

  /** The files that come by a mutant, the quick ones first. */
  filesFor({ number }: FileMutant): TrialFile[] {
    return this.#files.filter(({ reached }) => reached.has(number)).sort((one, other) => one.ms - other.ms);
  }

  /** Runs files with one mutant on, together, to the first test that fails; answers what it says, null where none does. */
  async failureOf({ number }: FileMutant, files: readonly TrialFile[]): Promise<string | null> {
    this.#switchOn(number);
    const tried = files.slice(0, mostFiles);
    const { testModules } = await this.#vitest.runTestSpecifications(tried.map(({ specification }) => specification));
    // The result tells of earlier runs too. A file that was stopped by the failure of another has none of its own.
    for (const { specification, name } of tried) {
      const failed = testModules.find((each) => each.moduleId === specification.moduleId);
      const [test] = [...(failed?.children.allTests('failed') ?? [])];
      const error = test?.result().errors?.[0] ?? failed?.errors()[0];
      if (error) return `${name}: ${test?.fullName ?? ''}: ${error.message.split('\n')[0] ?? ''}`;
    }
    return null;
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}
