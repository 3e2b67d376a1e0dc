import { vocabularyOf } from '../seed/vocabulary.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { orderOf } from '../product/sorting.ts';
import { pagedCards } from '../product/pagedCards.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64Text, pageQuery, z } from '../platform/http/schemas.ts';
import { holderOf } from '../voucher/heldVouchers.ts';
import { vouchersIn } from '../voucher/voucher.ts';
import { voucherOut } from '../voucher/voucher.view.ts';
import { campaignOf, campaignOut, campaignsAround, endsOf } from './campaign.ts';
import { campaign, campaignDetail } from './campaign.schemas.ts';
import { fillCampaigns } from './demo.ts';

const live = 'public, max-age=5';

const readCampaigns = route({
  id: 'E8',
  operationId: 'campaigns',
  method: 'get',
  path: '/campaign/list',
  who: 'guest',
  summary: 'Campaigns that are on, that come within four weeks, and those of the last two',
  cache: live,
  query: z.object({ regionId: i64Text.optional() }),
  answer: z.array(campaign),
  handler: async ({ context, region, locale, now }) =>
    (await campaignsAround(context, region, now)).map((each) => campaignOut(each, { region, locale, at: now })),
});

const readCampaign = route({
  id: 'E9',
  operationId: 'campaign',
  method: 'get',
  path: '/campaign/info',
  who: 'guest',
  cache: live,
  summary:
    "A campaign with its products in stock, the largest reduction first, and the mall's vouchers that can be used while it lasts; one that is over is still told",
  query: z.object({ campaignId: i64Text, regionId: i64Text.optional(), ...pageQuery() }),
  answer: campaignDetail,
  async handler({ context, db, query, region, locale, user, now }) {
    const found = await campaignOf(context, query.campaignId);
    if (found === null) throw refuse('NOT_FOUND');
    const { startAt, endAt } = endsOf(found, region);
    const given = (await vouchersIn(db, region.regionId, now)).filter(
      (each) => each.scope === 'MALL' && each.startAt < endAt && each.endAt > startAt && endAt > now,
    );
    const [words, holder, prods] = await Promise.all([
      vocabularyOf(context),
      holderOf(
        db,
        user?.userId ?? null,
        given.map((each) => each.couponId),
      ),
      pagedCards(context, { region, locale }, { regionId: region.regionId, all: found.shelf, inStock: true }, orderOf('discount'), query),
    ]);
    const coupons = given.map((each) => voucherOut(each, holder(each.couponId), { words, region, locale, at: now, price: null }));
    return { ...campaignOut(found, { region, locale, at: now }), html: null, coupons, prods };
  },
});

export const campaignModule: Module = { name: 'campaign', routes: [readCampaigns, readCampaign], fill: fillCampaigns };
