import type { ListShare, ShareMode } from '#machines/model/groceryList.ts';
import type { Ask, How } from './gateway.ts';
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
  ask: Ask,
  { listId, mode, days }: { listId: number; mode: ShareMode; days: number },
  how?: How,
): Promise<ListShare> => allowed((await ask(ShareList, { listId, input: { mode, expiresInDays: days } }, how)).shareGroceryList);

/** Ends the link of a list at once (contract S10). @throws ProblemError NOT_FOUND */
export const revokeShare = async (ask: Ask, { listId }: { listId: number }, how?: How): Promise<null> => {
  allowed((await ask(RevokeShare, { listId }, how)).unshareGroceryList);
  return null;
};
