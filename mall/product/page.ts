import type { Locale } from '#machines/words.ts';
import type { House } from '../house.ts';
import type { Region } from '../region/region.ts';
import { pageBody, sliceOf, type PageWish } from '../shapes.ts';
import { cardsOf, type Card } from './card.ts';
import { shelfCount, shelfIds, type ShelfFilter, type ShelfOrder } from './listing.ts';

export type CardPage = { records: Card[]; total: number; size: number; current: number; pages: number };

/** How far a list can be paged; further down nobody looks, and counting there costs. */
export const deepest = 10_000;

/** One page of a region's shelf as cards. Past the end: no records, the same total. */
export async function cardPage(house: House, at: { region: Region; locale: Locale }, filter: ShelfFilter, order: ShelfOrder, wish: PageWish, size = 10): Promise<CardPage> {
  const slice = sliceOf(wish, size);
  const [ids, total] = await Promise.all([slice.offset >= deepest ? [] : shelfIds(house, filter, order, slice.limit, slice.offset), shelfCount(house, filter)]);
  return pageBody(await cardsOf(house, ids, at.region, at.locale), total, wish, size);
}
