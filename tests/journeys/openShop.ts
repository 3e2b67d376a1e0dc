import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../chromium.ts';

export type OpenShop = { address: string; ops: string; browser: Browser; close: () => Promise<void> };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => (bound && typeof bound === 'object' ? resolve(bound.port) : reject(new Error('no port'))));
    });
  });

const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => null))?.ok ?? false;

/** Waits for what `look` sees, looking again every 50 ms; gives up after `patience` ms. */
export const until = async (what: string, look: () => Promise<boolean>, patience: number): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${patience} ms`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
};

/** The shop as a newcomer starts it, with a database of its own, and a browser beside it. */
export const openShop = async (): Promise<OpenShop> => {
  const [port, opsPort, vaultPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const folder = mkdtempSync(join(tmpdir(), 'serendib-journeys-'));
  const said: string[] = [];
  const shop = spawn(process.execPath, ['mesh/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), OPS_PORT: String(opsPort), VAULT_PORT: String(vaultPort), DATA_DIR: folder, DATABASE_URL: '', MALL_URL: '', DEMO: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  shop.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const address = `http://localhost:${port}`;
  const isUp = async (): Promise<boolean> => {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`);
    return answers(`${address}/readyz`);
  };
  await until('the shop', isUp, 180_000).catch((error: Error) => {
    throw new Error(`${error.message}:\n${said.join('')}`);
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const close = async (): Promise<void> => {
    await browser.close();
    const ended = new Promise((resolve) => shop.once('close', resolve));
    shop.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, ops: `http://127.0.0.1:${opsPort}`, browser, close };
};
