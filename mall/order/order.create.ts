import { initialTransition } from 'xstate';
import { placeOf, type OrderEffectName, type OrderValue } from '#machines/rules/order/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import type { ComputedPriceLines } from '#machines/rules/money/pricing.ts';
import type { Address } from '../address/address.ts';
import type { CartView } from '../cart/cart.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { useCoins } from '../coin/orderCoins.ts';
import { lockVouchers, type VoucherShare } from '../voucher/orderVouchers.ts';
import { keepOrderPromo, type PromoShare } from '../promo/promoCode.ts';
import { namesOf, type Offer } from '../product/offer.ts';
import { mayPayCash } from './cashEligibility.ts';
import { orderEffects } from './order.effects.ts';
import { beginOrder } from './order.transition.ts';
import { orderItems, orders, type OrderRow, type SlotSnapshot } from './order.tables.ts';

export type NewOrder = {
  userId: string;
  shopId: number;
  view: CartView;
  checkoutToken: string;
  at: number;
  priceLines: ComputedPriceLines;
  address: Address;
  slot: SlotSnapshot | null;
  remarks: string;
  courier: string;
  /** With what is taken off each, in minor units. */
  lines: readonly { offer: Offer; count: number; reduction: number }[];
  vouchers: readonly VoucherShare[];
  promo: PromoShare | null;
  /** He sent too many cash orders back. */
  isCashBanned: boolean;
  /** The group buy it has a seat in. */
  group: { activityId: number; endAt: number } | null;
  /** How many coins pay a part of it. */
  coins: number;
  /** What one coin is worth when it is placed, in minor units. */
  coinPrice: number;
  /** The call that places it, for the journal. */
  cause: string;
};

/** Writes one shop's order (O1): its lines keep their names in all six languages, and the address as it is now. */
export async function createOrder(context: MallContext, db: Db, order: NewOrder): Promise<OrderRow> {
  const {
    userId,
    shopId,
    view: { region, locale },
    at,
    lines,
    priceLines,
    slot,
  } = order;
  const isCashWelcome = mayPayCash(region.regionId, {
    total: priceLines.total,
    offers: lines.map(({ offer }) => offer),
    isBanned: order.isCashBanned,
  });
  const [begun, actions] = initialTransition(orderLifecycle, {
    at,
    due: priceLines.total,
    units: priceLines.quantity,
    lines: lines.length,
    slotStart: slot?.startsAt ?? null,
    isCashWelcome,
    groupEnd: order.group?.endAt ?? null,
  });
  const row: OrderRow = {
    orderNumber: String(context.nextId()),
    userId,
    shopId,
    regionId: region.regionId,
    currency: region.currency,
    checkoutToken: order.checkoutToken,
    ...placeOf(begun.value as OrderValue),
    life: begun.context,
    version: 1,
    createdAt: at,
    priceLines,
    address: order.address,
    slot,
    remarks: order.remarks,
    lang: locale,
    courier: order.courier,
    payType: null,
    payNo: null,
    cardLast4: null,
    promisedBy: null,
    groupActivityId: order.group?.activityId ?? null,
    coinPrice: order.coinPrice,
  };
  const [names] = await pipelined([
    namesOf(
      context,
      db,
      lines.map(({ offer }) => offer.skuId),
    ),
    db.insert(orders).values(row),
  ]);
  await db.insert(orderItems).values(
    lines.map(({ offer, count, reduction }) => {
      const known = names.get(offer.skuId);
      if (!known) throw new Error(`variant ${offer.skuId} has no name`);
      return {
        orderItemId: context.nextId(),
        orderNumber: row.orderNumber,
        prodId: offer.prodId,
        skuId: offer.skuId,
        ...known,
        price: offer.price ?? 0,
        oriPrice: offer.oriPrice,
        count,
        shareReduce: reduction,
        actualTotal: (offer.price ?? 0) * count - reduction,
        warrantyMonths: offer.warrantyMonths,
        commSts: 0 as const,
        shippedCount: 0,
      };
    }),
  );
  await lockVouchers(context, db, { orderNumber: row.orderNumber, vouchers: order.vouchers, at }, { who: userId, cause: order.cause });
  if (order.promo) await keepOrderPromo(db, row.orderNumber, order.promo);
  await useCoins({ context, db, order: row, at }, order.coins);
  for (const { type } of actions) await orderEffects[type as OrderEffectName]({ context, db, order: row, at, params: undefined });
  await beginOrder(context, db, row, { actor: 'BUYER', who: userId, cause: order.cause, locale });
  return row;
}
