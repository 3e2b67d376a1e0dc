import { sql } from 'drizzle-orm';
import { transition } from 'xstate';
import { whyNotCollect } from '#machines/rules/money/voucher.ts';
import { voucherLifecycle } from '#machines/voucher.lifecycle.ts';
import { writeNotification } from '../notification/notification.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { writeJournal } from '../platform/replay/journal.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { TimerHandler } from '../platform/timers.ts';
import { regionOf } from '../region/region.ts';
import { holderOf } from './heldVouchers.ts';
import { endingTimer, setVoucherTimers, stepVoucher, validityTimer, type Collected } from './userVoucher.ts';
import { inputOf, lockVoucher, readVoucher, type VoucherRow } from './voucher.ts';
import { nameOf } from './voucher.view.ts';
import { textsBy } from '../seed/texts.ts';

export type Collector = { userId: string; at: number; cause: string };

/**
 * A shopper collects one voucher (Q6, UV1). The voucher's row is locked, so that the last one goes to one of many.
 * @throws Refusal NOT_FOUND, or the VOUCHER_* code of `whyNotCollect`
 */
export async function collect(
  context: MallContext,
  db: Db,
  couponId: number,
  { userId, at, cause }: Collector,
): Promise<{ voucher: VoucherRow; held: Collected }> {
  const voucher = await lockVoucher(db, couponId);
  if (!voucher) throw refuse('NOT_FOUND');
  const input = inputOf(voucher, (await holderOf(db, userId, [couponId]))(couponId));
  const offered = voucherLifecycle.resolveState({ value: 'offered', context: { ...input, validFrom: null, validUntil: null } });
  const event = { type: 'voucher.collected' as const, at };
  const step = { machine: 'voucher', ref: String(couponId), event: event.type, from: 'offered', who: userId, cause };
  if (!offered.can(event)) throw refuse(whyNotCollect(input, at) ?? 'TRANSITION_NOT_ALLOWED', { journal: { ...step, to: 'offered' } });
  const [{ context: life }] = transition(voucherLifecycle, offered, event);
  const held: Collected = {
    couponUserId: context.nextId(),
    receivedAt: at,
    validFrom: life.validFrom ?? at,
    validUntil: life.validUntil ?? voucher.endAt,
  };
  await db.execute(sql`update voucher set taken = taken + 1 where coupon_id = ${couponId}`);
  await db.execute(sql`insert into user_voucher (coupon_user_id, coupon_id, user_id, status, received_at, valid_from, valid_until)
    values (${held.couponUserId}, ${couponId}, ${userId}, 1, ${at}, ${held.validFrom}, ${held.validUntil})`);
  await setVoucherTimers(context, db, held, at);
  await writeJournal(context, db, { ...step, to: 'collected' });
  await context.events.tell(db, userId, { type: 'voucher', ref: String(held.couponUserId), at, data: { couponId } });
  return { voucher: { ...voucher, taken: voucher.taken + 1 }, held };
}

/** Tells the holder of a voucher that can be used still what it is and that it ends. */
export async function tellEnding(context: MallContext, db: Db, couponUserId: number, at: number): Promise<void> {
  const { rows } = await db.execute<{ couponId: number; userId: string }>(sql`
    select coupon_id as "couponId", user_id as "userId" from user_voucher
    where coupon_user_id = ${couponUserId} and status = 1 and valid_until > ${at}`);
  const [held] = rows;
  const voucher = held ? await readVoucher(db, held.couponId) : null;
  const region = voucher ? regionOf(voucher.regionId) : null;
  if (!held || !voucher || !region) return;
  await writeNotification(context, db, {
    userId: held.userId,
    type: 'VOUCHER',
    notice: 'ending',
    values: { name: textsBy((locale) => nameOf(voucher, { region, locale })) },
    route: `/vouchers/${held.couponId}`,
    at,
  });
}

/** UV7: a voucher that was not used in time runs out, a day after its holder was told. One that an order holds or used is left alone. */
export const voucherTimers: readonly TimerHandler[] = [
  {
    kind: validityTimer,
    async run({ context, db, ref, at }) {
      await stepVoucher(context, db, Number(ref), { type: 'validity.passed', at }, { who: 'timer', cause: validityTimer });
    },
  },
  {
    kind: endingTimer,
    // Not the time it was due at: what rings late is not said of one that ended meanwhile.
    run: ({ context, db, ref }) => tellEnding(context, db, Number(ref), context.clock.now()),
  },
];
