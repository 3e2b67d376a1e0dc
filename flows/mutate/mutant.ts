import type { AnyStateMachine } from 'xstate';

/** What is changed in the chart. */
export const kinds = [
  'drops a transition',
  'swaps a target',
  'negates a guard',
  'drops a guard',
  'drops an action',
  'doubles an action',
  'loses a tag',
  'changes a delay',
  'forgets a refusal',
] as const;

/** What is changed inside of functions, which the chart only names. */
export const bodyKinds = [
  'leaves out a field',
  'another value',
  'off by one',
  'negates a condition',
  'another event',
  'another order',
  'leaves out a condition',
] as const;

export type Kind = (typeof kinds)[number] | (typeof bodyKinds)[number];

/** True for a kind that changes what a function says, false for one that changes the chart. */
export const isOfBody = (kind: Kind): boolean => bodyKinds.some((each) => each === kind);

/** A machine with one thing changed. */
export type Mutant = {
  /** Where in the chart: `choosing · pay.pressed · 1`, `choosing · entering`. */
  place: string;
  kind: Kind;
  /** What was changed there: the guard, the action, the new target. */
  what: string;
  build: () => AnyStateMachine;
};

/** How a mutant is called in reports. */
export const mutantName = ({ place, kind, what }: Mutant): string => `${place} ${kind}: ${what}`;

/** How many of each machine's mutants `npm test` looks at. */
const sampleSize = 6;

/** The numbers of a machine's mutants that a run looks at: all, or a few from all over its chart, the same each time. */
export const numbersOf = (count: number, isSample: boolean): number[] => {
  const stride = isSample ? Math.max(1, Math.ceil(count / sampleSize)) : 1;
  return Array.from({ length: count }, (_, number) => number).filter((number) => number % stride === Math.floor(stride / 2));
};
