import type { RefundStepQuestion } from '#machines/refund.machine.ts';
import type { Refund } from '#machines/model/refund.ts';
import { urlsOf } from '#machines/rules/pictures.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment RefundWhole on Refund {
    ...RefundCard
    orderItemId
    orderAmount
    maxRefundAmount
    goodsNum
    buyerReason
    buyerReasonDesc
    buyerDesc
    photoFiles
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
export const readRefund = async (ask: Ask, question: { refundSn: string }, how?: How): Promise<Refund> =>
  (await ask(ReadRefund, question, how)).refund;

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
export const takeRefundStep = async (ask: Ask, { refundSn, step, form, key }: RefundStepQuestion, how?: How): Promise<Refund> => {
  const once = { ...how, key };
  const express = { refundSn, expressName: form.company.trim(), expressNo: form.number.trim() };
  switch (step) {
    case 'WITHDRAW':
      return allowed((await ask(WithdrawRefund, { input: { refundSn } }, once)).withdrawRefund);
    case 'SEND_GOODS':
      return allowed((await ask(SubmitRefundExpress, { input: express }, once)).submitRefundExpress);
    case 'CORRECT_EXPRESS':
      return allowed((await ask(CorrectRefundExpress, { input: express }, once)).correctRefundExpress);
    case 'ESCALATE':
      return allowed(
        (await ask(EscalateRefund, { input: { refundSn, desc: form.words.trim(), photoFiles: urlsOf(form.pictures) } }, once))
          .escalateRefund,
      );
  }
};
