import { recentKept, withoutTerm, withTerm } from '#machines/recent.ts';

/** Spec 9: the history's storage key. */
const key = '__history';

/** The stored terms, newest first; what is no list of words is none. */
export const recentSearches = (): string[] => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter((term) => typeof term === 'string').slice(0, recentKept) : [];
  } catch {
    return [];
  }
};

const keep = (recent: string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(recent));
  } catch {
    // A browser that keeps nothing has no history.
  }
};

export const storeTerm = (term: string): void => keep(withTerm(recentSearches(), term));
export const storeWithoutTerm = (term: string): void => keep(withoutTerm(recentSearches(), term));
export const storeNoTerm = (): void => keep([]);
