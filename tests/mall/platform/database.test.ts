import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { mallProgram, noBank } from '../../drivers/mallProcess.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Who is killed, one time after another. */
const victims = process.env['FULL'] === '1' ? ['mall', 'both', 'mall', 'both'] : ['mall', 'both'];

const dataDir = mkdtempSync(join(tmpdir(), 'serendib-kill-'));
const running = new Set<ChildProcess>();

type Started = { child: ChildProcess; url: string; output(): string };

function launch(env: Record<string, string>): { child: ChildProcess; output(): string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, mallProgram(), {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DEMO: '1', PRODUCTS: '60', MALL_PORT: '0', OPS_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => (running.delete(child), done(code))));
  return { child, output: () => output, ended };
}

async function start(env: Record<string, string> = {}): Promise<Started> {
  const { child, output } = launch({ VAULT_URL: noBank, ...env });
  await vi.waitFor(() => expect(output()).toMatch(/mall ready on \S+/), { timeout: 90_000, interval: 50 });
  return { child, output, url: /mall ready on (\S+)/.exec(output())?.[1] ?? '' };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Where the server listens. */
function socketFolder(): string {
  return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[4] ?? '';
}

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/web/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userMail: 'new@serendib.example', loginPassword: 'Demo#2026' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function addresses(url: string, token: string): Promise<string[]> {
  const answer = await fetch(`${url}/p/address/list`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) throw new Error(`the address book answered ${answer.status}`);
  return ((await answer.json()) as { addr: string }[]).map((address) => address.addr);
}

afterAll(async () => {
  for (const child of running) await kill(child);
  const last = await start();
  const gone = new Promise((done) => last.child.once('exit', done));
  last.child.kill('SIGTERM');
  await gone;
  rmSync(dataDir, { recursive: true });
});

describe('the embedded PostgreSQL', () => {
  it('finds everything that was answered after kill -9 of the mall, of both, and adopts a survivor', async () => {
    const written: string[] = [];
    for (const victim of victims) {
      const mall = await start();
      if (victim === 'both' && written.length > 0) expect(mall.output()).toMatch(/adopted the PostgreSQL/);
      const token = await login(mall.url);
      expect((await addresses(mall.url, token)).sort()).toEqual([...written].sort());
      const add = async (addr: string): Promise<void> => {
        const answer = await fetch(`${mall.url}/p/address/addAddr`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({
            receiver: 'A',
            countryId: 659006000402,
            provinceId: 1010000,
            cityId: 1010100,
            areaId: 1010101,
            addr,
            mobile: '771234567',
            mobileCode: '94',
          }),
        });
        if (answer.status === 200) written.push(addr);
      };
      for (let each = 0; each < 4; each++) await add(`${victim} ${written.length}`);
      const pid = postmasterPid();
      await kill(mall.child);
      if (victim === 'both') process.kill(pid, 'SIGKILL');
    }
    const mall = await start();
    expect((await addresses(mall.url, await login(mall.url))).sort()).toEqual([...written].sort());
    await kill(mall.child);
  });

  it.each([
    ['ends by itself', (): boolean => process.kill(postmasterPid(), 'SIGKILL'), /has ended by itself and is started again/],
    ['loses its socket', (): void => rmSync(socketFolder(), { recursive: true }), /has lost its socket and is started again/],
  ] as const)('is started again when it %s, and is found again by both processes', async (_, harm, output) => {
    const malls = [await start(), await start()];
    const tokens = await Promise.all(malls.map((mall) => login(mall.url)));
    harm();
    // Its children answer for a moment after the postmaster is gone.
    await vi.waitFor(() => expect(malls.map((mall) => mall.output()).join('')).toMatch(output), {
      timeout: 60_000,
      interval: 100,
    });
    for (const [at, mall] of malls.entries())
      await vi.waitFor(async () => expect((await addresses(mall.url, tokens[at] ?? '')).length).toBeGreaterThan(0), {
        timeout: 60_000,
        interval: 100,
      });
    for (const mall of malls) await kill(mall.child);
  });

  it('serves two processes, stays while one of them runs, and ends with the last, whatever is asked by nobody any more', async () => {
    const [one, other] = [await start(), await start()];
    const pid = postmasterPid();
    const host = socketFolder();
    const [, , , port] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    const forgotten = new pg.Client({ host, port: Number(port), user: 'mall', database: 'postgres' });
    forgotten.on('error', () => undefined);
    await forgotten.connect();
    void forgotten.query('select pg_sleep(3600)').catch(() => undefined);
    const stop = async (child: ChildProcess): Promise<void> => {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGINT');
      await gone;
    };
    await stop(one.child);
    expect((await fetch(`${other.url}/healthz`)).status).toBe(200);
    await stop(other.child);
    expect(() => process.kill(pid, 0)).toThrow();
  });

  it.each([
    ['while it is created', /creating the database cluster/],
    ['while it is filled', /catalogue: 60 of 60 products/],
  ] as const)('ends with a mall that is told to end %s, and nobody complains', async (_, moment) => {
    const folder = mkdtempSync(join(tmpdir(), 'serendib-opening-'));
    const mall = launch({ DATA_DIR: folder });
    await vi.waitFor(() => expect(mall.output()).toMatch(moment), { timeout: 90_000, interval: 5 });
    mall.child.kill('SIGTERM');
    expect([await mall.ended, existsSync(join(folder, 'postgres', 'postmaster.pid'))], mall.output()).toEqual([0, false]);
    expect(mall.output()).not.toMatch(/mall ready|error|terminat/i);
    rmSync(folder, { recursive: true });
  });
});

describe('what cannot start', () => {
  it.each([
    [
      'a DATABASE_URL that nobody answers',
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:9/mall', SECRET: 'long enough for a secret', VAULT_URL: 'https://vault.example' },
      /^The database at DATABASE_URL \(127\.0\.0\.1:9\/mall\) does not answer: .+\.$/m,
    ],
    [
      'a DATABASE_URL that is none',
      { DATABASE_URL: 'somewhere', SECRET: 'long enough for a secret' },
      /^DATABASE_URL was given \(9 characters\); expected an address that begins with postgres:\/\/ or postgresql:\/\/\.$/m,
    ],
    [
      'a demo on every interface',
      { HOST: '0.0.0.0' },
      /^HOST was given as "0\.0\.0\.0"; expected a loopback name, .*, or DEMO_PUBLIC=1 where that is meant\.$/m,
    ],
    [
      'no VAULT_URL outside the demo',
      { DEMO: '0', SECRET: 'long enough for a secret' },
      /^VAULT_URL is not set; expected where cards are paid, outside the demo\.$/m,
    ],
    [
      'no SECRET outside the demo',
      { DEMO: '0', SECRET: '' },
      /^SECRET is not set; expected 16 characters or more: outside the demo tokens are signed with it\.$/m,
    ],
    ['a port that is none', { MALL_PORT: '70000' }, /^MALL_PORT was given as "70000"; expected a port from 0 to 65535\.$/m],
  ])('%s is one sentence and exit code 1', async (_, env, sentence) => {
    const { ended, output } = launch(env);
    expect(await ended).toBe(1);
    expect(output()).toMatch(sentence);
    expect(output()).not.toContain('secret@');
    expect(output()).not.toMatch(/\n\s+at /);
  });

  it('a taken port is one sentence and exit code 1', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { ended, output } = launch({ MALL_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is already taken: set MALL_PORT to another one\\.$`, 'm'));
    taken.close();
  });
});
