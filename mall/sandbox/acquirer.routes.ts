import { Hono } from 'hono';
import { z } from 'zod';
import type { Acquirer } from './acquirer.ts';
import { AcquirerRefusal } from './charge.ts';
import { isSame, merchantKey } from './keys.ts';
import { identify, read } from './http.ts';
import type { Vault } from './vault.ts';

const amount = z.int().positive();
const reference = z.string().min(1).max(64);
const currency = z.string().regex(/^[A-Z]{3}$/);

const sessionQuestion = z.object({ purpose: z.enum(['PAY', 'SAVE']) });
const tokenRequest = z.object({ vaultToken: z.string().max(100) });
const chargeQuestion = z.object({
  reference,
  amount,
  currency,
  saveCard: z.boolean().default(false),
  source: z.union([
    z.object({ vaultToken: z.string().max(100) }),
    z.object({ cardRef: z.string().max(100) }),
    z.object({ plan: z.object({ months: z.int().min(1).max(60), total: amount }) }),
  ]),
});
const cancelQuestion = z.object({ amount, currency });
const refundQuestion = z.object({ reference, amount });
const scriptQuestion = z.object({
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
        code: z
          .string()
          .regex(/^[A-Z_]{1,40}$/)
          .optional(),
      }),
    )
    .max(1000),
});
const settleQuestion = z.object({
  reference,
  code: z
    .string()
    .regex(/^[A-Z_]{1,40}$/)
    .optional(),
});

const statusOf: Record<AcquirerRefusal['code'], 402 | 404 | 409> = {
  TOKEN_INVALID: 402,
  CARD_UNKNOWN: 402,
  REFERENCE_USED: 409,
  REFUND_AMOUNT: 409,
  CHARGE_UNKNOWN: 404,
};

/**
 * What the mall asks the bank, with the merchant key as bearer. Amounts are integer minor units.
 * `lost` resolves when an answer that the script swallows may end (the caller has long given up).
 */
export const merchantRoutes = (
  vault: Vault,
  acquirer: Acquirer,
  secret: string,
  publicUrl: string,
  lost: (signal: AbortSignal) => Promise<void>,
) => {
  const app = new Hono();
  const bearer = `Bearer ${merchantKey(secret)}`;
  app.use(async (context, next) => {
    if (!isSame(context.req.header('authorization') ?? '', bearer)) return context.json({ code: 'UNAUTHORIZED' }, 401);
    return next();
  });
  app.onError((error, context) => {
    if (error instanceof AcquirerRefusal) return context.json({ code: error.code }, statusOf[error.code]);
    throw error;
  });

  app.post('/vault/sessions', async (context) => {
    const { purpose } = await read(context, sessionQuestion);
    const session = await vault.openSession(purpose);
    return context.json({
      ...session,
      publicKey: identify(session.sessionId),
      fieldsUrl: `${publicUrl}/fields?session=${session.sessionId}`,
    });
  });
  app.post('/vault/cards', async (context) => {
    const card = await vault.saveCard((await read(context, tokenRequest)).vaultToken);
    return card ? context.json(card) : context.json({ code: 'TOKEN_INVALID' }, 402);
  });
  app.delete('/vault/cards/:cardRef', async (context) => {
    await vault.dropCard(context.req.param('cardRef'));
    return context.json({});
  });
  app.post('/charges', async (context) => {
    const { charge, isSilent } = await acquirer.charge(await read(context, chargeQuestion));
    if (isSilent) {
      await lost(context.req.raw.signal);
      return context.json({ code: 'GATEWAY_TIMEOUT' }, 504);
    }
    return context.json(charge);
  });
  app.get('/charges/:reference', async (context) => {
    const charge = await acquirer.status(context.req.param('reference'));
    return charge ? context.json(charge) : context.json({ code: 'CHARGE_UNKNOWN' }, 404);
  });
  app.post('/charges/:reference/cancel', async (context) => {
    const input = await read(context, cancelQuestion);
    return context.json(await acquirer.cancel(context.req.param('reference'), input.amount, input.currency));
  });
  app.post('/charges/:reference/refunds', async (context) => {
    const input = await read(context, refundQuestion);
    return context.json(await acquirer.refund(input.reference, context.req.param('reference'), input.amount));
  });
  app.post('/control/script', async (context) => {
    const { answers } = await read(context, scriptQuestion);
    await acquirer.writeScript(answers);
    return context.json({ waiting: answers.length });
  });
  app.post('/control/settle', async (context) => {
    const input = await read(context, settleQuestion);
    return context.json(await acquirer.settleLate(input.reference, input.code ?? null));
  });
  app.post('/control/reset', async (context) => {
    await acquirer.reset();
    return context.json({});
  });
  return app;
};
