import { longestRemark } from '#machines/rules/order/remark.ts';
import { addressBody as address } from '../address/address.schemas.ts';
import { deliverySlot, priceLines } from '../checkout/checkout.schemas.ts';
import { orderInstallment } from '../payment/installment.schemas.ts';
import { action, date, flag01, i64, int, money, pageOf, priced, ts, url, z } from '../platform/http/schemas.ts';

export const orderItem = z
  .object({
    orderItemId: i64,
    orderNumber: z.string(),
    prodId: i64,
    skuId: i64,
    shopId: i64,
    prodName: z.string(),
    skuName: z.string(),
    pic: url,
    price: money,
    ...priced,
    prodCount: int,
    productTotalAmount: money,
    actualTotal: money,
    shareReduce: money,
    commSts: flag01,
    /** The last refund of this line, and where it stands. */
    refundSn: z.string().nullable(),
    returnMoneySts: int.nullable(),
    refundedAmount: money,
    canRefund: z.boolean(),
    maxRefundAmount: money,
    shippedCount: int,
    warrantyUntil: date.nullable(),
  })
  .openapi('OrderItem');

export const orderItemPage = pageOf(orderItem, 'OrderItem');

export const orderStage = z.enum(['PLACED', 'PAID', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'CANCELLED']);

const myOrderFields = {
  orderNumber: z.string(),
  shopId: i64,
  shopName: z.string(),
  shopLogo: url,
  status: int,
  statusCode: z.string(),
  stage: orderStage,
  actualTotal: money,
  total: money,
  ...priced,
  productNums: int,
  orderItemDtos: z.array(orderItem),
  createTime: ts,
  endTime: ts.nullable(),
  nowTime: ts,
  payType: int.nullable(),
  payStatus: z.string(),
  refundStatus: int,
  dvyType: int,
  orderType: flag01,
  isComm: flag01,
  deliveryCount: int,
  actions: z.array(action),
};

export const myOrder = z.object(myOrderFields).openapi('MyOrder');
export const myOrderPage = pageOf(myOrder, 'MyOrder');

export const timelineEvent = z
  .object({
    seq: int,
    time: ts,
    event: z.string(),
    from: z.string(),
    to: z.string(),
    actor: z.enum(['BUYER', 'SELLER', 'COURIER', 'PAYMENT', 'SYSTEM', 'MALL']),
    desc: z.string(),
  })
  .openapi('TimelineEvent');

/** A step of an order: taken, or one that time will take, with what that depends on. */
export const orderTimelineEvent = timelineEvent
  .extend({ planned: z.boolean(), condition: z.string().nullable() })
  .openapi('OrderTimelineEvent');

export const orderDetail = z
  .object({
    ...myOrderFields,
    userAddrDto: address,
    courierService: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    parcels: z.array(z.object({ dvyFlowId: i64, companyName: z.string(), stateCode: z.string(), items: int }).openapi('OrderParcel')),
    slot: deliverySlot.nullable(),
    stages: z.array(z.object({ stage: orderStage, time: ts.nullable(), current: z.boolean() }).openapi('OrderStageTime')),
    timeline: z.array(orderTimelineEvent),
    priceLines,
    remarks: z.string(),
    insurance: z.object({ selected: z.boolean(), fee: money, claimable: z.boolean(), claimUntil: ts.nullable() }).openapi('OrderInsurance'),
    placedOn: ts,
    paidOn: ts.nullable(),
    dvyTime: ts.nullable(),
    deliveredTime: ts.nullable(),
    finallyTime: ts.nullable(),
    cancelTime: ts.nullable(),
    receiveDeadline: ts.nullable(),
    reviewDeadline: ts.nullable(),
    refundDeadline: ts.nullable(),
    closeType: z.string().nullable(),
    cancelReason: z.string().nullable(),
    cancelReasonDesc: z.string().nullable(),
    cancelRemark: z.string().nullable(),
    cancelledAmount: money.nullable(),
    refundAmount: money.nullable(),
    pay: z
      .object({
        payType: int.nullable(),
        cardLast4: z.string().nullable(),
        payNo: z.string().nullable(),
        /** What is owed to the pay-later provider, and when; null where it was not paid so. */
        installment: orderInstallment.nullable(),
      })
      .openapi('OrderPay'),
    canRefund: z.boolean(),
    canAllRefund: z.boolean(),
    canRefundAmount: money,
    coupons: z.array(z.object({ couponId: i64, couponName: z.string(), off: money }).openapi('OrderCoupon')),
    promoCode: z.object({ code: z.string(), off: money }).openapi('OrderPromoCode').nullable(),
    coinsEarned: int,
    orderVersion: int,
  })
  .openapi('OrderDetail');

export const orderCount = z
  .object({
    allCount: int,
    unPay: int,
    payed: int,
    consignment: int,
    confirm: int,
    success: int,
    close: int,
    refund: int,
    grouping: int,
    toPay: int,
    toDeliver: int,
    toReceive: int,
    completed: int,
    refunds: int,
  })
  .openapi('OrderCount');

export const reason = z.object({ code: z.string(), desc: z.string(), needsText: z.boolean() }).openapi('Reason');

/** The steps of an order that can be tried without being taken (M18). */
export const previewedActions = ['CANCEL', 'WITHDRAW_CANCEL', 'CONFIRM_RECEIPT', 'EXTEND_RECEIPT', 'DELETE', 'RESTORE'] as const;

export const stepEffect = z
  .object({
    kind: z.enum([
      'MONEY_BACK',
      'MONEY_PAID',
      'VOUCHER_BACK',
      'VOUCHER_GONE',
      'PROMO_BACK',
      'COINS_BACK',
      'SLOT_FREED',
      'ANSWER_BY',
      'RECEIVE_BY',
      'REFUND_BY',
      'RATE_BY',
      'BIN_UNTIL',
      'REFUND_GONE',
    ]),
    desc: z.string(),
    amount: money.nullable(),
    coins: int.nullable(),
    couponUserId: i64.nullable(),
    at: ts.nullable(),
  })
  .openapi('StepEffect');

export const stepPreview = z
  .object({
    orderNumber: z.string(),
    action: z.string(),
    allowed: z.boolean(),
    reasonCode: z.string().nullable(),
    reason: z.string().nullable(),
    statusCode: z.string(),
    ...priced,
    effects: z.array(stepEffect),
    nowTime: ts,
  })
  .openapi('StepPreview');

export const cancelPreview = z
  .object({
    orderNumber: z.string(),
    mode: z.enum(['IMMEDIATE', 'NEEDS_SELLER', 'NOT_ALLOWED']),
    reasonCode: z.string().nullable(),
    reasons: z.array(reason),
    cancelledAmount: money,
    refundAmount: money,
    ...priced,
    refundTo: z.string(),
    coupons: z.array(z.object({ couponUserId: i64, couponName: z.string(), returned: z.boolean() }).openapi('CancelCoupon')),
    coinsReturned: int,
    effects: z.array(stepEffect),
    desc: z.string(),
  })
  .openapi('CancelPreview');

export const cancelParam = z
  .object({ reason: z.string({ error: 'REASON_REQUIRED' }).max(40), remark: z.string().max(longestRemark, 'TEXT_TOO_LONG').nullish() })
  .openapi('CancelParam');
