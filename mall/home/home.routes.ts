import { vocabularyOf } from '../seed/vocabulary.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { orderOf } from '../product/sorting.ts';
import { pagedCards } from '../product/pagedCards.ts';
import { prodCard, prodCardPage } from '../product/product.schemas.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64Text, pageQuery, z } from '../platform/http/schemas.ts';
import { bannersOf, blocksOf, forgetPools, tagsOf, youMayLike } from './home.ts';
import { indexImg, indexTag, indexTagBlock } from './home.schemas.ts';

const cache = 'public, max-age=60';
const inRegion = z.object({ regionId: i64Text });
const pagedInRegion = z.object({ regionId: i64Text, ...pageQuery() });

const readBanners = route({
  id: 'E1',
  operationId: 'banners',
  method: 'get',
  path: '/indexImgs',
  who: 'guest',
  summary: 'The banners of the home page',
  cache,
  query: inRegion,
  answer: z.array(indexImg),
  handler: ({ context, region, locale }) => bannersOf(context, { region, locale }),
});

const readTags = route({
  id: 'E2',
  operationId: 'tags',
  method: 'get',
  path: '/indexTag/taglist',
  who: 'guest',
  summary: 'The icons under the banners',
  cache,
  query: inRegion,
  answer: z.array(indexTag),
  handler: async ({ context, locale }) => tagsOf(await vocabularyOf(context), locale),
});

const readBlocks = route({
  id: 'E3',
  operationId: 'tagBlocks',
  method: 'get',
  path: '/indexTag/list',
  who: 'guest',
  summary: 'Tags with their first products',
  cache: 'public, max-age=10',
  query: inRegion,
  answer: z.array(indexTagBlock),
  handler: ({ context, region, locale }) => blocksOf(context, { region, locale }),
});

/** Without `current` the bare list (the specification's form), with it a page. */
const readTagProducts = route({
  id: 'E4',
  operationId: 'tagProducts',
  method: 'get',
  path: '/indexTag/tagdetaillist',
  who: 'guest',
  summary: 'The products of a tag: a list, or with `current` a page',
  cache: 'public, max-age=10',
  query: z.object({ tagId: i64Text, regionId: i64Text, ...pageQuery() }),
  answer: z.union([z.array(prodCard), prodCardPage]),
  async handler({ context, query, region, locale }) {
    const words = await vocabularyOf(context);
    if (!words.tags.some((tag) => tag.tagId === query.tagId)) throw refuse('NOT_FOUND');
    const param = query.current === undefined ? { current: 1, size: query.size ?? 100 } : query;
    const page = await pagedCards(context, { region, locale }, { regionId: region.regionId, all: [[query.tagId]] }, orderOf(), param);
    return query.current === undefined ? page.records : page;
  },
});

const readYouMayLike = route({
  id: 'E5',
  operationId: 'youMayLike',
  method: 'get',
  path: '/indexTag/moreGoodStuff',
  who: 'guest',
  summary: 'You may like: stable for a visitor and day',
  cache,
  query: pagedInRegion,
  answer: prodCardPage,
  handler: ({ context, query, region, locale, user, now }) =>
    youMayLike(
      context,
      { region, locale },
      { ...query, visitor: user?.userId ?? '', day: new Intl.DateTimeFormat('en-CA', { timeZone: region.zone }).format(now) },
    ),
});

const readTrending = route({
  id: 'E6',
  operationId: 'trendingProducts',
  method: 'get',
  path: '/prod/moreBuyProdList',
  who: 'guest',
  summary: 'Trending deals, most sold first',
  cache: 'public, max-age=10',
  query: pagedInRegion,
  answer: prodCardPage,
  handler: ({ context, query, region, locale }) =>
    pagedCards(context, { region, locale }, { regionId: region.regionId, all: [], inStock: true }, orderOf('soldNum'), query),
});

const readNew = route({
  id: 'E7',
  operationId: 'newProducts',
  method: 'get',
  path: '/prod/lastedProdPage',
  who: 'guest',
  summary: 'Newest products first',
  cache: 'public, max-age=10',
  query: pagedInRegion,
  answer: prodCardPage,
  handler: ({ context, query, region, locale }) =>
    pagedCards(context, { region, locale }, { regionId: region.regionId, all: [] }, orderOf('new'), query),
});

export const homeModule: Module = {
  name: 'home',
  routes: [readBanners, readTags, readBlocks, readTagProducts, readYouMayLike, readTrending, readNew],
  start(context) {
    void context.database.listen('mall_world', () => forgetPools(context));
  },
};
