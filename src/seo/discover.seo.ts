import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { discoverMachine } from '#machines/discover.machine.ts';
import type { Place } from '#machines/model/place.ts';
import { discoverPlace } from '../components/category/categoryPlaces.ts';
import { sharePicture, type PageMetadata, type MetadataContext } from './pageMetadata.ts';
import { crumbs, listed, namesOf } from './structuredLists.ts';

/** The place by its one address: where no category is named, that of the first, which stands there. */
export const discoverMetadataByCategory = (place: Place, snapshot: AnyMachineSnapshot): Place => {
  if (place.name !== 'category' || place.categoryId !== null) return place;
  const { discovery } = (snapshot as SnapshotFrom<typeof discoverMachine>).context;
  return { ...place, categoryId: discovery?.path[0]?.categoryId ?? null };
};

/** The head of a page to look around on: the categories or products that stand there, and the way to it. */
export const discoverMetadata = (
  { context: { place, discovery } }: SnapshotFrom<typeof discoverMachine>,
  stand: MetadataContext,
): PageMetadata => {
  if (!discovery) return { data: [] };
  const { intl, brand, region } = stand;
  const { path, inside, cards } = discovery;
  const category = path.at(-1);
  const heading = intl.formatMessage({ id: 'discover.heading' });
  const list = (name: string) => (cards.length > 0 ? [listed(stand, name, cards, cards.length)] : []);
  const values = { brand, region: region.regionName };
  const inner = inside.length > 0 ? inside.map(({ categoryName }) => categoryName) : cards.map(({ prodName }) => prodName);
  if (place.name === 'discover' || !category) {
    return {
      description: intl.formatMessage({ id: 'seo.discover' }, { ...values, names: namesOf(stand, inner) }),
      picture: sharePicture(stand, inside[0]?.pic, 'mall', 0),
      data: [crumbs(stand, [{ name: heading, place }]), ...list(intl.formatMessage({ id: 'discover.new' }))],
    };
  }
  const name = category.categoryName;
  const picture = sharePicture(stand, category.pic, 'category', category.categoryId);
  if (place.name === 'category') {
    const way = [
      { name: intl.formatMessage({ id: 'discover.all' }), place: { name: 'categories' } as const },
      { name, place },
    ];
    return {
      description: intl.formatMessage(
        { id: 'seo.mostSoldIn' },
        {
          ...values,
          name,
          names: namesOf(
            stand,
            cards.map(({ prodName }) => prodName),
          ),
        },
      ),
      picture,
      data: [crumbs(stand, way), ...list(name)],
    };
  }
  const way = [
    { name: heading, place: { name: 'discover' } as const },
    ...path.map((each) => ({ name: each.categoryName, place: discoverPlace(each) })),
  ];
  return {
    description: intl.formatMessage({ id: 'seo.discoverIn' }, { ...values, name, names: namesOf(stand, inner) }),
    picture,
    data: [crumbs(stand, way), ...list(intl.formatMessage({ id: 'discover.newIn' }, { name }))],
  };
};
