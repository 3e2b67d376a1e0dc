import type { CancelMatter, CancelQuestion } from '#machines/cancelOrder.machine.ts';
import type { OrderDetail } from '#machines/model/order.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { readOrder } from './order.data.ts';
import { allowed } from './refusal.data.ts';

const ReadCancelPreview = graphql(`
  query ReadCancelPreview($orderNumber: String!) {
    cancelPreview(orderNumber: $orderNumber) {
      orderNumber
      mode
      reasonCode
      reasons {
        code
        desc
        needsText
      }
      cancelledAmount
      refundAmount
      priceSymbol
      currency
      refundTo
      effects {
        ...StepEffectLine
      }
      desc
    }
  }
`);
/** What a cancel would do now, and the order it is about (contract M3, M5). */
export const readCancel = async (execute: Execute, input: { orderNumber: string }, options?: RequestOptions): Promise<CancelMatter> => {
  const [{ cancelPreview: preview }, order] = await Promise.all([
    execute(ReadCancelPreview, input, options),
    readOrder(execute, input, options),
  ]);
  return { preview, order };
};

const CancelOrder = graphql(`
  mutation CancelOrder($orderNumber: String!, $input: CancelParamInput!) {
    cancelOrder(orderNumber: $orderNumber, input: $input) {
      ... on OrderDetail {
        ...OrderWhole
      }
      ...WhyNot
    }
  }
`);
/** Cancels an order, or asks the seller to, once per key (contract M6). */
export const cancelOrder = async (
  execute: Execute,
  { orderNumber, reason, remark, key }: CancelQuestion,
  options?: RequestOptions,
): Promise<OrderDetail> =>
  allowed(
    (await execute(CancelOrder, { orderNumber, input: { reason, ...(remark === null ? {} : { remark }) } }, { ...options, key }))
      .cancelOrder,
  );
