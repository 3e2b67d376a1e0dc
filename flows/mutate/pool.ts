import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Halt } from '../command.ts';
import type { Done, Job, Judged } from './worker.ts';

const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** So many mutants a worker takes at once: enough that exploring the machine first is worth it. */
const handful = 120;

/** The mutants of a machine that are to be judged, by their numbers. */
export type Wanted = { noun: string; numbers: readonly number[] };

const jobsOf = (wanted: readonly Wanted[]): Job[] =>
  wanted.flatMap(({ noun, numbers }) => {
    const hands = Math.max(1, Math.ceil(numbers.length / handful));
    // Every n-th mutant: neighbours cost alike, so each hand holds a fair share.
    return Array.from({ length: hands }, (_, hand): Job => ({ noun, numbers: numbers.filter((__, index) => index % hands === hand) }));
  });

/** Judges mutants of some machines in several processes; `tell` hears of each machine as soon as it is done, in the order of their ends. */
export async function judgedInPool(wanted: readonly Wanted[], processes: number, tell: (noun: string, judged: Judged[]) => void): Promise<void> {
  const jobs = jobsOf(wanted);
  const results = new Map<string, Judged[]>(wanted.map(({ noun }) => [noun, []]));
  const left = new Map(wanted.map(({ noun }) => [noun, jobs.filter((job) => job.noun === noun).length]));

  const finish = ({ noun, verdicts }: Done): void => {
    const all = [...(results.get(noun) ?? []), ...verdicts];
    results.set(noun, all);
    left.set(noun, (left.get(noun) ?? 1) - 1);
    if (left.get(noun) === 0) tell(noun, all.sort((a, b) => a.number - b.number));
  };

  const hire = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const hand: ChildProcess = fork(worker, { execArgv: ['--import', 'tsx', '--max-old-space-size=3072'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const next = (): void => {
        const job = jobs.shift();
        if (job) hand.send(job);
        else hand.disconnect();
      };
      hand.on('message', (done: Done) => {
        finish(done);
        next();
      });
      hand.on('exit', (code) => (code === 0 ? resolve() : reject(new Halt('A machine or its samples cannot be run: see above.', 1))));
      next();
    });

  await Promise.all(Array.from({ length: Math.min(processes, jobs.length) }, hire));
}
