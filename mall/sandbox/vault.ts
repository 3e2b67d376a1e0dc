import type { Pool } from 'pg';
import { readCard, type Brand, type CardInput, type CardProblem } from './card.ts';
import { inTransaction, type Query } from './database.ts';
import { freshName, seal, unseal } from './keys.ts';

/** What may be known of a card outside the vault. */
export type ShownCard = { brand: Brand; last4: string; expMonth: number; expYear: number; holder: string };
export type HeldCard = ShownCard & { cardRef: string; isKept: boolean };
export type NewToken = Omit<ShownCard, 'holder'> & { vaultToken: string };

const LIFE_MS = 15 * 60_000;

const demoCards = [
  { cardRef: 'card_demo_visa', number: '4242424242424242', brand: 'visa', expMonth: 8, expYear: 2035, holder: 'Dilani Perera' },
  {
    cardRef: 'card_demo_mastercard',
    number: '5555555555554444',
    brand: 'mastercard',
    expMonth: 11,
    expYear: 2034,
    holder: 'Dilani Perera',
  },
] as const;

/** The card vault: numbers go in, one-time tokens and durable references come out. */
export const createVault = (pool: Pool, secret: string) => {
  const later = () => new Date(Date.now() + LIFE_MS);

  /** A session for one visit to the hosted fields; lives 15 minutes. */
  const openSession = async (purpose: 'PAY' | 'SAVE'): Promise<{ sessionId: string; expiresIn: number }> => {
    const sessionId = freshName('vs');
    await pool.query('INSERT INTO sandbox.session (session_id, purpose, expires_at) VALUES ($1, $2, $3)', [sessionId, purpose, later()]);
    return { sessionId, expiresIn: LIFE_MS / 1000 };
  };

  const isSessionLive = async (sessionId: string): Promise<boolean> => {
    const { rowCount } = await pool.query('SELECT 1 FROM sandbox.session WHERE session_id = $1 AND expires_at > $2', [
      sessionId,
      new Date(),
    ]);
    return rowCount === 1;
  };

  /** Seals a typed card and answers a one-time token; null when the session is over. */
  const tokenise = async (sessionId: string, typed: CardInput): Promise<NewToken | CardProblem[] | null> => {
    if (!(await isSessionLive(sessionId))) return null;
    const card = readCard(typed, new Date());
    if (Array.isArray(card)) return card;
    const cardRef = freshName('card');
    const vaultToken = freshName('tok');
    await inTransaction(pool, async (query) => {
      await query.query(
        'INSERT INTO sandbox.card (card_ref, sealed, brand, last4, exp_month, exp_year, holder) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [cardRef, seal(secret, card.number), card.brand, card.last4, card.expMonth, card.expYear, card.holder],
      );
      await query.query('INSERT INTO sandbox.token (vault_token, card_ref, expires_at) VALUES ($1, $2, $3)', [
        vaultToken,
        cardRef,
        later(),
      ]);
    });
    return { vaultToken, brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear };
  };

  /** Spends a one-time token for one purpose; the same purpose may ask again, another one gets null. */
  const spendToken = async (query: Query, vaultToken: string, usedFor: string): Promise<string | null> => {
    const { rows } = await query.query<{ card_ref: string }>(
      `UPDATE sandbox.token SET used_for = $2
        WHERE vault_token = $1 AND (used_for = $2 OR (used_for IS NULL AND expires_at > $3)) RETURNING card_ref`,
      [vaultToken, usedFor, new Date()],
    );
    return rows[0]?.card_ref ?? null;
  };

  const heldCard = async (query: Query, cardRef: string): Promise<HeldCard | null> => {
    const { rows } = await query.query<HeldCard>(
      `SELECT card_ref AS "cardRef", brand, last4, exp_month AS "expMonth", exp_year AS "expYear", holder, is_kept AS "isKept"
         FROM sandbox.card WHERE card_ref = $1`,
      [cardRef],
    );
    return rows[0] ?? null;
  };

  /** The full number, for the acquirer's eyes only. */
  const numberOf = async (query: Query, cardRef: string): Promise<string> => {
    const { rows } = await query.query<{ sealed: Buffer }>('SELECT sealed FROM sandbox.card WHERE card_ref = $1', [cardRef]);
    if (!rows[0]) throw new Error(`no card ${cardRef}`);
    return unseal(secret, rows[0].sealed);
  };

  const keepCard = async (query: Query, cardRef: string): Promise<void> => {
    await query.query('UPDATE sandbox.card SET is_kept = true WHERE card_ref = $1', [cardRef]);
  };

  /** Turns a token into a card that stays; null when the token is not good. */
  const saveCard = async (vaultToken: string): Promise<HeldCard | null> =>
    inTransaction(pool, async (query) => {
      const cardRef = await spendToken(query, vaultToken, `save ${vaultToken}`);
      if (!cardRef) return null;
      await keepCard(query, cardRef);
      return heldCard(query, cardRef);
    });

  /** Forgets a kept card; its past charges stay. */
  const dropCard = async (cardRef: string): Promise<void> => {
    await pool.query("UPDATE sandbox.card SET is_kept = false, sealed = ''::bytea WHERE card_ref = $1", [cardRef]);
  };

  /** The two cards that the demo account finds saved; their references never change. */
  const shelveDemoCards = async (): Promise<void> => {
    for (const card of demoCards) {
      await pool.query(
        `INSERT INTO sandbox.card (card_ref, sealed, brand, last4, exp_month, exp_year, holder, is_kept) VALUES ($1, $2, $3, $4, $5, $6, $7, true)
         ON CONFLICT (card_ref) DO NOTHING`,
        [card.cardRef, seal(secret, card.number), card.brand, card.number.slice(-4), card.expMonth, card.expYear, card.holder],
      );
    }
  };

  return { shelveDemoCards, openSession, isSessionLive, tokenise, spendToken, heldCard, numberOf, keepCard, saveCard, dropCard };
};

export type Vault = ReturnType<typeof createVault>;
