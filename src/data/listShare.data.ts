import type { ListShare, ShareMode } from '#machines/model/groceryList.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ShareList = graphql(`
  mutation ShareList($listId: SafeInt!, $input: GroceryListShareParamInput!) {
    shareGroceryList(listId: $listId, input: $input) {
      ... on GroceryListShare {
        shareCode
        mode
        expireTime
      }
      ...WhyNot
    }
  }
`);
const RevokeShare = graphql(`
  mutation RevokeShare($listId: SafeInt!) {
    unshareGroceryList(listId: $listId) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);

/** Opens a list to whoever has its link, or changes for what and until when (contract S9). @throws ProblemError NOT_FOUND */
export const shareList = async (
  execute: Execute,
  { listId, mode, days }: { listId: number; mode: ShareMode; days: number },
  options?: RequestOptions,
): Promise<ListShare> => allowed((await execute(ShareList, { listId, input: { mode, expiresInDays: days } }, options)).shareGroceryList);

/** Ends the link of a list at once (contract S10). @throws ProblemError NOT_FOUND */
export const revokeShare = async (execute: Execute, { listId }: { listId: number }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(RevokeShare, { listId }, options)).unshareGroceryList);
  return null;
};
