import { payTypes } from '#machines/payTypes.ts';
import type { PaymentMatter, PayInput, PlacedOrder } from '#machines/payment.machine.ts';
import { dueOrdersOf } from '#machines/rules/order/dueOrders.ts';
import type { PayInfo, PayResult, VaultSession } from '#machines/model/payment.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment PayState on PayResult {
    payNo
    orderNumbers
    payType
    payStatus
    nextAction {
      type
      url
      expireTime
    }
    failCode
    failDesc
    amount
    priceSymbol
    currency
    endTime
    nowTime
    actions {
      action
      allowed
      reasonCode
      reason
      until
    }
  }
`);

graphql(`
  fragment SavedCard on Card {
    cardId
    brand
    last4
    expMonth
    expYear
    isDefault
    status
  }
`);

graphql(`
  fragment PayLaterPlans on Installment {
    provider
    months
    perMonth
    plans {
      months
      perMonth
      total
      cost
      dates {
        date
        amount
      }
    }
  }
`);

const ReadPlacedOrder = graphql(`
  query ReadPlacedOrder($orderNumber: String!) {
    orderDetail(orderNumber: $orderNumber) {
      orderNumber
      shopName
      status
      actualTotal
      priceSymbol
      currency
      payType
      closeType
      slot {
        slotId
        day
        start
        end
        fee
        left
        cutoff
        available
        reason
      }
    }
  }
`);
const ReadPayInfo = graphql(`
  query ReadPayInfo($orderNumbers: String!) {
    payInfo(orderNumbers: $orderNumbers) {
      orderNumbers
      totalFee
      priceSymbol
      currency
      endTime
      nowTime
      payTypes {
        payType
        name
        enabled
        reasonCode
        reason
        fee
      }
      cards {
        ...SavedCard
      }
      openAttempt {
        ...PayState
      }
      installment {
        ...PayLaterPlans
      }
    }
  }
`);

const readPlacedOrder = async (execute: Execute, orderNumber: string, options?: RequestOptions): Promise<PlacedOrder> =>
  (await execute(ReadPlacedOrder, { orderNumber }, options)).orderDetail;
const readPayInfo = async (execute: Execute, orderNumbers: string, options?: RequestOptions): Promise<PayInfo> =>
  (await execute(ReadPayInfo, { orderNumbers }, options)).payInfo;

/** The orders of a comma list as they stand, and while some of them wait for money, how these can be paid (contract M3, K1). */
export const readPayment = async (
  execute: Execute,
  { orderNumbers }: { orderNumbers: string },
  options?: RequestOptions,
): Promise<PaymentMatter> => {
  const orders = await Promise.all(orderNumbers.split(',').map((orderNumber) => readPlacedOrder(execute, orderNumber, options)));
  const due = dueOrdersOf(orders).map(({ orderNumber }) => orderNumber);
  const info = due.length > 0 ? await readPayInfo(execute, due.join(','), options) : null;
  return { orders, info };
};

const OpenVault = graphql(`
  mutation OpenVault($input: VaultSessionParamInput!) {
    openVault(input: $input) {
      ... on VaultSession {
        sessionId
        publicKey
        fieldsUrl
        expireTime
      }
      ...WhyNot
    }
  }
`);
/** A session of the bank card vault; its fields are framed, which only a browser does (contract L2). */
export const openVault = async (execute: Execute, input: { purpose: 'PAY' | 'SAVE' }, options?: RequestOptions): Promise<VaultSession> =>
  allowed((await execute(OpenVault, { input }, { ...options, isForBrowser: true })).openVault);

const PayOrder = graphql(`
  mutation PayOrder($input: PayParamInput!) {
    payOrder(input: $input) {
      ... on PayResult {
        ...PayState
      }
      ...WhyNot
    }
  }
`);
/** Pays with a saved card or a one-time token of the vault, later by a plan, or chooses cash on delivery; once per key (contract K2). */
export const payOrder = async (execute: Execute, input: PayInput, options?: RequestOptions): Promise<PayResult> => {
  const { orderNumbers, payType, cardId, vaultToken, isKept, months, key } = input;
  const payment = {
    orderNumbers,
    payType,
    ...(cardId === null ? {} : { cardId }),
    ...(vaultToken === null ? {} : { vaultToken }),
    ...(isKept ? { saveCard: 1 } : {}),
    ...(months === null ? {} : { months }),
    ...(payType === payTypes.cash ? { codConfirmed: 1 } : {}),
  };
  return allowed((await execute(PayOrder, { input: payment }, { ...options, key })).payOrder);
};

const FinishPayAction = graphql(`
  mutation FinishPayAction($input: PayActionParamInput!) {
    finishPayAction(input: $input) {
      ... on PayResult {
        ...PayState
      }
      ...WhyNot
    }
  }
`);
/** Back from the bank's own step (contract K4). */
export const finishPayAction = async (
  execute: Execute,
  { payNo, result, key }: { payNo: string; result: string; key: string },
  options?: RequestOptions,
): Promise<PayResult> => allowed((await execute(FinishPayAction, { input: { payNo, result } }, { ...options, key })).finishPayAction);

const CancelPayment = graphql(`
  mutation CancelPayment($input: PayCancelParamInput!) {
    cancelPayment(input: $input) {
      ... on PayResult {
        ...PayState
      }
      ...WhyNot
    }
  }
`);
/** Leaves an unfinished attempt (contract K5). */
export const cancelPayment = async (execute: Execute, input: { payNo: string }, options?: RequestOptions): Promise<PayResult> =>
  allowed((await execute(CancelPayment, { input }, options)).cancelPayment);
