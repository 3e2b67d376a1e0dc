import { askMall } from './callMall.ts';
import { mallOrigin, type Mall } from './guest.ts';
import { isOwnPage } from './policy.ts';
import type { Visitor } from './visitor.ts';

// What means something to the mall; the rest (cookies above all) stays here.
const passed = ['accept', 'content-type', 'content-length', 'if-none-match', 'last-event-id', 'range'];

const headersOf = (request: Request): Record<string, string> =>
  Object.fromEntries(passed.flatMap((name) => (request.headers.get(name) === null ? [] : [[name, request.headers.get(name) ?? '']])));

/** Live events of one shopper (C11). A guest, or a session that is over, is told not to come again (204 ends an EventSource). */
export const passEvents = async (mall: Mall, request: Request, { visit, session }: Visitor): Promise<Response> => {
  if (!session.isKnown) return new Response(null, { status: 204 });
  const heard = await askMall(mall, visit, '/p/user/stream', { method: 'GET', headers: headersOf(request), signal: request.signal });
  const headers = new Headers(heard.ok ? { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' } : {});
  for (const line of session.setCookies()) headers.append('set-cookie', line);
  if (heard.status === 401) return new Response(null, { status: 204, headers });
  return new Response(heard.ok ? heard.body : null, { status: heard.status, headers });
};

/** Pictures and uploads (W2, W3). Public pictures are fetched without the token, so that anybody between may keep them. */
export const passFiles = async (mall: Mall, request: Request, { visit, session }: Visitor): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const isUpload = request.method === 'POST';
  const path = pathname + search;
  // Passed on as it comes, so that the mall cuts it off where it grows too large; W2 goes by its own token and needs no session.
  if (isUpload) return mall.fetch(new Request(mallOrigin + path, { method: 'POST', headers: { ...headersOf(request), 'accept-language': visit.acceptLanguage }, body: request.body, duplex: 'half' } as RequestInit), visit.ip);
  const open = await askMall(mall, { ...visit, session: null }, path, { method: 'GET', headers: headersOf(request) });
  return open.ok || open.status === 304 || !session.isKnown ? open : askMall(mall, visit, path, { method: 'GET', headers: headersOf(request) });
};

/** What others than shoppers send, unchanged: the payment provider's signed notices (K6). */
export const passRaw = (mall: Mall, request: Request, ip: string): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  return mall.fetch(new Request(mallOrigin + pathname + search, request), ip);
};

/** A recording of 500 steps with what the ports answered; more is none of ours. */
const largestReport = 16 * 1024 * 1024;

/** A reported problem (X13), which only the demo keeps. Whose rows go along, the mall says: the readable cookie is anybody's to write. */
export const passReport = async (mall: Mall, request: Request, { visit, session }: Visitor): Promise<Response> => {
  const refused = (status: number, code: string): Response => Response.json({ code }, { status, headers: { 'cache-control': 'no-store' } });
  if (mall.ops === null) return refused(404, 'NOT_FOUND');
  if (!isOwnPage(request)) return refused(403, 'FORBIDDEN');
  if (Number(request.headers.get('content-length') ?? 0) > largestReport) return refused(413, 'VALIDATION');
  const report: unknown = await request.json().catch(() => null);
  if (typeof report !== 'object' || report === null) return refused(400, 'VALIDATION');
  const known = session.isKnown ? await askMall(mall, visit, '/p/user/userInfo', { method: 'GET' }) : null;
  const userId = known?.ok ? ((await known.json()) as { userId: string }).userId : null;
  const kept = await mall.ops(new Request(`${mallOrigin}/_ops/reports`, { method: 'POST', body: JSON.stringify({ ...report, userId }) }));
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  for (const line of session.setCookies()) headers.append('set-cookie', line);
  return new Response(kept.body, { status: kept.status, headers });
};
