import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { findChromium } from '../chromium.ts';
import type { Shop } from './shop.ts';
import { atLeast, atMost, figure, median } from './table.ts';

type Report = { categories: Record<string, { score: number | null }>; audits: Record<string, { numericValue?: number }> };

const run = promisify(execFile);
const runs = 5;

// Never part of node_modules: fetched when the bench is asked for it.
const look = async (url: string): Promise<Report> => {
  const file = `/tmp/serendib-lighthouse-${process.pid}.json`;
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
    '--only-categories=performance,accessibility,best-practices,seo',
  ];
  await run('npx', ['-y', 'lighthouse@12', url, ...flags], { env: { ...process.env, CHROME_PATH: findChromium() }, timeout: 180_000 });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
};

/** Now and then Chromium's trace lacks its beginning, and there is no report: then once more. */
const lighthouse = (url: string): Promise<Report> => look(url).catch(() => look(url));

/** The pages of the budgets, by the names of their lines; the shop is the one that sells `product`. */
const pagesOf = async (origin: string, product: number): Promise<[name: string, path: string][]> => {
  const document = await (await fetch(`${origin}/products/${product}`)).text();
  const shop = /href="(\/store\/[^"]+)"/.exec(document)?.[1] ?? '/shops';
  return [
    ['home', '/'],
    ['category', '/electronics/1001'],
    ['search', '/SearchResults/bag?key=bag'],
    ['product', `/products/${product}`],
    ['shop', shop],
    ['trending', '/trending'],
  ];
};

/** Lighthouse's phone, median of five after one that warms the pictures. */
export const benchLighthouse = async (shop: Shop, products: number[]): Promise<void> => {
  for (const [name, path] of await pagesOf(shop.origin, products[3] ?? 0)) {
    try {
      await lighthouse(shop.origin + path);
      const reports: Report[] = [];
      for (let turn = 0; turn < runs; turn += 1) reports.push(await lighthouse(shop.origin + path));
      const scores = (category: string): number => median(reports.map((report) => 100 * (report.categories[category]?.score ?? 0)));
      const audit = (id: string): number => median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN));
      atLeast(`Lighthouse mobile, ${name}, performance (aim 100)`, scores('performance'), 98, '');
      for (const category of ['accessibility', 'best-practices', 'seo'])
        atLeast(`Lighthouse mobile, ${name}, ${category}`, scores(category), 100, '');
      atMost(`  ${name}, LCP (aim 1.2)`, audit('largest-contentful-paint') / 1_000, 1.5, 's');
      atMost(`  ${name}, CLS`, audit('cumulative-layout-shift'), 0, '');
      atMost(`  ${name}, TBT`, audit('total-blocking-time'), 100, 'ms');
    } catch (failed) {
      figure(`Lighthouse mobile, ${name}`, `could not be had: ${(failed as Error).message.split('\n')[0]}`);
    }
  }
};
