import type { WantedLine } from '../model/cart.ts';
import { slugOf } from './slug.ts';

/** An address that matches a pattern: its path in small letters, what stands for each `*` as it was typed, and its query. */
export type MatchedUrl = { path: string; segments: readonly string[]; query: URLSearchParams };

/** What addresses ask of a list (`parseListQuery` understands it); anything else in a query is no part of the place. */
const listWords = [
  'categoryIds',
  'categoryTypeAttrIds',
  'brandIds',
  'placeOfOrigin',
  'minPrice',
  'maxPrice',
  'minRating',
  'condition',
  'freeDelivery',
  'hasStock',
  'sortName',
  'sort',
  'page',
  'tab',
  'literal',
];

/** The id that a segment or a query parameter is; null for everything else. */
export const idOf = (text: string | null | undefined): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** A segment as the text it encodes; one that is encoded badly stays as it is. */
export const decoded = (segment = ''): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The part of a query that speaks of its list. */
export const listQueryIn = (query: URLSearchParams): { query?: string } => {
  const text = listWords
    .flatMap((name) => (query.get(name) ? [`${name}=${encodeURIComponent(query.get(name)!).replaceAll('%2C', ',')}`] : []))
    .join('&');
  return text ? { query: text } : {};
};

/** The line that a checkout without a cart is for. */
export const buyNowIn = (query: URLSearchParams): WantedLine | null => {
  const [prodId, skuId, shopId, count] = ['prodId', 'skuId', 'shopId', 'count'].map((name) => idOf(query.get(name)));
  return prodId && skuId && shopId && count ? { prodId, skuId, shopId, count } : null;
};

/** The page that an address asks for; 1 where it names none, or none that can be. */
export const pageIn = (query: URLSearchParams): number => Math.max(1, idOf(query.get('page')) ?? 1);

/** A path segment that carries a name: empty names become `-`. */
export const nameSegment = (name: string): string => encodeURIComponent(slugOf(name) || '-');

/** A path with those parameters that say something. */
export const withQuery = (path: string, query: Record<string, string | number | null | undefined>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') params.set(name, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
};

/** A path with what is asked of its list. */
export const appendListQuery = (path: string, query = ''): string => (query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path);
