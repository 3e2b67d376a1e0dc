import { eq } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import { offersOf, type Offer } from '../product/offer.ts';
import { Refusal, refuse } from '../platform/http/refusal.ts';
import { messageText } from '../platform/messages.ts';
import { countPieces, lockCart, tellCart, type CartView } from './cart.ts';
import { cartLines, type CartLineRow } from './cart.tables.ts';
import { isShort, availabilityProblem } from './availability.ts';

export const CART_LINES = 120;
const MOST_OF_ONE = 999;

/** `count` is how many more (or fewer); `basketId` 0 finds the line by its variant (Z2). */
export type CartChange = { basketId: number; count: number; prodId: number; shopId: number; skuId: number };
type Added = { skuId: number; basketId: number; count: number };
type Failed = { skuId: number; prodName: string; code: string; desc: string; stocks: number | null };
/** What went into the cart and what did not (contract `BatchAddResult`). */
export type BatchAdded = { added: Added[]; failed: Failed[]; basketIds: number[]; totalCount: number };
export type Changed = { basketId: number; prodCount: number; totalCount: number };
/**
 * What became of a line whose variant was changed; `merged`: with the line that had it already; `capped`: pieces were lost, as there are no
 * more.
 */
export type SkuChanged = Changed & { merged: boolean; capped: boolean };
export type Changing = { db: Db; userId: string; view: CartView; at: number };

/**
 * Changes one line (I4, Z2): adds to it, takes from it, removes it at 0, or, when `basketId` is the line of another
 * variant, puts `count` of this variant in that line's place, into the line that has it already where there is one.
 * @throws Refusal COUNT_ZERO, NOT_FOUND, OUT_OF_STOCK (`data.stocks`), QTY_LIMIT (`data.maxBuy`), PROD_OFFLINE, NOT_DELIVERABLE, CART_FULL
 */
export async function changeItem(changing: Changing, change: CartChange): Promise<Changed> {
  const { db, userId, view } = changing;
  if (change.count === 0) throw refuse('COUNT_ZERO');
  const [, changed] = await pipelined([lockCart(db, userId), changeLine(changing, change)]);
  return { ...changed, totalCount: await tellCart(view.context, db, userId) };
}

/** Adds many things one by one (I11); what is refused is told with its reason and leaves the others alone. */
export async function addBatch(changing: Changing, items: readonly Omit<CartChange, 'basketId'>[]): Promise<BatchAdded> {
  const { db, userId, view } = changing;
  await lockCart(db, userId);
  const added: Added[] = [];
  const failed: Failed[] = [];
  for (const item of items) {
    try {
      const { basketId, prodCount } = await changeLine(changing, { ...item, basketId: 0 });
      added.push({ skuId: item.skuId, basketId, count: prodCount });
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      const offer = await offerOf(changing, item.skuId);
      failed.push({
        skuId: item.skuId,
        prodName: offer?.prodName ?? '',
        code: refused.code,
        desc: messageText(view.locale, `refusal.${refused.code}`),
        stocks: offer?.stocks ?? null,
      });
    }
  }
  const basketIds = [...new Set(added.map((line) => line.basketId))];
  return { added, failed, basketIds, totalCount: await tellCart(view.context, db, userId) };
}

/**
 * Sets one line to `count` pieces (I7). A press before the one that stands changes nothing: what a lost window left behind may be sent on
 * after what was pressed in another.
 * @throws Refusal NOT_FOUND for a line that is not the shopper's, else as `changeItem`
 */
export async function setItem(changing: Changing, param: { basketId: number; count: number; pressedAt: number }): Promise<Changed> {
  const { db, userId, view } = changing;
  if (param.count === 0) throw refuse('COUNT_ZERO');
  const [, lines] = await pipelined([lockCart(db, userId), readLines(changing)]);
  const line = lines.find(({ basketId }) => basketId === param.basketId);
  if (!line) throw refuse('NOT_FOUND');
  const { basketId } = line;
  if (param.pressedAt < line.countPressedAt) return { basketId, prodCount: line.count, totalCount: await countPieces(db, userId) };
  const offer = await offerOf(changing, line.skuId);
  if (!offer) throw refuse('PROD_OFFLINE');
  if (param.count > line.count) refuseMore(offer, param.count, lines);
  await db.update(cartLines).set({ count: param.count, countPressedAt: param.pressedAt }).where(eq(cartLines.basketId, basketId));
  return { basketId, prodCount: param.count, totalCount: await tellCart(view.context, db, userId) };
}

/**
 * Puts another variant of its product into a line (I13), which keeps its place, its tick and its pieces, as far as there are so many and
 * one may buy them. Where the cart has that variant in another line, that one's pieces come into this line.
 * @throws Refusal NOT_FOUND for a line that is not the shopper's and a variant of another product, else as `changeItem`
 */
export async function changeSku(changing: Changing, param: { basketId: number; skuId: number }): Promise<SkuChanged> {
  const { db, userId, view } = changing;
  const [, lines, offer] = await pipelined([lockCart(db, userId), readLines(changing), offerOf(changing, param.skuId)]);
  const line = lines.find((each) => each.basketId === param.basketId);
  if (!line || !offer || offer.prodId !== line.prodId) throw refuse('NOT_FOUND');
  const { basketId } = line;
  if (line.skuId === param.skuId)
    return { basketId, merged: false, capped: false, prodCount: line.count, totalCount: await countPieces(db, userId) };
  const twin = lines.find(({ skuId }) => skuId === param.skuId);
  const wanted = line.count + (twin?.count ?? 0);
  const others = lines.filter((each) => each !== line);
  const count = Math.min(wanted, mostHere(offer, others));
  if (twin) await db.delete(cartLines).where(eq(cartLines.basketId, twin.basketId));
  await db
    .update(cartLines)
    .set({ skuId: offer.skuId, count, priceWhenAdded: offer.price ?? 0, regionWhenAdded: view.region.regionId })
    .where(eq(cartLines.basketId, basketId));
  const totalCount = await tellCart(view.context, db, userId);
  return { basketId, merged: twin !== undefined, capped: count < wanted, prodCount: count, totalCount };
}

// Refuses before it writes, so that a refused change leaves nothing behind.
async function changeLine(changing: Changing, change: CartChange): Promise<Omit<Changed, 'totalCount'>> {
  const { db, view } = changing;
  const [lines, offer] = await pipelined([readLines(changing), offerOf(changing, change.skuId)]);
  if (!offer || offer.prodId !== change.prodId || offer.shopId !== change.shopId) throw refuse('NOT_FOUND');
  const line = lines.find(({ skuId }) => skuId === change.skuId);
  const replaced = lines.find((each) => each.basketId === change.basketId && each !== line);
  const others = lines.filter((each) => each !== replaced);
  const count = (line?.count ?? 0) + change.count;
  if (change.count > 0) refuseMore(offer, count, others);
  if (replaced) await db.delete(cartLines).where(eq(cartLines.basketId, replaced.basketId));
  const basketId = await writeLine(changing, {
    offer,
    line,
    others,
    count,
    basketId: line?.basketId ?? replaced?.basketId ?? view.context.nextId(),
  });
  return { basketId, prodCount: Math.max(0, count) };
}

async function offerOf({ db, view }: Changing, skuId: number): Promise<Offer | undefined> {
  return (await offersOf(view.context, db, { skuIds: [skuId], regionId: view.region.regionId, lang: view.locale })).get(skuId);
}

async function readLines({ db, userId }: Changing): Promise<CartLineRow[]> {
  return db.select().from(cartLines).where(eq(cartLines.userId, userId));
}

async function writeLine(
  { db, userId, view, at }: Changing,
  param: { offer: Offer; line: CartLineRow | undefined; others: readonly CartLineRow[]; count: number; basketId: number },
): Promise<number> {
  const { offer, line, others, count } = param;
  if (count <= 0) {
    if (line) await db.delete(cartLines).where(eq(cartLines.basketId, line.basketId));
    return 0;
  }
  if (line) {
    await db.update(cartLines).set({ count }).where(eq(cartLines.basketId, line.basketId));
    return line.basketId;
  }
  if (others.length >= CART_LINES) throw refuse('CART_FULL', { data: { lines: CART_LINES } });
  await db.insert(cartLines).values({
    basketId: param.basketId,
    userId,
    shopId: offer.shopId,
    prodId: offer.prodId,
    skuId: offer.skuId,
    count,
    checked: true,
    priceWhenAdded: offer.price ?? 0,
    regionWhenAdded: view.region.regionId,
    addedAt: at,
  });
  return param.basketId;
}

function refuseMore(offer: Offer, count: number, lines: readonly CartLineRow[]): void {
  refuseUnavailable(offer);
  if (isShort(offer, count)) throw refuse('OUT_OF_STOCK', { data: { stocks: offer.stocks } });
  const most = mostOf(offer);
  if (count + piecesBeside(offer, lines) > most) throw refuse('QTY_LIMIT', { data: { maxBuy: most }, values: { max: most } });
}

function refuseUnavailable(offer: Offer): void {
  const problem = availabilityProblem(offer);
  if (problem) throw refuse(problem, { data: { stocks: Math.max(0, offer.stocks) } });
}

/** How many of a product one may have, over all its variants. */
const mostOf = ({ maxBuy }: Offer): number => Math.min(maxBuy ?? MOST_OF_ONE, MOST_OF_ONE);

/** The pieces of the product in those of these lines that have other variants of it. */
const piecesBeside = (offer: Offer, lines: readonly CartLineRow[]): number =>
  lines.filter(({ prodId, skuId }) => prodId === offer.prodId && skuId !== offer.skuId).reduce((sum, { count }) => sum + count, 0);

// How many pieces of a variant a line can take beside these others, at least one.
function mostHere(offer: Offer, others: readonly CartLineRow[]): number {
  refuseUnavailable(offer);
  const most = mostOf(offer);
  const room = most - piecesBeside(offer, others);
  if (room < 1) throw refuse('QTY_LIMIT', { data: { maxBuy: most }, values: { max: most } });
  return offer.stocks === -1 ? room : Math.min(room, offer.stocks);
}
