import { mostLists } from '#machines/rules/groceryList.ts';
import type { ListTickInput } from '#machines/listPicker.machine.ts';
import type { ListChoice } from '#machines/model/groceryList.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';
import { createList } from './wishLists.data.ts';

graphql(`
  fragment ListItems on GroceryList {
    listId
    listName
    items {
      itemId
      skuId
      count
    }
  }
`);
const ReadListChoices = graphql(`
  query ReadListChoices($size: Int!, $skuId: SafeInt!) {
    groceryLists(size: $size, skuId: $skuId) {
      records {
        listId
        listName
        skuCount
      }
    }
  }
`);
const ReadListItems = graphql(`
  query ReadListItems($listId: SafeInt!) {
    groceryList(listId: $listId) {
      ...ListItems
    }
  }
`);
const AddListItem = graphql(`
  mutation AddListItem($listId: SafeInt!, $input: GroceryItemParamInput!) {
    addGroceryItem(listId: $listId, input: $input) {
      ... on GroceryList {
        ...ListItems
      }
      ...WhyNot
    }
  }
`);
const TakeListItem = graphql(`
  mutation TakeListItem($listId: SafeInt!, $itemIds: [SafeInt!]!) {
    removeGroceryItems(listId: $listId, input: $itemIds) {
      ... on GroceryList {
        ...ListItems
      }
      ...WhyNot
    }
  }
`);

type WithItems = { listId: number; listName: string; items: { itemId: number; skuId: number; count: number }[] | null };

const choiceOf = ({ listId, listName, items }: WithItems, skuId: number): ListChoice => ({
  listId,
  listName,
  skuCount: items?.find((item) => item.skuId === skuId)?.count ?? 0,
});

/** The lists, and how many pieces of a variant each holds (contract S1). */
export const readListChoices = async (execute: Execute, { skuId }: { skuId: number }, options?: RequestOptions): Promise<ListChoice[]> => {
  const { groceryLists } = await execute(ReadListChoices, { size: mostLists, skuId }, options);
  return groceryLists.records.map(({ listId, listName, skuCount }) => ({ listId, listName, skuCount: skuCount ?? 0 }));
};

/**
 * Puts one piece of a variant into a list, or takes it out whole (contract S6, S8); the same `key` does it once.
 * @throws ProblemError NOT_FOUND, LIST_FULL, QTY_LIMIT, PROD_OFFLINE
 */
export const tickList = async (
  execute: Execute,
  { listId, isOn, prodId, skuId, shopId, key }: ListTickInput,
  options?: RequestOptions,
): Promise<ListChoice> => {
  const keyed = { ...options, key };
  if (isOn) {
    const { addGroceryItem } = await execute(AddListItem, { listId, input: { prodId, skuId, shopId, count: 1 } }, keyed);
    return choiceOf(allowed(addGroceryItem), skuId);
  }
  const { groceryList: list } = await execute(ReadListItems, { listId }, options);
  const itemIds = (list.items ?? []).filter((item) => item.skuId === skuId).map(({ itemId }) => itemId);
  // No ids at all would empty the list (contract S8).
  if (itemIds.length === 0) return choiceOf(list, skuId);
  const { removeGroceryItems } = await execute(TakeListItem, { listId, itemIds }, keyed);
  return choiceOf(allowed(removeGroceryItems), skuId);
};

/** Creates a list, which holds nothing yet, once per key (contract S2). @throws ProblemError LIST_NAME_EXISTS, LIST_LIMIT */
export const createListChoice = async (
  execute: Execute,
  input: { listName: string; key: string },
  options?: RequestOptions,
): Promise<ListChoice> => {
  const { listId, listName } = await createList(execute, input, options);
  return { listId, listName, skuCount: 0 };
};
