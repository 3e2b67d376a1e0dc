import type { Kept } from '#machines/words.ts';

const key = 'kept';

/** Puts what must survive the login's reload into this tab's storage. */
export const keepForReload = (kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept));

/** Takes it out again, so that it is carried out once. */
export const takeKept = (): Kept | null => {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text ? (JSON.parse(text) as Kept) : null;
};
