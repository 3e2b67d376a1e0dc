import { idAtEnd, slugWithId } from '#machines/rules/list/listQuery.ts';
import { languageTag, locales, type Locale } from '#machines/model/locale.ts';
import { places, type Place, type PlaceName } from '#machines/model/place.ts';
import { formatPlace } from '../navigation/formatPlace.ts';

/** What something that an address names is called, in every language. */
export type Names = Readonly<Record<Locale, string>>;

/** Where a document stands in the web: its one spelled address, and the same page in each language. */
export type CanonicalLinks = { canonical: string; alternates: { hreflang: string; href: string }[]; isIndexed: boolean };

/** Of a query that belongs to its place this much stays in the one address: a variant is its product, a slug says its search. */
const spelled = new Set(['tagId', 'lang', 'categoryId']);

/** Lists that can be narrowed, ordered and turned over: only the bare one is indexed. */
const lists: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'categoryList',
  'services',
  'search',
  'store',
  'brand',
  'brands',
  'shops',
  'trending',
  'campaign',
]);

/** What an address may say beside its place without being another page: the language, the region, and where a click came from. */
const isBesides = (name: string): boolean => name === 'lang' || name === 'region' || /^(utm_\w+|gclid|fbclid|msclkid|yclid)$/.test(name);

/** The name in a slug that ends in an id. */
const nameIn = (slug: string): string => slug.replace(/-?\d+$/, '');

/** The place under another name; what is chosen inside a category is found at its own address. */
export const inName = (place: Place, name: string): Place => {
  switch (place.name) {
    case 'categoryList': {
      const { category, ...list } = place;
      return { ...list, categoryList: name, categoryId: (category === undefined ? null : idAtEnd(category)) ?? place.categoryId };
    }
    case 'services':
      return { ...place, services: name };
    case 'store':
      return { ...place, shop: name };
    case 'brand':
      return { ...place, brand: name };
    case 'campaign':
      return { ...place, campaign: name };
    case 'subCategory':
      return { ...place, category: slugWithId(name, idAtEnd(place.category) ?? 0) };
    default:
      return place;
  }
};

/** The place's one address in a language, root-relative; without a language the one that negotiates it. */
const spelledAddress = (place: Place, names: Names | null, locale: Locale | null): string => {
  const url = new URL(formatPlace(names ? inName(place, names[locale ?? 'en']) : place), 'http://shop');
  url.search = new URLSearchParams([
    ...[...url.searchParams].filter(([name]) => spelled.has(name)),
    ...(locale ? [['lang', locale]] : []),
  ]).toString();
  return url.pathname + url.search;
};

/** A search whose words are those of its slug: its one address needs no `key`. */
const isSpelledSearch = (place: Place): boolean =>
  place.name !== 'search' || place.key.trim().toLowerCase() === place.slug.replaceAll('-', ' ').toLowerCase();

/**
 * The links of the document at an address. A page said in `?lang=` is its own canonical one, the bare address is `x-default`;
 * filtered, ordered and turned pages stand for themselves and are not indexed.
 */
export const canonicalLinksOf = (asked: {
  place: Place;
  search: string;
  names: Names | null;
  locale: Locale;
  origin: string;
}): CanonicalLinks => {
  const { place, names, origin } = asked;
  const query = new URLSearchParams(asked.search);
  const own: readonly string[] | null = places[place.name].indexed;
  const isBare = [...query.keys()].every((name) => own?.includes(name) === true || isBesides(name));
  const isIndexed = own !== null && isSpelledSearch(place) && (isBare || !lists.has(place.name));
  const absolute = (address: string): string => new URL(address, origin).href;
  if (!isIndexed) return { canonical: absolute(formatPlace(place)), alternates: [], isIndexed };
  // A policy's own `lang` is what it is written in.
  if (place.name === 'policy') return { canonical: absolute(spelledAddress(place, null, null)), alternates: [], isIndexed };
  const currentLocale = query.get('lang') === asked.locale ? asked.locale : null;
  return {
    canonical: absolute(spelledAddress(place, names, currentLocale)),
    alternates: [
      ...locales.map((locale) => ({ hreflang: languageTag(locale), href: absolute(spelledAddress(place, names, locale)) })),
      { hreflang: 'x-default', href: absolute(spelledAddress(place, names, null)) },
    ],
    isIndexed,
  };
};

/** Something that an address names beside its id. */
export type Named = { sort: 'category' | 'tag' | 'shop' | 'brand' | 'campaign'; id: number; name: string };

/** What of a place is a name in its address; null where nothing is. */
export const namedIn = (place: Place): Named | null => {
  switch (place.name) {
    case 'categoryList': {
      const inside = place.category === undefined ? null : idAtEnd(place.category);
      return inside === null
        ? { sort: 'category', id: place.categoryId, name: place.categoryList }
        : { sort: 'category', id: inside, name: nameIn(place.category ?? '') };
    }
    case 'services':
      return { sort: 'tag', id: place.tagId, name: place.services };
    case 'store':
      return { sort: 'shop', id: place.storeId, name: place.shop };
    case 'brand':
      return { sort: 'brand', id: place.brandId, name: place.brand };
    case 'campaign':
      return { sort: 'campaign', id: place.campaignId, name: place.campaign };
    case 'subCategory': {
      const id = idAtEnd(place.category);
      return id === null ? null : { sort: 'category', id, name: nameIn(place.category) };
    }
    default:
      return null;
  }
};
