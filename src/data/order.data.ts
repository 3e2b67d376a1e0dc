import type { OrderStepQuestion } from '#machines/order.machine.ts';
import type { OrderDetail } from '#machines/words.ts';
import type { Ask, How } from './door.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment OrderWhole on OrderDetail {
    orderNumber shopId shopName shopLogo status statusCode stage actualTotal total priceSymbol currency productNums orderItemDtos { ...OrderLine }
    createTime endTime nowTime payType payStatus actions { action allowed reasonCode reason until }
    userAddrDto { ...AddressLines } courierService trackingNumber slot { slotId day start end fee left cutoff available reason }
    stages { stage time current } timeline { seq time event from to actor desc }
    priceLines { quantity subtotal totalItemCost savedByVouchers promoCodes shopDiscount coins deliveryFee slotFee smallCartFee insurance total }
    remarks insurance { selected fee claimable } placedOn paidOn receiveDeadline cancelTime closeType cancelReason cancelRemark cancelledAmount refundAmount
    pay { payType cardLast4 payNo } orderVersion
  }
`);

const ReadOrder = graphql(`
  query ReadOrder($orderNumber: String!) { orderDetail(orderNumber: $orderNumber) { ...OrderWhole } }
`);
/** Everything about one order of this shopper (contract M3). */
export const readOrder = async (ask: Ask, question: { orderNumber: string }, how?: How): Promise<OrderDetail> => (await ask(ReadOrder, question, how)).orderDetail;

const ConfirmReceipt = graphql(`
  mutation ConfirmReceipt($orderNumber: String!) { confirmReceipt(orderNumber: $orderNumber) { ... on OrderDetail { ...OrderWhole } ...WhyNot } }
`);
const ExtendReceipt = graphql(`
  mutation ExtendReceipt($orderNumber: String!) { extendReceipt(orderNumber: $orderNumber) { ... on OrderDetail { ...OrderWhole } ...WhyNot } }
`);
const WithdrawCancel = graphql(`
  mutation WithdrawCancel($orderNumber: String!) { withdrawCancel(orderNumber: $orderNumber) { ... on OrderDetail { ...OrderWhole } ...WhyNot } }
`);
const RemoveOrder = graphql(`
  mutation RemoveOrder($orderNumber: String!) { removeOrder(orderNumber: $orderNumber) { ... on Done { done } ...WhyNot } }
`);
/** Takes one step, once per key; answers the order as it is then, null when it is gone (contract M7, M9 to M11). */
export const takeOrderStep = async (ask: Ask, { orderNumber, step, key }: OrderStepQuestion, how?: How): Promise<OrderDetail | null> => {
  const once = { ...how, key };
  switch (step) {
    case 'CONFIRM_RECEIPT': return allowed((await ask(ConfirmReceipt, { orderNumber }, once)).confirmReceipt);
    case 'EXTEND_RECEIPT': return allowed((await ask(ExtendReceipt, { orderNumber }, once)).extendReceipt);
    case 'WITHDRAW_CANCEL': return allowed((await ask(WithdrawCancel, { orderNumber }, once)).withdrawCancel);
    case 'DELETE':
      allowed((await ask(RemoveOrder, { orderNumber }, once)).removeOrder);
      return null;
  }
};
