import { isEmail } from './email.ts';
import { isMobile, looksLikePhone } from './phone.ts';
import { passwordError } from './password.ts';
import type { Problem } from '../../model/problem.ts';

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

/** What the mall refused in a sign-in form, as the field it is about; null where it is about none. */
export const refusedFormError = (problem: Problem): { about: 'contact' | 'code' | 'password' | 'invite'; error: FormError } | null => {
  switch (problem.code) {
    case 'MOBILE_INVALID':
      return { about: 'contact', error: 'mobileRefused' };
    case 'MAIL_INVALID':
      return { about: 'contact', error: 'mailInvalid' };
    case 'ACCOUNT_EXISTS':
      return { about: 'contact', error: 'accountExists' };
    case 'CODE_INVALID':
      return { about: 'code', error: 'codeInvalid' };
    case 'CODE_EXPIRED':
      return { about: 'code', error: 'codeExpired' };
    case 'PASSWORD_WEAK':
      return { about: 'password', error: 'passwordWeak' };
    case 'PASSWORD_SAME':
      return { about: 'password', error: 'passwordSame' };
    case 'INVITE_INVALID':
      return { about: 'invite', error: 'inviteInvalid' };
    default:
      return null;
  }
};
