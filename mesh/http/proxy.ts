import { refusalOf } from '#machines/model/refusalCodes.ts';
import { askInTime, callMall } from './mallClient.ts';
import { mallOrigin, type MallConnection } from './mallConnection.ts';
import { askingPage } from './askingPage.ts';
import { isOwnPage } from './securityHeaders.ts';
import type { RequestVisitor } from './requestVisitor.ts';

// What means something to the mall; the rest (cookies above all) stays here.
const passed = ['accept', 'content-type', 'content-length', 'if-none-match', 'last-event-id', 'range'];

const headersOf = (request: Request): Record<string, string> =>
  Object.fromEntries(passed.flatMap((name) => (request.headers.get(name) === null ? [] : [[name, request.headers.get(name) ?? '']])));

/**
 * Live events of one shopper (C11), those after the id `after` first. A guest, or a session that is over, is told not to come again (204
 * ends an EventSource).
 */
export const proxyEvents = async (mall: MallConnection, request: Request, { visit, session }: RequestVisitor): Promise<Response> => {
  if (!session.isKnown) return new Response(null, { status: 204 });
  // An EventSource cannot send a header with its first request.
  const after = new URL(request.url).searchParams.get('after');
  const streamHeaders = { ...(after === null ? {} : { 'last-event-id': after }), ...headersOf(request) };
  const heard = await callMall(mall, visit, '/p/user/stream', { method: 'GET', headers: streamHeaders, signal: request.signal });
  const headers = new Headers(
    heard.ok ? { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } : {},
  );
  for (const line of session.setCookies(askingPage(request))) headers.append('set-cookie', line);
  if (heard.status === 401) return new Response(null, { status: 204, headers });
  return heard.ok ? new Response(heard.body, { status: heard.status, headers }) : refused(heard, headers);
};

/** A mall's refusal in our own words, with how long it stands: whatever else was there (a page of errors, a trace) is nobody's to read. */
const refused = async (response: Response, headers = new Headers()): Promise<Response> => {
  const { code, desc, data } = fieldsOf(await response.json().catch(() => null));
  const isRefusal = typeof code === 'string' && typeof desc === 'string';
  const status = response.status >= 400 ? response.status : 502;
  const { until } = fieldsOf(data);
  const again = Number(response.headers.get('retry-after'));
  headers.set('cache-control', 'no-store');
  if (again > 0) headers.set('retry-after', String(again));
  const limit = typeof until === 'string' && Number.isFinite(Date.parse(until)) ? { data: { until } } : {};
  return Response.json({ code: refusalOf(code, status), desc: isRefusal ? desc : '', ...limit }, { status, headers });
};

const fieldsOf = (payload: unknown): Record<string, unknown> => (typeof payload === 'object' && payload !== null ? { ...payload } : {});

const pictureHeaders = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
];

/** A picture and nothing else: on our own address a mall's page would run as ours. */
const picture = async (response: Response): Promise<Response> => {
  const isPicture = response.status === 304 || (response.ok && response.headers.get('content-type')?.startsWith('image/'));
  if (!isPicture) return refused(response);
  const headers = pictureHeaders.flatMap((name): [string, string][] =>
    response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [],
  );
  return new Response(response.body, { status: response.status, headers });
};

/** Pictures and uploads (W2, W3). Public pictures are fetched without the token, so that anybody between may keep them. */
export const proxyFiles = async (mall: MallConnection, request: Request, { visit, session }: RequestVisitor): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const guest = { ...visit, session: null };
  if (request.method === 'POST') {
    // W2 goes by its own token and needs no session.
    const answer = await callMall(mall, guest, path, { method: 'POST', headers: headersOf(request), body: request.body, duplex: 'half' });
    return answer.ok && isJson(answer) ? Response.json(await answer.json(), { headers: { 'cache-control': 'no-store' } }) : refused(answer);
  }
  // Whoever leaves a page takes his wishes for its pictures with him.
  const read = { method: 'GET', headers: headersOf(request), gone: request.signal };
  const open = await callMall(mall, guest, path, read);
  const isEnough = open.ok || open.status === 304 || !session.isKnown;
  return picture(isEnough ? open : await callMall(mall, visit, path, read));
};

const isJson = (response: Response): boolean => response.headers.get('content-type')?.startsWith('application/json') ?? false;

/** What others than shoppers send, unchanged: the payment provider's signed notices (K6). */
export const proxyRaw = (mall: MallConnection, request: Request, ip: string): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  return askInTime(
    mall,
    pathname + search,
    { method: request.method, headers: request.headers, body: request.body, duplex: 'half' } as RequestInit,
    ip,
  );
};

/** A reported problem (X13), which only the demo keeps. Whose rows go along, the mall says: the readable cookie is anybody's to write. */
export const proxyReport = async (mall: MallConnection, request: Request, { visit, session }: RequestVisitor): Promise<Response> => {
  const refusal = (status: number, code: string): Response => Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });
  if (mall.ops === null) return refusal(404, 'NOT_FOUND');
  if (!isOwnPage(request)) return refusal(403, 'FORBIDDEN');
  const report: unknown = await request.json().catch(() => null);
  if (typeof report !== 'object' || report === null) return refusal(400, 'VALIDATION');
  const known = session.isKnown ? await callMall(mall, visit, '/p/user/userInfo', { method: 'GET' }) : null;
  const userId = known?.ok ? ((await known.json()) as { userId: string }).userId : null;
  const answer = await mall.ops(new Request(`${mallOrigin}/_ops/reports`, { method: 'POST', body: JSON.stringify({ ...report, userId }) }));
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const line of session.setCookies(askingPage(request))) headers.append('set-cookie', line);
  return new Response(answer.body, { status: answer.status, headers });
};
