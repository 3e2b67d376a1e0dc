import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssets } from '#mesh/http/assets.ts';
import { callMall } from '#mesh/http/mallClient.ts';
import { mallOrigin, type MallConnection } from '#mesh/http/mallConnection.ts';
import { proxyFiles } from '#mesh/http/proxy.ts';
import { openRequestVisitors, type RequestVisitor } from '#mesh/http/requestVisitor.ts';
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
