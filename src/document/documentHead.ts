import type { Thing, WithContext } from 'schema-dts';
import type { SnapshotFrom } from 'xstate';
import type { shopMachine } from '#machines/shop.machine.ts';
import type { VisitorContext } from '#machines/model/visitor.ts';
import type { Place } from '#machines/model/place.ts';
import type { Region } from '#machines/model/region.ts';
import { formatPlace } from '../navigation/formatPlace.ts';
import { absolute, shareSize, type SharePicture } from '../seo/pageMetadata.ts';
import { discoverMetadataByCategory } from '../seo/discover.seo.ts';
import { pageMetadata } from '../seo/metadataRegistry.ts';
import { canonicalLinksOf, type CanonicalLinks, type Names } from '../seo/canonicalLinks.ts';
import type { RunningPage } from '../runtime/actorSlots.ts';
import { documentTitleOf } from './documentTitle.ts';
import { intlLocaleOf } from '../i18n/messages.tsx';

/** What a document's head says, from its page's data. */
export type DocumentHead = {
  title: string;
  description: string;
  status: number;
  links: CanonicalLinks;
  brand: string;
  type: 'website' | 'product';
  picture: SharePicture;
  /** Structured data, one thing to a script. */
  data: WithContext<Thing>[];
};

/** The head of the document at a place. What is not there or could not be read is not indexed. */
export const documentHeadOf = (asked: {
  place: Place;
  search: string;
  names: Names | null;
  shop: SnapshotFrom<typeof shopMachine> | null;
  running: RunningPage | null;
  visitor: VisitorContext;
  region: Region;
  brand: string;
  origin: string;
}): DocumentHead => {
  const { place, running, visitor, region, brand, origin } = asked;
  const intl = intlLocaleOf(visitor.locale, visitor.timeZone);
  const snapshot = running?.actor.getSnapshot() ?? null;
  const head = running?.page.head?.(snapshot, intl) ?? {};
  const links = canonicalLinksOf({
    place: snapshot ? discoverMetadataByCategory(place, snapshot) : place,
    search: asked.search,
    names: asked.names,
    locale: visitor.locale,
    origin,
  });
  const status = head.status ?? running?.page.statuses?.[String(snapshot?.value)] ?? (place.name === 'notFound' ? 404 : 200);
  const isIndexed = links.isIndexed && status === 200 && head.robots !== 'noindex';
  const about =
    status === 200
      ? pageMetadata(place.name, snapshot, {
          place,
          visitor,
          region,
          brand,
          origin,
          intl,
          canonical: links.canonical,
          addressOf: formatPlace,
        })
      : { data: [] };
  return {
    title: documentTitleOf(asked.shop, running, intl, brand),
    description: about.description ?? head.description ?? intl.formatMessage({ id: 'shell.description' }, { brand }),
    status,
    links: { ...links, isIndexed, alternates: isIndexed ? links.alternates : [] },
    brand,
    type: about.type ?? 'website',
    picture: about.picture ?? {
      address: absolute({ origin }, `/oss/share/mall/0/${visitor.regionId}/${visitor.locale}.jpg`),
      ...shareSize,
    },
    data: isIndexed ? about.data : [],
  };
};
