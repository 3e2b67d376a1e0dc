import { contactFaults, type Contact, type ContactKind } from './loginContact.ts';
import { codeFault, formErrorsOf, passwordAgainFault, type FormErrors } from './formErrors.ts';
import { passwordFault } from './password.ts';

/** What proves a contact by a code that was sent there, and sets a password: a new account, a forgotten password. */
export type VerificationField = 'code' | 'password' | 'again' | keyof Contact;
type Proof = { kind: ContactKind; typed: Record<VerificationField, string> };

/** What is wrong with where the code shall go (spec 5). */
export const targetFaults = ({ kind, typed }: Proof): FormErrors<VerificationField> =>
  formErrorsOf<VerificationField>(contactFaults(kind, typed));

/** What is wrong with contact, code and the password, typed twice (spec 5). */
export const verificationErrors = (proof: Proof): FormErrors<VerificationField> => {
  const { code, password, again } = proof.typed;
  return {
    ...targetFaults(proof),
    ...formErrorsOf<VerificationField>({
      code: codeFault(code),
      password: passwordFault(password),
      again: passwordAgainFault(again, password),
    }),
  };
};
