import { readArguments, runCommand, writeWhole } from '#flows/command.ts';
import type { FileMutant } from './catalogue.ts';
import { TestTrials, type TrialFile } from './testTrials.ts';
import { mutantsToJudge, type Verdict } from './verdicts.ts';

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
  const trials = await TestTrials.open('mall', 'tests/mutants/mall.vitest.config.ts', {
    filters: positionals,
    without: /kill|crowd|large|histories/,
    isKnown: values.again,
  });
  const isWanted = ({ file, kind }: FileMutant): boolean => file.includes(values.in) && kind.includes(values.kind);
  const mutants = mutantsToJudge('mall', Number(values.stride)).filter(isWanted);
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
  await writeWhole('dist/mutants/mall.json', `${JSON.stringify(verdicts, null, 2)}\n`);
  const killed = verdicts.filter(({ killedBy }) => killedBy !== null).length;
  process.stdout.write(
    `mall: ${verdicts.length} mutants judged, ${killed} killed; no test comes by ${mutants.length - verdicts.length} others\n`,
  );
});
