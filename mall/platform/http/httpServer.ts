import { negotiateLocale } from '#machines/rules/acceptLanguage.ts';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { clientAddress, networkOf, type Trust } from './clientAddress.ts';
import { messageText } from '../messages.ts';

/** What any request's body may weigh, in bytes. */
export const BODY_BYTES = 65_536;
/** What an upload may weigh: a file of 5 MB and what a form wraps around it. */
export const UPLOAD_BYTES = 5_242_880 + BODY_BYTES;

/** How long a listener waits, in ms. Tests shorten it. */
export type Patience = {
  /** For the whole head of a request, from the connection on. */
  head: number;
  /** For the next byte of a body. */
  idle: number;
  /** For a whole body, and for a whole upload. */
  body: number;
  upload: number;
  /** After a refusal, for the client to read why and close the connection. */
  farewell: number;
  /** For anything at all on a connection; an open stream sends a heartbeat every 25 s. */
  connection: number;
};

const usualPatience: Patience = { head: 10_000, idle: 10_000, body: 20_000, upload: 120_000, farewell: 1_000, connection: 120_000 };

/** Bodies larger than `BODY_BYTES` that are held at once: one network has few of them, and all together fit into memory. */
const LARGE_AT_ONCE = 24;
const LARGE_PER_NETWORK = 6;
/** So many bytes are read after a refusal, for clients that listen only once they have said all. */
const FAREWELL_BYTES = 1_048_576;

const isUpload = (path: string): boolean => /^\/(oss\/upload|_report|_ops\/reports)(\?|$)/.test(path);

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  /** `sentence`: its id in `lang/`. */
  constructor(status: number, code: string, sentence = `refusal.${code}`) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

const tooLarge = (most: number): Refused => new Refused(413, most === UPLOAD_BYTES ? 'FILE_TOO_LARGE' : 'VALIDATION');
const tooSlow = (): Refused => new Refused(408, 'VALIDATION', 'problem.TIMED_OUT');

/**
 * Answers, and closes the connection after a moment, or when the client does: closed at once, with bytes on their way, it would take the
 * answer with it.
 */
function sayNo(request: IncomingMessage, response: ServerResponse, { status, code, message }: Refused, farewell: number): void {
  const body = JSON.stringify({
    code,
    desc: messageText(negotiateLocale(request.headers['accept-language']), message),
    traceId: randomUUID(),
  });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 503 ? { 'retry-after': '2' } : {}),
  });
  response.write(body);
  let passed = 0;
  const end = (): void => {
    clearTimeout(timer);
    request.removeAllListeners('data');
    response.end();
  };
  const timer = setTimeout(end, farewell);
  request.on('data', (chunk: Buffer) => {
    passed += chunk.byteLength;
    if (passed > FAREWELL_BYTES) request.pause();
  });
  request.once('end', end).once('close', end).resume();
}

/** Counts the large bodies that are held, by the network they come from. */
function largeBodies() {
  const held = new Map<string, number>();
  let all = 0;
  return {
    take(network: string): () => void {
      const mine = held.get(network) ?? 0;
      if (all >= LARGE_AT_ONCE || mine >= LARGE_PER_NETWORK) throw new Refused(503, 'UNAVAILABLE');
      held.set(network, mine + 1);
      all += 1;
      return () => {
        const left = (held.get(network) ?? 1) - 1;
        if (left > 0) held.set(network, left);
        else held.delete(network);
        all -= 1;
      };
    },
  };
}

/**
 * A whole body, counted while it comes. @throws Refused 413 beyond `most` bytes, 408 when it stalls, 503 when too many large ones are held
 */
function readWhole(request: IncomingMessage, limit: { most: number; idle: number; whole: number; grow: () => void }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stall = (): void => fail(tooSlow());
    const idle = setTimeout(stall, limit.idle);
    const whole = setTimeout(stall, limit.whole);
    const stop = (): void => {
      clearTimeout(idle);
      clearTimeout(whole);
      request.off('data', take).off('end', finish).off('close', leave).off('error', fail).pause();
    };
    const fail = (why: Error): void => {
      stop();
      reject(why);
    };
    const leave = (): void => fail(new Error('the client left'));
    const finish = (): void => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const take = (chunk: Buffer): void => {
      const isGrowing = size <= BODY_BYTES;
      size += chunk.byteLength;
      if (size > limit.most) return fail(tooLarge(limit.most));
      try {
        if (isGrowing && size > BODY_BYTES) limit.grow();
      } catch (failed) {
        return fail(failed as Error);
      }
      chunks.push(chunk);
      idle.refresh();
      return undefined;
    };
    request.on('data', take).once('end', finish).once('close', leave).once('error', fail);
  });
}

const streams = new WeakSet<object>();

/** Whether this answer is a live stream, which has no end of its own. */
export const isStream = (response: ServerResponse): boolean => streams.has(response);

type Way = Trust & {
  /** Answers a raw request first, where it is somebody else's. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  patience?: Partial<Patience>;
};

/**
 * The one HTTP server of the shop's listeners (gateway, mall, simulation plane, sandbox). A request is passed on once its whole
 * body is here, so that nothing behind it waits for a client: heads, bodies and idle connections have their time, bodies
 * their size. `address` is the client's, as far as `trust` allows to know it.
 */
export function createHttpServer(
  fetch: (request: Request, address: string) => Promise<Response> | Response,
  { before, patience: own, ...trust }: Way,
): Server {
  const patience = { ...usualPatience, ...own };
  const large = largeBodies();
  const addresses = new WeakMap<IncomingMessage, string>();
  const answer = getRequestListener(async (request, { incoming, outgoing }) => {
    const answered = await fetch(request, addresses.get(incoming as IncomingMessage) ?? '');
    if (answered.headers.get('content-type')?.startsWith('text/event-stream')) streams.add(outgoing);
    return answered;
  });

  const receive = async (request: IncomingMessage & { rawBody?: Buffer }, response: ServerResponse): Promise<void> => {
    const address = clientAddress(request, trust);
    addresses.set(request, address);
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return void answer(request, response);
    const upload = isUpload(request.url ?? '');
    const most = upload ? UPLOAD_BYTES : BODY_BYTES;
    let letGo = (): void => undefined;
    const grow = (): void => {
      letGo = large.take(networkOf(address));
    };
    try {
      if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most);
      // What `getRequestListener` takes for the body instead of reading it.
      request.rawBody = await readWhole(request, { most, idle: patience.idle, whole: upload ? patience.upload : patience.body, grow });
    } catch (failed) {
      letGo();
      if (failed instanceof Refused) sayNo(request, response, failed, patience.farewell);
      else response.destroy();
      return undefined;
    }
    response.once('close', () => letGo());
    return void answer(request, response);
  };

  const server = createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: patience.upload + patience.head,
      connectionsCheckingInterval: Math.min(2_000, patience.head / 2),
    },
    (request, response) => {
      const go = (): void => void receive(request, response);
      if (before) before(request, response, go);
      else go();
    },
  );
  server.timeout = patience.connection;
  return server;
}
