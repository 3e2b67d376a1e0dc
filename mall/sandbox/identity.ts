import { createPrivateKey, generateKeyPairSync, randomUUID, sign, type JsonWebKey } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from './database.ts';

export const providers = ['google', 'facebook', 'partner'] as const;
export type Provider = (typeof providers)[number];
export type Person = {
  sub: string;
  email?: string | undefined;
  name?: string | undefined;
  picture?: string | undefined;
  nonce?: string | undefined;
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The sandbox's identity provider: signs ID tokens (ES256) whose keys anybody may fetch. `now` answers seconds since 1970. */
export const createIssuer = (pool: Pool, publicUrl: string, now: () => Promise<number>) => {
  /** The one signing key; made on first use and kept, so that tokens outlive a restart. */
  const signingKey = (): Promise<{ kid: string; jwk: JsonWebKey }> =>
    inTransaction(pool, async (query) => {
      await query.query("SELECT pg_advisory_xact_lock(hashtext('sandbox signing key'))");
      const { rows } = await query.query<{ kid: string; private_jwk: JsonWebKey }>(
        'SELECT kid, private_jwk FROM sandbox.signing_key LIMIT 1',
      );
      if (rows[0]) return { kid: rows[0].kid, jwk: rows[0].private_jwk };
      const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
      const kid = randomUUID();
      await query.query('INSERT INTO sandbox.signing_key (kid, private_jwk) VALUES ($1, $2)', [kid, jwk]);
      return { kid, jwk };
    });

  const issuerOf = (provider: Provider): string => `${publicUrl}/identity/${provider}`;

  /** The public half as a JSON Web Key Set. */
  const keySet = async (): Promise<{ keys: JsonWebKey[] }> => {
    const { kid, jwk } = await signingKey();
    return { keys: [{ kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y, kid, alg: 'ES256', use: 'sig' }] };
  };

  /** A signed ID token about a person, for one audience, good for `ttl` seconds. */
  const idToken = async (provider: Provider, person: Person, aud: string, ttl: number): Promise<string> => {
    const { kid, jwk } = await signingKey();
    const iat = await now();
    const head = encoded({ alg: 'ES256', typ: 'JWT', kid });
    const body = encoded({
      iss: issuerOf(provider),
      aud,
      iat,
      exp: iat + ttl,
      ...person,
      ...(person.email ? { email_verified: true } : {}),
    });
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };

  return { keySet, idToken, issuerOf };
};

export type Issuer = ReturnType<typeof createIssuer>;
