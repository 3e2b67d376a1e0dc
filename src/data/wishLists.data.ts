import { mostLists } from '#machines/rules/groceryList.ts';
import type { GroceryListSummary } from '#machines/model/groceryList.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment ListSummary on GroceryList {
    listId
    listName
    itemCount
    totalQuantity
    total
    currency
    priceSymbol
  }
`);
const ReadLists = graphql(`
  query ReadLists($size: Int!) {
    groceryLists(size: $size) {
      records {
        ...ListSummary
      }
    }
  }
`);
const CreateList = graphql(`
  mutation CreateList($listName: String!) {
    createGroceryList(input: { listName: $listName }) {
      ... on GroceryList {
        ...ListSummary
      }
      ...WhyNot
    }
  }
`);
const RenameList = graphql(`
  mutation RenameList($listId: SafeInt!, $listName: String!) {
    renameGroceryList(listId: $listId, input: { listName: $listName }) {
      ... on GroceryList {
        ...ListSummary
      }
      ...WhyNot
    }
  }
`);
const DeleteList = graphql(`
  mutation DeleteList($listId: SafeInt!) {
    deleteGroceryList(listId: $listId) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);

/** All grocery lists, what was changed last first (contract S1). */
export const readLists = async (ask: Ask, _question: undefined, how?: How): Promise<GroceryListSummary[]> =>
  (await ask(ReadLists, { size: mostLists }, how)).groceryLists.records;

/** Creates a list; the same `key` creates it once (contract S2). @throws ProblemError LIST_NAME_EXISTS, LIST_LIMIT */
export const createList = async (ask: Ask, { listName, key }: { listName: string; key: string }, how?: How): Promise<GroceryListSummary> =>
  allowed((await ask(CreateList, { listName }, { ...how, key })).createGroceryList);

/** Gives a list another name (contract S4). @throws ProblemError LIST_NAME_EXISTS */
export const renameList = async (
  ask: Ask,
  { listId, listName }: { listId: number; listName: string },
  how?: How,
): Promise<GroceryListSummary> => allowed((await ask(RenameList, { listId, listName }, how)).renameGroceryList);

/** Deletes a list with what stands in it (contract S5). */
export const deleteList = async (ask: Ask, { listId }: { listId: number }, how?: How): Promise<null> => {
  allowed((await ask(DeleteList, { listId }, how)).deleteGroceryList);
  return null;
};
