import type { Receipt } from '#machines/model/order.ts';
import type { Ask, How } from './gateway.ts';
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
export const readReceipt = async (ask: Ask, question: { orderNumber: string }, how?: How): Promise<Receipt> =>
  (await ask(ReadReceipt, question, how)).orderReceipt;

const ReadReceiptPdf = graphql(`
  query ReadReceiptPdf($orderNumber: String!) {
    orderReceipt(orderNumber: $orderNumber, format: pdf) {
      pdf
    }
  }
`);
/** The same as a PDF, in base64 (contract M14, `format=pdf`). */
export const readReceiptPdf = async (ask: Ask, question: { orderNumber: string }, how?: How): Promise<string> =>
  (await ask(ReadReceiptPdf, question, how)).orderReceipt.pdf ?? '';
