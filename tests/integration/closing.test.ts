import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashOf } from '../drivers/hashOf.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'serendib-stack-closing-'));
let child: ChildProcess;
let shop: string;
let ops: string;
let ended: Promise<number | null>;

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => done(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });

beforeAll(async () => {
  const [port, opsPort, vaultPort] = await Promise.all([freePort(), freePort(), freePort()]);
  child = spawn(process.execPath, ['mesh/start.mjs'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      OPS_PORT: String(opsPort),
      VAULT_PORT: String(vaultPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      MALL_URL: '',
      DEMO: '1',
      PRODUCTS: '60',
    },
  });
  ended = new Promise((done) => child.once('exit', done));
  shop = `http://127.0.0.1:${port}`;
  ops = `http://127.0.0.1:${opsPort}`;
  await vi.waitUntil(
    () =>
      fetch(`${shop}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 170_000, interval: 50 },
  );
});
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('a gateway that is told to end answers every question on its way, ends streams, takes nobody new, and goes', async () => {
  const post = (url: string, body: object, headers = {}): Promise<Response> =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const ask = (name: string, cookie: string, variables = {}): Promise<Response> =>
    post(`${shop}/graphql`, { documentId: hashOf(name), variables }, { 'sec-fetch-site': 'same-origin', cookie });
  const login = await ask('LoginByPassword', '', { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } });
  await login.text();
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const heard = (await fetch(`${shop}/events`, { headers: { cookie, accept: 'text/event-stream' } })).text();

  // What the mall is asked for is late, so that everything is on its way when the signal comes.
  const count = 16;
  await post(`${ops}/_ops/faults`, { kind: 'latency', latencyMs: 2_000, path: '/p/shopCart/info', times: count });
  const questions = Array.from({ length: count }, async () => {
    const answer = await ask('ReadCartLines', cookie);
    const { data } = (await answer.json()) as { data?: { cart?: unknown } };
    return [answer.status, data?.cart !== undefined];
  });
  const answers = Promise.all(questions.map((answer) => answer.catch((failed: Error) => failed.message)));
  const seen = async (): Promise<number> => ((await (await fetch(`${ops}/_ops/faults`)).json()) as { seen: number }[])[0]?.seen ?? 0;
  await expect.poll(seen, { interval: 20 }).toBe(count);
  child.kill('SIGTERM');

  await expect
    .poll(() =>
      fetch(`${shop}/healthz`).then(
        () => 'taken',
        () => 'nobody new',
      ),
    )
    .toBe('nobody new');
  await expect(heard, 'the stream ended in order').resolves.toMatch(/^retry:/);
  expect(await answers).toEqual(Array.from({ length: count }, () => [200, true]));
  expect(await ended).toBe(0);
});
