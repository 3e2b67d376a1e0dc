import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** How to reach one database of the embedded server. */
export type Connection = { host: string; port: number; user: string; password?: string; database: string };

export function alive(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (refused) {
    return (refused as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false;
  }
}

export function postmaster(data: string): { pid: number; port: number; host: string } | null {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), host: process.platform === 'win32' ? '127.0.0.1' : (lines[4] ?? '') };
  } catch {
    return null;
  }
}

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

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 5432;
}

export async function end(pid: number, signal: NodeJS.Signals): Promise<void> {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
  const until = Date.now() + 30_000;
  while (alive(pid) && Date.now() < until) await pause(10);
}

/** One process at a time builds or starts the cluster; the lock of a dead one is taken over. */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
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
