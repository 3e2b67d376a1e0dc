import type { Registration } from '#machines/register.machine.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadInviter = graphql(`
  query ReadInviter($code: String!) {
    checkInvite(code: $code) {
      valid
      inviter
    }
  }
`);
/** Whose invitation code it is, masked; null where it is nobody's (contract B12). */
export const readInviter = async (execute: Execute, { code }: { code: string }, options?: RequestOptions): Promise<string | null> => {
  const { valid, inviter } = (await execute(ReadInviter, { code }, options)).checkInvite;
  return valid ? (inviter ?? '') : null;
};

const RegisterUser = graphql(`
  mutation RegisterUser($input: RegistrationInput!) {
    registerUser(input: $input) {
      ... on Session {
        userId
        nickName
        pic
      }
      ...WhyNot
    }
  }
`);
/** Makes an account, once per key (spec 7). */
export const registerUser = async (execute: Execute, { form, key }: Registration, options?: RequestOptions): Promise<Shopper> => {
  const session = allowed((await execute(RegisterUser, { input: form }, { ...options, key })).registerUser);
  return { userId: session.userId, name: session.nickName, pic: session.pic };
};
