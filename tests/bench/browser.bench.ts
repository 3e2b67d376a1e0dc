import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../chromium.ts';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import type { Shop } from './shop.ts';
import { atMost, figure, median } from './table.ts';

const phone = { width: 390, height: 844 };
const kilobyte = 1_000;

/** A fresh browser profile on a phone. tsx marks functions with a helper that the page does not have. */
export const phoneOf = async (browser: Browser): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: phone });
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
};

/** Bytes of script that a cold load moves over the wire until nothing has moved for two seconds. */
const scriptBytes = async (page: Page, url: string): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    last = performance.now();
    if (type === 'Script' || /\.js(\?|$)/.test(request.url)) scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  while (performance.now() - last < 2_000) await page.waitForTimeout(100);
  return bytes / kilobyte;
};

/** A cheap phone on a good day. */
export const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 60, downloadThroughput: (9_000_000 / 8) * 0.9, uploadThroughput: (1_500_000 / 8) * 0.9 });
};

/** Milliseconds after which a page fetches nothing more by itself: what a likely click needs comes four seconds after the page lives. */
const settling = 6_000;

type Seen = { shown: number; ready: number };

/** Milliseconds from the click on a card to its product's heading, price and picture, and to its own "Add to cart". */
const clickCard = async (browser: Browser, shop: Shop, index: number, hover: boolean): Promise<Seen> => {
  const context = await phoneOf(browser);
  const page = await context.newPage();
  await page.goto(shop.origin);
  await page.waitForLoadState('networkidle');
  const card = page.locator('main a[href^="/products/"]:visible').nth(index);
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settling);
  await slowDown(await context.newCDPSession(page));
  const href = (await card.getAttribute('href')) ?? '';
  await page.evaluate((address) => {
    const seen = window as unknown as { seen: Record<string, number> };
    seen.seen = {};
    const card = document.querySelector(`main a[href="${address}"]`);
    const holder = card?.closest('article, li') ?? card;
    const picture = holder?.querySelector('img')?.src.split('?')[0] ?? '';
    const numberIn = (text: string | null | undefined): string => /[\d.,\s]*\d/.exec(text ?? '')?.[0] ?? '';
    const price = numberIn(holder?.querySelector('h3 + span > span')?.textContent);
    const name = holder?.querySelector('h3')?.textContent?.trim() ?? '';
    addEventListener('click', () => {
      const begun = performance.now();
      const look = (): void => {
        const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
        const isHere = location.pathname === address && heading?.textContent === name;
        // A variant that is chosen at once may have a price of its own; until then it is the card's.
        const shownPrice = numberIn(heading?.previousElementSibling?.textContent);
        const isOwn = document.querySelector('main [data-state^="onSale"]')?.checkVisibility() === true;
        const isPriced = price !== '' && (shownPrice === price || (isOwn && shownPrice !== ''));
        const isPictured = [...document.querySelectorAll<HTMLImageElement>('main img')].some((image) => image.src.split('?')[0] === picture && image.complete && image.naturalWidth > 0 && image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
        if (isHere && isPriced && isPictured) seen.seen.shown ??= performance.now() - begun;
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'Add to cart' && one.checkVisibility());
        if (isHere && button && !button.disabled && button.ariaDisabled !== 'true') seen.seen.ready ??= performance.now() - begun;
        if (performance.now() - begun < 5_000 && (seen.seen.shown === undefined || seen.seen.ready === undefined)) requestAnimationFrame(look);
      };
      look();
    }, { capture: true, once: true });
  }, href);
  if (hover) {
    await card.hover({ force: true });
    await page.waitForTimeout(400);
  }
  await card.click({ force: true });
  await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: Record<string, number> };
    return seen.shown !== undefined && seen.ready !== undefined;
  }, undefined, { timeout: 8_000 }).catch(() => undefined);
  const { shown = Number.NaN, ready = Number.NaN } = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  await context.close();
  return { shown, ready };
};

/** Logs the demo's empty account in, as the page would. */
const login = async (page: Page, shop: Shop): Promise<void> => {
  const documentId = Object.entries(documents).find(([, { text }]) => text.includes('mutation LoginByPassword('))?.[0] ?? '';
  await page.goto(`${shop.origin}/contact-us`);
  await page.evaluate(async (id) => {
    const body = { documentId: id, variables: { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } } };
    await fetch('/graphql', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  }, documentId);
};

/** Milliseconds from the tap on "Add to cart" to the badge that counts it. */
const addToBadge = async (page: Page, shop: Shop, product: number): Promise<number> => {
  await page.goto(`${shop.origin}/products/${product}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const badge = (): string => [...document.querySelectorAll('a')].find((link) => /^Cart\b/.test(link.ariaLabel ?? link.textContent ?? ''))?.getAttribute('aria-label') ?? document.querySelector('a[href="/Cart"]')?.textContent ?? '';
    const before = badge();
    const kept = window as unknown as { badgeAfter?: number };
    addEventListener('click', () => {
      const begun = performance.now();
      const look = (): void => {
        if (badge() !== before) kept.badgeAfter = performance.now() - begun;
        else if (performance.now() - begun < 5_000) requestAnimationFrame(look);
      };
      look();
    }, { capture: true, once: true });
  });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.waitForFunction(() => (window as unknown as { badgeAfter?: number }).badgeAfter !== undefined, undefined, { timeout: 8_000 }).catch(() => undefined);
  return page.evaluate(() => (window as unknown as { badgeAfter?: number }).badgeAfter ?? Number.NaN);
};

/** Runs a part of the bench in a browser of its own. */
export const inBrowser = async (part: (browser: Browser) => Promise<void>): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    await part(browser);
  } catch (failed) {
    figure('the browser\'s part was cut short', (failed as Error).message.split('\n')[0] ?? '', '', false);
  } finally {
    await browser.close();
  }
};

/** From the click on a card to its product. */
export const benchClick = (shop: Shop): Promise<void> =>
  inBrowser(async (browser) => {
    for (const [how, hover, most] of [['hover begun 400 ms before', true, 100], ['no hover before', false, 300]] as const) {
      const seen: Seen[] = [];
      for (let index = 0; index < 5; index += 1) seen.push(await clickCard(browser, shop, index * 3 + 1, hover));
      atMost(`card to product's heading, price, picture; ${how}`, median(seen.map(({ shown }) => shown)), 100, 'ms');
      atMost(`card to its own "Add to cart"; ${how}`, median(seen.map(({ ready }) => ready)), most, 'ms');
    }
  });

/** What a shopper's browser fetches, and how soon the cart answers. */
export const benchBrowser = (shop: Shop, products: number[]): Promise<void> =>
  inBrowser(async (browser) => {
    const cold = async (name: string, url: string, most: number, shopper: boolean): Promise<void> => {
      const context = await phoneOf(browser);
      const page = await context.newPage();
      if (shopper) await login(page, shop);
      const fresh = await context.newPage();
      atMost(`script bytes (brotli) of a cold load, ${name} (aim ${most - 10})`, await scriptBytes(fresh, url), most, 'kB');
      await context.close();
    };
    const product = products[3] ?? 0;
    await cold('home', shop.origin, 120, false);
    await cold('product', `${shop.origin}/products/${product}`, 125, false);
    const context = await phoneOf(browser);
    const page = await context.newPage();
    await login(page, shop);
    const taps: number[] = [];
    for (const id of products.slice(10, 15)) taps.push(await addToBadge(page, shop, id));
    atMost('add to cart to the badge, median of 5', median(taps), 50, 'ms');
    await context.close();
    await cold('checkout', `${shop.origin}/Checkout`, 140, true);
  });
