import type { Ask, How } from './gateway.ts';
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
export const saveAvatar = async (ask: Ask, input: { avatarUrl: string }, how?: How): Promise<{ pic: string }> => ({
  pic: allowed((await ask(SaveAvatar, { input }, how)).changeUserInfo).avatarUrl,
});
