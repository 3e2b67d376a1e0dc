import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bareEnvironment } from '../environment.ts';
import { DatabaseUnreachable, socketFolderFor, WINDOWS, type Account } from './install.ts';
import { answers, freePort, type Connection } from './process.ts';

/** Where a cluster lies and how it is run. */
export type Cluster = { dataDir: string; data: string; bin: string; account: Account | null; log: (line: string) => void };
export type Server = { host: string; port: number };

const ROLE = 'mall';

/** Turns what went wrong on the way up into the one sentence that helps. */
export function explain(text: string, dataDir: string): DatabaseUnreachable {
  if (/no space left on device|ENOSPC|disk full/i.test(text))
    return new DatabaseUnreachable(`The disk that holds ${dataDir} is full: make room or set DATA_DIR to another disk.`);
  const lines = text.trim().split('\n');
  const last = lines.filter((line) => /FATAL|PANIC|error/i.test(line)).at(-1) ?? lines.at(-1) ?? '';
  return new DatabaseUnreachable(`The embedded PostgreSQL in ${dataDir} did not start: ${last.trim() || 'it gave no reason'}.`);
}

/** How to reach each database of a server. */
export function reach({ dataDir }: Cluster, server: Server): (database: string) => Connection {
  const password = WINDOWS ? { password: readFileSync(passwordFile(dataDir), 'utf8') } : {};
  return (database) => ({ host: server.host, port: server.port, user: ROLE, ...password, database });
}

/** Where sockets have no owner, a password stands in for it. */
function passwordFile(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return file;
}

/** Makes a new, empty cluster; one that was not finished is begun anew. @throws DatabaseUnreachable */
export async function buildCluster({ bin, data, account, dataDir }: Cluster): Promise<void> {
  const half = `${data}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (account) chownSync(half, account.uid, account.gid);
  const auth = WINDOWS ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDir)}`] : ['--auth=trust'];
  const building = spawn(
    join(bin, 'initdb'),
    [
      '-D',
      half,
      `--username=${ROLE}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      ...auth,
    ],
    {
      ...account,
      cwd: parse(half).root,
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  building.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  building.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, failed) => building.on('close', done).on('error', failed));
  if (code !== 0) throw explain(output, dirname(data));
  renameSync(half, data);
}

/** Starts the server and waits until it answers. @throws DatabaseUnreachable */
export async function launch(cluster: Cluster): Promise<Server> {
  const { bin, data, account, dataDir } = cluster;
  const server: Server = WINDOWS ? { host: '127.0.0.1', port: await freePort() } : { host: socketFolderFor(data, account), port: 5432 };
  // Left behind by a killed server, whose number may belong to somebody else by now.
  if (!WINDOWS) for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(server.host, name), { force: true });
  // fsync, synchronous_commit and full_page_writes stay on: what was answered is kept.
  const settings = [
    ...(WINDOWS
      ? ['listen_addresses=127.0.0.1']
      : ['listen_addresses=', `unix_socket_directories=${server.host}`, 'unix_socket_permissions=0700']),
    `port=${server.port}`,
    'max_connections=120',
    'shared_buffers=256MB',
    'max_wal_size=2GB',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'random_page_cost=1.1',
    'max_locks_per_transaction=256',
  ];
  const logFile = join(dataDir, 'postgres.log');
  for (let tries = 0; ; tries++) {
    const output = openSync(logFile, 'w');
    // A group of its own: Ctrl-C in the terminal ends the mall first, which then ends its database.
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...account,
      cwd: parse(data).root,
      env: bareEnvironment(),
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    child.unref();
    let isEnded = false;
    child.on('exit', () => (isEnded = true)).on('error', () => (isEnded = true));
    const until = Date.now() + 120_000;
    while (!isEnded && Date.now() < until) {
      if (await answers(reach(cluster, server)('postgres'))) return server;
      await pause(15);
    }
    const log = readFileSync(logFile, 'utf8');
    // The workers of a killed postmaster leave within seconds; until then its memory is still held.
    if (!/pre-existing shared memory block/.test(log) || tries > 100) throw explain(log, dataDir);
    await pause(100);
  }
}
