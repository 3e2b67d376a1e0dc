import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mallProgram, noBank } from '../../drivers/mallProcess.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'serendib-closing-'));
let child: ChildProcess;
let url: string;
let ops: string;
let ended: Promise<number | null>;

beforeAll(async () => {
  child = spawn(process.execPath, mallProgram(), {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      DEMO: '1',
      PRODUCTS: '60',
      MALL_PORT: '0',
      OPS_PORT: '0',
      VAULT_URL: noBank,
      DATA_DIR: dataDir,
    },
  });
  ended = new Promise((done) => child.once('exit', done));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toMatch(/simulation plane on \S+/), { timeout: 90_000, interval: 50 });
  url = /mall ready on (\S+)/.exec(output)?.[1] ?? '';
  ops = /simulation plane on (\S+)/.exec(output)?.[1] ?? '';
});
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

it('a process that is told to end is not ready at once, ends streams, answers everything on its way, and takes nobody new', async () => {
  const login = await fetch(`${url}/web/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userMail: 'new@serendib.example', loginPassword: 'Demo#2026' }),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const stream = await fetch(`${url}/p/user/stream`, { headers: { authorization: `Bearer ${access_token}` } });
  const heard = stream.text();

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const readyz = () =>
    new Promise<number>((done, failed) =>
      get(`${url}/readyz`, { agent }, (response) => response.resume().on('end', () => done(response.statusCode ?? 0))).on('error', failed),
    );
  expect(await readyz()).toBe(200);

  const slow = 16;
  await fetch(`${ops}/_ops/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'latency', latencyMs: 2_000, path: '/phoneCodes', times: slow }),
  });
  const answers = Array.from({ length: slow }, () =>
    fetch(`${url}/phoneCodes`).then(
      async (response) => [response.status, (await response.text()).length > 1_000],
      (failed: Error) => failed.message,
    ),
  );
  const seen = async (): Promise<number> => ((await (await fetch(`${ops}/_ops/faults`)).json()) as { seen: number }[])[0]?.seen ?? 0;
  await expect.poll(seen).toBe(slow);
  child.kill('SIGTERM');

  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'taken',
        () => 'nobody new',
      ),
    )
    .toBe('nobody new');
  expect(await heard, 'the stream ended in order').toMatch(/^retry:/);
  expect(await Promise.all(answers)).toEqual(Array.from({ length: slow }, () => [200, true]));
  expect(await ended).toBe(0);
});
