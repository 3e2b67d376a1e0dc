import type { Intent } from './outbox/outbox.ts';
import type { GroceryItem, GroceryList, ListShare, ShareMode } from '../model/groceryList.ts';

/** So many lists may a shopper have. */
export const mostLists = 50;

/** So many letters may a list's name, and an item's note, have. */
export const longestListName = 60;
export const longestNote = 200;

/** What is wanted of a list's items and not saved yet. */
export type ListChange =
  | { kind: 'count'; itemId: number; count: number }
  /** `place`: how many things stand before it then. */
  | { kind: 'move'; itemId: number; place: number }
  | { kind: 'remove'; itemIds: number[] };

/**
 * A change of a list that waits in the outbox until the mall has it; `shareCode`: the link by which it is made, where the list is somebody
 * else's.
 */
export type ListIntent = Intent & { listId: number; change: ListChange; shareCode?: string };

const movedTo = (items: readonly GroceryItem[], { itemId, place }: { itemId: number; place: number }): GroceryItem[] => {
  const others = items.filter((item) => item.itemId !== itemId);
  return [...others.slice(0, place), ...items.filter((item) => item.itemId === itemId), ...others.slice(place)];
};

const withOne = (items: GroceryItem[], change: ListChange): GroceryItem[] => {
  switch (change.kind) {
    case 'remove':
      return items.filter(({ itemId }) => !change.itemIds.includes(itemId));
    case 'move':
      return movedTo(items, change);
    case 'count':
      return items.map((item) => (item.itemId === change.itemId ? { ...item, count: change.count } : item));
  }
};

/** The items as they will be once these changes are saved. */
export const itemsWith = ({ items }: GroceryList, changes: readonly ListChange[]): GroceryItem[] => changes.reduce(withOne, items);

/** Both set the same of the same item: the later one stands. */
const isOverruled = (earlier: ListChange, by: ListChange): boolean =>
  earlier.kind !== 'remove' && by.kind === earlier.kind && by.itemId === earlier.itemId;

/** What waits with one more; of several counts or places of one item the last one stands. The first may be on its way already. */
export const withListIntent = (intents: readonly ListIntent[], added: ListIntent): ListIntent[] => {
  const last = intents.length > 1 ? intents.at(-1) : undefined;
  const isGivenUp = last?.listId === added.listId && isOverruled(last.change, added.change);
  return [...(isGivenUp ? intents.slice(0, -1) : intents), added];
};

/** For what a list is shared: what was chosen, else what its link is for, else to view. */
export const shareModeOf = (chosen: ShareMode | null, share: ListShare | null): ShareMode => chosen ?? share?.mode ?? 'VIEW';

/** The items whose name, variant or note has these letters in it, large or small. */
export const itemsFound = (items: readonly GroceryItem[], search: string): GroceryItem[] => {
  const wanted = search.trim().toLowerCase();
  return items.filter(({ prodName, skuName, note }) => `${prodName}\n${skuName}\n${note ?? ''}`.toLowerCase().includes(wanted));
};
