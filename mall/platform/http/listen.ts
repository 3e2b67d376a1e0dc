import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { EnvironmentError } from '../environment.ts';
import { isStream } from './httpServer.ts';

/** An open port. */
export type Listening = {
  port: number;
  /** Takes nobody new, ends live streams, lets every answer on its way be finished for at most `ms`, then closes. */
  drain(ms?: number): Promise<void>;
};

/** The longest an answer on its way may take when the process is told to end. */
const GRACE_MS = 20_000;
const LOOK_MS = 50;

function drainOf(server: Server): Listening['drain'] {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  const askToLeave = (response: ServerResponse): void => {
    if (!response.headersSent) response.setHeader('connection', 'close');
    else if (isStream(response)) response.end();
  };
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isDraining) askToLeave(response);
  });
  return (ms = GRACE_MS) =>
    new Promise((done) => {
      isDraining = true;
      const until = Date.now() + ms;
      server.close();
      const look = (): void => {
        for (const response of open) askToLeave(response);
        server.closeIdleConnections();
        if (open.size > 0 && Date.now() < until) return;
        clearInterval(looking);
        server.closeAllConnections();
        done();
      };
      const looking = setInterval(look, LOOK_MS);
      look();
    });
}

/**
 * Waits until a server listens.
 * @throws EnvironmentError with one sentence when the port is taken or not allowed
 */
export function listen(
  open: (at: { host: string; port: number }) => Server,
  at: { host: string; port: number; name: string },
): Promise<Listening> {
  return new Promise((done, failed) => {
    const server = open(at);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const known: Record<string, string> = { EADDRINUSE: 'is already taken', EACCES: 'may not be opened by this user' };
      const why = known[error.code ?? ''] ?? `cannot be opened (${error.code ?? error.message})`;
      failed(new EnvironmentError(`Port ${at.port} on ${at.host} ${why}: set ${at.name} to another one.`));
    });
    server.once('listening', () => {
      const address = server.address();
      done({ port: typeof address === 'object' && address ? address.port : at.port, drain: drainOf(server) });
    });
  });
}

/** Runs `end` at the first SIGINT or SIGTERM and then ends the process; a second signal ends it at once. */
export function onSignal(end: () => Promise<unknown>): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void end().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}
