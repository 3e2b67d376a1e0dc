import type { GroceryItem, GroceryList, ListShare, ShareMode } from '../model/groceryList.ts';

/** So many lists may a shopper have. */
export const mostLists = 50;

/** So many letters may a list's name, and an item's note, have. */
export const longestListName = 60;
export const longestNote = 200;

/** What is wanted of a list's items and not saved yet. */
export type ListChange = { kind: 'count'; itemId: number; count: number } | { kind: 'remove'; itemIds: number[] };

/** A change to save; `shareCode`: the link by which it is made, where the list is somebody else's. */
export type ListChangeQuestion = { listId: number; change: ListChange; shareCode?: string };

/** The items as they will be once these changes are saved. */
export const itemsWith = ({ items }: GroceryList, changes: readonly ListChange[]): GroceryItem[] =>
  changes.reduce(
    (shown, change) =>
      change.kind === 'remove'
        ? shown.filter(({ itemId }) => !change.itemIds.includes(itemId))
        : shown.map((item) => (item.itemId === change.itemId ? { ...item, count: change.count } : item)),
    items,
  );

/** The changes with one more; of several counts of one item that wait, the last one stands. The first may be on its way already. */
export const withListChange = (changes: readonly ListChange[], added: ListChange): ListChange[] => {
  const last = changes.at(-1);
  const isSame = changes.length > 1 && last?.kind === 'count' && added.kind === 'count' && last.itemId === added.itemId;
  return [...(isSame ? changes.slice(0, -1) : changes), added];
};

/** For what a list is shared: what was chosen, else what its link is for, else to view. */
export const shareModeOf = (chosen: ShareMode | null, share: ListShare | null): ShareMode => chosen ?? share?.mode ?? 'VIEW';

/** The items whose name, variant or note has these letters in it, large or small. */
export const itemsFound = (items: readonly GroceryItem[], search: string): GroceryItem[] => {
  const wanted = search.trim().toLowerCase();
  return items.filter(({ prodName, skuName, note }) => `${prodName}\n${skuName}\n${note ?? ''}`.toLowerCase().includes(wanted));
};
