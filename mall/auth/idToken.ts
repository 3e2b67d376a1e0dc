import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { outsideReplayScope } from '../platform/replay/replayScope.ts';
import { z } from '../platform/http/schemas.ts';

/** What an issuer says about a person. */
export type Identity = { subject: string; mail: string | null; name: string | null };
export type Provider = 'google' | 'facebook' | 'partner';

const AUDIENCE = 'serendib';
const LEEWAY_S = 60;
const LIMIT_MS = 3_000;
const KEYS_LIFE_MS = 600_000;
const RETRY_MS = 5_000;

const header = z.object({ alg: z.literal('ES256'), kid: z.string() });
const claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  nonce: z.string().max(200).optional(),
});
const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });

type Keys = { byId: Map<string, JsonWebKey>; readAt: number };
const known = new Map<string, Keys>();

/** The issuer's public keys, kept for ten minutes and read anew (at most every 5 s) when a token names an unknown one. */
async function keyOf(issuer: string, kid: string): Promise<JsonWebKey | null> {
  const knownKeys = known.get(issuer);
  const age = knownKeys ? Date.now() - knownKeys.readAt : Infinity;
  if (knownKeys && ((knownKeys.byId.has(kid) && age < KEYS_LIFE_MS) || age < RETRY_MS)) return knownKeys.byId.get(kid) ?? null;
  const answer = await fetch(`${issuer}/jwks.json`, { signal: AbortSignal.timeout(LIMIT_MS) });
  const { keys } = keySet.parse(await answer.json());
  const byId = new Map(keys.map((key) => [key.kid, key as JsonWebKey]));
  known.set(issuer, { byId, readAt: Date.now() });
  return byId.get(kid) ?? null;
}

function decoded(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}

/**
 * Who an ID token speaks of: signature by the issuer's key, issuer, audience, expiry by the mall's clock, and the `nonce` of the browser
 * that
 * asked for it, so that a stolen one opens nothing elsewhere (B2, B4, B5). Callers without a browser have none, nor have their tokens.
 * @throws Refusal ID_TOKEN_INVALID; UNAVAILABLE when the issuer cannot be asked
 */
export async function readIdToken(context: MallContext, provider: Provider, token: string, nonce: string | null): Promise<Identity> {
  const issuer = `${context.config.vaultUrl.replace(/\/$/, '')}/identity/${provider}`;
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  let kid: string;
  let payload: z.output<typeof claims>;
  try {
    if (more.length > 0) throw new Error('not three parts');
    kid = header.parse(decoded(head)).kid;
    payload = claims.parse(decoded(body));
  } catch {
    throw refuse('ID_TOKEN_INVALID');
  }
  const key = await outsideReplayScope(() => keyOf(issuer, kid)).catch((failed: Error) => {
    context.log(`the issuer ${issuer} cannot be asked: ${failed.message}`);
    throw refuse('UNAVAILABLE');
  });
  const isSigned =
    key !== null &&
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  const now = context.clock.now() / 1000;
  const isFor = (Array.isArray(payload.aud) ? payload.aud : [payload.aud]).includes(AUDIENCE);
  if (
    !isSigned ||
    payload.iss !== issuer ||
    !isFor ||
    (payload.nonce ?? null) !== nonce ||
    payload.exp + LEEWAY_S < now ||
    (payload.iat ?? 0) - LEEWAY_S > now
  )
    throw refuse('ID_TOKEN_INVALID');
  return {
    subject: payload.sub,
    mail: payload.email && payload.email_verified ? payload.email.toLowerCase() : null,
    name: payload.name?.trim().slice(0, 50) || null,
  };
}
