import { readFileSync, writeFileSync } from 'node:fs';
import { openMall, seen, send } from './mall.ts';
import { walkAsGuest, walkAsShopper } from './walk.ts';
import type { Check } from './check.ts';

// npm run contract:examples: walks the demo at one moment and keeps the first success of each call for the document. An example of which
// only the values would change stays: ids and orders differ from walk to walk.
const MOST_RECORDS = 2;
const MOST_TEXT = 400;
const WHEN = '2026-03-02T04:00:00.000Z';

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MOST_TEXT ? `${value.slice(0, MOST_TEXT)}…` : value;
  if (Array.isArray(value)) return value.slice(0, MOST_RECORDS).map(shortened);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, /token$/i.test(name) && typeof inner === 'string' ? '…' : shortened(inner)]),
    );
  return value;
}

/** Whether two answers have the same fields of the same types, and lists as long. */
function haveOneShape(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => haveOneShape(each, other[at]));
  if (!isRecord(one) || !isRecord(other)) return typeof one === typeof other && (one === null) === (other === null);
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && haveOneShape(one[name], other[name]));
}
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const mustHold: Check = async (title, prove) => {
  await prove().catch((broken: Error) => {
    throw new Error(`${title}: ${broken.message}`);
  });
};

const mall = await openMall();
try {
  const ops = mall.ops ?? '';
  const json = { headers: { 'content-type': 'application/json' } };
  await send(ops, 'POST', '/_ops/clock', { ...json, body: JSON.stringify({ freeze: WHEN }) });
  await send(ops, 'POST', '/_ops/reset', { ...json, body: JSON.stringify({ seed: 'examples' }) });
  await walkAsGuest(mustHold, mall.url);
  await walkAsShopper(mustHold, mall.url, ops, 'new@serendib.example', 'Demo#2026');
} finally {
  await mall.close();
}
// The document is no example of itself, and streams have no body.
seen.delete('A9');
const file = new URL('../../mall/platform/http/openapi.examples.json', import.meta.url);
const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const exampleOf = (id: string, body: unknown): unknown => {
  const now = shortened(body);
  return id in before && haveOneShape(before[id], now) ? before[id] : now;
};
const examples = Object.fromEntries(
  [...seen]
    .filter(([, body]) => body !== null)
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([id, body]) => [id, exampleOf(id, body)]),
);
writeFileSync(file, `${JSON.stringify(examples, null, 1)}\n`);
console.log(`${Object.keys(examples).length} examples`);
