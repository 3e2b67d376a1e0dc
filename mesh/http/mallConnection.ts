/** The mall as the gateway sees it: a guest that may live in this process or anywhere (`MALL_URL`). */
export type MallConnection = {
  /** A request whose path and query are the contract's; host and port mean nothing. `ip` is the shopper's. */
  fetch(request: Request, ip: string): Promise<Response>;
  /** The mall's time, in milliseconds. */
  now(): number;
  /** Calls back whenever public answers may have changed at once: the simulation plane's clock, reset, stock, price. */
  onWorldChange(changed: () => void): void;
  /** The simulation plane; only in the demo. */
  ops: ((request: Request) => Promise<Response>) | null;
  /** Null where the mall could keep a change now, else why not. */
  ready(): Promise<string | null>;
  /** Starts the mall's timers, once everything else stands. */
  start(): void;
  stop(): Promise<void>;
};

/** Never answered by a mall: where in-process requests seem to go. */
export const mallOrigin = 'http://mall';

/**
 * A mall somewhere else, asked over HTTP; its time is kept from its health call (A10). `sign` makes the headers by which it believes us the
 * shopper's address.
 */
export const mallAt = async (url: string, sign: (address: string) => Record<string, string> = () => ({})): Promise<MallConnection> => {
  let ahead = 0;
  const look = async (): Promise<void> => {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) });
    const { time } = (await response.json()) as { time?: string };
    if (time !== undefined) ahead = Date.parse(time) - Date.now();
  };
  await look().catch((failed: Error) => {
    throw new MallUnreachable(`The mall at MALL_URL (${url}) does not answer: ${failed.message}.`);
  });
  const looking = setInterval(() => void look().catch(() => undefined), 30_000);
  looking.unref();
  return {
    fetch: (request, ip) => {
      if (ip) for (const [name, value] of Object.entries({ 'x-forwarded-for': ip, ...sign(ip) })) request.headers.set(name, value);
      return fetch(new Request(url + request.url.slice(mallOrigin.length), request)).then((response) => {
        // The body comes unpacked, and the answer's headers must be open for ours.
        const headers = new Headers(response.headers);
        for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie']) headers.delete(name);
        return new Response(response.body, { status: response.status, headers });
      });
    },
    now: () => Date.now() + ahead,
    onWorldChange: () => undefined,
    ops: null,
    ready: async () => ((await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) })).ok ? null : 'the mall is not well'),
    start: () => undefined,
    stop: async () => clearInterval(looking),
  };
};

/** The mall does not answer at the start: one sentence for the terminal. */
export class MallUnreachable extends Error {}
