import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import type { SnapshotFrom } from 'xstate';
import type { categoriesMachine } from '#machines/categories.machine.ts';
import type { homeMachine } from '#machines/home.machine.ts';
import type { searchMachine } from '#machines/search.machine.ts';
import { languageTag, locales } from '#machines/model/locale.ts';
import { absolute, sharePicture, type PageMetadata, type MetadataContext } from './pageMetadata.ts';
import { crumbs, listed, namesOf } from './structuredLists.ts';

const asOrganization = (stand: MetadataContext): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: stand.brand,
  url: absolute(stand, '/'),
  logo: absolute(stand, '/oss/app/any-512.png'),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    url: absolute(stand, stand.addressOf({ name: 'contact' })),
    availableLanguage: locales.map(languageTag),
  },
});

const asSite = (stand: MetadataContext): WithContext<WebSite> => {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute(stand, '/SearchResults/-')}?key={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: stand.brand,
    url: absolute(stand, '/'),
    inLanguage: languageTag(stand.visitor.locale),
    potentialAction: search,
  };
};

/** The home page's head: whose shop it is, how it is searched, and what others buy. */
export const homeMetadata = ({ context: { first } }: SnapshotFrom<typeof homeMachine>, stand: MetadataContext): PageMetadata => ({
  picture: sharePicture(stand, first?.banners[0]?.imgUrl, 'mall', 0),
  data: [
    asOrganization(stand),
    asSite(stand),
    ...(first && first.trending.length > 0 ? [listed(stand, stand.brand, first.trending, first.trending.length)] : []),
  ],
});

/** The head of a search: how many were found, and the first of them. */
export const searchMetadata = ({ context: { place, read } }: SnapshotFrom<typeof searchMachine>, stand: MetadataContext): PageMetadata => {
  if (read.cards.length === 0) return { data: [] };
  const name = place.key === '' ? stand.intl.formatMessage({ id: 'search.headingAll' }) : place.key;
  return {
    description: stand.intl.formatMessage(
      { id: 'seo.search' },
      { count: read.total, key: name, brand: stand.brand, region: stand.region.regionName },
    ),
    picture: sharePicture(stand, read.cards[0]?.pic, 'mall', 0),
    data: [crumbs(stand, [{ name, place }]), listed(stand, name, read.cards, read.total)],
  };
};

/** The head of the page with all categories. */
export const categoriesMetadata = (
  { context: { categories } }: SnapshotFrom<typeof categoriesMachine>,
  stand: MetadataContext,
): PageMetadata => ({
  ...(categories.length > 0
    ? {
        description: stand.intl.formatMessage(
          { id: 'seo.categories' },
          {
            brand: stand.brand,
            names: namesOf(
              stand,
              categories.map(({ categoryName }) => categoryName),
            ),
          },
        ),
      }
    : {}),
  picture: sharePicture(stand, categories[0]?.pic, 'mall', 0),
  data: [crumbs(stand, [{ name: stand.intl.formatMessage({ id: 'categories.heading' }), place: { name: 'categories' } }])],
});
