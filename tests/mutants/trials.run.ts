import { oneOf, readArguments, runCommand, writeWhole } from '#flows/command.ts';
import type { FileMutant } from './catalogue.ts';
import { TestTrials, type TrialFile } from './testTrials.ts';
import { mutantsToJudge, type Verdict } from './verdicts.ts';

/** What stays out of a storey's trials: what takes too long for each. */
const without = { mall: /kill|crowd|large|histories/, gateway: /law|crawl/ } as const;
const storeys = Object.keys(without) as (keyof typeof without)[];

const nounOf = (file: string): string => file.split('/')[1] ?? '';

/**
 * Judges mutants of the mall's money, stock, coins, vouchers and ownership, or of the gateway, by their own tests: every `--stride`th, of
 * files like `--in`, of kinds like `--kind`. `--again`: what each file comes by is known from the run before, of the same code.
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
  const [word = '', ...filters] = positionals;
  const storey = oneOf('storey', word, storeys);
  const trials = await TestTrials.open(storey, `tests/mutants/${storey}.vitest.config.ts`, {
    filters,
    without: without[storey],
    isKnown: values.again,
  });
  const isWanted = ({ file, kind }: FileMutant): boolean => file.includes(values.in) && kind.includes(values.kind);
  const mutants = mutantsToJudge(storey, Number(values.stride)).filter(isWanted);
  const verdicts: Verdict[] = [];
  for (const mutant of mutants) {
    const rankOf = ({ name }: TrialFile): number => (name.includes(nounOf(mutant.file)) ? 0 : 1);
    const files = trials.filesFor(mutant).sort((one, other) => rankOf(one) - rankOf(other));
    if (files.length === 0) continue;
    const killedBy = await trials.failureOf(mutant, files);
    verdicts.push({ ...mutant, killedBy });
    const { file, line, kind, what } = mutant;
    const words = [killedBy === null ? 'SURVIVED' : 'killed', `${file}:${line}`, `${kind}: ${what}`, killedBy?.slice(0, 100) ?? ''];
    process.stdout.write(`${words.join('  ')}\n`);
  }
  await trials.close();
  await writeWhole(`dist/mutants/${storey}.json`, `${JSON.stringify(verdicts, null, 2)}\n`);
  const killed = verdicts.filter(({ killedBy }) => killedBy !== null).length;
  process.stdout.write(
    `${storey}: ${verdicts.length} mutants judged, ${killed} killed; no test comes by ${mutants.length - verdicts.length} others\n`,
  );
});
