import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { CommandError } from './command.ts';

/** What the explorer makes mostly lives on: with room for it, the young are not copied to and fro. */
const room = ['--min-semi-space-size=64', '--max-semi-space-size=128', '--max-old-space-size=3072'];

/**
 * Has jobs done in as many processes as there are processors, each by the next that is free. `worker` is a file that answers
 * each message with one; `hear` hears the answers in the order in which they come. @throws CommandError when a process breaks off
 */
export async function doneInPool<Job extends object, Done>(worker: URL, jobs: readonly Job[], hear: (done: Done) => void): Promise<void> {
  const left = [...jobs];
  const hire = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const hand: ChildProcess = fork(worker, { execArgv: ['--import', 'tsx', ...room], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      const next = (): void => {
        const job = left.shift();
        if (job) hand.send(job);
        else hand.disconnect();
      };
      hand.on('message', (done) => {
        hear(done as Done);
        next();
      });
      hand.on('exit', (code) =>
        code === 0 ? resolve() : reject(new CommandError('A machine or its samples cannot be run: see above.', 1)),
      );
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, hire));
}

/** The other end: does each job that is sent to this process, one after another. */
export function doJobs<Job, Done>(work: (job: Job) => Promise<Done>): void {
  process.on('message', (job) => {
    work(job as Job).then(
      (done) => void process.send?.(done),
      (reason: unknown) => {
        const fault = reason instanceof Error ? reason.stack : String(reason);
        process.stderr.write(`${reason instanceof CommandError ? reason.message : fault}\n`);
        process.exit(1);
      },
    );
  });
}
