import type { HomeFirst } from '#machines/home.machine.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { ProdCard } from '#machines/model/product.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadHome = graphql(`
  query ReadHome($regionId: SafeInt!) {
    banners(regionId: $regionId) {
      imgUrl
      seq
      type
      relation
      relationName
      alt
      title
      text
      button
      tint
    }
    tags(regionId: $regionId) {
      tagId
      title
      icon
      style
      seq
      linkType
      relation
    }
    tagBlocks(regionId: $regionId) {
      tagId
      title
      icon
      style
      seq
      linkType
      relation
      prods {
        ...Card
      }
    }
    trendingProducts(regionId: $regionId, current: 1, size: 12) {
      records {
        ...Card
      }
    }
    youMayLike(regionId: $regionId, current: 1, size: 12) {
      ...CardPage
    }
  }
`);
/** Everything the home page opens with (contract E1 to E6). */
export const readHome = async (execute: Execute, input: { regionId: number }, options?: RequestOptions): Promise<HomeFirst> => {
  const { trendingProducts, ...first } = await execute(ReadHome, input, options);
  return { ...first, trending: trendingProducts.records };
};

const ReadYouMayLike = graphql(`
  query ReadYouMayLike($regionId: SafeInt!, $current: Int!) {
    youMayLike(regionId: $regionId, current: $current, size: 12) {
      ...CardPage
    }
  }
`);
/** The next page of "you may like": the same order all day, so that no page repeats an item (contract E5). */
export const readYouMayLike = async (
  execute: Execute,
  input: { regionId: number; current: number },
  options?: RequestOptions,
): Promise<PageOf<ProdCard>> => (await execute(ReadYouMayLike, input, options)).youMayLike;
