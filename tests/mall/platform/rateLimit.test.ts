import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxOf, rateRules } from '#mall/platform/http/rateLimit.ts';
import type { Mall } from '#mall/mall.ts';
import { newAddress, openTestMall, type TestMall } from '../harness.ts';

let t: TestMall;
let twin: Mall;
beforeAll(async () => {
  t = await openTestMall();
  twin = await t.twin();
});
afterAll(() => t.close());

let ip: string;
beforeEach(() => {
  ip = newAddress();
});

type Said = { status: number; code: string | undefined; desc: string; until: string | undefined; retryAfter: number };

const MINUTE = 60_000;
const now = (): number => t.mall.context.clock.now();

/** A call of one of two processes, in turn. */
let turn = 0;
const post = async (path: string, body: object, from = ip, headers: Record<string, string> = {}): Promise<Said> => {
  turn += 1;
  const request = new Request(`http://mall${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const response = await (turn % 2 === 0 ? twin : t.mall).fetch(request, from);
  const refusalBody = (await response.json()) as { code?: string; desc?: string; data?: { until?: string } };
  return {
    status: response.status,
    code: refusalBody.code,
    desc: refusalBody.desc ?? '',
    until: refusalBody.data?.until,
    retryAfter: Number(response.headers.get('retry-after') ?? 0),
  };
};
const mails = (count: number): string[] => Array.from({ length: count }, () => `somebody${(turn += 1)}@example.com`);
const countOf = (answers: Said[], code: string | undefined): number => answers.filter((each) => each.code === code).length;

describe('codes', () => {
  it('200 asked for by mail from one network: ten are sent, by both processes together, and the refusal says until when', async () => {
    const answers = await Promise.all(mails(200).map((mail) => post('/mail/send', { mail })));
    expect(countOf(answers, undefined)).toBe(rateRules.codeByAddress.max);
    expect(countOf(answers, 'RATE_LIMITED')).toBe(190);
    const refused = answers.find(({ code }) => code === 'RATE_LIMITED');
    expect(refused).toMatchObject({ status: 400, until: new Date(now() + 10 * MINUTE).toISOString(), retryAfter: 600 });
    // Half past five and ten minutes later, in Colombo.
    expect(refused?.desc).toMatch(/^Too many attempts. Please try again after .*0?9:40/);
    await t.advance(10 * MINUTE);
    expect((await post('/mail/send', { mail: mails(1)[0] })).status).toBe(200);
  });

  it('100 asked for by SMS: ten as well, and the neighbours of the same /64 are the same network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, each) =>
        post('/sms/send', { mobile: `00947702${String(each).padStart(5, '0')}` }, `2001:db8:7:7::${each.toString(16)}`),
      ),
    );
    expect(countOf(answers, undefined)).toBe(10);
    expect((await post('/sms/send', { mobile: '0094770299999' }, '2001:db8:7:8::1')).status).toBe(200);
  });

  it('go once a minute and ten times a day to one inbox, however its address is written and wherever it is asked from', async () => {
    expect(inboxOf('J.Doe+shop@Googlemail.com')).toBe(inboxOf('jdoe@gmail.com'));
    expect((await post('/mail/send', { mail: 'j.doe@example.com' }, newAddress())).status).toBe(200);
    const ways = ['jdoe@example.com', 'j.d.o.e@example.com', 'jdoe+a@example.com', 'JDOE+b@Example.com'];
    const answers = await Promise.all(ways.map((mail) => post('/mail/send', { mail }, newAddress())));
    expect(countOf(answers, 'CODE_TOO_FREQUENT')).toBe(4);
    for (let sent = 0; sent < 10; sent += 1) {
      await t.advance(MINUTE);
      expect((await post('/mail/send', { mail: `jdoe+${sent}@example.com` })).status).toBe(200);
    }
    await t.advance(MINUTE);
    const last = await post('/mail/send', { mail: 'jdoe@example.com' });
    expect(last).toMatchObject({ status: 400, code: 'CODE_DAILY_LIMIT' });
    expect(last.desc).toMatch(/You can request another after .*\d:\d\d/);
  });

  it('are not used up by a stranger: another network has its own, all together get thirty a day, and a known device always has its ten', async () => {
    const mail = 'target@example.com';
    const own = { 'device-id': 'the-browser-that-this-account-knows' };
    const firstCode = await t.code(mail);
    expect((await post('/quick/login', { loginType: 1, loginId: mail, code: firstCode }, ip, own)).status).toBe(200);
    const stranger = newAddress();
    const ask = async (from: string, headers = {}): Promise<string | undefined> => {
      await t.advance(MINUTE);
      return (await post('/mail/send', { mail }, from, headers)).code;
    };
    const askOften = async (times: number, from: string, headers = {}): Promise<(string | undefined)[]> => {
      const answers: (string | undefined)[] = [];
      for (let each = 0; each < times; each += 1) answers.push(await ask(from, headers));
      return answers;
    };
    const ten = Array<undefined>(10).fill(undefined);
    expect(await askOften(11, stranger)).toEqual([...ten, 'CODE_DAILY_LIMIT']);
    expect(await ask(ip)).toBeUndefined();
    // Twelve by three networks: eighteen more, and nobody unknown gets any.
    await askOften(10, newAddress());
    await askOften(8, newAddress());
    expect(await ask(newAddress())).toBe('CODE_DAILY_LIMIT');
    expect((await post('/mail/send', { mail }, ip, own)).status).toBe(200);
    expect((await post('/mail/send', { mail }, ip, own)).code).toBe('CODE_TOO_FREQUENT');
    expect(await askOften(10, ip, own)).toEqual([...ten.slice(1), 'CODE_DAILY_LIMIT']);
  });

  it('twenty wrong guesses from one network are judged, at whatever accounts', async () => {
    const answers = await Promise.all(mails(40).map((loginId) => post('/quick/login', { loginType: 1, loginId, code: '123456' })));
    expect(countOf(answers, 'CODE_INVALID')).toBe(20);
    expect(countOf(answers, 'RATE_LIMITED')).toBe(20);
  });

  it('whoever repeats a call that is still being carried out has guessed nothing', async () => {
    const [userMail = ''] = mails(1);
    const registration = { userMail, code: await t.code(userMail), loginPassword: 'Kandy-Lake-1815', nickName: 'Kamala' };
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => post('/user/register', registration, ip, { 'idempotency-key': 'once' })),
    );
    expect(countOf(answers, 'IDEMPOTENCY_IN_PROGRESS')).toBeGreaterThan(0);
    expect(answers.every(({ code }) => code === undefined || code === 'IDEMPOTENCY_IN_PROGRESS')).toBe(true);
    const guesses = await Promise.all(mails(20).map((loginId) => post('/quick/login', { loginType: 1, loginId, code: '123456' })));
    expect(countOf(guesses, 'CODE_INVALID')).toBe(20);
  });
});

describe('passwords', () => {
  it('60 accounts tried from one network: twenty are judged, the rest waits', async () => {
    const answers = await Promise.all(mails(60).map((userMail) => post('/web/login', { userMail, loginPassword: 'wrong' })));
    expect(countOf(answers, 'BAD_CREDENTIALS')).toBe(rateRules.passwordByAddress.max);
    expect(
      answers
        .filter(({ code }) => code === 'RATE_LIMITED')
        .every(({ status, until, retryAfter }) => status === 400 && until !== undefined && retryAfter > 0),
    ).toBe(true);
    expect((await post('/web/login', { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' }, newAddress())).status).toBe(200);
  });

  it.runIf(process.env.FULL)('of a network that waits are not hashed: it is answered in half the time', async () => {
    const right = { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' };
    await Promise.all(mails(60).map((userMail) => post('/web/login', { userMail, loginPassword: 'wrong' })));
    const shortest = async (addressOf?: () => string): Promise<number> => {
      let least = Infinity;
      for (let each = 0; each < 5; each += 1) {
        const begun = performance.now();
        await post('/web/login', right, ...(addressOf ? [addressOf()] : []));
        least = Math.min(least, performance.now() - begun);
      }
      return least;
    };
    expect(await shortest()).toBeLessThan((await shortest(newAddress)) / 2);
  });

  it('right ones are not counted: a household that logs in thirty times is let in', async () => {
    for (let each = 0; each < 30; each += 1)
      expect((await post('/web/login', { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' })).status).toBe(200);
  });
});

describe('a shopper', () => {
  it('gets leave to upload twenty times an hour', async () => {
    const { token } = await t.newUser();
    const answers = await Promise.all(Array.from({ length: 60 }, () => t.ask('GET', '/p/oss/securityToken', { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(rateRules.uploadByShopper.max);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'RATE_LIMITED', data: { until: expect.stringMatching(/Z$/) } });
    expect(refused?.headers.get('retry-after')).toBe('3600');
  });

  it('has twelve streams open at most, over all processes; one that ends makes room', async () => {
    const { token } = await t.newUser();
    const open = (mall: Mall, from = newAddress()) =>
      mall.fetch(new Request('http://mall/p/user/stream', { headers: { authorization: `Bearer ${token}` } }), from);
    const atOnce = await Promise.all(Array.from({ length: 40 }, (_, each) => open(each % 2 ? twin : t.mall)));
    const opened = atOnce.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(12);
    expect(atOnce.filter(({ status }) => status === 429)).toHaveLength(40 - opened.length);
    const refused = await open(twin);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toMatchObject({
      code: 'RATE_LIMITED',
      data: { until: new Date(now() + MINUTE).toISOString() },
      desc: expect.stringMatching(/after .*\d:\d\d/),
    });
    await opened[0]?.body?.cancel();
    await expect.poll(async () => (await open(twin)).status).toBe(200);
    for (const { body } of opened.slice(1)) await body?.cancel();
  });
});

it('a reset frees everybody, and a day later nothing is left of what was counted', async () => {
  const askElevenTimes = () => Promise.all(mails(11).map((mail) => post('/mail/send', { mail })));
  await askElevenTimes();
  expect((await post('/mail/send', { mail: mails(1)[0] })).code).toBe('RATE_LIMITED');
  await t.ops('POST', '/_ops/reset', { scenario: 'empty' });
  await expect.poll(async () => (await post('/mail/send', { mail: mails(1)[0] })).status).toBe(200);
  await askElevenTimes();
  const rowCount = async (): Promise<number> =>
    (await t.mall.context.db.execute<{ count: number }>(sql`select count(*) as count from rate_limit`)).rows[0]?.count ?? 0;
  expect(await rowCount()).toBeGreaterThan(0);
  await t.advance(2 * 24 * 60 * MINUTE);
  expect(await rowCount()).toBe(0);
});
