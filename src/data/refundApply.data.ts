import type { RefundMatterInput, RefundInput } from '#machines/refundApply.machine.ts';
import { applyTypes } from '#machines/model/refund.ts';
import type { RefundMatter } from '#machines/rules/refund/refundApplication.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { readRefund } from './refund.data.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment ReasonOfRefund on RefundReason {
    code
    desc
    needsText
    maxRefundAmount
    fees
  }
`);

const ReadRefundMatter = graphql(`
  query ReadRefundMatter($orderNumber: String!, $orderItemId: SafeInt, $goodsNum: Int) {
    orderDetail(orderNumber: $orderNumber) {
      orderNumber
      shopName
      stage
      currency
      priceSymbol
      actions {
        action
        allowed
        reasonCode
        reason
        until
      }
      orderItemDtos {
        ...OrderLine
        refundSn
        returnMoneySts
        canRefund
        maxRefundAmount
        shippedCount
      }
      canAllRefund
      canRefundAmount
    }
    money: refundReasons(orderNumber: $orderNumber, applyType: "1", orderItemId: $orderItemId, goodsNum: $goodsNum) {
      ...ReasonOfRefund
    }
    goods: refundReasons(orderNumber: $orderNumber, applyType: "2", orderItemId: $orderItemId, goodsNum: $goodsNum) {
      ...ReasonOfRefund
    }
  }
`);
/** An order with what of it can come back, for which reasons and how much, and the refund that is edited (contract M3, N1, N5). */
export const readRefundMatter = async (
  execute: Execute,
  { orderNumber, refundSn, chosen }: RefundMatterInput,
  options?: RequestOptions,
): Promise<RefundMatter> => {
  const refund = refundSn === null ? null : await readRefund(execute, { refundSn }, options);
  const about = chosen ?? (refund && { line: refund.orderItemId, goodsNum: refund.goodsNum });
  const line = about?.line ? { orderItemId: about.line, goodsNum: about.goodsNum } : {};
  const { orderDetail, money, goods } = await execute(ReadRefundMatter, { orderNumber, ...line }, options);
  return { order: orderDetail, refund, reasons: { [applyTypes.money]: money, [applyTypes.goods]: goods } };
};

const ApplyRefund = graphql(`
  mutation ApplyRefund($input: RefundParamInput!) {
    applyRefund(input: $input) {
      ... on Refund {
        refundSn
      }
      ...WhyNot
    }
  }
`);
const UpdateRefund = graphql(`
  mutation UpdateRefund($input: RefundChangeInput!) {
    updateRefund(input: $input) {
      ... on Refund {
        refundSn
      }
      ...WhyNot
    }
  }
`);
/** Asks for a refund once per key, or changes what was asked; answers which one it is (contract N2, N3). */
export const sendApplication = async (
  execute: Execute,
  { param, refundSn, key }: RefundInput,
  options?: RequestOptions,
): Promise<{ refundSn: string }> => {
  const once = { ...options, key };
  const answer =
    refundSn === null
      ? allowed((await execute(ApplyRefund, { input: param }, once)).applyRefund)
      : allowed((await execute(UpdateRefund, { input: { ...param, refundSn } }, once)).updateRefund);
  return { refundSn: answer.refundSn };
};
