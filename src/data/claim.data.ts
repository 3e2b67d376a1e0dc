import type { ClaimInput } from '#machines/claim.machine.ts';
import type { ClaimMatter } from '#machines/rules/refund/claimForm.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadClaimMatter = graphql(`
  query ReadClaimMatter($orderNumber: String!) {
    orderDetail(orderNumber: $orderNumber) {
      orderNumber
      shopName
      currency
      priceSymbol
      actions {
        action
        allowed
        reasonCode
        reason
        until
      }
    }
    claimOffers(orderNumber: $orderNumber) {
      kind
      desc
      allowed
      reason
      until
      amount
      proposal
    }
  }
`);
/** An order, and each kind of claim on its insurance (contract M3, M19). */
export const readClaimMatter = async (execute: Execute, input: { orderNumber: string }, options?: RequestOptions): Promise<ClaimMatter> => {
  const { orderDetail, claimOffers } = await execute(ReadClaimMatter, input, options);
  return { order: orderDetail, offers: claimOffers };
};

const ClaimInsurance = graphql(`
  mutation ClaimInsurance($orderNumber: String!, $input: InsuranceClaimParamInput!) {
    claimInsurance(orderNumber: $orderNumber, input: $input) {
      ... on Refund {
        refundSn
      }
      ...WhyNot
    }
  }
`);
/** Claims once per key; answers which refund it is (contract M17). */
export const sendClaim = async (
  execute: Execute,
  { orderNumber, param: input, key }: ClaimInput,
  options?: RequestOptions,
): Promise<{ refundSn: string }> => {
  const { refundSn } = allowed((await execute(ClaimInsurance, { orderNumber, input }, { ...options, key })).claimInsurance);
  return { refundSn };
};
