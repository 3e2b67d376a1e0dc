/** Which mutant is on, and which ones were come by since it was asked last. */
const state = { on: -1, reached: new Set<number>() };

Object.assign(globalThis, {
  $mutant: (number: number): boolean => {
    state.reached.add(number);
    return number === state.on;
  },
});

/** From here on one mutant is on, or none (-1), and what is come by is counted anew. */
export function beginWith(number: number): void {
  state.on = number;
  state.reached = new Set();
}

/** The mutants that were come by since then. */
export const reachedSoFar = (): ReadonlySet<number> => state.reached;

/** Does something with one mutant on, or with none (-1), and answers which mutants it came by. */
export async function withMutant(number: number, work: () => Promise<void>): Promise<ReadonlySet<number>> {
  beginWith(number);
  try {
    await work();
    return state.reached;
  } finally {
    state.on = -1;
  }
}
