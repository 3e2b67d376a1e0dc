import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limit } from '../../limit.ts';
import { claimKey } from '#mall/platform/http/idempotency.ts';
import { sql } from 'drizzle-orm';
import { negotiateLocale } from '#machines/rules/acceptLanguage.ts';
import { writeJournal } from '#mall/platform/replay/journal.ts';
import { clearTimer, openTimers, setTimer } from '#mall/platform/timers.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('whatever is sent', () => {
  it.each([
    ['GET', '/nothing/here', 404, 'NOT_FOUND'],
    ['POST', '/salesRegions/all', 405, 'VALIDATION'],
    ['GET', '/p/user/userInfo', 401, 'UNAUTHORIZED'],
    ['DELETE', '/web/login', 405, 'VALIDATION'],
  ] as const)('%s %s is answered %i %s with a sentence and a trace', async (method, path, status, code) => {
    const answer = await mall.ask(method, path);
    expect(answer).toMatchObject({ status, body: { code, desc: expect.stringMatching(/\S/), traceId: expect.stringMatching(/\S/) } });
    expect(answer.headers.get('x-contract-version')).toBe('1.0.0');
  });

  it.each([
    ['that is cut off', 400, 'application/json', '{'],
    ['that is a text', 400, 'application/json', '"text"'],
    ['that is null', 400, 'application/json', 'null'],
    ['that is a list', 400, 'application/json', '[]'],
    ['of a form', 415, 'application/x-www-form-urlencoded', 'a=b'],
    ['of XML', 415, 'text/xml', '<a/>'],
    ['of 300 kB', 413, 'application/json', `"${'x'.repeat(300_000)}"`],
  ] as const)('a body %s is answered %i', async (_, status, type, body) => {
    const answer = await mall.mall.fetch(new Request('http://mall/web/login', { method: 'POST', body, headers: { 'content-type': type } }));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION', desc: expect.any(String), traceId: expect.any(String) });
  });

  it('reads the language from a list with weights', () => {
    expect(
      ['zh-CN', 'zn', 'zh-Hant-HK', 'pt-BR,pt;q=0.9', 'fr;q=1, ru;q=0.2', 'de', '', 'tr;q=0, en', 'x'.repeat(9999)].map((list) =>
        negotiateLocale(list),
      ),
    ).toEqual(['zn', 'zn', 'zh-TW', 'pt', 'ru', 'en', 'en', 'en', 'en']);
  });
});

describe("the mall's clock", () => {
  it('stands still, moves on request and is the same for a second mall on the database', async () => {
    const other = await mall.twin();
    await mall.ops('POST', '/_ops/clock', { freeze: '2026-05-01T00:00:00.000Z' });
    await mall.ops('POST', '/_ops/clock', { advanceMs: 90_000 });
    expect(mall.mall.context.clock.iso()).toBe('2026-05-01T00:01:30.000Z');
    expect(other.context.clock.iso()).toBe('2026-05-01T00:01:30.000Z');
    for (let moved = 1; moved <= 20; moved += 1) {
      await mall.ops('POST', '/_ops/clock', { advanceMs: 1_000 });
      expect(other.context.clock.now()).toBe(Date.parse('2026-05-01T00:01:30.000Z') + moved * 1_000);
    }
    expect((await mall.ops('POST', '/_ops/clock', { advanceMs: -1 })).status).toBe(400);
  });

  it('rings every timer at its own moment, in time order, also those that timers set', async () => {
    const { context } = mall.mall;
    const rung: string[] = [];
    const start = context.clock.now();
    const timers = openTimers(context, [
      {
        kind: 'test.ring',
        async run({ db, ref, at }) {
          rung.push(`${ref} at ${(at - start) / 1000}, clock ${(context.clock.now() - start) / 1000}`);
          if (ref === 'first') await setTimer(context, db, { kind: 'test.ring', ref: 'child', due: at + 5_000 });
        },
      },
    ]);
    await setTimer(context, context.db, { kind: 'test.ring', ref: 'last', due: start + 60_000 });
    await setTimer(context, context.db, { kind: 'test.ring', ref: 'first', due: start + 10_000 });
    await timers.travelTo(start + 61_000);
    expect(rung).toEqual(['first at 10, clock 10', 'child at 15, clock 15', 'last at 60, clock 60']);
    expect(context.clock.now()).toBe(start + 61_000);
  });

  it('rings a timer once when two malls look at the same moment', async () => {
    const other = await mall.twin();
    const rung: string[] = [];
    const handler = { kind: 'test.once', run: async ({ ref }: { ref: string }) => void rung.push(ref) };
    const due = mall.mall.context.clock.now() - 1;
    for (let each = 0; each < 20; each++)
      await setTimer(mall.mall.context, mall.mall.context.db, { kind: 'test.once', ref: `ring ${each}`, due });
    await expect.poll(() => other.context.clock.now()).toBe(mall.mall.context.clock.now());
    await Promise.all([openTimers(mall.mall.context, [handler]).ringDue(), openTimers(other.context, [handler]).ringDue()]);
    expect(rung.sort()).toEqual([...new Set(rung)].sort());
    expect(rung).toHaveLength(20);
  });

  it('lets a request through that has its thing in hand, which may take its timer away, and rings what is left to ring', async () => {
    const { context } = mall.mall;
    const thing = (name: string) => sql`select value from mall_state where name = ${name} for update`;
    for (const name of ['taken away', 'left', 'free'])
      await context.db.execute(sql`insert into mall_state (name, value) values (${name}, '{}')`);
    const rung: string[] = [];
    let isWaiting = (): void => undefined;
    const waits = new Promise<void>((resolve) => (isWaiting = resolve));
    const timers = openTimers(context, [
      {
        kind: 'test.busy',
        async run({ db, ref }) {
          isWaiting();
          await db.execute(thing(ref));
          rung.push(ref);
        },
      },
    ]);
    const due = context.clock.now();
    for (const ref of ['taken away', 'left', 'free']) await setTimer(context, context.db, { kind: 'test.busy', ref, due });
    let ringing = Promise.resolve();
    await context.db.transaction(async (request) => {
      for (const name of ['taken away', 'left']) await request.execute(thing(name));
      ringing = timers.ringDue();
      await waits;
      await clearTimer(request, 'test.busy', 'taken away');
      await expect.poll(() => rung).toEqual(['free']);
    });
    await ringing;
    await timers.ringDue();
    expect(rung).toEqual(['free', 'left']);
    await context.db.execute(sql`delete from mall_state where name in ('taken away', 'left', 'free')`);
  });

  it('rings one that is asked for again where it had to give way', async () => {
    const { context } = mall.mall;
    const thing = sql`select value from mall_state where name = 'in hand' for update`;
    await context.db.execute(sql`insert into mall_state (name, value) values ('in hand', '{}')`);
    let tries = 0;
    const timers = openTimers(context, [
      {
        kind: 'test.asked',
        async run({ db }) {
          tries += 1;
          await db.execute(thing);
        },
      },
    ]);
    await setTimer(context, context.db, { kind: 'test.asked', ref: 'in hand', due: context.clock.now() });
    let ringing = Promise.resolve(false);
    await context.db.transaction(async (request) => {
      await request.execute(thing);
      ringing = timers.ringThis('test.asked', 'in hand');
      await expect.poll(() => tries).toBe(2);
    });
    expect(await ringing).toBe(true);
    expect(await timers.ringThis('test.asked', 'in hand'), 'it rang already').toBe(false);
    await context.db.execute(sql`delete from mall_state where name = 'in hand'`);
  });

  it('tries a timer that was due long ago again from now, ever later, and not as often as it would have been due', async () => {
    const { context } = mall.mall;
    let tries = 0;
    const timers = openTimers(context, [
      {
        kind: 'test.late',
        async run() {
          tries += 1;
          throw new Error('not yet');
        },
      },
    ]);
    await setTimer(context, context.db, { kind: 'test.late', ref: 'x', due: context.clock.now() - 86_400_000 });
    const dueIn = async (): Promise<number> => {
      const { rows } = await context.db.execute<{ due: number }>(sql`select due from timer where kind = 'test.late'`);
      return (rows[0]?.due ?? 0) - context.clock.now();
    };
    await timers.ringDue();
    expect([tries, await dueIn()]).toEqual([1, 30_000]);
    await timers.travelTo(context.clock.now() + 30_000);
    expect([tries, await dueIn()]).toEqual([2, 60_000]);
    await context.db.execute(sql`delete from timer where kind = 'test.late'`);
  });

  it('tries a timer again later when it failed, with nothing half done', async () => {
    const { context } = mall.mall;
    let tries = 0;
    const timers = openTimers(context, [
      {
        kind: 'test.fails',
        async run({ db }) {
          await db.execute(sql`insert into mall_state (name, value) values (${`try ${tries}`}, '{}')`);
          tries += 1;
          if (tries === 1) throw new Error('not yet');
        },
      },
    ]);
    await setTimer(context, context.db, { kind: 'test.fails', ref: 'x', due: context.clock.now() });
    await timers.ringDue();
    expect(tries).toBe(1);
    await timers.travelTo(context.clock.now() + 31_000);
    expect(tries).toBe(2);
    const { rows } = await context.db.execute(sql`select name from mall_state where name like 'try %'`);
    expect(rows).toEqual([{ name: 'try 1' }]);
  });
});

describe('one key', () => {
  it('does the work once when twenty equal calls come at the same moment', async () => {
    const { token } = await mall.newUser();
    const body = {
      receiver: 'A',
      countryId: 659006000402,
      provinceId: 1010000,
      cityId: 1010100,
      areaId: 1010101,
      addr: 'x',
      mobile: '771234567',
      mobileCode: '94',
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        mall.ask<{ addrId: number; code: string }>('POST', '/p/address/addAddr', { token, key: 'twenty', body }),
      ),
    );
    expect(new Set(answers.filter((answer) => answer.status === 200).map((answer) => answer.body.addrId)).size).toBe(1);
    expect(
      answers
        .filter((answer) => answer.status !== 200)
        .every(
          (answer) => answer.status === 409 && answer.body.code === 'IDEMPOTENCY_IN_PROGRESS' && answer.headers.get('retry-after') === '1',
        ),
    ).toBe(true);
    expect((await mall.ask<unknown[]>('GET', '/p/address/list', { token })).body).toHaveLength(1);
  });

  it("is free again after a refusal, is another shopper's own, and is forgotten after a day", async () => {
    const [one, other] = [await mall.newUser(), await mall.newUser()];
    const body = {
      receiver: 'A',
      countryId: 659006000402,
      provinceId: 1010000,
      cityId: 1010100,
      areaId: 1010101,
      addr: 'x',
      mobile: '771234567',
      mobileCode: '94',
    };
    const add = (token: string, more: object = {}) =>
      mall.ask<{ addrId: number }>('POST', '/p/address/addAddr', { token, key: 'same', body: { ...body, ...more } });
    expect((await add(one.token, { mobile: '1' })).status).toBe(400);
    const first = await add(one.token);
    expect((await add(other.token)).body.addrId).not.toBe(first.body.addrId);
    await mall.advance(86_400_000 - 3_600_000);
    const login = async () =>
      (await mall.ask<{ access_token: string }>('POST', '/token/refresh', { body: { refreshToken: one.refreshToken } })).body.access_token;
    const token = await login();
    expect((await add(token)).body.addrId).toBe(first.body.addrId);
    await mall.advance(3_600_001);
    expect((await add(token)).body.addrId).not.toBe(first.body.addrId);
  });

  it('is held as long as its process lives, and free after its end', async () => {
    const { db, clock } = mall.mall.context;
    const once = { who: 'weather', path: 'post /slow', key: 'one', body: { a: 1 }, secret: 'a secret for the answers' };
    const claimed = await claimKey(db, once, clock.now());
    if (!('claim' in claimed)) throw new Error('nobody has answered yet');
    const inProgress = { code: 'IDEMPOTENCY_IN_PROGRESS' };
    const begun = Date.now();
    // A slow call whose process lives is not carried out a second time, however long it takes.
    await expect
      .poll(
        async () => {
          await expect(claimKey(db, once, clock.now())).rejects.toMatchObject(inProgress);
          return Date.now() - begun;
        },
        { interval: 200 },
      )
      .toBeGreaterThan(7_000);
    // The process ends without a word.
    claimed.claim.end();
    const taken = await vi.waitFor(() => claimKey(db, once, clock.now()), { timeout: limit, interval: 50 });
    if (!('claim' in taken)) throw new Error('nobody has answered yet');
    // Whoever lost the key neither answers for its new holder nor gives it away.
    await claimed.claim.keep('late');
    await claimed.claim.drop();
    await expect(claimKey(db, once, clock.now())).rejects.toMatchObject(inProgress);
    await taken.claim.keep('answered');
    taken.claim.end();
    expect(await claimKey(db, once, clock.now())).toEqual({ answer: 'answered' });
  });
});

describe('events', () => {
  it('come to every mall in one order per user, and can be asked for again', async () => {
    const { context } = mall.mall;
    const other = await mall.twin();
    let heard = 0;
    const stop = other.context.events.listen('somebody', () => (heard += 1));
    await Promise.all(
      Array.from({ length: 10 }, (_, each) =>
        context.db.transaction((tx) => context.events.tell(tx, 'somebody', { type: 'order', ref: String(each), at: context.clock.now() })),
      ),
    );
    await expect.poll(() => heard).toBeGreaterThanOrEqual(1);
    const all = await other.context.events.since(other.context.db, 'somebody', '');
    expect(all.map((event) => event.id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect((await other.context.events.since(other.context.db, 'somebody', '7')).map((event) => event.id)).toEqual(['8', '9', '10']);
    stop();
  });
});

describe('the journal', () => {
  it('is only ever added to', async () => {
    const { context } = mall.mall;
    await writeJournal(context, context.db, { machine: 'test', ref: 'x', event: 'e', from: 'a', to: 'b', who: 'me', cause: 'c' });
    await expect(context.db.execute(sql`delete from journal`)).rejects.toThrow();
    await expect(context.db.execute(sql`update journal set event = ''`)).rejects.toThrow();
    expect((await mall.ops('GET', '/_ops/journal?machine=test')).body).toMatchObject([
      { machine: 'test', event: 'e', from: 'a', to: 'b', refused: null },
    ]);
  });

  it('keeps what was refused as well', async () => {
    const { mail } = await mall.newUser();
    await mall.ask('POST', '/web/login', { body: { userMail: mail, loginPassword: 'x' } });
    const { body } = await mall.ops<{ refused: string | null }[]>('GET', '/_ops/journal?machine=session');
    expect(body.some((entry) => entry.refused === 'BAD_CREDENTIALS')).toBe(true);
  });
});

describe('bad weather on purpose', () => {
  it('hits the n-th call of a path and no other', async () => {
    await mall.ops('POST', '/_ops/faults', [
      { kind: 'error', path: '/salesRegions', at: 2 },
      { kind: 'unauthorized', path: '/phoneCodes', at: 1 },
    ]);
    const regions = async () => (await mall.ask('GET', '/salesRegions/all')).status;
    expect([await regions(), await regions(), await regions()]).toEqual([200, 500, 200]);
    expect((await mall.ask('GET', '/phoneCodes')).status).toBe(401);
    await mall.ops('POST', '/_ops/faults', [{ kind: 'truncated', path: '/salesRegions' }]);
    await expect(mall.mall.fetch(new Request('http://mall/salesRegions/all')).then((answer) => answer.text())).rejects.toThrow();
    await mall.ops('POST', '/_ops/faults', {});
    expect(await regions()).toBe(200);
  });
});

describe('a refusal on purpose', () => {
  it('is the one that was asked for, by its own status, as late as asked for', async () => {
    await mall.ops('POST', '/_ops/faults', { kind: 'error', code: 'CHECKOUT_EXPIRED', path: '/phoneCodes', latencyMs: 300 });
    const begun = performance.now();
    const { status, body } = await mall.ask<{ code: string }>('GET', '/phoneCodes');
    expect({ status, code: body.code }).toEqual({ status: 410, code: 'CHECKOUT_EXPIRED' });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(295);
    expect((await mall.ops('POST', '/_ops/faults', { kind: 'error', code: 'CHECKOUT_EXPIRD' })).status).toBe(400);
    expect((await mall.ask('GET', '/phoneCodes')).status).toBe(200);
  });
});

describe('two runs of one seed', () => {
  it('are equal: ids, codes and tokens', async () => {
    const run = async () => {
      await mall.ops('POST', '/_ops/clock', { freeze: '2026-06-01T00:00:00.000Z' });
      expect((await mall.ops('POST', '/_ops/reset', { seed: 'again' })).status).toBe(200);
      const user = await mall.newUser('again@example.com');
      const address = await mall.ask('POST', '/p/address/addAddr', {
        token: user.token,
        body: {
          receiver: 'A',
          countryId: 659006000402,
          provinceId: 1010000,
          cityId: 1010100,
          areaId: 1010101,
          addr: 'x',
          mobile: '771234567',
          mobileCode: '94',
        },
      });
      const wrong = await mall.ask('GET', '/p/address/addrInfo/1', { token: user.token });
      return { user, address: address.body, wrong: wrong.body };
    };
    expect(await run()).toEqual(await run());
  });
});
