import type { RateableOrder } from '#machines/rules/rating.ts';
import type { RatingQuestion } from '#machines/rate.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadOrderToRate = graphql(`
  query ReadOrderToRate($orderNumber: String!) {
    orderDetail(orderNumber: $orderNumber) {
      orderNumber
      actions {
        action
        allowed
        reasonCode
        reason
        until
      }
      orderItemDtos {
        ...OrderLine
        commSts
        maxRefundAmount
      }
    }
  }
`);
/** An order with what was rated of it (contract M3). */
export const readOrderToRate = async (execute: Execute, input: { orderNumber: string }, options?: RequestOptions): Promise<RateableOrder> =>
  (await execute(ReadOrderToRate, input, options)).orderDetail;

const RateOrder = graphql(`
  mutation RateOrder($input: ReviewsParamInput!) {
    addReview(input: $input) {
      ... on AddReviewSuccess {
        list {
          prodCommId
        }
      }
      ...WhyNot
    }
  }
`);
/** Rates lines of one order, all or none, once per key (contract P1). */
export const rateOrder = async (execute: Execute, { items, key }: RatingQuestion, options?: RequestOptions): Promise<null> => {
  allowed((await execute(RateOrder, { input: { items } }, { ...options, key })).addReview);
  return null;
};
