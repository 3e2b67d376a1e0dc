import { refusalCodes, type RefusalCode } from '#machines/model/refusalCodes.ts';
import type { JournalEntry } from '../replay/journal.ts';

const statuses: Partial<Record<RefusalCode, number>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  ACCOUNT_DISABLED: 403,
  LIST_READ_ONLY: 403,
  NOT_FOUND: 404,
  CHECKOUT_EXPIRED: 410,
  PAY_EXPIRED: 410,
  SHARE_EXPIRED: 410,
  UPLOAD_TOKEN_EXPIRED: 410,
  FILE_TOO_LARGE: 413,
  FILE_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};
const badRequests: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'VALIDATION',
  'BAD_CREDENTIALS',
  'ACCOUNT_LOCKED',
  'ACCOUNT_EXISTS',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'CODE_TOO_FREQUENT',
  'CODE_DAILY_LIMIT',
  'PASSWORD_WEAK',
  'PASSWORD_SAME',
  'PASSWORD_WRONG',
  'MOBILE_INVALID',
  'MAIL_INVALID',
  'INVITE_INVALID',
  'ID_TOKEN_INVALID',
  'REFRESH_INVALID',
  'TEXT_TOO_LONG',
  'COUNT_ZERO',
  'NO_ITEMS_SELECTED',
  'ADDRESS_REQUIRED',
  'REASON_REQUIRED',
  'REFUND_AMOUNT',
  'TOO_MANY_IMAGES',
  'LIST_NAME_REQUIRED',
  'MESSAGE_TOO_LONG',
]);

/** The HTTP status of a code (contract 1.3): 400 for what the caller must mend, 409 for what the state of things forbids. */
export function statusOf(code: RefusalCode): number {
  return badRequests.has(code) ? 400 : (statuses[code] ?? 409);
}

/**
 * The status of a code at one of the nine calls B1 to B9, whose client shows `desc` only on 400. Twice the same key is no refusal of
 * theirs.
 */
export function signInStatusOf(code: RefusalCode): number {
  const status = statusOf(code);
  return status >= 500 || code.startsWith('IDEMPOTENCY_') ? status : 400;
}

/** True for a code that the contract has (1.3). */
export function isRefusalCode(text: string): text is RefusalCode {
  return (refusalCodes as readonly string[]).includes(text);
}

export type RefusalDetail = {
  /** What the client needs to repaint: goes out as `data`. */
  data?: Record<string, unknown>;
  /** Values for the sentence `refusal.CODE`. */
  values?: Record<string, string | number>;
  fields?: { field: string; code: string; values?: Record<string, string | number> }[];
  /** Seconds, for the header `Retry-After`. */
  retryAfter?: number;
  /** Until when it stands (ms), said in words in this time zone and as `data.until`. */
  until?: { at: number; zone: string };
  /** Only where the call's own rule wants another status (the nine calls B1 to B9 answer nothing but 400). */
  status?: number;
  /** The step that was refused, for the journal; written after the transaction was rolled back. */
  journal?: JournalEntry;
};

/** Says no: rolls the call's transaction back and becomes `Error {code, desc, ...}` in the caller's language. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;
  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
  get status(): number {
    return this.detail.status ?? statusOf(this.code);
  }
}

/** `throw refuse('OUT_OF_STOCK', { data: { stocks: 3 } })` */
export function refuse(code: RefusalCode, detail?: RefusalDetail): Refusal {
  return new Refusal(code, detail);
}
