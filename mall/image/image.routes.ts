import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { route, type Call } from '../platform/http/route.ts';
import { errorText } from '../platform/http/errorText.ts';
import type { Module } from '../platform/module.ts';
import { refuse } from '../platform/http/refusal.ts';
import { z } from '../platform/http/schemas.ts';
import { wantedFrom } from './address.ts';
import { renderFlag, type ImageFormat, type Theme } from './render.ts';
import { logoSvg } from './logo.ts';
import { shareRoutes } from './share.routes.ts';
import { isKnownImage } from './knownImages.ts';
import { drawnFor, createImageRenderer } from './createImageRenderer.ts';
import { prewarmHome } from './prewarm.ts';

const forever = 'public, max-age=31536000, immutable';
const how = {
  w: z.coerce.number().int().min(1).max(4096).optional(),
  h: z.coerce.number().int().min(1).max(4096).optional(),
  fmt: z.enum(['avif', 'webp', 'png']).optional(),
};
const bytes = z.string().openapi({ format: 'binary' });

const types: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', png: 'image/png' };

function formatFor(accept: string | null, param: ImageFormat | undefined): ImageFormat {
  if (param !== undefined) return param;
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'png';
}

async function answer(
  call: Pick<Call<unknown>, 'context' | 'request' | 'ip'>,
  path: string,
  param: { w?: number | undefined; fmt?: ImageFormat | undefined; theme?: Theme | undefined },
): Promise<Response> {
  const format = formatFor(call.request.headers.get('accept'), param.fmt);
  const wanted = wantedFrom(path, { width: param.w ?? 320, format, theme: param.theme ?? null });
  const data = wanted !== null && (await isKnownImage(call.context, wanted)) ? await drawnFor(call, wanted) : null;
  if (data === null) throw refuse('NOT_FOUND');
  return new Response(new Uint8Array(data), {
    headers: { 'content-type': types[format], 'cache-control': forever, ...(param.fmt === undefined ? { vary: 'Accept' } : {}) },
  });
}

const readProductPicture = route({
  id: 'W3',
  documented: false,
  operationId: 'productPicture',
  method: 'get',
  path: '/oss/p/{object}/{colour}/{tint}',
  who: 'guest',
  summary: 'A product on its shelf; without theme the ground is transparent',
  answerType: 'image/avif',
  params: z.object({ object: z.string(), colour: z.string(), tint: z.string() }),
  query: z.object({ ...how, theme: z.enum(['day', 'night']).optional() }),
  answer: bytes,
  handler: (call) => answer(call, `/oss/p/${call.params.object}/${call.params.colour}/${call.params.tint}`, call.query),
});

const readIcon = route({
  id: 'W3',
  documented: false,
  operationId: 'iconPicture',
  method: 'get',
  path: '/oss/i/{object}/{colour}',
  who: 'guest',
  summary: 'A thing alone, for categories and tags',
  answerType: 'image/avif',
  params: z.object({ object: z.string(), colour: z.string() }),
  query: z.object(how),
  answer: bytes,
  handler: (call) => answer(call, `/oss/i/${call.params.object}/${call.params.colour}`, call.query),
});

const readBanner = route({
  id: 'W3',
  documented: false,
  operationId: 'bannerPicture',
  method: 'get',
  path: '/oss/b/{parts}/{tint}',
  who: 'guest',
  summary: "A banner's group of things",
  answerType: 'image/avif',
  params: z.object({ parts: z.string(), tint: z.string() }),
  query: z.object(how),
  answer: bytes,
  handler: (call) => answer(call, `/oss/b/${call.params.parts}/${call.params.tint}`, call.query),
});

const svgAnswer = (svg: string) => new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': forever } });

const readMark = route({
  id: 'W3',
  documented: false,
  operationId: 'markPicture',
  method: 'get',
  path: '/oss/mark/{letters}/{tint}',
  who: 'guest',
  summary: 'The mark of a shop or brand',
  answerType: 'image/svg+xml',
  params: z.object({ letters: z.string().max(40), tint: z.string().regex(/^[1-6](\.svg)?$/) }),
  answer: bytes,
  handler: async ({ params }) => svgAnswer(logoSvg(params.letters, Number.parseInt(params.tint, 10))),
});

const flagFolder = join(dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')), 'flags', '4x3');

const flags = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** A flag as the small picture it is shown as: the coats of arms in the drawings weigh ten times as much. */
const flagOf = (country: string): Promise<Uint8Array<ArrayBuffer>> => {
  const known = flags.get(country) ?? renderFlag(readFileSync(join(flagFolder, `${country}.svg`)));
  flags.set(country, known);
  return known;
};

const readFlag = route({
  id: 'W3',
  documented: false,
  operationId: 'flagPicture',
  method: 'get',
  path: '/oss/flag/{country}',
  who: 'guest',
  summary: "A country's flag",
  answerType: 'image/webp',
  params: z.object({ country: z.string().regex(/^[a-z]{2}\.webp$/) }),
  answer: bytes,
  async handler({ params }) {
    const country = params.country.slice(0, 2);
    if (!existsSync(join(flagFolder, `${country}.svg`))) throw refuse('NOT_FOUND');
    return new Response(await flagOf(country), { headers: { 'content-type': types.webp, 'cache-control': forever } });
  },
});

export const imageModule: Module = {
  name: 'picture',
  routes: [readProductPicture, readIcon, readBanner, readMark, readFlag, ...shareRoutes],
  start(context) {
    // Whoever has the answers checked is no shopper: what he looks at is drawn when he does.
    if (!context.config.demo || context.config.checkAnswers) return undefined;
    let isOver = false;
    prewarmHome(context, createImageRenderer(context), () => isOver).catch((failed: unknown) =>
      context.log(`warming pictures failed: ${errorText(failed)}`),
    );
    return () => {
      isOver = true;
    };
  },
};
