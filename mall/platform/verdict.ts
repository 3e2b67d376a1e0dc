import type { Locale } from '#machines/model/locale.ts';
import { hasMessage, messageText } from './messages.ts';

/** The sentence for a reason, fit to stand beside a disabled button. */
export const reasonOf = (code: string, locale: Locale, values?: Record<string, string>): string =>
  messageText(locale, hasMessage(`mall.reason.${code}`) ? `mall.reason.${code}` : `refusal.${code}`, values);

/** Whether something may be done now, and where not, why (contract 1.4). */
export const verdictOf = <Code extends string>(reasonCode: Code | null, locale: Locale) => ({
  allowed: reasonCode === null,
  reasonCode,
  reason: reasonCode && reasonOf(reasonCode, locale),
});
