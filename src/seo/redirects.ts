import type { Locale } from '#machines/model/locale.ts';
import type { Place } from '#machines/model/place.ts';
import { slugOf } from '#machines/rules/slug.ts';
import { formatPlace } from '../navigation/formatPlace.ts';
import { inName, namedIn, type Names } from './canonicalLinks.ts';

/**
 * Where a place stands now whose address has a name that it bears in no language any more; null where it stands right,
 * or nobody knows its names. The query stays.
 */
export const redirectOf = (asked: { place: Place; search: string; names: Names | null; locale: Locale }): string | null => {
  const named = namedIn(asked.place);
  if (!named || !asked.names) return null;
  const present = new Set(Object.values(asked.names).map((name) => slugOf(name) || '-'));
  if (present.has(slugOf(named.name) || '-')) return null;
  const { pathname, searchParams } = new URL(formatPlace(inName(asked.place, asked.names[asked.locale])), 'http://shop');
  const query = new URLSearchParams([
    ...searchParams,
    ...[...new URLSearchParams(asked.search)].filter(([name]) => !searchParams.has(name)),
  ]);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};
