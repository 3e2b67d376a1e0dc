import { doneInPool } from '../pool.ts';
import type { Done, Job, Judged } from './worker.ts';

const worker = new URL('./worker.ts', import.meta.url);
/** So many mutants a worker takes at once: enough that exploring the machine first is worth it. */
const handful = 120;

/** The mutants of a machine that are to be judged, by their numbers. */
export type Wanted = { noun: string; numbers: readonly number[] };

const jobsOf = (wanted: readonly Wanted[], isViewed: boolean): Job[] =>
  wanted.flatMap(({ noun, numbers }) => {
    const hands = Math.max(1, Math.ceil(numbers.length / handful));
    // Every n-th mutant: neighbours cost alike, so each hand holds a fair share.
    return Array.from({ length: hands }, (_, hand): Job => ({
      noun,
      numbers: numbers.filter((__, index) => index % hands === hand),
      isViewed,
    }));
  });

/** Judges mutants of some machines in several processes; `tell` hears of each machine as soon as it is done, in the order of their ends. */
export async function judgedInPool(
  wanted: readonly Wanted[],
  isViewed: boolean,
  tell: (noun: string, judged: Judged[]) => void,
): Promise<void> {
  const jobs = jobsOf(wanted, isViewed);
  const results = new Map<string, Judged[]>(wanted.map(({ noun }) => [noun, []]));
  const left = new Map(wanted.map(({ noun }) => [noun, jobs.filter((job) => job.noun === noun).length]));
  await doneInPool<Job, Done>(worker, jobs, ({ noun, verdicts }) => {
    const all = [...(results.get(noun) ?? []), ...verdicts];
    results.set(noun, all);
    left.set(noun, (left.get(noun) ?? 1) - 1);
    if (left.get(noun) === 0)
      tell(
        noun,
        all.sort((a, b) => a.number - b.number),
      );
  });
}
