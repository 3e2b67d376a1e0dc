import { availableParallelism } from 'node:os';
import { Halt, readArguments, runCommand } from '../command.ts';
import { allMachines, happeningsFor, machineCalled, type Named } from '../named.ts';
import { mutantsOf } from './mutants.ts';
import { judgedInPool } from './pool.ts';
import { head, killLines, machineLines, reportOf, sumLine, type MachineReport } from './report.ts';

/** `npm run mutate -- login`, `-- --all`: how many faults the walks and laws would find. Exit 1 when one survives. */
await runCommand(async () => {
  const { values, positionals } = readArguments({ allowPositionals: true, options: { all: { type: 'boolean' }, json: { type: 'boolean' } } });
  if (positionals.length === 0 && !values.all) throw new Halt("Say which machine: 'npm run mutate -- login', or '-- --all' for every one.");
  const named: Named[] = values.all ? await allMachines() : await Promise.all(positionals.map((word) => machineCalled(word)));
  const wanted = named.map((each) => ({ noun: each.noun, count: mutantsOf(happeningsFor(each).machine).length }));
  const say = (lines: readonly string[]): void => void (values.json || process.stdout.write(lines.map((line) => `${line}\n`).join('')));
  const begun = performance.now();
  const reports: MachineReport[] = [];
  say([head]);
  await judgedInPool(wanted, availableParallelism(), (noun, verdicts) => {
    const report = reportOf(noun, verdicts, (performance.now() - begun) / 1_000);
    reports.push(report);
    say([...machineLines(report), ...(values.all ? [] : killLines(report))]);
  });
  if (reports.length > 1) say([sumLine(reports)]);
  if (values.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  return reports.some((report) => report.survived > 0) ? 1 : 0;
});
