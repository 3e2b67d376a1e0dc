import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefundContext, RefundInput } from '#machines/rules/refund/refund.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { walked } from '#flows/stepText.ts';
import { refundLife } from '../fixtures/refund.lifecycle.fixture.ts';
import { RefundWalker } from '../drivers/refund.walker.ts';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall({ products: 20 });
});
afterAll(() => mall.close());

const { walks } = walked(refundLife);

describe('a refund lives as its lifecycle says, in the mall', () => {
  test.each(walks.map((walk, index) => [`walk ${index + 1} to '${statePath(walk.state.value)}'`, walk] as const))(
    '%s',
    async (_, walk) => {
      const walker = new RefundWalker(mall);
      const begun = refundLife.inputs[walk.steps[0]?.event.sample ?? ''] as RefundInput;
      await walker.begin(begun);
      const way: string[] = [];
      for (const [index, step] of walk.steps.entries()) {
        if (index > 0) {
          const isTaken = await walker.take(step.event);
          way.push(step.event.type === 'time.passed' ? step.event.id : step.event.type);
          expect(isTaken, way.join(', ')).toBe(step.state.flow.trace.taken.length > 0);
        }
        const { state, life } = await walker.row();
        const { isGoodsSent, isEdited, isEscalated, isNumberCorrected, refusals, closeType, amount } = step.state.context as RefundContext;
        expect({ ...life, state, deadline: life.deadline !== null }, way.join(', ')).toMatchObject({
          state: step.state.value,
          deadline: (step.state.context as RefundContext).deadline !== null,
          isGoodsSent,
          isEdited,
          isEscalated,
          isNumberCorrected,
          refusals,
          closeType,
          amount,
        });
      }
    },
    120_000,
  );
});
