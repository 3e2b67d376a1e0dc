import type { Shopper } from '#machines/words.ts';
import type { Ask, How } from './door.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const LoginByPassword = graphql(`
  mutation LoginByPassword($input: LoginByPasswordBodyInput!) {
    loginByPassword(input: $input) { ... on Session { userId nickName pic isNewUser } ...WhyNot }
  }
`);
/** Spec 7: an e-mail or a mobile (four digits of country code, then the number) and its password. */
export const loginByPassword = async (
  ask: Ask, question: { loginPassword: string } & ({ userMail: string } | { userMobile: string }), how?: How,
): Promise<Shopper> => {
  const session = allowed((await ask(LoginByPassword, { input: question }, how)).loginByPassword);
  return { userId: session.userId, name: session.nickName, pic: session.pic };
};
