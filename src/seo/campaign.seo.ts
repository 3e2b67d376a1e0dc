import type { SaleEvent, WithContext } from 'schema-dts';
import type { SnapshotFrom } from 'xstate';
import type { campaignMachine } from '#machines/campaign.machine.ts';
import type { Campaign } from '#machines/model/home.ts';
import { absolute, sharePicture, type PageMetadata, type MetadataContext } from './pageMetadata.ts';
import { crumbs, listed } from './structuredLists.ts';

const asEvent = ({ title, text, startTime, endTime, pic }: Campaign, stand: MetadataContext): WithContext<SaleEvent> => ({
  '@context': 'https://schema.org',
  '@type': 'SaleEvent',
  name: title,
  description: text,
  startDate: startTime,
  endDate: endTime,
  url: stand.canonical,
  image: absolute(stand, pic),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: stand.canonical },
  organizer: { '@type': 'Organization', name: stand.brand, url: absolute(stand, '/') },
});

/** The head of a campaign: what it is about, when it is, and what it shows. */
export const campaignMetadata = (
  { context: { campaign, read } }: SnapshotFrom<typeof campaignMachine>,
  stand: MetadataContext,
): PageMetadata => {
  if (!campaign) return { data: [] };
  const { intl, brand, place } = stand;
  const from = intl.formatDate(campaign.startTime, { day: 'numeric', month: 'long' });
  const until = intl.formatDate(Date.parse(campaign.endTime) - 1, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    description: intl.formatMessage({ id: 'seo.campaign' }, { text: campaign.text, brand, from, until }),
    picture: sharePicture(stand, campaign.pic, 'campaign', campaign.campaignId),
    data: [
      asEvent(campaign, stand),
      crumbs(stand, [{ name: campaign.title, place }]),
      ...(read.cards.length > 0 ? [listed(stand, campaign.title, read.cards, read.total)] : []),
    ],
  };
};
