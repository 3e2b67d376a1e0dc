import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passesLuhn, readCard } from '#mall/sandbox/card.ts';
import { openTestBank, type Charge, type TestBank } from './bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
});
afterAll(() => bank.close());

const at = new Date('2026-03-02T04:00:00Z');
const typed = { number: '4242 4242 4242 4242', expiry: '03/26', cvc: '123', holder: 'Kamala Silva' };
const problems = (more: object) => {
  const read = readCard({ ...typed, ...more }, at);
  return Array.isArray(read) ? read.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('the card fields', () => {
  it('take a test card until the last day of its month', () => {
    expect(readCard(typed, at)).toEqual({
      number: '4242424242424242',
      brand: 'visa',
      last4: '4242',
      expMonth: 3,
      expYear: 2026,
      holder: 'Kamala Silva',
    });
    expect(problems({ expiry: '02/26' })).toEqual(['expiry EXPIRED']);
  });

  it('say of every field what is wrong with it', () => {
    expect(problems({ number: '', expiry: '', cvc: '', holder: ' ' })).toEqual([
      'number REQUIRED',
      'expiry REQUIRED',
      'cvc REQUIRED',
      'holder REQUIRED',
    ]);
    expect(problems({ number: '4242 4242 4242 4241', expiry: '13/30', cvc: '12', holder: '4242424242424242' })).toEqual([
      'number INVALID',
      'expiry INVALID',
      'cvc INVALID',
      'holder INVALID',
    ]);
    expect(problems({ number: '378282246310005' })).toEqual(['cvc INVALID']);
    expect(problems({ number: '378282246310005', cvc: '1234' })).toEqual([]);
  });

  it("refuse a number that could be somebody's real card", () => {
    expect(passesLuhn('4111111111111111')).toBe(true);
    expect(problems({ number: '4111111111111111' })).toEqual(['number NOT_A_TEST_CARD']);
  });

  it('are framed by the shop and by nobody else', async () => {
    const session = await bank.merchant<{ fieldsUrl: string }>('POST', '/vault/sessions', { purpose: 'PAY' });
    const path = `${bank.url}${new URL(session.fieldsUrl).pathname}${new URL(session.fieldsUrl).search}`;
    const page = await fetch(`${path}&lang=zn&theme=night&parent=${encodeURIComponent('http://localhost:3000')}`);
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors http:\/\/localhost:3000$/);
    expect(await page.text()).toMatch(/<html lang="zh-CN" data-theme="night">[^]*卡号/);
    expect((await fetch(`${path}&parent=${encodeURIComponent('http://evil.example')}`)).status).toBe(403);
    expect((await fetch(`${bank.url}/fields?session=made-up`)).status).toBe(410);
  });
});

describe('the acquirer', () => {
  const request = async (reference: string, more: object = {}) => ({
    reference,
    amount: 5000,
    currency: 'LKR',
    source: { vaultToken: await bank.token() },
    ...more,
  });
  const charge = (body: object) => bank.merchant<Charge & { code: string }>('POST', '/charges', body);

  it('charges a reference once, however often and at once it is asked', async () => {
    const body = await request('once');
    const answers = await Promise.all(Array.from({ length: 10 }, () => charge(body)));
    expect(answers.every(({ state }) => state === 'CAPTURED')).toBe(true);
    expect(await charge({ ...body, amount: 6000 })).toMatchObject({ code: 'REFERENCE_USED' });
  });

  it('never charges a reference that was given up first', async () => {
    await bank.merchant('POST', '/charges/given-up/cancel', { amount: 5000, currency: 'LKR' });
    expect(await charge(await request('given-up'))).toMatchObject({ state: 'CANCELLED' });
  });

  it('pays back once per refund and never more than it took', async () => {
    await charge(await request('back'));
    const refund = (reference: string, amount: number) =>
      bank.merchant<Charge & { code: string }>('POST', '/charges/back/refunds', { reference, amount });
    expect(await refund('r1', 2000)).toMatchObject({ state: 'CAPTURED', refunded: 2000 });
    expect(await refund('r1', 2000)).toMatchObject({ refunded: 2000 });
    expect(await refund('r2', 3001)).toMatchObject({ code: 'REFUND_AMOUNT' });
    expect(await refund('r3', 3000)).toMatchObject({ state: 'REFUNDED', refunded: 5000 });
  });

  it('talks to the mall only', async () => {
    expect((await fetch(`${bank.url}/merchant/charges/once`)).status).toBe(401);
    expect((await fetch(`${bank.url}/merchant/control/reset`, { method: 'POST', headers: { authorization: 'Bearer 00' } })).status).toBe(
      401,
    );
  });
});

describe('the identity issuer', () => {
  it('signs who somebody is with a key that anybody can check', async () => {
    const answer = await fetch(`${bank.url}/identity/google/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sub: 'g-1', email: 'kamala@example.com', name: 'Kamala' }),
    });
    const { idToken } = (await answer.json()) as { idToken: string };
    const [head = '', body = '', signature = ''] = idToken.split('.');
    const { keys } = (await (await fetch(`${bank.url}/identity/google/jwks.json`)).json()) as { keys: (JsonWebKey & { kid: string })[] };
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
    const jwk = keys.find((key) => key.kid === kid);
    expect(jwk && 'd' in jwk).toBe(false);
    const key = createPublicKey({ key: jwk ?? {}, format: 'jwk' });
    expect(verify('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({ sub: 'g-1', aud: 'serendib', email: 'kamala@example.com', email_verified: true });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(300);
    expect((await fetch(`${bank.url}/identity/myspace/jwks.json`)).status).toBe(404);
  });
});
