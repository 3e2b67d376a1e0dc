import { happeningsFor, machineCalled } from '../named.ts';
import { doJobs } from '../pool.ts';
import { benchOf, type Bench } from './bench.ts';
import { judged, type Verdict } from './judge.ts';
import { mutantsOf } from './mutants.ts';

/** Some of the mutants of a machine, by their numbers. */
export type Job = { noun: string; numbers: readonly number[] };
export type Judged = { number: number; verdict: Verdict };
export type Done = { noun: string; verdicts: Judged[] };

let ready: { noun: string; bench: Bench } | null = null;

doJobs(async ({ noun, numbers }: Job): Promise<Done> => {
  const happenings = happeningsFor(await machineCalled(noun));
  if (ready?.noun !== noun) ready = { noun, bench: benchOf(happenings) };
  const { bench } = ready;
  const mutants = mutantsOf(happenings.machine);
  return { noun, verdicts: numbers.flatMap((number) => (mutants[number] ? [{ number, verdict: judged(bench, mutants[number]) }] : [])) };
});
