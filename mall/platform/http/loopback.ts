/** Whether only this machine reaches a server that listens on `host`. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

const refusal = (status: number, code: string, desc: string): Response =>
  Response.json({ code, desc }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * Guards a server of this machine from the pages that its user's browser shows: it is asked by a loopback name (a foreign
 * name may be made to point here), by no page of another origin, and changes come as JSON, which no form sends.
 * @param alsoHost the name by which the server is known outside, where it has one
 */
export const onLoopback =
  (answer: (request: Request) => Response | Promise<Response>, alsoHost?: string) =>
  async (request: Request): Promise<Response> => {
    const { host, hostname } = new URL(request.url);
    if (!isLoopback(hostname) && hostname !== alsoHost) return refusal(403, 'FORBIDDEN', 'This server is asked by a loopback name only.');
    const origin = request.headers.get('origin');
    if (origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host))
      return refusal(403, 'FORBIDDEN', 'This server is not asked by pages of other origins.');
    const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
    if ((request.method === 'POST' || request.method === 'PUT') && !isJson) return refusal(415, 'VALIDATION', 'Send application/json.');
    return answer(request);
  };
