import { readFileSync } from 'node:fs';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import * as server from '#src/entry.server.tsx';
import type { Calls } from '#mesh/interpret.ts';
import type { Mesh } from '#mesh/interpreter.ts';
import { cookiesOf } from '#mesh/session.ts';
import { openStoreys, type Storeys } from '#mesh/storeys.ts';
import { openTestMall, type TestMall, type Wanted } from '../mall/harness.ts';

type Answer = { data: Record<string, unknown> | null; errors?: { message: string; extensions: Record<string, unknown> }[] };
type Asked = { headers?: Record<string, string>; key?: string };

/** A browser without a screen: its cookies, and what it may ask. */
export type Visitor = {
  cookies: Record<string, string>;
  /** The `Set-Cookie` lines of the last answer. */
  setCookies: string[];
  fetch(path: string, init?: RequestInit & { headers?: Record<string, string> }): Promise<Response>;
  /** A document of `src/data` by its name, through POST. */
  ask(name: string, variables?: object, how?: Asked): Promise<Answer>;
  login(): Promise<void>;
};

export type Tower = { test: TestMall; storeys: Storeys; visitor(): Visitor; said: string[]; close(): Promise<void> };

/** The hash by which the gateway knows a document. */
export const hashOf = (name: string): string => {
  const found = Object.entries(documents).find(([, { text }]) => new RegExp(`(query|mutation) ${name}\\b`).test(text));
  if (!found) throw new Error(`no document ${name}`);
  return found[0];
};

const origin = 'http://localhost:3000';

/** Documents, gateway and mall over a fresh database, as `npm start` puts them together. */
export const openTower = async (wanted?: Wanted): Promise<Tower> => {
  const test = await openTestMall(wanted);
  const artifact = new URL('../../mesh/.mesh/', import.meta.url);
  const { getBuiltMesh } = (await import(new URL('index.mjs', artifact).href)) as { getBuiltMesh(): Promise<Mesh> };
  const calls = JSON.parse(readFileSync(new URL('calls.json', artifact), 'utf8')) as Calls;
  const said: string[] = [];
  const { mall } = test;
  const storeys = openStoreys({
    environment: { brand: 'Serendib', geoUrl: null, mallUrl: null, development: false, demo: true },
    mall: { fetch: mall.fetch, ops: mall.ops, onWorldChange: mall.onWorldChange, start: mall.start, stop: mall.stop, now: () => mall.house.clock.now() },
    mesh: await getBuiltMesh(), calls, documents, inlineScripts: server.inlineScripts, // A busy machine may be slow; what is proved here is what is in a document, not how soon.
    renderer: async () => ({ ...server, render: (asked) => server.render({ ...asked, patience: 20_000 }) }),
    assetMaps: () => ({ entry: '/assets/entry.js', shell: '/assets/shell.js', chunksOf: () => [] }), assets: () => null, vaultOrigins: ['http://localhost:3002'], graphiql: null, log: (line) => void said.push(line),
  });

  const visitor = (): Visitor => {
    const me: Visitor = {
      cookies: {}, setCookies: [],
      async fetch(path, init = {}) {
        const cookie = Object.entries(me.cookies).map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await storeys.fetch(new Request(origin + path, { ...init, headers: { ...(cookie ? { cookie } : {}), ...init.headers } }), '127.0.0.1');
        me.setCookies = response.headers.getSetCookie();
        for (const line of me.setCookies) {
          const [pair = ''] = line.split(';');
          const [[name = '', value = ''] = []] = Object.entries(cookiesOf(pair));
          if (/Max-Age=0\b/.test(line)) delete me.cookies[name];
          else me.cookies[name] = value;
        }
        return response;
      },
      async ask(name, variables = {}, { headers = {}, key } = {}) {
        const response = await me.fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(key ? { 'idempotency-key': key } : {}), ...headers },
          body: JSON.stringify({ documentId: hashOf(name), variables }),
        });
        return (await response.json()) as Answer;
      },
      async login() {
        const answer = await me.ask('LoginByPassword', { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } });
        if (!me.cookies.token) throw new Error(JSON.stringify(answer));
      },
    };
    return me;
  };
  return { test, storeys, visitor, said, close: test.close };
};
