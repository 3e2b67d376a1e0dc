import type { ClaimQuestion } from '#machines/claim.machine.ts';
import type { ClaimMatter } from '#machines/rules/refund/claimForm.ts';
import type { Ask, How } from './gateway.ts';
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
export const readClaimMatter = async (ask: Ask, question: { orderNumber: string }, how?: How): Promise<ClaimMatter> => {
  const { orderDetail, claimOffers } = await ask(ReadClaimMatter, question, how);
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
export const sendClaim = async (ask: Ask, { orderNumber, param: input, key }: ClaimQuestion, how?: How): Promise<{ refundSn: string }> => {
  const { refundSn } = allowed((await ask(ClaimInsurance, { orderNumber, input }, { ...how, key })).claimInsurance);
  return { refundSn };
};
