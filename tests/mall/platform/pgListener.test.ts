import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Server } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAddress, GATEWAY_SIGNATURE, networkOf, signAddress } from '#mall/platform/http/clientAddress.ts';
import { BODY_BYTES, createHttpServer, type Patience } from '#mall/platform/http/httpServer.ts';
import { limit } from '../../limit.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let t: TestMall;
const servers: Server[] = [];
beforeAll(async () => {
  t = await openTestMall({ poolSize: 4 });
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await t.close();
});

type Fetch = Parameters<typeof createHttpServer>[0];

/** The mall, or what is given, behind the shop's own HTTP server; its port. */
const listen = async (fetch: Fetch = t.mall.fetch, patience: Partial<Patience> = {}): Promise<number> => {
  const server = createHttpServer(fetch, { patience }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** A connection on which `text` was sent. */
const sent = async (port: number, text: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};

/** What comes back until the connection is closed. */
const heard = async (socket: Socket): Promise<string> => {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  if (!socket.destroyed) await once(socket, 'close');
  return text;
};

const notice = 'POST /notice/pay/sandbox HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';
const noted = async (): Promise<number> =>
  (await t.mall.context.db.execute<{ count: number }>(sql`select count(*) as count from history`)).rows[0]?.count ?? 0;

/** Bytes without a length, until the other side has enough. */
const endless = (most: number) => {
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      bytes += 65_536;
      if (bytes > most) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  return { body, bytes: () => bytes };
};

describe('a body that stalls', () => {
  it('sixty half-sent payment notices hold no connection of the pool', async () => {
    const port = await listen();
    const sockets = await Promise.all(Array.from({ length: 60 }, () => sent(port, `${notice}content-length: 500\r\n\r\n{`)));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const { token } = await t.newUser();
    expect((await t.ask('POST', '/p/shopCart/info', { token, body: {} })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('is read before the call has a transaction, also by a mall behind another server', async () => {
    let read = 0;
    const half = () => new ReadableStream<Uint8Array>({ pull: () => new Promise(() => (read += 1)) }, { highWaterMark: 0 });
    const halves = Array.from({ length: 12 }, half);
    const stalled = halves.map((body) =>
      t.mall.fetch(new Request('http://mall/notice/pay/sandbox', { method: 'POST', body, duplex: 'half' } as RequestInit)),
    );
    await expect.poll(() => read).toBeGreaterThanOrEqual(4);
    expect((await t.ask('GET', '/healthz')).status).toBe(200);
    expect(stalled).toHaveLength(12);
  });

  it('is given up after its time, and so is a head that does not come and a body that comes too slowly', async () => {
    const port = await listen(undefined, { head: 200, idle: 150, body: 400 });
    expect(await heard(await sent(port, `${notice}content-length: 500\r\n\r\n{`))).toMatch(/^HTTP\/1.1 408/);
    expect(await heard(await sent(port, 'POST /notice/pay/sandbox HTTP/1.1\r\nhost: sh'))).toMatch(/^HTTP\/1.1 408/);
    const slow = await sent(port, `${notice}content-length: 500\r\n\r\n{`);
    const drip = setInterval(() => slow.write(' '), 50);
    expect(await heard(slow)).toMatch(/^HTTP\/1.1 408/);
    clearInterval(drip);
  });
});

describe('a body without end', () => {
  it.each(['/notice/pay/sandbox', '/web/login', '/graphql', '/_ops/clock'])(
    'is cut at 64 kB at %s, and nobody behind the server hears of it',
    async (path) => {
      let asks = 0;
      const port = await listen(() => new Response(String((asks += 1))));
      const flood = endless(64 * 1_048_576);
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: flood.body, duplex: 'half' } as RequestInit);
      expect({ status: answer.status, asks }).toEqual({ status: 413, asks: 0 });
      expect(flood.bytes()).toBeLessThan(16 * 1_048_576);
    },
  );

  it('is cut at 5 MB where something is uploaded, and one network holds few of them at once', async () => {
    const port = await listen(async (request) => new Response(String((await request.arrayBuffer()).byteLength)));
    expect(await (await fetch(`http://127.0.0.1:${port}/oss/upload`, { method: 'POST', body: Buffer.alloc(5_000_000) })).text()).toBe(
      '5000000',
    );
    const flood = endless(64 * 1_048_576);
    const answer = await fetch(`http://127.0.0.1:${port}/oss/upload`, { method: 'POST', body: flood.body, duplex: 'half' } as RequestInit);
    expect(await answer.json()).toMatchObject({ code: 'FILE_TOO_LARGE' });
    const part = `POST /oss/upload HTTP/1.1\r\nhost: shop\r\ncontent-length: 5000000\r\n\r\n${'x'.repeat(BODY_BYTES + 1)}`;
    const many = await Promise.all(Array.from({ length: 10 }, () => sent(port, part)));
    const refused = await Promise.race(many.map((socket) => heard(socket)));
    expect(refused).toMatch(/^HTTP\/1.1 503[^]*retry-after/);
    for (const socket of many) socket.destroy();
  });

  it('is told so also where the client says much before it listens', async () => {
    const port = await listen(undefined, { farewell: limit });
    const connected = once(servers.at(-1) as Server, 'connection') as Promise<[Socket]>;
    const much = `POST /oss/upload HTTP/1.1\r\nhost: shop\r\ncontent-length: 64000000\r\n\r\n${'x'.repeat(4_000_000)}`;
    const socket = (await sent(port, much)).pause();
    const [connection] = await connected;
    await expect.poll(() => connection.bytesRead).toBeGreaterThan(1_048_576);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString())).resume();
    await expect.poll(() => text).toMatch(/^HTTP\/1.1 413[^]*FILE_TOO_LARGE/);
    socket.destroy();
  });

  it('is counted by the mall itself, whoever asks it', async () => {
    const flood = endless(8 * 1_048_576);
    const answer = await t.mall.fetch(
      new Request('http://mall/notice/pay/sandbox', { method: 'POST', body: flood.body, duplex: 'half' } as RequestInit),
    );
    expect(answer.status).toBe(413);
    expect(flood.bytes()).toBeLessThan(4 * BODY_BYTES);
  });
});

it('what is refused and rolled back stands in no history; a wrong password, which counts, does', async () => {
  const before = await noted();
  const forged = await t.ask('POST', '/notice/pay/sandbox', {
    body: { filler: 'x'.repeat(15_000) },
    headers: { 'acquirer-signature': 't=1,v1=00' },
  });
  expect(forged.status).toBe(401);
  const form = new FormData();
  form.set('token', 'none');
  form.set('key', 'none');
  form.set('file', new Blob([new Uint8Array(4_000_000)]));
  expect((await t.mall.fetch(new Request('http://mall/oss/upload', { method: 'POST', body: form }))).status).toBe(410);
  expect(await noted()).toBe(before);
  await t.ask('POST', '/web/login', { body: { userMail: 'new@serendib.example', loginPassword: 'wrong' } });
  expect(await noted()).toBe(before + 1);
});

it('of the reported problems the newest thirty are kept', async () => {
  const recording = { format: 'serendib.recording', version: 1 };
  for (let each = 0; each < 33; each += 1) expect((await t.ops('POST', '/_ops/reports', { recording })).status).toBe(200);
  expect((await t.mall.context.db.execute(sql`select from report`)).rowCount).toBe(30);
});

describe("the client's address", () => {
  const from = (headers: Record<string, string>, trust: Parameters<typeof clientAddress>[1] = {}, remoteAddress = '10.0.0.9') =>
    clientAddress({ headers, socket: { remoteAddress } } as never, trust);
  const forwarded = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3' };

  it("is the connection's, unless so many proxies are trusted", () => {
    expect(from(forwarded)).toBe('10.0.0.9');
    expect(from(forwarded, { trustProxy: 1 })).toBe('3.3.3.3');
    expect(from(forwarded, { trustProxy: 2 })).toBe('2.2.2.2');
    expect(from({ 'x-forwarded-for': 'nonsense' }, { trustProxy: 1 })).toBe('10.0.0.9');
    expect(from({}, {}, '::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('is believed of a gateway that knows the secret', () => {
    const signed = { 'x-forwarded-for': '198.51.100.7', [GATEWAY_SIGNATURE]: signAddress('198.51.100.7', 'the same secret') };
    expect(from(signed, { secret: 'the same secret' })).toBe('198.51.100.7');
    expect(from(signed, { secret: 'another secret' })).toBe('10.0.0.9');
    expect(from({ ...signed, 'x-forwarded-for': '198.51.100.8' }, { secret: 'the same secret' })).toBe('10.0.0.9');
  });

  it('counts as a /64 where it is IPv6', () => {
    expect(
      [networkOf('2001:db8:1:2:3:4:5:6'), networkOf('2001:db8:1:2::9'), networkOf('2001:0db8:0001:0002:ffff::')].every(
        (one) => one === '2001:db8:1:2::/64',
      ),
    ).toBe(true);
    expect([networkOf('::1'), networkOf('2001:db8::1'), networkOf('::ffff:1.2.3.4'), networkOf('1.2.3.4')]).toEqual([
      '0:0:0:0::/64',
      '2001:db8:0:0::/64',
      '1.2.3.4',
      '1.2.3.4',
    ]);
  });
});
