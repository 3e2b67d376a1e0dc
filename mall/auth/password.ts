import { timingSafeEqual } from 'node:crypto';
import { passwordError } from '#machines/rules/form/password.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { scryptKey } from './hashing.ts';

const COST = { N: 16_384, r: 8, p: 1 };
const LENGTH = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return scryptKey({ password: password.normalize('NFC'), salt, length: LENGTH, cost: COST });
}

/** A password as it is stored: `scrypt$salt$key`. */
export async function sealPassword(context: MallContext, password: string): Promise<string> {
  const salt = context.random.bytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

/** Whether `password` is the stored one; takes as long when there is none, so that nobody learns who has an account. */
export async function isPassword(sealed: string | null, password: string): Promise<boolean> {
  const [, salt = '', key = ''] = (sealed ?? 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const storedKey = Buffer.from(key, 'base64url');
  return storedKey.length === derived.length && timingSafeEqual(storedKey, derived);
}

/** @throws Refusal PASSWORD_WEAK unless it keeps the spec's rule (point 5) and is none that every guesser tries */
export function judgePassword(password: string, field: string): void {
  if (passwordError(password) !== null || password.length > 200 || isCommonPassword(password))
    throw refuse('PASSWORD_WEAK', { fields: [{ field, code: 'PASSWORD_WEAK' }] });
}
