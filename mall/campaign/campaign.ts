import type { z } from 'zod';
import { campaignStatusOf } from '#machines/rules/campaign.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Texts } from '../seed/texts.ts';
import { addDays, dayOf, momentOf } from '../checkout/zonedTime.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Region } from '../region/region.ts';
import type { campaign as campaignShape } from './campaign.schemas.ts';

/** A campaign of the mall, in every region on the same days of its own calendar. */
export type Campaign = {
  campaignId: number;
  fromDay: string;
  untilDay: string;
  pic: string;
  tint: number;
  /** Groups of terms, as a shelf's filter. */ shelf: number[][];
  texts: Record<'title' | 'text', Texts>;
};
export type CampaignOut = z.input<typeof campaignShape>;

const columns = `campaign_id as "campaignId", to_char(from_day, 'YYYY-MM-DD') as "fromDay", to_char(until_day, 'YYYY-MM-DD') as "untilDay", pic, tint, shelf, texts`;

/** How long before it begins a campaign is announced, and how long after its end it is still listed, in days. */
const announced = 28;
const remembered = 14;

/** A campaign's ends in a region, in ms: its first midnight there, and the one after its last day. */
export const endsOf = (
  { fromDay, untilDay }: Pick<Campaign, 'fromDay' | 'untilDay'>,
  { zone }: Region,
): { startAt: number; endAt: number } => ({
  startAt: momentOf(fromDay, '00:00', zone),
  endAt: momentOf(untilDay, '00:00', zone),
});

/** One campaign, however long it is over; null when there is none. */
export async function campaignOf(context: MallContext, campaignId: number): Promise<Campaign | null> {
  const { rows } = await context.database.pool.query<Campaign>({
    text: `select ${columns} from campaigns where campaign_id = $1`,
    values: [campaignId],
  });
  return rows[0] ?? null;
}

/**
 * The campaigns around a moment in a region: those that are on, the one that ends first leading, then those to come, then those that were.
 */
export async function campaignsAround(context: MallContext, region: Region, at: number): Promise<Campaign[]> {
  const today = dayOf(at, region.zone);
  const { rows } = await context.database.pool.query<Campaign>({
    text: `select ${columns} from campaigns where until_day > $1 and from_day < $2 order by campaign_id`,
    values: [addDays(today, -remembered), addDays(today, announced)],
  });
  const placed = rows.map((row) => ({ row, ...endsOf(row, region) })).map((each) => ({ ...each, status: campaignStatusOf(each, at) }));
  const on = placed.filter(({ status }) => status === 'ON').sort((one, other) => one.endAt - other.endAt || other.startAt - one.startAt);
  const coming = placed.filter(({ status }) => status === 'UPCOMING').sort((one, other) => one.startAt - other.startAt);
  const over = placed.filter(({ status }) => status === 'ENDED').sort((one, other) => other.endAt - one.endAt);
  return [...on, ...coming, ...over].map(({ row }) => row);
}

/** A campaign as the contract says it. */
export function campaignOut(campaign: Campaign, { region, locale, at }: { region: Region; locale: Locale; at: number }): CampaignOut {
  const ends = endsOf(campaign, region);
  return {
    campaignId: campaign.campaignId,
    title: campaign.texts.title[locale],
    text: campaign.texts.text[locale],
    pic: campaign.pic,
    tint: campaign.tint,
    startTime: new Date(ends.startAt).toISOString(),
    endTime: new Date(ends.endAt).toISOString(),
    nowTime: new Date(at).toISOString(),
    status: campaignStatusOf(ends, at),
  };
}
