import { orderItem } from '../checkout/orderItem.schema.ts';
import { action, i64, int, money, priced, ts, url, z } from '../platform/http/schemas.ts';

const fields = {
  couponId: i64,
  couponName: z.string(),
  subTitle: z.string(),
  scope: z.enum(['PRODUCT', 'SHOP', 'MALL']),
  kind: z.enum(['PERCENT', 'AMOUNT', 'FREE_SHIPPING']),
  couponType: int,
  percentOff: z.number().nullable(),
  capAmount: money.nullable(),
  reduceAmount: money.nullable(),
  cashCondition: money,
  ...priced,
  validTimeType: int,
  startTime: ts,
  endTime: ts.nullable(),
  afterReceiveDays: int.nullable(),
  validDays: int.nullable(),
  stocks: int.nullable(),
  limitNum: int,
  curUserReceiveCount: int,
  suitableProdType: int,
  shopId: i64.nullable(),
  shopName: z.string().nullable(),
  shopLogo: url.nullable(),
  newUserOnly: z.boolean(),
  state: z.enum(['COLLECT', 'COLLECTED', 'SOLD_OUT', 'NOT_STARTED', 'ENDED']),
  canReceive: z.boolean(),
  canGoUse: z.boolean(),
  /** What one piece of the variant asked for costs after it; null where it does not lower that price. */
  priceAfter: money.nullable(),
  /** What is missing to its least spending for one piece; null when nothing is. */
  gap: money.nullable(),
  actions: z.array(action),
};

export const voucher = z.object(fields).openapi('Voucher');

const collected = {
  ...fields,
  couponUserId: i64,
  status: int,
  receiveTime: ts,
  useTime: ts.nullable(),
  orderNumber: z.string().nullable(),
  validFrom: ts,
  validUntil: ts,
  nowTime: ts,
};

export const userVoucher = z.object(collected).openapi('UserVoucher');

/** A voucher as it stands to what is bought: `saved` is its own part, for one that is not chosen beside the chosen ones it goes with. */
export const checkoutVoucher = z
  .object({
    ...collected,
    canUse: z.boolean(),
    choose: z.boolean(),
    saved: money,
    reasonCode: z.string().nullable(),
    reason: z.string().nullable(),
    conflictsWith: z.array(i64),
  })
  .openapi('CheckoutVoucher');

export const voucherMatch = z
  .object({
    usable: z.array(checkoutVoucher),
    almost: z.array(checkoutVoucher),
    unusable: z.array(checkoutVoucher),
    best: z.object({ couponUserIds: z.array(i64), saved: money }).openapi('BestVouchers'),
    /** What the chosen ones save together. */
    saved: money,
    ...priced,
  })
  .openapi('VoucherMatch');

/** What is bought: an open checkout, chosen lines of the cart, or one thing. `couponUserIds`: the choice to judge, else the best. */
export const matchParam = z
  .object({
    basketIds: z.array(i64).max(120).nullish(),
    orderItem,
    checkoutToken: z.string().max(64).nullish(),
    couponUserIds: z.array(i64).max(100).nullish(),
  })
  .openapi('MatchParam');
