import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

describe('regions and codes', () => {
  it("names four regions in the caller's language", async () => {
    const { body } = await mall.ask<{ regionId: number; regionName: string; minorUnits: number }[]>('GET', '/salesRegions/all', {
      headers: { 'accept-language': 'fr, zh-TW;q=0.9, en;q=0.5' },
    });
    expect(body.map((region) => region.regionName)).toEqual(['斯里蘭卡', '中國', '寮國', '土耳其']);
    expect(body.map((region) => region.minorUnits)).toEqual([2, 2, 0, 2]);
  });

  it('has Sri Lanka at index 158 in every language', async () => {
    for (const lang of ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zn']) {
      const { body } = await mall.ask<{ key: string; value: string }[]>('GET', '/phoneCodes', { query: { lang } });
      expect(body[158]).toMatchObject({ key: '94', value: expect.stringMatching(/\(\+94\)$/) });
    }
    const { body } = await mall.ask<{ key: string; value: string }[]>('GET', '/phoneCodes');
    expect(body[158]).toEqual({ key: '94', value: 'Sri Lanka(+94)', countryCode: 'LK' });
    expect(body.length).toBeGreaterThan(190);
    const names = body.map((code) => code.value.replace(/\(\+\d+\)$/, ''));
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it('sets the constants of each region in its own money', async () => {
    const lk = await mall.ask('GET', '/webConfig/info', { query: { regionId: 659006000402 } });
    expect(lk.body).toMatchObject({
      currency: 'LKR',
      priceSymbol: 'Rs',
      minPayAmount: 100,
      smallCart: { threshold: 1000, fee: 150 },
      payDeadlineMin: 30,
      autoReceiveDays: 15,
      clientVersion: 'ican_mall_web_v_1.7.5',
    });
    const la = await mall.ask('GET', '/webConfig/info', { query: { regionId: 659006000404 } });
    expect(la.body).toMatchObject({ currency: 'LAK', minPayAmount: 5000 });
  });

  it('falls back to the default region when nobody can be asked where the caller is', async () => {
    expect((await mall.ask('GET', '/geo/lookup')).body).toEqual({ country: 'Sri Lanka', country_code: 'LK', source: 'default' });
  });
});

describe('static pages', () => {
  it.each(['service-agreement', 'privacy-agreement', 'refund-return', 'about-us', 'help', 'policies', 'contact'])(
    '%s exists in English and Chinese and names the brand by configuration',
    async (slug) => {
      for (const lang of ['en-us', 'zh-cn']) {
        const { status, body } = await mall.ask<{ html: string; title: string; lang: string }>('GET', `/content/page/${slug}`, {
          query: { lang },
        });
        expect(status).toBe(200);
        expect(body.lang).toBe(lang);
        expect(body.html).not.toContain('{brand}');
        expect(body.html.length).toBeGreaterThan(200);
      }
    },
  );

  it('answers 404 for any other, and takes the language from the locale where none is asked for', async () => {
    expect(await mall.ask('GET', '/content/page/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await mall.ask('GET', '/content/page/help', { headers: { 'accept-language': 'zh-CN' } })).body).toMatchObject({
      lang: 'zh-cn',
    });
    expect((await mall.ask('GET', '/content/page/help', { headers: { 'accept-language': 'zh-TW' } })).body).toMatchObject({
      lang: 'en-us',
    });
  });
});

describe('a message to the mall', () => {
  const write = (more: object = {}, key?: string) =>
    mall.ask<{ ticketNo: string }>('POST', '/contact/message', {
      ip: '203.0.113.5',
      body: { name: 'Ama', userMail: 'ama@example.com', content: 'Hello', ...more },
      ...(key ? { key } : {}),
    });

  it('gets one ticket for one key, and no more than five an hour', async () => {
    const first = await write({}, 'message-1');
    expect(first.body.ticketNo).toMatch(/^T260302-/);
    expect((await write({}, 'message-1')).body).toEqual(first.body);
    for (let more = 0; more < 4; more++) expect((await write()).status).toBe(200);
    const refused = await write();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    await mall.advance(3_600_000);
    expect((await write()).status).toBe(200);
  });

  it('needs somebody to answer to', async () => {
    expect((await write({ userMail: undefined })).body).toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'userMobile' }, { field: 'userMail' }],
    });
  });
});
