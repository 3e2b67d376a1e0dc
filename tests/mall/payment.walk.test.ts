import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payStatusOf, type PaymentContext, type PaymentValue } from '#machines/rules/money/payment.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { walked } from '#flows/stepText.ts';
import { paymentAttempt } from '../fixtures/payment.lifecycle.fixture.ts';
import { PaymentWalker } from '../drivers/payment.walker.ts';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const { walks } = walked(paymentAttempt);

describe('an attempt to pay lives as its lifecycle says, in the mall', () => {
  test.each(walks.map((walk, index) => [`walk ${index + 1} to '${statePath(walk.state.value)}'`, walk] as const))(
    '%s',
    async (_, walk) => {
      const walker = new PaymentWalker(mall);
      await walker.begin(walk.steps[0]?.event.sample === 'to the courier');
      const way: string[] = [];
      for (const [index, step] of walk.steps.entries()) {
        const before = walk.steps[index - 1]?.state;
        const { context, value } = step.state as { context: PaymentContext; value: PaymentValue };
        if (before) {
          const isTaken = await walker.take(step.event, before.context as PaymentContext);
          way.push(`${step.event.type === 'time.passed' ? step.event.id : step.event.type} ${step.event.sample}`);
          expect(isTaken, way.join(', ')).toBe(step.state.flow.trace.taken.length > 0);
        }
        const row = await walker.row();
        expect(
          {
            status: row.status,
            refundsOpen: row.refundsOpen,
            isCaptured: row.captured === row.amount,
            isAllBack: row.captured > 0 && row.refunded === row.captured,
          },
          way.join(', '),
        ).toEqual({
          status: payStatusOf(value),
          refundsOpen: context.refundsOpen,
          isCaptured: context.captured === context.amount,
          isAllBack: context.captured > 0 && context.refunded === context.captured,
        });
      }
    },
    60_000,
  );
});
