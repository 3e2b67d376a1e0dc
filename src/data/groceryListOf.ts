import type { GroceryItem, GroceryList } from '#machines/model/groceryList.ts';
import type { OneListFragment } from './gql/graphql.ts';

/** A list as the mall tells it. */
export const listOf = ({ items, ...list }: OneListFragment): GroceryList => ({
  ...list,
  items: (items ?? []).map((item) => ({ ...item, problem: item.problem as GroceryItem['problem'] })),
});
