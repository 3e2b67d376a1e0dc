import type { StepPreview, StepPreviewInput } from '#machines/model/order.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

graphql(`
  fragment StepEffectLine on StepEffect {
    kind
    desc
    amount
    coins
    at
  }
`);

const ReadStepPreview = graphql(`
  query ReadStepPreview($orderNumber: String!, $action: StepPreviewAction!) {
    stepPreview(orderNumber: $orderNumber, action: $action) {
      priceSymbol
      currency
      effects {
        ...StepEffectLine
      }
    }
  }
`);
const ReadWithdrawPreview = graphql(`
  query ReadWithdrawPreview($refundSn: String!) {
    withdrawPreview(refundSn: $refundSn) {
      priceSymbol
      currency
      effects {
        ...StepEffectLine
      }
    }
  }
`);
/** What a step of an order, or taking a refund back, would change now (contract M18, N10). */
export const readStepPreview = async (execute: Execute, input: StepPreviewInput, options?: RequestOptions): Promise<StepPreview> =>
  'refundSn' in input
    ? (await execute(ReadWithdrawPreview, input, options)).withdrawPreview
    : (await execute(ReadStepPreview, input, options)).stepPreview;
