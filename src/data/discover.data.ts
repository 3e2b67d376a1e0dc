import type { DiscoverPlace, Discovery } from '#machines/discover.machine.ts';
import { idAtEnd } from '#machines/rules/list/listQuery.ts';
import { ProblemError } from '#machines/model/problem.ts';
import type { Category } from '#machines/model/category.ts';
import { pathTo, readCategoryTree } from './categoryTree.data.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

/** As many as fill two rows at the desk. */
const size = 12;

const ReadCategoryProducts = graphql(`
  query ReadCategoryProducts($categoryId: SafeInt!, $regionId: SafeInt!, $size: Int!, $sortName: CategoryProductsSortName!) {
    categoryProducts(categoryId: $categoryId, regionId: $regionId, current: 1, size: $size, sortName: $sortName) {
      ...CardPage
    }
  }
`);
const ReadNewProducts = graphql(`
  query ReadNewProducts($regionId: SafeInt!, $size: Int!) {
    newProducts(regionId: $regionId, current: 1, size: $size) {
      ...CardPage
    }
  }
`);

/** The category that a place is about: none above all, the first of all where the address names none. */
const chosenIn = (place: DiscoverPlace, roots: readonly Category[]): number | null => {
  if (place.name === 'discover') return null;
  if (place.name === 'subCategory') return idAtEnd(place.category) ?? 0;
  return place.categoryId ?? roots[0]?.categoryId ?? null;
};

/**
 * What can be discovered at a place: categories (contract F2) and the newest (E7, F4) or most sold (F4) of its products. @throws
 * ProblemError NOT_FOUND for an unknown category
 */
export const readDiscovery = async (
  execute: Execute,
  { place, regionId }: { place: DiscoverPlace; regionId: number },
  options?: RequestOptions,
): Promise<Discovery> => {
  const roots = await readCategoryTree(execute, { regionId }, options);
  const categoryId = chosenIn(place, roots);
  if (categoryId === null) {
    const { records, total } = (await execute(ReadNewProducts, { regionId, size }, options)).newProducts;
    return { roots, path: [], inside: roots, cards: records, total };
  }
  const path = pathTo(roots, categoryId);
  const category = path.at(-1);
  if (!category) throw new ProblemError({ code: 'NOT_FOUND', at: 0 });
  const { records, total } = (
    await execute(ReadCategoryProducts, { categoryId, regionId, size, sortName: place.name === 'category' ? 'soldNum' : 'new' }, options)
  ).categoryProducts;
  return { roots, path, inside: category.children, cards: records, total };
};
