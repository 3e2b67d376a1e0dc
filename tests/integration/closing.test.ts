import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { freePort } from '#mall/platform/postgres/process.ts';
import { hashOf } from '../drivers/hashOf.ts';

type Shop = { child: ChildProcess; address: string; ops: string; said(): string; ended: Promise<number | null> };

const folders: string[] = [];
const shops: Shop[] = [];

const startShop = async (dataDir: string): Promise<Shop> => {
  const [port, opsPort, vaultPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const child = spawn(process.execPath, ['mesh/start.mjs'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
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
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const shop = { child, address: `http://127.0.0.1:${port}`, ops: `http://127.0.0.1:${opsPort}`, said: () => said, ended };
  shops.push(shop);
  return shop;
};

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'serendib-stack-closing-'));
  folders.push(folder);
  return folder;
};

afterAll(() => {
  for (const { child } of shops) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

it('a shop that is told to end while it opens for the first time takes its database along, and nobody complains', async () => {
  const folder = newFolder();
  const shop = await startShop(folder);
  await vi.waitFor(() => expect(shop.said()).toMatch(/catalogue: 60 of 60 products/), { timeout: 170_000, interval: 5 });
  shop.child.kill('SIGTERM');
  expect([await shop.ended, existsSync(join(folder, 'postgres', 'postmaster.pid'))], shop.said()).toEqual([0, false]);
  expect(shop.said()).not.toMatch(/stands at|error|terminat|sandbox ended/i);
});

it('a gateway that is told to end answers every question on its way, ends streams, takes nobody new, and goes', async () => {
  const { child, address, ops, ended } = await startShop(newFolder());
  const isReady = (): Promise<boolean> =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 170_000, interval: 50 });
  const post = (url: string, body: object, headers = {}): Promise<Response> =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const ask = (name: string, cookie: string, variables = {}): Promise<Response> =>
    post(`${address}/graphql`, { documentId: hashOf(name), variables }, { 'sec-fetch-site': 'same-origin', cookie });
  const login = await ask('LoginByPassword', '', { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } });
  await login.text();
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const heard = (await fetch(`${address}/events`, { headers: { cookie, accept: 'text/event-stream' } })).text();

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
      fetch(`${address}/healthz`).then(
        () => 'taken',
        () => 'nobody new',
      ),
    )
    .toBe('nobody new');
  await expect(heard, 'the stream ended in order').resolves.toMatch(/^retry:/);
  expect(await answers).toEqual(Array.from({ length: count }, () => [200, true]));
  expect(await ended).toBe(0);
});
