import { happeningsFor, machineCalled } from '../named.ts';
import { benchOf, type Bench } from './bench.ts';
import { judged, type Verdict } from './judge.ts';
import { mutantsOf } from './mutants.ts';

/** Some of the mutants of a machine, by their numbers. */
export type Job = { noun: string; numbers: readonly number[] };
export type Judged = { number: number; verdict: Verdict };
export type Done = { noun: string; verdicts: Judged[] };

let ready: { noun: string; bench: Bench } | null = null;

/** Judges what it is given, and says so. */
process.on('message', (job: Job) => {
  const work = async (): Promise<void> => {
    const happenings = happeningsFor(await machineCalled(job.noun));
    if (ready?.noun !== job.noun) ready = { noun: job.noun, bench: benchOf(happenings) };
    const { bench } = ready;
    const mutants = mutantsOf(happenings.machine);
    const done: Done = { noun: job.noun, verdicts: job.numbers.flatMap((number) => (mutants[number] ? [{ number, verdict: judged(bench, mutants[number]) }] : [])) };
    process.send?.(done);
  };
  work().catch((reason: unknown) => {
    process.stderr.write(`${reason instanceof Error ? reason.stack : String(reason)}\n`);
    process.exit(1);
  });
});
