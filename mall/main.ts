import { readMallConfig, type MallConfig } from './platform/config.ts';
import { openDatabase } from './platform/postgres/database.ts';
import { createHttpServer } from './platform/http/httpServer.ts';
import { createMall, type Mall } from './mall.ts';
import { listen, onSignal } from './platform/http/listen.ts';
import { onLoopback } from './platform/http/loopback.ts';
import { EnvironmentError, readVariables } from './platform/environment.ts';
import { DatabaseUnreachable } from './platform/postgres/postgres.ts';

/** `npm run mall`: the REST mall alone on MALL_PORT and, in the demo, the simulation plane on OPS_PORT. */
async function main(): Promise<void> {
  const config = readMallConfig();
  const database = await openDatabase(config);
  const mall = await createMall({ ...config, database, progress: config.log });
  try {
    await open(mall, config);
  } catch (failed) {
    await mall.stop();
    throw failed;
  }
}

async function open(mall: Mall, { log, secret }: MallConfig): Promise<void> {
  const { HOST: host, MALL_PORT, OPS_PORT, TRUST_PROXY: trustProxy } = readVariables();
  let isClosing = false;
  const answer: Mall['fetch'] = async (request, ip) => {
    if (new URL(request.url).pathname !== '/readyz') return mall.fetch(request, ip);
    const why = isClosing ? 'the mall is closing' : await mall.ready();
    return new Response(why ?? 'ready', { status: why === null ? 200 : 503, headers: { 'cache-control': 'no-store' } });
  };
  const server = createHttpServer(answer, { secret, trustProxy });
  const address = await listen((at) => server.listen(at.port, at.host), { host, port: MALL_PORT, name: 'MALL_PORT' });
  const { ops } = mall;
  const opsServer = ops
    ? await listen((at) => createHttpServer(onLoopback(ops), {}).listen(at.port, at.host), {
        host: '127.0.0.1',
        port: OPS_PORT,
        name: 'OPS_PORT',
      })
    : null;
  mall.start();
  onSignal(async () => {
    isClosing = true;
    await Promise.all([address.drain(), opsServer?.drain()]);
    await mall.stop();
  });
  // From here on it can be asked, and told to end.
  log(`mall ready on http://${host}:${address.port}`);
  if (opsServer) log(`simulation plane on http://127.0.0.1:${opsServer.port}`);
}

main().catch((failed: unknown) => {
  const isExpected = failed instanceof EnvironmentError || failed instanceof DatabaseUnreachable;
  console.error(isExpected ? failed.message : failed);
  process.exit(1);
});
