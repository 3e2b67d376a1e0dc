import type { OrderList, OrderListQuestion } from '#machines/orders.machine.ts';
import type { OrderSearch } from '#machines/model/order.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';

graphql(`
  fragment OrderLine on OrderItem {
    orderItemId
    orderNumber
    prodId
    skuId
    shopId
    prodName
    skuName
    pic
    price
    priceSymbol
    currency
    prodCount
    productTotalAmount
    actualTotal
  }
`);

graphql(`
  fragment OrderRow on MyOrder {
    orderNumber
    shopId
    shopName
    shopLogo
    status
    statusCode
    stage
    actualTotal
    total
    priceSymbol
    currency
    productNums
    orderItemDtos {
      ...OrderLine
    }
    createTime
    endTime
    nowTime
    payType
    payStatus
    actions {
      action
      allowed
      reasonCode
      reason
      until
    }
  }
`);

graphql(`
  fragment Counts on OrderCount {
    toPay
    toDeliver
    toReceive
    completed
    refund: refunds
  }
`);

const pageSize = 10;

const ReadOrders = graphql(`
  query ReadOrders($group: OrdersGroup!, $key: String, $from: String, $to: String, $current: Int!, $size: Int!) {
    orderCount {
      ...Counts
    }
    orders(group: $group, key: $key, from: $from, to: $to, current: $current, size: $size) {
      records {
        ...OrderRow
      }
      total
      size
      current
      pages
    }
  }
`);
const filledFields = (search: OrderSearch): Partial<OrderSearch> =>
  Object.fromEntries(Object.entries(search).filter(([, text]) => text !== ''));

/** One page of a list of orders, or its first pages in one, and how many stand in each list (contract M1, M2). */
export const readOrders = async (
  execute: Execute,
  { group, search, current, pages }: OrderListQuestion,
  options?: RequestOptions,
): Promise<OrderList> => {
  const { orderCount, orders } = await execute(
    ReadOrders,
    { group, ...filledFields(search), current, size: rowsOfPages(pageSize, pages) },
    options,
  );
  return { counts: orderCount, page: inPages(orders, pageSize, pages) };
};
