import { slugOf } from '../slug.ts';
import { noFilters, priceIn, type Filters } from './filters.ts';
import type { PlaceOf } from '../../model/place.ts';

/** The orders a list can stand in (contract G): a field, and its direction. */
export const sortings = [
  { sortName: 'default', sort: 'desc' },
  { sortName: 'soldNum', sort: 'desc' },
  { sortName: 'price', sort: 'asc' },
  { sortName: 'price', sort: 'desc' },
  { sortName: 'rating', sort: 'desc' },
  { sortName: 'new', sort: 'desc' },
  { sortName: 'discount', sort: 'desc' },
] as const;

export type Sorting = { sortName: string; sort: string };

/** What an address asks of a list beside its place. */
export type ListQuery = {
  filters: Filters;
  sorting: Sorting;
  /** The page that the list begins with, from 1. */
  page: number;
  tab: 'products' | 'shops';
  /** The literal words are wanted, not the corrected ones. */
  isLiteral: boolean;
  /** What stood in the address and could not be understood; it is left out. */
  misread: string[];
};

const mostIds = 40;

const idsIn = (text: string): number[] | null =>
  /^\d{1,9}(,\d{1,9})*$/.test(text) ? [...new Set(text.split(',').map(Number))].sort((one, other) => one - other).slice(0, mostIds) : null;
const ratingIn = (text: string): number | null => (/^[1-5](\.\d)?$/.test(text) && Number(text) <= 5 ? Number(text) : null);
const originsIn = (text: string): string[] | null =>
  /^[A-Za-z]{2}(,[A-Za-z]{2})*$/.test(text) ? [...new Set(text.toUpperCase().split(','))].sort().slice(0, 20) : null;
const conditionIn = (text: string): Filters['condition'] => (text === 'NEW' || text === 'USED' ? text : null);
const yesIn = (text: string): boolean | null => {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : null;
};
const pageIn = (text: string): number | null => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);

/** What an address asks of its list, of the part of its query that speaks of lists (`url.ts` cuts it out); undone by `formatListQuery`. */
export const parseListQuery = (listQuery = ''): ListQuery => {
  const query = new URLSearchParams(listQuery);
  const misread: string[] = [];
  const read = <Value>(name: string, parse: (text: string) => Value | null, usual: Value): Value => {
    const text = query.get(name);
    if (text === null || text === '') return usual;
    const value = parse(text);
    if (value === null) misread.push(name);
    return value ?? usual;
  };
  const sortName = read('sortName', (text) => (sortings.some((each) => each.sortName === text) ? text : null), 'default');
  const usual = sortings.find((each) => each.sortName === sortName)?.sort ?? 'desc';
  return {
    filters: {
      categoryIds: read('categoryIds', idsIn, noFilters.categoryIds),
      attrIds: read('categoryTypeAttrIds', idsIn, noFilters.attrIds),
      brandIds: read('brandIds', idsIn, noFilters.brandIds),
      origins: read('placeOfOrigin', originsIn, noFilters.origins),
      minPrice: read('minPrice', priceIn, noFilters.minPrice),
      maxPrice: read('maxPrice', priceIn, noFilters.maxPrice),
      minRating: read('minRating', ratingIn, noFilters.minRating),
      condition: read('condition', conditionIn, noFilters.condition),
      freeDelivery: read('freeDelivery', yesIn, false),
      hasStock: read('hasStock', yesIn, false),
    },
    sorting: {
      sortName,
      sort: read('sort', (text) => (sortings.some((each) => each.sortName === sortName && each.sort === text) ? text : null), usual),
    },
    page: read('page', pageIn, 1),
    tab: query.get('tab') === 'shops' ? 'shops' : 'products',
    isLiteral: query.get('literal') === '1',
    misread,
  };
};

const spelled = (value: string | number | boolean | readonly (string | number)[] | null): string => {
  if (typeof value === 'boolean') return value ? '1' : '';
  return String(value ?? '');
};

/** The query as an address says it: only what differs from an untouched list, in one order; '' for nothing. Undone by `parseListQuery`. */
export const formatListQuery = ({ filters, sorting, page, tab, isLiteral }: Omit<ListQuery, 'misread'>): string => {
  const isUsual = sorting.sortName === 'default';
  const parameters: [string, string][] = [
    ['categoryIds', spelled(filters.categoryIds)],
    ['categoryTypeAttrIds', spelled(filters.attrIds)],
    ['brandIds', spelled(filters.brandIds)],
    ['placeOfOrigin', spelled(filters.origins)],
    ['minPrice', spelled(filters.minPrice)],
    ['maxPrice', spelled(filters.maxPrice)],
    ['minRating', spelled(filters.minRating)],
    ['condition', spelled(filters.condition)],
    ['freeDelivery', spelled(filters.freeDelivery)],
    ['hasStock', spelled(filters.hasStock)],
    ['sortName', isUsual ? '' : sorting.sortName],
    ['sort', isUsual ? '' : sorting.sort],
    ['page', page > 1 ? String(page) : ''],
    ['tab', tab === 'shops' ? tab : ''],
    ['literal', isLiteral ? '1' : ''],
  ];
  return parameters
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
};

/** The same place with another query; a changed list begins at its first page. */
export const withListQuery = <Place extends { query?: string }>(place: Place, changed: Partial<Omit<ListQuery, 'misread'>>): Place => {
  const { query: before, ...rest } = place;
  const query = formatListQuery({ ...parseListQuery(before), page: 1, ...changed });
  return (query === '' ? rest : { ...rest, query }) as Place;
};

/** The places that show a list of products. */
export type ListPlace = PlaceOf<'search' | 'categoryList' | 'services' | 'store' | 'brand' | 'trending' | 'campaign' | 'voucher'>;

/** Lists that are paged and nothing else: a tag, a brand, what sells most, a campaign, what a voucher is for. */
export type PlainPlace = PlaceOf<'services' | 'brand' | 'trending' | 'campaign' | 'voucher'>;
const plain: readonly ListPlace['name'][] = ['services', 'brand', 'trending', 'campaign', 'voucher'];
/** True for a list that is paged and nothing else. */
export const isPlain = (place: ListPlace): place is PlainPlace => plain.includes(place.name);

/** What a list is about before it is narrowed: words, a category or a shop (contract G1). A tag's list is none of these. */
export type ListScope = { key: string | null; categoryId: number | null; shopId: number | null };

/** The id at the end of a slug (spec 5), as in `prods/day-packs-121`; null when there is none. */
export const idAtEnd = (slug: string): number | null => {
  const [, id] = /(?:^|-)(\d{1,9})$/.exec(slug) ?? [];
  return id ? Number(id) : null;
};

/** A slug that ends in an id, as `idAtEnd` reads it. */
export const slugWithId = (name: string, id: number): string => `${slugOf(name) || '-'}-${id}`;

/** What the list at a place is about. */
export const scopeOf = (place: ListPlace): ListScope => {
  const nothing = { key: null, categoryId: null, shopId: null };
  switch (place.name) {
    case 'search':
      return { ...nothing, key: place.key };
    case 'categoryList':
      return { ...nothing, categoryId: place.category === undefined ? place.categoryId : idAtEnd(place.category) };
    case 'store':
      return { ...nothing, shopId: place.storeId };
    default:
      return nothing;
  }
};
