import { route } from '../platform/http/route.ts';
import { errorText } from '../platform/http/errorText.ts';
import type { Module } from '../platform/module.ts';
import { i64Text, pageQuery, z } from '../platform/http/schemas.ts';
import { facetQuery, facets, hotSearch, searchQuery, searchResult, suggested } from './search.schemas.ts';
import { keepRegionIndexes } from '../searchIndex/regionIndexes.ts';
import { sweepScrolls } from './frozenResults.ts';
import { facetsFor, search } from './search.ts';
import { suggestedFor } from './suggestPanel.ts';
import { hotSearchesOf, suggestionsFor } from './suggest.ts';

const findProducts = route({
  id: 'G1',
  operationId: 'search',
  method: 'get',
  path: '/search',
  who: 'guest',
  summary: 'Searches products; a scrollId keeps the order of the first 2,000',
  cache: 'public, max-age=5',
  query: searchQuery,
  answer: searchResult,
  handler: ({ context, query, region, locale, now }) => search(context, query, { region, locale, now }),
});

const readHotSearches = route({
  id: 'G2',
  operationId: 'hotSearches',
  method: 'get',
  path: '/search/hotSearch',
  who: 'guest',
  summary: 'What people look for',
  cache: 'public, max-age=60',
  query: z.object({ number: pageQuery(10).size, sort: z.enum(['0', '1']).optional(), regionId: i64Text.optional() }),
  answer: z.array(hotSearch),
  handler: ({ context, query, region, locale, now }) =>
    hotSearchesOf(context, { regionId: region.regionId, number: query.number ?? 10, isOrdered: query.sort !== '0', locale, now }),
});

const readSuggestions = route({
  id: 'G3',
  operationId: 'suggestions',
  method: 'get',
  path: '/search/suggest/keyword',
  who: 'guest',
  summary: 'What a shopper may be typing, at most 10',
  cache: 'public, max-age=300',
  query: z.object({ keyword: z.string().max(100), size: pageQuery(10).size }),
  answer: z.array(z.string()),
  handler: ({ context, query, locale }) => suggestionsFor(context, query.keyword, Math.min(10, query.size ?? 10), locale),
});

/** Ours beside G3: terms, categories, brands and shops in one answer, so that the panel asks once for each letter. */
const readSuggested = route({
  id: 'G5',
  operationId: 'suggested',
  method: 'get',
  path: '/search/suggest/panel',
  who: 'guest',
  summary: 'What a shopper may be typing: terms, categories, brands and shops, at most 10 together',
  cache: 'public, max-age=300',
  query: z.object({ keyword: z.string().max(100), regionId: i64Text.optional() }),
  answer: suggested,
  handler: ({ context, query, region, locale }) => suggestedFor(context, { keyword: query.keyword, regionId: region.regionId, locale }),
});

const readFacets = route({
  id: 'G4',
  operationId: 'searchFacets',
  method: 'get',
  path: '/search/facets',
  who: 'guest',
  summary: 'What a search can be narrowed by, with counts',
  cache: 'public, max-age=10',
  query: facetQuery,
  answer: facets,
  handler: ({ context, query, region, locale, now }) => facetsFor(context, query, { region, locale, now }),
});

const sweepEvery = 10 * 60_000;

export const searchModule: Module = {
  name: 'search',
  routes: [findProducts, readHotSearches, readSuggestions, readSuggested, readFacets],
  start(context) {
    keepRegionIndexes(context);
    const sweeping = setInterval(
      () =>
        void sweepScrolls(context, context.clock.now()).catch((failed: unknown) =>
          context.log(`sweeping scrolls failed: ${errorText(failed)}`),
        ),
      sweepEvery,
    );
    sweeping.unref();
    return () => clearInterval(sweeping);
  },
};
