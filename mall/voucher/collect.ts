import { sql } from 'drizzle-orm';
import { transition } from 'xstate';
import { whyNotCollect } from '#machines/voucher.ts';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { writeJournal } from '../journal.ts';
import { refuse } from '../refusal.ts';
import { setTimer, type TimerHandler } from '../timers.ts';
import { holderOf } from './holding.ts';
import { inputOf, lockVoucher, type VoucherRow } from './voucher.ts';

export type Held = { couponUserId: number; status: 0 | 1 | 2 | 3; receivedAt: number; validFrom: number; validUntil: number };
export type Collector = { userId: string; at: number; cause: string };

const validityTimer = 'voucher.validity';

/**
 * A shopper collects one voucher (Q6, UV1). The voucher's row is locked, so that the last one goes to one of many.
 * @throws Refusal NOT_FOUND, or the VOUCHER_* code of `whyNotCollect`
 */
export async function collect(house: House, db: Db, couponId: number, { userId, at, cause }: Collector): Promise<{ voucher: VoucherRow; held: Held }> {
  const voucher = await lockVoucher(db, couponId);
  if (!voucher) throw refuse('NOT_FOUND');
  const input = inputOf(voucher, (await holderOf(db, userId, [couponId]))(couponId));
  const offered = voucherLifecycle.resolveState({ value: 'offered', context: { ...input, validFrom: null, validUntil: null } });
  const event = { type: 'voucher.collected' as const, at };
  const step = { machine: 'voucher', ref: String(couponId), event: event.type, from: 'offered', who: userId, cause };
  if (!offered.can(event)) throw refuse(whyNotCollect(input, at) ?? 'TRANSITION_NOT_ALLOWED', { journal: { ...step, to: 'offered' } });
  const [{ context }] = transition(voucherLifecycle, offered, event);
  const held: Held = { couponUserId: house.nextId(), status: 1, receivedAt: at, validFrom: context.validFrom ?? at, validUntil: context.validUntil ?? voucher.endAt };
  await db.execute(sql`update voucher set taken = taken + 1 where coupon_id = ${couponId}`);
  await db.execute(sql`insert into user_voucher (coupon_user_id, coupon_id, user_id, status, received_at, valid_from, valid_until)
    values (${held.couponUserId}, ${couponId}, ${userId}, 1, ${at}, ${held.validFrom}, ${held.validUntil})`);
  await setTimer(house, db, { kind: validityTimer, ref: String(held.couponUserId), due: held.validUntil });
  await writeJournal(house, db, { ...step, to: 'collected' });
  await house.events.tell(db, userId, { type: 'voucher', ref: String(held.couponUserId), at, data: { couponId } });
  return { voucher: { ...voucher, taken: voucher.taken + 1 }, held };
}

/** UV7: a voucher that was not used in time runs out. One that an order holds or used is left alone. */
export const voucherTimers: readonly TimerHandler[] = [{
  kind: validityTimer,
  async run({ house, db, ref, at }) {
    const { rows } = await db.execute<{ couponId: number; userId: string; validFrom: number; validUntil: number }>(
      sql`select coupon_id as "couponId", user_id as "userId", valid_from as "validFrom", valid_until as "validUntil" from user_voucher where coupon_user_id = ${Number(ref)} and status = 1 for update`,
    );
    const [row] = rows;
    const voucher = row ? await lockVoucher(db, row.couponId) : null;
    if (!row || !voucher) return;
    const collected = voucherLifecycle.resolveState({ value: 'collected', context: { ...inputOf(voucher, { held: 1, isNewcomer: false }), validFrom: row.validFrom, validUntil: row.validUntil } });
    const event = { type: 'validity.passed' as const, at };
    if (!collected.can(event)) return;
    const [{ value: to }] = transition(voucherLifecycle, collected, event);
    await db.execute(sql`update user_voucher set status = 0 where coupon_user_id = ${Number(ref)}`);
    await writeJournal(house, db, { machine: 'voucher', ref, event: event.type, from: 'collected', to, who: 'timer', cause: validityTimer });
  },
}];
