import type { Pool } from 'pg';
import { isExpired, verdictOn } from './card.ts';
import { inTransaction, type Query } from './database.ts';
import {
  AcquirerRefusal,
  createCharges,
  type CardSource,
  type Charge,
  type ChargeRequest,
  type ChargeRow,
  type ChargeState,
  type Script,
} from './charge.ts';
import type { HeldCard, Vault } from './vault.ts';
import type { Webhooks } from './webhook.ts';

const stateAfter: Record<Script['answer'], ChargeState> = {
  approve: 'CAPTURED',
  decline: 'DECLINED',
  'three-d-secure': 'REQUIRES_ACTION',
  pending: 'PENDING',
  'time-out': 'CAPTURED',
  'late-capture': 'REQUIRES_ACTION',
  'duplicate-webhook': 'CAPTURED',
  'out-of-order-webhook': 'CAPTURED',
};

/** The bank's side of a payment: one charge per reference, however often it is asked. Amounts are integer minor units. */
export const createAcquirer = (pool: Pool, vault: Vault, webhooks: Webhooks, publicUrl: string) => {
  const { shown, find, insert } = createCharges(vault, publicUrl);

  const tell = async (query: Query, row: ChargeRow, copies = 1): Promise<Charge> => {
    const charge = await shown(query, row);
    await webhooks.write(query, { charge }, copies);
    return charge;
  };

  const settle = async (query: Query, row: ChargeRow, state: ChargeState, code: string | null): Promise<Charge> => {
    await query.query('UPDATE sandbox.charge SET state = $2, code = $3 WHERE charge_id = $1', [row.charge_id, state, code]);
    if (state === 'CAPTURED' && row.keeps_card && row.card_ref) await vault.keepCard(query, row.card_ref);
    return tell(query, { ...row, state, code });
  };

  // Two askers with one reference meet here, so that the second sees what the first made.
  const holdReference = (query: Query, reference: string) =>
    query.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`charge ${reference}`]);

  const nextScript = async (query: Query): Promise<Script | null> => {
    const { rows } = await query.query<{ answer: Script }>(
      'DELETE FROM sandbox.script WHERE seq = (SELECT seq FROM sandbox.script ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING answer',
    );
    return rows[0]?.answer ?? null;
  };

  const cardFor = async (query: Query, source: CardSource, reference: string): Promise<HeldCard> => {
    if ('cardRef' in source) {
      const card = await vault.heldCard(query, source.cardRef);
      if (!card?.isKept) throw new AcquirerRefusal('CARD_UNKNOWN');
      return card;
    }
    const cardRef = await vault.spendToken(query, source.vaultToken, reference);
    const card = cardRef ? await vault.heldCard(query, cardRef) : null;
    if (!card) throw new AcquirerRefusal('TOKEN_INVALID');
    return card;
  };

  // A plan is always the shopper's to approve.
  const decide = async (query: Query, card: HeldCard | null): Promise<Script> => {
    const scripted = await nextScript(query);
    if (scripted) return scripted;
    if (!card) return { answer: 'three-d-secure' };
    if (isExpired(card, new Date())) return { answer: 'decline', code: 'CARD_EXPIRED' };
    return verdictOn(await vault.numberOf(query, card.cardRef));
  };

  /**
   * Authorises and captures. The same reference answers the same charge and never takes money twice.
   * `isSilent`: the answer and the webhook are lost on the way (script `time-out`).
   * @throws AcquirerRefusal TOKEN_INVALID, CARD_UNKNOWN, REFERENCE_USED (same reference, other amount).
   */
  const charge = async (request: ChargeRequest): Promise<{ charge: Charge; isSilent: boolean }> => {
    const made = await inTransaction(pool, async (query) => {
      await holdReference(query, request.reference);
      const before = await find(query, 'reference', request.reference);
      if (before) {
        if (before.amount !== request.amount || before.currency !== request.currency) throw new AcquirerRefusal('REFERENCE_USED');
        return { charge: await shown(query, before), isSilent: false, isEager: false };
      }
      const { source } = request;
      const plan = 'plan' in source ? source.plan : null;
      const card = 'plan' in source ? null : await cardFor(query, source, request.reference);
      const script = await decide(query, card);
      const isHiddenDecline = script.answer === 'time-out' && script.code !== undefined;
      const state = isHiddenDecline ? 'DECLINED' : stateAfter[script.answer];
      const code = state === 'DECLINED' ? (script.code ?? (plan ? 'PAY_LATER_DECLINED' : 'CARD_DECLINED')) : null;
      const row = await insert(query, {
        reference: request.reference,
        amount: request.amount,
        currency: request.currency,
        card_ref: card?.cardRef ?? null,
        plan,
        state,
        code,
        keeps_card: request.saveCard,
      });
      if (state === 'CAPTURED' && request.saveCard && card) await vault.keepCard(query, card.cardRef);
      if (script.answer === 'time-out') return { charge: await shown(query, row), isSilent: true, isEager: false };
      const notified = await tell(query, row, script.answer === 'duplicate-webhook' ? 3 : 1);
      if (script.answer === 'out-of-order-webhook') {
        await tell(query, { ...row, state: 'PENDING' });
        await tell(query, { ...row, state: 'REQUIRES_ACTION' });
      }
      return {
        charge: notified,
        isSilent: false,
        isEager: script.answer === 'out-of-order-webhook' || script.answer === 'duplicate-webhook',
      };
    });
    // An eager bank's webhooks arrive before its answer does.
    if (made.isEager) await webhooks.deliver();
    else if (!made.isSilent) void webhooks.deliver();
    return { charge: made.charge, isSilent: made.isSilent };
  };

  const status = async (reference: string): Promise<Charge | null> => {
    const { rows } = await pool.query<ChargeRow>('SELECT * FROM sandbox.charge WHERE reference = $1', [reference]);
    return rows[0] ? shown(pool, rows[0]) : null;
  };

  /** Gives up a charge that took no money yet. A reference never seen is closed too, so a belated request cannot charge. */
  const cancel = async (reference: string, amount: number, currency: string): Promise<Charge> => {
    const closed = await inTransaction(pool, async (query) => {
      await holdReference(query, reference);
      const row = await find(query, 'reference', reference);
      if (!row)
        return shown(
          query,
          await insert(query, {
            reference,
            amount,
            currency,
            card_ref: null,
            plan: null,
            state: 'CANCELLED',
            code: null,
            keeps_card: false,
          }),
        );
      return row.state === 'REQUIRES_ACTION' ? settle(query, row, 'CANCELLED', null) : shown(query, row);
    });
    void webhooks.deliver();
    return closed;
  };

  /** The shopper's answer in the 3-D Secure step or to a plan; null when there is no such charge, the truth when the step is over. */
  const answerStep = async (chargeId: string, isApproved: boolean): Promise<Charge | null> => {
    const answered = await inTransaction(pool, async (query) => {
      const row = await find(query, 'charge_id', chargeId);
      if (!row) return null;
      if (row.state !== 'REQUIRES_ACTION') return shown(query, row);
      if (isApproved) return settle(query, row, 'CAPTURED', null);
      return settle(query, row, 'DECLINED', row.plan ? 'PAY_LATER_DECLINED' : 'AUTHENTICATION_FAILED');
    });
    await webhooks.deliver();
    return answered;
  };

  const chargeById = async (chargeId: string): Promise<Charge | null> => {
    const { rows } = await pool.query<ChargeRow>('SELECT * FROM sandbox.charge WHERE charge_id = $1', [chargeId]);
    return rows[0] ? shown(pool, rows[0]) : null;
  };

  /** Pays back, once per refund reference; all refunds together never exceed the charge. */
  const refund = async (reference: string, chargeReference: string, amount: number): Promise<Charge> => {
    const refunded = await inTransaction(pool, async (query) => {
      await holdReference(query, chargeReference);
      const row = await find(query, 'reference', chargeReference);
      if (!row) throw new AcquirerRefusal('CHARGE_UNKNOWN');
      const before = await query.query('SELECT 1 FROM sandbox.refund WHERE reference = $1', [reference]);
      if (before.rowCount) return shown(query, row);
      const isMoneyIn = row.state === 'CAPTURED' || row.state === 'REFUNDED';
      if (!isMoneyIn || row.refunded + amount > row.amount) throw new AcquirerRefusal('REFUND_AMOUNT');
      await query.query('INSERT INTO sandbox.refund (reference, charge_id, amount) VALUES ($1, $2, $3)', [
        reference,
        row.charge_id,
        amount,
      ]);
      const total = row.refunded + amount;
      await query.query('UPDATE sandbox.charge SET refunded = $2 WHERE charge_id = $1', [row.charge_id, total]);
      return settle(query, { ...row, refunded: total }, total === row.amount ? 'REFUNDED' : row.state, row.code);
    });
    void webhooks.deliver();
    return refunded;
  };

  /** Writes the script of next answers; what was left of an older one is dropped. */
  const writeScript = async (lines: Script[]): Promise<void> =>
    inTransaction(pool, async (query) => {
      await query.query('DELETE FROM sandbox.script');
      for (const line of lines) await query.query('INSERT INTO sandbox.script (answer) VALUES ($1)', [line]);
    });

  /** Lets a waiting or even cancelled charge be captured after all (late capture), or declined with a code. */
  const settleLate = async (reference: string, code: string | null): Promise<Charge> => {
    const settled = await inTransaction(pool, async (query) => {
      const row = await find(query, 'reference', reference);
      if (!row || (row.card_ref === null && row.plan === null)) throw new AcquirerRefusal('CHARGE_UNKNOWN');
      const isOpen = row.state === 'REQUIRES_ACTION' || row.state === 'PENDING' || row.state === 'CANCELLED';
      return isOpen ? settle(query, row, code ? 'DECLINED' : 'CAPTURED', code) : shown(query, row);
    });
    await webhooks.deliver();
    return settled;
  };

  const reset = async (): Promise<void> => {
    await pool.query(
      'TRUNCATE sandbox.session, sandbox.token, sandbox.refund, sandbox.charge, sandbox.card, sandbox.event, sandbox.script',
    );
    await vault.shelveDemoCards();
  };

  return { charge, status, cancel, answerStep, chargeById, refund, writeScript, settleLate, reset };
};

export type Acquirer = ReturnType<typeof createAcquirer>;
