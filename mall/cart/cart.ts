import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#machines/words.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { offersOf, type Offer } from '../product/offer.ts';
import { refuse } from '../refusal.ts';
import type { Region } from '../region/region.ts';
import { cartLines, type CartLineRow } from './cart.tables.ts';
import { shelfProblem } from './shelf.ts';

/** A line of the cart beside what it points at; goods that have left the mall for good are no line any more. */
export type CartEntry = { line: CartLineRow; offer: Offer };

/** Where and in which words a cart is read. */
export type CartView = { house: House; region: Region; locale: Locale };

/** Only one change of a shopper's cart at a time; held until the transaction ends. */
export async function lockCart(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart|${userId}`}, 0))`);
}

/** The shopper's lines, newest first, or only those named; ids of others are not there. */
export async function readEntries(db: Db, userId: string, view: CartView, basketIds?: readonly number[]): Promise<CartEntry[]> {
  if (basketIds?.length === 0) return [];
  const lines = await db.select().from(cartLines)
    .where(and(eq(cartLines.userId, userId), basketIds ? inArray(cartLines.basketId, [...basketIds]) : undefined))
    .orderBy(desc(cartLines.addedAt), desc(cartLines.basketId));
  const offers = await offersOf(db, { skuIds: lines.map((line) => line.skuId), regionId: view.region.regionId, lang: view.locale });
  return lines.flatMap((line) => {
    const offer = offers.get(line.skuId);
    return offer ? [{ line, offer }] : [];
  });
}

export const isBuyable = ({ offer }: CartEntry): boolean => shelfProblem(offer) === null;

/** How many pieces lie in the cart. */
export async function countPieces(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ pieces: number }>(sql`select coalesce(sum(count), 0)::int as pieces from cart_line where user_id = ${userId}`);
  return rows[0]?.pieces ?? 0;
}

/** Removes these lines of the shopper, all of them when none are named; unknown ids are ignored. */
export async function removeLines(house: House, db: Db, userId: string, basketIds?: readonly number[]): Promise<void> {
  if (basketIds?.length === 0) return;
  await lockCart(db, userId);
  await db.delete(cartLines).where(and(eq(cartLines.userId, userId), basketIds ? inArray(cartLines.basketId, [...basketIds]) : undefined));
  await tellCart(house, db, userId);
}

/**
 * Chooses lines for the checkout, or puts them back. What cannot be bought is passed over.
 * @throws Refusal PROD_OFFLINE, NOT_DELIVERABLE, OUT_OF_STOCK when nothing that was named can be bought
 */
export async function checkLines(db: Db, userId: string, view: CartView, basketIds: readonly number[], isChecked: boolean): Promise<void> {
  await lockCart(db, userId);
  const entries = await readEntries(db, userId, view, basketIds);
  const chosen = (isChecked ? entries.filter(isBuyable) : entries).map(({ line }) => line.basketId);
  const [first] = entries;
  const problem = chosen.length === 0 && first ? shelfProblem(first.offer) : null;
  if (problem) throw refuse(problem);
  if (chosen.length > 0) await db.update(cartLines).set({ checked: isChecked }).where(inArray(cartLines.basketId, chosen));
}

/** Tells the shopper's other windows how many pieces there are now. */
export async function tellCart(house: House, db: Db, userId: string): Promise<number> {
  const totalCount = await countPieces(db, userId);
  await house.events.tell(db, userId, { type: 'cart', ref: userId, at: house.clock.now(), data: { totalCount } });
  return totalCount;
}
