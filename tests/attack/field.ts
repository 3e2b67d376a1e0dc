import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#mall/platform/postgres/process.ts';
import { hashOf } from '../drivers/hashOf.ts';
import { mallSource, startMall } from '../drivers/mallProcess.ts';

/** One process of the shop under attack. */
export type Shop = { origin: string; host: string; port: number; ops: string; memory(): number; isAlive(): boolean };

/** Somebody who asks: where he seems to come from, and his cookies. */
export type Caller = { address: string; cookies: Map<string, string> };

export type Answer = { status: number; code: string | undefined; body: unknown; retryAfter: number; until: string | undefined };

/** What scenarios work with: two processes of the shop on one database, asked over the loopback only. */
export type Field = {
  shops: readonly [Shop, Shop];
  /** Where a mall on the same database listens by itself, for what no gateway passes on. */
  mall: string;
  /** The whole of an attack, not its short form. */
  full: boolean;
  /** `short` in `npm test`, `whole` in `npm run attack`. */
  size(short: number, whole: number): number;
  /** Somebody from a network that nobody had before. */
  stranger(): Caller;
  fetch(caller: Caller, path: string, init?: RequestInit & { headers?: Record<string, string> }, shop?: Shop): Promise<Response>;
  /** A document of `src/data` by its name, at one of the two processes in turn. */
  ask(caller: Caller, name: string, variables?: object): Promise<Answer>;
  /** Logs a shopper in; `demo` has orders, `new` has nothing. */
  login(caller: Caller, who?: 'demo' | 'new'): Promise<void>;
};

const root = fileURLToPath(new URL('../..', import.meta.url));

const until = async (what: string, look: () => Promise<boolean>, patience: number): Promise<void> => {
  const end = performance.now() + patience;
  while (!(await look().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what} did not come within ${patience} ms`);
    await pause(50);
  }
};

/** What all processes of the shop are started with. */
const shopEnv = { HOST: '127.0.0.1', DATABASE_URL: '', MALL_URL: '', DEMO: '1', PRODUCTS: '300', TRUST_PROXY: '1' };

async function startShop(dataDir: string): Promise<{ shop: Shop; child: ChildProcess }> {
  const [port, opsPort, vaultPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const output: string[] = [];
  const child = spawn(process.execPath, ['--max-old-space-size=240', 'mesh/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...shopEnv,
      NODE_ENV: 'production',
      PORT: String(port),
      OPS_PORT: String(opsPort),
      VAULT_PORT: String(vaultPort),
      DATA_DIR: dataDir,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const origin = `http://localhost:${port}`;
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`);
    return (await fetch(`${origin}/readyz`)).ok;
  };
  await until('the shop', isUp, 180_000).catch((failed: Error) => {
    child.kill();
    throw new Error(`${failed.message}:\n${output.join('')}`);
  });
  const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  return {
    shop: { origin, host: '127.0.0.1', port, ops: `http://127.0.0.1:${opsPort}`, memory, isAlive: () => child.exitCode === null },
    child,
  };
}

type Said = {
  data?: Record<string, { code?: string; data?: { until?: string } } | null> | null;
  errors?: { extensions?: { code?: string } }[];
};

/** Starts both processes on a fresh embedded database. */
export async function openField(full: boolean): Promise<Field & { close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'serendib-attack-'));
  const first = await startShop(dataDir);
  const [second, mall] = await Promise.all([startShop(dataDir), startMall(mallSource, { ...shopEnv, DATA_DIR: dataDir })]);
  const shops = [first.shop, second.shop] as const;
  let strangers = 0;
  let turn = 0;

  const fetchAs: Field['fetch'] = async (caller, path, init = {}, shop) => {
    const cookie = [...caller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    turn += 1;
    const { origin } = shop ?? shops[turn % 2 === 0 ? 0 : 1];
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
      ...init,
      headers: { 'x-forwarded-for': caller.address, ...(cookie ? { cookie } : {}), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (/Max-Age=0\b/.test(line)) caller.cookies.delete(name);
      else caller.cookies.set(name, value);
    }
    return response;
  };
  const ask: Field['ask'] = async (caller, name, variables = {}) => {
    const response = await fetchAs(caller, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ documentId: hashOf(name), variables }),
    });
    const body = (await response.json().catch(() => ({}))) as Said;
    const [refused] = Object.values(body.data ?? {});
    return {
      status: response.status,
      code: body.errors?.[0]?.extensions?.code ?? refused?.code,
      body,
      retryAfter: Number(response.headers.get('retry-after') ?? 0),
      until: refused?.data?.until,
    };
  };
  const ended = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null) resolve();
      child.once('close', () => resolve());
      child.kill('SIGTERM');
    });
  return {
    shops,
    mall: mall.url,
    full,
    fetch: fetchAs,
    ask,
    size: (short, whole) => (full ? whole : short),
    stranger() {
      strangers += 1;
      return { address: `198.51.${100 + Math.floor(strangers / 250)}.${(strangers % 250) + 1}`, cookies: new Map() };
    },
    async login(caller, who = 'new') {
      const { body } = await ask(caller, 'LoginByPassword', { input: { userMail: `${who}@serendib.example`, loginPassword: 'Demo#2026' } });
      if (![...caller.cookies.keys()].some((name) => /token$/i.test(name))) throw new Error(`no login: ${JSON.stringify(body)}`);
    },
    async close() {
      await Promise.all([ended(second.child), ended(mall.child)]);
      await ended(first.child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
