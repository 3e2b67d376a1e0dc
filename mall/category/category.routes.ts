import { vocabularyOf } from '../catalogue/vocabulary.ts';
import { toMinor } from '#machines/money.ts';
import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { orderOf, sortQuery } from '../product/listing.ts';
import { cardPage } from '../product/page.ts';
import { prodCardPage } from '../product/product.shapes.ts';
import { attrGroups, termList } from '../product/terms.ts';
import { refuse } from '../refusal.ts';
import { i64Text, pageQuery, z } from '../shapes.ts';
import { attrFacet, attrsOf, categoriesUnder, category, categoryTree } from './category.ts';

const cache = 'public, max-age=300';
/** A price in the region's major unit, as a filter. */
const price = z.coerce.number().min(0).max(1e12).optional();

const readCategories = door({
  id: 'F1', operationId: 'categories', method: 'get', path: '/category/categoryInfo', who: 'guest', summary: 'One level of the categories', cache,
  query: z.object({ parentId: i64Text, regionId: i64Text.optional() }), answer: z.array(category),
  handler: ({ house, query, locale }) => categoriesUnder(house, query.parentId, locale),
});

const readTree = door({
  id: 'F2', operationId: 'categoryTree', method: 'get', path: '/category/tree', who: 'guest', summary: 'All categories, three levels deep', cache,
  query: z.object({ regionId: i64Text.optional() }), answer: z.array(category),
  handler: ({ house, locale }) => categoryTree(house, locale),
});

const readAttrs = door({
  id: 'F3', operationId: 'categoryAttributes', method: 'get', path: '/category/attrs', who: 'guest', summary: 'What a category can be filtered by', cache: 'public, max-age=60',
  query: z.object({ categoryId: i64Text, regionId: i64Text }), answer: z.array(attrFacet),
  handler: ({ house, query, region, locale }) => attrsOf(house, query.categoryId, region.regionId, locale),
});

const readProducts = door({
  id: 'F4', operationId: 'categoryProducts', method: 'get', path: '/prod/pageProd', who: 'guest', summary: 'The products of a category', cache: 'public, max-age=10',
  query: z.object({ categoryId: i64Text, regionId: i64Text, ...pageQuery(), ...sortQuery, categoryTypeAttrIds: termList.optional(), minPrice: price, maxPrice: price }), answer: prodCardPage,
  async handler({ house, query, region, locale }) {
    const words = await vocabularyOf(house);
    if (!words.categories.has(query.categoryId)) throw refuse('NOT_FOUND');
    const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount, region.digits));
    const all = [[query.categoryId], ...attrGroups(words, query.categoryTypeAttrIds ?? [])];
    return cardPage(house, { region, locale }, { regionId: region.regionId, all, minPrice: minor(query.minPrice), maxPrice: minor(query.maxPrice) }, orderOf(query.sortName, query.sort), query);
  },
});

export const categoryNoun: Noun = { name: 'category', doors: [readCategories, readTree, readAttrs, readProducts] };
