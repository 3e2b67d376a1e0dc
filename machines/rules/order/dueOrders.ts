import { orderStatuses } from './order.ts';

/** Those of some orders that still wait for money: each is paid, cancelled or too late on its own. */
export const dueOrdersOf = <Order extends { status: number }>(orders: readonly Order[]): Order[] =>
  orders.filter(({ status }) => status === orderStatuses.unpaid);

/** Those of some orders that were not closed. */
export const keptOrdersOf = <Order extends { status: number }>(orders: readonly Order[]): Order[] =>
  orders.filter(({ status }) => status !== orderStatuses.closed);
