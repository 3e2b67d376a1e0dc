import { contactErrors, type Contact, type ContactKind } from './loginContact.ts';
import { codeError, formErrorsOf, passwordAgainError, type FormErrors } from './formErrors.ts';
import { passwordError } from './password.ts';

/** What proves a contact by a code that was sent there. */
export type ProofField = 'code' | keyof Contact;
type Proof = { kind: ContactKind; typed: Record<ProofField, string> };

/** What proves a contact and sets a password: a new account, a forgotten password. */
export type VerificationField = ProofField | 'password' | 'again';
type Verification = { kind: ContactKind; typed: Record<VerificationField, string> };

/** What is wrong with where the code shall go (spec 5). */
export const targetErrors = ({ kind, typed }: Proof): FormErrors<keyof Contact> => formErrorsOf<keyof Contact>(contactErrors(kind, typed));

/** What is wrong with contact and code (spec 5). */
export const proofErrors = (proof: Proof): FormErrors<ProofField> => ({
  ...targetErrors(proof),
  ...formErrorsOf<ProofField>({ code: codeError(proof.typed.code) }),
});

/** What is wrong with contact, code and the password, typed twice (spec 5). */
export const verificationErrors = (verification: Verification): FormErrors<VerificationField> => {
  const { password, again } = verification.typed;
  return {
    ...proofErrors(verification),
    ...formErrorsOf<VerificationField>({ password: passwordError(password), again: passwordAgainError(again, password) }),
  };
};
