import { sortNames } from '../product/sorting.ts';
import { prodCard } from '../product/product.schemas.ts';
import { attrFacet } from '../category/category.ts';
import { termList } from '../product/termFilters.ts';
import { i64, i64Text, int, money, pageQuery, priced, z } from '../platform/http/schemas.ts';

const counted = (name: string, id: string, label: string) =>
  z.object({ [id]: id === 'code' ? z.string() : i64, [label]: z.string(), count: int }).openapi(name);

export const facets = z
  .object({
    attrs: z.array(attrFacet),
    brands: z.array(counted('BrandFacet', 'brandId', 'brandName')),
    categories: z.array(counted('CategoryFacet', 'categoryId', 'categoryName')),
    placesOfOrigin: z.array(counted('OriginFacet', 'code', 'name')),
    price: z.object({ min: money, max: money, ...priced }).openapi('PriceFacet'),
    shops: z.array(counted('ShopFacet', 'shopId', 'shopName')),
    ratings: z.array(z.object({ min: z.number(), count: int }).openapi('RatingFacet')),
    conditions: z.array(z.object({ code: z.string(), count: int }).openapi('ConditionFacet')),
    freeDelivery: int,
    inStock: int,
  })
  .openapi('Facets');

export const searchResult = z
  .object({
    records: z.array(prodCard),
    total: int,
    size: int,
    current: int,
    pages: int,
    scrollId: z.string().nullable(),
    sortName: z.string(),
    sort: z.string(),
    correctedKey: z.string().nullable(),
    related: z.array(z.string()),
    noResultHint: z.string().nullable(),
    facets: facets.nullable(),
  })
  .openapi('SearchResult');

export const hotSearch = z.object({ hotSearchId: i64, title: z.string(), content: z.string() }).openapi('HotSearch');

/** What stands in the panel under the search box, at most ten of all kinds together. */
export const suggested = z
  .object({
    terms: z.array(z.string()),
    categories: z.array(
      z.object({ categoryId: i64, categoryName: z.string(), parentName: z.string().nullable() }).openapi('SuggestedCategory'),
    ),
    brands: z.array(z.object({ brandId: i64, brandName: z.string() }).openapi('SuggestedBrand')),
    shops: z.array(z.object({ shopId: i64, shopName: z.string() }).openapi('SuggestedShop')),
  })
  .openapi('Suggested');

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')
  .openapi({ type: 'string', enum: ['0', '1', 'true', 'false'] });
const amount = z.coerce.number().min(0).max(1e12);

/** Countries of origin, ISO 3166 codes as a comma list. */
const origins = z
  .string()
  .max(60)
  .regex(/^([A-Za-z]{2}(,[A-Za-z]{2})*)?$/)
  .transform((text) => (text === '' ? [] : text.toUpperCase().split(',')))
  .openapi({ type: 'string', example: 'LK,CN' });

/** "Search instead for ...": no word of the key is corrected. */
const literal = flag.openapi({ description: 'Takes the key as it is typed: no word of it is corrected.' });
/** What a shopper ticks, where `categoryId` is the page he stands on. */
const chosenCategories = termList.openapi({ description: 'Categories chosen inside the result or inside categoryId: any of them.' });

export const searchFilters = {
  key: z.string().max(1_000).optional(),
  literal: literal.optional(),
  categoryTypeAttrIds: termList.optional(),
  placeOfOrigin: origins.optional(),
  regionId: i64Text.optional(),
  categoryId: i64Text.optional(),
  categoryIds: chosenCategories.optional(),
  brandIds: termList.optional(),
  shopId: i64Text.optional(),
  minPrice: amount.optional(),
  maxPrice: amount.optional(),
  hasStock: flag.optional(),
  freeDelivery: flag.optional(),
  condition: z.enum(['NEW', 'USED']).optional(),
  minRating: z.coerce.number().min(0).max(5).optional(),
  couponId: i64Text.optional(),
  prodType: z.coerce.number().int().min(0).max(1).optional(),
};

export const searchQuery = z.object({
  ...searchFilters,
  scrollId: z.string().max(64).optional(),
  pageSize: pageQuery().size,
  pageNumber: pageQuery().current,
  sort: z.enum(['asc', 'desc']).optional(),
  sortName: z.enum(sortNames).optional(),
  oldSort: z.string().max(40).optional(),
  facets: flag.optional(),
});
export const facetQuery = z.object(searchFilters);
