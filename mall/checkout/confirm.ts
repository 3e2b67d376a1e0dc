import { and, eq, gt, sql } from 'drizzle-orm';
import type { CartView } from '../cart/cart.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { z } from '../platform/http/schemas.ts';
import type { orderParam } from './checkout.schemas.ts';
import { checkouts, type CheckoutParam, type CheckoutRow } from './checkout.tables.ts';
import { promoCodeOf } from '#machines/rules/money/promoCode.ts';
import { draftOf } from './draft.ts';
import { previewOf, type OrderPreview } from './preview.ts';

export const CHECKOUT_MS = 30 * 60_000;

export type OrderParam = z.output<typeof orderParam>;

/**
 * Opens a checkout, or changes the open one of `checkoutToken`, and shows it with everything that stands in its way (J1). With a group
 * buy it is about a seat in it (R5).
 * @throws Refusal NO_ITEMS_SELECTED, CHECKOUT_EXPIRED
 */
export async function confirm(
  context: MallContext,
  db: Db,
  userId: string,
  view: CartView,
  orderParam: OrderParam,
  groupActivityId: number | null = null,
): Promise<OrderPreview> {
  const at = context.clock.now();
  const open = orderParam.checkoutToken ? await openCheckout(db, userId, orderParam.checkoutToken, at) : null;
  const checkoutParam = paramOf(orderParam, open?.param ?? null, groupActivityId);
  const draft = await draftOf({ db, userId, view, param: checkoutParam, at });
  if (draft.wanted.length === 0) throw refuse('NO_ITEMS_SELECTED');
  const param = {
    ...checkoutParam,
    couponUserIds: draft.usedVouchers.map(({ couponUserId }) => couponUserId),
    promoCode: draft.promo?.refusal === null ? draft.promo.code : null,
  };
  const checkout = { token: open?.token ?? context.random.text(32), expireAt: open?.expireAt ?? at + CHECKOUT_MS, param };
  const written = { regionId: view.region.regionId, param, priceHash: draft.priceHash };
  if (open) await db.update(checkouts).set(written).where(eq(checkouts.token, open.token));
  else
    await pipelined([
      forgetSome(db, at),
      db.insert(checkouts).values({ ...checkout, ...written, userId, state: 'OPEN', orderNumbers: [] }),
    ]);
  return previewOf(draft, checkout, view, at);
}

const openCheckouts = (db: Db, userId: string, token: string, at: number) =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.token, token), eq(checkouts.userId, userId), eq(checkouts.state, 'OPEN'), gt(checkouts.expireAt, at)));

/** An open checkout of this shopper, to look at. @throws Refusal CHECKOUT_EXPIRED also when it never was */
export async function findCheckout(db: Db, userId: string, token: string, at: number): Promise<CheckoutRow> {
  const [checkout] = await openCheckouts(db, userId, token, at);
  if (!checkout) throw refuse('CHECKOUT_EXPIRED');
  return checkout;
}

/** An open checkout of this shopper, locked. @throws Refusal CHECKOUT_EXPIRED also when it never was */
async function openCheckout(db: Db, userId: string, token: string, at: number): Promise<CheckoutRow> {
  const [checkout] = await openCheckouts(db, userId, token, at).for('update');
  if (!checkout) throw refuse('CHECKOUT_EXPIRED');
  return checkout;
}

/** What a checkout is about, from what is said now and what was said before. */
export function paramOf(param: OrderParam, known: CheckoutParam | null, groupActivityId: number | null = null): CheckoutParam {
  const isAbout = Boolean(param.orderItem ?? param.basketIds);
  const basketIds = param.orderItem ? null : [...new Set(param.basketIds ?? [])];
  return {
    basketIds: isAbout ? basketIds : (known?.basketIds ?? null),
    orderItem: isAbout ? (param.orderItem ?? null) : (known?.orderItem ?? null),
    addrId: param.addrId ?? known?.addrId ?? 0,
    isInsured: param.insurance == null ? (known?.isInsured ?? false) : param.insurance === 1,
    slots: param.slots ?? known?.slots ?? [],
    payType: param.payType ?? known?.payType ?? null,
    couponUserIds: param.couponUserIds ?? known?.couponUserIds ?? [],
    isVoucherChoice: param.userChangeCoupon == null ? (known?.isVoucherChoice ?? false) : param.userChangeCoupon === 1,
    useCoins: param.useCoins == null ? (known?.useCoins ?? false) : param.useCoins === 1,
    groupActivityId: isAbout ? groupActivityId : (known?.groupActivityId ?? null),
    // An empty one takes the code away.
    promoCode: promoCodeOf(param.promoCode ?? known?.promoCode ?? '') || null,
  };
}

// A few at a time, whenever one is opened: a checkout that ran out a day ago is of no use, one that was used is kept for its orders.
async function forgetSome(db: Db, at: number): Promise<void> {
  await db.execute(
    sql`delete from checkout where token in (select token from checkout where state = 'OPEN' and expire_at < ${at - 86_400_000}
      order by expire_at limit 5 for update skip locked)`,
  );
}
