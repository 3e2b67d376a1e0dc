import type { VouchersInput } from '#machines/vouchers.machine.ts';
import type { Voucher } from '#machines/model/voucher.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';
import { voucherOf } from './voucherOffer.ts';

graphql(`
  fragment OneVoucher on Voucher {
    couponId
    couponName
    subTitle
    scope
    kind
    priceSymbol
    currency
    endTime
    stocks
    shopName
    newUserOnly
    state
    priceAfter
    gap
    curUserReceiveCount
    canReceive
    actions {
      action
      allowed
      reason
      until
    }
  }
`);
const ReadVouchersForProduct = graphql(`
  query ReadVouchersForProduct($prodId: SafeInt!, $shopId: SafeInt, $skuId: SafeInt, $regionId: SafeInt!) {
    vouchersForProduct(prodId: $prodId, shopId: $shopId, skuId: $skuId, regionId: $regionId) {
      ...OneVoucher
    }
  }
`);
const ReadVouchersOfShop = graphql(`
  query ReadVouchersOfShop($shopId: SafeInt!, $regionId: SafeInt!) {
    vouchersOfShop(shopId: $shopId, regionId: $regionId) {
      ...OneVoucher
    }
  }
`);
const ReadVouchersOfCampaign = graphql(`
  query ReadVouchersOfCampaign($campaignId: SafeInt!, $regionId: SafeInt!) {
    campaign(campaignId: $campaignId, regionId: $regionId, size: 1) {
      coupons {
        ...OneVoucher
      }
    }
  }
`);

/** The vouchers that fit a product, the one that makes it cheapest first, those of a shop, or those of a campaign (contract Q2, Q3, E9). */
export const readVouchers = async (
  execute: Execute,
  { prodId, skuId, shopId, campaignId, regionId }: VouchersInput,
  options?: RequestOptions,
): Promise<Voucher[]> => {
  if (campaignId !== undefined)
    return (await execute(ReadVouchersOfCampaign, { campaignId, regionId }, options)).campaign.coupons.map(voucherOf);
  if (prodId === null) return (await execute(ReadVouchersOfShop, { shopId: shopId ?? 0, regionId }, options)).vouchersOfShop.map(voucherOf);
  return (await execute(ReadVouchersForProduct, { prodId, shopId, skuId, regionId }, options)).vouchersForProduct.map(voucherOf);
};

const CollectVoucher = graphql(`
  mutation CollectVoucher($couponId: SafeInt!) {
    collectVoucher(input: $couponId) {
      ... on UserVoucher {
        couponId
        state
        canReceive
        curUserReceiveCount
        actions {
          action
          allowed
          reason
          until
        }
      }
      ...WhyNot
    }
  }
`);
/** Collects one voucher; the same `key` collects it once (contract Q6). @throws ProblemError with a VOUCHER_* code */
export const collectVoucher = async (execute: Execute, { couponId, key }: { couponId: number; key: string }, options?: RequestOptions) => {
  const { state, canReceive, curUserReceiveCount, reason } = voucherOf(
    allowed((await execute(CollectVoucher, { couponId }, { ...options, key })).collectVoucher),
  );
  return { couponId, state, canReceive, curUserReceiveCount, reason };
};
