import type { FavouriteWish } from '#machines/favourite.ts';
import type { Shopper } from '#machines/words.ts';

type Whose = Pick<Shopper, 'userId'>;

/** What the browser keeps for each of its tabs begins with this; then come whose it is, and the tab. */
const kind = 'hearts ';
const nameOf = ({ userId }: Whose, tab: string): string => `${kind}${userId} ${tab}`;
const here = crypto.randomUUID();

const isWish = (found: unknown): found is FavouriteWish => {
  const { favourite, isWanted } = (found ?? {}) as Partial<FavouriteWish>;
  return typeof isWanted === 'boolean' && typeof favourite?.id === 'number' && (favourite.kind === 'product' || favourite.kind === 'shop');
};

const namesFrom = (beginning: string): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
};

const take = (name: string): FavouriteWish[] => {
  const text = localStorage.getItem(name);
  localStorage.removeItem(name);
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isWish) : [];
  } catch {
    return [];
  }
};

/** Takes what no living tab holds: each tab holds its own as long as it lives. Browsers without locks have no two tabs to tell apart. */
const takeLeft = (name: string): Promise<FavouriteWish[]> =>
  navigator.locks ? navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? take(name) : [])) : Promise.resolve(take(name));

/** Keeps for this tab what its shopper wished and the mall has not heard. */
export const storeWishes = (whose: Whose, wishes: readonly FavouriteWish[]): void => {
  const name = nameOf(whose, here);
  try {
    if (wishes.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
};

/** Forgets everybody's wishes: nobody is logged in. */
export const forgetWishes = (): void => {
  for (const name of namesFrom(kind)) localStorage.removeItem(name);
};

/** What this shopper wished in tabs that are closed or reloaded, now this tab's to carry out, and no other's. */
export const takeWishes = async (whose: Whose): Promise<FavouriteWish[]> => {
  void navigator.locks?.request(nameOf(whose, here), () => new Promise(() => undefined));
  const left: FavouriteWish[] = [];
  for (const name of namesFrom(nameOf(whose, ''))) left.push(...(await takeLeft(name)));
  storeWishes(whose, left);
  return left;
};
