import { sql } from 'drizzle-orm';
import { readEntries } from '../cart/cart.ts';
import type { Db } from '../platform/postgres/database.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64Text, idList, z } from '../platform/http/schemas.ts';
import { orderNumbers, orderParam, orderPreview, shopSlots, submitOrderParam } from './checkout.schemas.ts';
import { confirm } from './confirm.ts';
import { findAddress } from './deliveryAddress.ts';
import { matchVouchersRoute } from './match.routes.ts';
import { checkPromoCodeRoute } from './promo.routes.ts';
import { slotBody } from './preview.ts';
import { SLOT_DAYS, slotsOf } from './slots.ts';
import { submit } from './submit.ts';
import { priceBasket } from './basketPricing.ts';

const confirmOrder = route({
  id: 'J1',
  operationId: 'confirmOrder',
  method: 'post',
  path: '/p/order/confirm',
  who: 'user',
  summary: 'Opens or changes a checkout and shows it with everything that stands in its way',
  body: orderParam,
  answer: orderPreview,
  refusals: ['NO_ITEMS_SELECTED', 'CHECKOUT_EXPIRED'],
  handler: ({ context, db, user, body, region, locale }) => confirm(context, db, user.userId, { context, region, locale }, body),
});

const readSlots = route({
  id: 'J2',
  operationId: 'deliverySlots',
  method: 'get',
  path: '/p/order/deliverySlots',
  who: 'user',
  summary: 'When each shop can bring its parcel to an address; without shops, those of the chosen lines',
  query: z.object({ addrId: i64Text, shopIds: idList.optional(), days: z.coerce.number().int().min(1).max(14).default(SLOT_DAYS) }),
  answer: z.array(shopSlots),
  async handler({ context, db, user, query, region, locale, now }) {
    const address = await findAddress(db, user.userId, query.addrId, region.regionId);
    if (!address) throw refuse('NOT_FOUND');
    const entries = (await readEntries(db, user.userId, { context, region, locale })).filter(
      ({ line, offer }) => line.checked && offer.price !== null,
    );
    const areaId = address.countryId === region.regionId ? address.areaId : null;
    const { shops } = await priceBasket(db, {
      region,
      lines: entries.map(({ offer, line }) => ({ offer, count: line.count })),
      areaId,
      slotFees: new Map(),
      isInsured: false,
      at: now,
    });
    const earliest = new Map(shops.map(({ shop, delivery }) => [shop.shopId, delivery]));
    const wanted = await nearShops(db, query.shopIds ?? [...earliest.keys()], region.regionId);
    const slots = await slotsOf(db, {
      region,
      shops: wanted.map((shopId) => ({ shopId, earliest: earliest.get(shopId)?.earliest ?? null })),
      days: query.days,
      at: now,
    });
    return [...slots].map(([shopId, mine]) => ({ shopId, slots: mine.map((slot) => slotBody(slot, region, locale)) }));
  },
});

/** Only shops of the region itself bring parcels at a time one can choose. */
async function nearShops(db: Db, shopIds: readonly number[], regionId: number): Promise<number[]> {
  if (shopIds.length === 0) return [];
  const { rows } = await db.execute<{ shop_id: number }>(
    sql`select shop_id from shops where shop_id in ${[...shopIds]} and region_id = ${regionId} order by shop_id`,
  );
  return rows.map((row) => row.shop_id);
}

const submitOrder = route({
  id: 'J3',
  operationId: 'submitOrder',
  method: 'post',
  path: '/p/order/submit',
  who: 'user',
  summary: 'Turns a checkout into one order per shop, once',
  body: submitOrderParam,
  answer: orderNumbers,
  idempotent: 'required',
  transitions: ['O1', 'UV3'],
  refusals: [
    'ADDRESS_REQUIRED',
    'PRICE_CHANGED',
    'OUT_OF_STOCK',
    'PROD_OFFLINE',
    'NOT_DELIVERABLE',
    'QTY_LIMIT',
    'VOUCHER_UNUSABLE',
    'PROMO_INVALID',
    'SLOT_UNAVAILABLE',
    'BELOW_MIN_PAYMENT',
    'CHECKOUT_EXPIRED',
    'TEXT_TOO_LONG',
  ],
  handler: ({ context, db, user, body, region, locale, requestId }) =>
    submit({ context, db, userId: user.userId, view: { context, region, locale }, param: body, cause: requestId, isSeat: false }),
});

export const checkoutModule: Module = {
  name: 'checkout',
  routes: [confirmOrder, readSlots, submitOrder, checkPromoCodeRoute, matchVouchersRoute],
};
