import type { SnapshotFrom } from 'xstate';
import type { directoryMachine } from '#machines/directory.machine.ts';
import type { PageMetadata, MetadataContext } from './pageMetadata.ts';
import { crumbs, namesOf } from './structuredLists.ts';

/** The head of the brands and of the shops: the first of their names. */
export const directoryMetadata = (
  { context: { place, directory } }: SnapshotFrom<typeof directoryMachine>,
  stand: MetadataContext,
): PageMetadata => {
  const names =
    directory?.kind === 'brands'
      ? directory.page.records.map(({ brandName }) => brandName)
      : directory?.page.records.map(({ shopName }) => shopName);
  if (!names?.length) return { data: [] };
  const { intl, brand, region } = stand;
  const id = place.name === 'brands' ? 'seo.brandsHere' : 'seo.shopsHere';
  return {
    description: intl.formatMessage({ id }, { brand, region: region.regionName, names: namesOf(stand, names) }),
    data: [crumbs(stand, [{ name: intl.formatMessage({ id: place.name === 'brands' ? 'directory.brands' : 'directory.shops' }), place }])],
  };
};
