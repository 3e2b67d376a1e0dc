import { vocabularyOf } from '../catalogue/vocabulary.ts';
import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { orderOf } from '../product/listing.ts';
import { cardPage } from '../product/page.ts';
import { prodCard, prodCardPage } from '../product/product.shapes.ts';
import { refuse } from '../refusal.ts';
import { i64Text, pageQuery, z } from '../shapes.ts';
import { bannersOf, blocksOf, forgetPools, tagsOf, youMayLike } from './home.ts';
import { indexImg, indexTag, indexTagBlock } from './home.shapes.ts';

const cache = 'public, max-age=60';
const inRegion = z.object({ regionId: i64Text });
const pagedInRegion = z.object({ regionId: i64Text, ...pageQuery() });

const readBanners = door({
  id: 'E1', operationId: 'banners', method: 'get', path: '/indexImgs', who: 'guest', summary: 'The banners of the home page', cache, query: inRegion, answer: z.array(indexImg),
  handler: ({ house, region, locale }) => bannersOf(house, { region, locale }),
});

const readTags = door({
  id: 'E2', operationId: 'tags', method: 'get', path: '/indexTag/taglist', who: 'guest', summary: 'The icons under the banners', cache, query: inRegion, answer: z.array(indexTag),
  handler: async ({ house, locale }) => tagsOf(await vocabularyOf(house), locale),
});

const readBlocks = door({
  id: 'E3', operationId: 'tagBlocks', method: 'get', path: '/indexTag/list', who: 'guest', summary: 'Tags with their first products', cache: 'public, max-age=10', query: inRegion, answer: z.array(indexTagBlock),
  handler: ({ house, region, locale }) => blocksOf(house, { region, locale }),
});

/** Without `current` the bare list (the specification's form), with it a page. */
const readTagProducts = door({
  id: 'E4', operationId: 'tagProducts', method: 'get', path: '/indexTag/tagdetaillist', who: 'guest', summary: 'The products of a tag: a list, or with `current` a page', cache: 'public, max-age=10',
  query: z.object({ tagId: i64Text, regionId: i64Text, ...pageQuery() }), answer: z.union([z.array(prodCard), prodCardPage]),
  async handler({ house, query, region, locale }) {
    const words = await vocabularyOf(house);
    if (!words.tags.some((tag) => tag.tagId === query.tagId)) throw refuse('NOT_FOUND');
    const wish = query.current === undefined ? { current: 1, size: query.size ?? 100 } : query;
    const page = await cardPage(house, { region, locale }, { regionId: region.regionId, all: [[query.tagId]] }, orderOf(), wish);
    return query.current === undefined ? page.records : page;
  },
});

const readYouMayLike = door({
  id: 'E5', operationId: 'youMayLike', method: 'get', path: '/indexTag/moreGoodStuff', who: 'guest', summary: 'You may like: stable for a visitor and day', cache, query: pagedInRegion, answer: prodCardPage,
  handler: ({ house, query, region, locale, user, now }) =>
    youMayLike(house, { region, locale }, { ...query, visitor: user?.userId ?? '', day: new Intl.DateTimeFormat('en-CA', { timeZone: region.zone }).format(now) }),
});

const readTrending = door({
  id: 'E6', operationId: 'trendingProducts', method: 'get', path: '/prod/moreBuyProdList', who: 'guest', summary: 'Trending deals, most sold first', cache: 'public, max-age=10', query: pagedInRegion, answer: prodCardPage,
  handler: ({ house, query, region, locale }) => cardPage(house, { region, locale }, { regionId: region.regionId, all: [], inStock: true }, orderOf('soldNum'), query),
});

const readNew = door({
  id: 'E7', operationId: 'newProducts', method: 'get', path: '/prod/lastedProdPage', who: 'guest', summary: 'Newest products first', cache: 'public, max-age=10', query: pagedInRegion, answer: prodCardPage,
  handler: ({ house, query, region, locale }) => cardPage(house, { region, locale }, { regionId: region.regionId, all: [] }, orderOf('new'), query),
});

export const homeNoun: Noun = {
  name: 'home', doors: [readBanners, readTags, readBlocks, readTagProducts, readYouMayLike, readTrending, readNew],
  start(house) {
    house.database.listen('mall_world', () => forgetPools(house));
  },
};
