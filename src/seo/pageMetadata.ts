import type { IntlShape } from 'react-intl';
import type { Thing, WithContext } from 'schema-dts';
import type { VisitorContext } from '#machines/model/visitor.ts';
import type { Place } from '#machines/model/place.ts';
import type { Region } from '#machines/model/region.ts';

/** Where a document is drawn: what its head is written from, besides its page's data. */
export type MetadataContext = {
  place: Place;
  visitor: VisitorContext;
  region: Region;
  brand: string;
  origin: string;
  canonical: string;
  intl: IntlShape;
  addressOf: (place: Place) => string;
};

/** A picture for who shares the page: 1200 by 630 where our studio drew it. */
export type SharePicture = { address: string; width?: number; height?: number };

/** What a page says about itself to those who find, list and share it. */
export type PageMetadata = {
  description?: string;
  picture?: SharePicture | null;
  type?: 'website' | 'product';
  data: WithContext<Thing>[];
};

/** An address as the web knows it. */
export const absolute = (stand: Pick<MetadataContext, 'origin'>, address: string): string => new URL(address, stand.origin).href;

/** The size of pictures that our studio draws for sharing. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Whether the mall's studio draws: a foreign mall's pictures are shared as they are. */
const isDrawn = (pic: string): boolean => pic.startsWith('/oss/');

/** The picture that is shared of something that has `pic`, drawn anew with its name (and price) in the document's language. */
export const sharePicture = (
  stand: MetadataContext,
  pic: string | null | undefined,
  sort: 'product' | 'category' | 'tag' | 'shop' | 'campaign' | 'mall',
  id: number,
): SharePicture | null => {
  if (!pic) return null;
  if (!isDrawn(pic)) return { address: absolute(stand, pic) };
  return { address: absolute(stand, `/oss/share/${sort}/${id}/${stand.visitor.regionId}/${stand.visitor.locale}.jpg`), ...shareSize };
};

/** A product's picture as a file of its own: large, opaque where our studio draws it. */
export const largePicture = (stand: Pick<MetadataContext, 'origin'>, pic: string): string =>
  absolute(stand, pic.startsWith('/oss/p/') ? `${pic}?w=960&fmt=webp&theme=day` : pic);
