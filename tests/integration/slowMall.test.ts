import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { askInTime } from '#mesh/http/mallClient.ts';
import { mallAt, mallOrigin, type MallConnection } from '#mesh/http/mallConnection.ts';
import { openEntityNames } from '#mesh/entityNames.ts';
import { proxyFiles } from '#mesh/http/proxy.ts';
import { life, ResponseCache } from '#mesh/http/responseCache.ts';
import { openRequestVisitors } from '#mesh/http/requestVisitor.ts';
import { gate } from '../drivers/gate.ts';
import { hashOf } from '../drivers/hashOf.ts';
import { openStack, type Stack } from './stack.ts';

type Answer = (path: string, response: ServerResponse) => void;

let server: Server;
let answer: Answer;
let mall: MallConnection;
const health: Answer = (_, response) => void response.end(JSON.stringify({ time: new Date().toISOString() }));
const stalled: Answer = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('[{"half":');
};
const silent: Answer = () => undefined;
const json =
  (body: unknown): Answer =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const log = (): undefined => undefined;

beforeAll(async () => {
  answer = health;
  server = createServer((request, response) => answer(request.url ?? '', response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  mall = await mallAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await mall.stop();
  server.closeAllConnections();
  server.close();
});
afterEach(() => void vi.useRealTimers());

/** Only the wall's time moves; timers run as always. */
const pass = (ms: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
};

describe('A mall whose answer stalls', () => {
  it.each([
    ['before the headers', silent],
    ['within the body', stalled],
  ])('%s is given up in time, whole', async (_, weather) => {
    answer = weather;
    await expect(askInTime(mall, '/salesRegions/all', { method: 'GET' }, '', 200).then((response) => response.text())).rejects.toThrow(
      'the mall did not answer /salesRegions/all within 200 ms',
    );
  });

  it('in this process is given up as well', async () => {
    const here: MallConnection = {
      ...mall,
      fetch: async () => new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(8)) })),
    };
    await expect(askInTime(here, '/x', { method: 'GET' }, '', 200).then((response) => response.text())).rejects.toThrow('within 200 ms');
  });

  it('holds nothing once it was read: the answer comes whole', async () => {
    answer = json({ whole: true });
    expect(await (await askInTime(mall, '/x', { method: 'GET' }, '', 200)).json()).toEqual({ whole: true });
  });
});

const openCache = () =>
  new ResponseCache<{ text: string }>(
    1_000_000,
    ({ text }) => text.length,
    () => true,
  );

describe('What is known', () => {
  it('of the regions is given at once when its life is over and the mall is slow, and renewed behind', async () => {
    const colombo = { regionId: 659006000402, countryCode: 'LK', regionName: 'Sri Lanka' };
    const visitors = openRequestVisitors({ mall, canLookUp: false, isSecure: false, log });
    const visit = async (): Promise<string> => (await visitors.of(new Request('http://localhost/'), '')).region.regionName;
    answer = json([colombo]);
    expect(await visit()).toBe('Sri Lanka');
    const late: ServerResponse[] = [];
    answer = (_, response) => void late.push(response);
    pass(61_000);
    expect(await visit()).toBe('Sri Lanka');
    expect(await visit()).toBe('Sri Lanka');
    await expect.poll(() => late.length).toBe(1);
    late[0]?.setHeader('content-type', 'application/json').end(JSON.stringify([{ ...colombo, regionName: 'Ceylon' }]));
    await expect.poll(visit).toBe('Ceylon');
    answer = (_, response) => void response.writeHead(500).end();
    pass(3_600_000);
    expect(await visit()).toBe('Ceylon');
  });

  it('of names is not waited for where the mall is silent', async () => {
    answer = silent;
    expect(await openEntityNames(mall).of({ sort: 'shop', id: 7 })).toBeNull();
  });

  it('of an answer that guests share is given where a new one does not come in time', async () => {
    const cache = openCache();
    await cache.take('a', async () => ({ text: 'old' }));
    const never = (): Promise<{ text: string }> => new Promise(() => undefined);
    pass(life.fresh + life.stale + 1);
    expect(await cache.take('a', never)).toMatchObject({ value: { text: 'old' }, outcome: 'stale' });
    const other = openCache();
    await other.take('a', async () => ({ text: 'old' }));
    pass(life.fresh + life.stale + 1);
    expect(await other.take('a', () => Promise.reject(new Error('no mall')))).toMatchObject({ value: { text: 'old' }, outcome: 'stale' });
    expect(await other.take('a', async () => ({ text: 'new' }))).toMatchObject({ value: { text: 'new' }, outcome: 'miss' });
    pass(life.fresh + life.stale + life.late + 1);
    await expect(other.take('a', () => Promise.reject(new Error('no mall')))).rejects.toThrow('no mall');
  });
});

describe('What was asked before the world changed at once', () => {
  it('is answered to who waits for it, and not kept', async () => {
    const cache = openCache();
    const answered = gate();
    const waiting = cache.take('a', async () => {
      await answered.opened;
      return { text: 'before' };
    });
    cache.purge();
    answered.open();
    expect(await waiting).toMatchObject({ value: { text: 'before' }, outcome: 'miss' });
    expect(await cache.take('a', async () => ({ text: 'after' }))).toMatchObject({ value: { text: 'after' }, outcome: 'miss' });
  });
});

describe("A foreign mall's files", () => {
  const visitor = async () => {
    answer = json([{ regionId: 659006000402, countryCode: 'LK' }]);
    return openRequestVisitors({ mall, canLookUp: false, isSecure: false, log }).of(new Request('http://localhost/'), '');
  };
  const trace = 'at /srv/mall/secret.js:12 password=hunter2';

  it.each([
    ['an error page', 500, 'text/html', `<h1>${trace}</h1>`, { code: 'INTERNAL', desc: '' }],
    ['a page that says it is well', 200, 'text/html', '<script>alert(1)</script>', { code: 'INTERNAL', desc: '' }],
    [
      'a refusal with more than it should say',
      404,
      'application/json',
      JSON.stringify({ code: 'NOT_FOUND', desc: 'Not found', stack: trace }),
      { code: 'NOT_FOUND', desc: 'Not found' },
    ],
  ])('are pictures or our own refusal: %s is not passed on', async (_, status, type, body, said) => {
    const who = await visitor();
    answer = (__, response) => void response.writeHead(status, { 'content-type': type }).end(body);
    for (const init of [{}, { method: 'POST', body: 'x' }]) {
      const passed = await proxyFiles(mall, new Request('http://localhost/oss/x', init), who);
      expect(passed.status).toBe(status === 200 ? 502 : status);
      expect(await passed.json()).toEqual(said);
    }
  });

  it.each([
    ['a moment', '2026-01-15T00:00:00.000Z', '60', { data: { until: '2026-01-15T00:00:00.000Z' } }, '60'],
    ['anything else', '<b>soon</b>', 'soon', {}, null],
  ])('say until when a refusal stands where the mall says %s', async (_, until, after, told, again) => {
    const who = await visitor();
    answer = (__, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': after });
      response.end(JSON.stringify({ code: 'RATE_LIMITED', desc: 'Later', data: { until, more: trace } }));
    };
    const passed = await proxyFiles(mall, new Request('http://localhost/oss/x'), who);
    expect(await passed.json()).toEqual({ code: 'RATE_LIMITED', desc: 'Later', ...told });
    expect([passed.headers.get('retry-after'), passed.headers.get('cache-control')]).toEqual([again, 'no-store']);
  });

  it('come unpacked, and say nothing of how they were packed or whose cookies they bring', async () => {
    const packed = gzipSync('one line, '.repeat(40));
    answer = (_, response) => {
      response.writeHead(200, {
        'content-type': 'text/plain',
        'content-encoding': 'gzip',
        'content-length': packed.length,
        'set-cookie': 'mall=1',
      });
      response.end(packed);
    };
    const unpacked = await mall.fetch(new Request(`${mallOrigin}/x`), '');
    expect(await unpacked.text()).toHaveLength(400);
    expect([...unpacked.headers.keys()].filter((name) => /^content-(encoding|length)$|cookie/.test(name))).toEqual([]);
  });

  it('come with their kind where they are pictures', async () => {
    const who = await visitor();
    answer = (__, response) =>
      void response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': 'public', 'x-powered-by': 'secret' }).end('RIFF');
    const passed = await proxyFiles(mall, new Request('http://localhost/oss/x'), who);
    expect([
      passed.headers.get('content-type'),
      passed.headers.get('cache-control'),
      passed.headers.get('x-powered-by'),
      await passed.text(),
    ]).toEqual(['image/webp', 'public', null, 'RIFF']);
  });
});

describe('Variables that do not fit their document', () => {
  let stack: Stack;
  beforeAll(async () => void (stack = await openStack()));
  afterAll(() => stack.close());

  it.each([
    ['of what guests share', 'ReadYouMayLike', { regionId: 'here', current: 1 }],
    ["of a shopper's own", 'LoginByPassword', { input: { userMail: 7 } }],
    ['that are missing', 'LoginByPassword', {}],
  ])("%s are the asker's mistake and say which", async (_, name, variables) => {
    const response = await stack.visitor().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ documentId: hashOf(name), variables }),
    });
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { extensions: { code: string; status: number; desc: string } }[] };
    expect(errors[0]?.extensions).toEqual({
      code: 'VALIDATION',
      status: 400,
      desc: expect.stringMatching(/^Variable "\$(regionId|input)"/),
    });
    expect(stack.output.join('\n')).not.toMatch(/failed/);
  });
});
