import type { ChildProcess } from 'node:child_process';

/** Milliseconds: the first pause before a new start, the longest one, and how long a process must live for its last end to be forgotten. */
const usual = { first: 500, longest: 30_000, healthy: 60_000 };

/** Hears why a process ended, and after how many milliseconds it is started again. */
type Ended = (why: string, pause: number) => void;

/**
 * Keeps a process running: one that ends without us is started again, after a pause that doubles while it keeps ending.
 * `stop` ends it for good.
 */
export const supervise = (start: () => ChildProcess, onEnd: Ended, pace = usual): { stop(): void } => {
  let child: ChildProcess;
  let again: NodeJS.Timeout | undefined;
  let pause = pace.first;
  let isOver = false;
  const run = (): void => {
    const startedAt = Date.now();
    child = start();
    let hasEnded = false;
    const ended = (why: string): void => {
      if (isOver || hasEnded) return;
      hasEnded = true;
      if (Date.now() - startedAt >= pace.healthy) pause = pace.first;
      onEnd(why, pause);
      again = setTimeout(run, pause);
      pause = Math.min(pause * 2, pace.longest);
    };
    child.once('exit', (code, signal) => ended(signal ?? `code ${code}`)).once('error', (failed) => ended(failed.message));
  };
  run();
  return {
    stop() {
      isOver = true;
      clearTimeout(again);
      child.kill();
    },
  };
};
