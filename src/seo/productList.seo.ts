import type { OnlineStore, WithContext } from 'schema-dts';
import type { SnapshotFrom } from 'xstate';
import type { productListMachine } from '#machines/productList.machine.ts';
import type { ShopInfo } from '#machines/model/seller.ts';
import { absolute, sharePicture, type PageMetadata, type MetadataContext } from './pageMetadata.ts';
import { crumbs, listed, namesOf } from './structuredLists.ts';

const asStore = (shop: ShopInfo, stand: MetadataContext): WithContext<OnlineStore> => ({
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: shop.shopName,
  description: shop.intro,
  logo: absolute(stand, shop.shopLogo),
  url: stand.canonical,
  parentOrganization: { '@type': 'Organization', name: stand.brand, url: absolute(stand, '/') },
});

/** The head of a category, a tag, a shop, a brand or what sells most: what stands on the shelf, how much of it, and the way to it. */
export const productListMetadata = (
  { context: { heading, read } }: SnapshotFrom<typeof productListMachine>,
  stand: MetadataContext,
): PageMetadata => {
  if (!heading) return { data: [] };
  const { intl, brand, region } = stand;
  const name = heading.kind === 'trending' ? intl.formatMessage({ id: 'productList.trending' }) : heading.title;
  const list = read.cards.length > 0 ? [listed(stand, name, read.cards, read.total)] : [];
  const own = { name, place: stand.place };
  if (heading.kind === 'shop') {
    const { shop } = heading;
    return {
      description: intl.formatMessage({ id: 'seo.shop' }, { name: shop.shopName, brand, count: read.total, from: shop.shipFrom }),
      picture: sharePicture(stand, shop.shopLogo, 'shop', shop.shopId),
      data: [asStore(shop, stand), crumbs(stand, [own]), ...list],
    };
  }
  if (heading.kind === 'trending') {
    return {
      description: intl.formatMessage({ id: 'seo.trendingHere' }, { brand, region: region.regionName }),
      picture: sharePicture(stand, read.cards[0]?.pic, 'mall', 0),
      data: [crumbs(stand, [own]), ...list],
    };
  }
  const sentence = intl.formatMessage({ id: 'seo.category' }, { name, brand, count: read.total, region: region.regionName });
  if (heading.kind === 'brand') {
    const way = [{ name: intl.formatMessage({ id: 'productList.brands' }), place: { name: 'brands', letter: '', page: 1 } as const }, own];
    return { description: sentence, picture: sharePicture(stand, read.cards[0]?.pic, 'mall', 0), data: [crumbs(stand, way), ...list] };
  }
  if (heading.kind === 'voucher') return { description: sentence, data: [crumbs(stand, [own])] };
  if (heading.kind === 'tag') {
    return {
      description: sentence,
      picture: sharePicture(stand, heading.icon, 'tag', stand.place.name === 'services' ? stand.place.tagId : 0),
      data: [crumbs(stand, [own]), ...list],
    };
  }
  return {
    description:
      heading.children.length > 0
        ? intl.formatMessage(
            { id: 'seo.inside' },
            {
              sentence,
              names: namesOf(
                stand,
                heading.children.map(({ categoryName }) => categoryName),
              ),
            },
          )
        : sentence,
    picture: sharePicture(stand, read.cards[0]?.pic ?? heading.children[0]?.pic, 'category', heading.path.at(-1)?.categoryId ?? 0),
    data: [
      crumbs(
        stand,
        heading.path.map(({ categoryId, categoryName }) => ({
          name: categoryName,
          place: { name: 'categoryList', categoryList: categoryName, categoryId },
        })),
      ),
      ...list,
    ],
  };
};
