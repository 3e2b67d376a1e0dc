import type { SnapshotFrom } from 'xstate';
import type { directoryMachine } from '#machines/directory.machine.ts';
import type { About, Stand } from './about.ts';
import { crumbs, namesOf } from './lists.ts';

/** The head of the brands and of the shops: the first of their names. */
export const aboutDirectory = ({ context: { place, directory } }: SnapshotFrom<typeof directoryMachine>, stand: Stand): About => {
  const names = directory?.kind === 'brands' ? directory.page.records.map(({ brandName }) => brandName) : directory?.page.records.map(({ shopName }) => shopName);
  if (!names?.length) return { data: [] };
  const { intl, brand, region } = stand;
  const id = place.name === 'brands' ? 'found.brandsHere' : 'found.shopsHere';
  return {
    description: intl.formatMessage({ id }, { brand, region: region.regionName, names: namesOf(stand, names) }),
    data: [crumbs(stand, [{ name: intl.formatMessage({ id: place.name === 'brands' ? 'directory.brands' : 'directory.shops' }), place }])],
  };
};
