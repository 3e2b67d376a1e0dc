import { isEmail } from './email.ts';
import { isMobile, looksLikePhone } from './phone.ts';
import { passwordError } from './password.ts';
import type { Problem, ProblemCode } from '../../model/problem.ts';

/** What can be wrong with something typed (spec 5). Its sentence is `field.<FormError>`. */
export type FormError =
  | 'required'
  | 'mailRequired'
  | 'mailInvalid'
  | 'mobileRequired'
  | 'mobileInvalid'
  | 'mobileRefused'
  | 'dialCodeRequired'
  | 'codeRequired'
  | 'codeInvalid'
  | 'codeExpired'
  | 'passwordRequired'
  | 'passwordSpaces'
  | 'passwordWeak'
  | 'passwordSame'
  | 'passwordWrong'
  | 'passwordAgainRequired'
  | 'passwordMismatch'
  | 'nickNameRequired'
  | 'accountExists'
  | 'inviteInvalid'
  | 'textTooLong'
  | 'postCodeInvalid'
  | 'invalid';

/** What is wrong in a form, by field; a field without error is absent. */
export type FormErrors<Field extends string> = Partial<Record<Field, FormError>>;

/** The first of two errors: that nothing is typed, else that it is not right. */
const errorOf = (typed: string, missing: FormError, isRight: (typed: string) => boolean, wrong: FormError): FormError | null => {
  if (typed.trim() === '') return missing;
  return isRight(typed) ? null : wrong;
};

/** A text that has to be there, and no longer than it may be. */
export const textError = (typed: string, longest: number): FormError | null =>
  errorOf(typed, 'required', () => typed.length <= longest, 'textTooLong');

/** Spec 5: what is wrong with an e-mail. */
export const mailError = (typed: string): FormError | null => errorOf(typed, 'mailRequired', isEmail, 'mailInvalid');

/** Spec 5: what is wrong with a mobile number. */
export const mobileError = (typed: string): FormError | null => errorOf(typed, 'mobileRequired', isMobile, 'mobileInvalid');

/** Spec 5, quick login: a number that is no mobile is told as such, anything else that is no e-mail as an e-mail. */
export const contactError = (typed: string): FormError | null => {
  if (typed.trim() === '') return 'required';
  return looksLikePhone(typed) ? mobileError(typed) : mailError(typed);
};

/** Spec 5: what is wrong with a verification code. */
export const codeError = (typed: string): FormError | null =>
  errorOf(typed, 'codeRequired', () => /^\d+$/.test(typed.trim()), 'codeInvalid');

/** Spec 5: what is wrong with a password that is typed again. */
export const passwordAgainError = (again: string, password: string): FormError | null => {
  if (again === '') return 'passwordAgainRequired';
  return again === password ? null : 'passwordMismatch';
};

/** A password that exists already: only that it is there and has no space at its ends. */
export const knownPasswordError = (typed: string): FormError | null => {
  const error = passwordError(typed);
  return error === 'passwordWeak' ? null : error;
};

/** The errors that are there, without the fields that are right. */
export const formErrorsOf = <Field extends string>(judged: Partial<Record<Field, FormError | null>>): FormErrors<Field> =>
  Object.fromEntries(Object.entries(judged).filter(([, error]) => error !== null)) as FormErrors<Field>;

/** The errors once a field is typed in again: its own is gone until the form is sent. */
export const withoutFormError = <Field extends string>(errors: FormErrors<Field>, field: Field): FormErrors<Field> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field)) as FormErrors<Field>;

/** The errors of these fields alone, where two forms share one record. */
export const formErrorsAmong = <Field extends string>(errors: FormErrors<string>, fields: readonly Field[]): FormErrors<Field> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => fields.some((field) => field === name))) as FormErrors<Field>;

/** True while a form must not be sent. */
export const hasFormError = (errors: FormErrors<string>): boolean => Object.keys(errors).length > 0;

/** What each refusal of a sign-in form is about: the number or address, or a field of that name. */
const refusals: Partial<Record<ProblemCode, readonly [about: 'contact' | 'code' | 'password' | 'invite', error: FormError]>> = {
  MOBILE_INVALID: ['contact', 'mobileRefused'],
  MAIL_INVALID: ['contact', 'mailInvalid'],
  ACCOUNT_EXISTS: ['contact', 'accountExists'],
  CODE_INVALID: ['code', 'codeInvalid'],
  CODE_EXPIRED: ['code', 'codeExpired'],
  PASSWORD_WEAK: ['password', 'passwordWeak'],
  PASSWORD_SAME: ['password', 'passwordSame'],
  INVITE_INVALID: ['invite', 'inviteInvalid'],
};

/**
 * What the mall refused in a sign-in form, at its field among those that are typed; nothing where it is about none of them. `contact`: the
 * field of the number or address.
 */
export const refusedFormErrors = <Field extends string>(
  { code }: Problem,
  typed: Readonly<Record<Field, string>>,
  contact: NoInfer<Field>,
): FormErrors<Field> => {
  const [about, error] = refusals[code] ?? [];
  const field = about === 'contact' ? contact : about;
  return field === undefined || !(field in typed) ? {} : ({ [field]: error } as FormErrors<Field>);
};
