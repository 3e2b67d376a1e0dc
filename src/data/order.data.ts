import type { OrderStepped, OrderStepQuestion } from '#machines/order.machine.ts';
import type { OrderDetail } from '#machines/model/order.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment OwedPlan on OrderInstallment {
    provider
    months
    perMonth
    total
    cost
    dates {
      date
      amount
    }
  }
`);

graphql(`
  fragment OrderWhole on OrderDetail {
    orderNumber
    shopId
    shopName
    shopLogo
    status
    statusCode
    stage
    actualTotal
    total
    priceSymbol
    currency
    productNums
    orderItemDtos {
      ...OrderLine
      refundSn
      warrantyUntil
    }
    createTime
    endTime
    nowTime
    payType
    payStatus
    actions {
      action
      allowed
      reasonCode
      reason
      until
    }
    userAddrDto {
      ...AddressLines
    }
    refundStatus
    courierService
    trackingNumber
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
    stages {
      stage
      time
      current
    }
    timeline {
      seq
      time
      event
      from
      to
      actor
      desc
      planned
      condition
    }
    priceLines {
      quantity
      subtotal
      totalItemCost
      savedByVouchers
      promoCodes
      shopDiscount
      coins
      deliveryFee
      slotFee
      smallCartFee
      insurance
      total
      explain {
        line
        desc
        amount
      }
    }
    remarks
    insurance {
      selected
      fee
    }
    placedOn
    paidOn
    receiveDeadline
    cancelTime
    closeType
    cancelReasonDesc
    cancelRemark
    cancelledAmount
    refundAmount
    pay {
      payType
      cardLast4
      payNo
      installment {
        ...OwedPlan
      }
    }
    coinsEarned
    orderVersion
  }
`);

const ReadOrder = graphql(`
  query ReadOrder($orderNumber: String!) {
    orderDetail(orderNumber: $orderNumber) {
      ...OrderWhole
    }
  }
`);
/** Everything about one order of this shopper (contract M3). */
export const readOrder = async (execute: Execute, input: { orderNumber: string }, options?: RequestOptions): Promise<OrderDetail> =>
  (await execute(ReadOrder, input, options)).orderDetail;

const ConfirmReceipt = graphql(`
  mutation ConfirmReceipt($orderNumber: String!) {
    confirmReceipt(orderNumber: $orderNumber) {
      ... on OrderDetail {
        ...OrderWhole
      }
      ...WhyNot
    }
  }
`);
const ExtendReceipt = graphql(`
  mutation ExtendReceipt($orderNumber: String!) {
    extendReceipt(orderNumber: $orderNumber) {
      ... on OrderDetail {
        ...OrderWhole
      }
      ...WhyNot
    }
  }
`);
const WithdrawCancel = graphql(`
  mutation WithdrawCancel($orderNumber: String!) {
    withdrawCancel(orderNumber: $orderNumber) {
      ... on OrderDetail {
        ...OrderWhole
      }
      ...WhyNot
    }
  }
`);
const RemoveOrder = graphql(`
  mutation RemoveOrder($orderNumber: String!) {
    removeOrder(orderNumber: $orderNumber) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
const RestoreOrder = graphql(`
  mutation RestoreOrder($orderNumber: String!) {
    restoreOrder(orderNumber: $orderNumber) {
      ... on OrderDetail {
        ...OrderWhole
      }
      ...WhyNot
    }
  }
`);
const BuyAgain = graphql(`
  mutation BuyAgain($orderNumber: String!) {
    buyAgain(orderNumber: $orderNumber, input: {}) {
      ... on BatchAddResult {
        failed {
          skuId
          prodName
          desc
        }
      }
      ...WhyNot
    }
  }
`);

const stepped = (order: OrderDetail): OrderStepped => ({ order, notAdded: [] });

/** Takes one step, once per key (contract M7, M9 to M13). */
export const takeOrderStep = async (
  execute: Execute,
  { orderNumber, step, key }: OrderStepQuestion,
  options?: RequestOptions,
): Promise<OrderStepped> => {
  const once = { ...options, key };
  switch (step) {
    case 'CONFIRM_RECEIPT':
      return stepped(allowed((await execute(ConfirmReceipt, { orderNumber }, once)).confirmReceipt));
    case 'EXTEND_RECEIPT':
      return stepped(allowed((await execute(ExtendReceipt, { orderNumber }, once)).extendReceipt));
    case 'WITHDRAW_CANCEL':
      return stepped(allowed((await execute(WithdrawCancel, { orderNumber }, once)).withdrawCancel));
    case 'DELETE':
      allowed((await execute(RemoveOrder, { orderNumber }, once)).removeOrder);
      return stepped(await readOrder(execute, { orderNumber }, options));
    case 'RESTORE':
      return stepped(allowed((await execute(RestoreOrder, { orderNumber }, once)).restoreOrder));
    case 'BUY_AGAIN':
      return { order: null, notAdded: allowed((await execute(BuyAgain, { orderNumber }, once)).buyAgain).failed };
  }
};
