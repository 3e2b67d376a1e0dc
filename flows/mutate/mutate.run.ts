import { Halt, readArguments, runCommand } from '../command.ts';
import { allMachines, happeningsFor, machineCalled, type Named } from '../named.ts';
import { numbersOf } from './mutant.ts';
import { mutantsOf } from './mutants.ts';
import { judgedInPool } from './pool.ts';
import { head, killLines, machineLines, reportOf, shareSeen, sumLine, type MachineReport } from './report.ts';
import { seenInViews } from './views.ts';

/** What a person must see of all mutants in the views. */
const wantedShare = 0.85;

/**
 * `npm run mutate -- login`, `-- --all`, with `--views` also through the real views, with `--sample` a few of each: which faults
 * the walks and laws would find. Exit 1 when one survives, or when a person sees too few of all.
 */
await runCommand(async () => {
  const { values, positionals } = readArguments({ allowPositionals: true, options: { all: { type: 'boolean' }, views: { type: 'boolean' }, sample: { type: 'boolean' }, json: { type: 'boolean' } } });
  if (positionals.length === 0 && !values.all) throw new Halt("Say which machine: 'npm run mutate -- login', or '-- --all' for every one.");
  const named: Named[] = values.all ? await allMachines() : await Promise.all(positionals.map((word) => machineCalled(word)));
  const isSample = values.sample ?? false;
  const wanted = named.map((each) => ({ noun: each.noun, numbers: numbersOf(mutantsOf(happeningsFor(each).machine).length, isSample) }));
  const say = (lines: readonly string[]): void => void (values.json || process.stdout.write(lines.map((line) => `${line}\n`).join('')));
  const sights = values.views ? await seenInViews(named, isSample) : new Map<string, never>();
  const begun = performance.now();
  const reports: MachineReport[] = [];
  say([head]);
  await judgedInPool(wanted, (noun, judged) => {
    const report = reportOf(noun, judged, (performance.now() - begun) / 1_000, sights.get(noun) ?? null);
    reports.push(report);
    say([...machineLines(report), ...(values.all || isSample ? [] : killLines(report))]);
  });
  if (reports.length > 1) say([sumLine(reports)]);
  if (values.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  const share = shareSeen(reports);
  if (values.all && share !== null && share < wantedShare) throw new Halt(`A person sees ${(share * 100).toFixed(1)} % of the mutants; it should be ${wantedShare * 100} %.`, 1);
  return reports.some((report) => report.survived > 0) ? 1 : 0;
});
