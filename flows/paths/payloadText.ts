import type { Stimulus } from '../explorerState.ts';

const most = 8;

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What something holds, each in a few words: `count 2`, `line (prodId 101, count 1)`. The moment it was stamped with says nothing. */
const parts = (thing: object): string[] =>
  Object.entries(thing)
    .filter(([key, value]) => key !== 'at' && value !== undefined)
    .map(([key, value]) => `${key} ${valueWord(value)}`);

const inAll = (texts: readonly string[]): string =>
  `(${texts.slice(0, most).join(', ')}${texts.length > most ? `, and ${texts.length - most} more` : ''})`;

const valueWord = (value: unknown): string => {
  if (typeof value === 'string') return `“${value}”`;
  if (!isThing(value)) return value === null ? 'none' : String(value);
  if (Array.isArray(value) && value.some(isThing)) return value.length === 1 ? '1 entry' : `${value.length} entries`;
  const texts = Array.isArray(value) ? value.map(valueWord) : parts(value);
  return texts.length === 0 ? 'none' : inAll(texts);
};

/** The content of an event as a person reads it: ` (field “mail”, text “nimal@example.lk”), after 5 min`; empty where it holds nothing. */
export function payloadText({ raw, sample }: Stimulus): string {
  const { type: _, ...body } = raw;
  const texts = valueWord(body);
  const [, later] = /(?:^|[}\]…] )after ([\d.]+ \w+|no time)$/.exec(sample) ?? [];
  return `${texts === 'none' ? '' : ` ${texts}`}${later === undefined ? '' : `, after ${later}`}`;
}
