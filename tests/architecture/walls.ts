import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const rooms = ['machines', 'src', 'lang', 'mesh', 'mall', 'flows', 'tests'] as const;
export type Room = (typeof rooms)[number];

/** One import: from which file, what is written, which file of ours or which package it means, and whether it is only a type. */
export type ImportEdge = { from: string; written: string; to: string; isOurs: boolean; isType: boolean };

const made = /^(mesh\/\.|src\/data\/gql\/)/;
const script = /\.(ts|tsx|mjs)$/;

/** Every script of the rooms, by path from the root. */
export const scripts = (): string[] =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && script.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      .filter((path) => !made.test(path)),
  );

const targetOf = (from: string, written: string): string => {
  if (written.startsWith('#')) return written.slice(1);
  return written.startsWith('.') ? normalize(join(dirname(from), written)) : packageOf(written);
};

const doorTo = (from: string, written: string, isType: boolean): ImportEdge => {
  const isOurs = written.startsWith('.') || written.startsWith('#');
  return { from, written, to: targetOf(from, written), isOurs, isType };
};

/** The imports of one file, as its text says. A type is one also where it stands in braces: `import { type X }`. */
export const importsIn = (from: string, text: string): ImportEdge[] => {
  const { module } = parseSync(from, text);
  const areTypes = (entries: readonly { isType: boolean }[]): boolean => entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => doorTo(from, moduleRequest.value, areTypes(entries))),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [doorTo(from, moduleRequest.value, isType)] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const written = /^(['"`])(.*)\1$/.exec(text.slice(start, end))?.[2];
      return written === undefined ? [] : [doorTo(from, written, false)];
    }),
  ];
};

const roomOf = (path: string): string => path.split('/')[0] ?? '';

const packageOf = (written: string): string =>
  written
    .split('/')
    .slice(0, written.startsWith('@') ? 2 : 1)
    .join('/');

export const allImports = (): ImportEdge[] => scripts().flatMap((path) => importsIn(path, readFileSync(join(root, path), 'utf8')));

/** What is told from outside is read in one place. */
const environment = 'mall/platform/environment.ts';

/** Which rooms a room may open (architecture 3), and which single files beyond. */
export const mayOpen: Record<Room, { rooms: string[]; files: Record<string, string[]> }> = {
  machines: { rooms: [], files: {} },
  lang: { rooms: [], files: {} },
  src: { rooms: ['machines', 'lang'], files: {} },
  mall: { rooms: ['machines', 'lang'], files: {} },
  mesh: {
    rooms: ['machines'],
    files: {
      // The mall stands in our process only where the shop is put together, and its errors are told where it begins.
      'mesh/environment.ts': [environment],
      'mesh/buildMesh.ts': [environment],
      'mesh/serve.ts': [
        environment,
        'mall/platform/http/clientAddress.ts',
        'mall/platform/config.ts',
        'mall/platform/postgres/database.ts',
        'mall/platform/http/httpServer.ts',
        'mall/platform/http/listen.ts',
        'mall/platform/http/loopback.ts',
        'mall/platform/sandboxProcess.ts',
        'mall/mall.ts',
      ],
      'mesh/runMain.ts': [environment, 'mall/platform/postgres/postgres.ts'],
      // In development the visualiser stands beside the shop.
      'mesh/development.ts': ['flows/visualiser/serve.ts'],
    },
  },
  flows: {
    rooms: ['machines', 'src', 'tests'],
    files: {
      // The gallery draws its pictures as the mall does, and brings its sentences as the build does.
      'flows/gallery/pictures.ts': ['mall/image/address.ts', 'mall/image/logo.ts', 'mall/image/objects.ts', 'mall/image/imageRenderer.ts'],
      'flows/gallery/browserHarness.ts': ['mesh/vite.messages.ts'],
      'flows/environment.ts': [environment],
      // The reopened shop is entered with the gateway's own cookies.
      'flows/replay/entrance.ts': ['mesh/http/session.ts'],
    },
  },
  tests: { rooms: ['machines', 'src', 'lang', 'mesh', 'mall', 'flows'], files: {} },
};

/** The shape of an answer is one for both ends of the gateway. */
const sharedWithMesh = new Set(['src/data/gateway.ts']);

/** Which packages a room may import, where that is not left open. */
export const guests: Partial<Record<Room, RegExp>> = {
  machines: /^xstate$/,
  src: /^(react|react-dom|react-intl|xstate|@xstate\/react|@stitches\/react|@radix-ui\/react-[\w-]+|wouter|graphql-request|virtual:words|schema-dts|uqr|workbox-(routing|strategies))$/,
  mall: /^(node:.*|hono|@hono\/.*|zod|@asteasolutions\/zod-to-openapi|drizzle-orm|pg|pg-copy-streams|chinese-conv|sharp|xstate|intl-messageformat|nodemailer|http_ece|lru-cache|bowser|fontkit|pdfmake|subset-font|flag-icons|@iconify-json\/.*|@zxcvbn-ts\/language-common)$/,
  mesh: /^(node:.*|graphql|@graphql-mesh\/.*|@graphql-codegen\/.*|@hono\/node-server|lru-cache|zod|vite|esbuild|@formatjs\/icu-messageformat-parser|sanitize-html)$/,
};

/** Why an import is not allowed; null where it is. */
export const refusal = ({ from, written, to, isOurs }: ImportEdge): string | null => {
  const room = roomOf(from) as Room;
  if (!isOurs) {
    const invited = guests[room];
    return invited && !invited.test(to) ? `${room} did not invite ${to}` : null;
  }
  const other = roomOf(to);
  if (other === room) return written.startsWith('#') ? 'inside a room one writes the dot' : null;
  // What was built belongs to no room.
  if (other === 'dist') return null;
  if (!written.startsWith('#') && !from.endsWith('.config.ts')) return 'between rooms one writes the #';
  if (room === 'mesh' && sharedWithMesh.has(to)) return null;
  if (mayOpen[room].files[from]?.includes(to)) return null;
  if (other === 'mall' && to.startsWith('mall/sandbox/') && room !== 'tests') return 'the sandbox is opened by nobody';
  if (room === 'flows' && other === 'tests')
    return /^tests\/((fixtures|drivers|model|properties)\/|chromium\.ts$)/.test(to)
      ? null
      : 'of the tests, flows opens fixtures, drivers, model, properties and the browser only';
  return mayOpen[room].rooms.includes(other) ? null : `${room} may not open ${other}`;
};

/** What may be opened inside `src`: pages and components never see data, design sees nothing of ours. */
export const refusalInside = ({ from, to, isOurs, isType }: ImportEdge): string | null => {
  const opened = isOurs ? to : '';
  if (from.startsWith('src/design/') && isOurs && !to.startsWith('src/design/')) return 'design sees nothing of ours';
  if (/^src\/(pages|components|design)\//.test(from) && /^src\/(data|adapters)\//.test(opened) && !isType)
    return 'pages and components never see data';
  if (from.startsWith('src/components/') && opened.startsWith('src/pages/')) return 'components do not know pages';
  if (from.startsWith('src/data/') && /^src\/(?!data\/)/.test(opened)) return 'data knows the network and the words, nothing of the window';
  if (
    to === 'wouter' &&
    !/^src\/(app\/Shop|entry\.server)\.tsx$|^src\/(components\/link\/PlaceLink\.tsx|runtime\/(browserEffects|createShop)\.ts|navigation\/parsePlace\.ts)$/.test(
      from,
    )
  )
    return "the address bar is the shell's";
  return null;
};

/** The circles among files: each a list of files that lead back to the first. Types close no circle. */
export const circles = (edges: readonly ImportEdge[]): string[][] => {
  const next = new Map<string, string[]>();
  for (const { from, to, isOurs, isType, written } of edges)
    if (isOurs && !isType && !written.endsWith('.json')) next.set(from, [...(next.get(from) ?? []), to]);
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, way: string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) return void found.push([...way.slice(at), path]);
    if (done.has(path)) return;
    for (const to of next.get(path) ?? []) walk(to, [...way, path]);
    done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return found;
};
