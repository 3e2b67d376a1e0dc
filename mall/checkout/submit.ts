import { and, eq, inArray } from 'drizzle-orm';
import { toMajor } from '#machines/rules/money/money.ts';
import { linesOfShop } from '#machines/rules/money/pricing.ts';
import { cartLines } from '../cart/cart.tables.ts';
import { lockCart, removeLines, type CartView } from '../cart/cart.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { holdSeat } from '../group/seat.ts';
import { lockActivity } from '../group/group.ts';
import { createOrder } from '../order/order.create.ts';
import { orders, type OrderRow } from '../order/order.tables.ts';
import { lockCoins } from '../coin/coin.ts';
import { lockSkus, reserveStock } from '../product/stock.ts';
import { isRefusalCode, Refusal, refuse } from '../platform/http/refusal.ts';
import { defaultRegion, regionOf, type Region } from '../region/region.ts';
import type { z } from '../platform/http/schemas.ts';
import type { orderNumbers, submitOrderParam } from './checkout.schemas.ts';
import { checkouts, type CheckoutParam, type CheckoutRow } from './checkout.tables.ts';
import type { VoucherShare } from '../voucher/orderVouchers.ts';
import { blockOf, draftOf, type Draft } from './draft.ts';
import { previewOf, type OrderPreview } from './preview.ts';
import { takeSeat } from './slots.ts';

export type SubmitOrderParam = z.output<typeof submitOrderParam>;
export type OrderNumbers = z.input<typeof orderNumbers>;
export type Submitting = {
  context: MallContext;
  db: Db;
  userId: string;
  view: CartView;
  param: SubmitOrderParam;
  cause: string;
  isSeat: boolean;
};

/**
 * Turns a checkout into one order per shop (J3, O1), in one transaction: stock reserved, slot seats taken, cart lines
 * removed. A checkout that was used answers the same orders again; one of a seat in a group buy is taken with `isSeat` only (R6).
 * @throws Refusal CHECKOUT_EXPIRED; ADDRESS_REQUIRED, OUT_OF_STOCK, PROD_OFFLINE, NOT_DELIVERABLE, QTY_LIMIT, SLOT_UNAVAILABLE,
 * BELOW_MIN_PAYMENT, VOUCHER_UNUSABLE, PROMO_INVALID, PRICE_CHANGED, and what keeps from joining a group buy, each with
 * `data.preview`, how the checkout stands now
 */
export async function submit(submitting: Submitting): Promise<OrderNumbers> {
  const { context, db, userId, param, isSeat } = submitting;
  const at = context.clock.now();
  const [checkout] = await pipelined([lockCheckout(db, userId, param.checkoutToken), lockCart(db, userId)]);
  if (!checkout || isSeat !== (checkout.param.groupActivityId !== null)) throw refuse('CHECKOUT_EXPIRED');
  if (checkout.state === 'CONSUMED')
    return answerOf(await ordersOf(db, checkout.orderNumbers), regionOf(checkout.regionId) ?? defaultRegion, at);
  if (checkout.expireAt <= at) throw refuse('CHECKOUT_EXPIRED');

  // A checkout keeps the region it was opened in, wherever the submit comes from.
  const region = regionOf(checkout.regionId) ?? defaultRegion;
  const view = { ...submitting.view, region };
  if (checkout.param.useCoins) await lockCoins(db, userId);
  if (locksFirst(checkout.param)) await lockSkus(db, await skuIdsOf(db, userId, checkout.param));
  if (checkout.param.groupActivityId !== null) await lockActivity(db, checkout.param.groupActivityId);
  const look = (): Promise<Draft> => draftOf({ db, userId, view, param: checkout.param, at, isSubmit: true });
  const previewWith = (draft: Draft) => ({ preview: previewOf(draft, checkout, view, at) });
  const draft = await look();
  refuseUnlessAsShown(draft, checkout, param, previewWith);

  const pieces = draft.wanted.map(({ offer, count }) => ({ skuId: offer.skuId, count }));
  await reserveStock(db, pieces, at).catch(async (failed: unknown) => {
    // Others took them since the draft was made: told beside the checkout as it stands now.
    if (failed instanceof Refusal && failed.code === 'OUT_OF_STOCK') refuseUnlessAsShown(await look(), checkout, param, previewWith);
    throw failed;
  });
  for (const [shopId, slot] of [...draft.chosenSlots].sort(([one], [other]) => one - other)) {
    if (!(await takeSeat(db, shopId, slot))) throw refuse('SLOT_UNAVAILABLE', { data: previewWith(draft) });
  }
  const placed = await placeOrders(submitting, checkout, draft, view, at);
  for (const { orderNumber, groupActivityId: activityId } of placed)
    if (activityId !== null) await holdSeat(context, db, { activityId, userId, orderNumber, at });
  await pipelined([
    db
      .update(checkouts)
      .set({ state: 'CONSUMED', orderNumbers: placed.map((order) => order.orderNumber) })
      .where(eq(checkouts.token, checkout.token)),
    removeLines(
      context,
      db,
      userId,
      draft.wanted.map(({ basketId }) => basketId).filter((basketId) => basketId > 0),
    ),
  ]);
  return answerOf(placed, region, at);
}

/**
 * Whether the variants are locked before the checkout is looked at. Vouchers, codes and seats are locked by the look, and everywhere after
 * the variants; without them many may look at one variant at once, and wait for each other only while they write.
 */
const locksFirst = ({ couponUserIds, promoCode, groupActivityId }: CheckoutParam): boolean =>
  couponUserIds.length > 0 || promoCode !== null || groupActivityId !== null;

/** @throws Refusal where the checkout is not what the shopper was shown, or something stands in its way */
function refuseUnlessAsShown(
  draft: Draft,
  checkout: CheckoutRow,
  { acceptPriceHash }: SubmitOrderParam,
  previewWith: (draft: Draft) => { preview: OrderPreview },
): void {
  if (draft.wanted.length === 0) throw refuse('CHECKOUT_EXPIRED');
  const block = blockOf(draft.issues);
  if (block) throw refuse(isRefusalCode(block.code) ? block.code : 'CHECKOUT_EXPIRED', { data: { ...block.data, ...previewWith(draft) } });
  if (draft.priceHash === acceptPriceHash) return;
  if (draft.lostVouchers.length > 0) throw refuse('VOUCHER_UNUSABLE', { data: previewWith(draft) });
  if (draft.promo && draft.promo.refusal !== null) throw refuse('PROMO_INVALID', { data: previewWith(draft) });
  if (draft.priceHash !== checkout.priceHash) throw refuse('PRICE_CHANGED', { data: previewWith(draft) });
}

async function lockCheckout(db: Db, userId: string, token: string): Promise<CheckoutRow | null> {
  const [checkout] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.token, token), eq(checkouts.userId, userId)))
    .for('update');
  return checkout ?? null;
}

async function skuIdsOf(db: Db, userId: string, param: CheckoutParam): Promise<number[]> {
  if (param.orderItem) return [param.orderItem.skuId];
  if (!param.basketIds?.length) return [];
  const lines = await db
    .select({ skuId: cartLines.skuId })
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.basketId, param.basketIds)));
  return lines.map((line) => line.skuId);
}

async function placeOrders(
  { context, db, userId, param, cause }: Submitting,
  checkout: CheckoutRow,
  draft: Draft,
  view: CartView,
  at: number,
): Promise<OrderRow[]> {
  const placed: OrderRow[] = [];
  const { address } = draft;
  if (!address) throw refuse('ADDRESS_REQUIRED');
  for (const [index, { shop, lines, delivery, priced }] of draft.receipt.shops.entries()) {
    const slot = draft.chosenSlots.get(shop.shopId);
    placed.push(
      await createOrder(context, db, {
        userId,
        shopId: shop.shopId,
        view,
        checkoutToken: checkout.token,
        at,
        priceLines: linesOfShop(priced),
        address,
        cause,
        slot: slot
          ? { slotId: slot.slotId, day: slot.day, start: slot.start, end: slot.end, fee: slot.fee, startsAt: slot.startsAt }
          : null,
        remarks: param.orderShopParam.find((each) => each.shopId === shop.shopId)?.remarks?.trim() ?? '',
        courier: delivery?.courier ?? '',
        lines: lines.map((line, nth) => ({ ...line, reduction: priced.lineReductions[nth] ?? 0 })),
        vouchers: sharesOf(draft, index),
        coins: priced.coinCount,
        coinPrice: draft.coinPrice,
        isCashBanned: draft.isCashBanned,
        group: draft.group && { activityId: draft.group.activityId, endAt: draft.group.endAt },
        promo: draft.promo && priced.promoCodes > 0 ? { code: draft.promo.code, off: priced.promoCodes } : null,
      }),
    );
  }
  return placed;
}

/** What each used voucher takes off the order of the shop at `index`. */
const sharesOf = ({ receipt, usedVouchers }: Draft, index: number): VoucherShare[] =>
  receipt.priced.vouchers.flatMap(({ couponUserId, byShop }) => {
    const off = byShop[index] ?? 0;
    const couponId = usedVouchers.find((voucher) => voucher.couponUserId === couponUserId)?.couponId;
    return off > 0 && couponId !== undefined ? [{ couponUserId, couponId, off }] : [];
  });

async function ordersOf(db: Db, orderNumbers: readonly string[]): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.orderNumber, [...orderNumbers]));
  return orderNumbers.flatMap((orderNumber) => rows.find((row) => row.orderNumber === orderNumber) ?? []);
}

function answerOf(placed: readonly OrderRow[], region: Region, at: number): OrderNumbers {
  const major = (minor: number): number => toMajor(minor, region.digits);
  return {
    orderNumbers: placed.map((order) => order.orderNumber).join(','),
    orders: placed.map((order) => ({ orderNumber: order.orderNumber, shopId: order.shopId, actualTotal: major(order.priceLines.total) })),
    payNo: placed[0]?.payNo ?? null,
    actualTotal: major(placed.reduce((sum, order) => sum + order.priceLines.total, 0)),
    endTime: new Date(Math.min(...placed.map((order) => order.life.payBy))).toISOString(),
    nowTime: new Date(at).toISOString(),
    needPay: placed.some((order) => order.status === 1),
    currency: region.currency,
    priceSymbol: region.symbol,
  };
}
