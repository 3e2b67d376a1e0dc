import type { Directory, DirectoryPlace } from '#machines/directory.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const size = 60;

const ReadBrands = graphql(`
  query ReadBrands($regionId: SafeInt!, $letter: String, $current: Int!, $size: Int!) {
    brands(regionId: $regionId, letter: $letter, current: $current, size: $size) {
      records {
        brandId
        brandName
        logo
        letter
        prodCount
      }
      total
      size
      current
      pages
    }
  }
`);
const ReadShops = graphql(`
  query ReadShops($regionId: SafeInt!, $sortName: ShopsSortName, $current: Int!, $size: Int!) {
    shops(regionId: $regionId, sortName: $sortName, current: $current, size: $size) {
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

/** One page of the brands or shops that sell in a region (contract F16, F19). */
export const readDirectory = async (
  execute: Execute,
  { place, regionId }: { place: DirectoryPlace; regionId: number },
  options?: RequestOptions,
): Promise<Directory> => {
  const page = { regionId, current: place.page, size };
  return place.name === 'brands'
    ? { kind: 'brands', page: (await execute(ReadBrands, { ...page, letter: place.letter || null }, options)).brands }
    : { kind: 'shops', page: (await execute(ReadShops, { ...page, sortName: place.sortName }, options)).shops };
};
