import type { Query } from './database.ts';
import { freshName } from './keys.ts';
import type { HeldCard, Vault } from './vault.ts';

export type ChargeState = 'REQUIRES_ACTION' | 'PENDING' | 'CAPTURED' | 'DECLINED' | 'CANCELLED' | 'REFUNDED';

/** What the bank is told to answer next (contract X8); the first unread line counts. */
export type Script = {
  answer: 'approve' | 'decline' | 'three-d-secure' | 'pending' | 'time-out' | 'late-capture' | 'duplicate-webhook' | 'out-of-order-webhook';
  /** The reason of a decline; with `time-out`: declined behind the silence instead of captured. */
  code?: string | undefined;
};

/** A way to pay later: in so many monthly installments, which come to `total`. */
export type PayLaterPlan = { months: number; total: number };
export type CardSource = { vaultToken: string } | { cardRef: string };

export type ChargeRequest = {
  reference: string;
  amount: number;
  currency: string;
  source: CardSource | { plan: PayLaterPlan };
  saveCard: boolean;
};

export type Charge = {
  chargeId: string;
  reference: string;
  amount: number;
  currency: string;
  state: ChargeState;
  code: string | null;
  refunded: number;
  actionUrl: string | null;
  card: (Omit<HeldCard, 'cardRef' | 'isKept'> & { cardRef: string | null }) | null;
  plan: PayLaterPlan | null;
};

/** A request the acquirer will not carry out, with its reason. */
export class AcquirerRefusal extends Error {
  readonly code: 'TOKEN_INVALID' | 'CARD_UNKNOWN' | 'REFERENCE_USED' | 'REFUND_AMOUNT' | 'CHARGE_UNKNOWN';
  constructor(code: AcquirerRefusal['code']) {
    super(code);
    this.code = code;
  }
}

/** A charge as it stands on the shelf. */
export type ChargeRow = {
  charge_id: string;
  reference: string;
  amount: number;
  currency: string;
  card_ref: string | null;
  plan: PayLaterPlan | null;
  state: ChargeState;
  code: string | null;
  keeps_card: boolean;
  refunded: number;
};

/** The shelf of charges: what is written, found and shown of them. Amounts are integer minor units. */
export const createCharges = (vault: Vault, publicUrl: string) => {
  const shown = async (query: Query, row: ChargeRow): Promise<Charge> => {
    const card = row.card_ref ? await vault.heldCard(query, row.card_ref) : null;
    return {
      chargeId: row.charge_id,
      reference: row.reference,
      amount: row.amount,
      currency: row.currency,
      state: row.state,
      code: row.code,
      refunded: row.refunded,
      actionUrl: row.state === 'REQUIRES_ACTION' ? `${publicUrl}/step?charge=${row.charge_id}` : null,
      card: card
        ? {
            brand: card.brand,
            last4: card.last4,
            expMonth: card.expMonth,
            expYear: card.expYear,
            holder: card.holder,
            cardRef: card.isKept ? card.cardRef : null,
          }
        : null,
      plan: row.plan,
    };
  };

  const find = async (query: Query, by: 'reference' | 'charge_id', value: string): Promise<ChargeRow | null> => {
    const { rows } = await query.query<ChargeRow>(`SELECT * FROM sandbox.charge WHERE ${by} = $1 FOR UPDATE`, [value]);
    return rows[0] ?? null;
  };

  const insert = async (query: Query, row: Omit<ChargeRow, 'charge_id' | 'refunded'>): Promise<ChargeRow> => {
    const { rows } = await query.query<ChargeRow>(
      `INSERT INTO sandbox.charge (charge_id, reference, amount, currency, card_ref, state, code, keeps_card, plan)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING *`,
      [freshName('ch'), row.reference, row.amount, row.currency, row.card_ref, row.state, row.code, row.keeps_card, row.plan],
    );
    if (!rows[0]) throw new Error('insert answered no row');
    return rows[0];
  };

  return { shown, find, insert };
};
