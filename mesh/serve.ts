import type { IncomingMessage, ServerResponse } from 'node:http';
import { GATEWAY_SIGNATURE, signAddress } from '#mall/platform/http/clientAddress.ts';
import { readMallConfig } from '#mall/platform/config.ts';
import { openDatabase } from '#mall/platform/postgres/database.ts';
import { createHttpServer } from '#mall/platform/http/httpServer.ts';
import { listen, onSignal, type Listening } from '#mall/platform/http/listen.ts';
import { onLoopback } from '#mall/platform/http/loopback.ts';
import { createMall } from '#mall/mall.ts';
import { childEnvironment } from '#mall/platform/environment.ts';
import { runSandbox } from '#mall/platform/sandboxProcess.ts';
import { mallAt, type MallConnection } from './http/mallConnection.ts';
import type { Environment } from './environment.ts';
import { openApp, type Parts } from './app.ts';

/** By this a mall that knows our secret believes us a shopper's address. */
const signatureWith =
  (secret: string | null) =>
  (address: string): Record<string, string> =>
    secret === null ? {} : { [GATEWAY_SIGNATURE]: signAddress(address, secret) };

/** What a build, or the development server, brings. */
export type Built = Omit<Parts, 'environment' | 'mall' | 'vaultOrigins' | 'identityOrigin' | 'log' | 'isClosing'> & {
  /** Answers a raw request before we do, where it is vite's. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const log = (line: string): void => console.log(line);

type Stop = () => Promise<void>;

/**
 * The reference mall in this process, and in the demo its sandbox beside it, which has to stand first: the mall's demo data has payments.
 * `onOpening` is told how to end what stands of it meanwhile.
 */
const mallHere = async (environment: Environment, sandbox: string[], onOpening: (stop: Stop) => void): Promise<MallConnection> => {
  const config = readMallConfig(childEnvironment({ DEMO: environment.demo ? '1' : '0' }), log);
  const opening = openDatabase(config);
  let bank: ReturnType<typeof runSandbox> | null = null;
  onOpening(async () => {
    const opened = await opening;
    bank?.stop();
    await opened.stop();
  });
  const database = await opening;
  const { demo, port, vaultPort } = environment;
  if (demo) bank = runSandbox(sandbox, { databaseUrl: database.url, vaultPort, shopPort: port, mallPort: port }, config);
  const { fetch, ops, context, ready, onWorldChange, start, stop } = await createMall({ ...config, database, progress: log });
  const stopBoth = async (): Promise<void> => {
    bank?.stop();
    await stop();
  };
  return { fetch, ops, ready, onWorldChange, start, stop: stopBoth, now: () => context.clock.now() };
};

type Answer = (request: Request, ip: string) => Promise<Response>;
type Before = NonNullable<Built['before']>;

const httpServer = (fetch: Answer, trustProxy: number, before?: Before) => {
  const server = createHttpServer(fetch, { trustProxy, ...(before ? { before } : {}) });
  return ({ port, host }: { port: number; host: string }) => server.listen(port, host);
};

/** The port is open before the shop stands, so that a taken port is told at once; whoever comes early is asked to wait. */
const notYet: Answer = async (request) => {
  const isAlive = new URL(request.url).pathname === '/healthz';
  return new Response('The shop is opening.', {
    status: isAlive ? 200 : 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' },
  });
};

/** Where the card vault is, and in the sandbox the identity providers too, as the mall knows them; null where there are none. */
const vaultOriginOf = ({ demo, vaultPort, vaultUrl }: Environment): string | null => {
  if (vaultUrl !== null) return new URL(vaultUrl).origin;
  return demo ? `http://127.0.0.1:${vaultPort}` : null;
};

/** The sandbox's vault is shown by either name of this machine. */
const vaultOriginsOf = (environment: Environment): string[] => {
  const own = vaultOriginOf(environment);
  if (own === null) return [];
  return environment.vaultUrl === null ? [`http://localhost:${environment.vaultPort}`, own] : [own];
};

const welcome = ({ host, port, opsPort, demo, mallUrl }: Environment): string =>
  [
    '',
    `  The shop stands at  http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`,
    ...(mallUrl ? [`  The mall is         ${mallUrl}`] : []),
    ...(demo
      ? [
          '  Demo account        demo@serendib.example / Demo#2026   (mobile 0094 771234567)',
          '  A new shopper       new@serendib.example / Demo#2026',
          `  Codes appear at     http://127.0.0.1:${opsPort}/_ops/mailbox?target=demo@serendib.example`,
        ]
      : []),
    '',
  ].join('\n');

/**
 * Opens the whole shop and serves it until a signal. Everything that can be wrong outside (a taken port, a database
 * that does not answer) is thrown as an error whose message is one sentence. `sandbox` is its process's command line.
 */
export const serve = async (environment: Environment, sandbox: string[], building: Promise<Built>): Promise<void> => {
  // A rejection must not be unheard while the database starts.
  building.catch(() => undefined);
  const { mallUrl, host, port, opsPort, demo, development, trustProxy, secret } = environment;
  const ports: Listening[] = [];
  let stopMall: Stop = async () => undefined;
  let isClosing = false;
  // What is on its way is answered while everything behind it still stands.
  const close = async (): Promise<void> => {
    isClosing = true;
    await Promise.all(ports.map((listening) => listening.drain()));
    await stopMall();
  };
  onSignal(close);
  try {
    let answer = notYet;
    let before: Before | undefined;
    const server = await listen(
      httpServer(
        (request, ip) => answer(request, ip),
        trustProxy,
        (request, response, next) => (before ? before(request, response, next) : next()),
      ),
      { host, port, name: 'PORT' },
    );
    ports.push(server);
    let planeAnswer = notYet;
    const guarded = onLoopback((request) => planeAnswer(request, ''));
    const plane =
      demo && mallUrl === null ? await listen(httpServer(guarded, 0), { host: '127.0.0.1', port: opsPort, name: 'OPS_PORT' }) : null;
    if (plane) ports.push(plane);
    const onOpening = (stop: Stop): void => {
      stopMall = stop;
    };
    const mall = mallUrl === null ? await mallHere(environment, sandbox, onOpening) : await mallAt(mallUrl, signatureWith(secret));
    stopMall = mall.stop;
    const built = await building;
    const app = openApp({
      ...built,
      environment,
      mall,
      vaultOrigins: vaultOriginsOf(environment),
      identityOrigin: vaultOriginOf(environment),
      log,
      isClosing: () => isClosing,
    });
    before = built.before;
    answer = app.fetch;
    planeAnswer = mall.ops ?? notYet;
    mall.start();
    log(welcome(environment));
    if (development) log('  Development: pages reload by themselves, GraphiQL is at /graphql\n');
  } catch (failed) {
    // Told to end while it opens, it loses what it was waiting for.
    if (isClosing) return;
    await close();
    throw failed;
  }
};
