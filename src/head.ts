import type { Thing, WithContext } from 'schema-dts';
import type { SnapshotFrom } from 'xstate';
import type { shopMachine } from '#machines/shop.machine.ts';
import type { Here, Place, Region } from '#machines/words.ts';
import { addressOf } from './address.ts';
import { absolute, shareSize, type SharePicture } from './found/about.ts';
import { byItsCategory } from './found/discover.found.ts';
import { aboutPage } from './found/found.ts';
import { linksOf, type Links, type Names } from './found/links.ts';
import type { Running } from './stage.ts';
import { titleOf } from './title.ts';
import { tongueOf } from './words.tsx';

/** What a document's head says, from its page's data. */
export type DocumentHead = {
  title: string; description: string; status: number; links: Links; brand: string; type: 'website' | 'product'; picture: SharePicture;
  /** Structured data, one thing to a script. */
  data: WithContext<Thing>[];
};

/** The head of the document at a place. What is not there or could not be read is not indexed. */
export const headOf = (asked: { place: Place; search: string; names: Names | null; shop: SnapshotFrom<typeof shopMachine> | null; running: Running | null; here: Here; region: Region; brand: string; origin: string }): DocumentHead => {
  const { place, running, here, region, brand, origin } = asked;
  const intl = tongueOf(here.locale, here.timeZone);
  const snapshot = running?.actor.getSnapshot() ?? null;
  const said = running?.page.head?.(snapshot, intl) ?? {};
  const links = linksOf({ place: snapshot ? byItsCategory(place, snapshot) : place, search: asked.search, names: asked.names, locale: here.locale, origin });
  const status = said.status ?? (place.name === 'notFound' ? 404 : 200);
  const isIndexed = links.isIndexed && status === 200 && said.robots !== 'noindex';
  const about = status === 200 ? aboutPage(place.name, snapshot, { place, here, region, brand, origin, intl, canonical: links.canonical, addressOf }) : { data: [] };
  return {
    title: titleOf(asked.shop, running, intl, brand),
    description: about.description ?? said.description ?? intl.formatMessage({ id: 'shell.description' }, { brand }),
    status,
    links: { ...links, isIndexed, alternates: isIndexed ? links.alternates : [] },
    brand,
    type: about.type ?? 'website',
    picture: about.picture ?? { address: absolute({ origin }, `/oss/share/mall/0/${here.regionId}/${here.locale}.jpg`), ...shareSize },
    data: isIndexed ? about.data : [],
  };
};
