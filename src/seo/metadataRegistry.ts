import type { AnyMachineSnapshot } from 'xstate';
import { places, type PlaceName, type PublicPageName } from '#machines/model/place.ts';
import type { PageMetadata, MetadataContext } from './pageMetadata.ts';
import { campaignMetadata } from './campaign.seo.ts';
import { directoryMetadata } from './directory.seo.ts';
import { discoverMetadata } from './discover.seo.ts';
import { categoriesMetadata, homeMetadata, searchMetadata } from './home.seo.ts';
import { productMetadata } from './product.seo.ts';
import { productListMetadata } from './productList.seo.ts';

type Teller = (snapshot: AnyMachineSnapshot, stand: MetadataContext) => PageMetadata;

/** What each of everyone's pages tells of itself; the rest are told by their title alone. */
const tellers: Record<PublicPageName, Teller> = {
  home: homeMetadata as Teller,
  categories: categoriesMetadata as Teller,
  search: searchMetadata as Teller,
  productList: productListMetadata as Teller,
  directory: directoryMetadata as Teller,
  discover: discoverMetadata as Teller,
  product: productMetadata as Teller,
  campaign: campaignMetadata as Teller,
};

/** What the page at a place says of itself, from the data it was drawn with. */
export const pageMetadata = (name: PlaceName, snapshot: AnyMachineSnapshot | null, stand: MetadataContext): PageMetadata =>
  (snapshot && (tellers as Partial<Record<string, Teller>>)[places[name].page]?.(snapshot, stand)) || { data: [] };
