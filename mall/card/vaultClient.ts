import { createHmac } from 'node:crypto';
import type { MallContext } from '../platform/mallContext.ts';
import { outsideReplayScope } from '../platform/replay/replayScope.ts';
import { z } from '../platform/http/schemas.ts';

/** A card as the vault shows it; `cardRef` only when the vault keeps it. Never a number. */
export const vaultCard = z.object({
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  holder: z.string(),
  cardRef: z.string().nullable(),
});

const session = z.object({ sessionId: z.string(), publicKey: z.string(), fieldsUrl: z.url(), expiresIn: z.int() });
const refusal = z.object({ code: z.string() });

/** No answer, or none that can be understood: nobody knows what happened on the other side. */
export class AcquirerSilent extends Error {}

/** The bank understood and said no. */
export class AcquirerRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const QUESTION_MS = 4000;

/** A key for one use between the mall and the bank's sandbox, derived from the mall's secret. */
export const vaultKey = (context: MallContext, use: 'sandbox merchant' | 'sandbox webhook'): string =>
  createHmac('sha256', context.config.secret).update(use).digest('hex');

/** One question to the bank, as JSON. @throws AcquirerSilent, AcquirerRefused with the bank's code */
export async function askVault<Shape extends z.ZodType>(
  context: MallContext,
  method: string,
  path: string,
  shape: Shape,
  body?: object,
  patience = QUESTION_MS,
): Promise<z.output<Shape>> {
  const ask = async (): Promise<{ status: number; answer: unknown }> => {
    const response = await fetch(`${context.config.vaultUrl}/merchant${path}`, {
      method,
      signal: AbortSignal.timeout(patience),
      headers: {
        authorization: `Bearer ${vaultKey(context, 'sandbox merchant')}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, answer: await response.json() };
  };
  const { status, answer } = await outsideReplayScope(ask).catch((failed: unknown) => {
    throw new AcquirerSilent(failed instanceof Error ? failed.message : String(failed));
  });
  if (status >= 400 && status < 500) throw new AcquirerRefused(refusal.safeParse(answer).data?.code ?? `HTTP_${status}`);
  const read = shape.safeParse(answer);
  if (status !== 200 || !read.success) throw new AcquirerSilent(`HTTP ${status}`);
  return read.data;
}

/** A session for the hosted card fields. @throws AcquirerSilent */
export function askVaultSession(context: MallContext, purpose: 'PAY' | 'SAVE'): Promise<z.output<typeof session>> {
  return askVault(context, 'POST', '/vault/sessions', session, { purpose });
}

/** Turns a one-time token into a card the vault keeps. @throws AcquirerSilent, AcquirerRefused TOKEN_INVALID */
export function askSaveCard(context: MallContext, vaultToken: string): Promise<z.output<typeof vaultCard> & { cardRef: string }> {
  return askVault(context, 'POST', '/vault/cards', vaultCard.extend({ cardRef: z.string() }), { vaultToken });
}

/** Lets the vault forget a card. @throws AcquirerSilent */
export async function askDropCard(context: MallContext, cardRef: string): Promise<void> {
  await askVault(context, 'DELETE', `/vault/cards/${encodeURIComponent(cardRef)}`, z.object({}));
}
