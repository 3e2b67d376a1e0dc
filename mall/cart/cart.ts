import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { offersOf, type Offer } from '../product/offer.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Region } from '../region/region.ts';
import { cartLines, type CartLineRow } from './cart.tables.ts';
import { availabilityProblem } from './availability.ts';

/** A line of the cart beside what it points at; goods that have left the mall for good are no line any more. */
export type CartEntry = { line: CartLineRow; offer: Offer };

/** Where and in which words a cart is read. */
export type CartView = { context: MallContext; region: Region; locale: Locale };

/** Only one change of a shopper's cart at a time; held until the transaction ends. */
export async function lockCart(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart|${userId}`}, 0))`);
}

/** The shopper's lines, newest first, or only those named; ids of others are not there. */
export async function readEntries(db: Db, userId: string, view: CartView, basketIds?: readonly number[]): Promise<CartEntry[]> {
  if (basketIds?.length === 0) return [];
  const lines = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.userId, userId), basketIds ? inArray(cartLines.basketId, [...basketIds]) : undefined))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.basketId));
  const offers = await offersOf(view.context, db, {
    skuIds: lines.map((line) => line.skuId),
    regionId: view.region.regionId,
    lang: view.locale,
  });
  return lines.flatMap((line) => {
    const offer = offers.get(line.skuId);
    return offer ? [{ line, offer }] : [];
  });
}

/** True for a line that can be ordered now. */
export const isBuyable = ({ offer }: CartEntry): boolean => availabilityProblem(offer) === null;

/** How many pieces lie in the cart. */
export async function countPieces(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ pieces: number }>(
    sql`select coalesce(sum(count), 0)::int as pieces from cart_line where user_id = ${userId}`,
  );
  return rows[0]?.pieces ?? 0;
}

/** Removes these lines of the shopper, all of them when none are named; unknown ids are ignored. */
export async function removeLines(context: MallContext, db: Db, userId: string, basketIds?: readonly number[]): Promise<void> {
  if (basketIds?.length === 0) return;
  await pipelined([
    lockCart(db, userId),
    db.delete(cartLines).where(and(eq(cartLines.userId, userId), basketIds ? inArray(cartLines.basketId, [...basketIds]) : undefined)),
  ]);
  await tellCart(context, db, userId);
}

/**
 * Chooses lines for the checkout, or puts them back. What cannot be bought is passed over.
 * @throws Refusal PROD_OFFLINE, NOT_DELIVERABLE, OUT_OF_STOCK when nothing that was named can be bought
 */
export async function checkLines(
  db: Db,
  userId: string,
  view: CartView,
  { basketIds, isChecked, pressedAt }: { basketIds: readonly number[]; isChecked: boolean; pressedAt: number },
): Promise<void> {
  await lockCart(db, userId);
  const entries = await readEntries(db, userId, view, basketIds);
  const chosen = (isChecked ? entries.filter(isBuyable) : entries).map(({ line }) => line.basketId);
  const [first] = entries;
  const problem = chosen.length === 0 && first ? availabilityProblem(first.offer) : null;
  if (problem) throw refuse(problem);
  if (chosen.length === 0) return;
  await db
    .update(cartLines)
    .set({ checked: isChecked, checkPressedAt: pressedAt })
    .where(and(inArray(cartLines.basketId, chosen), lte(cartLines.checkPressedAt, pressedAt)));
  await tellCart(view.context, db, userId);
}

/** Tells the shopper's other windows how many pieces there are now. */
export async function tellCart(context: MallContext, db: Db, userId: string): Promise<number> {
  const totalCount = await countPieces(db, userId);
  await context.events.tell(db, userId, { type: 'cart', ref: userId, at: context.clock.now(), data: { totalCount } });
  return totalCount;
}
