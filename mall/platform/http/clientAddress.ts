import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** Whom a listener believes about the client's address. */
export type Trust = {
  /** How many proxies stand before it (`TRUST_PROXY`): that many entries of `X-Forwarded-For`, from the right, are theirs. */
  trustProxy?: number;
  /** Of gateway and mall: what is signed with it comes from the gateway. */
  secret?: string | null;
};

export const GATEWAY_SIGNATURE = 'x-gateway-signature';

/** The gateway's word for a client's address, for a mall in another process that knows the same secret. */
export const signAddress = (address: string, secret: string): string =>
  createHmac('sha256', secret).update(`client-address|${address}`).digest('base64url');

const isSigned = (address: string, signature: string, secret: string): boolean => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signAddress(address, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** `::ffff:192.0.2.1` is the IPv4 address that it wraps; ports and zones are cut off. */
const plain = (address: string): string => {
  const bare = address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
  return bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').toLowerCase();
};

const isAddress = (text: string): boolean => isIPv4(text) || isIPv6(text);

/** Who really asks: what the gateway signed, else what the trusted proxies saw, else the other end of the connection. */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, { trustProxy = 0, secret }: Trust): string {
  const seen = plain(socket.remoteAddress ?? '');
  const addresses = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map(plain);
  const signature = headers[GATEWAY_SIGNATURE];
  const last = addresses.at(-1) ?? '';
  if (secret && typeof signature === 'string' && isAddress(last) && isSigned(last, signature, secret)) return last;
  const first = trustProxy > 0 ? (addresses.at(-trustProxy) ?? addresses[0] ?? '') : '';
  return isAddress(first) ? first : seen;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which is one household or machine. */
export function networkOf(address: string): string {
  const known = plain(address);
  if (!isIPv6(known)) return known;
  const [front = '', back] = known.split('::');
  const [head, tail] = [groupsOf(front), groupsOf(back ?? '')];
  const zeros = back === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
