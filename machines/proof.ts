import { contactFaults, type Contact, type ContactKind } from './contact.ts';
import { codeFault, faultsOf, passwordAgainFault, type Faults } from './fault.ts';
import { passwordFault } from './password.ts';

/** What proves a contact by a code that was sent there, and sets a password: a new account, a forgotten password. */
export type ProofField = 'code' | 'password' | 'again' | keyof Contact;
type Proof = { kind: ContactKind; typed: Record<ProofField, string> };

/** What is wrong with where the code shall go (spec 5). */
export const targetFaults = ({ kind, typed }: Proof): Faults<ProofField> => faultsOf<ProofField>(contactFaults(kind, typed));

/** What is wrong with contact, code and the password, typed twice (spec 5). */
export const proofFaults = (proof: Proof): Faults<ProofField> => {
  const { code, password, again } = proof.typed;
  return { ...targetFaults(proof), ...faultsOf<ProofField>({ code: codeFault(code), password: passwordFault(password), again: passwordAgainFault(again, password) }) };
};
