import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { destinationCookie } from '#machines/rules/deliveryDestination.ts';
import { china, sriLanka } from '../drivers/skuFixtures.ts';
import { hashOf } from '../drivers/hashOf.ts';
import { openStack, type Stack } from './stack.ts';

let stack: Stack;
let prodId: number;
beforeAll(async () => {
  stack = await openStack();
  const answer = await stack.visitor().ask('ReadPopularProducts', { regionId: sriLanka });
  prodId = (answer.data as { trendingProducts: { records: { prodId: number }[] } }).trendingProducts.records[0]?.prodId ?? 0;
});
afterAll(() => stack.close());

/** Whether an answer was kept already (`hit`) or made for this question (`miss`). */
const outcomeOf = (response: Response): string =>
  /(?:graphql|document);desc=(\w+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '';

describe('an answer that guests share is kept for all of its question, and for no less', () => {
  const input = { name: 'ReadYouMayLike', variables: { regionId: sriLanka, current: 3 } as object, region: sriLanka, locale: 'en' };
  const ask = async ({ name, variables, region, locale }: typeof input): Promise<Response> =>
    stack
      .visitor()
      .fetch(
        `/graphql?${new URLSearchParams({ documentId: hashOf(name), variables: JSON.stringify(variables), region: String(region), locale })}`,
      );

  it.each([
    ['region', { region: china }],
    ['language', { locale: 'ru' }],
    ['Chinese script', { locale: 'zh-TW' }],
    ['a variable', { variables: { regionId: sriLanka, current: 4 } }],
    ['another variable', { variables: { regionId: china, current: 3 } }],
    ['document', { name: 'ReadCategoryTree', variables: { regionId: sriLanka } }],
    ['document with the same variables', { name: 'ReadHotSearches', variables: { regionId: sriLanka } }],
  ])('%s', async (_, other) => {
    await ask(input);
    expect(outcomeOf(await ask(input))).toBe('hit');
    const changed = { ...input, ...other };
    expect(outcomeOf(await ask(changed)), `${JSON.stringify(other)} was answered with what was kept for another question`).toBe('miss');
    expect(outcomeOf(await ask(changed))).toBe('hit');
  });

  it('whoever asks: a shopper gets what was kept for guests, and leaves nothing of his own', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    const heard: (string | null)[] = [];
    const { fetch } = stack.test.mall;
    const gateway = await stack.gateway({
      ...stack.test.mall,
      fetch: (request, ip) => (heard.push(request.headers.get('authorization')), fetch(request, ip)),
    });
    const through = stack.visitor(gateway);
    through.cookies = { ...shopper.cookies };
    expect((await through.ask('ReadRegions')).errors).toBeUndefined();
    expect(heard.filter((bearer) => bearer !== null)).toEqual([]);
  });

  it('says how long it is fresh, and lets nobody keep what the cookies decide', async () => {
    expect((await ask(input)).headers.get('cache-control')).toMatch(/^public, max-age=\d+, /);
    const bare = await stack.visitor().fetch(`/graphql?${new URLSearchParams({ documentId: hashOf('ReadRegions') })}`);
    expect(bare.headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe("a guest's document is kept for everything that it is drawn from, and for no less", () => {
  const cookies = { region: String(sriLanka), lang: 'en', timeZone: 'Asia%2FTokyo' };
  type Visit = { path: string; cookies: Record<string, string>; origin: string };
  const visit = (): Visit => ({ path: `/products/${prodId}`, cookies, origin: 'http://localhost:3000' });
  const read = async ({ path, cookies: sent, origin }: Visit): Promise<Response> => {
    const cookie = Object.entries(sent)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    return stack.app.fetch(new Request(origin + path, { headers: { cookie } }), '127.0.0.1');
  };
  const deliverTo = `${sriLanka}.1010103.0`;

  it.each<[string, (base: Visit) => Partial<Visit>]>([
    ['region', ({ cookies: all }) => ({ cookies: { ...all, region: String(china) } })],
    ['language', ({ cookies: all }) => ({ cookies: { ...all, lang: 'ru' } })],
    ["the device's time zone", ({ cookies: all }) => ({ cookies: { ...all, timeZone: 'Europe%2FLisbon' } })],
    ['place of delivery', ({ cookies: all }) => ({ cookies: { ...all, [destinationCookie]: deliverTo } })],
    ['search of the address', ({ path }) => ({ path: `${path}?skuId=7` })],
    ['path', () => ({ path: '/shops' })],
    ['origin', () => ({ origin: 'http://127.0.0.1:3000' })],
  ])('%s', async (_, change) => {
    // What was not whole in time is not kept.
    await expect.poll(async () => outcomeOf(await read(visit()))).toBe('hit');
    const changed = { ...visit(), ...change(visit()) };
    expect(outcomeOf(await read(changed)), `${JSON.stringify(changed)} was answered with what was kept for another`).toBe('miss');
    await expect.poll(async () => outcomeOf(await read(changed))).toBe('hit');
  });

  it("a shopper's own is kept for nobody", async () => {
    const shopper = stack.visitor();
    await shopper.login();
    const path = '/brands';
    const own = await shopper.fetch(path);
    expect(outcomeOf(own)).toBe('miss');
    const guests = await stack.visitor().fetch(path);
    expect(outcomeOf(guests)).toBe('miss');
    expect(decodeURIComponent(shopper.cookies.session ?? '')).toContain('"name"');
    expect(await guests.text()).not.toContain(JSON.parse(decodeURIComponent(shopper.cookies.session ?? '{}')).name);
  });
});

describe('what the gateway knows of visitors belongs to one of them', () => {
  it('the names of regions are kept by language', async () => {
    const titleIn = async (lang: string): Promise<string> => {
      const visitor = stack.visitor();
      visitor.cookies = { region: String(sriLanka), lang };
      return (await visitor.fetch('/shops')).text();
    };
    expect(await titleIn('ru')).toContain('Шри-Ланка');
    expect(await titleIn('zn')).toContain('斯里兰卡');
  });

  it('a change from a foreign page is refused, a reading of the same page is not', async () => {
    const send = (site: string): Promise<Response> =>
      stack.visitor().fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': site,
          origin: site === 'same-origin' ? 'http://localhost:3000' : 'http://evil.example',
        },
        body: JSON.stringify({ documentId: hashOf('Logout') }),
      });
    expect((await send('cross-site')).status).toBe(403);
    expect((await send('same-origin')).status).not.toBe(403);
  });

  it('logout leaves no token, no name, and keeps the preferences', async () => {
    const shopper = stack.visitor();
    shopper.cookies = { region: String(china), lang: 'pt' };
    await shopper.login();
    const secrets = shopper.setCookies.filter((line) => /^(token|refresh|device)=/.test(line));
    expect(secrets).toHaveLength(3);
    expect(secrets.filter((line) => !/; HttpOnly/.test(line) || !/; SameSite=Lax/.test(line))).toEqual([]);
    expect(shopper.setCookies.find((line) => line.startsWith('session='))).not.toContain(shopper.cookies.token);
    await shopper.ask('Logout');
    expect(Object.keys(shopper.cookies).sort()).toEqual(['device', 'lang', 'region']);
  });

  it('a logout that fails in the mall leaves the session, so that it can be tried again', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    await stack.test.ops('POST', '/_ops/faults', { kind: 'error', path: '/app/logout' });
    expect((await shopper.ask('Logout')).errors).toMatchObject([{ extensions: { status: 500 } }]);
    expect(shopper.cookies).toHaveProperty('token');
    await shopper.ask('Logout');
    expect(shopper.cookies).not.toHaveProperty('token');
  });
});
