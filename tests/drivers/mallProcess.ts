import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '#mesh/bundleServer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A mall in a process of its own: its address, its simulation plane, and how it ended. */
export type MallProcess = { url: string; ops: string; child: ChildProcess; /** The signal or code it ended with. */ gone: Promise<string> };

export type MallProcesses = {
  /** A mall that answers; the next one is begun meanwhile. @throws once they are closed */
  next(): Promise<MallProcess>;
  close(): Promise<void>;
};

/** Builds the mall as the shop is built, which starts in a third of the time, and answers where its program lies. */
export async function bundleMall(): Promise<string> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, 'mall-process-'));
  await bundleServer({ entryPoints: { mall: 'mall/main.ts' }, outdir, outExtension: { '.js': '.mjs' } });
  return join(outdir, 'mall.mjs');
}

/** The mall as it stands in its folder, for whoever starts few of them and builds none. */
export const mallSource = ['--import', 'tsx', 'mall/main.ts'] as const;

/** What node is to run for a mall: the file that the run has bundled, else the mall as it stands. */
export const mallProgram = (): readonly string[] => {
  const bundled = process.env['TEST_MALL'];
  return bundled === undefined ? mallSource : [bundled];
};

/** Where no bank is: a mall that is told so starts none of its own. */
export const noBank = 'http://127.0.0.1:1';

/**
 * Starts a mall, without a bank unless `env` names one: `program` is what node is to run. Resolves once it listens.
 * @throws Error with what it said when it ends before
 */
export function startMall(program: readonly string[], env: Record<string, string>): Promise<MallProcess> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MALL_PORT: '0', OPS_PORT: '0', VAULT_URL: noBank, ...env },
  });
  const gone = once(child, 'exit').then(([code, signal]: (string | number | null)[]) => String(signal ?? code));
  let output = '';
  return new Promise((done, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /mall ready on (http:\S+)/.exec(output)?.[1];
      const ops = /simulation plane on (http:\S+)/.exec(output)?.[1];
      if (url && ops) done({ url, ops, child, gone });
    });
    void gone.then(() => failed(new Error(`the mall did not start: ${output}`)));
  });
}

/** Malls that take each other's place on one database (`env`), `ready` of them always standing by. */
export function openMallProcesses(env: Record<string, string>, ready: number): MallProcesses {
  const all: Promise<MallProcess>[] = [];
  let isClosed = false;
  const begin = (): Promise<MallProcess> => {
    const begun = isClosed ? Promise.reject(new Error('no mall is started any more')) : startMall(mallProgram(), env);
    all.push(begun);
    // One that could not start is told to whoever takes it.
    begun.catch(() => undefined);
    return begun;
  };
  const standing = Array.from({ length: ready }, begin);
  return {
    next() {
      standing.push(begin());
      return standing.shift() ?? begin();
    },
    async close() {
      isClosed = true;
      for (const mall of await Promise.allSettled(all)) {
        if (mall.status === 'fulfilled' && mall.value.child.exitCode === null) mall.value.child.kill('SIGTERM');
      }
      await Promise.all((await Promise.allSettled(all)).map((mall) => (mall.status === 'fulfilled' ? mall.value.gone : '')));
    },
  };
}
