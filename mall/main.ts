import { serve } from '@hono/node-server';
import { ConfigError, portOf, readMallConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { createMall, type Mall } from './mall.ts';
import { listening } from './listening.ts';
import { DatabaseUnreachable } from './postgres.ts';

/** `npm run mall`: the REST mall alone on MALL_PORT and, in the demo, the simulation plane on OPS_PORT. */
async function main(): Promise<void> {
  const config = readMallConfig(process.env);
  const database = await openDatabase(config);
  const mall = await createMall({ ...config, database, progress: config.log });
  try {
    await open(mall, config.log);
  } catch (failed) {
    await mall.stop();
    throw failed;
  }
}

async function open(mall: Mall, log: (line: string) => void): Promise<void> {
  const host = process.env['HOST'] || '127.0.0.1';
  const address = await listening((at) => serve({ fetch: (request, { incoming }) => mall.fetch(request, incoming.socket.remoteAddress), port: at.port, hostname: at.host }), { host, port: portOf(process.env, 'MALL_PORT', 4000), name: 'MALL_PORT' });
  log(`mall ready on http://${host}:${address.port}`);
  const { ops } = mall;
  const opsServer = ops ? await listening((at) => serve({ fetch: (request) => ops(request), port: at.port, hostname: at.host }), { host: '127.0.0.1', port: portOf(process.env, 'OPS_PORT', 3001), name: 'OPS_PORT' }) : null;
  if (opsServer) log(`simulation plane on http://127.0.0.1:${opsServer.port}`);
  mall.start();
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    address.close();
    opsServer?.close();
    void mall.stop().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

main().catch((failed: unknown) => {
  const isExpected = failed instanceof ConfigError || failed instanceof DatabaseUnreachable;
  console.error(isExpected ? failed.message : failed);
  process.exit(1);
});
