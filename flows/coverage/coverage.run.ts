import { readArguments, runCommand } from '../command.ts';
import { allMachines, machineCalled } from '../named.ts';
import { coverageOf } from './figures.ts';
import { faultsOf, kindOf } from './gate.ts';
import { readRecords } from './records.ts';
import { reportOf } from './report.ts';

await runCommand(async () => {
  const { positionals } = readArguments({ allowPositionals: true, options: {} });
  const machines = positionals.length > 0 ? await Promise.all(positionals.map((word) => machineCalled(word))) : await allMachines();
  const records = await readRecords();
  const coverages = machines.map((named) => coverageOf(named, records.filter(({ kind }) => kind === kindOf(named.name))));
  process.stdout.write(`${reportOf(coverages)}\n`);
  return coverages.some((coverage) => faultsOf(coverage).length > 0) ? 1 : 0;
});
