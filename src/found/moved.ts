import type { Locale, Place } from '#machines/words.ts';
import { slugOf } from '#machines/slug.ts';
import { addressOf } from '../address.ts';
import { inName, namedIn, type Names } from './links.ts';

/**
 * Where a place stands now whose address has a name that it bears in no language any more; null where it stands right,
 * or nobody knows its names. The query stays.
 */
export const movedTo = (asked: { place: Place; search: string; names: Names | null; locale: Locale }): string | null => {
  const named = namedIn(asked.place);
  if (!named || !asked.names) return null;
  const present = new Set(Object.values(asked.names).map((name) => slugOf(name) || '-'));
  if (present.has(slugOf(named.name) || '-')) return null;
  const { pathname, searchParams } = new URL(addressOf(inName(asked.place, asked.names[asked.locale])), 'http://shop');
  const query = new URLSearchParams([...searchParams, ...[...new URLSearchParams(asked.search)].filter(([name]) => !searchParams.has(name))]);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};
