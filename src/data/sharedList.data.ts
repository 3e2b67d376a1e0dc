import type { SharedChange } from '#machines/sharedList.machine.ts';
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
const ChangeSharedItem = graphql(`
  mutation ChangeSharedItem($listId: SafeInt!, $itemId: SafeInt!, $shareCode: String!, $count: Int!) {
    changeGroceryItem(listId: $listId, itemId: $itemId, shareCode: $shareCode, input: { count: $count }) {
      ... on GroceryList {
        ...OneList
      }
      ...WhyNot
    }
  }
`);
const RemoveSharedItems = graphql(`
  mutation RemoveSharedItems($listId: SafeInt!, $shareCode: String!, $itemIds: [SafeInt!]!) {
    removeGroceryItems(listId: $listId, shareCode: $shareCode, input: $itemIds) {
      ... on GroceryList {
        ...OneList
      }
      ...WhyNot
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

/** Sets an item's count in somebody's list, or takes items out (contract S7, S8). @throws ProblemError LIST_READ_ONLY, SHARE_EXPIRED */
export const changeSharedList = async (ask: Ask, { shareCode, listId, change }: SharedChange, how?: How): Promise<GroceryList> => {
  if (change.kind === 'remove')
    return listOf(allowed((await ask(RemoveSharedItems, { shareCode, listId, itemIds: change.itemIds }, how)).removeGroceryItems));
  const { itemId, count } = change;
  return listOf(allowed((await ask(ChangeSharedItem, { shareCode, listId, itemId, count }, how)).changeGroceryItem));
};

/** A list of one's own with what stands in somebody's, once per key (contract S12). @throws ProblemError LIST_LIMIT, SHARE_EXPIRED */
export const copySharedList = async (ask: Ask, { shareCode, key }: { shareCode: string; key: string }, how?: How): Promise<GroceryList> =>
  listOf(allowed((await ask(CopySharedList, { shareCode }, { ...how, key })).copyGroceryList));
