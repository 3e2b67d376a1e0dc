import type { Registration } from '#machines/register.machine.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Ask, How } from './gateway.ts';
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
export const registerUser = async (ask: Ask, { form, key }: Registration, how?: How): Promise<Shopper> => {
  const session = allowed((await ask(RegisterUser, { input: form }, { ...how, key })).registerUser);
  return { userId: session.userId, name: session.nickName, pic: session.pic };
};
