import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const SaveAvatar = graphql(`
  mutation SaveAvatar($input: UserInfoParamInput!) {
    changeUserInfo(input: $input) {
      ... on UserInfo {
        avatarUrl
      }
      ...WhyNot
    }
  }
`);
/** Makes an upload of the shopper his picture (contract C2). @throws ProblemError VALIDATION where it is none of his */
export const saveAvatar = async (execute: Execute, input: { avatarUrl: string }, options?: RequestOptions): Promise<{ pic: string }> => ({
  pic: allowed((await execute(SaveAvatar, { input }, options)).changeUserInfo).avatarUrl,
});
