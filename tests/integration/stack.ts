import { readFileSync } from 'node:fs';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import * as server from '#src/entry.server.tsx';
import type { Calls } from '#mesh/contractToMesh.ts';
import type { Mesh } from '#mesh/http/graphqlExecutor.ts';
import { cookiesOf } from '#mesh/http/session.ts';
import { openApp, type App } from '#mesh/app.ts';
import type { Mall } from '#mall/mall.ts';
import { hashOf } from '../drivers/hashOf.ts';
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
  /** By password, as the demo's new shopper unless told. */
  login(mail?: string): Promise<void>;
};

export type Stack = {
  test: TestMall;
  app: App;
  /**
   * Another gateway, as a second process has it, before this mall; `publicUrl` is where shoppers reach it, `patience` how long its documents
   * wait for their data, in ms.
   */
  gateway(mall: Mall, more?: { publicUrl?: string; patience?: number }): Promise<App>;
  /** Comes through the first gateway, or through the others in turn, as a balancer sends him. */
  visitor(...through: App[]): Visitor;
  output: string[];
  /** As when the process is told to end. */ beginClosing(): void;
  close(): Promise<void>;
};

const origin = 'http://localhost:3000';

/** Documents, gateway and mall over a fresh database, as `npm start` puts them together. */
export const openStack = async (wanted?: Wanted): Promise<Stack> => {
  const test = await openTestMall(wanted);
  const artifact = new URL('../../mesh/.mesh/', import.meta.url);
  const { getBuiltMesh } = (await import(new URL('index.mjs', artifact).href)) as { getBuiltMesh(): Promise<Mesh> };
  const calls = JSON.parse(readFileSync(new URL('calls.json', artifact), 'utf8')) as Calls;
  const output: string[] = [];
  let isClosing = false;
  // A busy machine may be slow; what is proved here is what is in a document, not how soon.
  const gateway: Stack['gateway'] = async (mall, { publicUrl, patience = 20_000 } = {}) =>
    openApp({
      environment: { brand: 'Serendib', geoUrl: null, mallUrl: null, publicUrl: publicUrl ?? null, development: false, demo: true },
      mall: {
        fetch: mall.fetch,
        ops: mall.ops,
        ready: mall.ready,
        onWorldChange: mall.onWorldChange,
        start: mall.start,
        stop: mall.stop,
        now: () => mall.context.clock.now(),
      },
      mesh: await getBuiltMesh(),
      calls,
      documents,
      inlineScript: server.inlineScript,
      renderer: async () => ({ ...server, render: (asked) => server.render({ ...asked, patience }) }),
      assetMaps: () => ({ entry: '/assets/entry.js', shell: '/assets/shell.js', chunksOf: () => [] }),
      assets: () => null,
      vaultOrigins: ['http://localhost:3002'],
      identityOrigin: 'http://localhost:3002',
      graphiql: null,
      log: (line) => void output.push(line),
      isClosing: () => isClosing,
    });

  const app = await gateway(test.mall);
  const visitor = (...through: App[]): Visitor => {
    const gateways = through.length > 0 ? through : [app];
    let turn = 0;
    const me: Visitor = {
      cookies: {},
      setCookies: [],
      async fetch(path, init = {}) {
        const cookie = Object.entries(me.cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; ');
        const response = await gateways[turn++ % gateways.length]!.fetch(
          new Request(origin + path, { ...init, headers: { ...(cookie ? { cookie } : {}), ...init.headers } }),
          '127.0.0.1',
        );
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
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            ...(key ? { 'idempotency-key': key } : {}),
            ...headers,
          },
          body: JSON.stringify({ documentId: hashOf(name), variables }),
        });
        return (await response.json()) as Answer;
      },
      async login(mail = 'new@serendib.example') {
        const answer = await me.ask('LoginByPassword', { input: { userMail: mail, loginPassword: 'Demo#2026' } });
        if (!me.cookies.session) throw new Error(JSON.stringify(answer));
      },
    };
    return me;
  };
  return { test, app, gateway, visitor, output, beginClosing: () => void (isClosing = true), close: test.close };
};
