import { isEmail, emailOf } from '#machines/rules/form/email.ts';
import { isPaddedMobile } from '#machines/rules/form/phone.ts';
import { isDialCode } from '../region/phoneCodes.ts';
import { refuse } from '../platform/http/refusal.ts';
import { z } from '../platform/http/schemas.ts';

/** Where a person is reached: a mobile number as 4 digits of dial code and the number, or an e-mail in small letters. */
export type Contact = { kind: 'mobile' | 'mail'; value: string };

/** Italy, Côte d'Ivoire and Benin: there a number of ten digits may begin with a zero that is dialled from abroad, too. */
const dialCodesWithZero: ReadonlySet<string> = new Set(['0039', '0225', '0229']);

/** A number without the zero that is dialled at home only: "077 123 4567" and "77 123 4567" are one telephone. */
const withoutTrunkZero = (padded: string): string => {
  const [, dialCode, number] = /^(\d{4})0(\d{9})$/.exec(padded) ?? [];
  return dialCode && number && !dialCodesWithZero.has(dialCode) ? dialCode + number : padded;
};

/** The number may have the zero that is dialled at home. @throws Refusal MOBILE_INVALID */
export function mobileContact(text: string): Contact {
  const value = text.trim();
  if (!isPaddedMobile(value) || !isDialCode(String(Number(value.slice(0, 4))))) throw refuse('MOBILE_INVALID');
  return { kind: 'mobile', value: withoutTrunkZero(value) };
}

/** @throws Refusal MAIL_INVALID */
export function mailContact(text: string): Contact {
  if (!isEmail(text)) throw refuse('MAIL_INVALID');
  return { kind: 'mail', value: emailOf(text).toLowerCase() };
}

/** A code as it is typed: digits, spaces around them forgiven. */
export const codeField = z
  .string()
  .trim()
  .regex(/^\d{1,10}$/, 'CODE_INVALID');

export const contactFields = { userMobile: z.string().max(40).optional(), userMail: z.string().max(300).optional() };

/** Exactly one of both, as B1 and B8 send it. @throws Refusal VALIDATION, MOBILE_INVALID, MAIL_INVALID */
export function contactOf(body: { userMobile?: string | undefined; userMail?: string | undefined }): Contact {
  const { userMobile, userMail } = body;
  if (userMobile !== undefined && userMail === undefined) return mobileContact(userMobile);
  if (userMail !== undefined && userMobile === undefined) return mailContact(userMail);
  throw refuse('VALIDATION', {
    fields: [
      { field: 'userMobile', code: 'REQUIRED' },
      { field: 'userMail', code: 'REQUIRED' },
    ],
  });
}
