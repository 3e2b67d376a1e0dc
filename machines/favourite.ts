import type { Favourite } from './words.ts';

/** A change of the favourites that waits to be saved. */
export type FavouriteWish = { favourite: Favourite; isWanted: boolean };

/** What is known of favourites: which are kept and which are not, and how many follow a shop, by key. */
export type Known = { kept: Record<string, boolean>; fans: Record<string, number>; wishes: readonly FavouriteWish[] };

export const keyOf = ({ kind, id }: Favourite): string => `${kind}-${id}`;

const lastWish = ({ wishes }: Pick<Known, 'wishes'>, key: string): FavouriteWish | undefined => wishes.findLast((wish) => keyOf(wish.favourite) === key);

/** Whether it is a favourite once every wish is saved; undefined while nobody knows. */
export const isKept = (known: Pick<Known, 'kept' | 'wishes'>, favourite: Favourite): boolean | undefined =>
  lastWish(known, keyOf(favourite))?.isWanted ?? known.kept[keyOf(favourite)];

/** How many follow a shop, this shopper's wish among them; `counted` is what the shop said itself. */
export const shownFans = (known: Known, shop: Favourite, counted: number): number => {
  const key = keyOf(shop);
  const wish = lastWish(known, key);
  const change = wish === undefined || wish.isWanted === (known.kept[key] ?? false) ? 0 : wish.isWanted ? 1 : -1;
  return (known.fans[key] ?? counted) + change;
};

/** The queue with one more wish; an earlier one for the same thing that is not on its way yet makes room for it. */
export const withWish = (wishes: readonly FavouriteWish[], wish: FavouriteWish): FavouriteWish[] =>
  [...wishes.filter((each, place) => place === 0 || keyOf(each.favourite) !== keyOf(wish.favourite)), wish];
