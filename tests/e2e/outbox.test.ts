import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import english from '#lang/en.json' with { type: 'json' };
import { readCommitSample } from '../runner/commitSample.ts';
import { expectFault, lostRequest } from './harness/browserWatch.ts';
import { limit } from '../limit.ts';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { until } from './harness/shopProcess.ts';
import { takenOver } from './harness/takenOver.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

const rounds = Number(process.env['ROUNDS'] ?? (process.env['FULL'] ? 500 : 5));
/** Half of all requests are held back, on their way there or back, up to so many ms. */
const longestDelay = 500;
/** No more of one thing: nothing may be refused because the shelf is empty. */
const most = 4;
/** The same seed makes the same rounds; the commit draws it. */
let seed = Number(process.env['SEED'] ?? readCommitSample().seed);
const upTo = (count: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * count);
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Line = { count: number; checked: boolean };
/** What should be in the cart, by the names of the products. */
type Cart = Map<string, Line>;
type Item = { prodName: string; prodCount: number; checked: boolean };

/** How many of a product can be bought. */
type Stock = { maxBuy: number | null; skuList: { stocks: number }[] };
const sriLanka = 659006000402;

const documentId = (start: string): string => Object.entries(documents).find(([, { text }]) => text.includes(start))?.[0] ?? '';

const ask = async <Answer>(context: BrowserContext, start: string, variables: object): Promise<Answer> => {
  const answer = await context.request.post(`${shop.address}/graphql`, {
    headers: { origin: shop.address },
    data: { documentId: documentId(start), variables },
  });
  return ((await answer.json()) as { data: Answer }).data;
};

/** What the mall says is in the cart. */
const atMall = async (context: BrowserContext): Promise<Cart> => {
  const { cart } = await ask<{ cart: { shopCartItemDiscounts: { shopCartItems: Item[] }[] }[] }>(context, 'query ReadCartLines', {});
  return new Map(
    cart
      .flatMap((each) => each.shopCartItemDiscounts.flatMap((group) => group.shopCartItems))
      .map(({ prodName, prodCount, checked }) => [prodName, { count: prodCount, checked }]),
  );
};

const wordOf = (cart: Cart): string =>
  [...cart]
    .map(([name, { count, checked }]) => `${count} ${checked ? '+' : '-'} ${name}`)
    .sort()
    .join('\n');
const piecesOf = (cart: Cart): number => [...cart.values()].reduce((sum, { count }) => sum + count, 0);

/** What a Cart page shows. */
const shownBy = (page: Page): Promise<Cart> =>
  page
    .evaluate(() =>
      [...document.querySelectorAll('main article')].map(
        (line) =>
          [
            line.querySelector('h3')?.textContent ?? '',
            {
              count: Number(line.querySelector<HTMLInputElement>('[role="spinbutton"]')?.value),
              checked: line.querySelector<HTMLInputElement>('.tick input')?.checked === true,
            },
          ] as const,
      ),
    )
    .then((lines) => new Map(lines));

const badgeOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/\d+/.exec(document.querySelector('header a[href="/Cart"]')?.getAttribute('aria-label') ?? '0')?.[0] ?? 0));

/** The press was heard: it waits in the outbox, or the mall has it. The badge counts what the other tab does as well. */
const isAdding = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    ([wanted, added]) =>
      Object.entries(localStorage).some(([key, value]) => /^outbox .* cart$/.test(key) && value.includes(wanted)) ||
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent?.includes(added)),
    [name, english['toast.addedToCart']] as const,
  );

const pressed = (control: HTMLElement): void => control.click();

/** Presses a button of a line as soon as it can be pressed, as fast as a finger could. */
const press = (page: Page, label: string): Promise<void> =>
  page
    .locator(`main [aria-label=${JSON.stringify(label)}]:not([aria-disabled=true])`)
    .first()
    .evaluate(pressed);

const hold = async (route: Route): Promise<void> => {
  const kind = upTo(4);
  if (kind === 0) await pause(upTo(longestDelay));
  if (kind !== 1) return route.continue().catch(() => undefined);
  const answer = await route.fetch().catch(() => null);
  if (!answer) return route.abort().catch(() => undefined);
  await pause(upTo(longestDelay));
  return route.fulfill({ response: answer }).catch(() => undefined);
};

test(
  `${rounds} rounds of two tabs that change the cart, with slow requests, and are killed at random: nothing is lost, nothing doubled, both agree`,
  async () => {
    const context = await shop.browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    context.setDefaultTimeout(limit);
    await ask(context, 'mutation LoginByPassword(', { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } });
    expectFault(context, lostRequest);
    await context.route(/\/oss\//, (route) => route.abort());
    await context.route('**/graphql', hold);
    const guide = await context.newPage();
    await guide.goto(shop.address);
    await guide.locator('main article h3 a[href^="/products/"]').first().waitFor();
    const shown = (
      await guide.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a[href^="/products/"]')].map((link) => ({
          name: link.textContent ?? '',
          path: link.pathname,
        })),
      )
    ).filter(({ name }, place, all) => all.findIndex((each) => each.name === name) === place);
    await guide.close();
    const skus: typeof shown = [];
    for (const sku of shown) {
      const { product } = await ask<{ product: Stock }>(context, 'query ReadProduct(', {
        prodId: Number(sku.path.split('/')[2]),
        regionId: sriLanka,
      });
      if (product.maxBuy === null && product.skuList.every(({ stocks }) => stocks >= most)) skus.push(sku);
      if (skus.length === 6) break;
    }
    expect(skus, 'six things of which there are enough').toHaveLength(6);

    const model: Cart = new Map();
    /** A third of the skus is each tab's own, so that the end does not depend on who came first. */
    const own = [skus.filter((_, place) => place % 2 === 0).slice(0, 3), skus.filter((_, place) => place % 2 === 1).slice(0, 3)];
    const counts = { changes: 0, kills: 0, reloads: 0 };

    const settled = (what: string, look: () => Promise<boolean>): Promise<void> => until(what, () => look().catch(() => false));
    const ofTab = (cart: Cart, tab: number): string =>
      wordOf(new Map([...cart].filter(([name]) => own[tab]?.some((sku) => sku.name === name))));
    /** Opens the Cart page, which shows what is on its way as well. */
    const openCart = async (page: Page, tab: number): Promise<void> => {
      if (new URL(page.url()).pathname !== '/Cart') await page.goto(`${shop.address}/Cart`);
      await settled(`tab ${tab} shows its own changes`, async () => ofTab(await shownBy(page), tab) === ofTab(model, tab)).catch(
        async (error: Error) => {
          expect(
            ofTab(await shownBy(page), tab),
            `${error.message}; the mall: ${wordOf(await atMall(context))}; kept: ${await page.evaluate(() => JSON.stringify(localStorage))}; ${await page.evaluate(() => document.querySelector('main')?.textContent?.slice(0, 300))}`,
          ).toBe(ofTab(model, tab));
        },
      );
    };

    const add = async (page: Page, sku: { name: string; path: string }): Promise<void> => {
      await page.goto(shop.address + sku.path);
      const button = page.getByRole('button', { name: english['product.addToCart'], exact: true }).first();
      await button.waitFor();
      await button.click();
      await settled(`tab shows that it adds ${sku.name}`, () => isAdding(page, sku.name));
      const line = model.get(sku.name);
      model.set(sku.name, { count: (line?.count ?? 0) + 1, checked: line?.checked ?? true });
      counts.changes += 1;
    };

    const changeLines = async (page: Page, tab: number): Promise<void> => {
      await openCart(page, tab);
      for (let times = 1 + upTo(4); times > 0; times -= 1) {
        const lines = [...model].filter(([name]) => own[tab]?.some((sku) => sku.name === name));
        const [name, line] = lines[upTo(lines.length)] ?? [];
        if (name === undefined || line === undefined) return;
        const kind = upTo(6);
        if (kind === 0) {
          const box = page.getByRole('checkbox', { name, exact: true });
          // A box that the browser alone has ticked shows it, too: who closes the tab before the page is alive has said nothing yet.
          await takenOver(box);
          // Not by the pointer: a line that the other tab adds may push the box away from under it.
          await box.evaluate(pressed);
          model.set(name, { ...line, checked: !line.checked });
        } else if (kind === 1 && lines.length > 1) {
          await press(page, english['cart.remove'].replace('{name}', name));
          model.delete(name);
        } else if (kind === 2 && line.count > 1) {
          await press(page, english['cart.less'].replace('{name}', name));
          model.set(name, { ...line, count: line.count - 1 });
        } else if (line.count < most) {
          await press(page, english['cart.more'].replace('{name}', name));
          model.set(name, { ...line, count: line.count + 1 });
        } else continue;
        counts.changes += 1;
        await settled('the press is shown', async () => ofTab(await shownBy(page), tab) === ofTab(model, tab)).catch(
          async (error: Error) => {
            const control = await page.evaluate(
              (wanted) =>
                [...document.querySelectorAll(`main [aria-label*=${JSON.stringify(wanted)}]`)]
                  .map((each) => each.outerHTML.slice(0, 200))
                  .join('\n'),
              name,
            );
            expect(
              ofTab(await shownBy(page), tab),
              `${error.message}: ${kind} of ${name}; the mall: ${wordOf(await atMall(context))}; kept: ${await page.evaluate(() => JSON.stringify(localStorage))}; ${control}`,
            ).toBe(ofTab(model, tab));
          },
        );
      }
    };

    const tabs = [await context.newPage(), await context.newPage()];
    for (let round = 1; round <= rounds; round += 1) {
      await Promise.all(
        tabs.map(async (page, tab) => {
          const wanted = own[tab]?.filter(({ name }) => (model.get(name)?.count ?? 0) < most) ?? [];
          const sku = wanted[upTo(wanted.length)];
          if (sku && (upTo(3) === 0 || ofTab(model, tab) === '')) await add(page, sku);
          else await changeLines(page, tab);
          const end = upTo(3);
          if (end === 2) return;
          await pause(upTo(200));
          if (end === 0) {
            await page.close({ runBeforeUnload: false });
            tabs[tab] = await context.newPage();
            counts.kills += 1;
          } else {
            await page.reload().catch(() => undefined);
            counts.reloads += 1;
          }
        }),
      );
      await Promise.all(tabs.map((page, tab) => openCart(page, tab)));
      await settled(`round ${round}: the mall has what was wanted`, async () => wordOf(await atMall(context)) === wordOf(model)).catch(
        async (error: Error) => {
          expect(wordOf(await atMall(context)), error.message).toBe(wordOf(model));
        },
      );
      for (const page of tabs) {
        await settled(
          `round ${round}: both tabs show it`,
          async () => wordOf(await shownBy(page)) === wordOf(model) && (await badgeOf(page)) === piecesOf(model),
        ).catch(async (error: Error) => {
          expect(`${await badgeOf(page)}\n${wordOf(await shownBy(page))}`, error.message).toBe(`${piecesOf(model)}\n${wordOf(model)}`);
        });
      }
      if (round % 25 === 0) console.log(`${round} rounds`, counts);
    }
    await context.close();
  },
  rounds * 60_000 + 120_000,
);
