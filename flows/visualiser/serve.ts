import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { readSourceIndex } from './sourceIndex.ts';
import { CommandError } from '../command.ts';
import { pageBuilder } from './build.ts';
import { chartAt, coverageFor, reportCalled } from './handlers.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const readable = /^(machines|src|mesh|mall|flows|tests|lang)\/[\w./-]+\.(tsx?|mjs|json|txt|ya?ml)$/;

const json = (value: unknown, status = 200): Response => Response.json(value, { status, headers: { 'cache-control': 'no-store' } });
const refused = (sentence: string, status = 404): Response => json({ problem: sentence }, status);

/**
 * The visualiser as a function of requests, with paths from its own root: its page, and what it reads (where everything
 * stands, sources, coverage, charts of another commit, reports). A file outside the rooms is refused. `root` is the project's
 * folder, `shop` and `ops` are the origins of the shop and of its simulation plane, `foreign` further files with machines.
 */
export function openVisualiser(
  root: string,
  { shop, ops, foreign = [] }: { shop: string; ops: string; foreign?: readonly string[] },
): (request: Request) => Promise<Response> {
  const built = pageBuilder(root, foreign);

  let folder = '';
  const asset = async (path: string): Promise<Response> => {
    if (path === '/' || folder === '') folder = await built();
    const file = normalize(join(folder, path === '/' ? 'visualiser.html' : path));
    if (!file.startsWith(folder) || !existsSync(file)) return refused(`There is nothing at ${path}.`);
    return new Response(new Uint8Array(await readFile(file)), {
      headers: { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' },
    });
  };

  const source = async (file: string): Promise<Response> =>
    readable.test(file) && !file.includes('..') && existsSync(join(root, file))
      ? json({ file, text: await readFile(join(root, file), 'utf8') })
      : refused(`There is no source '${file}'.`);

  const handlers: Record<string, (query: URLSearchParams) => Promise<Response>> = {
    '/atlas.json': async () => json({ ...(await readSourceIndex(root)), shop }),
    '/source.json': (query) => source(query.get('file') ?? ''),
    '/coverage.json': async (query) => json(await coverageFor(query.get('machine') ?? '')),
    '/charts.json': async (query) => json({ chart: await chartAt(query.get('machine') ?? '', query.get('ref') ?? 'HEAD') }),
    '/report.json': async (query) => json(await reportCalled(ops, query.get('code') ?? '')),
  };

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    try {
      return await (handlers[pathname]?.(searchParams) ?? asset(pathname));
    } catch (failed) {
      const why = failed instanceof Error ? failed.message : String(failed);
      if (failed instanceof CommandError) return refused(why);
      return pathname === '/'
        ? new Response(`The visualiser could not be built: ${why}`, {
            status: 500,
            headers: { 'content-type': 'text/plain; charset=utf-8' },
          })
        : refused(why, 500);
    }
  };
}
