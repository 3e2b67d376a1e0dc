import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonical } from '../canonical.ts';
import { CommandError } from '../command.ts';
import { childEnvironment, readVariables } from '../environment.ts';
import type { Visitor } from './entrance.ts';
import type { Report } from './report.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A table of the shopper's, then and now. */
export type Table = { table: string; rows: number; digest: string; isEqual: boolean };

/** A mall in a folder of its own in which everything was done again, and a session in it of the shopper who reported. */
export type Rebuilt = {
  folder: string;
  begunWith: Record<string, string>;
  session: Visitor['session'];
  tables: Table[];
  differences: { position: number; name: string; was: number; is: number }[];
};

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const run = (command: string[], env: Record<string, string>, say: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: childEnvironment(env) });
    let wrong = '';
    child.stdout.on('data', (text: Buffer) => text.toString().split('\n').filter(Boolean).forEach(say));
    child.stderr.on('data', (text: Buffer) => (wrong += text.toString()));
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new CommandError(wrong.trim().split('\n')[0] || `The mall ended with code ${String(code)}.`, 1)),
    );
  });

/** What opens the reporting mall's history: SECRET, else what a demo keeps in its DATA_DIR; empty where there is neither. */
const secretHere = async (): Promise<string> => {
  const { SECRET, DATA_DIR } = readVariables();
  return SECRET ?? readFile(resolvePath(root, DATA_DIR, 'secret'), 'utf8').catch(() => '');
};

/** Rebuilds the mall of a report. The folder is the caller's to remove. @throws CommandError when it cannot be */
export const rebuildMall = async (report: Report, say: (line: string) => void): Promise<Rebuilt> => {
  const { base } = report.mall;
  if (base === null)
    throw new CommandError(
      `The mall of report ${report.code} was filled before malls kept their history, or when they kept it less exactly: ` +
        'start one with a fresh DATA_DIR and report it there.',
      1,
    );
  const folder = await mkdtemp(join(tmpdir(), 'serendib-replay-'));
  try {
    const [from, to] = [join(folder, 'report.json'), join(folder, 'result.json')];
    const SECRET = await secretHere();
    await writeFile(from, JSON.stringify(report));
    await run(
      ['--import', 'tsx', 'mall/platform/replay/replay.main.ts', from, to],
      { DATA_DIR: join(folder, 'mall'), DATABASE_URL: '', SECRET },
      say,
    );
    const { rows, differences, session } = JSON.parse(await readFile(to, 'utf8')) as { rows: Record<string, unknown[]> } & Pick<
      Rebuilt,
      'differences' | 'session'
    >;
    const tables = [...new Set([...Object.keys(report.mall.rows), ...Object.keys(rows)])].sort().map((table): Table => {
      const [was, is] = [canonical(report.mall.rows[table] ?? []), canonical(rows[table] ?? [])];
      return { table, rows: (rows[table] ?? []).length, digest: short(is), isEqual: was === is };
    });
    return { folder, begunWith: { SEED: base.seed, PRODUCTS: String(base.products), SECRET }, session, tables, differences };
  } catch (failed) {
    await rm(folder, { recursive: true, force: true });
    throw failed;
  }
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/**
 * Opens the whole shop over the rebuilt mall, under the loopback name that `npm start` does not print: the visitor's cookies
 * do not meet those of a shop that runs already. @returns its address once it answers, and how to close it
 */
export const openShop = async ({ folder, begunWith }: Rebuilt): Promise<{ address: string; plane: string; close: () => Promise<void> }> => {
  const [PORT, OPS_PORT, VAULT_PORT] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    ...begunWith,
    PORT: String(PORT),
    OPS_PORT: String(OPS_PORT),
    VAULT_PORT: String(VAULT_PORT),
    DATA_DIR: join(folder, 'mall'),
    DATABASE_URL: '',
    MALL_URL: '',
    DEMO: '1',
  };
  const shop = spawn(process.execPath, ['mesh/start.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: childEnvironment(env) });
  const ended = new Promise<void>((resolve) => shop.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (text: Buffer) => text.toString().includes('The shop stands at') && resolve());
    shop.on('exit', (code) => reject(new CommandError(`The shop ended with code ${String(code)}.`, 1)));
  });
  const close = async (): Promise<void> => {
    shop.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${PORT}`, plane: `http://127.0.0.1:${OPS_PORT}`, close };
};
