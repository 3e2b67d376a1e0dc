import type { Suggestion } from '#machines/rules/list/suggestions.ts';
import type { HotSearch } from '#machines/model/search.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadHotSearches = graphql(`
  query ReadHotSearches($regionId: SafeInt!) {
    hotSearches(number: 10, sort: "1", regionId: $regionId) {
      hotSearchId
      title
      content
    }
  }
`);
/** The ten popular searches of a region (spec 9). */
export const readHotSearches = async (execute: Execute, input: { regionId: number }, options?: RequestOptions): Promise<HotSearch[]> =>
  (await execute(ReadHotSearches, input, options)).hotSearches;

const ReadSuggestions = graphql(`
  query ReadSuggestions($keyword: String!, $regionId: SafeInt!) {
    suggested(keyword: $keyword, regionId: $regionId) {
      terms
      categories {
        categoryId
        categoryName
        parentName
      }
      brands {
        brandId
        brandName
      }
      shops {
        shopId
        shopName
      }
    }
  }
`);
/**
 * What goes on from these letters, at most ten of all kinds (spec 9): terms, then categories, brands and shops of the region with their
 * pages.
 */
export const readSuggestions = async (
  execute: Execute,
  input: { keyword: string; regionId: number },
  options?: RequestOptions,
): Promise<Suggestion[]> => {
  const { terms, categories, brands, shops } = (await execute(ReadSuggestions, input, options)).suggested;
  return [
    ...terms.map((name) => ({ kind: 'term' as const, name })),
    ...categories.map(({ categoryId, categoryName, parentName }) => ({
      kind: 'category' as const,
      name: categoryName,
      within: parentName,
      place: { name: 'categoryList' as const, categoryList: categoryName, categoryId },
    })),
    ...brands.map(({ brandId, brandName }) => ({
      kind: 'brand' as const,
      name: brandName,
      within: null,
      place: { name: 'brand' as const, brand: brandName, brandId },
    })),
    ...shops.map(({ shopId, shopName }) => ({
      kind: 'shop' as const,
      name: shopName,
      within: null,
      place: { name: 'store' as const, shop: shopName, storeId: shopId },
    })),
  ];
};
