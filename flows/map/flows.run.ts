import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Halt, readArguments, runCommand } from '../command.ts';
import { openMap } from './serve.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const portOf = (name: string, usual: number): number => {
  const text = process.env[name];
  const port = text ? Number(text) : usual;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Halt(`${name} is '${text}', but must be a port from 1 to 65535.`);
  return port;
};

// `npm run flows`: the visualiser at FLOWS_PORT, for the shop that stands at PORT.
await runCommand(async () => {
  readArguments({ options: {} });
  const port = portOf('FLOWS_PORT', 3100);
  const answer = openMap(root, { shop: `http://localhost:${portOf('PORT', 3000)}`, ops: `http://127.0.0.1:${portOf('OPS_PORT', 3001)}` });
  const server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (failed: NodeJS.ErrnoException) => reject(failed.code === 'EADDRINUSE' ? new Halt(`Port ${port} is taken: choose another with FLOWS_PORT.`) : failed));
    server.listen(port, '127.0.0.1', resolve);
  });
  process.stdout.write(`The machines are drawn at http://localhost:${port}\n`);
});
