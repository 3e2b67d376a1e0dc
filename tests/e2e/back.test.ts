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

const scrolledTo = (page: Page, { down, nth }: Leaving): Promise<Spot | null> =>
  page.evaluate(
    ([part, which]) => {
      window.scrollTo({ top: (document.body.scrollHeight - innerHeight) * part, behavior: 'instant' });
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

const offsetOf = (page: Page, { href, nth }: Spot): Promise<number> =>
  page.evaluate(
    ([address, which]) => {
      const same = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a')].filter(
        (link) => link.getAttribute('href') === address && link.offsetParent !== null,
      );
      return same[which]?.getBoundingClientRect().top ?? Infinity;
    },
    [href, nth] as const,
  );

const tries = process.env.FULL ? 200 : 5;
const seed = 22;

test(`Back shows the link that was pressed where it stood, in ${tries} random tries with boxes above that come late`, async () => {
  const me = await ShopperDriver.enter(shop, desk);
  const { page } = me;
  for (const [at, one] of fc.sample(leaving, { numRuns: tries, seed }).entries()) {
    await page.goto(shop.address + one.path);
    await me.rests();
    await comesLate(page, one.late);
    const spot = await scrolledTo(page, one);
    if (!spot) continue;
    await page.evaluate(([href, nth]) => document.querySelectorAll<HTMLAnchorElement>(`main article h3 a[href="${href}"]`)[nth]?.click(), [
      spot.href,
      spot.nth,
    ] as const);
    await page.locator('main [data-state^="onSale"]:visible').waitFor();
    await page.goBack();
    await page.waitForFunction(() => document.documentElement.dataset.missing === '0');
    const description = `try ${at + 1} of seed ${seed}: ${JSON.stringify(one)}`;
    await expect.poll(async () => Math.abs((await offsetOf(page, spot)) - spot.offset), { message: description }).toBeLessThan(2);
  }
  await me.leave();
}, 2_400_000);
