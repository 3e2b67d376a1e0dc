import type { Favourites, FavouritesQuestion } from '#machines/favourites.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';

const pageSize = 20;

const ReadCollection = graphql(`
  query ReadCollection($current: Int!, $size: Int!, $sortName: CollectionSortName) {
    collection(current: $current, size: $size, sortName: $sortName) {
      records {
        id
        createTime
        priceWhenSaved
        prodId
        prodName
        pic
        price
        oriPrice
        priceSymbol
        currency
        soldNum
        discount
        couponCount
        rating
        commNum
        shopId
        shopName
        stockStatus
        deliverable
        freeDelivery
        overseas
        placeOfOrigin
        condition
        hasVariants
        skuId
      }
      total
      size
      current
      pages
    }
  }
`);
const ReadFollowedShops = graphql(`
  query ReadFollowedShops($current: Int!, $size: Int!) {
    followedShops(current: $current, size: $size) {
      records {
        shopId
        shopName
        shopLogo
        score
        fansCount
        prodCount
        soldNum
      }
      total
      size
      current
      pages
    }
  }
`);

/** One page of what the shopper keeps, or its first pages in one (contract H1, H8). */
export const readFavourites = async (
  execute: Execute,
  { place: { tab, sortName }, current, pages }: FavouritesQuestion,
  options?: RequestOptions,
): Promise<Favourites> => {
  const size = rowsOfPages(pageSize, pages);
  return tab === 'shops'
    ? { tab, page: inPages((await execute(ReadFollowedShops, { current, size }, options)).followedShops, pageSize, pages) }
    : { tab, page: inPages((await execute(ReadCollection, { current, size, sortName }, options)).collection, pageSize, pages) };
};
