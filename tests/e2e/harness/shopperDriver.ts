import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { messageId } from '#src/components/hooks/messageId.ts';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import { axeSource } from '../../axeSource.ts';
import { partOfCommit, readCommitSample } from '../../runner/commitSample.ts';
import { expectFault, faultsOf, lostRequest } from './browserWatch.ts';
import { limit } from '../../limit.ts';
import type { OpenShop } from './openShop.ts';
import { takenOver } from './takenOver.ts';

export type Variant = { width: 390 | 1280; theme: 'day' | 'night'; locale: Locale; regionId: number };

/** A variant in words. */
export const wayOf = ({ locale, width, theme }: Variant): string => `${locale}, ${width} px, ${theme}`;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Finding = { id: string; help: string; nodes: { target: string[]; html: string }[] };
declare const axe: { run: (root: Document, options: object) => Promise<{ violations: Finding[] }> };

const takeNumber = (folder: string): number => {
  for (let number = 1; ; number += 1) {
    try {
      mkdirSync(join(folder, `file ${number}`));
      return number;
    } catch (failed) {
      if ((failed as NodeJS.ErrnoException).code !== 'EEXIST') throw failed;
    }
  }
};

/** Files share a shop: each has a number of its own in a run, from 1 on, for addresses and names. */
export const fileNumber = takeNumber(process.env['SHARED_DATA'] ?? mkdtempSync(join(tmpdir(), 'serendib-e2e-')));

const commit = readCommitSample();

/** What axe has looked at in this file. */
const seenByAxe = new Set<string>();

/** How many have entered: each comes from an address of his own. */
let people = 0;

/** Somebody at the shop: a browser of his own, the words of his language, and an eye for what is wrong. */
export class ShopperDriver {
  readonly page: Page;
  readonly #name: string;
  /** His screen, whatever its language. */
  readonly #look: string;
  readonly #context: BrowserContext;
  readonly #variant: Variant;
  readonly #words: (id: string, values?: Record<string, string | number>) => string;
  /** What is on its way, but for the live stream, which never ends. */
  readonly #open = new Set<Request>();

  private constructor(context: BrowserContext, page: Page, variant: Variant) {
    const { locale } = variant;
    this.#name = wayOf(variant);
    this.#look = `${variant.width} px, ${variant.theme}`;
    this.#context = context;
    this.#variant = variant;
    this.page = page;
    const messages = JSON.parse(readFileSync(`lang/${locale}.json`, 'utf8')) as Record<string, string>;
    const intl = createIntl({ locale: languageTag(locale), messages });
    this.#words = (id, values) => String(intl.formatMessage({ id: messageId(id) }, values));
    page.on('request', (request) => void (new URL(request.url()).pathname !== '/events' && this.#open.add(request)));
    const forget = (request: Request): void => void this.#open.delete(request);
    page.on('requestfinished', forget);
    page.on('requestfailed', forget);
    // A document that is left takes what it asked with it.
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      for (const request of this.#open) if (!request.isNavigationRequest()) this.#open.delete(request);
    });
  }

  /**
   * Enters the shop from an address of his own. `keeps`: the browser keeps what it saw for when the network is gone;
   * `timezoneId`: the device's time zone, else this machine's; `offersApp`: the offer of the mobile app was not closed here before.
   */
  static async enter(
    shop: Pick<OpenShop, 'browser' | 'address'>,
    variant: Variant,
    { keeps = false, timezoneId, offersApp = false }: { keeps?: boolean; timezoneId?: string; offersApp?: boolean } = {},
  ): Promise<ShopperDriver> {
    const { width, theme, locale, regionId } = variant;
    people += 1;
    const context = await shop.browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme: theme === 'night' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      serviceWorkers: keeps ? 'allow' : 'block',
      extraHTTPHeaders: { 'x-forwarded-for': `10.${fileNumber}.${people >> 8}.${people & 255}` },
      ...(timezoneId ? { timezoneId } : {}),
    });
    context.setDefaultTimeout(limit);
    await context.addCookies([
      { name: 'lang', value: locale, url: shop.address },
      { name: 'region', value: String(regionId), url: shop.address },
    ]);
    // A frame of another site has no storage of its own; a browser may refuse to speak of it.
    if (!offersApp)
      await context.addInitScript(() =>
        window === window.top && location.protocol !== 'about:' ? localStorage.setItem('appOffer', 'false') : undefined,
      );
    const page = await context.newPage();
    return new ShopperDriver(context, page, variant);
  }

  /** The same person in another window of his browser. */
  async opensWindow(): Promise<ShopperDriver> {
    return new ShopperDriver(this.#context, await this.#context.newPage(), this.#variant);
  }

  /** What goes wrong from here on as this test wants it: a line of `faultsOf`. */
  expects(...faults: RegExp[]): void {
    expectFault(this.#context, ...faults);
  }

  /** The sentence of an id in his language. */
  says(id: string, values?: Record<string, string | number>): string {
    return this.#words(id, values);
  }

  button(id: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.says(id, values), exact: true });
  }

  link(id: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('link', { name: this.says(id, values), exact: true });
  }

  field(id: string): Locator {
    return this.page.getByLabel(this.says(id), { exact: true });
  }

  /** Takes the network away, or gives it back; that requests get lost then is no fault of a page. */
  setOffline(isOffline: boolean): Promise<void> {
    this.expects(lostRequest);
    return this.#context.setOffline(isOffline);
  }

  #wentWell(where: string): void {
    expect(faultsOf(this.#context), `nothing went wrong unseen, ${where}`).toEqual([]);
  }

  /** Waits until the open page's machine is in a state that begins with one of these words; nothing went wrong on the way. */
  async sees(...states: string[]): Promise<void> {
    const selector = states.map((state) => `#shop [data-state^="${state}"]:visible`).join(', ');
    await this.page.locator(selector).first().waitFor();
    this.#wentWell(`before ${states.join(', ')}`);
  }

  /** Waits until his page is alive and nothing of it is on its way any more. */
  async rests(): Promise<void> {
    const look = async (): Promise<number> => {
      const before = this.#open.size;
      await this.page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      return before + this.#open.size;
    };
    await takenOver(this.page.locator('#main'));
    await expect.poll(look, { message: 'what is on its way' }).toBe(0);
  }

  /**
   * Whether axe is asked of this screen: the short run asks it once for each width and theme, since the words of a language are no matter
   * of axe, and of the screens that the commit draws: the gallery asks it of the same screens in all their states.
   */
  #isForAxe(where: string): boolean {
    const scene = `${where}, ${this.#look}`;
    const isChosen = Boolean(process.env.FULL) || (!seenByAxe.has(scene) && commit.draws(`axe ${scene}`, partOfCommit));
    if (isChosen) seenByAxe.add(scene);
    return isChosen;
  }

  /** Axe finds nothing on the screen. */
  async #isAccessible(where: string): Promise<void> {
    await this.page.evaluate(axeSource);
    const violations = await this.page.evaluate(
      async (tags) =>
        (await axe.run(document, { runOnly: tags })).violations.map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ target, html }) => ({ target, html })),
        })),
      standards,
    );
    const found = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} at ${nodes.map(({ target, html: text }) => `${target.join(' ')} ${text.slice(0, 200)}`).join(' | ')}`,
    );
    expect(found, `axe, ${where}`).toEqual([]);
  }

  /** The whole page at once, while `look` is at it: nothing lies under a bar that sticks to the screen. */
  async #atWhole(look: () => Promise<void>): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 390, height: 844 };
    const whole = await this.page.evaluate(() => document.documentElement.scrollHeight);
    await this.page.setViewportSize({ width, height: Math.max(height, whole) });
    await look().finally(() => this.page.setViewportSize({ width, height }));
  }

  /** Looks at the screen: axe finds nothing, nothing scrolls sideways, nothing was reported. `PICTURES=folder` keeps what was seen. */
  async looksAround(where: string): Promise<void> {
    const folder = process.env.PICTURES;
    if (folder) await this.#atWhole(async () => void (await this.page.screenshot({ path: `${folder}/${this.#name}, ${where}.png` })));
    if (this.#isForAxe(where)) await this.#atWhole(() => this.#isAccessible(where));
    const { inner, scrolled } = await this.page.evaluate(() => ({
      inner: document.documentElement.clientWidth,
      scrolled: document.documentElement.scrollWidth,
    }));
    expect(scrolled, `nothing scrolls sideways, ${where}`).toBeLessThanOrEqual(inner);
    this.#wentWell(where);
  }

  leave(): Promise<void> {
    return this.#context.close();
  }
}
