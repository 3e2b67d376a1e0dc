import { LRUCache } from 'lru-cache';
import type { Locale } from '#machines/model/locale.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Region } from '../region/region.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { cardsOf, type Card } from './card.ts';
import { indexedCount, indexedIds, type IndexFilter, type IndexOrder } from './sorting.ts';

export type CardPage = { records: Card[]; total: number; size: number; current: number; pages: number };

/** How far a list can be paged; further down nobody looks, and counting there costs. */
export const deepest = 10_000;

const pages = new WeakMap<MallContext, LRUCache<string, Promise<CardPage>>>();

/** How long a list may be shown again as it was, ms: well inside the `max-age` that its readers are told anyway. */
export const pageLife = 1_000;

/** After the world changed: lists are read again. */
export function forgetPages(context: MallContext): void {
  pages.delete(context);
  cards.delete(context);
}

const cards = new WeakMap<MallContext, LRUCache<string, Promise<Card[]>>>();

/** The cards of these products, shared for `pageLife` by everybody who asks for the same ones. */
export function sharedCards(context: MallContext, prodIds: readonly number[], region: Region, locale: Locale): Promise<Card[]> {
  const cache = cards.get(context) ?? new LRUCache<string, Promise<Card[]>>({ max: 1_000, ttl: pageLife });
  cards.set(context, cache);
  const key = `${region.regionId} ${locale} ${prodIds.join()}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reading = cardsOf(context, prodIds, region, locale);
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  return reading;
}

/** One page of a region's shelf as cards. Past the end: no records, the same total. */
export function pagedCards(
  context: MallContext,
  at: { region: Region; locale: Locale },
  filter: IndexFilter,
  order: IndexOrder,
  intent: PageParam,
  size = 10,
): Promise<CardPage> {
  const cache = pages.get(context) ?? new LRUCache<string, Promise<CardPage>>({ max: 1_000, ttl: pageLife });
  pages.set(context, cache);
  const key = JSON.stringify([at.locale, filter, order, intent.current, intent.size ?? size]);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reading = readPage(context, at, filter, order, intent, size);
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  return reading;
}

async function readPage(
  context: MallContext,
  at: { region: Region; locale: Locale },
  filter: IndexFilter,
  order: IndexOrder,
  intent: PageParam,
  size: number,
): Promise<CardPage> {
  const slice = sliceOf(intent, size);
  const [ids, total] = await Promise.all([
    slice.offset >= deepest ? [] : indexedIds(context, filter, order, slice.limit, slice.offset),
    indexedCount(context, filter),
  ]);
  return pageBody(await cardsOf(context, ids, at.region, at.locale), total, intent, size);
}
