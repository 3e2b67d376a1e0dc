import { CommandError, readArguments, runCommand } from '../command.ts';
import { allMachines, fixtureFor, machineCalled, type NamedMachine } from '../machineRegistry.ts';
import { allMutantsOf } from './allMutants.ts';
import { numbersOf } from './mutant.ts';

import { judgedInPool } from './pool.ts';
import { head, killLines, machineLines, reportOf, shareOfBodies, shareSeen, sumLine, type MachineReport } from './report.ts';
import { seenInViews } from './views.ts';

/** What a person must see of all mutants in the views. */
const wantedShare = 0.85;
/** What the walks must notice of a sample of the bodies' mutants, without a view: the others need one, or a person who judges them. */
const wantedOfBodies = 0.6;

/**
 * `npm run mutate -- login`, `-- --all`, with `--views` also through the real views, with `--sample` a few of each: which faults
 * the walks and laws would find. Exit 1 when a mutant of a chart survives, when of the bodies' too many do, or when a person sees too
 * few of all.
 */
await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { all: { type: 'boolean' }, views: { type: 'boolean' }, sample: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  if (positionals.length === 0 && !values.all)
    throw new CommandError("Say which machine: 'npm run mutate -- login', or '-- --all' for every one.");
  const named: NamedMachine[] = values.all ? await allMachines() : await Promise.all(positionals.map((word) => machineCalled(word)));
  const isSample = values.sample ?? false;
  const wanted = await Promise.all(
    named.map(async (each) => ({ noun: fixtureFor(each) && each.noun, numbers: numbersOf((await allMutantsOf(each)).length, isSample) })),
  );
  const say = (lines: readonly string[]): void => void (values.json || process.stdout.write(lines.map((line) => `${line}\n`).join('')));
  const sights = values.views ? await seenInViews(named, isSample) : new Map<string, never>();
  const startedAt = performance.now();
  const reports: MachineReport[] = [];
  say([head]);
  await judgedInPool(wanted, values.views ?? false, (noun, judged) => {
    const report = reportOf(noun, judged, (performance.now() - startedAt) / 1_000, sights.get(noun) ?? null);
    reports.push(report);
    say([...machineLines(report, !isSample), ...(values.all || isSample ? [] : killLines(report))]);
  });
  if (reports.length > 1) say([sumLine(reports)]);
  if (values.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
  const share = shareSeen(reports);
  if (values.all && share !== null && share < wantedShare)
    throw new CommandError(`A person sees ${(share * 100).toFixed(1)} % of the mutants; it should be ${wantedShare * 100} %.`, 1);
  const bodies = shareOfBodies(reports);
  if (isSample && values.all && bodies !== null && bodies < wantedOfBodies)
    throw new CommandError(
      `What goes out tells ${(bodies * 100).toFixed(1)} % of the bodies' mutants; it should be ${wantedOfBodies * 100} %.`,
      1,
    );
  return reports.some(({ chartsSurvived }) => chartsSurvived > 0) ? 1 : 0;
});
