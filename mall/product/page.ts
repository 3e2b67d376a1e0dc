import { LRUCache } from 'lru-cache';
import type { Locale } from '#machines/words.ts';
import type { House } from '../house.ts';
import type { Region } from '../region/region.ts';
import { pageBody, sliceOf, type PageWish } from '../shapes.ts';
import { cardsOf, type Card } from './card.ts';
import { shelfCount, shelfIds, type ShelfFilter, type ShelfOrder } from './listing.ts';

export type CardPage = { records: Card[]; total: number; size: number; current: number; pages: number };

/** How far a list can be paged; further down nobody looks, and counting there costs. */
export const deepest = 10_000;

const pages = new WeakMap<House, LRUCache<string, Promise<CardPage>>>();

/** How long a list may be shown again as it was, ms: well inside the `max-age` that its readers are told anyway. */
export const pageLife = 1_000;

/** After the world changed: lists are read again. */
export function forgetPages(house: House): void {
  pages.delete(house);
  cards.delete(house);
}

const cards = new WeakMap<House, LRUCache<string, Promise<Card[]>>>();

/** The cards of these products, shared for `pageLife` by everybody who asks for the same ones. */
export function sharedCards(house: House, prodIds: readonly number[], region: Region, locale: Locale): Promise<Card[]> {
  const cache = cards.get(house) ?? new LRUCache<string, Promise<Card[]>>({ max: 1_000, ttl: pageLife });
  cards.set(house, cache);
  const key = `${region.regionId} ${locale} ${prodIds.join()}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reading = cardsOf(house, prodIds, region, locale);
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  return reading;
}

/** One page of a region's shelf as cards. Past the end: no records, the same total. */
export function cardPage(house: House, at: { region: Region; locale: Locale }, filter: ShelfFilter, order: ShelfOrder, wish: PageWish, size = 10): Promise<CardPage> {
  const cache = pages.get(house) ?? new LRUCache<string, Promise<CardPage>>({ max: 1_000, ttl: pageLife });
  pages.set(house, cache);
  const key = JSON.stringify([at.locale, filter, order, wish.current, wish.size ?? size]);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reading = readPage(house, at, filter, order, wish, size);
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  return reading;
}

async function readPage(house: House, at: { region: Region; locale: Locale }, filter: ShelfFilter, order: ShelfOrder, wish: PageWish, size: number): Promise<CardPage> {
  const slice = sliceOf(wish, size);
  const [ids, total] = await Promise.all([slice.offset >= deepest ? [] : shelfIds(house, filter, order, slice.limit, slice.offset), shelfCount(house, filter)]);
  return pageBody(await cardsOf(house, ids, at.region, at.locale), total, wish, size);
}
