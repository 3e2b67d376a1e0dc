import type { Intent } from './outbox/outbox.ts';
import type { Favourite } from '../model/favourite.ts';

/** A change of the favourites that waits to be saved. */
export type FavouriteMutation = Intent & { favourite: Favourite; isWanted: boolean };

/** What is known of favourites: which are kept and which are not, and how many follow a shop, by key. */
export type KnownFavourites = { kept: Record<string, boolean>; fans: Record<string, number>; mutations: readonly FavouriteMutation[] };

/** What a product or a shop is called among the favourites that are known. */
export const keyOf = ({ kind, id }: Favourite): string => `${kind}-${id}`;
const favouriteOf = (key: string): Favourite => ({
  kind: key.startsWith('shop') ? 'shop' : 'product',
  id: Number(key.slice(key.indexOf('-') + 1)),
});

/** Those of them that a change is about: all, where nobody knows which (contract C11 says the id, of a product or a shop). */
export const changedAmong = (keys: Iterable<string>, ref: string | null): Favourite[] =>
  [...keys].map(favouriteOf).filter(({ id }) => ref === null || String(id) === ref);

const lastMutation = ({ mutations }: Pick<KnownFavourites, 'mutations'>, key: string): FavouriteMutation | undefined =>
  mutations.findLast((mutation) => keyOf(mutation.favourite) === key);

/** Whether it is a favourite once every change is saved; undefined while nobody knows. */
export const isFavourite = (known: Pick<KnownFavourites, 'kept' | 'mutations'>, favourite: Favourite): boolean | undefined =>
  lastMutation(known, keyOf(favourite))?.isWanted ?? known.kept[keyOf(favourite)];

/** How many follow a shop, this shopper's change among them; `counted` is what the shop said itself. */
export const shownFollowers = (known: KnownFavourites, shop: Favourite, counted: number): number => {
  const key = keyOf(shop);
  const isKept = known.kept[key] ?? false;
  const isWanted = lastMutation(known, key)?.isWanted ?? isKept;
  return (known.fans[key] ?? counted) + Number(isWanted) - Number(isKept);
};

/** The queue with one more change; an earlier one for the same thing makes room for it, unless its key is the one that is being sent. */
export const withFavouriteMutation = (
  mutations: readonly FavouriteMutation[],
  mutation: FavouriteMutation,
  sending: string | null,
): FavouriteMutation[] => [
  ...mutations.filter((each) => each.key === sending || keyOf(each.favourite) !== keyOf(mutation.favourite)),
  mutation,
];
