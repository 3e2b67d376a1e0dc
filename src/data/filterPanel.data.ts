import type { FacetsQuestion } from '#machines/filterPanel.machine.ts';
import type { Facets } from '#machines/model/search.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { narrowing } from './search.data.ts';

const ReadFacets = graphql(`
  query ReadFacets(
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
    $condition: SearchFacetsCondition
    $freeDelivery: String
    $hasStock: String
  ) {
    searchFacets(
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
    ) {
      ...FacetCounts
    }
  }
`);
/** What a list could be narrowed by if these filters were set, counted over the whole result (contract G4). */
export const readFacets = async (
  execute: Execute,
  { place, filters, regionId }: FacetsQuestion,
  options?: RequestOptions,
): Promise<Facets> => (await execute(ReadFacets, { ...narrowing(place, filters), regionId }, options)).searchFacets;
