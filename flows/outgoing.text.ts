import { createHash } from 'node:crypto';
import { canonical } from './canonical.ts';
import { spanWord } from './enabledEvents.ts';
import type { Outgoing } from './outgoing.ts';

/** A content is written whole up to so many letters; a longer one is shortened, with a hash by which a change is still seen. */
const room = 200;
const leastRoom = 24;
const firstMoment = Date.UTC(2020, 0);
const lastMoment = Date.UTC(2040, 0);

const hashOf = (thing: unknown): string => `#${createHash('sha256').update(canonical(thing)).digest('hex').slice(0, 6)}`;

const momentText = (moment: number, now: number): string =>
  moment === now ? 'now' : `now ${moment > now ? '+' : '-'} ${spanWord(Math.abs(moment - now))}`;

const fieldsOf = (thing: object): [string, unknown][] =>
  Object.entries(thing)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));

const whole = (value: unknown, now: number): string => {
  if (typeof value === 'number') return value > firstMoment && value < lastMoment ? momentText(value, now) : String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  if (Array.isArray(value)) return `[${value.map((each) => whole(each, now)).join(', ')}]`;
  if (value instanceof Error || ('sessionId' in value && 'send' in value)) return canonical(value);
  return `{${fieldsOf(value)
    .map(([key, each]) => `${key}: ${whole(each, now)}`)
    .join(', ')}}`;
};

/** A content in one line: keys in order, moments by their distance from now, what is long by its beginning or length and a hash. */
export function contentText(value: unknown, now: number, most = room): string {
  const text = whole(value, now);
  if (text.length <= most) return text;
  if (typeof value === 'string') return `"${value.slice(0, leastRoom)}… ${hashOf(value)}"`;
  if (Array.isArray(value)) return `[${value.length} of them ${hashOf(text)}]`;
  if (typeof value !== 'object' || value === null || most <= leastRoom) return `{… ${hashOf(text)}}`;
  return `{${fieldsOf(value)
    .map(([key, each]) => `${key}: ${contentText(each, now, Math.max(leastRoom, Math.floor(most / 3)))}`)
    .join(', ')}}`;
}

/** What leaves a machine, in a line: `tells parent notice.given {at: now, …}`. */
export const outgoingLine = ({ kind, to, name, content }: Outgoing, now: number): string => {
  const isEmpty = content === undefined || canonical(content) === '{}';
  return [kind, to, name, isEmpty ? '' : contentText(content, now)].filter((word) => word !== '').join(' ');
};
