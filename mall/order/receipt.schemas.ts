import { payStatuses } from '#machines/rules/money/payment.ts';
import { addressBody as address } from '../address/address.schemas.ts';
import { deliverySlot, priceLines } from '../checkout/checkout.schemas.ts';
import { orderInstallment } from '../payment/installment.schemas.ts';
import { i64, int, money, priced, ts, z } from '../platform/http/schemas.ts';
import { orderItem } from './order.schemas.ts';

/** An attempt to pay, with what it is for this one order. */
export const receiptPayment = z
  .object({
    payNo: z.string(),
    payType: int,
    payStatus: z.enum(payStatuses),
    cardBrand: z.string().nullable(),
    cardLast4: z.string().nullable(),
    amount: money,
    /** Whether the money came in. */
    isPaid: z.boolean(),
    time: ts,
  })
  .openapi('ReceiptPayment');

/** Money that goes back: to the card or the pay-later plan, or in coins where cash was paid. */
export const receiptRefund = z
  .object({
    /** Null: the order was closed, and all that was left went back by itself. */
    refundSn: z.string().nullable(),
    refundTo: z.enum(['CARD', 'PLAN', 'COINS']),
    cardLast4: z.string().nullable(),
    coins: int.nullable(),
    amount: money,
    /** `REFUSED`: the bank would not, and a person sees to it. */
    status: z.enum(['OPEN', 'DONE', 'REFUSED']),
    time: ts,
  })
  .openapi('ReceiptRefund');

export const orderReceipt = z
  .object({
    orderNumber: z.string(),
    shopId: i64,
    shopName: z.string(),
    statusCode: z.string(),
    placedOn: ts,
    paidOn: ts.nullable(),
    /** What is owed to the pay-later provider, and when; null where it was paid another way. */
    installment: orderInstallment.nullable(),
    userAddrDto: address,
    courierService: z.string().nullable(),
    slot: deliverySlot.nullable(),
    remarks: z.string(),
    insured: z.boolean(),
    orderItemDtos: z.array(orderItem),
    priceLines,
    ...priced,
    payments: z.array(receiptPayment),
    refunds: z.array(receiptRefund),
    paidAmount: money,
    refundedAmount: money,
    /** What was paid and did not go back. */
    keptAmount: money,
    /** The same as a PDF, in base64; only with `format=pdf`. */
    pdf: z.string().nullable(),
    nowTime: ts,
  })
  .openapi('OrderReceipt');
