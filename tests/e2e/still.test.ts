import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { until } from './harness/shopProcess.ts';
import { ShopperDriver, type Variant } from './harness/shopperDriver.ts';
import { drawnOf } from './harness/variants.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const sriLanka = 659006000402;
const variants: Variant[] = [
  { width: 390, theme: 'day', locale: 'en', regionId: sriLanka },
  { width: 1280, theme: 'day', locale: 'en', regionId: sriLanka },
];

const documentAt = async (path: string): Promise<string> => (await fetch(shop.address + path)).text();
const hrefIn = (html: string, start: string): string =>
  (new RegExp(`href="(${start}[^"?#]+)`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

const pageNames = ['product', 'shop', 'campaign', 'home', 'category', 'search', 'cart'] as const;

/** Addresses of a product that vouchers fit, its shop, a campaign, and other pages that everybody opens. */
const pages = async (): Promise<Record<(typeof pageNames)[number], string>> => {
  let home = '';
  await until('the home with its products', async () => (home = await documentAt('/')).includes('href="/products/'));
  const category = /href="(\/(?!products|store|brands)[^"/?#]+\/\d+)"/.exec(await documentAt('/categories/'))?.[1] ?? '';
  for (const [, id] of home.matchAll(/href="\/products\/(\d+)/g)) {
    const html = await documentAt(`/products/${id}`);
    if (/"couponCount":[1-9]/.test(html)) {
      return {
        product: `/products/${id}`,
        shop: hrefIn(html, '/store/'),
        campaign: hrefIn(home, '/campaign'),
        home: '/',
        category,
        search: '/SearchResults/bag?key=bag',
        cart: '/Cart',
      };
    }
  }
  throw new Error('no product on the home has vouchers');
};

type Watched = Window & { loadedAt?: number; moves: string[] };

/** Notes every layout shift of the page once its document is there: while it arrives, what follows may still push what is painted. */
const watchMoves = (): void => {
  const watched = window as unknown as Watched;
  watched.moves = [];
  addEventListener('load', () => (watched.loadedAt = Date.now()));
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${(node as Element | null)?.outerHTML?.slice(0, 120)} ${previousRect.y} -> ${currentRect.y}`,
      );
      const { domInteractive } = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0] ?? { domInteractive: 0 };
      if (domInteractive === 0 || startTime < domInteractive) continue;
      watched.moves.push(
        `${Math.round(startTime)} ms, document there at ${Math.round(domInteractive)} ms, ${value.toFixed(4)}: ${what.join(' | ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What stands on the first screen and shows nothing: skeletons, busy parts, boxes without content. */
const blankBoxes = (): string[] => {
  const shows = 'img, svg, picture, input, select, textarea, canvas, video, iframe';
  const isEmpty = (element: Element): boolean =>
    !element.matches(shows) && element.textContent?.trim() === '' && element.querySelector(shows) === null;
  return [...document.querySelectorAll('#shop *')].flatMap((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const isOnScreen =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      top < innerHeight &&
      top + height > 0 &&
      left < innerWidth &&
      left + width > 0;
    const isBlank =
      element.getAttribute('aria-busy') === 'true' ||
      (isEmpty(element) && width >= 24 && height >= 24 && element.closest('svg, picture') === null);
    return isOnScreen && isBlank
      ? [`${element.outerHTML.slice(0, 160)} (${Math.round(width)} x ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)})`]
      : [];
  });
};

test('every product of the trending row says its name on the phone', async () => {
  const me = await ShopperDriver.enter(shop, variants[0]!, { timezoneId: 'Asia/Colombo' });
  await until('the home with its products', async () => (await documentAt('/')).includes('href="/products/'));
  await me.page.goto(shop.address);
  const names = await me.page
    .locator('section', { has: me.page.getByRole('heading', { name: me.says('home.trending'), exact: true }) })
    .locator('h3 a')
    .evaluateAll((links) =>
      links.map((link) => {
        link.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width, height } = link.getBoundingClientRect();
        return {
          name: link.textContent,
          isShown: width > 40 && height > 12 && link.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
        };
      }),
    );
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter(({ name, isShown }) => !name.trim() || !isShown)).toEqual([]);
  await me.leave();
});

const zones = ['Asia/Colombo', 'Europe/Berlin'];

describe.each(pageNames)('the first screen of a %s', (name) => {
  // Only some pages say times, which are other words elsewhere.
  const places = ['product', 'shop', 'campaign'].includes(name) ? zones : zones.slice(0, 1);
  const everyWay = variants.flatMap((variant) => places.map((timezoneId) => ({ ...variant, timezoneId })));
  test.each(drawnOf(`still ${name}`, everyWay))(
    'is whole 300 ms after load at $width px in $timezoneId, and nothing moves later',
    async ({ timezoneId, ...variant }) => {
      const path = (await pages())[name];
      const me = await ShopperDriver.enter(shop, variant, { timezoneId });
      const { page } = me;
      // A document waits half a second for its data; the next one has it at hand.
      await until(`a whole ${name}`, async () => !(await documentAt(path)).includes('aria-busy="true"'));
      await page.addInitScript('globalThis.__name = (named) => named');
      await page.addInitScript(watchMoves);
      await page.clock.install();
      await page.goto(shop.address + path, { waitUntil: 'load' });
      await page.waitForFunction(() => Date.now() >= ((window as unknown as Watched).loadedAt ?? Infinity) + 300);
      expect(await page.evaluate(blankBoxes), 'no blank box above the fold').toEqual([]);
      // Whatever waits for a time comes now.
      await page.clock.fastForward(10_000);
      await me.rests();
      expect(await page.evaluate(() => (window as unknown as Watched).moves), 'nothing moves').toEqual([]);
      await me.leave();
    },
  );
});

test.each(variants)(
  'the place of delivery that was chosen stands in the next document of a product at $width px: nothing moves',
  async (variant) => {
    const me = await ShopperDriver.enter(shop, variant, { timezoneId: 'Asia/Colombo' });
    const { page } = me;
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(watchMoves);
    await page.goto(shop.address + (await pages()).product, { waitUntil: 'load' });
    await me.sees('onSale.settled');
    await me.button('deliveryEstimate.open').click();
    await me.field('deliveryEstimate.province').selectOption({ index: 1 });
    await me.button('deliveryEstimate.show').click();
    const status = page.getByRole('status').filter({ hasText: me.says('deliveryEstimate.to', { place: '' }).trim() });
    await status.waitFor();
    // The time that is left to order within may turn meanwhile.
    const words = async (): Promise<string> => ((await status.textContent()) ?? '').replace(/\d+ h \d+ min/, '');
    const text = await words();
    // A document waits half a second for its data; the next one has it at hand.
    await until('the estimate in the document', async () =>
      (
        await page
          .context()
          .request.get(page.url())
          .then((answer) => answer.text())
      ).includes('data-state="told"'),
    );
    await page.reload({ waitUntil: 'load' });
    expect(await words()).toBe(text);
    await me.rests();
    expect(await page.evaluate(() => (window as unknown as Watched).moves)).toEqual([]);
    await me.leave();
  },
);
