import type { Hono } from 'hono';
import type { House } from '../house.ts';
import type { Filling } from '../noun.ts';
import { z } from '../shapes.ts';
import { AcquirerRefused, AcquirerSilent } from '../card/bank.ts';
import { askControl } from './acquirer.ts';

const code = z.string().regex(/^[A-Z_]{1,40}$/);

const script = z.union([
  z.object({
    answers: z.array(z.object({
      answer: z.enum(['approve', 'decline', 'three-d-secure', 'pending', 'time-out', 'late-capture', 'duplicate-webhook', 'out-of-order-webhook']),
      code: code.optional(),
    })).max(1000),
  }),
  z.object({ settle: z.string().max(64), code: code.optional() }),
]);

/**
 * X8: `{answers: [{answer, code?}]}` writes what the bank says next (an empty list: it thinks for itself again); `{settle: payNo, code?}` lets a waiting, or even
 * cancelled, charge be captured now (late capture), or declined with a code.
 */
export function payOps(app: Hono, house: House): void {
  app.post('/_ops/psp/script', async (context) => {
    const read = script.safeParse(await context.req.json().catch(() => undefined));
    if (!read.success) return context.json({ code: 'VALIDATION', problems: read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }, 400);
    const wish = read.data;
    try {
      if ('answers' in wish) return context.json(await askControl(house, 'script', wish));
      return context.json(await askControl(house, 'settle', { reference: wish.settle, ...(wish.code ? { code: wish.code } : {}) }));
    } catch (failed) {
      if (failed instanceof AcquirerRefused) return context.json({ code: failed.code }, 404);
      if (!(failed instanceof AcquirerSilent)) throw failed;
      return context.json({ code: 'UNAVAILABLE', desc: 'The sandbox does not answer.' }, 503);
    }
  });
}

/** A new world gets a new bank: the same seed makes the same payNos again. A bank that is not there yet is new anyway. */
export async function fillBank({ house }: Filling): Promise<void> {
  await askControl(house, 'reset', {}).catch(() => house.log(`the bank does not answer and was not reset`));
}
