import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

/** The number of points on the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const SCALAR_BYTES = 32;
/** More bits than the curve has: what is left of them by its order is even. */
const DERIVED_BYTES = 48;
/** Push services take none that is good for more than a day. */
const LIFE_S = 12 * 3_600;

/** `publicKey`: the point as base64url, as browsers want it for their subscriptions. */
export type VapidKeys = { publicKey: string; privateKey: KeyObject };

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

/** The keys by which push services know this mall (RFC 8292), derived from its secret: every process has the same. */
export function vapidKeysOf(secret: string): VapidKeys {
  const derived = BigInt(`0x${Buffer.from(hkdfSync('sha256', secret, '', 'web push', DERIVED_BYTES)).toString('hex')}`);
  const scalar = Buffer.from(((derived % (order - 1n)) + 1n).toString(16).padStart(2 * SCALAR_BYTES, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 1 + SCALAR_BYTES), point.subarray(1 + SCALAR_BYTES)].map(base64url);
  const jwk = { kty: 'EC', crv: 'P-256', d: base64url(scalar), x, y };
  return { publicKey: base64url(point), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/** The header `Authorization` for a push service; `contact`: where its operator reaches ours, `now`: ms. */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, endpoint: string, contact: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFE_S, sub: contact };
  const signed = `${base64url(JSON.stringify({ typ: 'JWT', alg: 'ES256' }))}.${base64url(JSON.stringify(claims))}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${base64url(signature)}, k=${publicKey}`;
}
