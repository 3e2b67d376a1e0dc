import type { SearchQuestion } from '#machines/search.machine.ts';
import type { ProdCard, SearchResult } from '#machines/words.ts';
import type { Ask, How } from './door.ts';
import { graphql } from './gql/gql.ts';
import type { SearchSort, SearchSortName } from './gql/graphql.ts';

const pageSize = 24;

const SearchProducts = graphql(`
  query SearchProducts($key: String!, $regionId: SafeInt!, $pageNumber: Int!, $pageSize: Int!, $scrollId: String, $sortName: SearchSortName, $sort: SearchSort, $oldSort: String) {
    search(key: $key, regionId: $regionId, pageNumber: $pageNumber, pageSize: $pageSize, scrollId: $scrollId, sortName: $sortName, sort: $sort, oldSort: $oldSort) {
      records { ...Card } total size current pages scrollId sortName sort correctedKey related
    }
  }
`);
/** One page of a search along its frozen scroll (contract G1, Z11). */
export const searchProducts = async (ask: Ask, { key, regionId, pageNumber, scrollId, sortName, sort }: SearchQuestion, how?: How): Promise<SearchResult> => {
  const order = sortName ? { sortName: sortName as SearchSortName, sort: (sort || 'desc') as SearchSort, oldSort: `${sortName}:${sort || 'desc'}` } : {};
  return (await ask(SearchProducts, { key, regionId, pageNumber, pageSize, ...order, ...(scrollId === null ? {} : { scrollId }) }, how)).search;
};

const ReadPopularProducts = graphql(`
  query ReadPopularProducts($regionId: SafeInt!) { trendingProducts(regionId: $regionId, current: 1, size: 12) { records { ...Card } } }
`);
/** What others buy, for a search that found nothing (contract E6). */
export const readPopularProducts = async (ask: Ask, question: { regionId: number }, how?: How): Promise<ProdCard[]> =>
  (await ask(ReadPopularProducts, question, how)).trendingProducts.records;
