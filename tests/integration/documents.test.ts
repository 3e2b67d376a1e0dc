import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AreaTree } from '#machines/rules/address.ts';
import type { Mall } from '#mall/mall.ts';
import { gate } from '../drivers/gate.ts';
import { openStack, type Stack, type Visitor } from './stack.ts';

let stack: Stack;
beforeAll(async () => void (stack = await openStack()));
afterAll(() => stack.close());

const [sriLanka, china, laos] = [659006000402, 659006000403, 659006000404];

const patient = { interval: 100 };

/** The id of a product that the home shows. */
const onHome = async (visitor: Visitor): Promise<number> => {
  let ids: number[] = [];
  // A document waits half a second for its data; the next one has it at hand.
  await expect
    .poll(async () => {
      const html = await (await visitor.fetch('/')).text();
      return (ids = [...html.matchAll(/href="\/products\/(\d+)/g)].map(([, id]) => Number(id))).length;
    }, patient)
    .toBeGreaterThan(11);
  return ids[0] ?? 0;
};
const outcomeOf = (response: Response): string => /desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '';
const snapshotOf = (html: string): { visitor: { regionId: number; locale: string }; shopper: object | null } =>
  JSON.parse(/<script id="snapshot"[^>]*>([^<]*)</.exec(html)?.[1] ?? 'null') as {
    visitor: { regionId: number; locale: string };
    shopper: object | null;
  };

/** Where no script brings what is missing. */
const askedAgain = /<noscript><meta http-equiv="refresh"/;

describe('A document', () => {
  it("shows the home's products in its first HTML", async () => {
    const guest = stack.visitor();
    await onHome(guest);
    expect(await (await guest.fetch('/')).text()).toContain('<html lang="en"');
  });

  it('that is cut off has its heading and is kept by nobody; the next one is whole', async () => {
    const { mall } = stack.test;
    const shelf = gate();
    const fetch: Mall['fetch'] = async (request, ip) => {
      if (new URL(request.url).pathname.startsWith('/prod/')) await shelf.opened;
      return mall.fetch(request, ip);
    };
    const hasty = stack.visitor(await stack.gateway({ ...mall, fetch }, { patience: 0 }));
    const cutOff = await hasty.fetch('/trending');
    shelf.open();
    expect(cutOff.headers.get('cache-control')).toBe('no-store');
    const unfinished = await cutOff.text();
    expect(unfinished).toMatch(/<main[^>]*>.*<h1.*aria-busy="true"|<main[^>]*>.*aria-busy="true".*<h1/s);
    expect(unfinished).toMatch(askedAgain);
    const whole = await stack.visitor(await stack.gateway(stack.test.mall)).fetch('/trending');
    expect(whole.headers.get('cache-control')).toBe('private, no-cache');
    const finished = await whole.text();
    expect(finished).toContain('href="/products/');
    expect(finished).not.toMatch(askedAgain);
  });

  it('shows the filters beside a shop, a category and a search with their counts', async () => {
    const guest = stack.visitor();
    const bodyOf = async (path: string): Promise<string> => (await guest.fetch(path)).text();
    const hrefAt = async (path: string, pattern: RegExp): Promise<string> => {
      await expect.poll(() => bodyOf(path), patient).toMatch(pattern);
      return pattern.exec(await bodyOf(path))?.[1] ?? '';
    };
    const shop = await hrefAt(`/products/${await onHome(guest)}`, /href="(\/store\/[^"?#]+)/);
    const category = await hrefAt('/categories', /href="(\/(?!products|store|brands)[^"/?#]+\/\d+)"/);
    const filtersAt = async (path: string) => {
      const [, state = '', busy = '', form = ''] =
        /<aside [^>]*data-state="([^"]*)" aria-busy="([^"]*)"[^>]*>(.*?)<\/aside>/s.exec(await bodyOf(path)) ?? [];
      return { state, busy, isCounted: (form.match(/type="checkbox"/g) ?? []).length > 2 };
    };
    for (const path of [shop, category, '/SearchResults/bag?key=bag']) {
      await expect
        .poll(() => filtersAt(path), { ...patient, message: path })
        .toEqual({ state: 'sheet.closed counts.counted', busy: 'false', isCounted: true });
    }
  });

  it('shows a product, the results of a search and a category without any script', async () => {
    const guest = stack.visitor();
    const prodId = await onHome(guest);
    const { body } = await stack.test.ask<{ prodName: string }>('GET', '/prod/prodInfo', { query: { prodId, regionId: sriLanka } });
    const heading = async (): Promise<string> =>
      (/<h1[^>]*>([^<]*)</.exec(await (await guest.fetch(`/products/${prodId}`)).text())?.[1] ?? '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
    await expect.poll(heading, patient).toBe(body.prodName);
    await expect.poll(async () => (await guest.fetch('/SearchResults/tea?key=tea')).text(), patient).toMatch(/href="\/products\/\d+/);
    expect(await (await guest.fetch('/categories/')).text()).toMatch(/<h1/);
  });

  it('of a product says each thing of the specification once', async () => {
    const guest = stack.visitor();
    const html = async (): Promise<string> => (await guest.fetch(`/products/${await onHome(guest)}`)).text();
    await expect.poll(async () => (await html()).includes('<dt>'), patient).toBe(true);
    for (const lang of ['en', 'ru', 'tr', 'zn']) {
      guest.cookies = { region: String(sriLanka), lang };
      await expect.poll(async () => (await html()).includes('<dt>'), patient).toBe(true);
      const terms = [...(await html()).matchAll(/<dt[^>]*>([^<]*)</g)].map(([, term]) => term);
      expect(terms, lang).toEqual([...new Set(terms)]);
    }
  });

  it("is in the visitor's language and region: by cookie, else by Accept-Language and the default region", async () => {
    const guest = stack.visitor();
    const [plain, russian] = [
      await (await guest.fetch('/')).text(),
      await (await guest.fetch('/', { headers: { 'accept-language': 'xx, ru-RU;q=0.8, en;q=0.5' } })).text(),
    ];
    expect(snapshotOf(plain).visitor).toMatchObject({ regionId: sriLanka, locale: 'en' });
    expect(russian).toContain('<html lang="ru"');
    guest.cookies = { region: String(china), lang: 'zn' };
    const chinese = await (await guest.fetch('/')).text();
    expect(chinese).toContain('<html lang="zh-CN"');
    expect(chinese).toContain('¥');
    expect(snapshotOf(chinese).visitor).toMatchObject({ regionId: china, locale: 'zn' });
  });

  it('does not believe a cookie that names no region and no language', async () => {
    const guest = stack.visitor();
    guest.cookies = { region: '1"><script>', lang: 'constructor', timeZone: '%E0%A4%A' };
    const response = await guest.fetch('/contact-us');
    expect(response.status).toBe(200);
    expect(snapshotOf(await response.text()).visitor).toMatchObject({ regionId: sriLanka, locale: 'en' });
  });

  it("of a guest is kept for the next guest of his region and language, never a shopper's", async () => {
    const [one, other] = [stack.visitor(), stack.visitor()];
    one.cookies = { region: String(laos) };
    other.cookies = { region: String(laos) };
    expect(outcomeOf(await one.fetch('/contact-us'))).toBe('miss');
    expect(outcomeOf(await other.fetch('/contact-us'))).toBe('hit');
    const shopper = stack.visitor();
    await shopper.login();
    shopper.cookies.region = String(laos);
    const own = await shopper.fetch('/contact-us');
    expect(outcomeOf(own)).toBe('miss');
    expect(snapshotOf(await own.text()).shopper).toMatchObject({ userId: 'new' });
    const guest = await other.fetch('/contact-us');
    expect(snapshotOf(await guest.text()).shopper).toBeNull();
  });

  it("of a product says when it comes to the place that the visitor's cookie remembers, and only to who remembers it", async () => {
    const guest = stack.visitor();
    const prodId = await onHome(guest);
    const { body: areas } = await stack.test.ask<AreaTree[]>('GET', '/area/getAreaListInfo', { query: { regionId: sriLanka } });
    const town = areas[0]?.areas[0]?.areas[0];
    const estimateOf = async (deliverTo: string | null, visitor = stack.visitor()) => {
      Object.assign(visitor.cookies, { region: String(sriLanka), ...(deliverTo === null ? {} : { deliverTo }) });
      const html = await (await visitor.fetch(`/products/${prodId}`)).text();
      return { isTold: html.includes(`To ${town?.areaName}, `), isAsked: html.includes('Deliver somewhere else') };
    };
    const own = `${sriLanka}.${town?.areaId}.0`;
    const [told, closed] = [
      { isTold: true, isAsked: false },
      { isTold: false, isAsked: true },
    ];
    expect([await estimateOf(null), await estimateOf(own), await estimateOf(null), await estimateOf(own)]).toEqual([
      closed,
      told,
      closed,
      told,
    ]);
    const shopper = stack.visitor();
    await shopper.login();
    expect(await estimateOf(own, shopper)).toEqual(told);
    // Another region's, a shopper's address after his logout, and junk are nobody's place.
    for (const no of [`${laos}.${town?.areaId}.0`, `${sriLanka}.${town?.areaId}.7`, `${sriLanka}.1;x.0`, '%E0%A4%A'])
      expect(await estimateOf(no), no).toEqual(closed);
  });

  it('holds no token, also for a shopper', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    for (const path of ['/', '/Cart', '/profile']) {
      const html = await (await shopper.fetch(path)).text();
      expect(html).not.toContain(shopper.cookies.token);
      expect(html).not.toContain(shopper.cookies.refresh);
    }
  });

  it('shows a changed price at once, when the world is changed from outside', async () => {
    const guest = stack.visitor();
    const prodId = await onHome(guest);
    const read = async (): Promise<string> => (await guest.fetch(`/products/${prodId}`)).text();
    const before = await read();
    expect(before).not.toContain('98,765');
    const skus = await stack.test.ask<{ skuId: number }[]>('GET', '/sku/getSkuList', { query: { prodId, regionId: sriLanka } });
    for (const { skuId } of skus.body)
      expect((await stack.test.ops('POST', '/_ops/price', { skuId, regionId: sriLanka, price: 98_765 })).status).toBe(200);
    await expect.poll(read, patient).toContain('98,765');
  });

  describe('of a shopper', () => {
    type Running = { snapshot: { value: unknown; context: Record<string, unknown>; children: Record<string, Running> } };
    type Taken = { shop: Running['snapshot']; page: Running['snapshot'] };
    const enterDemo = async (...through: Parameters<Stack['visitor']>): Promise<Visitor> => {
      const demo = stack.visitor(...through);
      await demo.login('demo@serendib.example');
      return demo;
    };
    const takenOver = async (shopper: Visitor, path: string): Promise<Taken> =>
      snapshotOf(await (await shopper.fetch(path)).text()) as unknown as Taken;

    it('holds what the parts of its page have read', async () => {
      const demo = await enterDemo();
      const { page } = await takenOver(demo, '/addresses');
      expect(page.children.addressBook?.snapshot.value).toEqual({ choosing: 'resting' });
      expect(await (await demo.fetch('/addresses')).text()).toContain('42/3 Alfred Place');
    });

    it('holds the numbers of its header', async () => {
      const demo = await enterDemo();
      const headerOf = async () => {
        const { cart, session } = (await takenOver(demo, '/policies/help')).shop.children;
        return {
          states: [cart, session].map((part) => part?.snapshot.value),
          hasCount: Number(cart?.snapshot.context.count) > 0,
          hasUnread: Number(session?.snapshot.context.unread) > 0,
        };
      };
      // It waits for them a moment only, so that no slow one keeps the page.
      await expect
        .poll(headerOf, patient)
        .toEqual({ states: [{ open: 'resting' }, { active: 'settled' }], hasCount: true, hasUnread: true });
    });

    it('that is to be paid leaves it to the browser to open the fields of the card', async () => {
      const { mall } = stack.test;
      let sessions = 0;
      const fetch: Mall['fetch'] = (request, ip) => {
        if (new URL(request.url).pathname === '/p/card/vaultSession') sessions += 1;
        return mall.fetch(request, ip);
      };
      const demo = await enterDemo(await stack.gateway({ ...mall, fetch }));
      const path = /href="(\/paymentMethod\?orders=[^"]+)"/.exec(await (await demo.fetch('/ToPay')).text())?.[1] ?? '';
      const { cards } = (await takenOver(demo, path)).page.context.info as { cards: { cardId: number }[] };
      for (const { cardId } of cards) await demo.ask('RemoveCard', { cardId });
      expect((await takenOver(demo, path)).page.value).toEqual({ choosing: 'openingVault' });
      expect(sessions).toBe(0);
      await demo.ask('OpenVault', { input: { purpose: 'PAY' } });
      expect(sessions).toBe(1);
    });
  });

  it('that is nowhere is a 404 with its three sentences, and is not kept', async () => {
    const guest = stack.visitor();
    const response = await guest.fetch('/no/such/place');
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/404 - Page Not Found/);
    expect(outcomeOf(await guest.fetch('/no/such/place'))).toBe('miss');
  });

  it('whose data cannot be read says so, and is not kept for others', async () => {
    const guest = stack.visitor();
    guest.cookies.lang = 'tr';
    await stack.test.ops('POST', '/_ops/faults', { kind: 'error', path: '/category/tree' });
    const broken = await guest.fetch('/categories/');
    expect(outcomeOf(broken)).toBe('miss');
    expect(outcomeOf(await guest.fetch('/categories/'))).toBe('miss');
    expect(outcomeOf(await guest.fetch('/categories/'))).toBe('hit');
  });

  it('is refused to every method but reading', async () => {
    expect((await stack.visitor().fetch('/', { method: 'DELETE' })).status).toBe(405);
  });
});
