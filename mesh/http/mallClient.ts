import { GraphQLError } from 'graphql';
import { refusalOf } from '#machines/model/refusalCodes.ts';
import { mallOrigin, type MallConnection } from './mallConnection.ts';
import type { Calls } from '../contractToMesh.ts';
import { sanitizeFields } from './sanitizeHtml.ts';
import type { Session, Tokens } from './session.ts';

/** Who asks, and in which region and language: what every call to the mall carries (contract 1.1). */
export type Visit = {
  /** None for what guests share: their answers are kept, so no token may shape them. */
  session: Session | null;
  regionId: number;
  acceptLanguage: string;
  timeZone: string;
  ip: string;
  /** What his browser calls itself, for the list of his devices; guests share answers, which know no browser. */
  agent?: string;
  idempotencyKey?: string | undefined;
};

type Answer = { status: number; statusText: string; headers: Headers; text(): Promise<string> };
type MallError = { code?: string; desc?: string; fields?: unknown; data?: unknown };

/** The longest a call to the mall may take, in ms (spec 7). */
const longestCall = 30_000;

const answerOf = (body: unknown): Answer => ({
  status: 200,
  statusText: 'OK',
  headers: new Headers(),
  text: async () => JSON.stringify(body),
});

/** The error that a document answers: what the mall said, and nothing internal. */
const errorOf = (status: number, error: MallError): GraphQLError =>
  new GraphQLError(error.desc ?? 'Something went wrong', {
    extensions: {
      code: error.code ?? (status >= 500 ? 'UNAVAILABLE' : 'VALIDATION'),
      status,
      desc: error.desc ?? '',
      ...(error.data ? { data: error.data } : {}),
    },
  });

const headersOf = (visit: Visit): Record<string, string> => ({
  'accept-language': visit.acceptLanguage,
  'time-zone': visit.timeZone,
  'region-id': String(visit.regionId),
  ...(visit.agent ? { 'user-agent': visit.agent } : {}),
  ...(visit.session ? { 'device-id': visit.session.device } : {}),
  ...(visit.session?.access ? { authorization: `Bearer ${visit.session.access}` } : {}),
  ...(visit.idempotencyKey ? { 'idempotency-key': visit.idempotencyKey } : {}),
});

/** `gone` tells the mall that nobody waits for the answer any more. */
type Waiting = { gone?: AbortSignal };

/**
 * The mall's whole answer within `ms`: where no headers come the promise is broken, where the body stalls its reading is.
 * What brings a signal of its own (live events) goes on until that gives up.
 */
export const askInTime = async (
  mall: MallConnection,
  path: string,
  { gone, ...init }: RequestInit & Waiting,
  ip: string,
  ms = longestCall,
): Promise<Response> => {
  if (init.signal) return mall.fetch(new Request(mallOrigin + path, init), ip);
  const giveUp = new AbortController();
  const clock = setTimeout(() => giveUp.abort(new Error(`the mall did not answer ${path} within ${ms} ms`)), ms);
  clock.unref();
  const isLate = new Promise<never>((_, reject) => giveUp.signal.addEventListener('abort', () => reject(giveUp.signal.reason as Error)));
  try {
    const signal = gone ? AbortSignal.any([giveUp.signal, gone]) : giveUp.signal;
    const response = await Promise.race([mall.fetch(new Request(mallOrigin + path, { ...init, signal }), ip), isLate]);
    if (response.body === null) {
      clearTimeout(clock);
      return response;
    }
    // A signal that ticks on would hold every request for half a minute: the clock stops with the last byte.
    const whole = new TransformStream<Uint8Array, Uint8Array>({ flush: () => clearTimeout(clock) });
    return new Response(response.body.pipeThrough(whole, { signal: giveUp.signal }), {
      status: response.status,
      headers: response.headers,
    });
  } catch (failed) {
    clearTimeout(clock);
    throw failed;
  }
};

type CallInit = Waiting & {
  method: string;
  headers?: Record<string, string>;
  body?: BodyInit | null;
  duplex?: 'half';
  signal?: AbortSignal;
};

/** Asks the mall as `visit`; on 401 once more with renewed tokens, where the session has any. */
export const callMall = async (mall: MallConnection, visit: Visit, path: string, init: CallInit): Promise<Response> => {
  try {
    const response = await callWithRenewal(mall, visit, path, init);
    visit.session?.noteStreamPosition(response.headers.get('stream-position'));
    return response;
  } catch (failed) {
    visit.session?.noteStreamPosition(null);
    throw failed;
  }
};

const callWithRenewal = async (mall: MallConnection, visit: Visit, path: string, init: CallInit): Promise<Response> => {
  const send = (): Promise<Response> => askInTime(mall, path, { ...init, headers: { ...init.headers, ...headersOf(visit) } }, visit.ip);
  const sent = visit.session?.access;
  const response = await send();
  if (response.status !== 401 || !visit.session?.isKnown) return response;
  // Another question of this document renewed the session while this one was on its way.
  if (visit.session.access !== sent) return send();
  const refresh = async (refreshToken: string): Promise<Tokens | null> => {
    const headers = { ...headersOf({ ...visit, session: null }), 'content-type': 'application/json' };
    const renewed = await askInTime(mall, '/token/refresh', { method: 'POST', headers, body: JSON.stringify({ refreshToken }) }, visit.ip);
    if (renewed.status >= 500) throw errorOf(renewed.status, {});
    return renewed.ok ? ((await renewed.json()) as Tokens) : null;
  };
  return (await visit.session.renew(refresh)) ? send() : response;
};

const packed = (typeName: string, packing: 'plain' | 'done' | 'list' | 'value', body: unknown): unknown => {
  if (packing === 'done') return { __typename: typeName, done: true };
  return packing === 'plain' ? { __typename: typeName, ...(body as object) } : { __typename: typeName, [packing]: body };
};

/**
 * How Mesh asks the mall for one visit: refusals of changes become answers, tokens go into the session and never into
 * an answer, text with markup is sanitised, everything else that fails becomes an error of code, status and desc.
 */
export const callerFor =
  (mall: MallConnection, visit: Visit, calls: Calls) =>
  async (url: string, init: { method: string; headers: Record<string, string>; body?: string }, field: string): Promise<Answer> => {
    const call = calls[field];
    if (call === undefined) throw errorOf(404, { code: 'NOT_FOUND' });
    if (field === 'logout') visit.session?.leave();
    const response = await callMall(mall, visit, url.slice(mallOrigin.length), init).catch((failed: unknown) => {
      throw failed instanceof GraphQLError ? failed : errorOf(503, {});
    });
    if (response.ok && !call.refusable) {
      const read =
        call.html.length > 0 ? async () => JSON.stringify(sanitizeFields(await response.json(), call.html)) : () => response.text();
      const text = await read().catch(() => {
        throw errorOf(502, {});
      });
      return { status: response.status, statusText: 'OK', headers: response.headers, text: async () => text };
    }
    const body = (await response.json().catch(() => {
      throw errorOf(response.ok ? 502 : Math.max(response.status, 500), {});
    })) as MallError & Tokens;
    // Whatever the mall says to a logout, this browser is logged out.
    if (field === 'logout' && response.status < 500) {
      visit.session?.end();
      return answerOf(packed(call.typeName, call.packing, body));
    }
    if (response.ok) {
      if (call.typeName === 'Session') visit.session?.begin(body);
      return answerOf(packed(call.typeName, call.packing, sanitizeFields(body, call.html)));
    }
    if (!call.refusable || response.status === 401 || response.status >= 500) throw errorOf(response.status, body);
    const { code, desc = '', fields = null, data = null } = body;
    return answerOf({ __typename: 'Refusal', code: refusalOf(code, response.status), desc, fields, data });
  };
