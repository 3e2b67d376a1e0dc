import type { Moment } from './port.ts';
import type { RefusalCode } from './refusal.ts';

/** What can go wrong on the way, before the mall had a say. */
export const weatherCodes = ['OFFLINE', 'TIMED_OUT', 'UNREACHABLE', 'BROKEN_ANSWER'] as const;

export type WeatherCode = (typeof weatherCodes)[number];
export type ProblemCode = RefusalCode | WeatherCode;

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
  error instanceof Error && error.name === 'ProblemError' && 'problem' in error ? (error as ProblemError).problem : { code: 'BROKEN_ANSWER', at: 0 };

/** True for problems that the same question may not meet when asked again. */
export const isWeather = (problem: Problem): boolean => (weatherCodes as readonly string[]).includes(problem.code);

/** The id of a problem's sentence in `lang/`. */
export const sentenceOf = (code: ProblemCode): string =>
  (weatherCodes as readonly string[]).includes(code) ? `problem.${code}` : `refusal.${code}`;
