import { inArray, sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import { timersOf, type OrderTimer } from '#machines/rules/order/order.ts';
import { whyNot } from '#machines/rules/order/order.refusals.ts';
import { finalRefundValues } from '#machines/rules/refund/refund.ts';
import { expiringCoins } from '../coin/coin.ts';
import { plannedText } from '../order/order.planned.ts';
import { snapshotOf } from '../order/order.snapshot.ts';
import { orders, type OrderRow } from '../order/order.tables.ts';
import { messageText } from '../platform/messages.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { z } from '../platform/http/schemas.ts';
import { refunds, type RefundRow } from '../refund/refund.tables.ts';
import { turnOf } from '../refund/refund.view.ts';
import { defaultRegion, regionOf } from '../region/region.ts';
import { nameOf } from '../voucher/voucher.view.ts';
import type { VoucherRow } from '../voucher/voucher.ts';
import type { deadline } from './deadline.schemas.ts';

export type Deadline = z.input<typeof deadline>;
type Kind = Deadline['kind'];
type Look = { userId: string; locale: Locale; at: number };
type Draft = Pick<Deadline, 'kind' | 'turn' | 'subject'> & { due: number } & Partial<
    Pick<Deadline, 'title' | 'desc' | 'orderNumber' | 'refundSn' | 'couponUserId'>
  >;

const orderKinds: Record<OrderTimer, [Kind, Deadline['turn']]> = {
  'payDeadline.passed': ['PAY', 'BUYER'],
  'cancelDeadline.passed': ['CANCEL_ANSWER', 'SELLER'],
  'shipDeadline.passed': ['SHIP', 'SELLER'],
  'receiveDeadline.passed': ['RECEIVE', 'BUYER'],
  'rateDeadline.passed': ['RATE', 'BUYER'],
  'binDeadline.passed': ['BIN', 'BUYER'],
};

/** The timers of an order's lifecycle as it stands; the delivery time that was chosen; the window for returns. */
function ofOrder(order: OrderRow, shopName: string, { locale, at }: Look): Draft[] {
  const snapshot = snapshotOf(order);
  const { life, slot, orderNumber } = order;
  const draft = { subject: shopName, orderNumber };
  const timers = timersOf(order, life)
    .filter(({ type, due }) => whyNot(snapshot, { type, at: due }) === null)
    .map(({ type, due }): Draft => {
      const [kind, turn] = orderKinds[type];
      return { ...draft, kind, turn, due, desc: plannedText(order, type, locale) };
    });
  const isComing = slot !== null && (order.status === 2 || order.status === 3) && order.subStatus !== 'DELIVERED';
  const mayReturn = life.refundBy !== null && whyNot(snapshot, { type: 'refund.asked', at, lines: 1 }) === null;
  return [
    ...timers,
    ...(isComing ? [{ ...draft, kind: 'SLOT', turn: 'SELLER', due: slot.startsAt } as const] : []),
    ...(mayReturn ? [{ ...draft, kind: 'RETURN', turn: 'BUYER', due: life.refundBy ?? 0 } as const] : []),
  ];
}

/** Whose answer is due in a refund, and what silence does (contract 4.2); nothing while the bank has it. */
function ofRefund(refund: RefundRow, shopName: string, { locale }: Look): Draft[] {
  const turn = turnOf(refund, locale);
  if (!turn?.until || turn.who === 'BANK') return [];
  const { refundSn, orderNumber } = refund;
  return [
    {
      kind: 'REFUND',
      turn: turn.who,
      due: Date.parse(turn.until),
      title: messageText(locale, `mall.deadline.REFUND.${turn.who}`),
      desc: turn.silence?.desc ?? '',
      subject: shopName,
      orderNumber,
      refundSn,
    },
  ];
}

type Held = Pick<VoucherRow, 'kind' | 'regionId' | 'percentOff' | 'capAmount' | 'reduceAmount'> & { couponUserId: number; due: number };

async function ofVouchers(db: Db, { userId, locale }: Look): Promise<Draft[]> {
  const { rows } = await db.execute<Held>(sql`select coupon_user_id as "couponUserId", valid_until as due, kind,
    voucher.region_id as "regionId", percent_off as "percentOff", cap_amount as "capAmount", reduce_amount as "reduceAmount"
    from user_voucher join voucher using (coupon_id) where user_id = ${userId} and status = 1`);
  return rows.map((held) => ({
    kind: 'VOUCHER',
    turn: 'BUYER',
    due: held.due,
    subject: nameOf(held, { region: regionOf(held.regionId) ?? defaultRegion, locale }),
    couponUserId: held.couponUserId,
  }));
}

/** The coins that end next. */
async function ofCoins(db: Db, { userId, locale }: Look): Promise<Draft[]> {
  const ending = await expiringCoins(db, userId);
  if (!ending) return [];
  return [
    { kind: 'COINS', turn: 'BUYER', due: ending.expiresAt, subject: messageText(locale, 'mall.refund.toCoins', { coins: ending.amount }) },
  ];
}

/** Every clock that runs for this shopper, the soonest first (C12). */
export async function deadlinesOf(db: Db, look: Look): Promise<Deadline[]> {
  const { userId, locale, at } = look;
  const open = await db
    .select()
    .from(refunds)
    .where(sql`${refunds.userId} = ${userId} and ${refunds.state} not in ${[...finalRefundValues]}`);
  const living = await db
    .select()
    .from(orders)
    .where(
      sql`${orders.userId} = ${userId} and delete_status < 2
        and (${orders.status} not in (5, 6) or delete_status = 1 or (${orders.life} ->> 'refundBy')::bigint > ${at})`,
    );
  const foreign = open.map(({ orderNumber }) => orderNumber).filter((one) => !living.some(({ orderNumber }) => orderNumber === one));
  const others = foreign.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.orderNumber, foreign));
  const all = [...living, ...others];
  const { rows: shops } =
    all.length === 0
      ? { rows: [] }
      : await db.execute<{ shopId: number; name: string }>(
          sql`select shop_id as "shopId", name from shops where shop_id in ${[...new Set(all.map(({ shopId }) => shopId))]}`,
        );
  const shopOf = (orderNumber: string): string => {
    const shopId = all.find((order) => order.orderNumber === orderNumber)?.shopId;
    return shops.find((shop) => shop.shopId === shopId)?.name ?? '';
  };
  const drafts = [
    ...living.flatMap((order) => ofOrder(order, shopOf(order.orderNumber), look)),
    ...open.flatMap((refund) => ofRefund(refund, shopOf(refund.orderNumber), look)),
    ...(await ofVouchers(db, look)),
    ...(await ofCoins(db, look)),
  ];
  return drafts
    .filter(({ due }) => due > at)
    .toSorted((one, other) => one.due - other.due)
    .map(({ due, ...draft }) => ({
      title: messageText(locale, `mall.deadline.${draft.kind}`),
      desc: messageText(locale, `mall.deadline.end.${draft.kind}`),
      orderNumber: null,
      refundSn: null,
      couponUserId: null,
      ...draft,
      time: new Date(due).toISOString(),
    }));
}
