import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#machines/words.ts';
import { toMinor } from '#machines/money.ts';
import { firstId } from '../catalogue/ids.ts';
import { vocabularyOf } from '../catalogue/vocabulary.ts';
import type { House } from '../house.ts';
import { say } from '../lang.ts';
import { orderOf, shelfCount, type ShelfFilter } from '../product/listing.ts';
import { sharedCards } from '../product/page.ts';
import { attrGroups } from '../product/terms.ts';
import { refuse } from '../refusal.ts';
import type { Region } from '../region/region.ts';
import { facetsOf } from './facets.ts';
import { forgetFrozen, freezeOnce, frozenIds, thaw } from './scroll.ts';
import { meaningOf, plain, wordsOf, type Meaning } from './words.ts';
import type { facetQuery, searchQuery, searchResult } from './search.shapes.ts';

export type SearchWish = z.output<typeof searchQuery>;
type Filters = z.output<typeof facetQuery>;
type At = { region: Region; locale: Locale; now: number };


/** What a question means on the shelf. `looser`: what to ask when nothing has all of its words; `isPartial`: a word of it is unknown. */
type Meant = { filter: ShelfFilter; looser: ShelfFilter | null; correctedKey: string | null; isHopeless: boolean; isPartial?: boolean };

const meanings = new WeakMap<House, LRUCache<string, Meaning>>();

async function meant(house: House, word: string): Promise<Meaning> {
  const cache = meanings.get(house) ?? new LRUCache<string, Meaning>({ max: 5_000, ttl: 60_000 });
  meanings.set(house, cache);
  const known = cache.get(word);
  if (known !== undefined) return known;
  const found = await meaningOf(house.db, word);
  cache.set(word, found);
  return found;
}

/** What a question asks of the shelf. @throws VALIDATION when there is neither a key nor a filter */
export async function filterOf(house: House, wish: Filters, at: At): Promise<Meant> {
  const words = await vocabularyOf(house);
  const key = (wish.key ?? '').trim();
  const all: number[][] = [];
  for (const group of attrGroups(words, wish.categoryTypeAttrIds ?? [])) all.push(group);
  if (wish.categoryId !== undefined) all.push([wish.categoryId]);
  if (wish.categoryIds !== undefined && wish.categoryIds.length > 0) all.push(wish.categoryIds);
  if (wish.shopId !== undefined) all.push([wish.shopId]);
  if (wish.brandIds !== undefined && wish.brandIds.length > 0) all.push(wish.brandIds);
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount, at.region.digits));
  const filter: ShelfFilter = {
    regionId: at.region.regionId, all, minPrice: minor(wish.minPrice), maxPrice: minor(wish.maxPrice), inStock: wish.hasStock, freeDelivery: wish.freeDelivery,
    used: wish.condition === undefined ? undefined : wish.condition === 'USED', minRating: wish.minRating, origins: wish.placeOfOrigin?.length ? wish.placeOfOrigin : undefined,
  };
  const narrows = all.length > 0 || [wish.minPrice, wish.maxPrice, wish.hasStock, wish.freeDelivery, wish.condition, wish.minRating, wish.prodType, wish.couponId, filter.origins].some((value) => value !== undefined);
  // Vouchers and group buys have no products yet: their filters leave nothing.
  const hasNoGoods = wish.prodType === 1 || wish.couponId !== undefined;
  if (key === '') {
    if (!narrows) throw refuse('VALIDATION', { fields: [{ field: 'key', code: 'REQUIRED' }] });
    return { filter, looser: null, correctedKey: null, isHopeless: hasNoGoods };
  }
  const itemCode = /^(?:sd)?(\d{6,15})$/i.exec(key)?.[1];
  if (itemCode !== undefined) return { filter: { ...filter, only: Number(itemCode) }, looser: null, correctedKey: null, isHopeless: hasNoGoods };
  const guessed = await Promise.all(wordsOf(key, at.locale).map((word) => meant(house, word)));
  const found = guessed.map((meaning) => (wish.literal === true && meaning.corrected !== null ? { ...meaning, terms: [], corrected: null } : meaning));
  const known = found.filter((meaning) => meaning.terms.length > 0);
  const shop = [...words.shops.values()].find((each) => each.name.toLowerCase() === key.toLowerCase());
  const groups = shop !== undefined && known.length < found.length ? [[shop.shopId]] : known.map((meaning) => meaning.terms);
  const isHopeless = groups.length === 0 || hasNoGoods;
  const correctedKey = found.some((meaning) => meaning.corrected !== null) ? found.map((meaning) => meaning.corrected ?? meaning.word).join(' ') : null;
  const isThing = (term: number) => (term >= firstId.kind && term < firstId.feature) || (term >= firstId.root && term < firstId.tag);
  const closer = groups.flat().filter(isThing).slice(0, 400);
  const things = groups.filter((group) => group.some(isThing));
  const looser = groups.length < 2 ? null : { ...filter, all: [things[0] ?? groups.flat(), ...all], closer };
  return { filter: { ...filter, all: [...groups, ...all], closer }, looser, correctedKey, isHopeless, isPartial: known.length < found.length && shop === undefined };
}

/** After the world changed: the next question looks again. */
export function forgetSearches(house: House): void {
  forgetFrozen(house);
  meanings.delete(house);
  relatives.delete(house);
}

/**
 * G1. The first answer freezes the order of its first 2,000 results under `scrollId`; later pages of the same question are cut
 * from there, so nothing appears twice or slips away. An unknown, expired or differently sorted scroll starts again at page 1.
 */
export async function search(house: House, wish: SearchWish, at: At): Promise<z.input<typeof searchResult>> {
  const order = orderOf(wish.sortName, wish.sort);
  const meaning = await filterOf(house, wish, at);
  const { correctedKey, isHopeless, looser } = meaning;
  const isLoose = !isHopeless && looser !== null && (await shelfCount(house, meaning.filter)) === 0;
  const filter = isLoose ? looser : meaning.filter;
  const size = wish.pageSize ?? 10;
  const base = { size, sortName: order.sortName, sort: order.sort, correctedKey };
  if (isHopeless) {
    return {
      ...base, records: [], total: 0, current: 1, pages: 0, scrollId: null, related: await relatedTo(house, wish.key ?? '', at.locale), noResultHint: say(at.locale, 'mall.search.none'), facets: null,
    };
  }
  const question = createHash('sha256').update(JSON.stringify([filter, order])).digest('base64url').slice(0, 32);
  const isSameSort = wish.oldSort === undefined || wish.oldSort === '' || wish.oldSort === `${order.sortName}:${order.sort}`;
  const old = wish.scrollId && isSameSort ? await thaw(house, wish.scrollId, question, at.now) : null;
  const frozen = old ?? (await freezeOnce(house, filter, order, question, at.now));
  const current = wish.scrollId && old === null ? 1 : (wish.pageNumber ?? 1);
  const ids = frozen.prodIds.slice((current - 1) * size, current * size);
  const [records, related, counted] = await Promise.all([
    sharedCards(house, ids, at.region, at.locale), current === 1 ? relatedTo(house, wish.key ?? '', at.locale) : [], wish.facets === true ? facetsOf(house, filter, at) : null,
  ]);
  return {
    ...base, records, total: frozen.total, current, pages: Math.ceil(Math.min(frozen.total, frozenIds) / size), scrollId: frozen.scrollId, related,
    noResultHint: frozen.total === 0 ? say(at.locale, 'mall.search.none') : isLoose || meaning.isPartial === true ? say(at.locale, 'mall.search.some') : null, facets: counted,
  };
}

const relatives = new WeakMap<House, LRUCache<string, string[]>>();

/** Other things people write that look like this key, in the language, at most five; they change only with the vocabulary. */
async function relatedTo(house: House, key: string, locale: Locale): Promise<string[]> {
  const cache = relatives.get(house) ?? new LRUCache<string, string[]>({ max: 5_000, ttl: 60_000 });
  relatives.set(house, cache);
  const known = cache.get(`${locale} ${key}`);
  if (known !== undefined) return known;
  const found = await lookalikes(house, key, locale);
  cache.set(`${locale} ${key}`, found);
  return found;
}

async function lookalikes(house: House, key: string, locale: Locale): Promise<string[]> {
  const [word] = wordsOf(key, locale).slice(-1);
  if (word === undefined) return [];
  const like = word.replaceAll(/[%_\\]/g, '\\$&');
  const hasHan = /\p{Script=Han}/u.test(word);
  const { rows } = await house.db.execute<{ text: string }>(sql`
    select text from suggestions where lang = ${locale} and (plain like ${`${like}%`} or plain like ${`% ${like}%`} or (${hasHan} and plain like ${`%${like}%`})) and plain <> ${plain(key, locale).trim()}
    order by weight desc, text limit 5`);
  return rows.map((row) => row.text);
}
