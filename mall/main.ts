import { fileURLToPath } from 'node:url';
import { readMallConfig, type MallConfig } from './platform/config.ts';
import { openDatabase } from './platform/postgres/database.ts';
import { createHttpServer } from './platform/http/httpServer.ts';
import { createMall, type Mall } from './mall.ts';
import { listen, onSignal } from './platform/http/listen.ts';
import { onLoopback } from './platform/http/loopback.ts';
import { EnvironmentError, readVariables } from './platform/environment.ts';
import { DatabaseUnreachable } from './platform/postgres/postgres.ts';
import { runSandbox } from './platform/sandboxProcess.ts';

/** Node as it runs us, over the sandbox. */
const sandbox = [process.execPath, ...process.execArgv, fileURLToPath(new URL('sandbox/process.ts', import.meta.url))];

/**
 * `npm run mall`: the REST mall alone on MALL_PORT and, in the demo, the simulation plane on OPS_PORT; where VAULT_URL names no other, the
 * demo's sandbox on VAULT_PORT.
 */
async function main(): Promise<void> {
  const config = readMallConfig();
  let isClosing = false;
  let close = async (): Promise<void> => undefined;
  onSignal(async () => {
    isClosing = true;
    await close();
  });
  const opening = openDatabase(config);
  close = async () => (await opening).stop();
  try {
    const database = await opening;
    const mall = await createMall({ ...config, database, progress: config.log });
    close = mall.stop;
    const { port: mallPort, drain } = await open(mall, config, () => isClosing);
    const { PORT: shopPort, VAULT_PORT: vaultPort, VAULT_URL: otherVault } = readVariables();
    const isOurs = config.demo && otherVault === null;
    const bank = isOurs ? runSandbox(sandbox, { databaseUrl: database.url, vaultPort, shopPort, mallPort }, config) : null;
    close = async () => {
      await drain();
      bank?.stop();
      await mall.stop();
    };
    mall.start();
  } catch (failed) {
    // Told to end while it opens, it loses what it was waiting for.
    if (isClosing) return;
    await close();
    throw failed;
  }
}

/** Opens the ports; answers the mall's, and how to close them once everything on its way is answered. @throws EnvironmentError */
async function open(mall: Mall, { log, secret }: MallConfig, isClosing: () => boolean) {
  const { HOST: host, MALL_PORT, OPS_PORT, TRUST_PROXY: trustProxy } = readVariables();
  const answer: Mall['fetch'] = async (request, ip) => {
    if (new URL(request.url).pathname !== '/readyz') return mall.fetch(request, ip);
    const why = isClosing() ? 'the mall is closing' : await mall.ready();
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
  log(`mall ready on http://${host}:${address.port}`);
  if (opsServer) log(`simulation plane on http://127.0.0.1:${opsServer.port}`);
  const drain = async (): Promise<void> => {
    await Promise.all([address.drain(), opsServer?.drain()]);
  };
  return { port: address.port, drain };
}

main().catch((failed: unknown) => {
  const isExpected = failed instanceof EnvironmentError || failed instanceof DatabaseUnreachable;
  console.error(isExpected ? failed.message : failed);
  process.exit(1);
});
