import type { ServerType } from '@hono/node-server';
import { ConfigError } from './config.ts';

/**
 * Waits until a server listens.
 * @throws ConfigError with one sentence when the port is taken or not allowed
 */
export function listening(open: (at: { host: string; port: number }) => ServerType, at: { host: string; port: number; name: string }): Promise<{ port: number; close(): void }> {
  return new Promise((done, failed) => {
    const server = open(at);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is already taken' : error.code === 'EACCES' ? 'may not be opened by this user' : `cannot be opened (${error.code ?? error.message})`;
      failed(new ConfigError(`Port ${at.port} on ${at.host} ${why}: set ${at.name} to another one.`));
    });
    server.once('listening', () => {
      const address = server.address();
      done({
        port: typeof address === 'object' && address ? address.port : at.port,
        close() {
          server.close();
          if ('closeAllConnections' in server) server.closeAllConnections();
        },
      });
    });
  });
}
