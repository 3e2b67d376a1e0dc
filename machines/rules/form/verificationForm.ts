import { contactErrors, type Contact, type ContactKind } from './loginContact.ts';
import { codeError, formErrorsOf, passwordAgainError, type FormErrors } from './formErrors.ts';
import { passwordError } from './password.ts';

/** What proves a contact by a code that was sent there, and sets a password: a new account, a forgotten password. */
export type VerificationField = 'code' | 'password' | 'again' | keyof Contact;
type Proof = { kind: ContactKind; typed: Record<VerificationField, string> };

/** What is wrong with where the code shall go (spec 5). */
export const targetErrors = ({ kind, typed }: Proof): FormErrors<VerificationField> =>
  formErrorsOf<VerificationField>(contactErrors(kind, typed));

/** What is wrong with contact, code and the password, typed twice (spec 5). */
export const verificationErrors = (proof: Proof): FormErrors<VerificationField> => {
  const { code, password, again } = proof.typed;
  return {
    ...targetErrors(proof),
    ...formErrorsOf<VerificationField>({
      code: codeError(code),
      password: passwordError(password),
      again: passwordAgainError(again, password),
    }),
  };
};
