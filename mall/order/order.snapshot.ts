import { statusCodeOf, valueOf } from '#machines/rules/order/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import type { OrderSnapshot } from '#machines/rules/order/order.refusals.ts';
import type { OrderRow } from './order.tables.ts';

/** The lifecycle, standing where the row's columns say. */
export function snapshotOf(order: OrderRow): OrderSnapshot {
  return orderLifecycle.resolveState({ value: valueOf(order, order.life.payStatus), context: order.life });
}

/** One word for where the order stands: `TO_DELIVER.NEW`. */
export const codeOf = (order: OrderRow): string => statusCodeOf(order, order.life.closeType);
