import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '../harness.ts';
import { openTestBank, type TestBank } from '../payment/bank.ts';

let mall: TestMall;
let bank: TestBank;

beforeAll(async () => {
  bank = await openTestBank({ shopOrigins: ['https://shop.example'] });
  mall = await openTestMall({ products: 20, env: { VAULT_URL: bank.url } });
  bank.tell(mall.mall);
});
afterAll(async () => {
  await mall.close();
  await bank.close();
});

type Session = { userId: string; isNewUser: boolean; nickName: string; regionId: number };

async function tokenFor(provider: 'google' | 'facebook' | 'partner', person: object): Promise<string> {
  const answer = await fetch(`${bank.url}/identity/${provider}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

const google = (idToken: string, regionId = 659006000405) => mall.ask<Session>('POST', '/google/login', { body: { idToken, regionId } });
const facebook = (idToken: string) => mall.ask<Session>('POST', '/fb/login', { body: { idToken } });
const partner = (accessToken: string) => mall.ask<Session>('POST', '/ican/login', { body: { accessToken } });

describe("sign-in by somebody else's word", () => {
  it('opens an account the first time and finds it the second', async () => {
    const person = { sub: 'g-1', email: 'Mehmet@Example.com', name: 'Mehmet' };
    const first = await google(await tokenFor('google', person));
    expect(first).toMatchObject({ status: 200, body: { isNewUser: true, nickName: 'Mehmet', regionId: 659006000405 } });
    expect(await google(await tokenFor('google', person))).toMatchObject({
      status: 200,
      body: { isNewUser: false, userId: first.body.userId },
    });
    const linked = await facebook(await tokenFor('facebook', { sub: 'f-9', email: 'mehmet@example.com' }));
    expect(linked.body).toMatchObject({ isNewUser: false, userId: first.body.userId });
  });

  it('is good for the browser that asked the issuer, and for no other', async () => {
    const name = 'the-browser-that-asked-for-this-token';
    const nonce = createHash('sha256').update(name).digest('base64url');
    const idToken = await tokenFor('google', { sub: 'g-nonce', nonce });
    const from = (headers: Record<string, string>, token = idToken) =>
      mall.ask<Session & { code: string }>('POST', '/google/login', { headers, body: { idToken: token } });
    for (const headers of [{}, { 'device-id': 'another-browser-with-a-stolen-token' }] as Record<string, string>[])
      expect((await from(headers)).body.code).toBe('ID_TOKEN_INVALID');
    expect((await from({ 'device-id': name }, await tokenFor('google', { sub: 'g-nonce' }))).body.code).toBe('ID_TOKEN_INVALID');
    expect((await from({ 'device-id': name })).status).toBe(200);
  });

  it('is given by the page where one says who one is, to shops that are known, behind the address that they name', async () => {
    const ask = (path: string, changed: Record<string, string> = {}) => {
      const input = {
        client_id: 'serendib',
        response_type: 'id_token',
        redirect_uri: 'https://shop.example/SignIn/google',
        nonce: 'n',
        state: 's',
        ...changed,
      };
      return fetch(`${bank.url}/identity/google/${path}?${new URLSearchParams(input)}`, { redirect: 'manual' });
    };
    const page = await ask('authorize', { lang: 'ru' });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Продолжить как Deniz Kaya')]);
    const confirmed = new URL((await ask('answer', { sub: 'sandbox-deniz' })).headers.get('location') ?? '');
    expect(confirmed.origin + confirmed.pathname + confirmed.search).toBe('https://shop.example/SignIn/google');
    const answer = new URLSearchParams(confirmed.hash.slice(1));
    expect([answer.get('state'), answer.get('id_token')?.split('.').length]).toEqual(['s', 3]);
    const refused = new URL((await ask('answer')).headers.get('location') ?? '');
    expect(refused.hash).toBe('#error=access_denied&state=s');
    const wrongs: Record<string, string>[] = [{ redirect_uri: 'https://evil.example/' }, { client_id: 'another' }, { nonce: '' }];
    for (const wrong of wrongs) expect([(await ask('authorize', wrong)).status, (await ask('answer', wrong)).status]).toEqual([400, 400]);
  });

  it('waits while the issuer cannot be asked for its keys', async () => {
    const accessToken = await tokenFor('partner', { sub: 'p-0' });
    await bank.goAway();
    expect(await partner(accessToken)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    await bank.comeBack();
    expect((await partner(accessToken)).status).toBe(200);
  });

  it('works for the partner without an e-mail', async () => {
    expect(await partner(await tokenFor('partner', { sub: 'p-1', name: 'Partner' }))).toMatchObject({
      status: 200,
      body: { isNewUser: true, nickName: 'Partner' },
    });
  });

  it('makes one account of ten first calls at once', async () => {
    const idToken = await tokenFor('google', { sub: 'g-race', email: 'race@example.com' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => google(idToken)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map((answer) => answer.body.userId)).size).toBe(1);
    expect(answers.filter((answer) => answer.body.isNewUser)).toHaveLength(1);
  });

  it('refuses whatever the issuer did not say, to us, now', async () => {
    const good = await tokenFor('google', { sub: 'g-2' });
    const [head = '', body = '', signature = ''] = good.split('.');
    const answer = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = encoded({ ...answer, sub: 'somebody-else' });
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const ownSignature = sign('sha256', Buffer.from(`${head}.${forged}`), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString(
      'base64url',
    );
    const refused = [
      'nonsense',
      'a.b.c',
      `${head}.${forged}.${signature}`,
      `${head}.${forged}.${ownSignature}`,
      `${encoded({ alg: 'none', kid: 'x' })}.${body}.`,
      `${good}.more`,
      await tokenFor('google', { sub: 'g-2', aud: 'another shop' }),
      await tokenFor('facebook', { sub: 'g-2' }),
    ];
    for (const idToken of refused)
      expect(await google(idToken)).toMatchObject({ status: 400, body: { code: 'ID_TOKEN_INVALID', desc: expect.any(String) } });
    const old = await tokenFor('google', { sub: 'g-2', ttl: 60 });
    await mall.advance(10 * 60_000);
    expect((await google(old)).body).toMatchObject({ code: 'ID_TOKEN_INVALID' });
  });
});
