import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVisualiser } from '#flows/visualiser/serve.ts';
import { axeSource } from '../axeSource.ts';
import { limit } from '../limit.ts';
import { partOfCommit, readCommitSample } from '../runner/commitSample.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { confirmCheckout, logIn, payByCard, writeAddress } from './harness/steps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
declare const axe: { run: (root: Document, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

let shop: OpenShop;
let server: Server;
let address = '';
beforeAll(async () => {
  shop = await openSharedShop();
  server = createServer(getRequestListener(openVisualiser(root, { shop: shop.address, ops: shop.ops })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server?.close();
  await (shop as OpenShop | undefined)?.close();
});

/** A developer at the visualiser. */
const enter = async (
  hash = '',
  look: Parameters<OpenShop['browser']['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await shop.browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', ...look });
  context.setDefaultTimeout(limit);
  const page = await context.newPage();
  await page.goto(`${address}${hash}`);
  await page.locator('[data-drawn]').waitFor();
  return { context, page };
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const offer = (page: Page, words: RegExp) => page.getByRole('complementary').getByRole('button', { name: words }).first();
/** The entries of the list of machines, which is folded on a screen of 1280 px. */
const listed = async (page: Page) => {
  const list = page.getByRole('navigation', { name: 'Machines' });
  if (!(await list.isVisible())) await page.getByRole('button', { name: 'Machines', exact: true }).click();
  return list.getByRole('button');
};
const active = (page: Page, state: string) => page.locator(`[data-box="${state}"][aria-current="true"]`);

describe('The visualiser', () => {
  test('lists every machine, and draws those that the commit chooses, in the long run every one', async () => {
    const { context, page } = await enter();
    const entries = await listed(page);
    const count = await entries.count();
    expect(count).toBe(readdirSync(join(root, 'machines')).filter((file) => /\.(machine|lifecycle)\.ts$/.test(file)).length);
    const { draws, touches } = readCommitSample();
    for (const entry of await entries.all()) {
      const noun = await entry.locator('strong').innerText();
      if (!process.env.FULL && !touches(noun) && !draws(noun, partOfCommit)) continue;
      await entry.click();
      await page.getByRole('heading', { level: 2, name: noun, exact: true }).waitFor();
      await page.locator('[data-drawn] svg [data-box=""]').waitFor();
    }
    await context.close();
  });

  test.each([
    ['day', 1280],
    ['night', 390],
    ...(process.env.FULL
      ? ([
          ['night', 1280],
          ['day', 390],
        ] as const)
      : []),
  ] as const)('is clean to axe by %s at %i px', async (theme, width) => {
    const { context, page } = await enter('#machine=checkout', {
      viewport: { width, height: 844 },
      colorScheme: theme === 'night' ? 'dark' : 'light',
    });
    await page.evaluate(axeSource);
    for (const mode of ['Chart', 'By hand', 'Compare']) {
      await tab(page, mode).click();
      const { violations } = await page.evaluate(() =>
        axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], iframes: false }),
      );
      expect(violations.map(({ id, nodes }) => `${mode}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await context.close();
  });

  test('is used by keyboard alone', async () => {
    const { context, page } = await enter('#machine=checkout');
    await page.locator('[data-box=""]').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    const chosen = await page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('item'));
    expect(chosen).not.toBe('');
    expect(chosen).not.toBeNull();
    await tab(page, 'Chart').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('main[data-state="byHand"]').waitFor();
    await offer(page, /^confirmOrder answers/).focus();
    await page.keyboard.press('Enter');
    await active(page, 'choosing').waitFor();
    await context.close();
  });

  test('walks by hand, says why a guard refuses, travels in time, and a link shows the same', async () => {
    const { context, page } = await enter('#machine=login');
    await tab(page, 'By hand').click();
    const refused = page
      .getByRole('complementary')
      .locator('details')
      .filter({ hasText: /says? no/ })
      .first();
    await refused.locator('summary').click();
    await refused.locator('pre').first().waitFor();
    await (
      await listed(page)
    )
      .filter({ hasText: /^checkout/ })
      .first()
      .click();
    await active(page, 'pricing').waitFor();
    await offer(page, /^confirmOrder answers/).click();
    await offer(page, /^submit.pressed/).click();
    await active(page, 'submitting').waitFor();
    await page.getByRole('button', { name: 'Step back' }).click();
    await active(page, 'choosing').waitFor();
    await page.getByRole('button', { name: 'Step forth' }).click();
    await active(page, 'submitting').waitFor();
    await page.getByRole('button', { name: 'Share link' }).click();
    await page.waitForURL(/#session=/);
    const link = page.url();
    const other = await context.newPage();
    await other.goto(link);
    await active(other, 'submitting').waitFor();
    await other.goto(`${link.slice(0, -12)}`);
    await other.reload();
    await other.getByRole('alert').filter({ hasText: 'the link was cut' }).waitFor();
    await context.close();
  });

  test('gives the chart as a picture, and a session as a file that opens again', async () => {
    const { context, page } = await enter('#machine=checkout');
    const saved = async (press: () => Promise<void>): Promise<Buffer> => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()]);
      return readFileSync(await download.path());
    };
    const picture = (name: string): Promise<Buffer> =>
      saved(async () => {
        await page.locator('summary', { hasText: 'Export' }).click();
        await page.getByRole('button', { name }).click();
      });
    const size = (content: Buffer, type: string) =>
      page.evaluate(
        async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          return image.naturalWidth;
        },
        `data:${type};base64,${content.toString('base64')}`,
      );
    const svg = await picture('SVG picture');
    expect(svg.toString()).toContain('submitting');
    expect(await size(await picture('PNG picture'), 'image/png')).toBeGreaterThan(await size(svg, 'image/svg+xml'));
    await tab(page, 'By hand').click();
    await offer(page, /^confirmOrder answers/).click();
    await active(page, 'choosing').waitFor();
    const session = await saved(() => page.getByRole('button', { name: 'Save', exact: true }).click());
    const load = (buffer: Buffer) =>
      page.getByLabel('Session file').setInputFiles({ name: 'a.session.json', mimeType: 'application/json', buffer });
    await (
      await listed(page)
    )
      .filter({ hasText: /^theme/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'theme' }).waitFor();
    await load(session.subarray(0, 40));
    await page.getByRole('alert').filter({ hasText: 'it was cut or changed' }).waitFor();
    await load(session);
    await page.getByRole('heading', { level: 2, name: 'checkout' }).waitFor();
    await active(page, 'choosing').waitFor();
    await context.close();
  });

  test('follows the running shop through an add-to-cart', async () => {
    const { context, page } = await enter('#machine=product');
    await tab(page, 'Live').click();
    const window = await context.newPage();
    await window.goto(shop.address);
    await window.locator('main article h3 a').nth(10).click();
    await window.locator('[data-state="onSale.settled"]:visible').first().waitFor();
    await page.locator('main[data-state="live.attached.following"]').waitFor();
    await window.getByRole('button', { name: 'Add to cart' }).first().click();
    await window.getByRole('dialog').waitFor();
    await active(page, 'dialog.quick.typing').waitFor();
    await page
      .getByRole('region', { name: 'Running machines' })
      .getByRole('button', { name: `product ${new URL(window.url()).pathname}` })
      .click();
    await page
      .getByRole('button', { name: /addToCart\.pressed/ })
      .last()
      .waitFor();
    await active(page, 'onSale.settled').waitFor();
    await page.getByRole('button', { name: 'Who asked whom' }).click();
    await page.getByRole('img', { name: /Sequence diagram/ }).waitFor();
    await context.close();
  });

  test('goes along with whoever acts, from the first look to a declined card, unless it is told to stay', async () => {
    const me = await ShopperDriver.enter(shop, { width: 1280, theme: 'day', locale: 'en', regionId: 659006000402 });
    const page = await me.page.context().newPage();
    await page.goto(`${address}#machine=region`);
    await tab(page, 'Live').click();
    const sees = (noun: string, state: string) =>
      page
        .locator('main', { has: page.getByRole('heading', { level: 2, name: noun, exact: true }) })
        .locator(`[data-box="${state}"][aria-current="true"]`)
        .waitFor();
    await me.page.goto(shop.address);
    await sees('home', 'browsing');
    await me.page.locator('main article h3 a').nth(10).click();
    await sees('product', 'onSale.settled');
    await me.button('product.addToCart').click();
    await sees('login', 'dialog.quick.typing');
    await logIn(shop, me);
    await me.page
      .getByRole('link', { name: me.says('shell.cartCount', { count: 1 }), exact: true })
      .first()
      .click();
    await sees('cart', 'open.resting');
    await me.button('cart.checkout').click();
    await sees('checkout', 'choosing');
    await writeAddress(me);
    await confirmCheckout(me);
    await sees('payment', 'choosing.card.typing');
    await page.getByRole('region', { name: 'Running machines' }).getByRole('button', { name: /^shop/ }).click();
    await payByCard(me, '4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Show payment, which acts now' }).click();
    await sees('payment', 'choosing.card.typing');
    await page
      .getByRole('button', { name: /payOrder answers/ })
      .last()
      .waitFor();
    await page.getByRole('button', { name: 'Go along with what acts', pressed: false }).click();
    await me.link('shell.home', { brand: 'Serendib' }).first().click();
    await sees('home', 'browsing');
    await me.leave();
  });

  test('shows a chart at 1280 px: wide enough, its beginning in view, whole with names that can be read', async () => {
    const { context, page } = await enter('#machine=payment');
    const chart = page.getByRole('region', { name: 'Chart' });
    const begin = page.locator('[data-box="arriving"]');
    expect((await chart.boundingBox())!.width).toBeGreaterThanOrEqual(850);
    const [seen, box] = [(await chart.boundingBox())!, (await begin.boundingBox())!];
    expect(
      box.x >= seen.x && box.x + box.width <= seen.x + seen.width && box.y >= seen.y && box.y + box.height <= seen.y + seen.height,
    ).toBe(true);
    await page.getByRole('button', { name: 'Panel', exact: true }).click();
    await page.getByRole('complementary').waitFor({ state: 'hidden' });
    expect((await chart.boundingBox())!.width).toBeGreaterThanOrEqual(1_200);
    await page.getByRole('button', { name: 'Whole', exact: true }).click();
    const letters = page.locator('text[data-title]').first();
    await expect.poll(async () => (await letters.boundingBox())!.height).toBeGreaterThanOrEqual(11);
    await context.close();
  });

  test("hears an app that opens it by stock '@statelyai/inspect'", async () => {
    const context = await shop.browser.newContext();
    const app = await context.newPage();
    const definition = { id: 'toy', initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } };
    const base = { rootId: 'x:0', sessionId: 'x:0', createdAt: '1', id: null, _version: '0.4.0' };
    const messages = [
      { ...base, type: '@xstate.actor', name: 'toy', definition: JSON.stringify(definition), snapshot: { status: 'active', value: 'off' } },
      { ...base, type: '@xstate.event', event: { type: 'press' } },
      { ...base, type: '@xstate.snapshot', event: { type: 'press' }, snapshot: { status: 'active', value: 'on', context: {} } },
    ];
    const [visualiser] = await Promise.all([
      context.waitForEvent('page'),
      app.evaluate(
        ([url, told]) => {
          const inspector = window.open(url, 'xstateinspector');
          addEventListener('message', ({ data }) => {
            if (data?.type === '@statelyai.connected') for (const message of told) inspector?.postMessage(message, '*');
          });
        },
        [address, messages] as const,
      ),
    ]);
    await visualiser.getByRole('heading', { level: 2, name: 'toy (imported)' }).waitFor();
    await active(visualiser, 'on').waitFor();
    await context.close();
  });

  test('moves and zooms a wide chart by keyboard and mouse', async () => {
    const { context, page } = await enter('#machine=payment');
    const stage = page.locator('[data-drawn]');
    const svg = stage.locator('svg').first();
    const width = async (): Promise<number> => (await svg.boundingBox())?.width ?? 0;
    const scrolled = () => stage.evaluate((box) => [box.scrollLeft, box.scrollTop]);
    const [before, inner] = [await width(), (await stage.boundingBox())!];
    expect(before).toBeGreaterThan(inner.width);
    await stage.focus();
    await page.keyboard.press('Shift+ArrowRight');
    expect((await scrolled())[0]).toBe(160);
    await page.keyboard.press('0');
    expect(await width()).toBeLessThanOrEqual(inner.width);
    for (let nth = 0; nth < 20; nth += 1) await page.keyboard.press('+');
    const largest = await width();
    await page.keyboard.press('-');
    expect(await width()).toBeLessThan(largest);
    const [left = 0, top = 0] = await scrolled();
    await page.mouse.move(inner.x + 300, inner.y + 150);
    await page.mouse.down();
    await page.mouse.move(inner.x + 220, inner.y + 110, { steps: 4 });
    await page.mouse.up();
    expect(await scrolled()).toEqual([left + 80, top + 40]);
    expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('item')).toBeNull();
    await context.close();
  });

  test("adds nothing to the shopper's bundle", () => {
    const client = join(root, 'dist/client');
    const sources = Object.keys(JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as object);
    expect(sources.filter((source) => /(^|\/)(flows|tests)\/|elkjs/.test(source))).toEqual([]);
    const scripts = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    const signs = ['flows.taken', 'elk.algorithm', 'serendib.walk', 'stateDiagram-v2'];
    expect(scripts.filter((file) => signs.some((sign) => readFileSync(join(client, 'assets', file), 'utf8').includes(sign)))).toEqual([]);
  });
});
