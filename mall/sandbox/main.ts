import { serve } from '@hono/node-server';
import { createSandbox } from './sandbox.ts';

const environment = process.env;

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const required = (name: string): string => environment[name] ?? stop(`The sandbox needs ${name}.`);

const portOf = (name: string, usual: number): number => {
  const port = Number(environment[name] ?? usual);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : stop(`${name} is not a port: ${environment[name]}`);
};

const host = environment['HOST'] ?? '127.0.0.1';
const port = portOf('VAULT_PORT', 3002);
const shopPort = portOf('PORT', 3000);
const noticeUrl = environment['NOTICE_URL'] ?? `http://127.0.0.1:${shopPort}/notice/pay/sandbox`;
const timeUrl = environment['MALL_TIME_URL'] ?? `http://127.0.0.1:${shopPort}/healthz`;

/** The mall's clock, which the simulation plane may have moved; the wall's where the mall does not answer. */
const now = async (): Promise<number> => {
  try {
    const answer: unknown = await (await fetch(timeUrl, { signal: AbortSignal.timeout(2000) })).json();
    const time = typeof answer === 'object' && answer !== null && 'time' in answer ? Date.parse(String(answer.time)) : Number.NaN;
    return Math.floor((Number.isNaN(time) ? Date.now() : time) / 1000);
  } catch {
    return Math.floor(Date.now() / 1000);
  }
};

const sandbox = await createSandbox({
  databaseUrl: required('DATABASE_URL'),
  secret: required('SECRET'),
  publicUrl: environment['VAULT_URL'] ?? `http://127.0.0.1:${port}`,
  shopOrigins: (environment['SHOP_ORIGINS'] ?? `http://localhost:${shopPort},http://127.0.0.1:${shopPort}`).split(','),
  noticeUrl,
  now,
}).catch((error: unknown) => stop(`The sandbox cannot reach its database: ${error instanceof Error ? error.message : String(error)}`));

const server = serve({ fetch: sandbox.fetch, hostname: host, port }, () => console.log(`vault ready on http://${host}:${port}`));
server.on('error', (error: NodeJS.ErrnoException) => stop(error.code === 'EADDRINUSE' ? `Port ${port} is taken (VAULT_PORT).` : `The sandbox cannot listen: ${error.message}`));

const end = (): void => {
  server.close();
  if ('closeAllConnections' in server) server.closeAllConnections();
  void sandbox.close().then(() => process.exit(0));
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
