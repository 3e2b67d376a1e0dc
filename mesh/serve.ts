import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { readMallConfig } from '#mall/config.ts';
import { openDatabase, type Database } from '#mall/database.ts';
import { listening } from '#mall/listening.ts';
import { createMall } from '#mall/mall.ts';
import { mallAt, type Mall } from './guest.ts';
import type { Environment } from './environment.ts';
import { openStoreys, type Parts } from './storeys.ts';

/** What a build, or the development server, brings. */
export type Built = Omit<Parts, 'environment' | 'mall' | 'vaultOrigins' | 'log'> & {
  /** Answers a raw request before we do, where it is vite's. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const log = (line: string): void => console.log(line);

/** How another process reaches the database that this one opened. */
const addressOf = ({ pool }: Database): string => {
  const { host, port, user, password, database, connectionString } = pool.options;
  if (connectionString) return connectionString;
  const query = new URLSearchParams({ host: host ?? '', port: String(port ?? 5432) });
  return `postgresql://${encodeURIComponent(user ?? '')}:${encodeURIComponent(typeof password === 'string' ? password : '')}@/${database ?? 'mall'}?${query}`;
};

/** The card vault, the acquirer and the identity issuer of the demo: a process of their own, as in life. */
const startSandbox = (command: string[], environment: Environment, database: Database, secret: string): ChildProcess => {
  const [program = '', ...rest] = command;
  const child = spawn(program, rest, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Not in our group: Ctrl-C reaches us first, and we end it.
    detached: true,
    env: {
      PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, DATABASE_URL: addressOf(database), SECRET: secret, HOST: environment.host,
      PORT: String(environment.port), VAULT_PORT: String(environment.vaultPort),
    },
  });
  child.on('exit', (code) => {
    if (code !== 0 && code !== null) log(`the sandbox ended with code ${code}: cards cannot be paid with until the next start`);
  });
  return child;
};

/** The reference mall in this process, and in the demo its sandbox beside it, which has to stand first: the mall's demo data has payments. */
const mallHere = async (environment: Environment, sandbox: string[]): Promise<Mall> => {
  const config = readMallConfig({ ...process.env, DEMO: environment.demo ? '1' : '0' }, log);
  const database = await openDatabase(config);
  const child = environment.demo ? startSandbox(sandbox, environment, database, config.secret) : null;
  try {
    const { fetch, ops, house, onWorldChange, start, stop } = await createMall({ ...config, database, progress: log });
    const stopBoth = async (): Promise<void> => {
      child?.kill();
      await stop();
    };
    return { fetch, ops, onWorldChange, start, stop: stopBoth, now: () => house.clock.now() };
  } catch (failed) {
    child?.kill();
    await database.stop();
    throw failed;
  }
};

type Answer = (request: Request, ip: string) => Promise<Response>;
type Before = NonNullable<Built['before']>;

const httpServer = (fetch: Answer, before: Before = (_request, _response, next) => next()) => {
  const answer = getRequestListener((request, { incoming }) => fetch(request, incoming.socket.remoteAddress ?? ''));
  const server = createServer((request, response) => before(request, response, () => void answer(request, response)));
  return ({ port, host }: { port: number; host: string }) => server.listen(port, host);
};

/** The door is open before the house stands, so that a taken port is told at once; whoever comes early is asked to wait. */
const notYet: Answer = async (request) => {
  const isAlive = new URL(request.url).pathname === '/healthz';
  return new Response('The shop is opening.', { status: isAlive ? 200 : 503, headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2', 'cache-control': 'no-store' } });
};

const vaultOriginsOf = ({ demo, vaultPort }: Environment): string[] => {
  if (process.env.VAULT_URL) return [new URL(process.env.VAULT_URL).origin];
  return demo ? [`http://localhost:${vaultPort}`, `http://127.0.0.1:${vaultPort}`] : [];
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
 * Opens the whole house and serves it until a signal. Everything that can be wrong outside (a taken port, a database
 * that does not answer) is thrown as an error whose message is one sentence. `sandbox` is its process's command line.
 */
export const serve = async (environment: Environment, sandbox: string[], building: Promise<Built>): Promise<void> => {
  // A rejection must not be unheard while the database starts.
  building.catch(() => undefined);
  const { mallUrl, host, port, opsPort, demo, development } = environment;
  const closing: (() => unknown)[] = [];
  let isStopping = false;
  const close = async (): Promise<void> => {
    for (const end of closing.reverse()) await end();
  };
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    void close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    let answer = notYet;
    let before: Before | undefined;
    const server = await listening(httpServer((request, ip) => answer(request, ip), (request, response, next) => (before ? before(request, response, next) : next())), { host, port, name: 'PORT' });
    closing.push(() => server.close());
    let planeAnswer = notYet;
    const plane = demo && mallUrl === null ? await listening(httpServer((request, ip) => planeAnswer(request, ip)), { host: '127.0.0.1', port: opsPort, name: 'OPS_PORT' }) : null;
    if (plane) closing.push(() => plane.close());
    const mall = mallUrl === null ? await mallHere(environment, sandbox) : await mallAt(mallUrl);
    closing.unshift(() => mall.stop());
    const built = await building;
    const storeys = openStoreys({ ...built, environment, mall, vaultOrigins: vaultOriginsOf(environment), log });
    before = built.before;
    answer = storeys.fetch;
    planeAnswer = mall.ops ?? notYet;
    mall.start();
    log(welcome(environment));
    if (development) log('  Development: pages reload by themselves, GraphiQL is at /graphql\n');
  } catch (failed) {
    await close();
    throw failed;
  }
};
