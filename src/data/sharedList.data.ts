import type { GroceryList } from '#machines/model/groceryList.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';
import { listOf } from './groceryListOf.ts';

const ReadSharedList = graphql(`
  query ReadSharedList($shareCode: String!, $regionId: SafeInt) {
    sharedGroceryList(shareCode: $shareCode, regionId: $regionId) {
      ...OneList
    }
  }
`);
const CopySharedList = graphql(`
  mutation CopySharedList($shareCode: String!) {
    copyGroceryList(shareCode: $shareCode, input: {}) {
      ... on GroceryList {
        ...OneList
      }
      ...WhyNot
    }
  }
`);

/** Somebody's list by its link (contract S11). @throws ProblemError NOT_FOUND, SHARE_EXPIRED with `data.owner` */
export const readSharedList = async (ask: Ask, question: { shareCode: string; regionId: number }, how?: How): Promise<GroceryList> =>
  listOf((await ask(ReadSharedList, question, how)).sharedGroceryList);

/** A list of one's own with what stands in somebody's, once per key (contract S12). @throws ProblemError LIST_LIMIT, SHARE_EXPIRED */
export const copySharedList = async (ask: Ask, { shareCode, key }: { shareCode: string; key: string }, how?: How): Promise<GroceryList> =>
  listOf(allowed((await ask(CopySharedList, { shareCode }, { ...how, key })).copyGroceryList));
