import type { ProviderLogin } from '#machines/signIn.machine.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';
import { shopperOf } from './session.data.ts';

const LoginByGoogle = graphql(`
  mutation LoginByGoogle($input: IdTokenLoginInput!) {
    loginByGoogle(input: $input) {
      ... on Session {
        userId
        nickName
        pic
      }
      ...WhyNot
    }
  }
`);
const LoginByFacebook = graphql(`
  mutation LoginByFacebook($input: IdTokenLoginInput!) {
    loginByFacebook(input: $input) {
      ... on Session {
        userId
        nickName
        pic
      }
      ...WhyNot
    }
  }
`);

/** Logs in by the word of a provider; who is new to the mall gets an account (contract B4, B5). @throws ProblemError ID_TOKEN_INVALID */
export const loginByProvider = async (
  execute: Execute,
  { provider, ...input }: ProviderLogin,
  options?: RequestOptions,
): Promise<Shopper> =>
  provider === 'google'
    ? shopperOf(allowed((await execute(LoginByGoogle, { input }, options)).loginByGoogle))
    : shopperOf(allowed((await execute(LoginByFacebook, { input }, options)).loginByFacebook));
