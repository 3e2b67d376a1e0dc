import { machineCalled } from '../machineRegistry.ts';
import { readArguments, runCommand } from '../command.ts';
import { findingsIn, ownWorld, rules } from './lint.ts';

const counted = ({ length }: readonly unknown[], noun: string): string => (length === 1 ? `1 ${noun}` : `${length || 'no'} ${noun}s`);

await runCommand(async () => {
  const { positionals, values } = readArguments({ allowPositionals: true, options: { rules: { type: 'boolean' } } });
  if (values.rules) {
    process.stdout.write(`${rules.map(({ name, requirement, fix }) => `${name}\n  ${requirement}\n  ${fix}`).join('\n')}\n`);
    return 0;
  }
  const wanted = await Promise.all(positionals.map((word) => machineCalled(word)));
  const world = await ownWorld();
  const subjects =
    wanted.length === 0
      ? world.subjects
      : world.subjects.filter(({ built }) => built && wanted.some(({ name }) => name === built.named.name));
  const findings = findingsIn(world, subjects);
  process.stdout.write(
    [
      ...findings.map(({ file, line, rule, sentence, fix }) => `${file}:${line}  ${sentence} (${rule}).\n    ${fix}`),
      `${rules.length} rules, ${counted(subjects, 'file')}: ${counted(findings, 'finding')}.`,
      '',
    ].join('\n'),
  );
  return findings.length > 0 ? 1 : 0;
});
