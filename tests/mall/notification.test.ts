import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeNotification } from '#mall/notification/notification.ts';
import type { OrderNotificationName } from '#machines/rules/order/order.ts';
import { openTestMall, type TestMall } from './harness.ts';
import { openStream } from './stream.ts';

let t: TestMall;
beforeAll(async () => {
  t = await openTestMall({ products: 20 });
  // The demo's announcements date back from the moment of filling.
  await t.ops('POST', '/_ops/reset', { scenario: 'demo' });
});
afterAll(() => t.close());

type Notice = {
  id: number;
  type: string;
  title: string;
  content: string;
  status: number;
  orderNumber: string | null;
  route: string | null;
};
type Announcement = {
  id: number;
  title: string;
  summary: string;
  content: string;
  regionIds: number[];
  isTop: number;
  unread: boolean | null;
};
type Paged<T> = { records: T[]; total: number };

const words: OrderNotificationName[] = [
  'placed',
  'paid',
  'partShipped',
  'shipped',
  'problem',
  'delivered',
  'received',
  'cancelled',
  'cancelRejected',
  'timedOut',
  'sellerLate',
  'deliveryFailed',
  'lateMoney',
  'refunded',
];
const languages = ['en-US', 'pt', 'ru', 'tr', 'zh-TW', 'zh-CN'];
const tell = (userId: string, notice: OrderNotificationName, orderNumber = '7001') =>
  t.mall.context.db.transaction((tx) =>
    writeNotification(t.mall.context, tx, { userId, type: 'ORDER', notice, orderNumber, at: t.mall.context.clock.now() }),
  );
const notices = async (token: string, language = 'en-US', query: Record<string, number> = {}) =>
  (await t.ask<Paged<Notice>>('GET', '/p/order/notice/page', { token, query, headers: { 'accept-language': language } })).body;
const unread = async (token: string) => (await t.ask<number>('GET', '/p/order/notice/unReadCount', { token })).body;

describe('a notice', () => {
  it('is said in the language it is read in, for everything that can happen to an order', async () => {
    const user = await t.newUser();
    for (const word of words) await tell(user.userId, word);
    const english = await notices(user.token, 'en-US', { size: 50 });
    expect(english.total).toBe(words.length);
    for (const language of languages) {
      const { records } = await notices(user.token, language, { size: 50 });
      for (const [place, notice] of records.entries()) {
        expect(`${notice.title} ${notice.content}`).not.toMatch(/mall\.notice|[{}]/);
        expect(notice.content).toContain('7001');
        if (language !== 'en-US') expect(notice.content).not.toBe(english.records[place]?.content);
      }
    }
  });

  it('leads to its order, newest first, and is counted until it is read', async () => {
    const user = await t.newUser();
    const quiet = await unread(user.token);
    await tell(user.userId, 'paid', '1');
    await t.advance(1000);
    await tell(user.userId, 'shipped', '2');
    const { records } = await notices(user.token);
    expect(records.map(({ orderNumber, status }) => [orderNumber, status])).toEqual([
      ['2', 0],
      ['1', 0],
    ]);
    expect(records[0]?.route).toBe('/order-details?orderNumber=2');
    expect(await unread(user.token)).toBe(quiet + 2);
    const other = await t.newUser();
    await t.ask('PUT', '/p/order/notice/read', { token: other.token, body: [] });
    expect(await unread(user.token)).toBe(quiet + 2);
    expect((await t.ask('PUT', '/p/order/notice/read', { token: user.token, body: [records[0]?.id] })).body).toEqual({ unRead: 1 });
    expect((await t.ask('PUT', '/p/order/notice/read', { token: user.token, body: [] })).body).toEqual({ unRead: 0 });
    expect(await unread(user.token)).toBe(quiet);
  });
});

describe('the demo account', () => {
  it('has a notice of every kind, each said in every language', async () => {
    const demo = await t.ask<{ access_token: string }>('POST', '/web/login', {
      body: { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' },
    });
    for (const language of languages) {
      const { records } = await notices(demo.body.access_token, language, { size: 100 });
      const kinds = new Set(records.map(({ type }) => type));
      expect(kinds).toEqual(new Set(['ORDER', 'REFUND', 'VOUCHER', 'GROUP', 'INVITE', 'STOCK', 'PRICE']));
      for (const { title, content } of records) expect(`${title} ${content}`).not.toMatch(/mall\.notice|[{}]| {2}|^ /);
    }
  });
});

describe('what a shopper does not want to hear of', () => {
  it('stands in its list and counts as nothing unread, until he wants it again', async () => {
    const user = await t.newUser();
    const setNotify = (notify: Record<'order' | 'promo' | 'chat', boolean>) =>
      t.ask<{ notify: object }>('PUT', '/p/user/settings', { token: user.token, body: { notify } });
    const all = { order: true, promo: true, chat: true };
    const none = { order: false, promo: false, chat: false };
    expect((await setNotify(none)).body.notify).toEqual(none);
    await tell(user.userId, 'paid', '1');
    expect(await unread(user.token)).toBe(0);
    expect((await notices(user.token)).records.map(({ orderNumber, status }) => [orderNumber, status])).toEqual([['1', 1]]);
    await setNotify(all);
    await tell(user.userId, 'shipped', '1');
    expect(await unread(user.token)).toBe(1);
    await setNotify({ ...all, promo: false });
    expect(await unread(user.token), 'others are still told').toBe(1);
  });

  it('is every announcement for whoever wants no offers', async () => {
    const user = await t.newUser();
    await t.mall.context.db.execute(sql`update shopper set created_at = 0 where user_id = ${user.userId}`);
    const before = await unread(user.token);
    expect(before).toBeGreaterThan(0);
    const notify = { order: true, promo: false, chat: true };
    await t.ask('PUT', '/p/user/settings', { token: user.token, body: { notify } });
    expect(await unread(user.token)).toBe(0);
    await t.ask('PUT', '/p/user/settings', { token: user.token, body: { notify: { ...notify, promo: true } } });
    expect(await unread(user.token)).toBe(before);
  });
});

describe('the stream', () => {
  it('tells when a notice comes and when notices are read, so that every screen counts right', async () => {
    const user = await t.newUser();
    const stream = await openStream(t.mall, '/p/user/stream', user.token);
    await tell(user.userId, 'paid', '7');
    expect(await stream.next()).toMatchObject({ data: { type: 'notice', data: { notice: 'paid', orderNumber: '7' } } });
    await t.ask('PUT', '/p/order/notice/read', { token: user.token, body: [] });
    expect(await stream.next()).toMatchObject({ data: { type: 'notice', data: { kind: 'read' } } });
    await t.ask('PUT', '/p/order/notice/read', { token: user.token, body: [] });
    await t.ask('POST', '/userLastAnnouncementReadTime/update', { token: user.token, body: {} });
    await tell(user.userId, 'shipped', '7');
    expect((await stream.next()).data.data, 'announcements are read').toEqual({ kind: 'read' });
    expect((await stream.next()).data.data, 'nothing was left to read: nothing was told').toMatchObject({ notice: 'shipped' });
    await stream.end();
  });
});

describe('an announcement', () => {
  const page = async (regionId: number, language = 'en-US') =>
    (
      await t.ask<Paged<Announcement>>('GET', '/notifications/notLogin/page', {
        query: { regionId, size: 50 },
        headers: { 'accept-language': language },
      })
    ).body.records;

  it('reaches its regions only, the pinned one first', async () => {
    for (const regionId of [659006000402, 659006000403, 659006000404, 659006000405]) {
      const records = await page(regionId);
      expect(records.length).toBeGreaterThanOrEqual(3);
      expect(records.every((announcement) => announcement.regionIds.includes(regionId))).toBe(true);
      expect(records[0]?.isTop).toBe(1);
    }
  });

  it('is written in six languages', async () => {
    const english = await page(659006000402);
    for (const language of languages.slice(1)) {
      const records = await page(659006000402, language);
      for (const [place, { title, summary, content }] of records.entries()) {
        expect([title, summary, content]).not.toContain(undefined);
        expect([title, summary, content]).not.toContain(english[place]?.title);
        expect(content).toMatch(/^<p>.+<\/p>$/s);
      }
    }
  });

  it('is unread until the shopper has been there; guests have no such mark', async () => {
    const user = await t.newUser();
    await t.mall.context.db.execute('update shopper set created_at = 0');
    const mine = async () => (await t.ask<Paged<Announcement>>('GET', '/notifications/page', { token: user.token })).body.records;
    expect((await mine()).every((announcement) => announcement.unread)).toBe(true);
    expect(await unread(user.token)).toBe((await mine()).length);
    expect(
      (await t.ask('POST', '/userLastAnnouncementReadTime/update', { token: user.token, body: { time: '2999-01-01T00:00:00.000Z' } })).body,
    ).toEqual({ lastReadTime: t.mall.context.clock.iso() });
    await t.ask('POST', '/userLastAnnouncementReadTime/update', { token: user.token, body: { time: '2001-01-01T00:00:00.000Z' } });
    expect((await mine()).every((announcement) => announcement.unread === false)).toBe(true);
    expect(await unread(user.token)).toBe(0);
    expect((await page(659006000402))[0]?.unread).toBeNull();
    expect((await t.ask('GET', '/notifications/page')).status).toBe(401);
  });

  it('is read in full by its id, and an unknown one is not found', async () => {
    expect((await t.ask<Announcement>('GET', '/notifications/info', { query: { id: 1 } })).body.title).toBe(
      'Never share your code with anyone',
    );
    expect((await t.ask('GET', '/notifications/info', { query: { id: 404404 } })).status).toBe(404);
  });
});
