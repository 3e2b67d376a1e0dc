import { join } from 'node:path';
import { readArguments, runCommand, writeWhole } from '../command.ts';
import { allMachines, machineCalled } from '../machineRegistry.ts';
import { coverageOf } from './metrics.ts';
import { faultsOf } from './gate.ts';
import { htmlOf } from './html.ts';
import { readRecords } from './records.ts';
import { reportOf } from './report.ts';

await runCommand(async () => {
  const { positionals, values } = readArguments({
    allowPositionals: true,
    options: { html: { type: 'boolean' }, out: { type: 'string' } },
  });
  const machines = positionals.length > 0 ? await Promise.all(positionals.map((word) => machineCalled(word))) : await allMachines();
  const records = await readRecords();
  const coverages = machines.map((named) => coverageOf(named, records));
  if (values.html) {
    const file = values.out ?? join('dist/flows', 'coverage.html');
    await writeWhole(file, htmlOf(coverages));
    process.stdout.write(`Written to ${file}.\n`);
  }
  process.stdout.write(`${reportOf(coverages)}\n`);
  return coverages.some((coverage) => faultsOf(coverage).length > 0) ? 1 : 0;
});
