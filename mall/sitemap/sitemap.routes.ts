import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { int, z } from '../shapes.ts';
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

const readFiles = door({
  id: 'W3', documented: false, operationId: 'sitemapFiles', method: 'get', path: '/sitemap', who: 'guest', summary: 'The files of the site map: each sort of page, and after which id a file begins',
  answer: z.array(z.object({ sort: z.enum(sorts), after: int })), cache: 'public, max-age=300',
  handler: ({ house }) => filesOf(house),
});

const readRows = door({
  id: 'W3', documented: false, operationId: 'sitemapRows', method: 'get', path: '/sitemap/{sort}', who: 'guest', summary: 'One file of the site map, a JSON line for each page', answerType: 'application/x-ndjson',
  params: z.object({ sort: z.enum(sorts) }), query: z.object({ after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }), answer: z.string(),
  handler: async ({ house, params, query }) => new Response(lines(rowsOf(house, params.sort, query.after)), { headers: { 'content-type': 'application/x-ndjson' } }),
});

/** What the gateway writes its site map from; no rows of its own. */
export const sitemapNoun: Noun = { name: 'sitemap', doors: [readFiles, readRows] };
