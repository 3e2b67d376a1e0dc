/** The 95th percentile. */
export const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** The 95th percentile of how long an answer takes, in ms, asked for so often one after the other, after a tenth as often to warm up. */
export const p95Of = async (ask: (nth: number) => Promise<unknown>, count: number): Promise<number> => {
  for (let nth = 0; nth < count / 10; nth += 1) await ask(nth);
  const taken: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const begun = performance.now();
    await ask(nth);
    taken.push(performance.now() - begun);
  }
  return p95(taken);
};
