import { orderItem, timelineEvent } from '../order/order.schemas.ts';
import { action, flag01, i64, int, money, pageOf, priced, ts, url, z } from '../platform/http/schemas.ts';

const MOST_PHOTOS = 5;

const photo = z
  .string()
  .max(500)
  .regex(/^\/oss\/[0-9A-Za-z._-]+$/);
const photos = z
  .preprocess(
    // Z18: a list, or the comma string of old clients.
    (value) => (typeof value === 'string' ? value.split(',').flatMap((each) => each.trim() || []) : value),
    z.array(photo).max(MOST_PHOTOS, 'TOO_MANY_IMAGES'),
  )
  .openapi({ type: 'array', items: { type: 'string' }, maxItems: MOST_PHOTOS });

export const numberText = z
  .string()
  .min(1)
  .max(32)
  .regex(/^[0-9A-Za-z-]+$/);
const words = z.string().trim().max(500, 'TEXT_TOO_LONG');

export const applyType = z.union([z.literal(1), z.literal(2)]).openapi({ type: 'integer', enum: [1, 2] });

const refundParamFields = {
  orderNumber: numberText,
  orderItemId: i64.nullish(),
  refundType: applyType,
  applyType,
  isReceiver: flag01,
  buyerReason: z.string({ error: 'REASON_REQUIRED' }).max(40),
  goodsNum: int.nullish(),
  refundAmount: money.nullish(),
  buyerMobile: z.string().trim().max(20).nullish(),
  buyerDesc: words.nullish(),
  photoFiles: photos.nullish(),
};
export const refundParam = z.object(refundParamFields).openapi('RefundParam');
export const refundChange = z.object({ ...refundParamFields, refundSn: numberText }).openapi('RefundChange');

/** The bare number of old clients, or an object with it. */
export const refundSnParam = z.union([numberText, z.object({ refundSn: numberText })]).openapi('RefundSnParam');

export const expressParam = z
  .object({
    refundSn: numberText,
    expressId: i64.nullish(),
    expressName: z.string().trim().min(1).max(60),
    expressNo: z
      .string()
      .trim()
      .regex(/^[0-9A-Za-z-]{4,40}$/),
    mobile: z.string().trim().max(20).nullish(),
    remark: words.nullish(),
    photoFiles: photos.nullish(),
  })
  .openapi('RefundExpressParam');

export const escalateParam = z
  .object({ refundSn: numberText, desc: z.string().trim().min(1).max(500, 'TEXT_TOO_LONG'), photoFiles: photos.nullish() })
  .openapi('RefundEscalateParam');

export const claimParam = z
  .object({
    kind: z.enum(['LOST', 'DAMAGED', 'LATE']),
    desc: z.string().trim().min(1).max(500, 'TEXT_TOO_LONG'),
    photoFiles: photos.nullish(),
  })
  .openapi('InsuranceClaimParam');

export const claimOffer = z
  .object({
    kind: z.enum(['LOST', 'DAMAGED', 'LATE']),
    desc: z.string(),
    allowed: z.boolean(),
    reasonCode: z.string().nullable(),
    reason: z.string().nullable(),
    /** Until when time itself changes that. */
    until: ts.nullable(),
    /** What the insurance would pay. */
    amount: money,
    /** What the mall knows of it already, as the buyer would write it. */
    proposal: z.string().nullable(),
  })
  .openapi('ClaimOffer');

export const refundReason = z
  .object({
    code: z.string(),
    desc: z.string(),
    needsText: z.boolean(),
    /** The most that may be asked under this reason, and how much of it are fees. */
    maxRefundAmount: money,
    fees: money,
    ...priced,
  })
  .openapi('RefundReason');

export const refund = z
  .object({
    refundSn: z.string(),
    refundId: i64,
    kind: z.enum(['REFUND', 'CLAIM']),
    orderNumber: z.string(),
    shopId: i64,
    shopName: z.string(),
    orderItemId: i64.nullable(),
    refundType: applyType,
    applyType,
    isReceiver: flag01,
    returnMoneySts: int,
    statusCode: z.string(),
    orderAmount: money,
    refundAmount: money,
    maxRefundAmount: money,
    /** Of `refundAmount`: what each line brings, and what is fees. */
    shares: z.array(z.object({ orderItemId: i64, amount: money, goodsNum: int }).openapi('RefundShare')),
    feesAmount: money,
    /** Coins that the order used and that come back, too: with the last of its money only. */
    coinsBack: int,
    ...priced,
    goodsNum: int,
    buyerReason: z.string(),
    buyerReasonDesc: z.string(),
    buyerDesc: z.string(),
    buyerMobile: z.string().nullable(),
    photoFiles: z.array(url),
    sellerMsg: z.string().nullable(),
    rejectMessage: z.string().nullable(),
    escalation: z
      .object({ desc: z.string(), photoFiles: z.array(url) })
      .openapi('RefundEscalation')
      .nullable(),
    applyTime: ts,
    handleTime: ts.nullable(),
    shipTime: ts.nullable(),
    receiveTime: ts.nullable(),
    refundTime: ts.nullable(),
    updateTime: ts,
    deadline: ts.nullable(),
    nowTime: ts,
    closeType: z.string().nullable(),
    /** Whose turn it is, until when, and what becomes of the refund if nothing is said until then; null when it is over. */
    turn: z
      .object({
        who: z.enum(['BUYER', 'SELLER', 'MALL', 'BANK']),
        until: ts.nullable(),
        silence: z.object({ statusCode: z.string(), desc: z.string() }).openapi('RefundSilence').nullable(),
      })
      .openapi('RefundTurn')
      .nullable(),
    refundDelivery: z
      .object({
        deyName: z.string(),
        deyNu: z.string(),
        mobile: z.string().nullable(),
        remark: z.string().nullable(),
        photoFiles: z.array(url),
      })
      .openapi('RefundDelivery')
      .nullable(),
    returnAddr: z.object({ receiver: z.string(), addr: z.string() }).openapi('ReturnAddress').nullable(),
    orderItems: z.array(orderItem),
    timeline: z.array(timelineEvent),
    refundTo: z.string(),
    refundVersion: int,
    actions: z.array(action),
  })
  .openapi('Refund');

export const refundPage = pageOf(refund, 'Refund');
