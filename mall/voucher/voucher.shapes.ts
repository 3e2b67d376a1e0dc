import { action, i64, int, money, priced, ts, url, z } from '../shapes.ts';

const fields = {
  couponId: i64, couponName: z.string(), subTitle: z.string(), scope: z.enum(['PRODUCT', 'SHOP', 'MALL']), kind: z.enum(['PERCENT', 'AMOUNT', 'FREE_SHIPPING']),
  couponType: int, percentOff: z.number().nullable(), capAmount: money.nullable(), reduceAmount: money.nullable(), cashCondition: money, ...priced, validTimeType: int,
  startTime: ts, endTime: ts.nullable(), afterReceiveDays: int.nullable(), validDays: int.nullable(), stocks: int.nullable(), limitNum: int, curUserReceiveCount: int, suitableProdType: int,
  shopId: i64.nullable(), shopName: z.string().nullable(), shopLogo: url.nullable(), newUserOnly: z.boolean(), state: z.enum(['COLLECT', 'COLLECTED', 'SOLD_OUT', 'NOT_STARTED', 'ENDED']),
  canReceive: z.boolean(), canGoUse: z.boolean(),
  /** What one piece of the variant asked for costs after it; null where it does not lower that price. */
  priceAfter: money.nullable(),
  /** What is missing to its least spending for one piece; null when nothing is. */
  gap: money.nullable(),
  actions: z.array(action),
};

export const voucher = z.object(fields).openapi('Voucher');

export const userVoucher = z
  .object({ ...fields, couponUserId: i64, status: int, receiveTime: ts, useTime: ts.nullable(), orderNumber: z.string().nullable(), validFrom: ts, validUntil: ts, nowTime: ts })
  .openapi('UserVoucher');
