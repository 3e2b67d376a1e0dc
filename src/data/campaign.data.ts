import type { CampaignFirst, CampaignQuestion } from '#machines/campaign.machine.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { ProdCard } from '#machines/model/product.ts';
import type { Ask, How } from './gateway.ts';
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
export const readCampaign = async (ask: Ask, { campaignId, regionId, current }: CampaignQuestion, how?: How): Promise<CampaignFirst> => {
  const {
    campaign: { prods, ...campaign },
    campaigns,
  } = await ask(ReadCampaign, { campaignId, regionId, current, size: pageSize }, how);
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
export const readMoreOfCampaign = async (ask: Ask, question: CampaignQuestion, how?: How): Promise<PageOf<ProdCard>> =>
  (await ask(ReadMoreOfCampaign, { ...question, size: pageSize }, how)).campaign.prods;
