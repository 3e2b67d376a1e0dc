import { GraphQLError } from 'graphql';
import { refusalOf } from '#machines/refusal.ts';
import { mallOrigin, type Mall } from './guest.ts';
import type { Calls } from './interpret.ts';
import type { Session, Tokens } from './session.ts';

/** Who asks, and in which region and language: what every call to the mall carries (contract 1.1). */
export type Visit = {
  /** None for what guests share: their answers are kept, so no token may shape them. */
  session: Session | null;
  regionId: number;
  acceptLanguage: string;
  timeZone: string;
  ip: string;
  idempotencyKey?: string | undefined;
};

type Answer = { status: number; statusText: string; headers: Headers; text(): Promise<string> };
type MallError = { code?: string; desc?: string; fields?: unknown; data?: unknown };

/** The longest a call to the mall may take (spec 7). */
const longestCall = 30_000;

const answerOf = (body: unknown): Answer => ({ status: 200, statusText: 'OK', headers: new Headers(), text: async () => JSON.stringify(body) });

/** The error that a document answers: what the mall said, and nothing internal. */
const errorOf = (status: number, said: MallError): GraphQLError =>
  new GraphQLError(said.desc ?? 'Something went wrong', { extensions: { code: said.code ?? (status >= 500 ? 'UNAVAILABLE' : 'VALIDATION'), status, desc: said.desc ?? '' } });

const headersOf = (visit: Visit): Record<string, string> => ({
  'accept-language': visit.acceptLanguage,
  'time-zone': visit.timeZone,
  'region-id': String(visit.regionId),
  ...(visit.session?.access ? { authorization: `Bearer ${visit.session.access}` } : {}),
  ...(visit.idempotencyKey ? { 'idempotency-key': visit.idempotencyKey } : {}),
});

/** An answer within the time-out. The clock is stopped with the answer: a signal that ticks on would hold every request for half a minute. */
const inTime = async (mall: Mall, path: string, init: RequestInit, ip: string): Promise<Response> => {
  if (init.signal) return mall.fetch(new Request(mallOrigin + path, init), ip);
  const giveUp = new AbortController();
  const clock = setTimeout(() => giveUp.abort(), longestCall);
  try {
    return await mall.fetch(new Request(mallOrigin + path, { ...init, signal: giveUp.signal }), ip);
  } finally {
    clearTimeout(clock);
  }
};

/** Asks the mall as `visit`; on 401 once more with renewed tokens, where the session has any. */
export const askMall = async (mall: Mall, visit: Visit, path: string, init: { method: string; headers?: Record<string, string>; body?: BodyInit | null; signal?: AbortSignal }): Promise<Response> => {
  const send = (): Promise<Response> => inTime(mall, path, { ...init, headers: { ...init.headers, ...headersOf(visit) } }, visit.ip);
  const sent = visit.session?.access;
  const response = await send();
  if (response.status !== 401 || !visit.session?.isKnown) return response;
  // Another question of this document renewed the session while this one was on its way.
  if (visit.session.access !== sent) return send();
  const refresh = async (refreshToken: string): Promise<Tokens | null> => {
    const headers = { ...headersOf({ ...visit, session: null }), 'content-type': 'application/json' };
    const renewed = await inTime(mall, '/token/refresh', { method: 'POST', headers, body: JSON.stringify({ refreshToken }) }, visit.ip);
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
 * an answer, everything else that fails becomes an error of code, status and desc.
 */
export const callerFor = (mall: Mall, visit: Visit, calls: Calls) =>
  async (url: string, init: { method: string; headers: Record<string, string>; body?: string }, field: string): Promise<Answer | Response> => {
    const call = calls[field];
    if (call === undefined) throw errorOf(404, { code: 'NOT_FOUND' });
    const response = await askMall(mall, visit, url.slice(mallOrigin.length), init).catch((failed: unknown) => {
      throw failed instanceof GraphQLError ? failed : errorOf(503, {});
    });
    if (response.ok && !call.refusable) return response;
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
      return answerOf(packed(call.typeName, call.packing, body));
    }
    if (!call.refusable || response.status === 401 || response.status >= 500) throw errorOf(response.status, body);
    const { code, desc = '', fields = null, data = null } = body;
    return answerOf({ __typename: 'Refusal', code: refusalOf(code, response.status), desc, fields, data });
  };
