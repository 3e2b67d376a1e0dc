import { sql } from 'drizzle-orm';
import { readEntries } from '../cart/cart.ts';
import type { Db } from '../database.ts';
import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { refuse } from '../refusal.ts';
import { i64Text, idList, z } from '../shapes.ts';
import { orderNumbers, orderParam, orderPreview, shopSlots, submitOrderParam } from './checkout.shapes.ts';
import { confirm } from './confirm.ts';
import { findAddress } from './destination.ts';
import { slotBody } from './preview.ts';
import { SLOT_DAYS, slotsOf } from './slots.ts';
import { submit } from './submit.ts';
import { ringUp } from './till.ts';

const confirmOrder = door({
  id: 'J1', operationId: 'confirmOrder', method: 'post', path: '/p/order/confirm', who: 'user', summary: 'Opens or changes a checkout and shows it with everything that stands in its way',
  body: orderParam, answer: orderPreview, refusals: ['NO_ITEMS_SELECTED', 'CHECKOUT_EXPIRED'],
  handler: ({ house, db, user, body, region, locale }) => confirm(house, db, user.userId, { house, region, locale }, body),
});

const readSlots = door({
  id: 'J2', operationId: 'deliverySlots', method: 'get', path: '/p/order/deliverySlots', who: 'user', summary: 'When each shop can bring its parcel to an address; without shops, those of the chosen lines',
  query: z.object({ addrId: i64Text, shopIds: idList.optional(), days: z.coerce.number().int().min(1).max(14).default(SLOT_DAYS) }), answer: z.array(shopSlots),
  async handler({ house, db, user, query, region, locale, now }) {
    const address = await findAddress(db, user.userId, query.addrId, region.regionId);
    if (!address) throw refuse('NOT_FOUND');
    const entries = (await readEntries(db, user.userId, { house, region, locale })).filter(({ line, offer }) => line.checked && offer.price !== null);
    const areaId = address.countryId === region.regionId ? address.areaId : null;
    const { shops } = await ringUp(db, { region, lines: entries.map(({ offer, line }) => ({ offer, count: line.count })), areaId, slotFees: new Map(), isInsured: false, at: now });
    const earliest = new Map(shops.map(({ shop, delivery }) => [shop.shopId, delivery]));
    const wanted = await nearShops(db, query.shopIds ?? [...earliest.keys()], region.regionId);
    const slots = await slotsOf(db, { region, shops: wanted.map((shopId) => ({ shopId, earliest: earliest.get(shopId)?.earliest ?? null })), days: query.days, at: now });
    return [...slots].map(([shopId, mine]) => ({ shopId, slots: mine.map((slot) => slotBody(slot, region, locale)) }));
  },
});

/** Only shops of the region itself bring parcels at a time one can choose. */
async function nearShops(db: Db, shopIds: readonly number[], regionId: number): Promise<number[]> {
  if (shopIds.length === 0) return [];
  const { rows } = await db.execute<{ shop_id: number }>(sql`select shop_id from shops where shop_id in ${[...shopIds]} and region_id = ${regionId} order by shop_id`);
  return rows.map((row) => row.shop_id);
}

const submitOrder = door({
  id: 'J3', operationId: 'submitOrder', method: 'post', path: '/p/order/submit', who: 'user', summary: 'Turns a checkout into one order per shop, once',
  body: submitOrderParam, answer: orderNumbers, idempotent: 'required', transitions: ['O1'],
  refusals: ['ADDRESS_REQUIRED', 'PRICE_CHANGED', 'OUT_OF_STOCK', 'PROD_OFFLINE', 'NOT_DELIVERABLE', 'QTY_LIMIT', 'VOUCHER_UNUSABLE', 'SLOT_UNAVAILABLE', 'BELOW_MIN_PAYMENT', 'CHECKOUT_EXPIRED', 'TEXT_TOO_LONG'],
  handler: ({ house, db, user, body, region, locale, requestId }) => submit({ house, db, userId: user.userId, view: { house, region, locale }, wish: body, cause: requestId }),
});

export const checkoutNoun: Noun = { name: 'checkout', doors: [confirmOrder, readSlots, submitOrder] };
