import { and, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { groupStatuses, orderStatuses, type OrderStatus } from '#machines/rules/order/order.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { pageBody, sliceOf, type PageParam, type z } from '../platform/http/schemas.ts';
import { orders, type OrderRow } from './order.tables.ts';
import type { orderCount } from './order.schemas.ts';
import { refunds } from '../refund/refund.tables.ts';
import { myOrderOf, sightsOf, type MyOrder } from './order.view.ts';

export const orderGroups = ['all', 'toPay', 'toDeliver', 'toReceive', 'completed', 'refund', 'deleted'] as const;

/** `from` and `to` are moments in ms, `to` not included. */
export type OrderListParam = PageParam & {
  status?: number;
  group?: (typeof orderGroups)[number];
  key?: string;
  shopId?: number;
  from?: number;
  to?: number;
};

const shown = sql`delete_status = 0`;
const inBin = sql`delete_status = 1`;

const hasStatuses = (group: string): group is keyof typeof groupStatuses => Object.hasOwn(groupStatuses, group);

function statusesOf(param: OrderListParam): readonly OrderStatus[] | null {
  if (param.group && hasStatuses(param.group)) return groupStatuses[param.group];
  return param.status ? [param.status as OrderStatus] : null;
}

/**
 * One page of a shopper's orders, newest first (M2). `key` looks in order numbers and in the names of the goods in the caller's language.
 */
export async function readOrders(
  db: Db,
  userId: string,
  param: OrderListParam,
  view: { locale: Locale; at: number },
): Promise<ReturnType<typeof pageBody<MyOrder>>> {
  const statuses = statusesOf(param);
  const where = and(
    eq(orders.userId, userId),
    param.group === 'deleted' ? inBin : shown,
    statuses ? inArray(orders.status, [...statuses]) : undefined,
    param.group === 'refund' ? sql`refund_status > 0` : undefined,
    param.shopId === undefined ? undefined : eq(orders.shopId, param.shopId),
    param.from === undefined ? undefined : gte(orders.createdAt, param.from),
    param.to === undefined ? undefined : lt(orders.createdAt, param.to),
    param.key ? matching(param.key, view.locale) : undefined,
  );
  const { limit, offset } = sliceOf(param);
  // What is looked for is looked for once: for the page, and for how many there are.
  const { rows: found } = await db.execute<{ page: string[]; total: number }>(sql`
    with found as materialized (select order_number, created_at from ${orders} where ${where})
    select (select count(*)::int from found) as total,
      array(select order_number from found order by created_at desc, order_number desc limit ${limit} offset ${offset}) as page`);
  const { page, total } = found[0] ?? { page: [], total: 0 };
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderNumber, page))
    .orderBy(desc(orders.createdAt), desc(orders.orderNumber));
  return pageBody(
    (await sightsOf(db, rows)).map((sight) => myOrderOf(sight, view.locale, view.at)),
    total,
    param,
  );
}

function matching(key: string, locale: Locale): SQL {
  const pattern = `%${key.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(${orders.orderNumber} = ${key.trim()} or exists (select 1 from order_item i where i.order_number = ${orders.orderNumber}
    and i.prod_names ->> ${locale} ilike ${pattern}))`;
}

/** How many orders stand where (M1); the groups are the sizes of exactly the lists of M2, `refunds` that of N4. */
export async function countOrders(db: Db, userId: string): Promise<z.input<typeof orderCount>> {
  const { rows } = await db.execute<{ status: OrderStatus; is_refund: boolean; size: number }>(
    sql`select status, refund_status > 0 as is_refund, count(*)::int as size from orders where user_id = ${userId} and delete_status = 0
      group by 1, 2`,
  );
  const count = (isCounted: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(isCounted).reduce((sum, row) => sum + row.size, 0);
  const at = (status: OrderStatus): number => count((row) => row.status === status);
  const group = (name: keyof typeof groupStatuses): number => count((row) => groupStatuses[name].includes(row.status));
  return {
    allCount: count(() => true),
    unPay: at(orderStatuses.unpaid),
    payed: at(orderStatuses.toDeliver),
    consignment: at(orderStatuses.shipped),
    confirm: at(orderStatuses.received),
    success: at(orderStatuses.success),
    close: at(orderStatuses.closed),
    refund: count((row) => row.is_refund),
    grouping: at(orderStatuses.waitGroup),
    toPay: group('toPay'),
    toDeliver: group('toDeliver'),
    toReceive: group('toReceive'),
    completed: group('completed'),
    refunds: await db.$count(refunds, eq(refunds.userId, userId)),
  };
}

/** One order of this shopper. @throws Refusal NOT_FOUND also when it is somebody else's or in the recycle bin (unless asked for) */
export async function findOrder(db: Db, userId: string, orderNumber: string, may: { beInBin?: boolean } = {}): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNumber, orderNumber), eq(orders.userId, userId), may.beInBin ? sql`delete_status < 2` : shown));
  if (!order) throw refuse('NOT_FOUND');
  return order;
}
