import { asc, inArray, sql } from 'drizzle-orm';
import { toMajor } from '#machines/rules/money/money.ts';
import { orderStatuses, stageOf } from '#machines/rules/order/order.ts';
import { whyNot } from '#machines/rules/order/order.refusals.ts';
import { isRefundOver, returnMoneyStsOf } from '#machines/rules/refund/refund.ts';
import { restOf } from '#machines/rules/refund/refundAmounts.ts';
import type { Locale } from '#machines/model/locale.ts';
import { dayOf } from '../checkout/zonedTime.ts';
import type { Db } from '../platform/postgres/database.ts';
import { defaultRegion, regionOf, type Region } from '../region/region.ts';
import type { z } from '../platform/http/schemas.ts';
import { actionsOf } from './order.actions.ts';
import type { myOrder, orderItem } from './order.schemas.ts';
import { codeOf, snapshotOf } from './order.snapshot.ts';
import { orderItems, type OrderItemRow, type OrderRow } from './order.tables.ts';

export type MyOrder = z.input<typeof myOrder>;

/** An order beside what is shown with it. */
export type OrderSight = { order: OrderRow; items: OrderItemRow[]; shop: { shopName: string; shopLogo: string } };

/** Orders with their lines and shops, in the order given. */
export async function sightsOf(db: Db, orders: readonly OrderRow[]): Promise<OrderSight[]> {
  if (orders.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(
      inArray(
        orderItems.orderNumber,
        orders.map((order) => order.orderNumber),
      ),
    )
    .orderBy(asc(orderItems.orderItemId));
  const shopIds = [...new Set(orders.map((order) => order.shopId))];
  const { rows: shops } = await db.execute<{ shop_id: number; name: string; logo: string }>(
    sql`select shop_id, name, logo from shops where shop_id in ${shopIds}`,
  );
  return orders.map((order) => {
    const shop = shops.find((each) => each.shop_id === order.shopId);
    return {
      order,
      items: items.filter((item) => item.orderNumber === order.orderNumber),
      shop: { shopName: shop?.name ?? '', shopLogo: shop?.logo ?? '' },
    };
  });
}

/** The region an order was placed in: its currency and its clock, wherever it is read. */
export const regionOfOrder = (order: OrderRow): Region => regionOf(order.regionId) ?? defaultRegion;

/** A moment as the contract writes it; null where there is none. */
export const isoOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** One row of the order lists (M2). */
export function myOrderOf({ order, items, shop }: OrderSight, locale: Locale, at: number): MyOrder {
  const region = regionOfOrder(order);
  const major = (minor: number): number => toMajor(minor, region.digits);
  const { life } = order;
  return {
    orderNumber: order.orderNumber,
    shopId: order.shopId,
    ...shop,
    status: order.status,
    statusCode: codeOf(order),
    stage: stageOf(order, life.payStatus),
    actualTotal: major(order.priceLines.total),
    total: major(order.priceLines.totalItemCost),
    currency: region.currency,
    priceSymbol: region.symbol,
    productNums: order.priceLines.quantity,
    orderItemDtos: items.map((item) => itemOf(item, order, locale, at)),
    createTime: new Date(order.createdAt).toISOString(),
    endTime: order.status === orderStatuses.unpaid ? new Date(life.payBy).toISOString() : null,
    nowTime: new Date(at).toISOString(),
    payType: order.payType,
    payStatus: life.payStatus,
    refundStatus: life.refundStatus,
    dvyType: 1,
    orderType: order.groupActivityId === null ? 0 : 1,
    isComm: items.length > 0 && items.every((item) => item.commSts === 1) ? 1 : 0,
    deliveryCount: life.parcels,
    actions: actionsOf(order, at, locale),
  };
}

/** A line of an order as the contract has it; its money in major units, what can be done with it as of `at` (ms). */
export function itemOf(item: OrderItemRow, order: OrderRow, locale: Locale, at: number): z.input<typeof orderItem> {
  const region = regionOfOrder(order);
  const major = (minor: number): number => toMajor(minor, region.digits);
  return {
    orderItemId: item.orderItemId,
    orderNumber: item.orderNumber,
    prodId: item.prodId,
    skuId: item.skuId,
    shopId: order.shopId,
    prodName: item.prodNames[locale],
    skuName: item.skuNames[locale],
    pic: item.pic,
    price: major(item.price),
    currency: region.currency,
    priceSymbol: region.symbol,
    prodCount: item.count,
    productTotalAmount: major(item.price * item.count),
    actualTotal: major(item.actualTotal),
    shareReduce: major(item.shareReduce),
    commSts: item.commSts,
    refundSn: item.refundSn,
    returnMoneySts: item.refundState && returnMoneyStsOf(item.refundState),
    refundedAmount: major(item.refundedAmount),
    canRefund: canRefundLine(item, order, at),
    maxRefundAmount: major(restOf(item)),
    shippedCount: item.shippedCount,
    warrantyUntil: warrantyOf(item, order),
  };
}

/** Whether a refund of this line may be asked for now. */
export function canRefundLine(item: OrderItemRow, order: OrderRow, at: number): boolean {
  const isFree = restOf(item) > 0 && (item.refundState === null || isRefundOver(item.refundState));
  return isFree && whyNot(snapshotOf(order), { type: 'refund.asked', at, lines: 1 }) === null;
}

/** The last day of a line's warranty, which runs from the day in its region on which the goods arrived. */
function warrantyOf(item: OrderItemRow, order: OrderRow): string | null {
  const { life } = order;
  const from = life.deliveredOn ?? life.receivedOn;
  if (item.warrantyMonths === null || from === null) return null;
  const until = new Date(dayOf(from, regionOfOrder(order).zone));
  until.setUTCMonth(until.getUTCMonth() + item.warrantyMonths);
  return until.toISOString().slice(0, 10);
}
