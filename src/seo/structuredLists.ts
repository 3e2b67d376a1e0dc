import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import type { Place } from '#machines/model/place.ts';
import type { ProdCard } from '#machines/model/product.ts';
import { absolute, type MetadataContext } from './pageMetadata.ts';

/** Names in a sentence or a list, at most so many. */
const mostNames = 8;

/** The first names in one text, joined as the language does. */
export const namesOf = (stand: Pick<MetadataContext, 'intl'>, names: readonly string[]): string =>
  stand.intl.formatList(names.slice(0, mostNames), { type: 'unit' });

/** The way from the home page to where one is; each step with its address. */
export const crumbs = (stand: MetadataContext, way: readonly { name: string; place: Place }[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: stand.intl.formatMessage({ id: 'shell.tabHome' }), place: { name: 'home' } as const }, ...way].map(
    ({ name, place }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(stand, stand.addressOf(place)),
    }),
  ),
});

/** A list of products as it stands on the page. */
export const listed = (stand: MetadataContext, name: string, cards: readonly ProdCard[], total: number): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: total,
  itemListElement: cards.map(({ prodId, prodName }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: prodName,
    url: absolute(stand, stand.addressOf({ name: 'product', productId: prodId, skuId: null })),
  })),
});
