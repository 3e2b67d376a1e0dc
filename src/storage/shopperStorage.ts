import type { CartMutation, SeenCart } from '#machines/rules/cart.ts';
import type { FavouriteMutation } from '#machines/rules/favourite.ts';
import type { FootprintIntent } from '#machines/rules/footprintEntries.ts';
import type { ListIntent } from '#machines/rules/groceryList.ts';
import type { OutboxMessage } from '#machines/rules/outbox/messageOutbox.ts';
import type { ProblemCode } from '#machines/model/problem.ts';

/** What waits for the mall, by the part of the shop that shows it. */
export type Boxes = {
  cart: CartMutation;
  favourites: FavouriteMutation;
  footprint: FootprintIntent;
  messages: OutboxMessage;
  lists: ListIntent;
};
export type BoxName = keyof Boxes;
export type Hear<Name extends BoxName> = (intents: Boxes[Name][]) => void;

/** What this browser keeps of a shopper until he logs out: the outbox of his intents, and the cart as he saw it last. */
export type ShopperStorage = {
  /** Writes all that waits in a box of this tab. Never throws: a browser that keeps nothing forgets it with the page. */
  keep<Name extends BoxName>(box: Name, intents: readonly Boxes[Name][]): void;
  /**
   * From now on this listener sends what waits in the box. It is told the whole box, in order, at once where something waits,
   * and whenever another tab ends or takes over. The last listener counts; when it ends, the one before is told.
   */
  follow<Name extends BoxName>(box: Name, hear: Hear<Name>): () => void;
  /** One intent is done, or was refused: told to whoever sends what waits in the box now. */
  settle(box: BoxName, key: string, refused: ProblemCode | null): void;
  storeCart(seen: SeenCart): void;
  storedCart(): SeenCart | null;
  /** Forgets everything of everybody, and says so in every tab: whoever meets the end of the session then has not lost it. */
  forget(): void;
};

/** A guest, and the server: nothing is kept. */
export const noStorage: ShopperStorage = {
  keep: () => undefined,
  follow: () => () => undefined,
  settle: () => undefined,
  storeCart: () => undefined,
  storedCart: () => null,
  forget: () => undefined,
};
