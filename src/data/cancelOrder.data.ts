import type { CancelMatter, CancelQuestion } from '#machines/cancelOrder.machine.ts';
import type { OrderDetail } from '#machines/model/order.ts';
import type { Ask, How } from './gateway.ts';
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
export const readCancel = async (ask: Ask, question: { orderNumber: string }, how?: How): Promise<CancelMatter> => {
  const [{ cancelPreview: preview }, order] = await Promise.all([ask(ReadCancelPreview, question, how), readOrder(ask, question, how)]);
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
export const cancelOrder = async (ask: Ask, { orderNumber, reason, remark, key }: CancelQuestion, how?: How): Promise<OrderDetail> =>
  allowed(
    (await ask(CancelOrder, { orderNumber, input: { reason, ...(remark === null ? {} : { remark }) } }, { ...how, key })).cancelOrder,
  );
