import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { build } from 'vite';
import { findHeadlessShell } from '#tests/chromium.ts';
import { messages } from '#mesh/vite.messages.ts';
import type { Variant, Width } from './variants.ts';
import { PictureDesk } from './pictures.ts';
import type { Scene } from './scenes.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const origin = 'http://localhost';
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const emptyPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>
<style>*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
[data-text="spaced"] * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
[data-text="spaced"] p { margin-block-end: 2em !important; }</style></head>
<body><div id="shop"></div><script type="module" src="/harness.js"></script></body></html>`;

/** Builds the harness: all pages of the shop in one bundle. */
const buildHarness = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [messages()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { harness: join(root, 'flows/gallery/harness.tsx') },
        onLog: () => undefined,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
};

/** One window of the browser; its width stays. */
export class BrowserTab {
  readonly width: Width;
  readonly #page: Page;
  readonly #wrong: string[];

  constructor(width: Width, page: Page, wrong: string[]) {
    this.width = width;
    this.#page = page;
    this.#wrong = wrong;
  }

  async show(scene: Scene, variant: Variant): Promise<void> {
    this.#wrong.length = 0;
    await this.#page.evaluate(([what, how]) => window.gallery.show(what, how), [scene, variant] as const);
  }

  /** Changes what is shown; `how` runs in the page and knows nothing of what is around it here. */
  change(how: (root: HTMLElement) => void): Promise<void> {
    return this.#page.evaluate(`(${how.toString()})(document.getElementById('shop'))`);
  }

  /** What is wrong with what is shown (`Gallery.look`), and what the browser complained of. */
  async look(): Promise<string[]> {
    const seen = await this.#page.evaluate(() => window.gallery.look());
    return [...seen, ...new Set(this.#wrong)];
  }

  lookSpaced(): Promise<string[]> {
    return this.#page.evaluate(() => window.gallery.lookSpaced());
  }

  lookSideways(): Promise<string[]> {
    return this.#page.evaluate(() => window.gallery.lookSideways());
  }

  axe(): Promise<string[]> {
    return this.#page.evaluate(() => window.gallery.axe());
  }

  /** The whole page as a WebP picture; only the window where a dialog stands before it. */
  async picture(): Promise<Buffer> {
    const window = this.#page.viewportSize() ?? { width: this.width, height: 844 };
    const whole = await this.#page.evaluate(() =>
      document.querySelector('[role="dialog"]')
        ? innerHeight
        : Math.min(4_000, Math.max(innerHeight, document.documentElement.scrollHeight)),
    );
    // Bars that stick to the window's end stand at the page's end.
    if (whole > window.height) await this.#page.setViewportSize({ ...window, height: whole });
    const session = await this.#page.context().newCDPSession(this.#page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70, optimizeForSpeed: true });
    await session.detach();
    if (whole > window.height) await this.#page.setViewportSize(window);
    return Buffer.from(data, 'base64');
  }
}

/** The harness in a browser, without a server: what it asks for is answered here. */
export class BrowserHarness {
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #desk: PictureDesk;

  private constructor(browser: Browser, folder: string, desk: PictureDesk) {
    this.#browser = browser;
    this.#folder = folder;
    this.#desk = desk;
  }

  static async open(): Promise<BrowserHarness> {
    const folder = join(root, 'dist/flows/gallery/.harness');
    await buildHarness(folder);
    const browser = await chromium.launch({
      executablePath: findHeadlessShell(),
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
    });
    return new BrowserHarness(browser, folder, new PictureDesk(join(root, 'dist/flows/gallery/.drawn')));
  }

  /** A window of a width. `height`: as high as a page is long, where bars that stick must not cover it. */
  async seat(width: Width, height: number): Promise<BrowserTab> {
    const context = await this.#browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en',
      timezoneId: 'Asia/Colombo',
    });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(`console: ${message.text()} (${message.location().url})`);
    });
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (url.origin !== origin)
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Card</title>' });
      if (url.pathname.startsWith('/oss/')) {
        const answer = await this.#desk.answer(url);
        return answer ? route.fulfill(answer) : route.fulfill({ status: 404 });
      }
      const type = types[extname(url.pathname)];
      if (!type) return route.fulfill({ contentType: 'text/html', body: emptyPage });
      const body = await readFile(join(this.#folder, url.pathname)).catch(() => null);
      return body ? route.fulfill({ body, contentType: type }) : route.fulfill({ status: 404 });
    });
    await page.goto(`${origin}/`);
    await page.waitForFunction(() => 'gallery' in window);
    return new BrowserTab(width, page, wrong);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}
