import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#mall/platform/postgres/process.ts';

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

const found = (): string | null => places.find((place) => existsSync(place)) ?? null;

/** @throws Error with one sentence where there is none and none can be installed */
const findPgbouncer = (): string => {
  const there = found();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
    const installed = found();
    if (installed) return installed;
  }
  throw new Error("The pooler's tests need pgbouncer: install it (Debian: apt-get install pgbouncer).");
};

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), done(true)));
    socket.once('error', () => done(false));
  });

type Server = { host: string; port: number; user: string; password?: string };

/**
 * Debian's pgbouncer in transaction mode before a PostgreSQL server, with so few connections of its own that callers share
 * them. `url` names a database through it.
 */
export const openPgbouncer = async (server: Server, poolSize = 4): Promise<{ url(database: string): string; stop(): Promise<void> }> => {
  const program = findPgbouncer();
  const folder = mkdtempSync(join(tmpdir(), 'serendib-pgbouncer-'));
  const port = await freePort();
  // It refuses to run as root: it runs as whoever may enter the server's socket.
  const { uid, gid } = statSync(server.host);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const { user, password = '' } = server;
  writeFileSync(join(folder, 'users.txt'), `"${user}" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${server.host} port=${server.port} user=${user}${password ? ` password=${password}` : ''}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'pool_mode = transaction',
      `default_pool_size = ${poolSize}`,
      'max_client_conn = 400',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users.txt')}`,
      'logfile = /dev/null',
      '',
    ].join('\n'),
  );
  if (process.getuid?.() === 0) chownSync(folder, uid, gid);
  const child = spawn(program, [join(folder, 'pgbouncer.ini')], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (const until = Date.now() + 20_000; !(await answers(port));) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`pgbouncer does not start: ${output}`);
  }
  return {
    url: (database) => `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
