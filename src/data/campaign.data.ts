import type { CampaignFirst, CampaignInput } from '#machines/campaign.machine.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { ProdCard } from '#machines/model/product.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { pageSize } from './search.data.ts';

graphql(`
  fragment OneCampaign on Campaign {
    campaignId
    title
    text
    pic
    tint
    startTime
    endTime
  }
`);
const ReadCampaign = graphql(`
  query ReadCampaign($campaignId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    campaign(campaignId: $campaignId, regionId: $regionId, current: $current, size: $size) {
      campaignId
      title
      text
      pic
      tint
      startTime
      endTime
      prods {
        ...CardPage
      }
    }
    campaigns(regionId: $regionId) {
      ...OneCampaign
      status
    }
  }
`);
/** A campaign with one page of its products, and the others that are on or to come (contract E8, E9). @throws ProblemError NOT_FOUND */
export const readCampaign = async (
  execute: Execute,
  { campaignId, regionId, current }: CampaignInput,
  options?: RequestOptions,
): Promise<CampaignFirst> => {
  const {
    campaign: { prods, ...campaign },
    campaigns,
  } = await execute(ReadCampaign, { campaignId, regionId, current, size: pageSize }, options);
  return { campaign, page: prods, others: campaigns.filter((other) => other.status !== 'ENDED' && other.campaignId !== campaignId) };
};

const ReadMoreOfCampaign = graphql(`
  query ReadMoreOfCampaign($campaignId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    campaign(campaignId: $campaignId, regionId: $regionId, current: $current, size: $size) {
      prods {
        ...CardPage
      }
    }
  }
`);
/** One more page of a campaign's products. */
export const readMoreOfCampaign = async (execute: Execute, input: CampaignInput, options?: RequestOptions): Promise<PageOf<ProdCard>> =>
  (await execute(ReadMoreOfCampaign, { ...input, size: pageSize }, options)).campaign.prods;
