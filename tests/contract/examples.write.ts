import { writeFileSync } from 'node:fs';
import { openMall, seen, send } from './mall.ts';
import { walkAsGuest, walkAsShopper } from './walk.ts';
import type { Check } from './check.ts';

// npm run contract:examples: walks the demo at one moment and keeps the first success of each call for the document.
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
const examples = Object.fromEntries(
  [...seen]
    .filter(([, body]) => body !== null)
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([id, body]) => [id, shortened(body)]),
);
writeFileSync(new URL('../../mall/platform/http/openapi.examples.json', import.meta.url), `${JSON.stringify(examples, null, 1)}\n`);
console.log(`${Object.keys(examples).length} examples`);
