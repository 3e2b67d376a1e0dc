import type { AnyMachineSnapshot } from 'xstate';
import type { PlaceName } from '#machines/words.ts';
import { pageNoun } from '../routes.ts';
import type { About, Stand } from './about.ts';
import { aboutCampaign } from './campaign.found.ts';
import { aboutDirectory } from './directory.found.ts';
import { aboutDiscover } from './discover.found.ts';
import { aboutCategories, aboutHome, aboutSearch } from './home.found.ts';
import { aboutProduct } from './product.found.ts';
import { aboutShelf } from './shelf.found.ts';

type Teller = (snapshot: AnyMachineSnapshot, stand: Stand) => About;

/** What each page tells of itself, by its noun; the rest are told by their title alone. */
const tellers: Partial<Record<string, Teller>> = {
  home: aboutHome as Teller, categories: aboutCategories as Teller, search: aboutSearch as Teller, shelf: aboutShelf as Teller, directory: aboutDirectory as Teller, discover: aboutDiscover as Teller, product: aboutProduct as Teller, campaign: aboutCampaign as Teller,
};

/** What the page at a place says of itself, from the data it was drawn with. */
export const aboutPage = (name: PlaceName, snapshot: AnyMachineSnapshot | null, stand: Stand): About => (snapshot && tellers[pageNoun[name]]?.(snapshot, stand)) || { data: [] };
