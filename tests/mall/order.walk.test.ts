import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusCodeOf, placeOf, timersOf, type OrderContext, type OrderValue } from '#machines/rules/order/order.ts';
import { walked } from '#flows/stepText.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { lockOrders } from '#mall/order/order.transition.ts';
import { orderLife } from '../fixtures/order.lifecycle.fixture.ts';
import { OrderWalker } from '../drivers/order.walker.ts';
import { placeTestOrder } from './payment/bank.ts';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const { walks } = walked(orderLife);
// Nothing leads to an order without a price before vouchers exist, or to an open refund before refunds do: they are made by themselves, below and in order.test.ts.
const real = walks.filter((walk) => !['nothing due', 'a refund is open'].includes(walk.steps[0]?.event.sample ?? ''));

type Steps = (typeof real)[number]['steps'];

/** The shortest way to each state with its running clocks, of those in which a clock runs. */
const waiting = new Map<string, Steps>();
for (const { steps } of real)
  for (const [index, { state }] of steps.entries()) {
    const clocks = timersOf(placeOf(state.value as OrderValue), state.context as OrderContext).map(({ type }) => type);
    const title = `${statePath(state.value)} with ${clocks.join(' and ')}`;
    const known = waiting.get(title);
    if (clocks.length > 0 && (!known || known.length > index + 1)) waiting.set(title, steps.slice(0, index + 1));
  }

const standing = (value: unknown, { payStatus, closeType, deleteStatus, parcels, parcelsOut, parcelsBack, linesToRate }: OrderContext) => ({
  code: statusCodeOf(placeOf(value as OrderValue), closeType),
  payStatus,
  deleteStatus,
  parcels,
  parcelsOut,
  parcelsBack,
  linesToRate,
});

describe("an order lives as its lifecycle says, through the mall's routes and timers", () => {
  test.each(real.map((walk, index) => [`walk ${index + 1} to '${statePath(walk.state.value)}'`, walk] as const))(
    '%s',
    async (_, walk) => {
      const walker = new OrderWalker(mall);
      await walker.begin(walk.steps[0]?.event.sample ?? '');
      const way: string[] = [];
      for (const [index, step] of walk.steps.entries()) {
        const before = walk.steps[index - 1]?.state;
        if (before) {
          const taken = await walker.take(step.event, before.context as OrderContext);
          way.push(`${step.event.type === 'time.passed' ? step.event.id : step.event.type} ${step.event.sample} (${taken.by})`);
          const isTaken = step.state.flow.trace.taken.length > 0;
          if (isTaken) expect(taken.isRefused, way.join(', ')).toBe(false);
        }
        const { status, subStatus, life } = await walker.row();
        const shown = {
          code: statusCodeOf({ status, subStatus }, life.closeType),
          payStatus: life.payStatus,
          deleteStatus: life.deleteStatus,
          parcels: life.parcels,
          parcelsOut: life.parcelsOut,
          parcelsBack: life.parcelsBack,
          linesToRate: life.linesToRate,
        };
        expect(shown, way.join(', ')).toEqual(standing(step.state.value, step.state.context as OrderContext));
        await walker.expectCoinsKept();
      }
    },
    120_000,
  );

  test.each([...waiting])(
    'what is shown as coming to an order that stands at %s comes, at its moment, when the clock goes on',
    async (_, steps) => {
      const walker = new OrderWalker(mall);
      await walker.begin(steps[0]?.event.sample ?? '');
      for (const [index, step] of steps.entries()) {
        const before = steps[index - 1]?.state;
        if (before) await walker.take(step.event, before.context as OrderContext);
      }
      const coming = (await walker.timeline()).filter(({ planned }) => planned);
      expect(coming.length, 'steps to come').toBeGreaterThan(0);
      for (const { event, from, to, time, desc, condition } of coming) {
        expect(
          [desc, condition].filter((text) => !text || text.startsWith('mall.')),
          'words that are missing',
        ).toEqual([]);
        if (event === 'binDeadline.passed') return;
        await walker.waitUntil(time);
        const taken = (await walker.timeline()).filter(({ planned }) => !planned).at(-1);
        expect(taken, `after ${time}`).toMatchObject({ event, from, to, time, planned: false, condition: null });
      }
      expect(
        (await walker.timeline()).filter(({ planned }) => planned),
        'what was not shown, and comes all the same',
      ).toEqual([]);
    },
    120_000,
  );

  test("one with nothing to pay is the seller's at once", async () => {
    const { userId } = await mall.newUser();
    const orderNumber = await placeTestOrder(mall, userId, { due: 0 });
    const [order] = await mall.mall.context.db.transaction((db) => lockOrders(db, [orderNumber]));
    expect(order).toMatchObject({ status: 2, life: { payStatus: 'PAID', captured: 0 } });
  });
});
