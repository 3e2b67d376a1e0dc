import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusCodeOf, placeOf, type OrderContext, type OrderValue } from '#machines/order.ts';
import { walked } from '#flows/sentences.ts';
import { stateWord } from '#machines/stateWord.ts';
import { lockOrders } from '#mall/order/order.step.ts';
import { orderLife } from '../happenings/order.lifecycle.happenings.ts';
import { OrderWalker } from '../drivers/order.walker.ts';
import { placeTestOrder } from './bank.ts';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const { walks } = walked(orderLife);
// Nothing leads to an order without a price before vouchers exist, or to an open refund before refunds do: they are made by themselves, below and in order.test.ts.
const real = walks.filter((walk) => !['nothing due', 'a refund is open'].includes(walk.steps[0]?.event.sample ?? ''));

const standing = (value: unknown, { payStatus, closeType, deleteStatus, parcels, parcelsOut, parcelsBack, linesToRate }: OrderContext) => ({
  code: statusCodeOf(placeOf(value as OrderValue), closeType), payStatus, deleteStatus, parcels, parcelsOut, parcelsBack, linesToRate,
});

describe('an order lives as its lifecycle says, through the mall\'s doors and timers', () => {
  test.each(real.map((walk, index) => [`walk ${index + 1} to '${stateWord(walk.state.value)}'`, walk] as const))('%s', async (_, walk) => {
    const walker = new OrderWalker(mall);
    await walker.begin({ cod: walk.steps[0]?.event.sample !== 'no cash' });
    const way: string[] = [];
    for (const [index, step] of walk.steps.entries()) {
      const before = walk.steps[index - 1]?.state;
      if (before) {
        const told = await walker.take(step.event, before.context as OrderContext);
        way.push(`${step.event.type === 'time.passed' ? step.event.id : step.event.type} ${step.event.sample} (${told.door})`);
        const isTaken = step.state.flow.trace.taken.length > 0;
        if (isTaken) expect(told.isRefused, way.join(', ')).toBe(false);
      }
      const { status, subStatus, life } = await walker.row();
      const shown = { code: statusCodeOf({ status, subStatus }, life.closeType), payStatus: life.payStatus, deleteStatus: life.deleteStatus, parcels: life.parcels, parcelsOut: life.parcelsOut, parcelsBack: life.parcelsBack, linesToRate: life.linesToRate };
      expect(shown, way.join(', ')).toEqual(standing(step.state.value, step.state.context as OrderContext));
    }
  }, 120_000);

  test('one with nothing to pay is the seller\'s at once', async () => {
    const { userId } = await mall.newUser();
    const orderNumber = await placeTestOrder(mall, userId, { due: 0 });
    const [order] = await mall.mall.house.db.transaction((db) => lockOrders(db, [orderNumber]));
    expect(order).toMatchObject({ status: 2, life: { payStatus: 'PAID', captured: 0 } });
  });
});
