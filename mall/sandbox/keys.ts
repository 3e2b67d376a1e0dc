import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key for one use, derived from SECRET, so that one leaked key opens one thing. */
export const derivedKey = (secret: string, use: string): Buffer => createHmac('sha256', secret).update(use).digest();

/** The bearer with which the mall talks to the sandbox. */
export const merchantKey = (secret: string): string => derivedKey(secret, 'sandbox merchant').toString('hex');

/** The signature header of a webhook: `t=<ms>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const signedHeader = (secret: string, time: number, body: string): string =>
  `t=${time},v1=${createHmac('sha256', derivedKey(secret, 'sandbox webhook').toString('hex')).update(`${time}.${body}`).digest('hex')}`;

/** True when two secrets are equal, in a time that does not tell where they differ. */
export const isSame = (one: string, other: string): boolean => {
  const left = Buffer.from(one);
  const right = Buffer.from(other);
  return left.length === right.length && timingSafeEqual(left, right);
};

/** A fresh unguessable name: a prefix and 24 characters of base64url. */
export const freshName = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

/** Seals a card number for the shelf (AES-256-GCM: 12 bytes nonce, 16 bytes tag, text). */
export const seal = (secret: string, text: string): Buffer => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(secret, 'sandbox card'), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** Opens what `seal` made; throws when it was touched. */
export const unseal = (secret: string, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', derivedKey(secret, 'sandbox card'), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
};
