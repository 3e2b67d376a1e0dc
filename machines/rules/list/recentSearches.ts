/** At most ten recent searches are kept (spec 5). */
export const recentSearchLimit = 10;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The terms without one of them, however it is written (spec 9). */
export const withoutTerm = (recent: readonly string[], term: string): string[] => recent.filter((kept) => !isSame(kept, term));

/** The recent searches with one more: newest first, no doubles, the oldest dropped when full (spec 5). */
export const withTerm = (recent: readonly string[], term: string): string[] =>
  [term, ...withoutTerm(recent, term)].slice(0, recentSearchLimit);
