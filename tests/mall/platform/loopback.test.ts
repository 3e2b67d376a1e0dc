import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMallConfig } from '#mall/platform/config.ts';
import { onLoopback } from '#mall/platform/http/loopback.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let mall: TestMall;
let plane: ServerType;
let port: number;
beforeAll(async () => {
  mall = await openTestMall({ products: 20 });
  const { ops } = mall.mall;
  if (!ops) throw new Error('the mall is no demo');
  plane = serve({ fetch: onLoopback(ops), hostname: '127.0.0.1', port: 0 });
  await new Promise<void>((done) => plane.once('listening', done));
  port = (plane.address() as AddressInfo).port;
});
afterAll(async () => {
  plane.close();
  await mall.close();
});

/** A request whose Host is anything, as a rebound name makes it. */
const ask = (method: string, path: string, headers: Record<string, string>, body = ''): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    request.on('error', reject).end(body);
  });
const json = { 'content-type': 'application/json' };
const move = '{"advanceMs":3600000}';

describe('The simulation plane', () => {
  it('is asked by a loopback name only: a foreign name that points here reads no codes', async () => {
    await mall.code('private@example.com');
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', '192.168.1.2']) {
      const answer = await ask('GET', '/_ops/mailbox?target=private@example.com', { host });
      expect(answer.status, host).toBe(403);
      expect(answer.text).not.toContain('private@');
    }
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, 'localhost']) {
      expect((await ask('GET', '/_ops/mailbox?target=private@example.com', { host })).status, host).toBe(200);
    }
  });

  it('is moved by no page of another origin, and by JSON only, which no form sends', async () => {
    const host = `localhost:${port}`;
    const before = mall.mall.context.clock.now();
    for (const origin of ['https://evil.example', 'http://localhost:8080', 'null']) {
      expect((await ask('POST', '/_ops/clock', { host, ...json, origin }, move)).status, origin).toBe(403);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      expect((await ask('POST', '/_ops/clock', { host, 'content-type': type }, move)).status, type).toBe(415);
    }
    expect((await ask('POST', '/_ops/clock', { host }, move)).status).toBe(415);
    expect(mall.mall.context.clock.now()).toBe(before);
    expect((await ask('POST', '/_ops/clock', { host, ...json }, move)).status).toBe(200);
    expect((await ask('POST', '/_ops/clock', { host, ...json, origin: `http://${host}` }, '{}')).status).toBe(200);
    expect(mall.mall.context.clock.now()).toBe(before + 3_600_000);
  });
});

describe("The demo's secret", () => {
  it('is made at the first start, kept for its owner alone, and another one elsewhere', () => {
    const [here, there] = [mkdtempSync(join(tmpdir(), 'secret-')), mkdtempSync(join(tmpdir(), 'secret-'))];
    const secretIn = (folder: string): string => readMallConfig({ DATA_DIR: join(folder, 'mall') }).secret;
    const first = secretIn(here);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(secretIn(here)).toBe(first);
    expect(secretIn(there)).not.toBe(first);
    expect(statSync(join(here, 'mall', 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(here, 'mall'))).toEqual(['secret']);
    for (const folder of [here, there]) rmSync(folder, { recursive: true });
  });

  it('is the one of SECRET where that is set', () => {
    expect(readMallConfig({ DATA_DIR: '/nowhere', SECRET: 'sixteen characters' }).secret).toBe('sixteen characters');
  });
});
