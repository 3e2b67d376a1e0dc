import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { locales } from '#machines/model/locale.ts';

// Every page says these, so they come with the shop.
export const sharedRooms: ReadonlySet<string> = new Set(['shell', 'problem', 'toast', 'card', 'price', 'stock']);
// Refusals that products and their cards say before anything is asked; all others come with the first question that can be refused.
const shown = new Set(['refusal.NOT_DELIVERABLE', 'refusal.PROD_OFFLINE']);
// Only the mall says these.
const unsaid = new Set(['mall']);
// Documents say these in their heads: no browser needs them.
const ofHeads = new Set(['seo']);
const name = 'virtual:words';
const fileOf = (locale: string): URL => new URL(`../lang/${locale}.json`, import.meta.url);

const roomOf = (id: string): string => {
  const room = id.split('.')[0] ?? '';
  return sharedRooms.has(room) || shown.has(id) ? 'shell' : room;
};

const read = new Map<string, { at: number; list: Record<string, string> }>();

const sentences = (locale: string): Record<string, string> => {
  const file = fileOf(locale);
  if (!existsSync(file)) return {};
  const at = statSync(file).mtimeMs;
  const known = read.get(locale);
  if (known?.at === at) return known.list;
  const list = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  read.set(locale, { at, list });
  return list;
};

/** Plain text stays text; a sentence with something to fill in becomes its tree, so that no parser is shipped. */
const compiled = (text: string): unknown => (/[{}<']/.test(text) ? parse(text, { captureLocation: false }) : text);

const spoken = (locale: string, room: string): string => {
  const own = Object.entries(sentences(locale)).filter(([key]) => roomOf(key) === room);
  return JSON.stringify(Object.fromEntries(own.map(([key, text]) => [key, compiled(text)])));
};

const importOf = (path: string): string => `()=>import(${JSON.stringify(`${name}/${path}`)})`;

/**
 * `virtual:words`: the sentences of `lang/` by locale and room (an id's part before its first dot). One chunk for each
 * locale holds what every page says and knows the chunks of the other rooms, so that nobody carries six languages' lists.
 */
export const messages = (): Plugin => ({
  name: 'serendib:words',
  resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : null),
  load(id, { ssr: isServer = false } = {}) {
    if (id === `\0${name}`)
      return `export const wordChunks={${locales.map((locale) => `${JSON.stringify(locale)}:${importOf(locale)}`).join(',')}}`;
    if (!id.startsWith(`\0${name}/`)) return null;
    const [locale = '', room] = id.slice(name.length + 2).split('/');
    this.addWatchFile(fileOf(locale).pathname);
    if (room !== undefined) return `export default ${spoken(locale, room)}`;
    const rooms = [...new Set(locales.flatMap((one) => Object.keys(sentences(one)).map(roomOf)))]
      .filter((one) => one !== 'shell' && !unsaid.has(one) && (isServer || !ofHeads.has(one)))
      .sort();
    const chunks = rooms.map((one) => `${JSON.stringify(one)}:${importOf(`${locale}/${one}`)}`);
    return `const shell=${spoken(locale, 'shell')};export default {shell:async()=>({default:shell}),${chunks.join(',')}}`;
  },
});

/** How the file of a locale or a room's sentences is called: `words.ru`, `words.ru.home`. */
export const messagesName = (id: string | null): string | null =>
  id?.startsWith(`\0${name}/`) ? `words.${id.slice(name.length + 2).replace('/', '.')}` : null;
