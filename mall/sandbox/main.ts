import { createHttpServer } from '../platform/http/httpServer.ts';
import { onLoopback } from '../platform/http/loopback.ts';
import { readVariables, type Variables } from '../platform/environment.ts';
import { createSandbox } from './sandbox.ts';

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const variables = (): Variables => {
  try {
    return readVariables();
  } catch (wrong) {
    return stop(wrong instanceof Error ? wrong.message : String(wrong));
  }
};
const { HOST: host, VAULT_PORT: port, PORT: shopPort, ...told } = variables();
const noticeUrl = told.NOTICE_URL ?? `http://127.0.0.1:${shopPort}/notice/pay/sandbox`;
const timeUrl = told.MALL_TIME_URL ?? `http://127.0.0.1:${shopPort}/healthz`;

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

const publicUrl = told.VAULT_URL ?? `http://127.0.0.1:${port}`;

const sandbox = await createSandbox({
  databaseUrl: told.DATABASE_URL ?? stop('The sandbox needs DATABASE_URL.'),
  secret: told.SECRET ?? stop('The sandbox needs SECRET.'),
  publicUrl,
  shopOrigins: (told.SHOP_ORIGINS || `http://localhost:${shopPort},http://127.0.0.1:${shopPort}`).split(','),
  noticeUrl,
  now,
}).catch((error: unknown) => stop(`The sandbox cannot reach its database: ${error instanceof Error ? error.message : String(error)}`));

const guarded = onLoopback(sandbox.fetch, new URL(publicUrl).hostname);
const server = createHttpServer(guarded, {}).listen(port, host, () => console.log(`vault ready on http://${host}:${port}`));
server.on('error', (error: NodeJS.ErrnoException) =>
  stop(error.code === 'EADDRINUSE' ? `Port ${port} is taken (VAULT_PORT).` : `The sandbox cannot listen: ${error.message}`),
);

const end = (): void => {
  server.close();
  server.closeAllConnections();
  void sandbox.close().then(() => process.exit(0));
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
