import type { ConfirmInput, SubmitInput } from '#machines/checkout.machine.ts';
import { payTypes } from '#machines/payTypes.ts';
import type { OrderNumbers, OrderPreview } from '#machines/model/checkout.ts';
import type { PayResult } from '#machines/model/payment.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { payOrder } from './payment.data.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment UsedVoucher on CheckoutVoucher {
    couponUserId
    couponName
    choose
    saved
  }
`);

graphql(`
  fragment PricedCheckout on OrderPreview {
    checkoutToken
    expireTime
    nowTime
    priceHash
    total
    actualTotal
    totalCount
    priceSymbol
    currency
    minPayGap
    smallCartGap
    userAddr {
      ...AddressLines
    }
    shopCartOrders {
      shopId
      shopName
      total
      transfee
      freeTransfee
      actualTotal
      totalCount
      remarks
      coupons {
        ...UsedVoucher
      }
      slotId
      shopCartItemDiscounts {
        shopCartItems {
          ...CartLine
        }
      }
      slots {
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
      estimate {
        deliverable
        reason
        fee
        free
        priceSymbol
        currency
        earliest
        latest
        courier
        slots
        orderBy
      }
    }
    coupons {
      ...UsedVoucher
    }
    promo {
      ...PromoCode
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
    insuranceOption {
      available
      selected
      fee
      cover
    }
    coins {
      usable
      max
      worth
      selected
    }
    payTypes {
      payType
      name
      enabled
      reasonCode
      reason
      fee
    }
    installment {
      ...PayLaterPlans
    }
    issues {
      code
      desc
      level
      basketId
      shopId
    }
    actions {
      action
      allowed
      reasonCode
      reason
      until
    }
  }
`);
const ConfirmOrder = graphql(`
  mutation ConfirmOrder($input: OrderParamInput!) {
    confirmOrder(input: $input) {
      ...PricedCheckout
      ...WhyNot
    }
  }
`);
const ConfirmGroupOrder = graphql(`
  mutation ConfirmGroupOrder($input: GroupOrderParamInput!) {
    confirmGroupOrder(input: $input) {
      ...PricedCheckout
      ...WhyNot
    }
  }
`);
/** The order as it would be, priced by the mall for what was chosen (contract J1), or a seat in a group buy (contract R5). */
export const confirmOrder = async (
  execute: Execute,
  { place, choices, checkoutToken }: ConfirmInput,
  options?: RequestOptions,
): Promise<OrderPreview> => {
  const { buyNow, groupSkuId } = place;
  const goods = buyNow
    ? { orderItem: { prodId: buyNow.prodId, skuId: buyNow.skuId, shopId: buyNow.shopId, prodCount: buyNow.count } }
    : { basketIds: place.basketIds };
  const chosen = {
    addrId: choices.addrId ?? 0,
    insurance: choices.insurance ? 1 : 0,
    slots: choices.slots,
    payType: choices.payType,
    ...(choices.couponUserIds === null ? { userChangeCoupon: 0 } : { userChangeCoupon: 1, couponUserIds: choices.couponUserIds }),
    promoCode: choices.promoCode ?? '',
    useCoins: choices.useCoins ? 1 : 0,
    ...(checkoutToken === null ? {} : { checkoutToken }),
  };
  if (groupSkuId !== undefined)
    return allowed((await execute(ConfirmGroupOrder, { input: { groupSkuId, ...chosen } }, options)).confirmGroupOrder);
  return allowed((await execute(ConfirmOrder, { input: { ...goods, ...chosen } }, options)).confirmOrder);
};

graphql(`
  fragment PlacedOrders on OrderNumbers {
    orderNumbers
    orders {
      orderNumber
      shopId
      actualTotal
    }
    actualTotal
    endTime
    nowTime
  }
`);
const SubmitOrder = graphql(`
  mutation SubmitOrder($input: SubmitOrderParamInput!) {
    submitOrder(input: $input) {
      ...PlacedOrders
      ...WhyNot
    }
  }
`);
const SubmitGroupOrder = graphql(`
  mutation SubmitGroupOrder($input: SubmitOrderParamInput!) {
    submitGroupOrder(input: $input) {
      ...PlacedOrders
      ...WhyNot
    }
  }
`);
/** Places the order (contract J3), or that of a seat in a group buy (contract R6), once per key. */
export const submitOrder = async (
  execute: Execute,
  { isSeat, checkoutToken, remarks, acceptPriceHash, key }: SubmitInput,
  options?: RequestOptions,
): Promise<OrderNumbers> => {
  const input = { checkoutToken, orderShopParam: remarks, ...(acceptPriceHash === null ? {} : { acceptPriceHash }) };
  if (isSeat) return allowed((await execute(SubmitGroupOrder, { input }, { ...options, key })).submitGroupOrder);
  return allowed((await execute(SubmitOrder, { input }, { ...options, key })).submitOrder);
};

/** Notes that the courier will be paid (contract K2, cash on delivery). */
export const payInCash = (execute: Execute, input: { orderNumbers: string; key: string }, options?: RequestOptions): Promise<PayResult> =>
  payOrder(execute, { ...input, payType: payTypes.cash, cardId: null, vaultToken: null, isKept: false, months: null }, options);
