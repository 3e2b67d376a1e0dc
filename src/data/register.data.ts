import type { Registration } from '#machines/register.machine.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const RegisterUser = graphql(`
  mutation RegisterUser($input: RegistrationInput!) {
    registerUser(input: $input) {
      ... on Session {
        userId
        nickName
        pic
        isNewUser
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
