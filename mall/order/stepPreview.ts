import { eq, sql } from 'drizzle-orm';
import { toMajor } from '#machines/rules/money/money.ts';
import { orderStatuses, type OrderContext } from '#machines/rules/order/order.ts';
import type { Locale } from '#machines/model/locale.ts';
import { coinBalanceOf } from '../coin/coin.ts';
import { readPromoUse } from '../promo/promoCode.ts';
import { messageText } from '../platform/messages.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { provider } from '../payment/payLater.ts';
import { payTypes } from '../payment/payMethods.ts';
import { dryRun } from '../platform/replay/dryRun.ts';
import type { z } from '../platform/http/schemas.ts';
import { readOrderVouchers, type OrderVoucher } from '../voucher/orderVouchers.ts';
import { nameOf } from '../voucher/voucher.view.ts';
import { asksSeller, eventOf } from './order.actions.ts';
import { verdictOf } from '../platform/verdict.ts';
import type { previewedActions, stepEffect, stepPreview } from './order.schemas.ts';
import { codeOf } from './order.snapshot.ts';
import { orders, type OrderRow } from './order.tables.ts';
import { lockOrderOf, mayTransition, transitionOrder, type TransitionBy } from './order.transition.ts';
import { isoOrNull, regionOfOrder } from './order.view.ts';

export type StepEffect = z.input<typeof stepEffect>;
type EffectKind = StepEffect['kind'];

/** An order and what its buyer has with it, as the database says it. */
type Standing = {
  order: OrderRow;
  /** What the bank is asked to pay back, in minor units. */
  moneyBack: number;
  vouchers: (OrderVoucher & { isFree: boolean })[];
  promo: { code: string; isUsed: boolean } | null;
  coins: number;
  seatsTaken: number;
};

async function standingOf(db: Db, orderNumber: string): Promise<Standing> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw new Error(`order ${orderNumber} has vanished`);
  const { rows } = await db.execute<{ back: number; free: number[]; seats: number }>(sql`select
    (select coalesce(sum((data ->> 'amount')::bigint), 0)::bigint from timer
      where kind = 'payment.refund' and ref = ${orderNumber}) as back,
    (select coalesce(json_agg(coupon_user_id), '[]') from user_voucher where status = 1 and coupon_user_id in
      (select coupon_user_id from order_voucher where order_number = ${orderNumber})) as free,
    (select coalesce(sum(taken), 0)::int from slot_seat
      where shop_id = ${order.shopId} and slot_id = ${order.slot?.slotId ?? ''}) as seats`);
  const { back, free, seats } = rows[0] ?? { back: 0, free: [], seats: 0 };
  return {
    order,
    moneyBack: back,
    vouchers: (await readOrderVouchers(db, orderNumber)).map((voucher) => ({ ...voucher, isFree: free.includes(voucher.couponUserId) })),
    promo: await readPromoUse(db, order),
    coins: await coinBalanceOf(db, order.userId),
    seatsTaken: seats,
  };
}

const clocks: readonly [keyof OrderContext & `${string}${'By' | 'At'}`, EffectKind][] = [
  ['cancelAnswerBy', 'ANSWER_BY'],
  ['receiveBy', 'RECEIVE_BY'],
  ['refundBy', 'REFUND_BY'],
  ['rateBy', 'RATE_BY'],
  ['purgeAt', 'BIN_UNTIL'],
];

/** An effect without a number. */
export const nothing = { amount: null, coins: null, couponUserId: null, at: null };

/** The clocks that a step starts or moves. */
function clocksBetween(before: OrderRow, after: OrderRow, locale: Locale): StepEffect[] {
  return clocks.flatMap(([clock, kind]) => {
    const due = after.life[clock];
    if (typeof due !== 'number' || due === before.life[clock]) return [];
    return [{ ...nothing, kind, desc: messageText(locale, `mall.step.${kind}`), at: isoOrNull(due) }];
  });
}

/** What is otherwise after a step than it was before: nothing here is calculated, both were read. */
function effectsBetween(before: Standing, after: Standing, locale: Locale): StepEffect[] {
  const { order } = after;
  const region = regionOfOrder(order);
  const major = (minor: number): number => toMajor(minor, region.digits);
  const money = (kind: EffectKind, amount: number, desc: string): StepEffect[] =>
    amount > 0 ? [{ ...nothing, kind, desc, amount: major(amount) }] : [];
  const backTo =
    order.payType === payTypes.payLater
      ? messageText(locale, 'mall.step.MONEY_BACK.plan', { provider })
      : messageText(locale, 'mall.step.MONEY_BACK', { last4: order.cardLast4 ?? '' });
  const isClosing = order.status === orderStatuses.closed && before.order.status !== order.status;
  const vouchers = after.vouchers.flatMap((voucher, nth): StepEffect[] => {
    const comesBack = voucher.isFree && !before.vouchers[nth]?.isFree;
    if (!comesBack && !isClosing) return [];
    const kind = comesBack ? 'VOUCHER_BACK' : 'VOUCHER_GONE';
    const name = nameOf(voucher, { region, locale });
    return [{ ...nothing, kind, desc: messageText(locale, `mall.step.${kind}`, { name }), couponUserId: voucher.couponUserId }];
  });
  const promo = before.promo?.isUsed && !after.promo?.isUsed ? before.promo : null;
  const coins = after.coins - before.coins;
  return [
    ...money('MONEY_BACK', after.moneyBack - before.moneyBack, backTo),
    ...money('MONEY_PAID', order.life.captured - before.order.life.captured, messageText(locale, 'mall.step.MONEY_PAID')),
    ...vouchers,
    ...(promo
      ? [{ ...nothing, kind: 'PROMO_BACK' as const, desc: messageText(locale, 'mall.step.PROMO_BACK', { code: promo.code }) }]
      : []),
    ...(coins > 0 ? [{ ...nothing, kind: 'COINS_BACK' as const, desc: messageText(locale, 'mall.step.COINS_BACK'), coins }] : []),
    ...(after.seatsTaken < before.seatsTaken
      ? [
          {
            ...nothing,
            kind: 'SLOT_FREED' as const,
            desc: messageText(locale, 'mall.step.SLOT_FREED'),
            at: isoOrNull(order.life.slotStart),
          },
        ]
      : []),
  ];
}

/** What `step` changes for the buyer of an order: taken for real, in a transaction that its caller rolls back. */
export async function effectsOf(
  tx: Db,
  orderNumber: string,
  locale: Locale,
  step: () => Promise<OrderRow>,
  agree?: (asked: OrderRow) => Promise<unknown>,
): Promise<{ after: OrderRow; effects: StepEffect[] }> {
  const before = await standingOf(tx, orderNumber);
  const after = await step();
  await agree?.(after);
  const effects = effectsBetween(before, await standingOf(tx, orderNumber), locale);
  return { after, effects: [...effects, ...clocksBetween(before.order, after, locale)] };
}

export type OrderStepPreview = { reasonCode: string | null; statusCode: string; after: OrderRow; effects: StepEffect[] };

/**
 * What a step of the buyer would do to his order now (M18). Where the seller is asked first, what is told is what comes back once he
 * agrees.
 * @throws Refusal NOT_FOUND
 */
export function previewStep(
  context: MallContext,
  db: Db,
  asked: { userId: string; orderNumber: string; action: (typeof previewedActions)[number] },
  by: TransitionBy,
): Promise<OrderStepPreview> {
  const { userId, orderNumber, action } = asked;
  const at = context.clock.now();
  return dryRun(db, at, async (tx) => {
    const order = await lockOrderOf(tx, userId, orderNumber, { beInBin: true });
    const event = eventOf(action, order, at);
    const reasonCode = mayTransition(order, event);
    if (reasonCode) return { reasonCode, statusCode: codeOf(order), after: order, effects: [] };
    const take = () => transitionOrder(context, tx, order, event, by);
    const agree = (request: OrderRow) => transitionOrder(context, tx, request, { type: 'cancel.approved', at }, { ...by, actor: 'SELLER' });
    const { after, effects } = await effectsOf(tx, orderNumber, by.locale, take, asksSeller(action, order) ? agree : undefined);
    return { reasonCode, statusCode: codeOf(after), after, effects };
  });
}

/** The answer of M18 and N10. */
export function stepPreviewBody(
  { reasonCode, statusCode, after, effects }: OrderStepPreview,
  { action, locale, at }: { action: string; locale: Locale; at: number },
): z.input<typeof stepPreview> {
  const { currency, symbol } = regionOfOrder(after);
  return {
    orderNumber: after.orderNumber,
    action,
    ...verdictOf(reasonCode, locale),
    statusCode,
    currency,
    priceSymbol: symbol,
    effects,
    nowTime: new Date(at).toISOString(),
  };
}
