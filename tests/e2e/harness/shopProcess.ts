import { spawn } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#mall/platform/postgres/process.ts';
import { limit } from '../../limit.ts';

/** `ops` is the address of its simulation plane. */
export type RunningShop = { address: string; ops: string; dataDir: string; close: () => Promise<void> };

/** A folder for a shop's data. Where root runs it the database is another user's, who must be able to enter. */
export const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'serendib-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
};

const answers = async (url: string): Promise<boolean> => (await fetch(url).catch(() => null))?.ok ?? false;

/** Waits for what `look` sees, looking again every 50 ms; gives up after `patience` ms. */
export const until = async (what: string, look: () => Promise<boolean>, patience = limit): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await look())) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${patience} ms`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
};

/** Pictures are the same in every shop: what one has drawn the next one finds. */
const sharePictures = (folder: string): void => {
  const shared = process.env['SHARED_DATA'];
  if (!shared || existsSync(join(folder, 'pictures'))) return;
  const pictures = join(shared, 'pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(folder, 'pictures'));
};

/** Where the shops that this process uses write what they say. */
export const shopLogs = new Set<string>();

/** The file in a shop's folder that has what it said. */
export const logOf = (folder: string): string => join(folder, 'shop.log');

/**
 * Starts the shop as a newcomer does, with its data in a folder; its mall looks at each answer whether it keeps the contract, and draws no
 * picture before it is asked for. `program` is what node runs instead of it.
 */
export const startShop = async (folder: string, program: readonly string[] = ['mesh/start.mjs']): Promise<RunningShop> => {
  const [port, opsPort, vaultPort] = await Promise.all([freePort(), freePort(), freePort()]);
  mkdirSync(folder, { recursive: true });
  sharePictures(folder);
  const log = openSync(logOf(folder), 'w');
  const shop = spawn(process.execPath, program, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      OPS_PORT: String(opsPort),
      VAULT_PORT: String(vaultPort),
      DATA_DIR: folder,
      DATABASE_URL: '',
      MALL_URL: '',
      DEMO: '1',
      TRUST_PROXY: '1',
      CHECK_ANSWERS: '1',
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const address = `http://localhost:${port}`;
  shopLogs.add(logOf(folder));
  const isUp = async (): Promise<boolean> => {
    if (shop.exitCode !== null) throw new Error(`the shop ended with ${shop.exitCode}`);
    return answers(`${address}/readyz`);
  };
  await until('the shop', isUp, 180_000).catch((error: Error) => {
    throw new Error(`${error.message}:\n${readFileSync(logOf(folder), 'utf8')}`);
  });
  const close = async (): Promise<void> => {
    if (shop.exitCode !== null) return;
    const ended = new Promise((resolve) => shop.once('close', resolve));
    shop.kill('SIGTERM');
    await ended;
  };
  return { address, ops: `http://127.0.0.1:${opsPort}`, dataDir: folder, close };
};
