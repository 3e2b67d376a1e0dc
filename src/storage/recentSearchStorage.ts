import { recentSearchLimit, withoutTerm, withTerm } from '#machines/rules/list/recentSearches.ts';
import { sharedStorage } from './browserStorage.ts';

/** The stored terms (spec 9), newest first; what is no list of words is none. */
export const recentSearches = (): string[] => {
  const found = sharedStorage.read('__history');
  return Array.isArray(found) ? found.filter((term) => typeof term === 'string').slice(0, recentSearchLimit) : [];
};

const keep = (recent: string[]): void => void sharedStorage.put('__history', recent);

/** Remembers a term, as the newest (spec 9). */
export const storeTerm = (term: string): void => keep(withTerm(recentSearches(), term));
/** Forgets one term. */
export const storeWithoutTerm = (term: string): void => keep(withoutTerm(recentSearches(), term));
/** Forgets all terms. */
export const storeNoTerm = (): void => keep([]);
