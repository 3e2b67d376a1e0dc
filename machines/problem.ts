import type { Moment } from './port.ts';

/** The contract's refusal codes (contract 1.3), one word from the mall to the sentence on the screen. */
export const refusalCodes = [
  'VALIDATION', 'UNAUTHORIZED', 'FORBIDDEN', 'ACCOUNT_DISABLED', 'NOT_FOUND', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE',
  'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS', 'TRANSITION_NOT_ALLOWED',
  'BAD_CREDENTIALS', 'ACCOUNT_LOCKED', 'ACCOUNT_EXISTS', 'CODE_INVALID', 'CODE_EXPIRED', 'CODE_TOO_FREQUENT', 'CODE_DAILY_LIMIT',
  'PASSWORD_WEAK', 'PASSWORD_SAME', 'PASSWORD_WRONG', 'MOBILE_INVALID', 'MAIL_INVALID', 'INVITE_INVALID', 'ID_TOKEN_INVALID', 'REFRESH_INVALID',
  'ADDRESS_ALREADY_DEFAULT', 'ADDRESS_LIMIT', 'TEXT_TOO_LONG',
  'OUT_OF_STOCK', 'PROD_OFFLINE', 'NOT_DELIVERABLE', 'QTY_LIMIT', 'CART_FULL', 'COUNT_ZERO', 'NO_ITEMS_SELECTED', 'ADDRESS_REQUIRED',
  'BELOW_MIN_PAYMENT', 'CHECKOUT_EXPIRED', 'PRICE_CHANGED', 'SLOT_UNAVAILABLE', 'VOUCHER_UNUSABLE', 'PROMO_INVALID',
  'ORDER_NOT_PAYABLE', 'PAY_IN_PROGRESS', 'ALREADY_PAID', 'PAY_EXPIRED', 'COD_NOT_AVAILABLE', 'REASON_REQUIRED', 'REFUND_OPEN', 'REFUND_AMOUNT',
  'REFUND_WINDOW_CLOSED', 'ALREADY_REVIEWED', 'REVIEW_WINDOW_CLOSED', 'TOO_MANY_IMAGES',
  'VOUCHER_SOLD_OUT', 'VOUCHER_LIMIT', 'VOUCHER_NOT_STARTED', 'VOUCHER_ENDED', 'VOUCHER_NEW_USER_ONLY',
  'GROUP_NOT_STARTED', 'GROUP_ENDED', 'GROUP_SOLD_OUT', 'GROUP_LIMIT', 'TEAM_FULL', 'TEAM_CLOSED', 'ALREADY_IN_TEAM',
  'LIST_NAME_REQUIRED', 'LIST_NAME_EXISTS', 'LIST_LIMIT', 'LIST_READ_ONLY', 'SHARE_EXPIRED',
  'MESSAGE_TOO_LONG', 'RECALL_EXPIRED', 'UPLOAD_TOKEN_EXPIRED', 'FILE_TOO_LARGE', 'FILE_TYPE',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** A mall's code as one of the contract's; an unknown one is told by its status. */
export const refusalOf = (code: unknown, status: number): RefusalCode => {
  const known = refusalCodes.find((each) => each === code);
  return known ?? (status >= 500 ? 'INTERNAL' : 'VALIDATION');
};

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
