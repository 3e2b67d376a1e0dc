import type { Moment } from '../ports.ts';

export const campaignStatuses = ['UPCOMING', 'ON', 'ENDED'] as const;
/** Where a campaign is in its time (contract E8). */
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Where a campaign is at a moment; both ends in ms of the mall's clock, the end itself is over. */
export const campaignStatusOf = ({ startAt, endAt }: { startAt: Moment; endAt: Moment }, at: Moment): CampaignStatus => {
  if (at < startAt) return 'UPCOMING';
  return at < endAt ? 'ON' : 'ENDED';
};
