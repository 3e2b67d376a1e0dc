import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { i64Text, pageQuery, z } from '../shapes.ts';
import { facetQuery, facets, hotSearch, searchQuery, searchResult, suggested } from './search.shapes.ts';
import { keepShelves } from '../shelf/shelves.ts';
import { sweepScrolls } from './scroll.ts';
import { facetsFor, search } from './search.ts';
import { suggestedFor } from './suggestPanel.ts';
import { hotSearchesOf, suggestionsFor } from './suggest.ts';

const findProducts = door({
  id: 'G1', operationId: 'search', method: 'get', path: '/search', who: 'guest', summary: 'Searches products; a scrollId keeps the order of the first 2,000', cache: 'public, max-age=5',
  query: searchQuery, answer: searchResult,
  handler: ({ house, query, region, locale, now }) => search(house, query, { region, locale, now }),
});

const readHotSearches = door({
  id: 'G2', operationId: 'hotSearches', method: 'get', path: '/search/hotSearch', who: 'guest', summary: 'What people look for', cache: 'public, max-age=60',
  query: z.object({ number: pageQuery(10).size, sort: z.enum(['0', '1']).optional(), regionId: i64Text.optional() }), answer: z.array(hotSearch),
  handler: ({ house, query, region, locale, now }) => hotSearchesOf(house, { regionId: region.regionId, number: query.number ?? 10, isOrdered: query.sort !== '0', locale, now }),
});

const readSuggestions = door({
  id: 'G3', operationId: 'suggestions', method: 'get', path: '/search/suggest/keyword', who: 'guest', summary: 'What a shopper may be typing, at most 10', cache: 'public, max-age=300',
  query: z.object({ keyword: z.string().max(100), size: pageQuery(10).size }), answer: z.array(z.string()),
  handler: ({ house, query, locale }) => suggestionsFor(house, query.keyword, Math.min(10, query.size ?? 10), locale),
});

/** Ours beside G3: terms, categories, brands and shops in one answer, so that the panel asks once for each letter. */
const readSuggested = door({
  id: 'G5', operationId: 'suggested', method: 'get', path: '/search/suggest/panel', who: 'guest', summary: 'What a shopper may be typing: terms, categories, brands and shops, at most 10 together', cache: 'public, max-age=300',
  query: z.object({ keyword: z.string().max(100), regionId: i64Text.optional() }), answer: suggested,
  handler: ({ house, query, region, locale }) => suggestedFor(house, { keyword: query.keyword, regionId: region.regionId, locale }),
});

const readFacets = door({
  id: 'G4', operationId: 'searchFacets', method: 'get', path: '/search/facets', who: 'guest', summary: 'What a search can be narrowed by, with counts', cache: 'public, max-age=10',
  query: facetQuery, answer: facets,
  handler: ({ house, query, region, locale, now }) => facetsFor(house, query, { region, locale, now }),
});

const sweepEvery = 10 * 60_000;

export const searchNoun: Noun = {
  name: 'search', doors: [findProducts, readHotSearches, readSuggestions, readSuggested, readFacets],
  start(house) {
    keepShelves(house);
    const sweeping = setInterval(() => void sweepScrolls(house, house.clock.now()).catch((failed: Error) => house.log(`sweeping scrolls failed: ${failed.message}`)), sweepEvery);
    sweeping.unref();
    return () => clearInterval(sweeping);
  },
};
