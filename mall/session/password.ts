import { scrypt, timingSafeEqual } from 'node:crypto';
import { passwordFault } from '#machines/password.ts';
import type { House } from '../house.ts';
import { refuse } from '../refusal.ts';

const COST = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((done, failed) => scrypt(password.normalize('NFC'), salt, LENGTH, COST, (error, key) => (error ? failed(error) : done(key))));
}

/** A password as it is stored: `scrypt$salt$key`. */
export async function sealPassword(house: House, password: string): Promise<string> {
  const salt = house.random.bytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether `password` is the stored one; takes as long when there is none, so that nobody learns who has an account. */
export async function isPassword(sealed: string | null, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = (sealed ?? 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const kept = Buffer.from(key, 'base64url');
  return kept.length === derived.length && timingSafeEqual(kept, derived);
}

/** @throws Refusal PASSWORD_WEAK unless it keeps the spec's rule (point 5) */
export function judgePassword(password: string, field: string): void {
  if (passwordFault(password) !== null || password.length > 200) throw refuse('PASSWORD_WEAK', { fields: [{ field, code: 'PASSWORD_WEAK' }] });
}
