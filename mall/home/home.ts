import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import { campaignOut, campaignsAround } from '../campaign/campaign.ts';
import { seededRandomOf } from '../seed/seededRandom.ts';
import type { Texts } from '../seed/texts.ts';
import { type TagRow, type Vocabulary, vocabularyOf } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { orderOf, indexedIds } from '../product/sorting.ts';
import { sharedCards, type CardPage } from '../product/pagedCards.ts';
import type { Region } from '../region/region.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import type { indexImg, indexTag, indexTagBlock } from './home.schemas.ts';

export type At = { region: Region; locale: Locale };

type BannerRow = {
  pic: string;
  seq: number;
  type: number;
  relation: string | null;
  tint: number;
  texts: Record<'title' | 'text' | 'button' | 'alt', Texts>;
};

type BannerOut = z.input<typeof indexImg>;

/** The campaign that is on and ends first, as a banner. */
async function campaignBanner(context: MallContext, { region, locale }: At): Promise<Omit<BannerOut, 'seq'>[]> {
  const at = context.clock.now();
  const [first] = (await campaignsAround(context, region, at)).map((each) => campaignOut(each, { region, locale, at }));
  if (first?.status !== 'ON') return [];
  const { campaignId, title, text, pic, tint } = first;
  return [
    {
      imgUrl: pic,
      type: 4,
      relation: String(campaignId),
      relationName: title,
      tint,
      alt: title,
      title,
      text,
      button: messageText(locale, 'mall.campaign.see'),
    },
  ];
}

/** What a banner's category or shop is called; null for what has no name in its address. */
const relationNameOf = (words: Vocabulary, { type, relation }: Pick<BannerRow, 'type' | 'relation'>, locale: Locale): string | null => {
  if (type === 1) return words.categories.get(Number(relation))?.texts[locale] ?? null;
  return type === 3 ? (words.shops.get(Number(relation))?.name ?? null) : null;
};

/** E1: the banners of a region, by seq; the campaign of the day stands second. */
export async function bannersOf(context: MallContext, at: At): Promise<BannerOut[]> {
  const { region, locale } = at;
  const words = await vocabularyOf(context);
  const { rows } = await context.database.pool.query<BannerRow>({
    text: 'select pic, seq, type, relation, tint, texts from banners where region_id = $1 order by seq',
    values: [region.regionId],
  });
  const [lead, ...others] = rows.map((row) => ({
    imgUrl: row.pic,
    type: row.type,
    relation: row.relation,
    relationName: relationNameOf(words, row, locale),
    tint: row.tint,
    alt: row.texts.alt[locale],
    title: row.texts.title[locale],
    text: row.texts.text[locale],
    button: row.texts.button[locale],
  }));
  const banners = [...(lead ? [lead] : []), ...(await campaignBanner(context, at)), ...others];
  return banners.map((banner, place) => ({ ...banner, seq: place + 1 }));
}

/** E2 shows icons (style 0), E3 blocks (style 1); a tag of style 2 is both. */
const isIcon = (tag: TagRow) => tag.style !== 1;
const isBlock = (tag: TagRow) => tag.style !== 0 && tag.linkType === 'TAG';

const tagOut = (tag: TagRow, locale: Locale): z.input<typeof indexTag> => ({
  tagId: tag.tagId,
  title: tag.texts[locale],
  icon: tag.icon,
  style: tag.style,
  seq: tag.seq,
  linkType: tag.linkType as z.input<typeof indexTag>['linkType'],
  relation: tag.relation,
});

/** The tags with an icon, in their order (E2). */
export const tagsOf = (words: Vocabulary, locale: Locale): z.input<typeof indexTag>[] =>
  words.tags.filter(isIcon).map((tag) => tagOut(tag, locale));

/** What a home block shows at most. */
const blockSize = 12;

/** The most popular products of a tag, one of each kind first, so that a block does not show five kinds of green tea. */
async function variedIds(context: MallContext, regionId: number, tagId: number): Promise<number[]> {
  const ids = await indexedIds(context, { regionId, all: [[tagId]], inStock: true }, orderOf(), blockSize * 6);
  const { rows: kinds } = await context.database.pool.query<{ prodId: number; kind: number }>({
    text: 'select prod_id as "prodId", kind from products where prod_id = any($1::bigint[])',
    values: [ids],
  });
  const kindOf = new Map(kinds.map((row) => [row.prodId, row.kind]));
  const rows = ids.map((prodId) => ({ prodId, kind: kindOf.get(prodId) ?? 0 }));
  const seen = new Set<number>();
  const firsts = rows.filter((row) => !seen.has(row.kind) && seen.add(row.kind));
  return [...firsts, ...rows.filter((row) => !firsts.includes(row))].slice(0, blockSize).map((row) => row.prodId);
}

/** The blocks of tags with what stands in them (E3); those that would be empty are left out. */
export async function blocksOf(context: MallContext, at: At): Promise<z.input<typeof indexTagBlock>[]> {
  const words = await vocabularyOf(context);
  const blocks = await Promise.all(
    words.tags.filter(isBlock).map(async (tag) => {
      const ids = await variedIds(context, at.region.regionId, tag.tagId);
      return { ...tagOut(tag, at.locale), prods: await sharedCards(context, ids, at.region, at.locale) };
    }),
  );
  return blocks.filter((block) => block.prods.length > 0);
}

const pools = new WeakMap<MallContext, LRUCache<string, Promise<number[]>>>();
const poolSize = 2_400;

/**
 * Where "you may like" draws from: the region's most popular products, by a figure that only a new filling changes, so that it is the same
 * all day in every process.
 */
function poolOf(context: MallContext, regionId: number): Promise<number[]> {
  const cache = pools.get(context) ?? new LRUCache<string, Promise<number[]>>({ max: 50, ttl: 600_000 });
  pools.set(context, cache);
  const known = cache.get(String(regionId));
  if (known !== undefined) return known;
  const reading = indexedIds(context, { regionId, all: [] }, orderOf(), poolSize);
  cache.set(String(regionId), reading);
  reading.catch(() => cache.delete(String(regionId)));
  return reading;
}

/** What "you may like" draws from is read anew. */
export function forgetPools(context: MallContext): void {
  pools.delete(context);
}

const draws = new WeakMap<readonly number[], LRUCache<string, number[]>>();

function drawnFrom(pool: readonly number[], asked: { visitor: string; day: string }, regionId: number): number[] {
  const cache = draws.get(pool) ?? new LRUCache<string, number[]>({ max: 50 });
  draws.set(pool, cache);
  const key = `${asked.visitor} ${asked.day}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const chance = seededRandomOf('you may like', asked.visitor, asked.day, regionId);
  const drawn = pool
    .map((prodId, place) => ({ prodId, weight: chance.next() * poolSize + place * 0.6 }))
    .sort((one, other) => one.weight - other.weight || one.prodId - other.prodId)
    .map((each) => each.prodId);
  cache.set(key, drawn);
  return drawn;
}

/**
 * E5: the pool in an order drawn from visitor, day and region, liked things rather earlier: pages of one day never repeat an item.
 * `visitor`: a user id, or '' for every guest of the day, whose answers can then be shared.
 */
export async function youMayLike(context: MallContext, at: At, asked: PageParam & { visitor: string; day: string }): Promise<CardPage> {
  const pool = await poolOf(context, at.region.regionId);
  const drawn = drawnFrom(pool, asked, at.region.regionId);
  const slice = sliceOf(asked);
  const ids = drawn.slice(slice.offset, slice.offset + slice.limit);
  return pageBody(await sharedCards(context, ids, at.region, at.locale), pool.length, asked);
}
