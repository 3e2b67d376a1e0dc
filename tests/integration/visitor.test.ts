import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssets } from '#mesh/http/assets.ts';
import { callMall } from '#mesh/http/mallClient.ts';
import { mallOrigin, type MallConnection } from '#mesh/http/mallConnection.ts';
import { proxyFiles } from '#mesh/http/proxy.ts';
import { openRequestVisitors, type RequestVisitor } from '#mesh/http/requestVisitor.ts';
import { openLeavers, openRenewals, Session } from '#mesh/http/session.ts';
import { sriLanka } from '../fixtures/visitor.ts';

const regions = [sriLanka, { ...sriLanka, regionId: 659006000403, regionName: 'China', countryCode: 'CN' }];

/** A mall that writes down who asked it for what; `answers` by path, before the usual. */
const mallWith = (answers: Record<string, () => Response>): { mall: MallConnection; requests: string[] } => {
  const requests: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const path = request.url.slice(mallOrigin.length);
    if (path === '/salesRegions/all') return Response.json(regions);
    requests.push(`${path} as ${request.headers.get('authorization') ?? 'guest'}`);
    return answers[path]?.() ?? new Response(null, { status: 404 });
  };
  const nothing = () => undefined;
  const mall = { fetch, now: Date.now, onWorldChange: nothing, ops: null, ready: async () => null, start: nothing, stop: async () => {} };
  return { mall, requests };
};

const visitorOf = (mall: MallConnection, address: string, cookie: string): Promise<RequestVisitor> =>
  openRequestVisitors({ mall, canLookUp: false, isSecure: false, log: () => undefined }).of(
    new Request(`http://localhost${address}`, { headers: { cookie } }),
    '',
  );

describe('A visitor', () => {
  it.each([
    ['/?region=659006000402', 'region=659006000403', 'Sri Lanka'],
    ['/', 'region=659006000403', 'China'],
    ['/?region=1', 'region=659006000403', 'China'],
    ['/', '', 'Sri Lanka'],
  ])('who opens %s with the cookie "%s" is in %s: a shared link shows what was shared', async (address, cookie, region) => {
    expect((await visitorOf(mallWith({}).mall, address, cookie)).region.regionName).toBe(region);
  });

  it("is in his device's time zone, each time he comes, and in his region's where his cookie names none", async () => {
    const visitors = openRequestVisitors({ mall: mallWith({}).mall, canLookUp: false, isSecure: false, log: () => undefined });
    const zonesOf = async (timeZone: string) => {
      const request = new Request('http://localhost/', { headers: { cookie: `timeZone=${timeZone}` } });
      const { visit, deviceZone } = await visitors.of(request, '');
      return [visit.timeZone, deviceZone];
    };
    for (const time of ['first', 'second']) {
      expect(await zonesOf('Asia%2FTokyo'), time).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
      expect(await zonesOf('Mars%2FOlympus'), time).toEqual(['Asia/Colombo', null]);
    }
  });

  it('is on the page who the readable cookie says, whole, where a token came with it', () => {
    const settings = { isSecure: false, renewals: openRenewals(), leavers: openLeavers() };
    const shopperOf = (session: unknown, token = 'mine') =>
      new Session({ ...(token ? { token } : {}), session: encodeURIComponent(JSON.stringify(session)) }, settings).shopper;
    const ama = { userId: '7', name: 'Ama', pic: '/oss/u/7.webp' };
    expect(shopperOf({ ...ama, more: 1 })).toEqual(ama);
    expect(shopperOf(ama, '')).toBeNull();
    for (const left of Object.keys(ama)) expect(shopperOf({ ...ama, [left]: undefined }), `without ${left}`).toBeNull();
    expect(new Session({ token: 'mine', session: '%E0%A4%A' }, settings).shopper).toBeNull();
  });

  it('is given cookies for a week, of this shop alone, whose tokens no script reads', async () => {
    const settings = { isSecure: true, renewals: openRenewals(), leavers: openLeavers() };
    const tokens = { access_token: 'a', refresh_token: 'r', userId: '7', nickName: 'Ama', pic: '' };
    const week = 7 * 24 * 3_600;
    const session = new Session({ '__Host-device': 'd', region: '1', lost: '%2FCart' }, settings);
    session.begin(tokens as Parameters<typeof session.begin>[0]);
    const [forgotten, ...lines] = session.setCookies('/');
    expect(forgotten).toBe('lost=; Path=/; Max-Age=0; SameSite=Lax; Secure');
    expect(lines).toEqual([
      `__Host-token=a; Path=/; Max-Age=${week}; SameSite=Lax; Secure; HttpOnly`,
      `__Host-refresh=r; Path=/; Max-Age=${week}; SameSite=Lax; Secure; HttpOnly`,
      expect.stringMatching(/^__Host-device=d; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/),
      `session=${encodeURIComponent('{"userId":"7","name":"Ama","pic":""}')}; Path=/; Max-Age=${week}; SameSite=Lax; Secure`,
    ]);
    const lost = new Session({ token: 'a', region: '1', other: 'x' }, { ...settings, isSecure: false });
    await lost.renew(async () => null);
    expect(lost.setCookies('/Cart?x=1')).toEqual([
      'token=; Path=/; Max-Age=0; SameSite=Lax',
      'refresh=; Path=/; Max-Age=0; SameSite=Lax',
      'session=; Path=/; Max-Age=0; SameSite=Lax',
      'other=; Path=/; Max-Age=0; SameSite=Lax',
      `region=1; Path=/; Max-Age=${week}; SameSite=Lax`,
      expect.stringMatching(/^lost=%2FCart%3Fx%3D1; Path=\/; Max-Age=\d+; SameSite=Lax$/),
    ]);
  });

  it('stays logged in while the mall fails to renew his session, and is logged out where it refuses', async () => {
    for (const [status, isKnown] of [
      [500, true],
      [503, true],
      [401, false],
    ] as const) {
      const { mall } = mallWith({
        '/p/cart': () => new Response('{}', { status: 401 }),
        '/token/refresh': () => new Response('{}', { status }),
      });
      const { session, visit } = await visitorOf(mall, '/', 'token=old; refresh=good');
      await callMall(mall, visit, '/p/cart', { method: 'GET' }).catch(() => undefined);
      expect([session.isKnown, session.hasEnded], `a renewal answered by ${status}`).toEqual([isKnown, !isKnown]);
    }
  });

  it('gets public pictures as a guest, so that anybody between may keep them, and only his own under his token', async () => {
    const picture = () => new Response('RIFF', { headers: { 'content-type': 'image/webp' } });
    const { mall, requests } = mallWith({ '/oss/p/1.webp': picture });
    const me = await visitorOf(mall, '/', 'token=mine; refresh=good');
    for (const path of ['/oss/p/1.webp', '/oss/chat-1.webp']) await proxyFiles(mall, new Request(`http://localhost${path}`), me);
    expect(requests).toEqual(['/oss/p/1.webp as guest', '/oss/chat-1.webp as guest', '/oss/chat-1.webp as Bearer mine']);
  });

  it('who leaves a page takes his wishes for its pictures with him', async () => {
    const asked: AbortSignal[] = [];
    const { mall } = mallWith({});
    const patient: MallConnection = {
      ...mall,
      fetch: async (request) => {
        if (request.url.endsWith('/salesRegions/all')) return mall.fetch(request, '');
        asked.push(request.signal);
        return new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('gone'))));
      },
    };
    const leaving = new AbortController();
    const request = new Request('http://localhost/oss/p/1.webp', { signal: leaving.signal });
    const answer = proxyFiles(patient, request, await visitorOf(mall, '/', ''));
    await expect.poll(() => asked.map(({ aborted }) => aborted)).toEqual([false]);
    leaving.abort();
    await expect(answer).rejects.toThrow('gone');
    expect(asked[0]?.aborted).toBe(true);
  });
});

describe('A file of the client build', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'client-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets/entry-1.js'), 'plain');
    await writeFile(join(folder, 'assets/entry-1.js.br'), 'packed');
    await writeFile(join(folder, 'robots.txt'), 'plain');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['/assets/entry-1.js', 'gzip, br', 'packed', 'br', 'public, max-age=31536000, immutable'],
    ['/assets/entry-1.js', 'gzip', 'plain', null, 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'br', 'plain', null, 'public, max-age=3600'],
  ])('%s for who reads "%s" is %s, and nobody between gives it to who reads something else', async (path, reads, text, packing, kept) => {
    const answer = (await readAssets(folder))(new Request(`http://localhost${path}`, { headers: { 'accept-encoding': reads } }));
    expect(await answer?.text()).toBe(text);
    const headers = ['content-encoding', 'cache-control', 'vary'].map((name) => answer?.headers.get(name));
    expect(headers).toEqual([packing, kept, 'Accept-Encoding']);
  });
});
