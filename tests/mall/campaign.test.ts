import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignPlan, weekends, weeks } from '#mall/campaign/demo.ts';
import { regions } from '#mall/region/region.ts';
import { openTestMall, type TestMall } from './harness.ts';

type Campaign = {
  campaignId: number;
  title: string;
  pic: string;
  startTime: string;
  endTime: string;
  nowTime: string;
  status: 'UPCOMING' | 'ON' | 'ENDED';
};
type Card = { prodId: number; stockStatus: string; discount: number | null; price: number };
type Detail = Campaign & {
  coupons: { couponId: number; scope: string; endTime: string }[];
  prods: { records: Card[]; total: number; current: number };
};
type Banner = { seq: number; type: number; relation: string | null; title: string };

const sriLanka = 659006000402;
const hour = 3_600_000;
const day = 24 * hour;
let t: TestMall;

beforeAll(async () => {
  t = await openTestMall({ products: 2_500 });
  // Campaigns are of the calendar; the harness stands its clock on Monday 2 March 2026, 9:30 in Colombo.
  await t.ops('POST', '/_ops/reset', { seed: 'campaigns' });
});
afterAll(() => t.close());

const list = async (regionId = sriLanka, lang = 'en') =>
  (await t.ask<Campaign[]>('GET', '/campaign/list', { query: { regionId }, headers: { 'accept-language': lang } })).body;
const detail = (campaignId: number, query: Record<string, number> = {}) =>
  t.ask<Detail>('GET', '/campaign/info', { query: { campaignId, regionId: sriLanka, ...query } });
const now = () => t.mall.context.clock.now();

describe('campaigns', () => {
  it("are on, to come within four weeks, or over for two at the most, in that order, by the mall's clock", async () => {
    const found = await list();
    expect([...new Set(found.map(({ status }) => status))]).toEqual(['ON', 'UPCOMING', 'ENDED']);
    for (const { status, startTime, endTime, nowTime } of found) {
      const [start, end, at] = [startTime, endTime, nowTime].map((time) => Date.parse(time)) as [number, number, number];
      expect(at).toBe(now());
      const running = at < end ? 'ON' : 'ENDED';
      expect(status).toBe(at < start ? 'UPCOMING' : running);
      expect(start - at).toBeLessThan(28 * day);
      expect(at - end).toBeLessThanOrEqual(15 * day);
    }
  });

  it('begin and end at midnight of each region', async () => {
    for (const region of regions) {
      for (const { startTime, endTime } of await list(region.regionId)) {
        for (const time of [startTime, endTime])
          expect(new Intl.DateTimeFormat('en-GB', { timeZone: region.zone, timeStyle: 'medium' }).format(Date.parse(time))).toBe(
            '00:00:00',
          );
      }
    }
  });

  it('are told in six languages', async () => {
    const titles = await Promise.all(
      ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zh-CN'].map(async (lang) => (await list(sriLanka, lang))[0]!.title),
    );
    expect(new Set(titles).size).toBe(6);
  });

  it('show what is in stock, the largest reduction first, page by page without doubles', async () => {
    const { campaignId } = (await list())[0]!;
    const pages = await Promise.all([1, 2].map(async (current) => (await detail(campaignId, { current, size: 10 })).body.prods));
    const cards = pages.flatMap(({ records }) => records);
    expect(cards.length).toBeGreaterThan(10);
    expect(new Set(cards.map(({ prodId }) => prodId)).size).toBe(cards.length);
    for (const { stockStatus } of cards) expect(['IN_STOCK', 'LOW']).toContain(stockStatus);
    const discounts = cards.map(({ discount }) => discount ?? 0);
    expect(discounts).toEqual([...discounts].sort((one, other) => other - one));
  });

  it('promise 30 % off only where each of their products is that much cheaper', async () => {
    const sale = campaignPlan(now()).find(({ texts }) => texts.title.en === 'Sale weekend')!;
    const { records } = (await detail(sale.campaignId, { size: 100 })).body.prods;
    expect(records.length).toBeGreaterThan(0);
    for (const { discount } of records) expect(discount).toBeGreaterThanOrEqual(30);
  });

  it("bring the mall's vouchers that can be used while they last, and none when they are over", async () => {
    const found = await list();
    const [on, over] = [found.find(({ status }) => status === 'ON')!, found.find(({ status }) => status === 'ENDED')!];
    const { coupons } = (await detail(on.campaignId)).body;
    expect(coupons.length).toBeGreaterThan(0);
    for (const { scope, endTime } of coupons) {
      expect(scope).toBe('MALL');
      expect(Date.parse(endTime)).toBeGreaterThan(now());
    }
    expect((await detail(over.campaignId)).body).toMatchObject({ status: 'ENDED', coupons: [] });
  });

  it('are unknown where nobody announced them', async () => {
    expect((await detail(1)).status).toBe(404);
  });

  it('lead to themselves from the second banner of the home page, the one that ends first, until the moment they end', async () => {
    const banners = async () => (await t.ask<Banner[]>('GET', '/indexImgs', { query: { regionId: sriLanka } })).body;
    const weekly = (await list())[0]!;
    const before = await banners();
    expect(before.map(({ seq }) => seq)).toEqual(before.map((_, at) => at + 1));
    expect(before[1]).toMatchObject({ type: 4, relation: String(weekly.campaignId), title: weekly.title });
    await t.advance(Date.parse(weekly.endTime) - now() - 1);
    const [weekend] = await list();
    expect(weekend).toMatchObject({ status: 'ON', endTime: weekly.endTime });
    expect(weekend!.campaignId).not.toBe(weekly.campaignId);
    expect((await banners())[1]).toMatchObject({ relation: String(weekend!.campaignId) });
    await t.advance(1);
    expect((await detail(weekly.campaignId)).body.status).toBe('ENDED');
    expect((await banners())[1]!.relation).not.toBe(String(weekend!.campaignId));
  });

  it('stand on shelves that the catalogue has', () => {
    for (const { shelf, texts } of [...weeks, ...weekends]) expect(shelf.flat().length, texts.title.en).toBeGreaterThan(0);
  });
});
