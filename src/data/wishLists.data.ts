import { mostLists } from '#machines/rules/groceryList.ts';
import type { GroceryListSummary } from '#machines/model/groceryList.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
export const readLists = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<GroceryListSummary[]> =>
  (await execute(ReadLists, { size: mostLists }, options)).groceryLists.records;

/** Creates a list; the same `key` creates it once (contract S2). @throws ProblemError LIST_NAME_EXISTS, LIST_LIMIT */
export const createList = async (
  execute: Execute,
  { listName, key }: { listName: string; key: string },
  options?: RequestOptions,
): Promise<GroceryListSummary> => allowed((await execute(CreateList, { listName }, { ...options, key })).createGroceryList);

/** Gives a list another name (contract S4). @throws ProblemError LIST_NAME_EXISTS */
export const renameList = async (
  execute: Execute,
  { listId, listName }: { listId: number; listName: string },
  options?: RequestOptions,
): Promise<GroceryListSummary> => allowed((await execute(RenameList, { listId, listName }, options)).renameGroceryList);

/** Deletes a list with what stands in it (contract S5). */
export const deleteList = async (execute: Execute, { listId }: { listId: number }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(DeleteList, { listId }, options)).deleteGroceryList);
  return null;
};
