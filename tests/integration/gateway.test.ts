import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLeavers, openRenewals, Session } from '#mesh/http/session.ts';
import { hashOf } from '../drivers/hashOf.ts';
import { openStack, type Stack, type Visitor } from './stack.ts';

let stack: Stack;
beforeAll(async () => void (stack = await openStack()));
afterAll(() => stack.close());

const sriLanka = 659006000402;
const shared = (name: string, variables: object, region = sriLanka, locale = 'en'): string =>
  `/graphql?${new URLSearchParams({ documentId: hashOf(name), variables: JSON.stringify(variables), region: String(region), locale })}`;
const outcomeOf = (response: Response): string => response.headers.get('server-timing') ?? '';

describe('The gateway', () => {
  it('knows its own documents only', async () => {
    const guest = stack.visitor();
    const ask = (body: object): Promise<Response> =>
      guest.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    for (const body of [
      { query: '{ regions { regionId } }' },
      { documentId: 'unknown' },
      { documentId: 'constructor' },
      { documentId: hashOf('ReadRegions'), variables: [] },
      [],
    ]) {
      const response = await ask(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION' } }] });
    }
  });

  it('is asked by GET or POST, and by POST in JSON alone, which no form of a foreign page sends', async () => {
    const ask = async (method: string, type: string): Promise<number> => {
      const body = JSON.stringify({ documentId: hashOf('ReadRegions') });
      return (await stack.visitor().fetch('/graphql', { method, headers: { 'content-type': type }, body })).status;
    };
    expect(await ask('POST', 'application/json; charset=utf-8')).toBe(200);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=application/json'])
      expect(await ask('POST', type), type).toBe(415);
    for (const method of ['PUT', 'DELETE']) expect(await ask(method, 'application/json'), method).toBe(405);
  });

  it.each(['//evil.example/x', '///evil.example', '/\\evil.example/x'])(
    "shows a form's page again in this shop, also at %s",
    async (path) => {
      const answer = await stack.visitor().fetch(path, { method: 'POST', body: 'name=1' });
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(/^\/[^/\\]/);
    },
  );

  it('answers what guests share with a tag, and 304 to who has it', async () => {
    const guest = stack.visitor();
    const first = await guest.fetch(shared('ReadRegions', {}));
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    const again = await guest.fetch(shared('ReadRegions', {}), { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(outcomeOf(again)).toContain('hit');
    const other = await guest.fetch(shared('ReadPhoneCodes', {}), { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(other.status, 'another answer has another tag').toBe(200);
  });

  it('says of what guests share how long it is fresh', async () => {
    const answer = await stack.visitor().fetch(shared('ReadYouMayLike', { regionId: sriLanka, current: 6 }));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=20, stale-while-revalidate=40');
  });

  it('tells equal questions by their meaning, not by the order of their words', async () => {
    const guest = stack.visitor();
    await guest.fetch(shared('ReadYouMayLike', { regionId: sriLanka, current: 7 }));
    expect(outcomeOf(await guest.fetch(shared('ReadYouMayLike', { current: 7, regionId: sriLanka })))).toContain('hit');
  });

  it('forgets everything when the world changes at once', async () => {
    const guest = stack.visitor();
    await guest.fetch(shared('ReadPhoneCodes', {}));
    expect(outcomeOf(await guest.fetch(shared('ReadPhoneCodes', {})))).toContain('hit');
    await stack.test.advance(1_000);
    await expect.poll(async () => outcomeOf(await guest.fetch(shared('ReadPhoneCodes', {})))).toContain('miss');
  });

  it('keeps nothing that was refused or broken', async () => {
    const guest = stack.visitor();
    const read = async (): Promise<{ data: { phoneCodes: object[] }; errors?: object[] }> =>
      JSON.parse(await (await guest.fetch(shared('ReadPhoneCodes', {}, sriLanka, 'tr'))).text());
    await stack.test.ops('POST', '/_ops/faults', { kind: 'error', path: '/phoneCodes' });
    expect((await read()).errors).toMatchObject([{ extensions: { code: 'INTERNAL', status: 500 } }]);
    const mended = await read();
    expect(mended.data.phoneCodes.length).toBeGreaterThan(190);
  });

  it('asks what belongs to one shopper by POST, past every cache', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    expect((await shopper.fetch(shared('ReadCartCount', {}))).status).toBe(405);
    const response = await shopper.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: hashOf('ReadCartCount') }),
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Number(response.headers.get('x-mall-time'))).toBe(stack.test.mall.context.clock.now());
  });

  it('says of an error its code, status and sentence, and nothing of the inside', async () => {
    const guest = stack.visitor();
    for (const kind of ['error', 'truncated', 'dropped', 'unauthorized']) {
      await stack.test.ops('POST', '/_ops/faults', { kind, path: '/p/shopCart' });
      const answer = await guest.ask('ReadCartCount');
      expect(answer.data).toBeNull();
      expect(Object.keys(answer.errors?.[0]?.extensions ?? {}).sort()).toEqual(['code', 'desc', 'status']);
      expect(JSON.stringify(answer)).not.toMatch(/stack|http:|shopCart|node_modules/);
    }
  });

  it('says of a refusal which fields it means', async () => {
    const input = { code: '123456', loginPassword: 'short', nickName: 'Ama', regionId: sriLanka, userMail: 'ama@serendib.com' };
    const answer = await stack.visitor().ask('RegisterUser', { input });
    expect(answer.data?.registerUser).toMatchObject({ __typename: 'Refusal', fields: [{ field: 'loginPassword', code: 'PASSWORD_WEAK' }] });
  });

  it('passes the key on, so that a wish that is sent twice happens once', async () => {
    const name = `Key ${stack.test.mall.context.clock.now()}`;
    const mail = `${name.replaceAll(' ', '').toLowerCase()}@serendib.com`;
    const code = await stack.test.code(mail);
    const input = { code, loginPassword: 'Demo#2026', nickName: name, regionId: sriLanka, userMail: mail };
    const register = (key: string): ReturnType<Visitor['ask']> => stack.visitor().ask('RegisterUser', { input }, { key });
    const first = await register('once');
    expect(await register('once')).toEqual(first);
    expect((await register('twice')).data?.registerUser).toMatchObject({ __typename: 'Refusal' });
  });

  it('locks what is not public', async () => {
    const { headers } = await stack.visitor().fetch('/graphql');
    expect(
      headers
        .get('content-security-policy')
        ?.replaceAll(/'sha256-[^']+'/g, 'HASH')
        .split('; '),
    ).toEqual([
      "default-src 'self'",
      "script-src 'self' HASH",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https:",
      "connect-src 'self'",
      'frame-src http://localhost:3002',
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ]);
    expect([...headers].filter(([name]) => /^(x-|referrer|permissions|cross-origin|strict)/.test(name))).toEqual([
      ['cross-origin-opener-policy', 'same-origin'],
      ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
    ]);
  });

  it('hears live events for a shopper, and tells a guest not to come again', async () => {
    const guest = stack.visitor();
    expect((await guest.fetch('/events')).status).toBe(204);
    const shopper = stack.visitor();
    await shopper.login();
    const stop = new AbortController();
    const heard = await shopper.fetch('/events', { signal: stop.signal });
    expect(heard.headers.get('content-type')).toBe('text/event-stream');
    expect(heard.headers.get('cache-control')).toBe('no-store');
    expect(heard.headers.get('x-accel-buffering'), 'no proxy may hold it back').toBe('no');
    stop.abort();
  });

  it('says with each document what it was drawn from and what time it is in the mall', async () => {
    const { clock } = stack.test.mall.context;
    const answer = await stack.visitor().fetch('/shops?of=this-test');
    expect(outcomeOf(answer)).toMatch(/^document;desc=miss, mall;desc="\d+"$/);
    expect(Number(/mall;desc="(\d+)"/.exec(outcomeOf(answer))?.[1])).toBe(clock.now());
  });

  it("keeps a reported problem with the rows of who is logged in, whatever the report says, and a guest's with nobody's", async () => {
    const shopper = stack.visitor();
    await shopper.login();
    const { userId } = JSON.parse(decodeURIComponent(shopper.cookies['session'] ?? '')) as { userId: string };
    const recording = { format: 'serendib.recording', version: 1, at: 0, address: '/', visitor: null, roots: [], steps: [] };
    const report = async (who: Visitor, site = 'same-origin') => {
      const body = JSON.stringify({ sentence: 'It did not work.', userId: 'somebody else', recording });
      return who.fetch('/_report', { method: 'POST', body, headers: { 'content-type': 'application/json', 'sec-fetch-site': site } });
    };
    const keptOf = async (who: Visitor): Promise<unknown> => {
      const { code } = (await (await report(who)).json()) as { code: string };
      return (await stack.test.ops<{ userId: string | null }>('GET', `/_ops/reports/${code}`)).body?.userId ?? null;
    };
    expect(await keptOf(shopper)).toBe(userId);
    expect(await keptOf(stack.visitor())).toBeNull();
    expect((await report(shopper, 'cross-site')).status).toBe(403);
  });

  it("says with a shopper's document up to where it heard his stream, and tells from there what came after", async () => {
    const shopper = stack.visitor();
    await shopper.login();
    const positionOf = async (path: string, who = shopper): Promise<string | undefined> =>
      /stream;desc="(\d+)"/.exec(outcomeOf(await who.fetch(path)))?.[1];
    const position = await positionOf('/Cart');
    expect(position).toMatch(/^\d+$/);
    expect(await positionOf('/Cart', stack.visitor())).toBeUndefined();
    const { userId } = JSON.parse(decodeURIComponent(shopper.cookies['session'] ?? '')) as { userId: string };
    const { events, db, clock } = stack.test.mall.context;
    await db.transaction((tx) => events.tell(tx, userId, { type: 'cart', ref: 'c-1', at: clock.now() }));
    const stop = new AbortController();
    const heard = await shopper.fetch(`/events?after=${position}`, { signal: stop.signal });
    const reader = heard.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('data:')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('"ref":"c-1"');
    stop.abort();
    expect(Number(await positionOf('/Cart'))).toBe(Number(position) + 1);
  });

  it('knows no position once one answer of the mall did not say it', () => {
    const session = new Session({}, { isSecure: false, renewals: openRenewals(), leavers: openLeavers() });
    expect(session.streamPosition).toBeNull();
    for (const position of ['7', '5', '9']) session.noteStreamPosition(position);
    expect(session.streamPosition).toBe(5);
    session.noteStreamPosition(null);
    session.noteStreamPosition('7');
    expect(session.streamPosition).toBeNull();
  });

  it('calls a session lost whose end was not asked for, and not what a shopper asked before he logged out', async () => {
    const settings = { isSecure: false, renewals: openRenewals(), leavers: openLeavers() };
    const wordsOf = async (refresh: string): Promise<string[]> => {
      const asking = new Session({ token: 'access', refresh, session: '{}' }, settings);
      expect(await asking.renew(async () => null)).toBe(false);
      return asking.setCookies('/profile').map((line) => line.split('; ')[0] ?? '');
    };
    const gone = ['token=', 'refresh=', 'session='];
    expect(await wordsOf('theirs')).toEqual([...gone, 'lost=%2Fprofile']);
    new Session({ token: 'access', refresh: 'his', session: '{}' }, settings).leave();
    expect(await wordsOf('his')).toEqual(gone);
  });

  it("tells who has too many streams open until when, in the mall's words and with nothing else", async () => {
    const shopper = stack.visitor();
    await shopper.login();
    const stop = new AbortController();
    const opened = await Promise.all(Array.from({ length: 13 }, () => shopper.fetch('/events', { signal: stop.signal })));
    const refused = opened.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    const body = (await refused?.json()) as { data: { until: string } };
    expect(body).toEqual({
      code: 'RATE_LIMITED',
      desc: expect.stringMatching(/^Too many attempts. Please try again after /),
      data: { until: expect.any(String) },
    });
    expect(Date.parse(body.data.until)).toBeGreaterThan(stack.test.mall.context.clock.now());
    stop.abort();
  });
});
