import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { until } from './harness/shopProcess.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { confirmCheckout, payByCard } from './harness/steps.ts';

let shop: OpenShop;
let folder: string;
beforeAll(async () => {
  shop = await openShop({ isNew: true });
  folder = await mkdtemp(join(tmpdir(), 'serendib-report-'));
});
afterAll(async () => {
  await (shop as OpenShop | undefined)?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** `npm run replay -- ...`: its exit code and what it printed. */
const replay = (...given: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'flows/replay/replay.run.ts', ...given, '--plane', shop.ops],
      { maxBuffer: 2 ** 26, env: { ...process.env, DATA_DIR: shop.dataDir } },
      (failed, out, errors) => resolve({ code: failed ? Number(failed.code) : 0, said: out + errors }),
    ),
  );

/** `npm run replay -- CODE --open`, where the system's browser only writes down what it was sent to; `said` is what was printed so far. */
const reopen = async (code: string): Promise<{ address: string; said: () => string; close: () => Promise<number | null> }> => {
  const [bin, sent] = [join(folder, 'bin'), join(folder, 'sent')];
  await mkdir(bin);
  for (const name of ['xdg-open', 'open']) await writeFile(join(bin, name), `#!/bin/sh\nprintf %s "$1" > '${sent}'\n`, { mode: 0o755 });
  const child = spawn(process.execPath, ['--import', 'tsx', 'flows/replay/replay.run.ts', code, '--open', '--plane', shop.ops], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DATA_DIR: shop.dataDir, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  let address = '';
  await until(
    'the reopened shop',
    async () => {
      if (child.exitCode !== null) throw new Error(`the replay ended with ${child.exitCode}`);
      address = await readFile(sent, 'utf8').catch(() => '');
      return address !== '';
    },
    120_000,
  );
  return { address, said: () => said, close: () => (child.kill('SIGINT'), ended) };
};

const logIn = async (me: ShopperDriver): Promise<void> => {
  await me.button('shell.login').first().click();
  const dialog = me.page.getByRole('dialog', { name: me.says('login.title') });
  await dialog.getByRole('tab', { name: me.says('login.byPassword') }).click();
  await dialog.getByRole('button', { name: me.says('field.useMail'), exact: true }).click();
  await dialog.getByLabel(me.says('field.mail'), { exact: true }).fill('demo@serendib.example');
  await dialog.getByLabel(me.says('field.password'), { exact: true }).fill('Demo#2026');
  await dialog.getByRole('button', { name: me.says('login.submit'), exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** Reports from the footer and answers the code. */
const report = async (me: ShopperDriver, sentence: string): Promise<string> => {
  await me.button('shell.report').last().click();
  const dialog = me.page.getByRole('dialog', { name: me.says('shell.report') });
  await dialog.getByLabel(me.says('problemReport.sentence'), { exact: true }).fill(sentence);
  await me.looksAround('report');
  await dialog.getByRole('button', { name: me.says('problemReport.send'), exact: true }).click();
  const code = me.page.getByRole('dialog').locator('output');
  await code.waitFor();
  await me.looksAround('reported');
  const codeText = (await code.textContent()) ?? '';
  await me.page.keyboard.press('Escape');
  await me.page.getByRole('dialog').waitFor({ state: 'detached' });
  return codeText;
};

test('a declined card is reported, rebuilt to the last byte, and written as a test', async () => {
  const me = await ShopperDriver.enter(shop, { width: 1280, theme: 'day', locale: 'en', regionId: 659006000402 });
  await me.page.goto(shop.address);
  await me.sees('browsing');
  await logIn(me);
  await me.page
    .getByRole('link', { name: me.says('shell.cartCount', { count: 0 }) })
    .or(me.page.locator('header a[href="/Cart"]'))
    .first()
    .waitFor();
  await me.sees('browsing');
  await me.page.locator('main article h3 a').nth(10).click();
  await me.sees('onSale.settled');
  await me.button('product.buyNow').click();
  await me.sees('choosing');
  await confirmCheckout(me);
  await me.sees('choosing.savedCard');
  await me.page.getByRole('radio', { name: me.says('cards.another'), exact: true }).check({ force: true });
  await me.sees('choosing.card');
  await payByCard(me, '4000 0000 0000 0002');
  await me.page.getByText(me.says('payment.nothingCharged')).waitFor();
  await me.sees('choosing.card.typing');
  const code = await report(me, 'My card was declined.');
  expect(code).toMatch(/^[A-Z2-9]{6}$/);
  const stored = await (await fetch(`${shop.ops}/_ops/reports/${code}`)).text();
  expect(stored).not.toMatch(/Demo#2026|4000 ?0000 ?0000 ?0002/);

  const written = await replay(code, '--as', 'test', '--expect', 'payment=choosing.card.typing', '--out', folder);
  expect(written.code).toBe(0);
  expect(await readFile(join(folder, `${code}.test.ts`), 'utf8')).toContain("it('My card was declined.'");
  await me.leave();

  const again = await reopen(code);
  await expect.poll(again.said).toMatch(/ orders +\d+ rows .* equal/);
  expect(again.said()).toMatch(/ payment .* choosing\.card\.typing .* equal/);
  expect(
    again
      .said()
      .split('\n')
      .filter((line) => /DIFFERENT|finds nobody|answered \d+, now/.test(line)),
  ).toEqual([]);
  const somebody = await ShopperDriver.enter(shop, { width: 1280, theme: 'day', locale: 'ru', regionId: 659006000403 });
  await somebody.page.goto(again.address);
  await somebody.page.locator('#shop [data-state^="choosing.savedCard"]:visible').first().waitFor();
  expect(await somebody.page.getAttribute('html', 'lang')).toBe('en');
  expect(somebody.page.url()).toContain('/paymentMethod?orders=');
  await somebody.page.getByRole('link', { name: 'Dilani', exact: true }).first().waitFor();
  await somebody.leave();
  expect(await again.close()).toBe(0);
  // The same once more, without a shop to look at.
  if (process.env.FULL) expect((await replay(code, '--check')).code).toBe(0);
});

test.each([
  { width: 390, theme: 'night', locale: 'zn', regionId: 659006000403 },
  { width: 390, theme: 'day', locale: 'ru', regionId: 659006000402 },
  { width: 1280, theme: 'night', locale: 'ru', regionId: 659006000402 },
] as const)('a guest reports from a page that is not there ($locale, $width px, $theme)', async (variant) => {
  const me = await ShopperDriver.enter(shop, variant);
  me.expects(/^404: GET .*\/no\/such\/place\/at\/all$/);
  await me.page.goto(`${shop.address}/no/such/place/at/all`);
  await me.sees('shown');
  expect(await report(me, '')).toMatch(/^[A-Z2-9]{6}$/);
  await me.leave();
});
