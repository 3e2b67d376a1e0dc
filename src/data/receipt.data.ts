import type { Receipt } from '#machines/model/order.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadReceipt = graphql(`
  query ReadReceipt($orderNumber: String!) {
    orderReceipt(orderNumber: $orderNumber) {
      orderNumber
      shopName
      placedOn
      paidOn
      installment {
        ...OwedPlan
      }
      userAddrDto {
        ...AddressLines
      }
      courierService
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
      remarks
      insured
      orderItemDtos {
        ...OrderLine
        refundedAmount
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
      currency
      priceSymbol
      payments {
        payNo
        payType
        payStatus
        cardLast4
        amount
        isPaid
        time
      }
      refunds {
        refundSn
        refundTo
        cardLast4
        coins
        amount
        status
        time
      }
      paidAmount
      refundedAmount
      keptAmount
      nowTime
    }
  }
`);
/** What was bought, paid and given back, once money has come in (contract M14). */
export const readReceipt = async (execute: Execute, input: { orderNumber: string }, options?: RequestOptions): Promise<Receipt> =>
  (await execute(ReadReceipt, input, options)).orderReceipt;

const ReadReceiptPdf = graphql(`
  query ReadReceiptPdf($orderNumber: String!) {
    orderReceipt(orderNumber: $orderNumber, format: pdf) {
      pdf
    }
  }
`);
/** The same as a PDF, in base64 (contract M14, `format=pdf`). */
export const readReceiptPdf = async (execute: Execute, input: { orderNumber: string }, options?: RequestOptions): Promise<string> =>
  (await execute(ReadReceiptPdf, input, options)).orderReceipt.pdf ?? '';
