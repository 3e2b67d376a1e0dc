import type { Hono } from 'hono';
import type { MallContext } from '../platform/mallContext.ts';
import type { Filling } from '../platform/module.ts';
import { z } from '../platform/http/schemas.ts';
import { AcquirerRefused, AcquirerSilent } from '../card/vaultClient.ts';
import { askControl } from './acquirer.ts';

const code = z.string().regex(/^[A-Z_]{1,40}$/);

const script = z.union([
  z.object({
    answers: z
      .array(
        z.object({
          answer: z.enum([
            'approve',
            'decline',
            'three-d-secure',
            'pending',
            'time-out',
            'late-capture',
            'duplicate-webhook',
            'out-of-order-webhook',
          ]),
          code: code.optional(),
        }),
      )
      .max(1000),
  }),
  z.object({ settle: z.string().max(64), code: code.optional() }),
]);

/**
 * X8: `{answers: [{answer, code?}]}` writes what the bank says next (an empty list: it thinks for itself again); `{settle: payNo, code?}`
 * lets a waiting, or even
 * cancelled, charge be captured now (late capture), or declined with a code.
 */
export function payOps(app: Hono, context: MallContext): void {
  app.post('/_ops/psp/script', async (c) => {
    const read = script.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success)
      return c.json({ code: 'VALIDATION', problems: read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) }, 400);
    const param = read.data;
    try {
      if ('answers' in param) return c.json(await askControl(context, 'script', param));
      return c.json(await askControl(context, 'settle', { reference: param.settle, ...(param.code ? { code: param.code } : {}) }));
    } catch (failed) {
      if (failed instanceof AcquirerRefused) return c.json({ code: failed.code }, 404);
      if (!(failed instanceof AcquirerSilent)) throw failed;
      return c.json({ code: 'UNAVAILABLE', desc: 'The sandbox does not answer.' }, 503);
    }
  });
}

/** A new world gets a new bank: the same seed makes the same payNos again. A bank that is not there yet is new anyway. */
export async function fillBank({ context }: Filling): Promise<void> {
  await askControl(context, 'reset', {}).catch(() => context.log(`the bank does not answer and was not reset`));
}
