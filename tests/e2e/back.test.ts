import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { desk } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(() => (shop as OpenShop | undefined)?.close());

/** How far down one leaves, by which link in sight, and how high boxes above are then, and, so much later (ms), on the way back. */
const leaving = fc.record({
  path: fc.constantFrom('/', '/SearchResults/bag?key=bag', '/electronics/1001', '/trending'),
  down: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  nth: fc.nat(20),
  late: fc.array(
    fc.record({
      before: fc.integer({ min: 0, max: 700 }),
      height: fc.integer({ min: 20, max: 700 }),
      after: fc.integer({ min: 0, max: 600 }),
    }),
    { maxLength: 3 },
  ),
});
type Leaving = typeof leaving extends fc.Arbitrary<infer Value> ? Value : never;

/** The link that is pressed, by what it leads to, and how far below the top of the screen it stands. */
type Spot = { href: string; nth: number; offset: number };

const scrolledTo = (page: Page, { down, nth }: Pick<Leaving, 'down' | 'nth'>): Promise<Spot | null> =>
  page.evaluate(
    async ([part, which]) => {
      window.scrollTo({ top: (document.body.scrollHeight - innerHeight) * part, behavior: 'instant' });
      // What comes into sight is laid out with the next frame: nobody presses what he does not see.
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a[href^="/products/"]')];
      const inSight = links.filter((link) => {
        const { top, bottom, height } = link.getBoundingClientRect();
        return height > 0 && top > 140 && bottom < innerHeight - 80;
      });
      const link = inSight[which % Math.max(1, inSight.length)];
      if (!link) return null;
      const href = link.getAttribute('href') ?? '';
      const same = links.filter((each) => each.getAttribute('href') === href);
      return { href, nth: same.indexOf(link), offset: link.getBoundingClientRect().top };
    },
    [down, nth] as const,
  );

/** What stands above the page is gone on the way back, and comes piece by piece, higher or lower than it was. */
const comesLate = (page: Page, late: Leaving['late']): Promise<void> =>
  page.evaluate((boxes) => {
    const rooms = boxes.map(({ before }) => {
      const room = document.createElement('div');
      room.style.blockSize = `${before}px`;
      document.querySelector('#main')!.before(room);
      return room;
    });
    document.documentElement.dataset.missing = String(rooms.length);
    addEventListener(
      'popstate',
      () =>
        rooms.forEach((room, at) => {
          room.style.blockSize = '0';
          setTimeout(() => {
            room.style.blockSize = `${boxes[at]?.height}px`;
            document.documentElement.dataset.missing = String(Number(document.documentElement.dataset.missing) - 1);
          }, boxes[at]?.after);
        }),
      { once: true },
    );
  }, late);

/** How far, in px, the page is from where its link stands as it stood; what came late may be so much lower that the page ends before. */
const wayTo = (page: Page, { href, nth, offset }: Spot): Promise<number> =>
  page.evaluate(
    ([address, which, before]) => {
      const same = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a')].filter(
        (link) => link.getAttribute('href') === address && link.offsetParent !== null,
      );
      const link = same[which];
      if (!link) return Infinity;
      const most = document.documentElement.scrollHeight - innerHeight;
      const wanted = scrollY + link.getBoundingClientRect().top - before;
      return Math.abs(Math.min(most, Math.max(0, wanted)) - scrollY);
    },
    [href, nth, offset] as const,
  );

/** Presses a product's link and comes back. */
const goAndComeBack = async (page: Page, { href, nth }: Spot): Promise<void> => {
  await page.evaluate(
    ([address, which]) => document.querySelectorAll<HTMLAnchorElement>(`main article h3 a[href="${address}"]`)[which]?.click(),
    [href, nth] as const,
  );
  await page.locator('main [data-state^="onSale"]:visible').waitFor();
  await page.goBack();
};

const tries = process.env.FULL ? 200 : 5;
const seed = 22;

test(`Back shows the link that was pressed where it stood, in ${tries} random tries with boxes above that come late`, async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  let judged = 0;
  // Between two rows of cards no link is in sight.
  for (const [at, one] of fc.sample(leaving, { numRuns: 2 * tries, seed }).entries()) {
    if (judged === tries) break;
    await page.goto(shop.address + one.path);
    await me.rests();
    await comesLate(page, one.late);
    const spot = await scrolledTo(page, one);
    if (!spot) continue;
    await goAndComeBack(page, spot);
    await page.waitForFunction(() => document.documentElement.dataset.missing === '0');
    const description = `try ${at + 1} of seed ${seed}: ${JSON.stringify(one)}`;
    await expect.poll(() => wayTo(page, spot), { message: description }).toBeLessThan(2);
    judged += 1;
  }
  expect(judged).toBe(tries);
  await me.leave();
}, 2_400_000);

test('Whoever pulls the scrollbar once he is back stays where he goes, also where something comes above', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  await page.goto(`${shop.address}/trending`);
  await me.rests();
  const spot = await scrolledTo(page, { down: 0.5, nth: 3 });
  if (!spot) throw new Error('No product is in sight.');
  await goAndComeBack(page, spot);
  await expect.poll(() => wayTo(page, spot)).toBeLessThan(2);
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    window.scrollBy({ top: -400, behavior: 'instant' });
    await frame();
    await frame();
    const room = document.createElement('div');
    room.style.blockSize = '150px';
    document.querySelector('#main')!.before(room);
    await frame();
    await frame();
  });
  expect(await wayTo(page, spot)).toBeGreaterThan(200);
  await me.leave();
});
