import { sql } from 'drizzle-orm';
import { transition } from 'xstate';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';
import type { VoucherEvent } from '#machines/rules/money/voucher.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { clearTimers, setTimers } from '../platform/timers.ts';
import { inputOf, readVoucher } from './voucher.ts';

/** The contract's `UserVoucher.status`, and 4 for one that was deleted. */
export type UserVoucherStatus = 0 | 1 | 2 | 3 | 4;
/** One voucher that somebody collected, and from when until when it can be used. */
export type Collected = { couponUserId: number; receivedAt: number; validFrom: number; validUntil: number };
/** All of a `Collected`, and its status, from the table `user_voucher`. */
export const collectedColumns = sql`coupon_user_id as "couponUserId", user_voucher.status, received_at as "receivedAt",
  valid_from as "validFrom", valid_until as "validUntil"`;
export type Cause = { who: string; cause: string };

type Row = Pick<Collected, 'validFrom' | 'validUntil'> & { couponId: number; userId: string; status: UserVoucherStatus };

const states = ['expired', 'collected', 'used', 'locked', 'deleted'] as const;

export const validityTimer = 'voucher.validity';
export const endingTimer = 'voucher.ending';
/** So long, in ms, before a voucher ends its holder is told. */
const noticeSpan = 86_400_000;

/** Sets the clocks of a voucher that can be used: of its end and, where that is more than a day away, of the notice before. */
export function setVoucherTimers(
  context: MallContext,
  db: Db,
  { couponUserId, validUntil }: Pick<Collected, 'couponUserId' | 'validUntil'>,
  at: number,
): Promise<void> {
  const ref = String(couponUserId);
  const noticeAt = validUntil - noticeSpan;
  const ending = noticeAt > at ? [{ kind: endingTimer, ref, due: noticeAt }] : [];
  return setTimers(context, db, [{ kind: validityTimer, ref, due: validUntil }, ...ending]);
}

/**
 * Takes one step of a voucher that somebody collected (contract 4.4, UV3 to UV8), with its journal, timer and event. A step that the
 * lifecycle does not allow where it stands changes nothing.
 * @returns whether it was taken
 */
export async function stepVoucher(
  context: MallContext,
  db: Db,
  couponUserId: number,
  event: VoucherEvent,
  { who, cause }: Cause,
): Promise<boolean> {
  const { rows } = await db.execute<Row>(
    sql`select coupon_id as "couponId", user_id as "userId", status, valid_from as "validFrom", valid_until as "validUntil"
      from user_voucher where coupon_user_id = ${couponUserId} for update`,
  );
  const [row] = rows;
  const voucher = row ? await readVoucher(db, row.couponId) : null;
  if (!row || !voucher) return false;
  const from = states[row.status];
  const standing = voucherLifecycle.resolveState({
    value: from,
    context: { ...inputOf(voucher, { held: 1, isNewcomer: false }), validFrom: row.validFrom, validUntil: row.validUntil },
  });
  if (!standing.can(event)) return false;
  const [after] = transition(voucherLifecycle, standing, event);
  const status = states.indexOf(after.value as (typeof states)[number]);
  const validUntil = after.context.validUntil ?? row.validUntil;
  await db.execute(sql`update user_voucher set status = ${status}, valid_until = ${validUntil},
    used_at = case when ${status} = 4 then used_at when ${status} = 2 then ${event.at}::bigint end where coupon_user_id = ${couponUserId}`);
  await writeJournal(context, db, {
    machine: 'voucher',
    ref: String(couponUserId),
    event: event.type,
    from,
    to: String(after.value),
    who,
    cause,
  });
  if (status === 1) await setVoucherTimers(context, db, { couponUserId, validUntil }, event.at);
  else await clearTimers(db, [validityTimer, endingTimer], String(couponUserId));
  await context.events.tell(db, row.userId, { type: 'voucher', ref: String(couponUserId), at: event.at, data: { couponId: row.couponId } });
  return true;
}
