import type { ZodError } from 'zod';
import type { RefusalCode } from '#machines/model/refusalCodes.ts';
import type { Route } from './route.ts';
import { isRefusalCode, refuse, type Refusal } from './refusal.ts';

/** The query's words; an empty one counts as absent. */
export function queryOf(url: string): Record<string, string> {
  const start = url.indexOf('?');
  if (start < 0) return {};
  return Object.fromEntries([...new URLSearchParams(url.slice(start))].filter(([, value]) => value !== ''));
}

/** What was sent, as the contract's schema reads it. @throws Refusal VALIDATION with the fields, or the code that the schema names */
export function parse(schema: Route['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw validationRefusal(parsed.error);
}

/** A schema's message that is a refusal code (`z.string().max(500, 'TEXT_TOO_LONG')`) becomes the code of the answer. */
function validationRefusal(error: ZodError): Refusal {
  const fields = error.issues.map((issue) => {
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message);
    const code = isMissing ? 'REQUIRED' : 'INVALID';
    return { field: issue.path.join('.'), code: isRefusalCode(issue.message) ? issue.message : code };
  });
  const named = fields.map((field) => field.code).find((code): code is RefusalCode => isRefusalCode(code));
  const isAllNamed = fields.every((field) => isRefusalCode(field.code));
  return refuse(named && isAllNamed ? named : 'VALIDATION', { fields, status: 400 });
}

/** @throws Error when the mall itself breaks the contract */
export function checkAnswer(route: Route, answer: unknown): void {
  const checked = route.answer.safeParse(answer);
  if (!checked.success)
    throw new Error(
      `${route.id} breaks the contract: ${checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
    );
}
