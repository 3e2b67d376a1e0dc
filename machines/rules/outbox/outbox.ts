import type { Moment } from '../../ports.ts';
import { isNetworkProblem, limitedUntil, type Problem, type ProblemCode } from '../../model/problem.ts';

/**
 * Something a shopper did: shown as done, kept by this browser until the mall has it, and sent under its key, which makes it
 * happen once. `at` is when it was done; `refused` is why the mall did not take it, null while it waits.
 */
export type Intent = { key: string; at: Moment; refused: ProblemCode | null };

/** The mall remembers a key for 24 hours (contract 1.1); an hour less, because clocks differ. */
export const keyLife = 23 * 3_600_000;

/** Refusals that pass: the mall is down or busy, the same key is under way, or the session ended and the next login goes on. */
const passing: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['UNAVAILABLE', 'RATE_LIMITED', 'IDEMPOTENCY_IN_PROGRESS', 'UNAUTHORIZED']);

/** True where the intent waits and is sent again; else the mall said no. */
export const isPassing = (problem: Problem): boolean => isNetworkProblem(problem) || passing.has(problem.code);

const shortestPause = 5_000;

/** How long, in ms, what passes is waited for before the intent is sent again: a limit as long as the mall says, all else five seconds. */
export const pauseAfter = (problem: Problem): number => {
  const until = limitedUntil(problem);
  return until === null ? shortestPause : Math.max(shortestPause, Date.parse(until) - problem.at);
};

/** Each once, in the order they were done; of equal moments in the order given. */
export const inOrder = <Each extends Intent>(intents: readonly Each[]): Each[] =>
  [...new Map(intents.map((intent) => [intent.key, intent])).values()].sort((one, other) => one.at - other.at);
