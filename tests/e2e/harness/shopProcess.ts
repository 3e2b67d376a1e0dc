import { spawn } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
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

type Started = { name: string; program: readonly string[]; address: string; env: Record<string, string> };

/**
 * Runs a program with its data in a folder, where it also writes what it says, until it is ready at its address; answers how to end it.
 * A mall in it looks at each answer whether it keeps the contract, and draws no picture before it is asked for.
 */
const startProcess = async (folder: string, { name, program, address, env }: Started): Promise<() => Promise<void>> => {
  const log = openSync(logOf(folder), 'a');
  const shop = spawn(process.execPath, program, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: '',
      MALL_URL: '',
      DEMO: '1',
      TRUST_PROXY: '1',
      CHECK_ANSWERS: '1',
      ...env,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const isUp = async (): Promise<boolean> => {
    if (shop.exitCode !== null) throw new Error(`${name} ended with ${shop.exitCode}`);
    return answers(`${address}/readyz`);
  };
  await until(name, isUp, 180_000).catch((error: Error) => {
    throw new Error(`${error.message}:\n${readFileSync(logOf(folder), 'utf8')}`);
  });
  return async () => {
    if (shop.exitCode !== null) return;
    const ended = new Promise((resolve) => shop.once('close', resolve));
    shop.kill('SIGTERM');
    await ended;
  };
};

const newPorts = async () => {
  const [PORT, OPS_PORT, VAULT_PORT, MALL_PORT] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  return { PORT: String(PORT), OPS_PORT: String(OPS_PORT), VAULT_PORT: String(VAULT_PORT), MALL_PORT: String(MALL_PORT) };
};

const prepare = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  sharePictures(folder);
  rmSync(logOf(folder), { force: true });
  shopLogs.add(logOf(folder));
};

/** Starts the shop as a newcomer does, with its data in a folder. `program` is what node runs instead of it. */
export const startShop = async (folder: string, program: readonly string[] = ['mesh/start.mjs']): Promise<RunningShop> => {
  const env = await newPorts();
  prepare(folder);
  const address = `http://localhost:${env.PORT}`;
  const close = await startProcess(folder, { name: 'the shop', program, address, env });
  return { address, ops: `http://127.0.0.1:${env.OPS_PORT}`, dataDir: folder, close };
};

/** Starts a shop whose mall stands by itself, as `npm run mall` starts it: the gateway knows it by its address alone. */
export const startShopApart = async (folder: string): Promise<RunningShop> => {
  const env = { ...(await newPorts()), SECRET: 'between gateway and mall' };
  prepare(folder);
  const mall = `http://127.0.0.1:${env.MALL_PORT}`;
  const closeMall = await startProcess(folder, {
    name: 'the mall',
    program: ['--import', 'tsx', 'mall/main.ts'],
    address: mall,
    env: { ...env, TRUST_PROXY: '0' },
  });
  const address = `http://localhost:${env.PORT}`;
  const closeGateway = await startProcess(folder, {
    name: 'the gateway',
    program: ['mesh/start.mjs'],
    address,
    env: { ...env, MALL_URL: mall },
  }).catch(async (failed: unknown) => {
    await closeMall();
    throw failed;
  });
  const close = async (): Promise<void> => {
    await closeGateway();
    await closeMall();
  };
  return { address, ops: `http://127.0.0.1:${env.OPS_PORT}`, dataDir: folder, close };
};
