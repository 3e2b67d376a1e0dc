import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walked } from '#flows/sentences.ts';
import type { VoucherContext } from '#machines/voucher.ts';
import { stateWord } from '#machines/stateWord.ts';
import { voucher } from '../happenings/voucher.lifecycle.happenings.ts';
import { openTestMall, type TestMall } from './harness.ts';

const filled = Date.UTC(2026, 2, 2, 3);
const statusOf = { offered: null, collected: 1, expired: 0 } as const;

let mall: TestMall;
let couponId = 0;
beforeAll(async () => {
  mall = await openTestMall({ filledAt: { voucher: filled } });
  const { rows } = await mall.mall.house.database.pool.query<{ couponId: number }>(`select coupon_id as "couponId" from voucher where new_user_only order by coupon_id limit 1`);
  couponId = rows[0]?.couponId ?? 0;
}, 60_000);
afterAll(() => mall.close());

describe('a voucher lives as its lifecycle says, in the mall', () => {
  test.each(walked(voucher).walks.map((walk, index) => [`walk ${index + 1} to '${stateWord(walk.state.value)}'`, walk] as const))('%s', async (_, walk) => {
    const { token, userId } = await mall.newUser();
    const gone = walk.steps[0]?.event.sample === 'one that is gone';
    await mall.ops('POST', '/_ops/voucher', { couponId, stocks: gone ? 0 : 3, endTime: new Date(mall.mall.house.clock.now() + 90 * 86_400_000).toISOString() });
    for (const [index, step] of walk.steps.entries()) {
      const before = walk.steps[index - 1]?.state;
      const isTaken = step.state.flow.trace.taken.length > 0;
      if (before && step.event.type === 'voucher.collected') {
        const answer = await mall.ask<{ code: string }>('POST', '/p/myCoupon/receive', { body: couponId, token });
        expect(answer.status === 200).toBe(isTaken);
      } else if (before) {
        const { rows } = await mall.mall.house.database.pool.query<{ due: number }>('select valid_until as due from user_voucher where user_id = $1', [userId]);
        await mall.advance((rows[0]?.due ?? 0) - mall.mall.house.clock.now());
      }
      const { rows } = await mall.mall.house.database.pool.query<{ status: number }>('select status from user_voucher where user_id = $1', [userId]);
      expect(rows.map((row) => row.status)).toEqual([statusOf[step.state.value as keyof typeof statusOf]].filter((status) => status !== null));
      expect(rows.length).toBe((step.state.context as VoucherContext).held);
    }
  }, 60_000);
});
