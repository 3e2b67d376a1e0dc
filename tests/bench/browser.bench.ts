import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { findChromium } from '../chromium.ts';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import { openScriptMeter, type ScriptBytes, type ScriptMeter } from './scriptMeter.ts';
import type { Shop } from './shop.ts';
import { atMost, figure, median } from './table.ts';

const phone = { width: 390, height: 844 };
const kilobyte = 1_000;

/** A fresh browser profile on a phone. tsx marks functions with a helper that the page does not have. */
export const phoneOf = async (browser: Browser, proxy?: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: phone, ...(proxy ? { proxy: { server: proxy } } : {}) });
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
};

/** How long after the navigation script bytes are counted, in ms: whatever waits for a quiet moment has come by then. */
const counted = 10_000;

/** Kilobytes of script that a load moves over the wire in its first ten seconds. */
const scriptsOf = async (context: BrowserContext, meter: ScriptMeter, url: string): Promise<ScriptBytes> => {
  const page = await context.newPage();
  meter.read();
  await page.goto(url);
  await page.waitForTimeout(counted);
  const { page: own, worker } = meter.read();
  await page.close();
  return { page: own / kilobyte, worker: worker / kilobyte };
};

/** A cheap phone on a good day. */
export const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: (9_000_000 / 8) * 0.9,
    uploadThroughput: (1_500_000 / 8) * 0.9,
  });
};

/** Milliseconds after which a page fetches nothing more by itself: what a likely click needs comes four seconds after the page lives. */
const settling = 6_000;

type Seen = { shown: number; ready: number };
type Marked = { address: string; name: string; price: string; picture: string };

/**
 * Put into every document: after the click on the marked card, when its product's heading, price and picture are there, and
 * its own "Add to cart". The click's moment is kept in the tab, for a press that begins a new document is no slip of the bench.
 */
const watchClick = (): void => {
  const numberIn = (text: string | null | undefined): string => /[\d.,\s]*\d/.exec(text ?? '')?.[0] ?? '';
  const read = <Kept>(key: string): Kept | null => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  const moment = (): number => performance.timeOrigin + performance.now();
  const look = (): void => {
    const begun = read<number>('bench begun');
    const marked = read<Marked>('bench card');
    if (begun === null || marked === null) return;
    const seen = read<Partial<Seen>>('bench seen') ?? {};
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
    const isHere = location.pathname === marked.address && heading?.textContent === marked.name;
    // A variant that is chosen at once may have a price of its own; until then it is the card's.
    const shownPrice = numberIn(heading?.previousElementSibling?.textContent);
    const isOwn = document.querySelector('main [data-state^="onSale"]')?.checkVisibility() === true;
    const isPriced = marked.price !== '' && (shownPrice === marked.price || (isOwn && shownPrice !== ''));
    const isPictured = [...document.querySelectorAll<HTMLImageElement>('main img')].some(
      (image) =>
        image.src.split('?')[0] === marked.picture &&
        image.complete &&
        image.naturalWidth > 0 &&
        image.checkVisibility() &&
        image.getBoundingClientRect().top < innerHeight,
    );
    if (isHere && isPriced && isPictured) seen.shown ??= moment() - begun;
    const isAdd = (one: HTMLButtonElement): boolean => one.textContent?.trim() === 'Add to cart' && one.checkVisibility();
    const button = [...document.querySelectorAll('button')].find(isAdd);
    if (isHere && button && !button.disabled && button.ariaDisabled !== 'true') seen.ready ??= moment() - begun;
    sessionStorage.setItem('bench seen', JSON.stringify(seen));
    if (moment() - begun < patience && (seen.shown === undefined || seen.ready === undefined)) requestAnimationFrame(look);
  };
  const patience = 8_000;
  addEventListener(
    'click',
    () => {
      if (read('bench card') === null || read('bench begun') !== null) return;
      sessionStorage.setItem('bench begun', String(moment()));
      look();
    },
    true,
  );
  if (window === top && location.protocol === 'http:') look();
};

/** Marks the card that is about to be clicked. */
const markCard = (card: Element): void => {
  const holder = card.closest('article, li') ?? card;
  const marked: Marked = {
    address: card.getAttribute('href') ?? '',
    name: holder.querySelector('h3')?.textContent?.trim() ?? '',
    price: /[\d.,\s]*\d/.exec(holder.querySelector('h3 + span > span')?.textContent ?? '')?.[0] ?? '',
    picture: holder.querySelector('img')?.src.split('?')[0] ?? '',
  };
  sessionStorage.setItem('bench card', JSON.stringify(marked));
};

/** When a card is clicked: as soon as the document is loaded, or once the page fetches nothing more by itself. */
type ClickAt = 'load' | 'rest';

/** Milliseconds from the click on a card to its product's heading, price and picture, and to its own "Add to cart". */
const clickCard = async (browser: Browser, shop: Shop, index: number, at: ClickAt, hover: boolean): Promise<Seen> => {
  const context = await phoneOf(browser);
  await context.addInitScript(watchClick);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (at === 'load') await slowDown(session);
  await page.goto(shop.origin, { waitUntil: 'load' });
  const card = page.locator('main a[href^="/products/"]:visible').nth(index);
  if (at === 'rest') {
    await page.waitForLoadState('networkidle');
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(settling);
    await slowDown(session);
  }
  await card.evaluate(markCard);
  if (hover) {
    await card.hover({ force: true });
    await page.waitForTimeout(400);
  }
  await card.click({ force: true });
  const readSeen = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('bench seen'));
  const isSeen = (): boolean => /shown.*ready|ready.*shown/.test(sessionStorage.getItem('bench seen') ?? '');
  await page.waitForFunction(isSeen, undefined, { timeout: 10_000 }).catch(() => undefined);
  const { shown = Number.NaN, ready = Number.NaN } = JSON.parse((await readSeen()) ?? '{}') as Partial<Seen>;
  await context.close();
  return { shown, ready };
};

/** Logs the demo's empty account in by the request that the page would send; no page is loaded for it, so the browser stays cold. */
const login = async (context: BrowserContext, shop: Shop): Promise<void> => {
  const documentId = Object.entries(documents).find(([, { text }]) => text.includes('mutation LoginByPassword('))?.[0] ?? '';
  const variables = { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } };
  const data = { documentId, variables };
  const answer = await context.request.post(`${shop.origin}/graphql`, { headers: { origin: shop.origin }, data });
  if (!answer.ok() || /"errors"/.test(await answer.text())) throw new Error(`the bench could not log in: ${answer.status()}`);
};

/** Milliseconds from the tap on "Add to cart" to the badge that counts it. */
const addToBadge = async (page: Page, shop: Shop, product: number): Promise<number> => {
  await page.goto(`${shop.origin}/products/${product}`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const badge = (): string =>
      [...document.querySelectorAll('a')]
        .find((link) => /^Cart\b/.test(link.ariaLabel ?? link.textContent ?? ''))
        ?.getAttribute('aria-label') ??
      document.querySelector('a[href="/Cart"]')?.textContent ??
      '';
    const before = badge();
    const probe = window as unknown as { badgeAfter?: number };
    addEventListener(
      'click',
      () => {
        const begun = performance.now();
        const look = (): void => {
          if (badge() !== before) probe.badgeAfter = performance.now() - begun;
          else if (performance.now() - begun < 5_000) requestAnimationFrame(look);
        };
        look();
      },
      { capture: true, once: true },
    );
  });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page
    .waitForFunction(() => (window as unknown as { badgeAfter?: number }).badgeAfter !== undefined, undefined, { timeout: 8_000 })
    .catch(() => undefined);
  return page.evaluate(() => (window as unknown as { badgeAfter?: number }).badgeAfter ?? Number.NaN);
};

/** Runs a part of the bench in a browser of its own. */
export const inBrowser = async (part: (browser: Browser) => Promise<void>): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    await part(browser);
  } catch (failed) {
    figure("the browser's part was cut short", (failed as Error).message.split('\n')[0] ?? '', '', false);
  } finally {
    await browser.close();
  }
};

/** From the click on a card to its product, at once after the load and at rest. */
export const benchClick = (shop: Shop): Promise<void> =>
  inBrowser(async (browser) => {
    for (const at of ['load', 'rest'] as const) {
      for (const [how, hover, most] of [
        ['hover begun 400 ms before', true, 100],
        ['no hover before', false, 300],
      ] as const) {
        const seen: Seen[] = [];
        for (let index = 0; index < 5; index += 1) seen.push(await clickCard(browser, shop, index * 3 + 1, at, hover));
        atMost(`at ${at}: card to product's heading, price, picture; ${how}`, median(seen.map(({ shown }) => shown)), 100, 'ms');
        atMost(`at ${at}: card to its own "Add to cart"; ${how}`, median(seen.map(({ ready }) => ready)), most, 'ms');
      }
    }
  });

/** Milliseconds after the navigation at which the largest paint came, and at which React had taken the page over. */
const startOf = async (context: BrowserContext, url: string): Promise<{ paint: number; takenOver: number }> => {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => (window as unknown as { takenOver?: number }).takenOver !== undefined, undefined, { timeout: 10_000 });
  const started = await page.evaluate(
    () =>
      new Promise<{ paint: number; takenOver: number }>((resolve) => {
        const { takenOver } = window as unknown as { takenOver: number };
        const paintIn = (list: PerformanceObserverEntryList): number => list.getEntries().at(-1)?.startTime ?? Number.NaN;
        new PerformanceObserver((list) => resolve({ paint: paintIn(list), takenOver })).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.close();
  return started;
};

/** Notes when React has a root in the page. */
const watchStart = (): void => {
  const look = (): void => {
    const root = document.getElementById('shop');
    const isTakenOver = root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
    if (isTakenOver) (window as unknown as { takenOver: number }).takenOver = performance.now();
    else requestAnimationFrame(look);
  };
  look();
};

/** How a page starts on a slow phone: in a browser that knows nothing of the shop, and in one that has seen the page before. */
export const benchStart = (shop: Shop, products: number[]): Promise<void> =>
  inBrowser(async (browser) => {
    for (const [name, path] of [
      ['home', '/'],
      ['product', `/products/${products[3] ?? 0}`],
    ] as const) {
      const starts: Record<'cold' | 'warm', { paint: number; takenOver: number }[]> = { cold: [], warm: [] };
      for (let turn = 0; turn < 5; turn += 1) {
        const context = await phoneOf(browser);
        await context.addInitScript(watchStart);
        for (const how of ['cold', 'warm'] as const) starts[how].push(await startOf(context, shop.origin + path));
        await context.close();
      }
      for (const how of ['cold', 'warm'] as const) {
        atMost(`${how} start, ${name}, 4x CPU, largest paint, median of 5`, median(starts[how].map(({ paint }) => paint)), 1_500, 'ms');
        figure('  taken over by React', `${median(starts[how].map(({ takenOver }) => takenOver)).toFixed(0)} ms`);
      }
    }
  });

/** What a shopper's browser fetches, and how soon the cart answers. */
export const benchBrowser = (shop: Shop, products: number[]): Promise<void> =>
  inBrowser(async (browser) => {
    const shopper = await phoneOf(browser);
    await login(shopper, shop);
    const meter = await openScriptMeter();
    const weigh = async (name: string, path: string, most: number, isShopper = false): Promise<void> => {
      const context = await phoneOf(browser, meter.proxy);
      if (isShopper) await context.addCookies(await shopper.cookies());
      const cold = await scriptsOf(context, meter, shop.origin + path);
      const warm = await scriptsOf(context, meter, shop.origin + path);
      await context.close();
      atMost(`script bytes (brotli) in 10 s of a cold load, ${name} (aim ${most - 10})`, cold.page, most, 'kB');
      figure('  more that the service worker keeps', `${cold.worker.toFixed(1)} kB`);
      figure(`  of a warm load, ${name}`, `${warm.page.toFixed(1)} + ${warm.worker.toFixed(1)} kB`);
    };
    try {
      await weigh('home', '/', 120);
      await weigh('product', `/products/${products[3] ?? 0}`, 125);
      await weigh('checkout', '/Checkout', 140, true);
    } finally {
      meter.close();
    }
    const page = await shopper.newPage();
    const taps: number[] = [];
    for (const id of products.slice(10, 15)) taps.push(await addToBadge(page, shop, id));
    atMost('add to cart to the badge, median of 5', median(taps), 50, 'ms');
  });
