import type { OrderList, OrderListQuestion } from '#machines/orders.machine.ts';
import type { Ask, How } from './door.ts';
import { graphql } from './gql/gql.ts';

graphql(`
  fragment OrderLine on OrderItem { orderItemId orderNumber prodId skuId shopId prodName skuName pic price priceSymbol currency prodCount productTotalAmount actualTotal }
`);

graphql(`
  fragment OrderRow on MyOrder {
    orderNumber shopId shopName shopLogo status statusCode stage actualTotal total priceSymbol currency productNums orderItemDtos { ...OrderLine }
    createTime endTime nowTime payType payStatus actions { action allowed reasonCode reason until }
  }
`);

graphql(`
  fragment Counts on OrderCount { allCount toPay toDeliver toReceive completed refund }
`);

const pageSize = 10;

const ReadOrders = graphql(`
  query ReadOrders($group: OrdersGroup!, $current: Int!, $size: Int!) {
    orderCount { ...Counts }
    orders(group: $group, current: $current, size: $size) { records { ...OrderRow } total size current pages }
  }
`);
/** One page of a list of orders, and how many stand in each list (contract M1, M2). */
export const readOrders = async (ask: Ask, { group, current }: OrderListQuestion, how?: How): Promise<OrderList> => {
  const { orderCount, orders } = await ask(ReadOrders, { group, current, size: pageSize }, how);
  return { counts: orderCount, page: orders };
};
