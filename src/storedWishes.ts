import type { FavouriteWish } from '#machines/favourite.ts';
import type { Shopper } from '#machines/words.ts';

type Whose = Pick<Shopper, 'userId'>;

/** Where this tab keeps the hearts that wait for the mall. */
const key = 'hearts';

type Stored = { of: string; wishes: FavouriteWish[] };

const isWish = (found: unknown): found is FavouriteWish => {
  const { favourite, isWanted } = (found ?? {}) as Partial<FavouriteWish>;
  return typeof isWanted === 'boolean' && typeof favourite?.id === 'number' && (favourite.kind === 'product' || favourite.kind === 'shop');
};

const found = (): Partial<Stored> => {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Partial<Stored>;
  } catch {
    return {};
  }
};

/** What this shopper wished in this tab and the mall has not heard; another's wishes are nobody's, and are forgotten. */
export const storedWishes = ({ userId }: Whose): FavouriteWish[] => {
  const { of, wishes } = found();
  if (of === userId && Array.isArray(wishes)) return wishes.filter(isWish);
  storeWishes({ userId }, []);
  return [];
};

export const storeWishes = ({ userId }: Whose, wishes: readonly FavouriteWish[]): void => {
  try {
    if (wishes.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ of: userId, wishes }));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
};
