import { z } from '@hono/zod-openapi';

// The contract's wire types (contract 1.2). Nouns build their schemas from these.
export { z };

const MAX = Number.MAX_SAFE_INTEGER;

/** An id in a body: int64 on the wire, a safe integer here. */
export const i64 = z.number().int().min(0).max(MAX).openapi({ format: 'int64', maximum: MAX });
/** An id in a path or a query. */
export const i64Text = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(z.number().int().max(MAX))
  .openapi({ type: 'integer', format: 'int64', minimum: 0, maximum: MAX });
export const int = z.number().int().openapi({ format: 'int32' });
/** A number in the major unit with exactly the region's digits; made by `toMajor` of machines/rules/money/money.ts. */
export const money = z.number().openapi({ 'x-minor-units': 'region' });
/** RFC 3339 UTC with milliseconds. */
export const ts = z.string().openapi({ format: 'date-time' });
export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .openapi({ format: 'date' });
export const flag01 = z.union([z.literal(0), z.literal(1)]).openapi({ type: 'integer', enum: [0, 1] });
/** Absolute or root-relative. */
export const url = z.string().openapi({ format: 'uri-reference' });
/** Already sanitised by the mall. */
export const html = z.string().openapi({ format: 'html' });
/** `$` of the contract: what every body with money carries. */
export const priced = { currency: z.string().length(3), priceSymbol: z.string() };

/** The empty success: `{}`. */
export const nothing = z.object({}).openapi('Void');

export const action = z
  .object({
    action: z.string(),
    allowed: z.boolean(),
    reasonCode: z.string().nullish(),
    reason: z.string().nullish(),
    until: ts.nullish(),
    method: z.string().nullish(),
    path: z.string().nullish(),
    needs: z.array(z.string()).nullish(),
    effect: z.string().nullish(),
  })
  .openapi('Action');

/** `Page<T>` under the component name `{name}Page`. */
export function pageOf<T extends z.ZodType>(record: T, name: string) {
  return z.object({ records: z.array(record), total: int, size: int, current: int, pages: int }).openapi(`${name}Page`);
}

const clamped = (fallback: number, max: number) =>
  z
    .preprocess((value) => {
      const number = Math.trunc(Number(value ?? fallback));
      return Number.isFinite(number) ? Math.min(max, Math.max(1, number)) : fallback;
    }, z.number().int())
    .openapi({ type: 'integer', minimum: 1, maximum: max, default: fallback });

/** `current` and `size` of a paged call: out of range is clamped, not refused. */
export function pageQuery(size = 10) {
  return { current: clamped(1, 1_000_000).optional(), size: clamped(size, 100).optional() };
}

export type PageParam = { current?: number | undefined; size?: number | undefined };

/** `limit` and `offset` for SQL. */
export function sliceOf(intent: PageParam, size = 10): { limit: number; offset: number; current: number; size: number } {
  const of = { current: intent.current ?? 1, size: intent.size ?? size };
  return { ...of, limit: of.size, offset: (of.current - 1) * of.size };
}

/** One page of a list as the contract has it; `total`: of all pages. */
export function pageBody<T>(
  records: T[],
  total: number,
  intent: PageParam,
  defaultSize = 10,
): { records: T[]; total: number; size: number; current: number; pages: number } {
  const { current, size } = sliceOf(intent, defaultSize);
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

/** A comma list in a query, as ids. */
export const idList = z
  .string()
  .regex(/^\d{1,16}(,\d{1,16})*$/)
  .transform((text) => text.split(',').map(Number))
  .openapi({ type: 'string', example: '1,2' });
