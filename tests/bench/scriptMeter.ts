import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes of script that went over the wire, by whom they were for: the page, or the service worker that keeps them. */
export type ScriptBytes = { page: number; worker: number };
/** `proxy` is what the browser is to be started with; `read` gives what went through since it was last read. */
export type ScriptMeter = { proxy: string; read(): ScriptBytes; close(): void };

/**
 * An HTTP proxy that counts bodies of script, as they are packed. A browser's own counters do not see what a service worker
 * fetches, and see nothing of what it answers; here passes whatever is fetched, whoever asks for it.
 */
export const openScriptMeter = async (): Promise<ScriptMeter> => {
  let bytes: ScriptBytes = { page: 0, worker: 0 };
  const server = createServer((request, response) => {
    const onward = ask(request.url ?? '', { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (/javascript/.test(answer.headers['content-type'] ?? '')) {
        const reader = request.headers['sec-fetch-dest'] === 'script' ? 'page' : 'worker';
        answer.on('data', (chunk: Buffer) => (bytes[reader] += chunk.length));
      }
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    proxy: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read: () => {
      const read = bytes;
      bytes = { page: 0, worker: 0 };
      return read;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
