import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { openMap } from './serve.ts';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const usual = { port: 3100, shop: 3000 };

const end = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const portOf = (name: string, fallback: number): number => {
  const text = process.env[name];
  const port = text ? Number(text) : fallback;
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : end(`${name} is '${text}', but must be a port from 1 to 65535.`);
};

// `npm run flows`: the visualiser, for the shop that stands at PORT.
try {
  parseArgs({ args: process.argv.slice(2), options: {} });
} catch {
  end('npm run flows takes no words: its port is FLOWS_PORT (3100), the shop it listens to stands at PORT (3000).');
}
const port = portOf('FLOWS_PORT', usual.port);
const answer = openMap(root, `http://localhost:${portOf('PORT', usual.shop)}`);
const server = createServer(getRequestListener(answer));
server.on('error', (failed: NodeJS.ErrnoException) => end(failed.code === 'EADDRINUSE' ? `Port ${port} is taken: choose another with FLOWS_PORT.` : failed.message));
server.listen(port, '127.0.0.1', () => process.stdout.write(`The machines are drawn at http://localhost:${port}\n`));
