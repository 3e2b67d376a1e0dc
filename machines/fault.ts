import { isMail } from './mail.ts';
import { isMobile, looksLikePhone } from './phone.ts';
import { passwordFault } from './password.ts';
import type { Problem } from './problem.ts';

/** What can be wrong with something typed (spec 5). Its sentence is `field.<Fault>`. */
export type Fault =
  | 'required' | 'mailRequired' | 'mailInvalid' | 'mobileRequired' | 'mobileInvalid' | 'mobileRefused' | 'dialCodeRequired'
  | 'codeRequired' | 'codeInvalid' | 'codeExpired' | 'passwordRequired' | 'passwordSpaces' | 'passwordWeak' | 'passwordSame'
  | 'passwordAgainRequired' | 'passwordMismatch' | 'nickNameRequired' | 'accountExists' | 'inviteInvalid'
  | 'textTooLong' | 'postCodeInvalid' | 'invalid';

/** What is wrong in a form, by field; a field without fault is absent. */
export type Faults<Field extends string> = Partial<Record<Field, Fault>>;

export const mailFault = (typed: string): Fault | null => (typed.trim() === '' ? 'mailRequired' : isMail(typed) ? null : 'mailInvalid');

export const mobileFault = (typed: string): Fault | null => (typed.trim() === '' ? 'mobileRequired' : isMobile(typed) ? null : 'mobileInvalid');

/** Spec 5, quick login: a number that is no mobile is told as such, anything else that is no e-mail as an e-mail. */
export const contactFault = (typed: string): Fault | null =>
  typed.trim() === '' ? 'required' : looksLikePhone(typed) ? mobileFault(typed) : mailFault(typed);

export const codeFault = (typed: string): Fault | null =>
  typed.trim() === '' ? 'codeRequired' : /^\d+$/.test(typed.trim()) ? null : 'codeInvalid';

export const passwordAgainFault = (again: string, password: string): Fault | null =>
  again === '' ? 'passwordAgainRequired' : again === password ? null : 'passwordMismatch';

/** A password that exists already: only that it is there and has no space at its ends. */
export const knownPasswordFault = (typed: string): Fault | null => {
  const fault = passwordFault(typed);
  return fault === 'passwordWeak' ? null : fault;
};

/** The faults that are there, without the fields that are right. */
export const faultsOf = <Field extends string>(judged: Partial<Record<Field, Fault | null>>): Faults<Field> =>
  Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null)) as Faults<Field>;

export const withoutFault = <Field extends string>(faults: Faults<Field>, field: Field): Faults<Field> =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field)) as Faults<Field>;

export const hasFault = (faults: Faults<string>): boolean => Object.keys(faults).length > 0;

/** What the mall refused in a sign-in form, as the field it is about; null where it is about none. */
export const refusedFault = (problem: Problem): { about: 'contact' | 'code' | 'password' | 'invite'; fault: Fault } | null => {
  switch (problem.code) {
    case 'MOBILE_INVALID': return { about: 'contact', fault: 'mobileRefused' };
    case 'MAIL_INVALID': return { about: 'contact', fault: 'mailInvalid' };
    case 'ACCOUNT_EXISTS': return { about: 'contact', fault: 'accountExists' };
    case 'CODE_INVALID': return { about: 'code', fault: 'codeInvalid' };
    case 'CODE_EXPIRED': return { about: 'code', fault: 'codeExpired' };
    case 'PASSWORD_WEAK': return { about: 'password', fault: 'passwordWeak' };
    case 'PASSWORD_SAME': return { about: 'password', fault: 'passwordSame' };
    case 'INVITE_INVALID': return { about: 'invite', fault: 'inviteInvalid' };
    default: return null;
  }
};
