import { ProblemError } from '#machines/model/problem.ts';
import { isPlain, scopeOf, parseListQuery, type PlainPlace } from '#machines/rules/list/listQuery.ts';
import type {
  ProductListFirst,
  ProductListHeading,
  ProductListPage,
  ProductListPageQuestion,
  ProductListPlace,
} from '#machines/productList.machine.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { ProdCard } from '#machines/model/product.ts';
import { pathTo, readCategoryTree } from './categoryTree.data.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { pageSize, searchProducts } from './search.data.ts';

type Input = { place: ProductListPlace; regionId: number };

const ReadTagShelf = graphql(`
  query ReadTagShelf($tagId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    productsByTag(tagId: $tagId, regionId: $regionId, current: $current, size: $size) {
      ...CardPage
    }
  }
`);
const ReadBrandShelf = graphql(`
  query ReadBrandShelf($brandId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    brandProducts(brandId: $brandId, regionId: $regionId, current: $current, size: $size) {
      ...CardPage
    }
  }
`);
const ReadTrendingShelf = graphql(`
  query ReadTrendingShelf($regionId: SafeInt!, $current: Int!, $size: Int!) {
    trendingProducts(regionId: $regionId, current: $current, size: $size) {
      ...CardPage
    }
  }
`);
const ReadVoucherShelf = graphql(`
  query ReadVoucherShelf($couponId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    productsOfVoucher(couponId: $couponId, regionId: $regionId, current: $current, size: $size) {
      ...CardPage
    }
  }
`);
const ReadVoucher = graphql(`
  query ReadVoucher($couponId: SafeInt!) {
    voucherById(couponId: $couponId) {
      couponName
      subTitle
      scope
      shopName
      endTime
    }
  }
`);
const ReadBrand = graphql(`
  query ReadBrand($brandId: SafeInt!, $regionId: SafeInt!) {
    brands(brandId: $brandId, regionId: $regionId) {
      records {
        brandId
        brandName
        logo
        letter
        prodCount
      }
    }
  }
`);
const ReadTags = graphql(`
  query ReadTags($regionId: SafeInt!) {
    tags(regionId: $regionId) {
      tagId
      title
      icon
    }
    tagBlocks(regionId: $regionId) {
      tagId
      title
      icon
    }
  }
`);
const ReadShop = graphql(`
  query ReadShop($shopId: SafeInt!, $regionId: SafeInt!) {
    shop(shopId: $shopId, regionId: $regionId) {
      shopId
      shopName
      shopLogo
      score
      fansCount
      prodCount
      soldNum
      banner
      intro
      shopNotice
      openTime
      shipFrom
      responseMinutes
      onTimeRate
    }
    shopCategories(shopId: $shopId) {
      categoryId
      categoryName
    }
  }
`);

const readHeading = async (execute: Execute, { place, regionId }: Input, options?: RequestOptions): Promise<ProductListHeading> => {
  if (place.name === 'store') {
    const { shop, shopCategories } = await execute(ReadShop, { shopId: place.storeId, regionId }, options);
    return { kind: 'shop', title: shop.shopName, shop, categories: shopCategories };
  }
  if (place.name === 'brand') {
    const { brands } = await execute(ReadBrand, { brandId: place.brandId, regionId }, options);
    const brand = brands.records.find(({ brandId }) => brandId === place.brandId);
    if (!brand) throw new ProblemError({ code: 'NOT_FOUND', at: 0 });
    return { kind: 'brand', title: brand.brandName, brand };
  }
  if (place.name === 'trending') return { kind: 'trending' };
  if (place.name === 'voucher') {
    const { couponName, ...voucher } = (await execute(ReadVoucher, { couponId: place.couponId }, options)).voucherById;
    return { kind: 'voucher', title: couponName, voucher };
  }
  if (place.name === 'services') {
    const { tags, tagBlocks } = await execute(ReadTags, { regionId }, options);
    const tag = [...tags, ...tagBlocks].find(({ tagId }) => tagId === place.tagId);
    if (!tag) throw new ProblemError({ code: 'NOT_FOUND', at: 0 });
    return { kind: 'tag', title: tag.title, icon: tag.icon };
  }
  const { categoryId } = scopeOf(place);
  const path = categoryId === null ? [] : pathTo(await readCategoryTree(execute, { regionId }, options), categoryId);
  const category = path.at(-1);
  const own = path.find((each) => each.categoryId === place.categoryId);
  // `/{categoryList}/{categoryId}/prods/{category}`: what was chosen must lie inside, and what lies beside it stays offered.
  if (!category || !own) throw new ProblemError({ code: 'NOT_FOUND', at: 0 });
  return { kind: 'category', title: category.categoryName, path, children: own.children };
};

const readPlain = async (
  execute: Execute,
  place: ProductListPlace & PlainPlace,
  page: { regionId: number; current: number; size: number },
  options?: RequestOptions,
): Promise<PageOf<ProdCard>> => {
  switch (place.name) {
    case 'services':
      return (await execute(ReadTagShelf, { tagId: place.tagId, ...page }, options)).productsByTag;
    case 'brand':
      return (await execute(ReadBrandShelf, { brandId: place.brandId, ...page }, options)).brandProducts;
    case 'voucher':
      return (await execute(ReadVoucherShelf, { couponId: place.couponId, ...page }, options)).productsOfVoucher;
    case 'trending':
      return (await execute(ReadTrendingShelf, page, options)).trendingProducts;
  }
};

/**
 * One more page of a shelf: along its frozen scroll (contract G1); of a tag, a brand, a voucher and what sells most by its number (E6, F9,
 * Q5, F20).
 */
export const readMoreOfProductList = async (
  execute: Execute,
  { place, regionId, pageNumber, scrollId }: ProductListPageQuestion,
  options?: RequestOptions,
): Promise<ProductListPage> => {
  if (!isPlain(place)) return searchProducts(execute, { place, regionId, pageNumber, scrollId }, options);
  return { ...(await readPlain(execute, place, { regionId, current: pageNumber, size: pageSize }, options)), scrollId: null, facets: null };
};

/** Heading and first page of a shelf. @throws ProblemError NOT_FOUND for an unknown category, tag, shop, brand or voucher */
export const readProductList = async (execute: Execute, input: Input, options?: RequestOptions): Promise<ProductListFirst> => {
  const first = { ...input, pageNumber: parseListQuery(input.place.query).page, scrollId: null };
  const [heading, page] = await Promise.all([readHeading(execute, input, options), readMoreOfProductList(execute, first, options)]);
  return { heading, page };
};
