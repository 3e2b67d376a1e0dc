import type { VoucherList, VoucherListInput } from '#machines/voucherCentre.machine.ts';
import type { HeldList } from '#machines/model/voucher.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';
import { allowed } from './refusal.data.ts';
import { voucherOf } from './voucherOffer.ts';

export { collectVoucher } from './vouchers.data.ts';

const pageSize = 20;

const ReadVoucherCentre = graphql(`
  query ReadVoucherCentre($tab: VoucherCentreTab!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    voucherCentre(tab: $tab, regionId: $regionId, current: $current, size: $size) {
      records {
        ...OneVoucher
        shopId
      }
      total
      size
      current
      pages
    }
  }
`);
const ReadMyVouchers = graphql(`
  query ReadMyVouchers($status: Int!, $current: Int!, $size: Int!) {
    myVouchers(status: $status, current: $current, size: $size) {
      records {
        couponUserId
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
        shopId
        status
        validUntil
        useTime
        orderNumber
      }
      total
      size
      current
      pages
    }
    myVoucherCounts {
      unUseCount
      useCount
      expiredCount
    }
  }
`);
const DeleteVoucher = graphql(`
  mutation DeleteVoucher($couponUserId: SafeInt!) {
    deleteVoucher(couponUserId: $couponUserId) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);

const statuses: Record<HeldList, number> = { expired: 0, usable: 1, used: 2 };

/** One page of the offers of a tab, or of what the shopper collected, or the first pages in one (contract Q1, Q7, Q8). */
export const readVoucherList = async (
  execute: Execute,
  { place: { tab, list }, regionId, current, pages }: VoucherListInput,
  options?: RequestOptions,
): Promise<VoucherList> => {
  const size = rowsOfPages(pageSize, pages);
  if (tab === 'mine') {
    const { myVouchers, myVoucherCounts: counts } = await execute(ReadMyVouchers, { status: statuses[list], current, size }, options);
    const records = myVouchers.records.map(({ couponUserId, status, validUntil, useTime, orderNumber, ...voucher }) => ({
      ...voucherOf(voucher),
      id: couponUserId,
      mine: { status: status as 0 | 1 | 2 | 3, validUntil, useTime, orderNumber },
    }));
    return { counts, page: inPages({ ...myVouchers, records }, pageSize, pages) };
  }
  const { voucherCentre } = await execute(ReadVoucherCentre, { tab, regionId, current, size }, options);
  const records = voucherCentre.records.map((voucher) => ({ ...voucherOf(voucher), id: voucher.couponId, mine: null }));
  return { counts: null, page: inPages({ ...voucherCentre, records }, pageSize, pages) };
};

/** Takes one voucher out of the shopper's list (contract Q11). @throws ProblemError VOUCHER_LOCKED while an order holds it */
export const deleteVoucher = async (
  execute: Execute,
  { couponUserId }: { couponUserId: number },
  options?: RequestOptions,
): Promise<null> => {
  allowed((await execute(DeleteVoucher, { couponUserId }, options)).deleteVoucher);
  return null;
};
