import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTower, type Tower } from './tower.ts';

let tower: Tower;
beforeAll(async () => void (tower = await openTower()));
afterAll(() => tower.close());

const aMonth = 30 * 24 * 60 * 60 * 1000;

describe('A session at the gateway', () => {
  it('keeps tokens in cookies that no script can read, for seven days', async () => {
    const shopper = tower.visitor();
    await shopper.login();
    const line = (name: string): string => shopper.setCookies.find((one) => one.startsWith(`${name}=`)) ?? '';
    for (const name of ['token', 'refresh']) {
      expect(line(name)).toContain('HttpOnly');
      expect(line(name)).toContain('SameSite=Lax');
      expect(line(name)).toContain('Max-Age=604800');
    }
    expect(line('session')).not.toContain('HttpOnly');
    expect(Object.keys(JSON.parse(decodeURIComponent(shopper.cookies.session ?? '')) as object).sort()).toEqual(['name', 'pic', 'userId']);
  });

  it('answers a login without any token', async () => {
    const shopper = tower.visitor();
    const answer = await shopper.ask('LoginByPassword', { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } });
    expect(JSON.stringify(answer)).not.toContain(shopper.cookies.token);
    expect(JSON.stringify(answer)).not.toContain(shopper.cookies.refresh);
    expect(answer.data?.loginByPassword).toMatchObject({ userId: 'new' });
  });

  it('answers a refused login with the mall\'s code and sentence, in the visitor\'s language, and sets no cookie', async () => {
    const guest = tower.visitor();
    guest.cookies.lang = 'ru';
    const answer = await guest.ask('LoginByPassword', { input: { userMail: 'new@serendib.example', loginPassword: 'wrong' } });
    expect(answer.data?.loginByPassword).toMatchObject({ __typename: 'Refusal', code: 'BAD_CREDENTIALS', desc: expect.stringMatching(/[а-я]/) });
    expect(guest.setCookies).toEqual([]);
  });

  it('renews silently once for all questions that meet the old token at the same time', async () => {
    const shopper = tower.visitor();
    await shopper.login();
    const { token, refresh } = shopper.cookies;
    shopper.cookies.token = 'expired';
    const answers = await Promise.all([shopper.ask('ReadStanding'), shopper.ask('ReadCartCount'), shopper.ask('ReadStanding')]);
    for (const answer of answers) expect(answer.errors).toBeUndefined();
    expect(shopper.cookies.token).not.toBe(token);
    // Still with the cookies of before, as a request that was on its way.
    const late = tower.visitor();
    late.cookies = { token: 'expired', refresh: refresh ?? '', session: shopper.cookies.session ?? '' };
    expect((await late.ask('ReadCartCount')).errors).toBeUndefined();
    expect(late.cookies.refresh).toBe(shopper.cookies.refresh);
  });

  it('ends where the refresh is refused: every cookie goes but region, language and time zone', async () => {
    const shopper = tower.visitor();
    await shopper.login();
    shopper.cookies = { token: 'expired', refresh: 'unknown', session: shopper.cookies.session ?? '', other: 'x', region: '659006000403', lang: 'zn', timeZone: 'Asia%2FShanghai' };
    const answer = await shopper.ask('ReadStanding');
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
    expect(shopper.cookies).toEqual({ region: '659006000403', lang: 'zn', timeZone: 'Asia%2FShanghai' });
  });

  it('logs out: the token is dead, the cookies are gone, region and language stay', async () => {
    const shopper = tower.visitor();
    await shopper.login();
    shopper.cookies.region = '659006000404';
    const before = { ...shopper.cookies };
    await shopper.ask('Logout');
    expect(shopper.cookies).toEqual({ region: '659006000404' });
    const thief = tower.visitor();
    thief.cookies = before;
    expect((await thief.ask('ReadStanding')).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
  });

  it('is over after its tokens ran out', async () => {
    const shopper = tower.visitor();
    await shopper.login();
    await tower.test.advance(aMonth);
    expect((await shopper.ask('ReadStanding')).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
    expect(shopper.cookies.token).toBeUndefined();
  });

  it('accepts changes from its own pages only', async () => {
    const shopper = tower.visitor();
    await shopper.login();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }] as Record<string, string>[]) {
      expect((await shopper.ask('Logout', {}, { headers })).errors?.[0]?.extensions.status).toBe(403);
    }
    const form = await shopper.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' });
    expect(form.status).toBe(415);
    const foreign = await shopper.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', origin: 'https://evil.example', host: 'localhost:3000' }, body: '{}' });
    expect(foreign.status).toBe(403);
  });
});
