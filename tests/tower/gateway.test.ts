import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, openTower, type Tower, type Visitor } from './tower.ts';

let tower: Tower;
beforeAll(async () => void (tower = await openTower()));
afterAll(() => tower.close());

const sriLanka = 659006000402;
const shared = (name: string, variables: object, region = sriLanka, locale = 'en'): string =>
  `/graphql?${new URLSearchParams({ documentId: hashOf(name), variables: JSON.stringify(variables), region: String(region), locale })}`;
const outcomeOf = (response: Response): string => response.headers.get('server-timing') ?? '';

describe('The gateway', () => {
  it('knows its own documents only', async () => {
    const guest = tower.visitor();
    const ask = (body: object): Promise<Response> => guest.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    for (const body of [{ query: '{ regions { regionId } }' }, { documentId: 'unknown' }, { documentId: 'constructor' }, { documentId: hashOf('ReadRegions'), variables: [] }, []]) {
      const response = await ask(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'VALIDATION' } }] });
    }
  });

  it('answers what guests share with a tag, and 304 to who has it', async () => {
    const guest = tower.visitor();
    const first = await guest.fetch(shared('ReadRegions', {}));
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    const again = await guest.fetch(shared('ReadRegions', {}), { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    expect(outcomeOf(again)).toContain('hit');
  });

  it('keeps an answer for its region and its language alone', async () => {
    const guest = tower.visitor();
    const read = async (locale: string): Promise<string> => (await guest.fetch(shared('ReadRegions', {}, sriLanka, locale))).text();
    expect(await read('ru')).toContain('Шри-Ланка');
    expect(await read('zn')).toContain('斯里兰卡');
  });

  it('tells equal questions by their meaning, not by the order of their words', async () => {
    const guest = tower.visitor();
    await guest.fetch(shared('ReadYouMayLike', { regionId: sriLanka, current: 7 }));
    expect(outcomeOf(await guest.fetch(shared('ReadYouMayLike', { current: 7, regionId: sriLanka })))).toContain('hit');
  });

  it('forgets everything when the world changes at once', async () => {
    const guest = tower.visitor();
    await guest.fetch(shared('ReadPhoneCodes', {}));
    expect(outcomeOf(await guest.fetch(shared('ReadPhoneCodes', {})))).toContain('hit');
    await tower.test.advance(1_000);
    await expect.poll(async () => outcomeOf(await guest.fetch(shared('ReadPhoneCodes', {})))).toContain('miss');
  });

  it('keeps nothing that was refused or broken', async () => {
    const guest = tower.visitor();
    const read = async (): Promise<{ data: { phoneCodes: object[] }; errors?: object[] }> => JSON.parse(await (await guest.fetch(shared('ReadPhoneCodes', {}, sriLanka, 'tr'))).text());
    await tower.test.ops('POST', '/_ops/faults', { kind: 'error', path: '/phoneCodes' });
    expect((await read()).errors).toMatchObject([{ extensions: { code: 'INTERNAL', status: 500 } }]);
    const mended = await read();
    expect(mended.data.phoneCodes.length).toBeGreaterThan(190);
  });

  it('asks what belongs to one shopper by POST, past every cache', async () => {
    const shopper = tower.visitor();
    await shopper.login();
    expect((await shopper.fetch(shared('ReadCartCount', {}))).status).toBe(405);
    const response = await shopper.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ documentId: hashOf('ReadCartCount') }) });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Number(response.headers.get('x-mall-time'))).toBe(tower.test.mall.house.clock.now());
  });

  it('says of an error its code, status and sentence, and nothing of the inside', async () => {
    const guest = tower.visitor();
    for (const kind of ['error', 'truncated', 'dropped', 'unauthorized']) {
      await tower.test.ops('POST', '/_ops/faults', { kind, path: '/p/shopCart' });
      const answer = await guest.ask('ReadCartCount');
      expect(answer.data).toBeNull();
      expect(Object.keys(answer.errors?.[0]?.extensions ?? {}).sort()).toEqual(['code', 'desc', 'status']);
      expect(JSON.stringify(answer)).not.toMatch(/stack|http:|shopCart|node_modules/);
    }
  });

  it('passes the key on, so that a wish that is sent twice happens once', async () => {
    const name = `Key ${tower.test.mall.house.clock.now()}`;
    const mail = `${name.replaceAll(' ', '').toLowerCase()}@serendib.com`;
    const code = await tower.test.code(mail);
    const input = { code, loginPassword: 'Demo#2026', nickName: name, regionId: sriLanka, userMail: mail };
    const register = (key: string): ReturnType<Visitor['ask']> => tower.visitor().ask('RegisterUser', { input }, { key });
    const first = await register('once');
    expect(await register('once')).toEqual(first);
    expect((await register('twice')).data?.registerUser).toMatchObject({ __typename: 'Refusal' });
  });

  it('locks its doors', async () => {
    const { headers } = await tower.visitor().fetch('/graphql');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+')+;.*frame-src http:\/\/localhost:3002;.*frame-ancestors 'none'/);
  });

  it('hears live events for a shopper, and tells a guest not to come again', async () => {
    const guest = tower.visitor();
    expect((await guest.fetch('/events')).status).toBe(204);
    const shopper = tower.visitor();
    await shopper.login();
    const stop = new AbortController();
    const heard = await shopper.fetch('/events', { signal: stop.signal });
    expect(heard.headers.get('content-type')).toBe('text/event-stream');
    stop.abort();
  });
});
