import type { Intent } from './outbox.ts';
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

/** A change of a list that waits in the outbox until the mall has it. */
export type ListIntent = Intent & { listId: number; change: ListChange };

/** A change to save; `shareCode`: the link by which it is made, where the list is somebody else's. */
export type ListChangeQuestion = { listId: number; change: ListChange; shareCode?: string };

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

/** What waits with one more; the last is given up where it is overruled. The first may be on its way already. */
const withLater = <Waiting>(waiting: readonly Waiting[], added: Waiting, isGivenUp: (last: Waiting) => boolean): Waiting[] => {
  const last = waiting.length > 1 ? waiting.at(-1) : undefined;
  return [...(last !== undefined && isGivenUp(last) ? waiting.slice(0, -1) : waiting), added];
};

/** The changes with one more; of several counts or places of one item that wait, the last one stands. */
export const withListChange = (changes: readonly ListChange[], added: ListChange): ListChange[] =>
  withLater(changes, added, (last) => isOverruled(last, added));

/** The same of what waits in the outbox, for all lists. */
export const withListIntent = (intents: readonly ListIntent[], added: ListIntent): ListIntent[] =>
  withLater(intents, added, ({ listId, change }) => listId === added.listId && isOverruled(change, added.change));

/** For what a list is shared: what was chosen, else what its link is for, else to view. */
export const shareModeOf = (chosen: ShareMode | null, share: ListShare | null): ShareMode => chosen ?? share?.mode ?? 'VIEW';

/** The items whose name, variant or note has these letters in it, large or small. */
export const itemsFound = (items: readonly GroceryItem[], search: string): GroceryItem[] => {
  const wanted = search.trim().toLowerCase();
  return items.filter(({ prodName, skuName, note }) => `${prodName}\n${skuName}\n${note ?? ''}`.toLowerCase().includes(wanted));
};
