import { vocabularyOf } from '../seed/vocabulary.ts';
import { toMinor } from '#machines/rules/money/money.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { orderOf, sortQuery } from '../product/sorting.ts';
import { pagedCards } from '../product/pagedCards.ts';
import { prodCardPage } from '../product/product.schemas.ts';
import { attrGroups, termList } from '../product/termFilters.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64Text, pageQuery, z } from '../platform/http/schemas.ts';
import { attrFacet, attrsOf, categoriesUnder, category, categoryTree } from './category.ts';

const cache = 'public, max-age=300';
/** A price in the region's major unit, as a filter. */
const price = z.coerce.number().min(0).max(1e12).optional();

const readCategories = route({
  id: 'F1',
  operationId: 'categories',
  method: 'get',
  path: '/category/categoryInfo',
  who: 'guest',
  summary: 'One level of the categories',
  cache,
  query: z.object({ parentId: i64Text, regionId: i64Text.optional() }),
  answer: z.array(category),
  handler: ({ context, query, locale }) => categoriesUnder(context, query.parentId, locale),
});

const readTree = route({
  id: 'F2',
  operationId: 'categoryTree',
  method: 'get',
  path: '/category/tree',
  who: 'guest',
  summary: 'All categories, three levels deep',
  cache,
  query: z.object({ regionId: i64Text.optional() }),
  answer: z.array(category),
  handler: ({ context, locale }) => categoryTree(context, locale),
});

const readAttrs = route({
  id: 'F3',
  operationId: 'categoryAttributes',
  method: 'get',
  path: '/category/attrs',
  who: 'guest',
  summary: 'What a category can be filtered by',
  cache: 'public, max-age=60',
  query: z.object({ categoryId: i64Text, regionId: i64Text }),
  answer: z.array(attrFacet),
  handler: ({ context, query, region, locale }) => attrsOf(context, query.categoryId, region.regionId, locale),
});

const readProducts = route({
  id: 'F4',
  operationId: 'categoryProducts',
  method: 'get',
  path: '/prod/pageProd',
  who: 'guest',
  summary: 'The products of a category',
  cache: 'public, max-age=10',
  query: z.object({
    categoryId: i64Text,
    regionId: i64Text,
    ...pageQuery(),
    ...sortQuery,
    categoryTypeAttrIds: termList.optional(),
    minPrice: price,
    maxPrice: price,
  }),
  answer: prodCardPage,
  async handler({ context, query, region, locale }) {
    const words = await vocabularyOf(context);
    if (!words.categories.has(query.categoryId)) throw refuse('NOT_FOUND');
    const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount, region.digits));
    const all = [[query.categoryId], ...attrGroups(words, query.categoryTypeAttrIds ?? [])];
    return pagedCards(
      context,
      { region, locale },
      { regionId: region.regionId, all, minPrice: minor(query.minPrice), maxPrice: minor(query.maxPrice) },
      orderOf(query.sortName, query.sort),
      query,
    );
  },
});

export const categoryModule: Module = { name: 'category', routes: [readCategories, readTree, readAttrs, readProducts] };
