import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tagOf } from '#src/locale.ts';
import { messageId } from '#src/parts/messageId.ts';
import type { Locale } from '#machines/words.ts';
import type { OpenShop } from './openShop.ts';

export type Manner = { width: 390 | 1280; theme: 'day' | 'night'; locale: Locale; regionId: number };

/** A manner in words. */
export const wayOf = ({ locale, width, theme }: Manner): string => `${locale}, ${width} px, ${theme}`;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Finding = { id: string; help: string; nodes: { target: string[]; html: string }[] };
declare const axe: { run: (root: Document, options: object) => Promise<{ violations: Finding[] }> };

/** Somebody at the shop: a browser of his own, the words of his language, and an eye for what is wrong. */
export class Person {
  readonly page: Page;
  readonly wrong: string[] = [];
  readonly #name: string;
  readonly #context: BrowserContext;
  readonly #words: (id: string, values?: Record<string, string | number>) => string;

  private constructor(context: BrowserContext, page: Page, manner: Manner) {
    const { locale } = manner;
    this.#name = wayOf(manner);
    this.#context = context;
    this.page = page;
    const messages = JSON.parse(readFileSync(`lang/${locale}.json`, 'utf8')) as Record<string, string>;
    const intl = createIntl({ locale: tagOf(locale), messages });
    this.#words = (id, values) => String(intl.formatMessage({ id: messageId(id) }, values));
  }

  /** Enters the shop. `keeps`: the browser keeps what it saw for when the network is gone. */
  static async enter(shop: Pick<OpenShop, 'browser' | 'address'>, manner: Manner, { keeps = false } = {}): Promise<Person> {
    const { width, theme, locale, regionId } = manner;
    const context = await shop.browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, colorScheme: theme === 'night' ? 'dark' : 'light', reducedMotion: 'reduce', serviceWorkers: keeps ? 'allow' : 'block' });
    context.setDefaultTimeout(30_000);
    await context.addCookies([
      { name: 'lang', value: locale, url: shop.address },
      { name: 'region', value: String(regionId), url: shop.address },
    ]);
    const page = await context.newPage();
    const person = new Person(context, page, manner);
    page.on('pageerror', (error) => person.wrong.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') person.wrong.push(`console: ${message.text()} ${message.location().url}`);
    });
    return person;
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

  /** Waits until the open page's machine is in a state that begins with one of these words. */
  async sees(...states: string[]): Promise<void> {
    const selector = states.map((state) => `#shop [data-state^="${state}"]:visible`).join(', ');
    await this.page.locator(selector).first().waitFor();
  }

  /** Looks at the screen: axe finds nothing, nothing scrolls sideways, nothing was reported. `PICTURES=folder` keeps what was seen. */
  async looksAround(where: string): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 390, height: 844 };
    // The whole page at once: nothing lies under a bar that sticks to the screen.
    const whole = await this.page.evaluate(() => document.documentElement.scrollHeight);
    await this.page.setViewportSize({ width, height: Math.max(height, whole) });
    const folder = process.env.PICTURES;
    if (folder) await this.page.screenshot({ path: `${folder}/${this.#name}, ${where}.png` });
    await this.page.evaluate(axeSource);
    const violations = await this.page.evaluate(async (tags) => (await axe.run(document, { runOnly: tags })).violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target, html }) => ({ target, html })) })), standards);
    const found = violations.map(({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target, html: text }) => `${target.join(' ')} ${text.slice(0, 200)}`).join(' | ')}`);
    await this.page.setViewportSize({ width, height });
    expect(found, `axe, ${where}`).toEqual([]);
    const { inner, scrolled } = await this.page.evaluate(() => ({ inner: document.documentElement.clientWidth, scrolled: document.documentElement.scrollWidth }));
    expect(scrolled, `nothing scrolls sideways, ${where}`).toBeLessThanOrEqual(inner);
    expect(this.wrong, `nothing went wrong unseen, ${where}`).toEqual([]);
  }

  leave(): Promise<void> {
    return this.#context.close();
  }
}
