import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, type RunnerTestCase } from 'vitest';
import { endOfTest, expectFault, faultsOf, launchBrowser } from './harness/browserWatch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A page that a test opens beside its shopper. Its site has nothing but itself. */
const openBeside = async (): Promise<Page> => {
  const context = await browser.newContext();
  await context.newPage();
  await context.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: 'Here' }) : route.fulfill({ status: 404 }),
  );
  const page = await context.newPage();
  await page.goto('http://shop.test/');
  return page;
};

const faults: [what: string, seed: (page: Page) => Promise<unknown>, line: RegExp][] = [
  ['an error on the console', (page) => page.evaluate(() => console.error('seeded')), /^console: seeded .*in http:\/\/shop\.test\/$/],
  ['an error', (page) => page.setContent('<script>throw new Error("seeded")</script>'), /^error: seeded, in http:\/\/shop\.test\/$/],
  [
    'a rejection that nobody handles',
    (page) => page.evaluate(() => void Promise.reject(new Error('seeded'))),
    /^error: seeded, in http:\/\/shop\.test\/$/,
  ],
  [
    'a picture that is not there',
    (page) => page.setContent('<img src="http://shop.test/a.avif">'),
    /^404: GET http:\/\/shop\.test\/a\.avif$/,
  ],
];

describe('A page beside fails its test by', () => {
  test.each(faults)('%s', async (_, seed, line) => {
    const page = await openBeside();
    const context = page.context();
    expect(faultsOf(context)).toEqual([]);
    await seed(page);
    await expect.poll(() => faultsOf(context)).toEqual([expect.stringMatching(line)]);
    const seeded = { name: 'seeded', file: { name: 'tests/e2e/seeded.test.ts' }, result: { state: 'pass' } } as RunnerTestCase;
    await expect(endOfTest(seeded)).rejects.toThrow(/nothing went wrong unseen/);
  });
});

test('what a test expects is no fault', async () => {
  const page = await openBeside();
  expectFault(page.context(), /^404: GET .*\/a\.avif$/);
  await Promise.all([page.waitForResponse(/a\.avif/), page.setContent('<img src="http://shop.test/a.avif">')]);
  expect(faultsOf(page.context())).toEqual([]);
});
