import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { openScriptMeter } from './scriptMeter.ts';

test("every script on the wire is counted as it is packed, the page's and what the service worker keeps", async () => {
  const packed = brotliCompressSync('export const words = {};'.repeat(40));
  const origin = createServer((request, response) => {
    const isScript = request.url?.endsWith('.js') ?? false;
    response.writeHead(
      200,
      isScript ? { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' } : { 'content-type': 'image/png' },
    );
    response.end(packed);
  });
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  const meter = await openScriptMeter();
  onTestFinished(() => {
    meter.close();
    origin.close();
  });
  const base = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const fetchAs = (path: string, destination: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const proxy = new URL(meter.proxy);
      get(
        { host: proxy.hostname, port: proxy.port, path: base + path, headers: { 'sec-fetch-dest': destination }, agent: false },
        (answer) => {
          answer.resume().once('end', () => resolve());
        },
      ).once('error', reject);
    });
  await fetchAs('/entry.js', 'script');
  await fetchAs('/page.js', 'script');
  await fetchAs('/kept.js', 'empty');
  await fetchAs('/picture.png', 'image');
  expect(meter.read()).toEqual({ page: 2 * packed.length, worker: packed.length });
  expect(meter.read()).toEqual({ page: 0, worker: 0 });
});
