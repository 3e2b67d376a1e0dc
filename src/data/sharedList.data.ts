import type { GroceryList } from '#machines/model/groceryList.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const readSharedList = async (
  execute: Execute,
  input: { shareCode: string; regionId: number },
  options?: RequestOptions,
): Promise<GroceryList> => listOf((await execute(ReadSharedList, input, options)).sharedGroceryList);

/** A list of one's own with what stands in somebody's, once per key (contract S12). @throws ProblemError LIST_LIMIT, SHARE_EXPIRED */
export const copySharedList = async (
  execute: Execute,
  { shareCode, key }: { shareCode: string; key: string },
  options?: RequestOptions,
): Promise<GroceryList> => listOf(allowed((await execute(CopySharedList, { shareCode }, { ...options, key })).copyGroceryList));
