import { cpus } from 'node:os';

const longest = 180_000;
const every = 500;
/** So many looks in a row find less than this part of the machine busy. */
const quietLooks = 4;
const quietShare = 0.1;

const timesOfMachine = (): { busy: number; all: number } => {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.flatMap((each) => Object.values(each)).reduce((sum, time) => sum + time, 0);
  return { busy: all - times.reduce((sum, { idle }) => sum + idle, 0), all };
};

/**
 * Waits until nothing keeps the machine busy: a fresh shop draws the home pages' pictures in the background. Answers after how many ms that
 * was; null where it was not within three minutes.
 */
export const machineAtRest = async (): Promise<number | null> => {
  const begun = performance.now();
  let quiet = 0;
  let before = timesOfMachine();
  while (quiet < quietLooks) {
    if (performance.now() - begun > longest) return null;
    await new Promise((resolve) => setTimeout(resolve, every));
    const now = timesOfMachine();
    quiet = (now.busy - before.busy) / (now.all - before.all) < quietShare ? quiet + 1 : 0;
    before = now;
  }
  return performance.now() - begun;
};
