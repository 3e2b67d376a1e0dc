import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How to reach one database of the embedded server. */
export type Connection = { host: string; port: number; user: string; password?: string; database: string };

/** Whether a process runs, ours or somebody else's. */
export function alive(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (refused) {
    return (refused as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is a PostgreSQL server, as far as the system tells: the number may be another one's by now. */
export function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

/** A server as its own file tells of it; `host` is empty while it does not listen yet. */
type Postmaster = { pid: number; port: number; host: string };

/** Whether a server that listens still has its socket: what cleans up the temporary folder may have taken it. */
export function hasSocket({ host, port }: Postmaster): boolean {
  return process.platform === 'win32' || host === '' || existsSync(join(host, `.s.PGSQL.${port}`));
}

/** The server of a data folder by its own file; null where none was started or it has ended. */
export function postmaster(data: string): Postmaster | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), host: process.platform === 'win32' ? '127.0.0.1' : (lines[4] ?? '') };
  } catch {
    return null;
  }
}

/** Whether a server lets somebody in, within 2 s. */
export async function answers(connection: Connection): Promise<boolean> {
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

/** A port of this machine on which nobody listens now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 5432;
}

/** Sends a process a signal and waits until it is gone, 30 s at most. */
export async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
  const until = Date.now() + 30_000;
  while (alive(pid) && Date.now() < until) await pause(10);
}

/** Nothing that is done under the start lock takes longer, so an older one belongs to a process whose number somebody else has now. */
const LOCK_LIFE_MS = 300_000;

function holderOf(lock: string): number | null {
  try {
    return Date.now() - statSync(lock).mtimeMs > LOCK_LIFE_MS ? 0 : Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

/** Makes the lock together with its content, so that nobody ever sees one without a holder. */
function take(lock: string): boolean {
  const mine = `${lock}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, lock);
    return true;
  } catch (refused) {
    if ((refused as NodeJS.ErrnoException).code !== 'EEXIST') throw refused;
    return false;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes the lock of a process that is gone; one process at a time, or the second would remove the lock that the first took since. */
function bury(lock: string): void {
  const burying = `${lock}.burying`;
  if (holderOf(burying) === 0) rmSync(burying, { force: true });
  if (!take(burying)) return;
  const holder = holderOf(lock);
  if (holder !== null && !alive(holder)) rmSync(lock, { force: true });
  rmSync(burying, { force: true });
}

/** One process at a time builds or starts the cluster; the lock of a dead one is taken over. */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = join(dataDir, 'starting.lock');
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder !== null && !alive(holder)) bury(lock);
    else await pause(20);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
