import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { discoverMachine } from '#machines/discover.machine.ts';
import type { Place } from '#machines/words.ts';
import { discoverPlace } from '../parts/categoryPlaces.ts';
import { sharePicture, type About, type Stand } from './about.ts';
import { crumbs, listed, namesOf } from './lists.ts';

/** The place by its one address: where no category is named, that of the first, which stands there. */
export const byItsCategory = (place: Place, snapshot: AnyMachineSnapshot): Place => {
  if (place.name !== 'category' || place.categoryId !== null) return place;
  const { discovery } = (snapshot as SnapshotFrom<typeof discoverMachine>).context;
  return { ...place, categoryId: discovery?.path[0]?.categoryId ?? null };
};

/** The head of a page to look around on: the categories or products that stand there, and the way to it. */
export const aboutDiscover = ({ context: { place, discovery } }: SnapshotFrom<typeof discoverMachine>, stand: Stand): About => {
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
      description: intl.formatMessage({ id: 'found.discover' }, { ...values, names: namesOf(stand, inner) }), picture: sharePicture(stand, inside[0]?.pic, 'mall', 0),
      data: [crumbs(stand, [{ name: heading, place }]), ...list(intl.formatMessage({ id: 'discover.new' }))],
    };
  }
  const name = category.categoryName;
  const picture = sharePicture(stand, category.pic, 'category', category.categoryId);
  if (place.name === 'category') {
    const way = [{ name: intl.formatMessage({ id: 'discover.all' }), place: { name: 'categories' } as const }, { name, place }];
    return { description: intl.formatMessage({ id: 'found.mostSoldIn' }, { ...values, name, names: namesOf(stand, cards.map(({ prodName }) => prodName)) }), picture, data: [crumbs(stand, way), ...list(name)] };
  }
  const way = [{ name: heading, place: { name: 'discover' } as const }, ...path.map((each) => ({ name: each.categoryName, place: discoverPlace(each) }))];
  return { description: intl.formatMessage({ id: 'found.discoverIn' }, { ...values, name, names: namesOf(stand, inner) }), picture, data: [crumbs(stand, way), ...list(intl.formatMessage({ id: 'discover.newIn' }, { name }))] };
};
