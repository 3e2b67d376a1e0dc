import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between a program and a server, which can go away without a word. */
export type Network = {
  port: number;
  /** Nothing passes any more, in neither direction, and nobody is told: what is open stays open. */
  cut(): void;
  /** New connections pass again; those that were cut stay silent for ever. */
  mend(): void;
  /** How many connections were made so far. */
  connections(): number;
  close(): void;
};

/** @param target a port's number, or a socket's path */
export async function openNetwork(target: number | string): Promise<Network> {
  let isCut = false;
  const sockets = new Set<Socket>();
  let made = 0;
  const server = createServer((near) => {
    made += 1;
    sockets.add(near.on('error', () => undefined));
    if (isCut) return;
    const far = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    sockets.add(far.on('error', () => near.destroy()));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      isCut = false;
    },
    connections: () => made,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
