import type { Filters } from '#machines/rules/list/filters.ts';
import { scopeOf, parseListQuery, type ListPlace } from '#machines/rules/list/listQuery.ts';
import type { SearchInput } from '#machines/search.machine.ts';
import type { ProdCard } from '#machines/model/product.ts';
import type { SearchResult } from '#machines/model/search.ts';
import type { ShopCard } from '#machines/model/seller.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import type { SearchCondition, SearchFacetsCondition, SearchSort, SearchSortName } from './gql/graphql.ts';

/** How many products a list brings at once. */
export const pageSize = 24;

/** What the filter panel and the names of set filters need (contract G4). */
graphql(`
  fragment FacetCounts on Facets {
    attrs {
      attrId
      attrName
      values {
        attrValueId
        value
        count
      }
    }
    brands {
      brandId
      brandName
      count
    }
    categories {
      categoryId
      categoryName
      count
    }
    placesOfOrigin {
      code
      name
      count
    }
    price {
      min
      max
      currency
      priceSymbol
    }
    ratings {
      min
      count
    }
    conditions {
      code
      count
    }
    freeDelivery
    inStock
  }
`);
const SearchProducts = graphql(`
  query SearchProducts(
    $key: String
    $regionId: SafeInt!
    $categoryId: SafeInt
    $shopId: SafeInt
    $literal: String
    $categoryIds: String
    $categoryTypeAttrIds: String
    $brandIds: String
    $placeOfOrigin: String
    $minPrice: Float
    $maxPrice: Float
    $minRating: Float
    $condition: SearchCondition
    $freeDelivery: String
    $hasStock: String
    $pageNumber: Int!
    $pageSize: Int!
    $scrollId: String
    $sortName: SearchSortName
    $sort: SearchSort
    $oldSort: String
    $facets: String
  ) {
    search(
      key: $key
      regionId: $regionId
      categoryId: $categoryId
      shopId: $shopId
      literal: $literal
      categoryIds: $categoryIds
      categoryTypeAttrIds: $categoryTypeAttrIds
      brandIds: $brandIds
      placeOfOrigin: $placeOfOrigin
      minPrice: $minPrice
      maxPrice: $maxPrice
      minRating: $minRating
      condition: $condition
      freeDelivery: $freeDelivery
      hasStock: $hasStock
      pageNumber: $pageNumber
      pageSize: $pageSize
      scrollId: $scrollId
      sortName: $sortName
      sort: $sort
      oldSort: $oldSort
      facets: $facets
    ) {
      records {
        ...Card
      }
      total
      size
      current
      pages
      scrollId
      correctedKey
      noResultHint
      related
      facets {
        ...FacetCounts
      }
    }
  }
`);

const listed = (values: readonly (string | number)[]): string | null => (values.length > 0 ? values.join(',') : null);

/** What a list is about and narrowed by, as G1 and G4 take it; what is not asked for is left out, so that equal questions are equal. */
export const narrowing = (place: ListPlace, filters: Filters) => {
  const { key, categoryId, shopId } = scopeOf(place);
  const { minPrice, maxPrice, minRating, condition } = filters;
  const fields = {
    key,
    categoryId,
    shopId,
    literal: parseListQuery(place.query).isLiteral ? '1' : null,
    categoryIds: listed(filters.categoryIds),
    categoryTypeAttrIds: listed(filters.attrIds),
    brandIds: listed(filters.brandIds),
    placeOfOrigin: listed(filters.origins),
    minPrice,
    maxPrice,
    minRating,
    condition,
    freeDelivery: filters.freeDelivery ? '1' : null,
    hasStock: filters.hasStock ? '1' : null,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Partial<Omit<typeof fields, 'condition'>> & {
    condition?: SearchCondition & SearchFacetsCondition;
  };
};

/** One page of a list along its frozen scroll; its first page comes with the counts of its filters (contract G1, Z11). */
export const searchProducts = async (
  execute: Execute,
  { place, regionId, pageNumber, scrollId }: SearchInput,
  options?: RequestOptions,
): Promise<SearchResult> => {
  const { filters, sorting } = parseListQuery(place.query);
  const { sortName, sort } = sorting;
  const order = sortName === 'default' ? {} : { sortName: sortName as SearchSortName, sort: sort as SearchSort };
  const scroll = scrollId === null ? {} : { scrollId, oldSort: `${sortName}:${sort}` };
  const facets = scrollId === null ? { facets: '1' } : {};
  const variables = { ...narrowing(place, filters), regionId, pageNumber, pageSize, ...order, ...scroll, ...facets };
  return (await execute(SearchProducts, variables, options)).search;
};

const ReadPopularProducts = graphql(`
  query ReadPopularProducts($regionId: SafeInt!) {
    trendingProducts(regionId: $regionId, current: 1, size: 12) {
      records {
        ...Card
      }
    }
  }
`);
/** What others buy, for a search that found nothing (contract E6). */
export const readPopularProducts = async (execute: Execute, input: { regionId: number }, options?: RequestOptions): Promise<ProdCard[]> =>
  (await execute(ReadPopularProducts, input, options)).trendingProducts.records;

const FindShops = graphql(`
  query FindShops($name: String!, $regionId: SafeInt!) {
    shopsByName(name: $name, regionId: $regionId) {
      shopId
      shopName
      shopLogo
      score
      fansCount
      prodCount
      soldNum
    }
  }
`);
/** The shops of a name, at most twenty (contract F15). */
export const findShops = async (
  execute: Execute,
  input: { name: string; regionId: number },
  options?: RequestOptions,
): Promise<ShopCard[]> => (await execute(FindShops, input, options)).shopsByName;
