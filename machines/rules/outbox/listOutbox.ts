import type { GroceryItem, GroceryList } from '../../model/groceryList.ts';
import { itemsWith, withListIntent, type ListChange, type ListIntent } from '../groceryList.ts';

/** What a page of one list holds of the box of lists. */
export type ListOutbox = {
  /** What is not saved yet, in its order; of other lists, too, which were left before it was. */
  changes: ListIntent[];
  /** What the mall did not take while no page of lists was open, until it is read. */
  lost: ListIntent[];
  made: number;
  /** The key that is being saved. */
  sending: string | null;
  /** How long, in ms, what could not be saved waits. */
  pause: number;
};

export const emptyListOutbox: ListOutbox = { changes: [], lost: [], made: 0, sending: null, pause: 0 };

/** The box with one more change, under a key of its own. */
export const withChange = (
  { changes, made, seed }: Pick<ListOutbox, 'changes' | 'made'> & { seed: string },
  wanted: Pick<ListIntent, 'listId' | 'shareCode' | 'change' | 'at'>,
): Pick<ListOutbox, 'changes' | 'made'> => ({
  changes: withListIntent(changes, { key: `${seed}-list-${made + 1}`, refused: null, ...wanted }),
  made: made + 1,
});

/** What was found in the box, by whether the mall has refused it. */
export const foundInBox = (intents: readonly ListIntent[]): Pick<ListOutbox, 'changes' | 'lost'> => ({
  changes: intents.filter(({ refused }) => refused === null),
  lost: intents.filter(({ refused }) => refused !== null),
});

/** What is being saved. */
export const sentOf = ({ changes, sending }: Pick<ListOutbox, 'changes' | 'sending'>): ListIntent | undefined =>
  changes.find(({ key }) => key === sending);

/** What waits once the change that is being saved is done. */
export const withoutSent = ({ changes, sending }: Pick<ListOutbox, 'changes' | 'sending'>): ListIntent[] =>
  changes.filter(({ key }) => key !== sending);

const changesOf = (changes: readonly ListIntent[], { listId }: GroceryList): ListChange[] =>
  changes.filter((intent) => intent.listId === listId).map(({ change }) => change);

/** The items as the page shows them: what is not saved yet is seen already. */
export const itemsInView = ({ list, changes }: { list: GroceryList | null; changes: readonly ListIntent[] }): GroceryItem[] =>
  list ? itemsWith(list, changesOf(changes, list)) : [];
