import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeNotification } from '#mall/notification/notification.ts';
import { startPushSender } from '#mall/notification/push/pushSender.ts';
import { isOfPushService } from '#mall/notification/push/pushService.ts';
import { limit } from '../../limit.ts';
import { openPushService, pushBrowser, vapidClaims, type PushBrowser } from '../../drivers/pushService.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let service: Awaited<ReturnType<typeof openPushService>>;
let mall: TestMall;
let stop: () => Promise<void>;
beforeAll(async () => {
  service = await openPushService();
  mall = await openTestMall({ products: 20, env: { PUSH_ORIGINS: service.origin } });
  stop = startPushSender(mall.mall.context);
});
afterAll(async () => {
  await stop();
  await mall.close();
  await service.close();
});

type User = Awaited<ReturnType<TestMall['newUser']>>;
type State = { publicKey: string; endpoints: string[] };

const day = 86_400_000;
/** The same shopper at another browser. */
const again = async ({ mail }: User): Promise<User> => {
  await mall.advance(60_000);
  return mall.newUser(mail);
};
const newBrowser = () => pushBrowser(service.origin);
const pool = () => mall.mall.context.database.pool;
const subscribe = (user: User, { subscription }: Pick<PushBrowser, 'subscription'>, language = 'en-US') =>
  mall.ask('POST', '/p/push/subscribe', { token: user.token, body: subscription, headers: { 'accept-language': language } });
const unsubscribe = (user: User, { subscription: { endpoint } }: PushBrowser) =>
  mall.ask('DELETE', '/p/push/subscribe', { token: user.token, body: { endpoint } });
const stateOf = async (user: User) => (await mall.ask<State>('GET', '/p/push/subscribe', { token: user.token })).body;
const tell = (user: User, orderNumber: string) =>
  mall.mall.context.db.transaction((tx) =>
    writeNotification(mall.mall.context, tx, {
      userId: user.userId,
      type: 'ORDER',
      notice: 'shipped',
      orderNumber,
      at: mall.mall.context.clock.now(),
    }),
  );
const waiting = async ({ subscription: { endpoint } }: PushBrowser): Promise<number> => {
  const { rows } = await pool().query<{ total: number }>('select count(*) as total from push_message where endpoint = $1', [endpoint]);
  return rows[0]?.total ?? 0;
};
/** What is put off is due now. */
const hurry = async (): Promise<void> => {
  await pool().query("update push_message set next_at = now(); select pg_notify('mall_push', '')");
};
/** Everything of this browser is sent, or never will be. */
const settled = (browser: PushBrowser) => expect.poll(() => waiting(browser), { timeout: limit }).toBe(0);
const ordersIn = async (browser: PushBrowser): Promise<string[]> =>
  (await browser.heard()).map(({ url }) => new URL(url, 'http://shop').searchParams.get('orderNumber') ?? '');

describe('a browser that subscribed', () => {
  it('hears of a notice in its own language, encrypted for it alone and signed by the mall', async () => {
    const user = await mall.newUser();
    const [english, turkish] = [newBrowser(), newBrowser()];
    expect((await subscribe(user, english)).status).toBe(200);
    expect((await subscribe(user, turkish, 'tr')).status).toBe(200);
    await tell(user, '7001');
    await settled(english);
    await settled(turkish);
    const [inEnglish, inTurkish] = [await english.heard(), await turkish.heard()];
    expect(inEnglish).toMatchObject([{ title: 'Your order is on its way', locale: 'en', url: '/order-details?orderNumber=7001' }]);
    expect(inTurkish).toMatchObject([{ locale: 'tr', url: '/order-details?orderNumber=7001' }]);
    expect(inTurkish[0]?.title).not.toBe(inEnglish[0]?.title);
    const { publicKey, endpoints } = await stateOf(user);
    expect(new Set(endpoints)).toEqual(new Set([english.subscription.endpoint, turkish.subscription.endpoint]));
    const [headers] = await english.headers();
    expect(headers?.['topic']).toBe(inEnglish[0]?.tag);
    const claims = vapidClaims(headers?.['authorization'], publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: expect.stringMatching(/^(mailto|https):/) as string });
    expect(Number(claims?.['exp']) * 1000 - Date.now()).toBeLessThan(86_400_000);
  });

  it('is told in the language of its last visit, of which no other window is told', async () => {
    const user = await mall.newUser();
    const browser = newBrowser();
    await subscribe(user, browser);
    const told = await mall.mall.context.events.head(mall.mall.context.db, user.userId);
    expect((await subscribe(user, browser, 'pt')).status).toBe(200);
    expect(await mall.mall.context.events.head(mall.mall.context.db, user.userId)).toBe(told);
    await tell(user, '7001');
    await settled(browser);
    expect(await browser.heard()).toMatchObject([{ locale: 'pt' }]);
  });

  it('hears nothing that its shopper does not want to hear of, and nothing after he turned it off', async () => {
    const user = await mall.newUser();
    const browser = newBrowser();
    await subscribe(user, browser);
    const wish = (order: boolean) =>
      mall.ask('PUT', '/p/user/settings', { token: user.token, body: { notify: { order, promo: true, chat: true } } });
    expect((await wish(false)).status).toBe(200);
    await tell(user, '7001');
    await wish(true);
    await tell(user, '7002');
    await settled(browser);
    expect(await ordersIn(browser)).toEqual(['7002']);
    expect((await unsubscribe(user, browser)).status).toBe(200);
    await tell(user, '7003');
    expect(await waiting(browser)).toBe(0);
    expect((await stateOf(user)).endpoints).toEqual([]);
  });

  it('hears of an order also after its login ran out, but not for ever', async () => {
    const user = await mall.newUser();
    const browser = newBrowser();
    await subscribe(user, browser);
    await mall.advance(20 * day);
    await tell(user, '7001');
    await settled(browser);
    await mall.advance(80 * day);
    await tell(user, '7002');
    await settled(browser);
    expect(await ordersIn(browser)).toEqual(['7001']);
    expect((await stateOf(await again(user))).endpoints).toEqual([]);
  });

  it('is told no more once its shopper logs out, by whichever session it was told last', async () => {
    const first = await mall.newUser();
    const [browser, old] = [newBrowser(), newBrowser()];
    await subscribe(first, old);
    await mall.advance(20 * day);
    const second = await again(first);
    await subscribe(second, browser);
    const third = await again(first);
    await subscribe(third, browser);
    const told = async () => (await stateOf(third)).endpoints.length;
    expect(await told()).toBe(2);
    expect((await mall.ask('GET', '/app/logout', { token: second.token })).status).toBe(200);
    expect((await stateOf(third)).endpoints).toEqual([browser.subscription.endpoint]);
    expect((await mall.ask('GET', '/app/logout', { token: third.token })).status).toBe(200);
    expect((await stateOf(await again(first))).endpoints).toEqual([]);
  });

  it('hears nothing once its session is ended', async () => {
    const user = await mall.newUser();
    const [here, elsewhere] = [newBrowser(), newBrowser()];
    const other = await again(user);
    await subscribe(user, here);
    await subscribe(other, elsewhere);
    expect((await mall.ask('GET', '/app/logout', { token: user.token })).status).toBe(200);
    await tell(other, '7001');
    await settled(here);
    await settled(elsewhere);
    expect([await ordersIn(here), await ordersIn(elsewhere)]).toEqual([[], ['7001']]);
    expect((await stateOf(other)).endpoints).toEqual([elsewhere.subscription.endpoint]);
  });

  it('is the one’s who subscribed last, and nobody else turns it off', async () => {
    const [first, second] = [await mall.newUser(), await mall.newUser()];
    const browser = newBrowser();
    await subscribe(first, browser);
    await subscribe(second, browser);
    expect([(await stateOf(first)).endpoints, (await stateOf(second)).endpoints]).toEqual([[], [browser.subscription.endpoint]]);
    expect((await unsubscribe(first, browser)).status).toBe(200);
    await tell(first, '7001');
    await tell(second, '7002');
    await settled(browser);
    expect(await ordersIn(browser)).toEqual(['7002']);
  });

  it('is one of ten: the one that subscribed first gives way', async () => {
    const user = await mall.newUser();
    const browsers = Array.from({ length: 11 }, () => newBrowser());
    for (const browser of browsers) {
      await mall.advance(1_000);
      await subscribe(user, browser);
    }
    expect((await stateOf(user)).endpoints).toEqual(
      browsers
        .slice(1)
        .map(({ subscription }) => subscription.endpoint)
        .reverse(),
    );
  });
});

describe('a push service', () => {
  it.each([
    ['is away', [{ status: 503 }], ['7001', '7001']],
    ['wants to be asked later', [{ status: 429, headers: { 'retry-after': '3600' } }], ['7001', '7001']],
    ['refuses for good', [{ status: 403 }], ['7001']],
  ])('that %s: what it did not take is sent again where that helps', async (_, replies, told) => {
    const user = await mall.newUser();
    const browser = newBrowser();
    await subscribe(user, browser);
    await browser.answer(...replies);
    await tell(user, '7001');
    await expect.poll(async () => (await browser.heard()).length, { timeout: limit }).toBe(1);
    await expect
      .poll(
        async () => {
          await hurry();
          return waiting(browser);
        },
        { timeout: limit },
      )
      .toBe(0);
    expect(await ordersIn(browser)).toEqual(told);
    expect((await stateOf(user)).endpoints).toHaveLength(1);
  });

  it('gets nothing again that was read meanwhile', async () => {
    const user = await mall.newUser();
    const browser = newBrowser();
    await subscribe(user, browser);
    await browser.answer({ status: 503 });
    await tell(user, '7001');
    await expect.poll(async () => (await browser.heard()).length, { timeout: limit }).toBe(1);
    expect((await mall.ask('PUT', '/p/order/notice/read', { token: user.token, body: [] })).status).toBe(200);
    await hurry();
    await settled(browser);
    expect(await ordersIn(browser)).toEqual(['7001']);
  });

  it('that asks for an hour has an hour', async () => {
    const user = await mall.newUser();
    const browser = newBrowser();
    await subscribe(user, browser);
    await browser.answer({ status: 429, headers: { 'retry-after': '3600' } });
    await tell(user, '7001');
    const wait = async (): Promise<number> => {
      const { rows } = await pool().query<{ seconds: string }>(
        'select extract(epoch from next_at - now()) as seconds from push_message where endpoint = $1',
        [browser.subscription.endpoint],
      );
      return Number(rows[0]?.seconds ?? 0);
    };
    await expect.poll(wait, { timeout: limit }).toBeGreaterThan(3_000);
  });

  it('that knows the address no more is believed', async () => {
    const user = await mall.newUser();
    const browser = newBrowser();
    await subscribe(user, browser);
    await browser.answer({ status: 410 });
    await tell(user, '7001');
    await settled(browser);
    expect((await stateOf(user)).endpoints).toEqual([]);
  });

  it('gets each notice once, whichever process sends it', async () => {
    const twin = await mall.twin();
    const stopTwin = startPushSender(twin.context);
    const user = await mall.newUser();
    const browser = newBrowser();
    await subscribe(user, browser);
    const orders = Array.from({ length: 30 }, (_, nth) => String(7100 + nth));
    for (const order of orders) await tell(user, order);
    await settled(browser);
    await stopTwin();
    expect((await ordersIn(browser)).sort()).toEqual(orders);
  });
});

describe('what is no address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com.example.org/send/1',
    'https://example.org/fcm.googleapis.com',
    'http://fcm.googleapis.com/send/1',
    'https://fcm.googleapis.com:8443/send/1',
    'https://somebody:secret@fcm.googleapis.com/send/1',
    'https://127.0.0.1/send/1',
    'file:///etc/passwd',
    'no address',
  ])('is refused: %s', async (endpoint) => {
    const user = await mall.newUser();
    const { keys } = newBrowser().subscription;
    const refused = await subscribe(user, { subscription: { endpoint, keys } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION', fields: [{ field: 'endpoint' }] } });
    expect((await stateOf(user)).endpoints).toEqual([]);
  });

  it.each([{ p256dh: 'BAAA' }, { auth: 'short' }, { p256dh: Buffer.alloc(65, 4).toString('base64url') }])(
    'is refused with keys by which nobody could read: %j',
    async (wrong) => {
      const user = await mall.newUser();
      const { endpoint, keys } = newBrowser().subscription;
      const refused = await subscribe(user, { subscription: { endpoint, keys: { ...keys, ...wrong } } });
      expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION', fields: [{ field: 'keys' }] } });
    },
  );

  it('while the large browsers’ are known', () => {
    const given = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
    ];
    expect(given.filter((endpoint) => !isOfPushService(endpoint, []))).toEqual([]);
  });
});
