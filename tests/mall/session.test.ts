import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const MINUTE = 60_000;
const DAY = 86_400_000;
const strong = 'Strong#Pass1';

describe('a code', () => {
  it('has six digits, is valid for five minutes and lands in the mailbox in the shopper\'s language', async () => {
    const sent = await mall.ask('POST', '/mail/send', { body: { mail: ' Letter@Example.com ' }, headers: { 'accept-language': 'ru' } });
    expect(sent).toMatchObject({ status: 200, body: { resendIn: 60, expiresIn: 300 } });
    const [letter] = (await mall.ops<{ code: string; text: string; channel: string }[]>('GET', '/_ops/mailbox?target=letter@example.com')).body;
    expect(letter).toMatchObject({ channel: 'mail', code: expect.stringMatching(/^\d{6}$/) });
    expect(letter?.text).toContain('код подтверждения');
  });

  it('is not sent again within 60 seconds, and the refusal says how long to wait', async () => {
    await mall.code('0094770000001');
    await mall.advance(20_000);
    const again = await mall.ask('POST', '/sms/send', { body: { mobile: '0094770000001' } });
    expect(again).toMatchObject({ status: 400, body: { code: 'CODE_TOO_FREQUENT', data: { resendIn: 40 } } });
    expect(again.headers.get('retry-after')).toBe('40');
    await mall.advance(40_000);
    expect((await mall.ask('POST', '/sms/send', { body: { mobile: '0094770000001' } })).status).toBe(200);
  });

  it('is sent ten times a day at most', async () => {
    for (let sent = 0; sent < 10; sent++) {
      expect((await mall.ask('POST', '/mail/send', { body: { mail: 'often@example.com' } })).status).toBe(200);
      await mall.advance(MINUTE);
    }
    expect((await mall.ask('POST', '/mail/send', { body: { mail: 'often@example.com' } })).body.code).toBe('CODE_DAILY_LIMIT');
    await mall.advance(DAY);
    expect((await mall.ask('POST', '/mail/send', { body: { mail: 'often@example.com' } })).status).toBe(200);
  });

  it('expires, works once, and dies after five wrong guesses', async () => {
    const login = (loginId: string, code: string) => mall.ask('POST', '/quick/login', { body: { loginType: 1, loginId, code } });
    const late = await mall.code('late@example.com');
    await mall.advance(5 * MINUTE);
    expect((await login('late@example.com', late)).body.code).toBe('CODE_EXPIRED');
    const once = await mall.code('once@example.com');
    expect((await login('once@example.com', once)).status).toBe(200);
    expect((await login('once@example.com', once)).body.code).toBe('CODE_INVALID');
    const guessed = await mall.code('guess@example.com');
    const wrong = guessed === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) expect((await login('guess@example.com', wrong)).body.code).toBe('CODE_INVALID');
    expect((await login('guess@example.com', guessed)).body.code).toBe('CODE_INVALID');
  });

  it('logs in once when it is used ten times at the same moment', async () => {
    const code = await mall.code('race@example.com');
    const answers = await Promise.all(Array.from({ length: 5 }, () => mall.ask('POST', '/quick/login', { body: { loginType: 1, loginId: 'race@example.com', code } })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it.each([['/sms/send', { mobile: '0094' }, 'MOBILE_INVALID', 'Invalid mobile number'], ['/sms/send', { mobile: '9999771234567' }, 'MOBILE_INVALID', 'Invalid mobile number'], ['/mail/send', { mail: 'a@b.online' }, 'MAIL_INVALID', 'Please enter valid email']])(
    '%s refuses %o',
    async (path, body, code, desc) => {
      expect(await mall.ask('POST', path, { body })).toMatchObject({ status: 400, body: { code, desc, traceId: expect.any(String) } });
    },
  );
});

describe('quick login', () => {
  it('opens an account for a new number and finds it again', async () => {
    const first = await mall.ask('POST', '/quick/login', { body: { loginType: 0, loginId: '0086138000000', code: await mall.code('0086138000000'), region: 659006000403 } });
    expect(first).toMatchObject({ status: 200, body: { isNewUser: true, regionId: 659006000403, token_type: 'bearer', enabled: true, expires_in: 7200 } });
    await mall.advance(MINUTE);
    const second = await mall.ask('POST', '/quick/login', { body: { loginType: 0, loginId: '0086138000000', code: await mall.code('0086138000000') } });
    expect(second).toMatchObject({ status: 200, body: { isNewUser: false, userId: first.body.userId } });
  });
});

describe('password login', () => {
  const login = (loginPassword: string, who: object = { userMail: 'demo@serendib.example' }) => mall.ask('POST', '/web/login', { body: { ...who, loginPassword } });

  it('lets the demo account in by e-mail and by mobile number', async () => {
    expect(await login('Demo#2026')).toMatchObject({ status: 200, body: { userId: 'demo', nickName: 'Dilani' } });
    expect((await login('Demo#2026', { userMobile: '0094771234567' })).status).toBe(200);
  });

  it('says the same for a wrong password and for nobody, always with 400', async () => {
    expect(await login('nope')).toMatchObject({ status: 400, body: { code: 'BAD_CREDENTIALS' } });
    expect(await login('nope', { userMail: 'nobody@example.com' })).toMatchObject({ status: 400, body: { code: 'BAD_CREDENTIALS' } });
    expect(await login('Demo#2026', { userMail: 'a@b.com', userMobile: '0094771234567' })).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('locks after five wrong ones in fifteen minutes, also for the right one, and opens again by itself', async () => {
    const wrong = () => login('wrong', { userMail: 'new@serendib.example' });
    for (let guess = 0; guess < 5; guess++) expect((await wrong()).body.code).toBe('BAD_CREDENTIALS');
    const shut = await login('Demo#2026', { userMail: 'new@serendib.example' });
    expect(shut).toMatchObject({ status: 400, body: { code: 'ACCOUNT_LOCKED' } });
    expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(890);
    await mall.advance(15 * MINUTE + 1);
    expect((await login('Demo#2026', { userMail: 'new@serendib.example' })).status).toBe(200);
  });

  it('judges no more than five of twenty guesses made at once', async () => {
    const { mail } = await mall.newUser();
    const guesses = await Promise.all(Array.from({ length: 20 }, () => mall.ask<{ code: string }>('POST', '/web/login', { body: { userMail: mail, loginPassword: 'wrong' } })));
    expect(guesses.filter((guess) => guess.body.code === 'BAD_CREDENTIALS')).toHaveLength(5);
    expect(guesses.filter((guess) => guess.body.code === 'ACCOUNT_LOCKED')).toHaveLength(15);
    await mall.advance(20 * MINUTE);
  });
});

describe('registration', () => {
  const body = async (mail: string, more: object = {}) => ({ userMail: mail, code: await mall.code(mail), loginPassword: strong, nickName: 'Amara', regionId: 659006000402, ...more });

  it('opens one account for two equal calls with the same key', async () => {
    const wanted = await body('amara@example.com', { invite: 'demodila' });
    const first = await mall.ask('POST', '/user/register', { body: wanted, key: 'register-1' });
    expect(first).toMatchObject({ status: 200, body: { isNewUser: true, nickName: 'Amara' } });
    const again = await mall.ask('POST', '/user/register', { body: wanted, key: 'register-1' });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(await mall.ask('POST', '/user/register', { body: { ...wanted, nickName: 'Other' }, key: 'register-1' })).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('refuses a weak password, a wrong invitation, a taken e-mail', async () => {
    const wanted = await body('weak@example.com');
    expect((await mall.ask('POST', '/user/register', { body: { ...wanted, loginPassword: 'weakpassword' } })).body.code).toBe('PASSWORD_WEAK');
    expect((await mall.ask('POST', '/user/register', { body: { ...wanted, invite: 'NOBODY' } })).body.code).toBe('INVITE_INVALID');
    expect((await mall.ask('POST', '/user/register', { body: { ...wanted, nickName: ' ' } })).body).toMatchObject({ code: 'VALIDATION', fields: [{ field: 'nickName' }] });
    expect((await mall.ask('POST', '/user/register', { body: await body('demo@serendib.example').catch(() => ({})) })).status).toBe(400);
    expect((await mall.ask('POST', '/user/register', { body: wanted })).status).toBe(200);
  });
});

describe('a session', () => {
  it('accepts the three ways a bearer is written and ignores an invalid one on a public path', async () => {
    const { token } = await mall.newUser();
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `bearer${token}`]) expect((await mall.ask('GET', '/p/user/userInfo', { headers: { authorization } })).status).toBe(200);
    expect(await mall.ask('GET', '/p/user/userInfo', { token: 'invalid-token' })).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect((await mall.ask('GET', '/salesRegions/all', { token: 'invalid-token' })).status).toBe(200);
  });

  it('rotates both tokens; the old refresh token used again ends the whole family', async () => {
    const { token, refreshToken } = await mall.newUser();
    const next = await mall.ask('POST', '/token/refresh', { body: { refreshToken } });
    expect(next.status).toBe(200);
    expect((await mall.ask('GET', '/p/user/userInfo', { token })).status).toBe(401);
    expect((await mall.ask('GET', '/p/user/userInfo', { token: next.body.access_token })).status).toBe(200);
    expect(await mall.ask('POST', '/token/refresh', { body: { refreshToken } })).toMatchObject({ status: 400, body: { code: 'REFRESH_INVALID' } });
    expect((await mall.ask('GET', '/p/user/userInfo', { token: next.body.access_token })).status).toBe(401);
    expect((await mall.ask('POST', '/token/refresh', { body: { refreshToken: next.body.refresh_token } })).body.code).toBe('REFRESH_INVALID');
  });

  it('is rotated by one of ten equal calls', async () => {
    const { refreshToken } = await mall.newUser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => mall.ask('POST', '/token/refresh', { body: { refreshToken } })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('ends: the access token after two hours, the refresh token after seven days, both at logout', async () => {
    const first = await mall.newUser();
    await mall.advance(2 * 3_600_000);
    expect((await mall.ask('GET', '/p/user/userInfo', { token: first.token })).status).toBe(401);
    const fresh = await mall.ask('POST', '/token/refresh', { body: { refreshToken: first.refreshToken } });
    expect((await mall.ask('GET', '/app/logout', { token: fresh.body.access_token })).body).toEqual({});
    expect((await mall.ask('POST', '/token/refresh', { body: { refreshToken: fresh.body.refresh_token } })).body.code).toBe('REFRESH_INVALID');
    const second = await mall.newUser();
    await mall.advance(7 * DAY);
    expect((await mall.ask('POST', '/token/refresh', { body: { refreshToken: second.refreshToken } })).body.code).toBe('REFRESH_INVALID');
  });

  it('ends everywhere when the password is reset, elsewhere when it is changed', async () => {
    const { token, mail } = await mall.newUser();
    await mall.advance(MINUTE);
    const code = await mall.code(mail);
    expect((await mall.ask('PUT', '/user/forgetPassword', { body: { mail, code, password: strong } })).body).toEqual({});
    expect((await mall.ask('GET', '/p/user/userInfo', { token })).status).toBe(401);
    const login = async () => (await mall.ask('POST', '/web/login', { body: { userMail: mail, loginPassword: strong } })).body.access_token;
    const [here, there] = [await login(), await login()];
    const change = (oldPassword: string, password: string) => mall.ask('PUT', '/p/user/password', { token: here, body: { oldPassword, password } });
    expect(await change('Wrong#Pass1', 'Other#Pass2')).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG' } });
    expect((await change(strong, strong)).body.code).toBe('PASSWORD_SAME');
    expect((await change(strong, 'short')).body.code).toBe('PASSWORD_WEAK');
    expect((await change(strong, 'Other#Pass2')).status).toBe(200);
    expect((await mall.ask('GET', '/p/user/userInfo', { token: here })).status).toBe(200);
    expect((await mall.ask('GET', '/p/user/userInfo', { token: there })).status).toBe(401);
  });
});
