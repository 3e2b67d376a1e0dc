import { initialTransition } from 'xstate';
import { placeOf, type OrderDeed, type OrderValue } from '#machines/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import type { PriceLines } from '#machines/pricing.ts';
import type { Address } from '../address/address.ts';
import type { CartView } from '../cart/cart.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { namesOf, type Offer } from '../product/offer.ts';
import { isCashBanned, mayPayCash } from './cash.ts';
import { deeds } from './order.deeds.ts';
import { beginOrder } from './order.step.ts';
import { orderItems, orders, type OrderRow, type SlotSnapshot } from './order.tables.ts';

export type NewOrder = {
  userId: string; shopId: number; view: CartView; checkoutToken: string; at: number; priceLines: PriceLines; address: Address; slot: SlotSnapshot | null;
  remarks: string; courier: string; lines: readonly { offer: Offer; count: number }[];
  /** The call that places it, for the journal. */
  cause: string;
};

/** Writes one shop's order (O1): its lines keep their names in all six languages, and the address as it is now. */
export async function placeOrder(house: House, db: Db, order: NewOrder): Promise<OrderRow> {
  const { userId, shopId, view: { region, locale }, at, lines, priceLines, slot } = order;
  const isCashWelcome = mayPayCash(region.regionId, { total: priceLines.total, offers: lines.map(({ offer }) => offer), isBanned: await isCashBanned(db, userId, at) });
  const [begun, actions] = initialTransition(orderLifecycle, {
    at, due: priceLines.total, units: priceLines.quantity, lines: lines.length, slotStart: slot?.startsAt ?? null, isCashWelcome,
  });
  const row: OrderRow = {
    orderNumber: String(house.nextId()), userId, shopId, regionId: region.regionId, currency: region.currency, checkoutToken: order.checkoutToken, ...placeOf(begun.value as OrderValue),
    life: begun.context, version: 1, createdAt: at, priceLines, address: order.address, slot, remarks: order.remarks, lang: locale, courier: order.courier, payType: null, payNo: null, cardLast4: null,
  };
  await db.insert(orders).values(row);
  const names = await namesOf(db, lines.map(({ offer }) => offer.skuId));
  await db.insert(orderItems).values(lines.map(({ offer, count }) => {
    const known = names.get(offer.skuId);
    if (!known) throw new Error(`variant ${offer.skuId} has no name`);
    return {
      orderItemId: house.nextId(), orderNumber: row.orderNumber, prodId: offer.prodId, skuId: offer.skuId, ...known, price: offer.price ?? 0, oriPrice: offer.oriPrice, count,
      shareReduce: 0, actualTotal: (offer.price ?? 0) * count, warrantyMonths: offer.warrantyMonths, commSts: 0 as const, shippedCount: 0,
    };
  }));
  for (const { type } of actions) await deeds[type as OrderDeed]({ house, db, order: row, at, params: undefined });
  await beginOrder(house, db, row, { actor: 'BUYER', who: userId, cause: order.cause, locale });
  return row;
}
