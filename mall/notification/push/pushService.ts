import { createECDH } from 'node:crypto';
import httpEce from 'http_ece';
import { vapidHeader, type VapidKeys } from './vapid.ts';

/** Where the makers of browsers run theirs: Google, Mozilla, Apple, Microsoft. */
const knownHosts = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

/**
 * True for an address that a browser's push service gave out: the mall posts to no other, whatever it is handed. `origins`: of services
 * beside those of the large browsers.
 */
export function isOfPushService(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  return origins.includes(origin) || (protocol === 'https:' && port === '' && knownHosts.test(hostname));
}

/** Where a browser hears, and the keys by which it alone reads what comes (base64url). */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** What becomes of a message: taken; its address is gone; refused for good; later, in so many seconds where the service says when. */
export type PushAnswer = { kind: 'taken' | 'gone' } | { kind: 'refused'; status: number } | { kind: 'later'; seconds: number | null };

const LIMIT_MS = 10_000;
const DAY_S = 86_400;
const AUTH_BYTES = 16;

const later = (answer: Response | null): PushAnswer => {
  const seconds = Number(answer?.headers.get('retry-after') ?? NaN);
  return { kind: 'later', seconds: Number.isFinite(seconds) ? seconds : null };
};

/** Whether a browser could read what is encrypted for these keys. */
export function areKeysRight({ p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    httpEce.encrypt(Buffer.from('?'), { version: 'aes128gcm', privateKey: freshKey(), dh: p256dh, authSecret: auth });
    return true;
  } catch {
    return false;
  }
}

function freshKey() {
  const key = createECDH('prime256v1');
  key.generateKeys();
  return key;
}

/**
 * Sends one message through a browser's push service (RFC 8030), encrypted for that browser alone. `topic`: a later message of the same one
 * takes the place of what was not delivered yet. Never throws.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushAddress,
  { text, topic }: { text: string; topic: string },
  { keys, contact }: { keys: VapidKeys; contact: string },
): Promise<PushAnswer> {
  const body = httpEce.encrypt(Buffer.from(text), { version: 'aes128gcm', privateKey: freshKey(), dh: p256dh, authSecret: auth });
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidHeader(keys, endpoint, contact, Date.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(DAY_S),
      topic,
    },
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => null);
  await answer?.body?.cancel();
  if (answer === null || answer.status === 429 || answer.status >= 500) return later(answer);
  if (answer.ok) return { kind: 'taken' };
  return answer.status === 404 || answer.status === 410 ? { kind: 'gone' } : { kind: 'refused', status: answer.status };
}
