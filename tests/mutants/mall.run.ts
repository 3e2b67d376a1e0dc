import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { CommandError, readArguments, runCommand, writeWhole } from '#flows/command.ts';
import type { FileMutant } from './catalogue.ts';
import { mutantsToJudge, type Verdict } from './verdicts.ts';

const folder = join(import.meta.dirname, '../../dist/mutants/mall');
const reachedFolder = join(folder, 'reached');

/** So many files that come by a mutant are run for it, those of its own noun and the quick ones first. */
const mostFiles = 8;

const switchOn = (number: number): void => writeFileSync(join(folder, 'on'), String(number));

type File = { specification: TestSpecification; ms: number; reached: ReadonlySet<number> };

const nameOf = ({ moduleId }: TestSpecification): string => moduleId.split('/tests/')[1] ?? moduleId;

/** Runs files with one mutant on, to the first that fails; answers what it says. */
async function failureOf(vitest: Vitest, number: number, files: readonly File[]): Promise<string | null> {
  switchOn(number);
  for (const { specification } of files) {
    const { testModules } = await vitest.runTestSpecifications([specification]);
    // The result tells of earlier runs too.
    const failed = testModules.find((each) => each.moduleId === specification.moduleId && !each.ok());
    if (failed) {
      const [test] = [...failed.children.allTests('failed')];
      const message = test?.result().errors?.[0]?.message ?? failed.errors()[0]?.message ?? '';
      return `${nameOf(specification)}: ${test?.fullName ?? ''}: ${message.split('\n')[0] ?? ''}`;
    }
  }
  return null;
}

/** Every file of the mall's tests as it is, with the mutants that it comes by. */
async function baseline(vitest: Vitest, filters: readonly string[], isKnown: boolean): Promise<File[]> {
  mkdirSync(reachedFolder, { recursive: true });
  switchOn(-1);
  const specifications = (await vitest.globTestSpecifications([...filters])).filter(
    (each) => !/kill|crowd|large|histories/.test(nameOf(each)),
  );
  const { testModules } = isKnown ? { testModules: [] } : await vitest.runTestSpecifications(specifications);
  const bad = testModules.filter((each) => !each.ok());
  if (bad.length > 0) throw new CommandError(`These fail without a mutant: ${bad.map((each) => each.relativeModuleId).join(', ')}.`, 1);
  const known = new Set(readdirSync(reachedFolder));
  return specifications.flatMap((specification) => {
    const file = `${nameOf(specification).replaceAll('/', '+')}.json`;
    if (!known.has(file)) return [];
    const reached = new Set(JSON.parse(readFileSync(join(reachedFolder, file), 'utf8')) as number[]);
    const ms = testModules.find(({ moduleId }) => moduleId === specification.moduleId)?.diagnostic().duration ?? 0;
    return [{ specification, ms, reached }];
  });
}

const nounOf = (file: string): string => file.split('/')[1] ?? '';

/**
 * Judges mutants of the mall's money, stock, coins, vouchers and ownership by its own tests: every `--stride`th, of files like `--in`, of
 * kinds like `--kind`. `--again`: what each file comes by is known from the run before, of the same mall.
 */
await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      stride: { type: 'string', default: '40' },
      in: { type: 'string', default: '' },
      kind: { type: 'string', default: '' },
      again: { type: 'boolean', default: false },
    },
  });
  mkdirSync(folder, { recursive: true });
  switchOn(-1);
  const vitest = await createVitest('test', { config: 'tests/mutants/mall.vitest.config.ts', watch: false, bail: 1 });
  await vitest.standalone();
  const files = await baseline(vitest, positionals, values.again);
  const isWanted = ({ file, kind }: FileMutant): boolean => file.includes(values.in) && kind.includes(values.kind);
  const mutants = mutantsToJudge('mall', Number(values.stride)).filter(isWanted);
  const verdicts: Verdict[] = [];
  for (const mutant of mutants) {
    const own = (name: string): number => (name.includes(nounOf(mutant.file)) ? 0 : 1);
    const passing = files
      .filter(({ reached }) => reached.has(mutant.number))
      .sort((one, other) => own(nameOf(one.specification)) - own(nameOf(other.specification)) || one.ms - other.ms)
      .slice(0, mostFiles);
    if (passing.length === 0) continue;
    const killedBy = await failureOf(vitest, mutant.number, passing);
    verdicts.push({ ...mutant, killedBy });
    const { file, line, kind, what } = mutant;
    const words = [killedBy === null ? 'SURVIVED' : 'killed', `${file}:${line}`, `${kind}: ${what}`, killedBy?.slice(0, 100) ?? ''];
    process.stdout.write(`${words.join('  ')}\n`);
  }
  await vitest.close();
  await writeWhole('dist/mutants/mall.json', `${JSON.stringify(verdicts, null, 2)}\n`);
  const killed = verdicts.filter(({ killedBy }) => killedBy !== null).length;
  process.stdout.write(
    `mall: ${verdicts.length} mutants judged, ${killed} killed; no test comes by ${mutants.length - verdicts.length} others\n`,
  );
});
