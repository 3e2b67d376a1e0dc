import { isEmail } from './email.ts';
import { isMobile, looksLikePhone } from './phone.ts';
import { passwordFault } from './password.ts';
import type { Problem } from '../../model/problem.ts';

/** What can be wrong with something typed (spec 5). Its sentence is `field.<Fault>`. */
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

/** What is wrong in a form, by field; a field without fault is absent. */
export type FormErrors<Field extends string> = Partial<Record<Field, FormError>>;

/** The first of two faults: that nothing is typed, else that it is not right. */
const faultOf = (typed: string, missing: FormError, isRight: (typed: string) => boolean, wrong: FormError): FormError | null => {
  if (typed.trim() === '') return missing;
  return isRight(typed) ? null : wrong;
};

/** A text that has to be there, and no longer than it may be. */
export const textFault = (typed: string, longest: number): FormError | null =>
  faultOf(typed, 'required', () => typed.length <= longest, 'textTooLong');

export const mailFault = (typed: string): FormError | null => faultOf(typed, 'mailRequired', isEmail, 'mailInvalid');

export const mobileFault = (typed: string): FormError | null => faultOf(typed, 'mobileRequired', isMobile, 'mobileInvalid');

/** Spec 5, quick login: a number that is no mobile is told as such, anything else that is no e-mail as an e-mail. */
export const contactFault = (typed: string): FormError | null => {
  if (typed.trim() === '') return 'required';
  return looksLikePhone(typed) ? mobileFault(typed) : mailFault(typed);
};

export const codeFault = (typed: string): FormError | null =>
  faultOf(typed, 'codeRequired', () => /^\d+$/.test(typed.trim()), 'codeInvalid');

export const passwordAgainFault = (again: string, password: string): FormError | null => {
  if (again === '') return 'passwordAgainRequired';
  return again === password ? null : 'passwordMismatch';
};

/** A password that exists already: only that it is there and has no space at its ends. */
export const knownPasswordFault = (typed: string): FormError | null => {
  const fault = passwordFault(typed);
  return fault === 'passwordWeak' ? null : fault;
};

/** The faults that are there, without the fields that are right. */
export const formErrorsOf = <Field extends string>(judged: Partial<Record<Field, FormError | null>>): FormErrors<Field> =>
  Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null)) as FormErrors<Field>;

export const withoutFormError = <Field extends string>(faults: FormErrors<Field>, field: Field): FormErrors<Field> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field)) as FormErrors<Field>;

/** The faults of these fields alone, where two forms share one record. */
export const formErrorsAmong = <Field extends string>(faults: FormErrors<string>, fields: readonly Field[]): FormErrors<Field> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => fields.some((field) => field === name))) as FormErrors<Field>;

export const hasFormError = (faults: FormErrors<string>): boolean => Object.keys(faults).length > 0;

/** What the mall refused in a sign-in form, as the field it is about; null where it is about none. */
export const refusedFormError = (problem: Problem): { about: 'contact' | 'code' | 'password' | 'invite'; fault: FormError } | null => {
  switch (problem.code) {
    case 'MOBILE_INVALID':
      return { about: 'contact', fault: 'mobileRefused' };
    case 'MAIL_INVALID':
      return { about: 'contact', fault: 'mailInvalid' };
    case 'ACCOUNT_EXISTS':
      return { about: 'contact', fault: 'accountExists' };
    case 'CODE_INVALID':
      return { about: 'code', fault: 'codeInvalid' };
    case 'CODE_EXPIRED':
      return { about: 'code', fault: 'codeExpired' };
    case 'PASSWORD_WEAK':
      return { about: 'password', fault: 'passwordWeak' };
    case 'PASSWORD_SAME':
      return { about: 'password', fault: 'passwordSame' };
    case 'INVITE_INVALID':
      return { about: 'invite', fault: 'inviteInvalid' };
    default:
      return null;
  }
};
