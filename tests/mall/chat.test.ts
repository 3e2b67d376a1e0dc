import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import { openTestMall, type TestMall } from './harness.ts';
import { openStream } from './stream.ts';

let t: TestMall;
beforeAll(async () => {
  t = await openTestMall();
});
afterAll(() => t.close());

type Message = {
  msgId: number;
  clientMsgId: string;
  sender: string;
  type: string;
  content: string;
  status: string;
  payload: { automatic?: boolean } | null;
};
type Conversation = {
  conversationId: number;
  type: string;
  shopId: number | null;
  shopName: string;
  online: boolean;
  latestMsg: string | null;
  unReadCount: number;
};

let user: { token: string; userId: string };
beforeEach(async () => {
  user = await t.newUser();
});

const open = (body: object, token = user.token) => t.ask<Conversation>('POST', '/p/chat/open', { token, body });
const say = (conversationId: number, content: string, more: object = {}, headers: Record<string, string> = {}) =>
  t.ask<Message>('POST', '/p/chat/send', {
    token: user.token,
    headers,
    body: { conversationId, clientMsgId: `c${Math.random()}`, type: 'TEXT', content, ...more },
  });
const read = async (conversationId: number, query: Record<string, number> = {}, language = 'en') =>
  (
    await t.ask<{ records: Message[]; hasMore: boolean }>('GET', '/p/chat/messages', {
      token: user.token,
      headers: { 'accept-language': language },
      query: { conversationId, ...query },
    })
  ).body;
const firstShop = async () =>
  (await t.mall.context.database.pool.query<{ shop_id: number; name: string }>('select shop_id, name from shops order by shop_id limit 1'))
    .rows[0];

describe('a conversation', () => {
  it('with a shop is one, however often it is opened', async () => {
    const shop = await firstShop();
    const one = await open({ shopId: shop?.shop_id });
    expect(one).toMatchObject({
      status: 200,
      body: { type: 'SHOP', shopId: shop?.shop_id, shopName: shop?.name, online: false, latestMsg: null, unReadCount: 0 },
    });
    expect((await open({ shopId: shop?.shop_id })).body.conversationId).toBe(one.body.conversationId);
    const both = await Promise.all([open({ support: true }), open({ support: true }), open({ support: true })]);
    expect(new Set(both.map(({ body }) => body.conversationId)).size).toBe(1);
  });

  it('is answered once by a message that says it is automatic, in the language it is read in', async () => {
    const { conversationId } = (await open({ support: true })).body;
    await say(conversationId, 'Où est mon colis ?', {}, { 'accept-language': 'ru' });
    await say(conversationId, 'Hello?', {}, { 'accept-language': 'ru' });
    const { records } = await read(conversationId, {}, 'ru');
    expect(records.map(({ sender }) => sender)).toEqual(['BUYER', 'SYSTEM', 'BUYER']);
    expect(records[1]).toMatchObject({ type: 'SYSTEM', payload: { automatic: true } });
    expect(records[1]?.content).toMatch(/автоматический ответ/);
    expect((await read(conversationId, {}, 'tr')).records[1]?.content).toMatch(/otomatik/);
  });

  it('is carried on by the shop, which is there while it answers', async () => {
    const { conversationId } = (await open({ support: true })).body;
    const question = await say(conversationId, 'Is the blue one back?');
    expect(question.body.status).toBe('SENT');
    await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'Yes, since this morning.' });
    const { records } = await read(conversationId);
    expect(records.at(-1)).toMatchObject({ sender: 'SELLER', content: 'Yes, since this morning.' });
    expect(records[0]?.status).toBe('READ');
    const list = await t.ask<{ records: Conversation[] }>('GET', '/p/chat/conversations', { token: user.token });
    expect(list.body.records[0]).toMatchObject({ conversationId, online: true, latestMsg: 'Yes, since this morning.', unReadCount: 2 });
    expect((await t.ask('GET', '/p/chat/unReadCount', { token: user.token })).body).toBe(2);
    const last = records.at(-1)?.msgId ?? 0;
    expect((await t.ask('PUT', '/p/chat/read', { token: user.token, body: { conversationId, lastMsgId: last } })).body).toEqual({
      unReadCount: 0,
    });
    expect((await t.ask('PUT', '/p/chat/read', { token: user.token, body: { conversationId, lastMsgId: 1 } })).body).toEqual({
      unReadCount: 0,
    });
    await t.advance(6 * 60_000);
    expect((await open({ support: true })).body.online).toBe(false);
  });

  it('is read in stretches, back and forth', async () => {
    const { conversationId } = (await open({ support: true })).body;
    for (let each = 0; each < 6; each += 1) await say(conversationId, `word ${each}`);
    const newest = await read(conversationId, { size: 3 });
    expect(newest.records.map(({ content }) => content)).toEqual(['word 3', 'word 4', 'word 5']);
    expect(newest.hasMore).toBe(true);
    const before = await read(conversationId, { size: 3, before: newest.records[0]?.msgId ?? 0 });
    expect(before.records).toHaveLength(3);
    expect(before.records.at(-1)?.content).toBe('word 2');
    const after = await read(conversationId, { size: 2, after: before.records.at(-1)?.msgId ?? 0 });
    expect(after.records.map(({ content }) => content)).toEqual(['word 3', 'word 4']);
    expect(after.hasMore).toBe(true);
  });

  it('keeps its order when two processes write in it', async () => {
    const twin = await t.twin();
    const { conversationId } = (await open({ support: true })).body;
    for (let each = 0; each < 6; each += 1) {
      const body = JSON.stringify({ conversationId, clientMsgId: `m${each}`, type: 'TEXT', content: String(each) });
      const request = new Request('http://mall/p/chat/send', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      });
      await (each % 2 === 0 ? twin : t.mall).fetch(request);
    }
    const messages = (await read(conversationId)).records.filter(({ sender }) => sender === 'BUYER');
    expect(messages.map(({ content }) => content)).toEqual(['0', '1', '2', '3', '4', '5']);
  });

  it("is nobody else's", async () => {
    const { conversationId } = (await open({ support: true })).body;
    const other = await t.newUser();
    expect((await t.ask('GET', '/p/chat/messages', { token: other.token, query: { conversationId } })).status).toBe(404);
    expect(
      (await t.ask('POST', '/p/chat/send', { token: other.token, body: { conversationId, clientMsgId: 'x', type: 'TEXT', content: 'hi' } }))
        .status,
    ).toBe(404);
    expect((await t.ask('PUT', '/p/chat/read', { token: other.token, body: { conversationId, lastMsgId: 1 } })).status).toBe(404);
    expect((await t.ops('POST', '/_ops/chat/1', { content: 'hi' })).status).toBe(404);
    expect((await open({ shopId: 999_999_999 })).status).toBe(404);
    expect((await open({ support: true, orderNumber: '4294967296000' })).status).toBe(404);
    expect((await open({})).status).toBe(400);
  });
});

describe('what the mall knows', () => {
  const wanted = async () =>
    (
      await t.mall.context.database.pool.query<{ prod_id: number; shop_id: number; return_days: number }>(
        'select p.prod_id, p.shop_id, p.return_days from products p join shelves s using (prod_id) where s.region_id = $1 and p.status = 1 limit 1',
        [659006000402],
      )
    ).rows[0];

  it.each<[Locale, string, RegExp]>([
    ['en', 'When does it arrive?', /would arrive between|be delivered/],
    ['en', 'How do I return it?', /be returned/],
    ['en', 'Is it in stock?', /in stock|sold out/],
    ['pt', 'Qual é o prazo de entrega?', /chegaria|não é entregue/],
    ['ru', 'Можно ли вернуть?', /вернуть/],
    ['tr', 'Stokta var mı?', /stokta var|tükendi/],
    ['zh-TW', '還有庫存嗎？', /有貨|售完/],
    ['zn', '多久能送到？', /送达|无法配送/],
  ])('is answered at once in the language of who asks: %s, "%s"', async (language, words, answer) => {
    const product = await wanted();
    const { conversationId } = (await open({ shopId: product?.shop_id, prodId: product?.prod_id })).body;
    await say(conversationId, words, {}, { 'accept-language': languageTag(language) });
    const { records } = await read(conversationId);
    expect(records.map(({ sender }) => sender)).toEqual(['BUYER', 'SYSTEM']);
    expect(records[1]).toMatchObject({ type: 'SYSTEM', payload: { automatic: true } });
    expect(records[1]?.content).toMatch(answer);
  });

  it('is of the order that is asked about; where there is none, and where it knows nothing, a person is announced once', async () => {
    const { conversationId } = (await open({ support: true })).body;
    await say(conversationId, 'Where is my order?');
    await say(conversationId, 'What is the meaning of life?');
    const { records } = await read(conversationId);
    expect(records.map(({ sender }) => sender)).toEqual(['BUYER', 'SYSTEM', 'BUYER']);
    expect(records[1]?.content).toMatch(/automated message/);
    await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'Anything else?' });
    await say(conversationId, 'Who are you?');
    await t.advance(6 * 60_000);
    await say(conversationId, 'Are you there?');
    expect((await read(conversationId)).records.map(({ sender }) => sender).slice(3)).toEqual(['SELLER', 'BUYER', 'BUYER', 'SYSTEM']);
  });
});

describe('a message', () => {
  it('is unsent within two minutes: its words are gone for both, once; the list and the stream know', async () => {
    const { conversationId } = (await open({ support: true })).body;
    await say(conversationId, 'Hello');
    const { msgId } = (await say(conversationId, 'To somebody else')).body;
    const stream = await openStream(t.mall, '/p/user/stream', user.token);
    const recall = () => t.ask<Message>('POST', '/p/chat/recall', { token: user.token, body: { msgId } });
    expect(await recall()).toMatchObject({ status: 200, body: { msgId, content: '', status: 'RECALLED' } });
    expect(await recall()).toMatchObject({ status: 200, body: { status: 'RECALLED' } });
    expect((await stream.next()).data.data).toMatchObject({ kind: 'recall', message: { msgId, content: '', status: 'RECALLED' } });
    await stream.end();
    const { records } = await read(conversationId);
    expect(records.filter(({ status }) => status === 'RECALLED').map(({ content }) => content)).toEqual(['']);
    expect(JSON.stringify(records)).not.toContain('To somebody else');
    const list = await t.ask<{ records: Conversation[] }>('GET', '/p/chat/conversations', { token: user.token });
    expect(list.body.records[0]?.latestMsg).toBe('');
  });

  it('stays after two minutes, and what others said is not found', async () => {
    const { conversationId } = (await open({ support: true })).body;
    const { msgId } = (await say(conversationId, 'Hello')).body;
    const recall = (id: number, token = user.token) => t.ask<{ code: string }>('POST', '/p/chat/recall', { token, body: { msgId: id } });
    const automatic = (await read(conversationId)).records.find(({ sender }) => sender === 'SYSTEM');
    expect((await recall(automatic?.msgId ?? 0)).status).toBe(404);
    expect((await recall(msgId, (await t.newUser()).token)).status).toBe(404);
    await t.advance(120_000);
    expect((await recall(msgId)).status).toBe(200);
    const { msgId: later } = (await say(conversationId, 'Again')).body;
    await t.advance(120_001);
    expect(await recall(later)).toMatchObject({ status: 409, body: { code: 'RECALL_EXPIRED' } });
    expect((await read(conversationId)).records.at(-1)).toMatchObject({ content: 'Again', status: 'SENT' });
  });

  it('is seen while it is typed, by both sides, for a moment', async () => {
    const { conversationId } = (await open({ support: true })).body;
    const typing = (token = user.token) => t.ask('POST', '/p/chat/typing', { token, body: { conversationId } });
    const waiting = async () =>
      (await t.ops<{ conversationId: number; buyerTypingUntil: number | null }[]>('GET', '/_ops/chat')).body.find(
        (each) => each.conversationId === conversationId,
      );
    expect(await waiting()).toMatchObject({ buyerTypingUntil: null });
    expect((await typing()).status).toBe(200);
    expect(await waiting()).toMatchObject({ buyerTypingUntil: expect.any(Number) });
    await say(conversationId, 'Hello');
    expect(await waiting()).toMatchObject({ buyerTypingUntil: null });
    expect((await typing((await t.newUser()).token)).status).toBe(404);

    const stream = await openStream(t.mall, '/p/user/stream', user.token);
    expect((await t.ops('POST', `/_ops/chat/${conversationId}`, { typing: true })).status).toBe(200);
    const { data } = (await stream.next()).data;
    expect(data).toEqual({ kind: 'typing', conversationId, until: expect.any(Number) });
    await stream.end();
    expect((await read(conversationId)).records.every(({ sender }) => sender !== 'SELLER')).toBe(true);
    expect((await t.ops('POST', '/_ops/chat/1', { typing: true })).status).toBe(404);
  });

  it('that waited offline and is sent again is said once', async () => {
    const { conversationId } = (await open({ support: true })).body;
    const sent = await Promise.all(Array.from({ length: 8 }, () => say(conversationId, 'Are you there?', { clientMsgId: 'queued-1' })));
    expect(new Set(sent.map(({ body }) => body.msgId)).size).toBe(1);
    expect((await read(conversationId)).records.filter(({ sender }) => sender === 'BUYER')).toHaveLength(1);
  });

  it('may be long, but not longer; emoji count as one', async () => {
    const { conversationId } = (await open({ support: true })).body;
    expect((await say(conversationId, '🙂'.repeat(2000))).status).toBe(200);
    expect(await say(conversationId, 'x'.repeat(2001))).toMatchObject({ status: 400, body: { code: 'MESSAGE_TOO_LONG' } });
    expect((await say(conversationId, '   ')).status).toBe(400);
    expect((await say(conversationId, 'x', { type: 'SYSTEM' })).status).toBe(400);
    expect((await say(conversationId, '/oss/review-somebody-else.webp', { type: 'IMAGE' })).status).toBe(400);
  });

  it('more than twenty a minute wait', async () => {
    const { conversationId } = (await open({ support: true })).body;
    for (let each = 0; each < 20; each += 1) expect((await say(conversationId, 'hello')).status).toBe(200);
    const refused = await say(conversationId, 'hello');
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await t.advance(61_000);
    expect((await say(conversationId, 'hello')).status).toBe(200);
  });
});

describe('the stream', () => {
  it('tells what happens, from the moment it is opened', async () => {
    const { conversationId } = (await open({ support: true })).body;
    await say(conversationId, 'before');
    const stream = await openStream(t.mall, '/p/user/stream', user.token);
    await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'after' });
    expect(await stream.next()).toMatchObject({
      event: null,
      data: { type: 'chat', ref: String(conversationId), data: { kind: 'message', message: { content: 'after' } } },
    });
    await stream.end();
  });

  it('goes on after the last id that was seen, and misses nothing in between', async () => {
    const { conversationId } = (await open({ support: true })).body;
    const stream = await openStream(t.mall, '/p/user/stream', user.token);
    await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'one' });
    const seen = await stream.next();
    await stream.end();
    await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'two' });
    const again = await openStream(t.mall, '/p/user/stream', user.token, seen.id);
    await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'three' });
    const contents = [await again.next(), await again.next()].map(({ data }) => data.data.message?.content);
    expect(contents).toEqual(['two', 'three']);
    await again.end();
  });

  it('begins where an answer said that it stood, or now after an id that was never given', async () => {
    const { conversationId } = (await open({ support: true })).body;
    const answered = await t.mall.fetch(new Request('http://mall/p/user/userInfo', { headers: { authorization: `Bearer ${user.token}` } }));
    const position = answered.headers.get('stream-position') ?? '';
    await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'since then' });
    const contentOf = async (lastId: string): Promise<string | undefined> => {
      const stream = await openStream(t.mall, '/p/user/stream', user.token, lastId);
      await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'now' });
      const { data } = await stream.next();
      await stream.end();
      return data.data.message?.content;
    };
    expect(await contentOf(position)).toBe('since then');
    expect(await contentOf('900000000000')).toBe('now');
    const asGuest = await t.mall.fetch(new Request('http://mall/salesRegions/all'));
    expect(asGuest.headers.get('stream-position')).toBeNull();
  });

  it('hears what another process did, and V9 names chat events', async () => {
    const twin = await t.twin();
    const { conversationId } = (await open({ support: true })).body;
    const stream = await openStream(twin, '/p/chat/stream', user.token);
    await t.ops('POST', `/_ops/chat/${conversationId}`, { content: 'from afar' });
    expect(await stream.next()).toMatchObject({ event: 'message', data: { data: { message: { content: 'from afar' } } } });
    await say(conversationId, 'thanks');
    await t.ops('POST', `/_ops/chat/${conversationId}`, { read: true });
    expect([(await stream.next()).event, (await stream.next()).event]).toEqual(['message', 'read']);
    await stream.end();
  });

  it('is closed to strangers', async () => {
    expect((await t.ask('GET', '/p/user/stream', {})).status).toBe(401);
    expect((await t.ask('GET', '/p/chat/stream', { token: 'not-a-token-at-all' })).status).toBe(401);
  });
});
