import type { Moment } from '../ports.ts';
import type { RefusalCode } from './refusalCodes.ts';

/** What can go wrong on the way, before the mall had a say. */
export const networkProblemCodes = ['OFFLINE', 'TIMED_OUT', 'UNREACHABLE', 'BROKEN_ANSWER'] as const;

export type NetworkProblemCode = (typeof networkProblemCodes)[number];
export type ProblemCode = RefusalCode | NetworkProblemCode;

export type FieldProblem = { field: string; code: string; desc: string };

/** Why something did not happen. `desc` is the mall's own sentence, shown only for the sign-in calls (spec 8). */
export type Problem = { code: ProblemCode; at: Moment; desc?: string; fields?: FieldProblem[]; data?: Record<string, unknown> };

/** How a port fails: an error that carries the problem. */
export class ProblemError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/**
 * The problem in whatever a port threw; what carries none counts as a broken answer. Known by its shape, because in
 * development the gateway and the page's machine each bring a class of their own.
 */
export const problemOf = (error: unknown): Problem =>
  error instanceof Error && error.name === 'ProblemError' && 'problem' in error
    ? (error as ProblemError).problem
    : { code: 'BROKEN_ANSWER', at: 0 };

/** Until when a limit stands, as the mall told it (contract 1.3, `data.until`); null where it told nothing. */
export const limitedUntil = ({ data }: Pick<Problem, 'data'>): string | null => (typeof data?.until === 'string' ? data.until : null);

/** True for problems that the same question may not meet when asked again. */
export const isNetworkProblem = (problem: Pick<Problem, 'code'>): boolean =>
  (networkProblemCodes as readonly string[]).includes(problem.code);

/** True where there is no such thing for this shopper: the mall knows none, or what names it is none. */
export const isMissing = ({ code }: Problem): boolean => code === 'NOT_FOUND' || code === 'VALIDATION';

/** The id of a problem's sentence in `lang/`. */
export const problemMessageId = (code: ProblemCode): string =>
  (networkProblemCodes as readonly string[]).includes(code) ? `problem.${code}` : `refusal.${code}`;
