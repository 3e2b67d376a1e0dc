import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { tellUser } from '../user/shopper.ts';
import { cards, type CardRow } from './card.tables.ts';

/** What the vault says about a card it keeps. */
export type KeptCard = { cardRef: string; brand: string; last4: string; expMonth: number; expYear: number; holder: string };

const active = (userId: string) => and(eq(cards.userId, userId), eq(cards.status, 'ACTIVE'));

/** A card is good until the last moment of its month. */
const isExpired = (card: CardRow, now: number): boolean => Date.UTC(card.expYear, card.expMonth, 1) <= now;

/** The contract's `Card`. */
export const shownCard = (card: CardRow, now: number) => ({
  cardId: card.cardId,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.expMonth,
  expYear: card.expYear,
  holder: card.holder,
  alias: card.alias,
  isDefault: card.isDefault,
  status: card.status === 'ACTIVE' && isExpired(card, now) ? ('EXPIRED' as const) : card.status,
});

/** A shopper's saved cards, the default first, then the newest (L1). */
export async function readCards(db: Db, userId: string): Promise<CardRow[]> {
  return db.select().from(cards).where(active(userId)).orderBy(desc(cards.isDefault), desc(cards.cardId));
}

/** One saved card of this shopper. @throws Refusal NOT_FOUND, also for somebody else's */
async function cardOf(db: Db, userId: string, cardId: number): Promise<CardRow> {
  const [card] = await db
    .select()
    .from(cards)
    .where(and(active(userId), eq(cards.cardId, cardId)));
  if (!card) throw refuse('NOT_FOUND');
  return card;
}

/**
 * A saved card of this shopper that a payment may use now. Whoever removes it meanwhile waits for the payment that is being written.
 * @throws Refusal NOT_FOUND, also for somebody else's, CARD_EXPIRED
 */
export async function payableCard(db: Db, userId: string, cardId: number, now: number): Promise<CardRow> {
  await holdCards(db, userId);
  const card = await cardOf(db, userId, cardId);
  if (isExpired(card, now)) throw refuse('CARD_EXPIRED');
  return card;
}

// Two changes of one shopper's cards meet here, so that there is one default card and no card twice.
const holdCards = (db: Db, userId: string) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cards ${userId}`}, 0))`);

const dropDefault = (db: Db, userId: string) =>
  db
    .update(cards)
    .set({ isDefault: false })
    .where(and(active(userId), eq(cards.isDefault, true)));

/** Notes a card the vault keeps for this shopper; the first one becomes the default. The same card is noted once. */
export async function keepCard(
  context: MallContext,
  db: Db,
  userId: string,
  kept: KeptCard,
  param: { alias?: string | undefined; isDefault?: boolean } = {},
): Promise<CardRow> {
  await holdCards(db, userId);
  const mine = await readCards(db, userId);
  const known = mine.find((card) => card.vaultRef === kept.cardRef);
  if (known) return known;
  const isDefault = mine.length === 0 || param.isDefault === true;
  if (isDefault) await dropDefault(db, userId);
  const { cardRef: vaultRef, ...shown } = kept;
  const [card] = await db
    .insert(cards)
    .values({
      cardId: context.nextId(),
      userId,
      vaultRef,
      brand: shown.brand,
      last4: shown.last4,
      expMonth: shown.expMonth,
      expYear: shown.expYear,
      holder: shown.holder,
      alias: param.alias ?? null,
      isDefault,
      status: 'ACTIVE',
      createdAt: context.clock.now(),
    })
    .returning();
  if (!card) throw new Error('a card was not written');
  await tellUser(context, db, userId);
  return card;
}

/** Makes a card the default one (L4). @throws Refusal NOT_FOUND */
export async function makeCardDefault(context: MallContext, db: Db, userId: string, cardId: number): Promise<CardRow> {
  await holdCards(db, userId);
  const card = await cardOf(db, userId, cardId);
  await dropDefault(db, userId);
  await db.update(cards).set({ isDefault: true }).where(eq(cards.cardId, cardId));
  await tellUser(context, db, userId);
  return { ...card, isDefault: true };
}

/** Removes a card; the newest other one becomes the default (L5). @throws Refusal NOT_FOUND, PAY_IN_PROGRESS while an attempt uses it */
export async function removeCard(context: MallContext, db: Db, userId: string, cardId: number): Promise<CardRow> {
  await holdCards(db, userId);
  const card = await cardOf(db, userId, cardId);
  const { rows } = await db.execute<{ pay_no: string }>(
    sql`select pay_no from payment where card_id = ${cardId} and status in ('INIT', 'REQUIRES_ACTION', 'PROCESSING') limit 1`,
  );
  if (rows[0]) throw refuse('PAY_IN_PROGRESS', { data: { payNo: rows[0].pay_no } });
  await db.update(cards).set({ status: 'REMOVED', isDefault: false }).where(eq(cards.cardId, cardId));
  const [next] = await readCards(db, userId);
  if (card.isDefault && next) await db.update(cards).set({ isDefault: true }).where(eq(cards.cardId, next.cardId));
  await tellUser(context, db, userId);
  return card;
}
