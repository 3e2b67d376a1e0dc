import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { networkOf } from '../platform/http/clientAddress.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { Call } from '../platform/http/route.ts';
import { digestOfToken } from './bearer.ts';

const FORGET_MS = 180 * 86_400_000;

/**
 * From where somebody asks. `digest` is of the random name that his gateway gave his browser (`Device-Id`), `nonce` what an issuer
 * is asked to put into an ID token for this browser: the name's hash (OpenID Connect 15.5.2); null without one.
 */
export type Device = {
  agent: string;
  ip: string;
  network: string;
  digest: string | null;
  nonce: string | null;
  regionId: number;
  zone: string;
  requestId: string;
};

/** The device a call comes from; without a name of its own (`device-id`) it is nobody's. */
export function deviceOf({ request, ip, region, requestId }: Pick<Call<unknown>, 'request' | 'ip' | 'region' | 'requestId'>): Device {
  const name = request.headers.get('device-id') ?? '';
  const isNamed = /^[\w-]{22,100}$/.test(name);
  const digest = isNamed ? digestOfToken(`device|${name}`) : null;
  const nonce = isNamed ? createHash('sha256').update(name).digest('base64url') : null;
  const agent = request.headers.get('user-agent') ?? '';
  return { agent, ip, network: networkOf(ip), digest, nonce, regionId: region.regionId, zone: region.zone, requestId };
}

/** Whether this account was opened from this device before; nobody is known at no account. */
export async function isKnownDevice(db: Db, userId: string | undefined, { digest }: Device): Promise<boolean> {
  if (digest === null) return false;
  const { rowCount } = await db.execute(sql`select 1 from known_device where user_id = ${userId ?? ''} and digest = ${digest}`);
  return rowCount === 1;
}

/** From now on this device is known at the account. */
export async function rememberDevice(db: Db, userId: string, { digest }: Device, at: number): Promise<void> {
  if (digest === null) return;
  await db.execute(
    sql`insert into known_device (user_id, digest, last_at) values (${userId}, ${digest}, ${at}) on conflict (user_id, digest) do update
      set last_at = excluded.last_at`,
  );
}

/** After a change of password every other device is a stranger again. */
export async function forgetOtherDevices(db: Db, userId: string, { digest }: Device): Promise<void> {
  await db.execute(sql`delete from known_device where user_id = ${userId} and digest <> ${digest ?? ''}`);
}

/** Forgets the devices from which nobody came for half a year. */
export async function forgetDevices(db: Db, at: number): Promise<void> {
  await db.execute(sql`delete from known_device where last_at < ${at - FORGET_MS}`);
}
