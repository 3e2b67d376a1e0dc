import { campaignMachine } from '#machines/campaign.machine.ts';
import { readCampaign, readMoreOfCampaign } from '../data/campaign.data.ts';
import { plug, type Door } from './plug.ts';

/** The page's machine with its ports filled. */
export const plugPage = (door: Door) => campaignMachine.provide({ actors: { readCampaign: plug(door, readCampaign), readMoreOfCampaign: plug(door, readMoreOfCampaign) } });
