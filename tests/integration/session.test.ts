import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStack, type Stack, type Visitor } from './stack.ts';

let stack: Stack;
beforeAll(async () => void (stack = await openStack()));
afterAll(() => stack.close());

const aMonth = 30 * 24 * 60 * 60 * 1000;

describe('A session at the gateway', () => {
  it('keeps tokens in cookies that no script can read, for seven days', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    const line = (name: string): string => shopper.setCookies.find((one) => one.startsWith(`${name}=`)) ?? '';
    expect(line('device')).toContain('HttpOnly');
    for (const name of ['token', 'refresh']) {
      expect(line(name)).toContain('HttpOnly');
      expect(line(name)).toContain('SameSite=Lax');
      expect(line(name)).toContain('Max-Age=604800');
    }
    expect(line('session')).not.toContain('HttpOnly');
    expect(Object.keys(JSON.parse(decodeURIComponent(shopper.cookies.session ?? '')) as object).sort()).toEqual(['name', 'pic', 'userId']);
  });

  it('answers a login without any token', async () => {
    const shopper = stack.visitor();
    const answer = await shopper.ask('LoginByPassword', { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } });
    expect(JSON.stringify(answer)).not.toContain(shopper.cookies.token);
    expect(JSON.stringify(answer)).not.toContain(shopper.cookies.refresh);
    expect(answer.data?.loginByPassword).toMatchObject({ userId: 'new' });
  });

  it("answers a refused login with the mall's code and sentence, in the visitor's language, and sets no cookie", async () => {
    const guest = stack.visitor();
    guest.cookies.lang = 'ru';
    const answer = await guest.ask('LoginByPassword', { input: { userMail: 'new@serendib.example', loginPassword: 'wrong' } });
    expect(answer.data?.loginByPassword).toMatchObject({
      __typename: 'Refusal',
      code: 'BAD_CREDENTIALS',
      desc: expect.stringMatching(/[а-я]/),
    });
    expect(guest.setCookies).toEqual([]);
  });

  it('begins once by a code under one key: whoever lost the answer gets the same session again', async () => {
    const input = { loginType: 1, loginId: 'lost-answer@serendib.com', code: await stack.test.code('lost-answer@serendib.com') };
    const [lost, again, other] = [stack.visitor(), stack.visitor(), stack.visitor()];
    const login = (who: Visitor, key: string) => who.ask('LoginByCode', { input }, { key });
    const first = await login(lost, 'tab-login-1');
    expect((await login(again, 'tab-login-1')).data).toEqual(first.data);
    expect(first.data?.loginByCode).toMatchObject({ userId: expect.any(String) });
    expect(again.cookies.refresh).toBe(lost.cookies.refresh);
    expect((await login(other, 'tab-login-2')).data?.loginByCode).toMatchObject({ code: 'CODE_INVALID' });
    expect(other.cookies.refresh).toBeUndefined();
  });

  it('renews silently once for all questions that meet the old token at the same time', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    const { token, refresh } = shopper.cookies;
    shopper.cookies.token = 'expired';
    const answers = await Promise.all([shopper.ask('ReadStanding'), shopper.ask('ReadCartCount'), shopper.ask('ReadStanding')]);
    for (const answer of answers) expect(answer.errors).toBeUndefined();
    expect(shopper.cookies.token).not.toBe(token);
    // Still with the cookies of before, as a request that was on its way.
    const late = stack.visitor();
    late.cookies = { token: 'expired', refresh: refresh ?? '', session: shopper.cookies.session ?? '' };
    expect((await late.ask('ReadCartCount')).errors).toBeUndefined();
    expect(late.cookies.refresh).toBe(shopper.cookies.refresh);
  });

  it('survives two gateways that renew it at the same moment', async () => {
    const gateways = [stack.app, await stack.gateway(await stack.test.twin())];
    for (let round = 0; round < 8; round++) {
      const shopper = stack.visitor(...gateways);
      await shopper.login();
      await stack.test.advance(2 * 3_600_000);
      const answers = await Promise.all(Array.from({ length: 4 }, () => shopper.ask('ReadStanding')));
      for (const answer of answers) expect(answer.errors).toBeUndefined();
      // Each gateway knows the cookies that either of them has set.
      for (let turn = 0; turn < 2; turn++) expect((await shopper.ask('ReadCartCount')).errors).toBeUndefined();
    }
  });

  it("is secure, and bound to its host, where the shop's own address is an HTTPS one, whatever a header claims", async () => {
    const safe = stack.visitor(await stack.gateway(stack.test.mall, { publicUrl: 'https://shop.example' }));
    await safe.login();
    expect(Object.keys(safe.cookies).sort()).toEqual(['__Host-device', '__Host-refresh', '__Host-token', 'session']);
    for (const line of safe.setCookies) expect(line).toMatch(/; Path=\/;.*; Secure/);
    expect((await safe.fetch('/')).headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect((await safe.ask('ReadStanding')).errors).toBeUndefined();
    await safe.ask('Logout');
    expect(Object.keys(safe.cookies)).toEqual(['__Host-device']);
    safe.cookies = { '__Host-token': 'expired', '__Host-refresh': 'unknown' };
    await safe.ask('ReadStanding');
    expect(safe.cookies).toEqual({ lost: '%2F' });
    for (const line of safe.setCookies) expect(line).toMatch(/; Path=\/;.*; Secure/);

    const plain = stack.visitor();
    const forwarded = { 'x-forwarded-proto': 'https' };
    await plain.ask('LoginByPassword', { input: { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' } }, { headers: forwarded });
    expect(Object.keys(plain.cookies).sort()).toEqual(['device', 'refresh', 'session', 'token']);
    for (const line of plain.setCookies) expect(line).not.toContain('Secure');
    const document = await plain.fetch('/', { headers: forwarded });
    expect(document.headers.get('strict-transport-security')).toBeNull();
    expect(await document.text()).not.toContain('https://localhost');
  });

  it('is known to the mall by what its browser calls itself', async () => {
    const shopper = stack.visitor();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
    const input = { userMail: 'new@serendib.example', loginPassword: 'Demo#2026' };
    await shopper.ask('LoginByPassword', { input }, { headers: { 'user-agent': agent } });
    const { data } = await shopper.ask('ReadDevices');
    expect(data).toMatchObject({ devices: expect.arrayContaining([expect.objectContaining({ device: 'Firefox, Linux', current: true })]) });
  });

  it('ends thirty days after its login, however often it was renewed', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    for (let day = 0; day < 29; day += 1) {
      await stack.test.advance(aMonth / 30);
      expect((await shopper.ask('ReadCartCount')).errors).toBeUndefined();
    }
    await stack.test.advance(aMonth / 30);
    expect((await shopper.ask('ReadCartCount')).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
    expect(shopper.cookies.token).toBeUndefined();
  });

  it('ends where the refresh is refused: every cookie goes but region, language and time zone, and the place where that happened is kept', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    shopper.cookies = {
      token: 'expired',
      refresh: 'unknown',
      session: shopper.cookies.session ?? '',
      other: 'x',
      region: '659006000403',
      lang: 'zn',
      timeZone: 'Asia%2FShanghai',
    };
    const answer = await shopper.ask('ReadStanding');
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
    expect(shopper.cookies).toEqual({ region: '659006000403', lang: 'zn', timeZone: 'Asia%2FShanghai', lost: '%2F' });
  });

  it("tells where it was lost with the very answer that ends it, and leads home from a shopper's place, until that was said", async () => {
    const page = '/Order-details?orderNumber=7';
    const meetsTheEnd: Record<string, (lost: Visitor, headers: Record<string, string>) => Promise<unknown>> = {
      'a question': (lost, headers) => lost.ask('ReadStanding', {}, { headers }),
      'the stream': (lost, headers) => lost.fetch('/events', { headers }),
      'a report': (lost, headers) =>
        lost.fetch('/_report', {
          method: 'POST',
          body: '{}',
          headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        }),
    };
    for (const [what, meetEnd] of Object.entries(meetsTheEnd)) {
      const shopper = stack.visitor();
      shopper.cookies = { token: 'expired', refresh: 'unknown' };
      await meetEnd(shopper, { referer: `http://localhost:3000${page}` });
      expect(shopper.cookies, what).toEqual({ lost: encodeURIComponent(page) });
      for (const path of [page, '/ToDeliver', '/Cart']) {
        const answered = await shopper.fetch(path);
        expect([answered.status, answered.headers.get('location')], path).toEqual([303, '/']);
      }
      for (const path of ['/', '/trending']) expect((await shopper.fetch(path)).status, path).toBe(200);
      delete shopper.cookies.lost;
      expect((await shopper.fetch('/ToDeliver')).status, 'a guest who was told is asked to log in there').toBe(200);
    }
  });

  it('says no more that a session was lost once somebody is logged in again', async () => {
    const shopper = stack.visitor();
    shopper.cookies = { lost: '%2FToDeliver' };
    await shopper.login();
    expect(shopper.cookies).not.toHaveProperty('lost');
  });

  it('logs out: the token is dead, the cookies are gone, region and language stay', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    shopper.cookies.region = '659006000404';
    const before = { ...shopper.cookies };
    await shopper.ask('Logout');
    // What is left names the browser and nobody: its own password is let in whatever others try.
    expect(shopper.cookies, 'nothing is said of a session that was left').toEqual({ region: '659006000404', device: before.device });
    const thief = stack.visitor();
    thief.cookies = before;
    expect((await thief.ask('ReadStanding')).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
  });

  it('answers an old cookie as it answers a guest, once it was logged out: no document names anybody', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    const before = { ...shopper.cookies };
    const name = (JSON.parse(decodeURIComponent(before.session ?? '')) as { name: string }).name;
    expect((await (await shopper.fetch('/')).text()).includes(name)).toBe(true);
    await shopper.ask('Logout');
    for (const path of ['/', '/trending', '/contact-us', '/profile', '/Cart', '/ToPay']) {
      const thief = stack.visitor();
      thief.cookies = { ...before };
      const answered = await thief.fetch(path);
      expect((await answered.text()).includes(name), path).toBe(false);
      expect([answered.status, answered.headers.get('location')], path).toEqual(path === '/' ? [200, null] : [303, '/']);
      expect(thief.cookies, `${path}: a session that was left was not lost`).toEqual({ device: before.device });
    }
  });

  it('is opened from a browser that was here before, also while strangers guess', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    await shopper.ask('Logout');
    const guess = (who: Visitor, loginPassword: string) =>
      who.ask('LoginByPassword', { input: { userMail: 'new@serendib.example', loginPassword } });
    const stranger = stack.visitor();
    for (let each = 0; each < 6; each++) await guess(stranger, 'wrong');
    expect((await guess(stranger, 'Demo#2026')).data?.loginByPassword).toMatchObject({
      __typename: 'Refusal',
      code: 'ACCOUNT_LOCKED',
      desc: expect.stringMatching(/./),
    });
    expect(stranger.setCookies).toEqual([]);
    await shopper.login();
    await stack.test.advance(60 * 60 * 1000);
  });

  it('is over after its tokens ran out', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    await stack.test.advance(aMonth);
    expect((await shopper.ask('ReadStanding')).errors?.[0]?.extensions.code).toBe('UNAUTHORIZED');
    expect(shopper.cookies.token).toBeUndefined();
  });

  it('accepts changes from its own pages only', async () => {
    const shopper = stack.visitor();
    await shopper.login();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }] as Record<string, string>[]) {
      expect((await shopper.ask('Logout', {}, { headers })).errors?.[0]?.extensions.status).toBe(403);
    }
    const form = await shopper.fetch('/graphql', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' });
    expect(form.status).toBe(415);
    const foreign = await shopper.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', host: 'localhost:3000' },
      body: '{}',
    });
    expect(foreign.status).toBe(403);
  });
});
