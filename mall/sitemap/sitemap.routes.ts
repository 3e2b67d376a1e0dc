import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { int, z } from '../platform/http/schemas.ts';
import { filesOf, rowsOf, sorts, type Row } from './sitemap.ts';

const lines = (rows: AsyncGenerator<Row[]>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((row) => `${JSON.stringify(row)}\n`).join('')));
    },
    cancel: async () => void (await rows.return(undefined)),
  });
};

const readFiles = route({
  id: 'W3',
  documented: false,
  operationId: 'sitemapFiles',
  method: 'get',
  path: '/sitemap',
  who: 'guest',
  summary: 'The files of the site map: each sort of page, and after which id a file begins',
  answer: z.array(z.object({ sort: z.enum(sorts), after: int })),
  cache: 'public, max-age=300',
  handler: ({ context }) => filesOf(context),
});

const readRows = route({
  id: 'W3',
  documented: false,
  operationId: 'sitemapRows',
  method: 'get',
  path: '/sitemap/{sort}',
  who: 'guest',
  summary: 'One file of the site map, a JSON line for each page',
  answerType: 'application/x-ndjson',
  params: z.object({ sort: z.enum(sorts) }),
  query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  answer: z.string(),
  handler: async ({ context, params, query }) =>
    new Response(lines(rowsOf(context, params.sort, query.after)), { headers: { 'content-type': 'application/x-ndjson' } }),
});

/** What the gateway writes its site map from; no rows of its own. */
export const sitemapModule: Module = { name: 'sitemap', routes: [readFiles, readRows] };
