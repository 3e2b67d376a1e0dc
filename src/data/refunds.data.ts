import type { RefundList, RefundListInput } from '#machines/refunds.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';

graphql(`
  fragment RefundCard on Refund {
    refundSn
    kind
    orderNumber
    shopId
    shopName
    applyType
    statusCode
    refundAmount
    currency
    priceSymbol
    applyTime
    turn {
      who
      until
      silence {
        desc
      }
    }
    orderItems {
      ...OrderLine
    }
  }
`);

const pageSize = 10;

const ReadRefunds = graphql(`
  query ReadRefunds($state: Int, $from: String, $to: String, $current: Int!, $size: Int!) {
    orderCount {
      ...Counts
    }
    refunds(state: $state, startTime: $from, endTime: $to, current: $current, size: $size) {
      records {
        ...RefundCard
      }
      total
      size
      current
      pages
    }
  }
`);
/** One page of a shopper's refunds, or the first pages in one, and how many orders stand in each list (contract M1, N4). */
export const readRefunds = async (
  execute: Execute,
  { state, days, current, pages }: RefundListInput,
  options?: RequestOptions,
): Promise<RefundList> => {
  const { from, to } = days;
  const limits = { ...(state === null ? {} : { state }), ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const { orderCount, refunds } = await execute(ReadRefunds, { ...limits, current, size: rowsOfPages(pageSize, pages) }, options);
  return { counts: orderCount, page: inPages(refunds, pageSize, pages) };
};
