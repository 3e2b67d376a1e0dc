import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walked } from '#flows/stepText.ts';
import type { VoucherContext } from '#machines/rules/money/voucher.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { stepVoucher } from '#mall/voucher/userVoucher.ts';
import { stepDirectly } from '../drivers/lifecycles.ts';
import { expectOk, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { voucher } from '../fixtures/voucher.lifecycle.fixture.ts';
import { openTestMall, type TestMall } from './harness.ts';

const filled = Date.UTC(2026, 2, 2, 3);
const minute = 60_000;
const statusOf = { offered: null, collected: 1, locked: 3, used: 2, expired: 0, deleted: 4 } as const;

let mall: TestMall;
let driver: OrderDriver;
let couponId = 0;
beforeAll(async () => {
  mall = await openTestMall({ products: 400, filledAt: { voucher: filled } });
  driver = orderDriver(mall);
  const { rows } = await mall.mall.context.database.pool.query<{ couponId: number }>(
    `select coupon_id as "couponId" from voucher where new_user_only order by coupon_id limit 1`,
  );
  couponId = rows[0]?.couponId ?? 0;
});
afterAll(() => mall.close());

type Row = { id: number; status: number; validUntil: number };
const rowsOf = async (shopper: Shopper): Promise<Row[]> =>
  (
    await mall.mall.context.database.pool.query<Row>(
      'select coupon_user_id as id, status, valid_until as "validUntil" from user_voucher where user_id = $1',
      [shopper.userId],
    )
  ).rows;
const untilEnd = async (shopper: Shopper): Promise<number> => ((await rowsOf(shopper))[0]?.validUntil ?? 0) - mall.mall.context.clock.now();

/** Orders with the voucher ten minutes before its time is over, so that the order may end before or after it. */
async function submit(shopper: Shopper): Promise<string> {
  await mall.advance((await untilEnd(shopper)) - 10 * minute);
  const sku = await driver.sku({ price: 300_000 });
  const couponUserIds = (await rowsOf(shopper)).map(({ id }) => id);
  return (await driver.place(shopper, [{ sku, count: 1 }], { userChangeCoupon: 1, couponUserIds })).orderNumbers;
}

/** Its timer takes a voucher away at the end of its time: only the lifecycle itself can be asked afterwards. */
async function submitTooLate({ id, validUntil }: Row): Promise<boolean> {
  const { context } = mall.mall;
  const event = { type: 'order.submitted', at: validUntil } as const;
  return stepDirectly(() => context.db.transaction((db) => stepVoucher(context, db, id, event, { who: 'walk', cause: 'walk' })));
}

describe('a voucher lives as its lifecycle says, in the mall', () => {
  test.each(walked(voucher).walks.map((walk, index) => [`walk ${index + 1} to '${statePath(walk.state.value)}'`, walk] as const))(
    '%s',
    async (_, walk) => {
      const shopper = await driver.newShopper();
      const gone = walk.steps[0]?.event.sample === 'one that is gone';
      await mall.ops('POST', '/_ops/voucher', {
        couponId,
        stocks: gone ? 0 : 3,
        endTime: new Date(mall.mall.context.clock.now() + 90 * 86_400_000).toISOString(),
      });
      let orderNumber = '';
      for (const [index, step] of walk.steps.entries()) {
        const before = walk.steps[index - 1]?.state;
        const isTaken = step.state.flow.trace.taken.length > 0;
        const { type } = step.event;
        if (before && type === 'voucher.collected') {
          const answer = await driver.askAs<{ code: string }>(shopper, 'POST', '/p/myCoupon/receive', { body: couponId });
          expect(answer.status === 200).toBe(isTaken);
        } else if (before && (type === 'validity.passed' || type === 'time.passed')) await mall.advance(await untilEnd(shopper));
        else if (before?.value === 'collected' && !isTaken && type === 'order.submitted')
          for (const row of await rowsOf(shopper)) expect(await submitTooLate(row)).toBe(false);
        else if (before && isTaken && type === 'order.submitted') orderNumber = await submit(shopper);
        else if (before && type === 'voucher.deleted')
          for (const { id } of await rowsOf(shopper)) {
            const answer = await driver.askAs(shopper, 'DELETE', `/p/myCoupon/deleteCoupon/${id}`);
            expect(answer.status === 200).toBe(isTaken);
          }
        else if (before && isTaken && type === 'order.settled') expectOk(await driver.payCash(shopper, orderNumber));
        else if (before && isTaken && type === 'order.closed') {
          const end = (before.context as VoucherContext).validUntil ?? 0;
          if (step.event.at >= end) await mall.advance(11 * minute);
          expectOk(await driver.cancel(shopper, orderNumber));
        }
        expect((await rowsOf(shopper)).map(({ status }) => status)).toEqual(
          [statusOf[step.state.value as keyof typeof statusOf]].filter((status) => status !== null),
        );
        expect((await rowsOf(shopper)).length).toBe((step.state.context as VoucherContext).held);
      }
    },
    60_000,
  );
});
