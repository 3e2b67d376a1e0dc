import { payStatuses } from '#machines/rules/money/payment.ts';
import { card } from '../card/card.schemas.ts';
import { action, int, money, priced, ts, url, z } from '../platform/http/schemas.ts';
import { installment } from './installment.schemas.ts';

/** The contract's `PayMethod`. */
export const payMethod = z
  .object({
    payType: int,
    name: z.string(),
    enabled: z.boolean(),
    reasonCode: z.string().nullish(),
    reason: z.string().nullish(),
    fee: money,
  })
  .openapi('PayMethod');

/** The contract's `PayResult`. */
export const result = z
  .object({
    payNo: z.string(),
    orderNumbers: z.string(),
    payType: int,
    payStatus: z.enum(payStatuses),
    nextAction: z
      .object({ type: z.enum(['REDIRECT', 'FRAME', 'OTP']), url, expireTime: ts })
      .openapi('PayNextAction')
      .nullish(),
    failCode: z.string().nullish(),
    failDesc: z.string().nullish(),
    retryable: z.boolean(),
    attempts: int,
    amount: money,
    ...priced,
    endTime: ts,
    nowTime: ts,
    actions: z.array(action),
  })
  .openapi('PayResult');

/** The contract's `PayInfo`. */
export const info = z
  .object({
    orderNumbers: z.string(),
    totalFee: money,
    ...priced,
    endTime: ts,
    nowTime: ts,
    payTypes: z.array(payMethod),
    cards: z.array(card),
    openAttempt: result.nullish(),
    /** How it can be paid later, if it is paid now; null where it cannot. */
    installment: installment.nullish(),
  })
  .openapi('PayInfo');
