import type { Field } from './field.ts';

/**
 * One attack, the default export of a file of its own in `scenarios/`: `run` does it, in its short or whole size, and
 * answers what did not hold, in a sentence, or null where all did. Documents are measured beside it.
 */
export type Scenario = {
  name: string;
  /** What must hold, as the table prints it. */
  must: string;
  /** In `npm run attack` only. */
  wholeOnly?: true;
  run(field: Field): Promise<string | null>;
};

export const scenario = (one: Scenario): Scenario => one;

/** The first of these that is wrong, in its words; null where none is. */
export const firstWrong = (...checks: readonly [holds: boolean, otherwise: string][]): string | null =>
  checks.find(([holds]) => !holds)?.[1] ?? null;
