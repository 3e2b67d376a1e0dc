import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { noBank } from '../drivers/mallProcess.ts';

/** A shop that runs for the bench, in a process of its own. */
export type Shop = { origin: string; ops: string; pid: number; readyAfter: number; stop(): Promise<void> };

const root = new URL('../../', import.meta.url);
export const ports = {
  PORT: process.env.PORT ?? '3190',
  OPS_PORT: process.env.OPS_PORT ?? '3191',
  VAULT_PORT: process.env.VAULT_PORT ?? '3192',
  MALL_PORT: process.env.MALL_PORT ?? '3193',
};
/** A mall beside the shop: it has a plane of its own and no bank. */
export const bankless = { OPS_PORT: '3194', VAULT_URL: noBank };
export const dataDir = process.env.DATA_DIR ?? '/tmp/serendib-bench';

/** Starts a program and waits until `url` answers 200. */
export const running = async (
  command: string[],
  url: string,
  more: Record<string, string> = {},
): Promise<{ child: ChildProcess; readyAfter: number }> => {
  const begun = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...ports, DATA_DIR: dataDir, DEMO: '1', ...more },
  });
  let ended = false;
  child.on('exit', () => (ended = true));
  while (!ended) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return { child, readyAfter: performance.now() - begun };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${command.join(' ')} ended before it was ready`);
};

export const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.on('exit', () => resolve());
    child.kill('SIGINT');
  });

export const startShop = async (): Promise<Shop> => {
  const origin = `http://localhost:${ports.PORT}`;
  const { child, readyAfter } = await running(['--max-old-space-size=240', 'mesh/start.mjs'], `${origin}/readyz`);
  return { origin, ops: `http://127.0.0.1:${ports.OPS_PORT}`, pid: child.pid ?? 0, readyAfter, stop: () => stopped(child) };
};

/** Resident memory of a process in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Asks the simulation plane. */
export const ops = async (shop: Shop, path: string, body: object): Promise<void> => {
  const json = { 'content-type': 'application/json' };
  const response = await fetch(`${shop.ops}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
};
