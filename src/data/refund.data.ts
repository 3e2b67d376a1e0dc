import type { RefundStepInput } from '#machines/refund.machine.ts';
import type { Refund } from '#machines/model/refund.ts';
import { urlsOf } from '#machines/rules/pictures.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment RefundWhole on Refund {
    ...RefundCard
    orderItemId
    orderAmount
    maxRefundAmount
    shares {
      orderItemId
      amount
      goodsNum
    }
    feesAmount
    goodsNum
    buyerReason
    buyerReasonDesc
    buyerDesc
    photoFiles
    sellerMsg
    rejectMessage
    escalation {
      desc
      photoFiles
    }
    handleTime
    shipTime
    receiveTime
    refundTime
    refundDelivery {
      deyName
      deyNu
    }
    returnAddr {
      receiver
      addr
    }
    timeline {
      seq
      time
      event
      from
      to
      actor
      desc
    }
    refundTo
    coinsBack
    actions {
      action
      allowed
      reasonCode
      reason
      until
    }
  }
`);

const ReadRefund = graphql(`
  query ReadRefund($refundSn: String!) {
    refund(refundSn: $refundSn) {
      ...RefundWhole
    }
  }
`);
/** Everything about one refund of this shopper (contract N5). */
export const readRefund = async (execute: Execute, input: { refundSn: string }, options?: RequestOptions): Promise<Refund> =>
  (await execute(ReadRefund, input, options)).refund;

const WithdrawRefund = graphql(`
  mutation WithdrawRefund($input: JSON!) {
    withdrawRefund(input: $input) {
      ... on Refund {
        ...RefundWhole
      }
      ...WhyNot
    }
  }
`);
const SubmitRefundExpress = graphql(`
  mutation SubmitRefundExpress($input: RefundExpressParamInput!) {
    submitRefundExpress(input: $input) {
      ... on Refund {
        ...RefundWhole
      }
      ...WhyNot
    }
  }
`);
const CorrectRefundExpress = graphql(`
  mutation CorrectRefundExpress($input: RefundExpressParamInput!) {
    correctRefundExpress(input: $input) {
      ... on Refund {
        ...RefundWhole
      }
      ...WhyNot
    }
  }
`);
const EscalateRefund = graphql(`
  mutation EscalateRefund($input: RefundEscalateParamInput!) {
    escalateRefund(input: $input) {
      ... on Refund {
        ...RefundWhole
      }
      ...WhyNot
    }
  }
`);
/** Takes one step, once per key; answers the refund as it is then (contract N6 to N9). */
export const takeRefundStep = async (
  execute: Execute,
  { refundSn, step, form, key }: RefundStepInput,
  options?: RequestOptions,
): Promise<Refund> => {
  const once = { ...options, key };
  const express = { refundSn, expressName: form.company.trim(), expressNo: form.number.trim() };
  switch (step) {
    case 'WITHDRAW':
      return allowed((await execute(WithdrawRefund, { input: { refundSn } }, once)).withdrawRefund);
    case 'SEND_GOODS':
      return allowed((await execute(SubmitRefundExpress, { input: express }, once)).submitRefundExpress);
    case 'CORRECT_EXPRESS':
      return allowed((await execute(CorrectRefundExpress, { input: express }, once)).correctRefundExpress);
    case 'ESCALATE':
      return allowed(
        (await execute(EscalateRefund, { input: { refundSn, desc: form.words.trim(), photoFiles: urlsOf(form.pictures) } }, once))
          .escalateRefund,
      );
  }
};
