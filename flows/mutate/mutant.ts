import type { AnyStateMachine } from 'xstate';

export const kinds = [
  'drops a transition', 'swaps a target', 'negates a guard', 'drops a guard', 'drops an action', 'doubles an action', 'loses a tag', 'changes a delay', 'forgets a refusal',
] as const;

export type Kind = (typeof kinds)[number];

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
