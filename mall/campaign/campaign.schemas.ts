import { campaignStatuses } from '#machines/rules/campaign.ts';
import { prodCardPage } from '../product/product.schemas.ts';
import { html, i64, int, ts, url, z } from '../platform/http/schemas.ts';
import { voucher } from '../voucher/voucher.schemas.ts';

/** `text` and `tint` are ours beside the contract's fields: what it is about in a sentence, and the shelf its picture stands on. */
const fields = {
  campaignId: i64,
  title: z.string(),
  text: z.string(),
  pic: url,
  tint: int,
  startTime: ts,
  endTime: ts,
  nowTime: ts,
  status: z.enum(campaignStatuses),
};

export const campaign = z.object(fields).openapi('Campaign');
export const campaignDetail = z
  .object({ ...fields, html: html.nullable(), coupons: z.array(voucher), prods: prodCardPage })
  .openapi('CampaignDetail');
