import { readFileSync } from 'node:fs';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import { bankless, ports, running, stopped } from './shop.ts';
import { p95 } from './latency.ts';
import { atMost, figure } from './table.ts';

type Query = { lang: Locale; region: number; query: string; many?: boolean };
type Times = { times: number[]; totals: number[] };

const queries = JSON.parse(readFileSync(new URL('./search.queries.json', import.meta.url), 'utf8')) as Query[];
const origin = `http://localhost:${ports.MALL_PORT}`;
const many = 10_000;

/** The budgets of issue 5, ms: with one connection and with ten, without facets and with. */
const budgets = {
  small: { one: { plain: 20, facets: 60, worst: null }, ten: { plain: 80, facets: 250 } },
  million: { one: { plain: 60, facets: 250, worst: 1_000 }, ten: null },
} as const;

async function timed(path: string, lang: Locale): Promise<{ ms: number; body: unknown }> {
  const begun = performance.now();
  const response = await fetch(origin + path, { headers: { 'accept-language': languageTag(lang) } });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { ms: performance.now() - begun, body };
}

/** Asks every query once, over so many connections. */
async function round(list: readonly Query[], connections: number, hasFacets: boolean): Promise<Times> {
  const times: number[] = [];
  const totals: number[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < list.length) {
        const { query, region, lang } = list[next++]!;
        const { ms, body } = await timed(
          `/search?${new URLSearchParams({ key: query, regionId: String(region), pageSize: '24', ...(hasFacets ? { facets: '1' } : {}) })}`,
          lang,
        );
        times.push(ms);
        totals.push((body as { total: number }).total);
      }
    }),
  );
  return { times, totals };
}

/** The search of the mall in DATA_DIR as it is: no result is kept between two questions, so every round is the first. */
export const benchSearch = async (): Promise<void> => {
  const { child, readyAfter } = await running(
    ['--max-old-space-size=240', '--import', 'tsx', 'mall/main.ts'],
    `${origin}/healthz`,
    bankless,
  );
  try {
    figure('mall, start to healthz', `${(readyAfter / 1000).toFixed(1)} s`);
    const first = await timed(`/search?key=a&regionId=${queries[0]!.region}`, 'en');
    figure('first search after the start (reads the shelves)', `${(first.ms / 1000).toFixed(1)} s`);
    const products = (await timed(`/search?hasStock=1&regionId=${queries[0]!.region}`, 'en')).body as { total: number };
    const isMillion = products.total > 300_000;
    figure('products in stock in the region', products.total.toLocaleString('en'));
    const { one, ten } = isMillion ? budgets.million : budgets.small;
    // The code is warm, the questions are not: these are other words.
    for (const word of ['gift', 'blue', 'wood', 'new', 'подарок', '木']) {
      for (let turn = 0; turn < 10; turn += 1)
        for (const facets of ['', '&facets=1'])
          await timed(`/search?key=${encodeURIComponent(word)}&regionId=${queries[0]!.region}&pageSize=24${facets}`, 'en');
    }
    const plain = await round(queries, 1, false);
    figure(
      `queries with more than ${many.toLocaleString('en')} hits`,
      `${plain.totals.filter((total) => total > many).length} of ${queries.length}`,
    );
    atMost('search, 1 connection, p95', p95(plain.times), one.plain, 'ms');
    const faceted = await round(queries, 1, true);
    atMost('search with facets, 1 connection, p95', p95(faceted.times), one.facets, 'ms');
    const worst = Math.max(...plain.times, ...faceted.times);
    if (one.worst === null) figure('  the worst of both', `${worst.toFixed(0)} ms`);
    else atMost('  the worst of both', worst, one.worst, 'ms');
    for (const [hasFacets, budget] of [
      [false, ten?.plain],
      [true, ten?.facets],
    ] as const) {
      const name = `search${hasFacets ? ' with facets' : ''}, 10 connections, p95`;
      const value = p95((await round([...queries, ...queries], 10, hasFacets)).times);
      if (budget === undefined) figure(name, `${value.toFixed(0)} ms`);
      else atMost(name, value, budget, 'ms');
    }
    const typed: number[] = [];
    const shops: number[] = [];
    const panel: number[] = [];
    for (const { query, lang, region } of queries) {
      for (const length of [1, 2, 3, 6])
        panel.push(
          (
            await timed(
              `/search/suggest/panel?${new URLSearchParams({ keyword: [...query].slice(0, length).join(''), regionId: String(region) })}`,
              lang,
            )
          ).ms,
        );
      for (const length of [1, 3, 6])
        typed.push(
          (await timed(`/search/suggest/keyword?${new URLSearchParams({ keyword: [...query].slice(0, length).join('') })}`, lang)).ms,
        );
      shops.push(
        (
          await timed(
            `/shopDetail/byShopName?${new URLSearchParams({ name: [...query].slice(0, 4).join(''), regionId: String(region) })}`,
            lang,
          )
        ).ms,
      );
    }
    atMost('suggestions, p95', p95(typed), 10, 'ms');
    atMost('suggestions of all kinds, p95', p95(panel), 10, 'ms');
    figure('  the slowest of them', `${Math.max(...panel).toFixed(1)} ms`);
    atMost('shops by name, p95', p95(shops), 10, 'ms');
  } finally {
    await stopped(child);
  }
};
