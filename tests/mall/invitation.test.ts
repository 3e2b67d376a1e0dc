import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coinDriver, type CoinDriver } from '../drivers/coin.driver.ts';
import { expectOk, type Shopper } from '../drivers/order.driver.ts';
import { street } from '../drivers/street.ts';
import { refundDriver, type RefundDriver } from '../drivers/refund.driver.ts';
import { openTestMall, type TestMall } from './harness.ts';

const day = 86_400_000;

type Row = { rank: number; name: string; referral: number; confirmed: number; me: boolean };
type Board = { records: Row[]; total: number; me: Row | null };
type Info = {
  inviteCode: string;
  inviteUrl: string;
  invitedCount: number;
  confirmedCount: number;
  rank: number | null;
  onLeaderboard: boolean;
  rewards: { need: number; unlocked: boolean; coins: number; title: string }[];
  rulesHtml: string;
};
type Records = { records: { id: number; name: string; status: string; time: string }[]; total: number };

let mall: TestMall;
let driver: RefundDriver;
let coins: CoinDriver;
beforeAll(async () => {
  mall = await openTestMall({ products: 20 });
  driver = refundDriver(mall);
  coins = coinDriver(mall, driver.orders);
});
afterAll(() => mall.close());

const info = async (shopper: Shopper): Promise<Info> => expectOk(await driver.orders.askAs<Info>(shopper, 'GET', '/p/invite/info'));
const board = async (shopper: Shopper, query: Record<string, string> = {}): Promise<Board> =>
  expectOk(await driver.orders.askAs<Board>(shopper, 'GET', '/p/invite/leaderboard', { query }));
const records = async (shopper: Shopper, query: Record<string, string> = {}): Promise<Records> =>
  expectOk(await driver.orders.askAs<Records>(shopper, 'GET', '/p/invite/records', { query }));

/** What somebody was told of his invitations, the newest first. */
const told = async (shopper: Shopper): Promise<string[]> =>
  expectOk(
    await driver.orders.askAs<{ records: { type: string; title: string; content: string; route: string }[] }>(
      shopper,
      'GET',
      '/p/order/notice/page',
    ),
  )
    .records.filter(({ type, route }) => type === 'INVITE' && route === '/myInvitation')
    .map(({ title, content }) => `${title}: ${content}`);

let friends = 0;
/** Somebody who opens an account with this code. */
const friendOf = async (inviteCode: string, nickName = 'Amara'): Promise<Shopper> => {
  friends += 1;
  const mail = `friend${friends}@example.com`;
  const { access_token: token, userId } = expectOk(
    await mall.ask<{ access_token: string; userId: string }>('POST', '/user/register', {
      body: {
        userMail: mail,
        code: await mall.code(mail),
        loginPassword: 'Kandy#Lake9',
        nickName,
        regionId: 659006000402,
        invite: inviteCode,
      },
    }),
  );
  const address = expectOk(await mall.ask<{ addrId: number }>('POST', '/p/address/addAddr', { token, body: street }));
  return { token, userId, mail, addrId: address.addrId };
};

/** A first order that is the friend's for good. */
const keepOrder = async (friend: Shopper): Promise<void> => {
  await driver.order(friend, [{ price: 70_000, count: 1 }], 'received');
  await mall.advance(7 * day);
};

it('an invitation counts when the account is opened, and is confirmed when a first order is there for good (T1, T3)', async () => {
  const me = await driver.orders.newShopper();
  const before = await info(me);
  expect(before).toMatchObject({ invitedCount: 0, confirmedCount: 0, rank: null, onLeaderboard: true });
  expect(before.inviteUrl).toBe(`/Register?invite=${before.inviteCode}`);
  expect(before.rulesHtml).not.toMatch(/mall\./);
  const friend = await friendOf(before.inviteCode.toLowerCase());
  expect(await info(me)).toMatchObject({ invitedCount: 1, confirmedCount: 0 });
  expect(await records(me)).toMatchObject({ total: 1, records: [{ name: 'A***', status: 'INVITED' }] });
  expect(await told(me)).toEqual([expect.stringMatching(/^A friend has joined: Someone opened an account with your code\./)]);
  const order = await driver.order(friend, [{ price: 70_000, count: 1 }], 'received');
  await mall.advance(7 * day - 1000);
  expect(await info(me)).toMatchObject({ confirmedCount: 0 });
  expect(await coins.changes(me)).toEqual([]);
  await mall.advance(1000);
  expect(order.orderNumber).toBeTruthy();
  expect((await told(me))[0]).toBe(
    'Your invitation is confirmed: A friend you invited has received a first order. You’ve earned 100 coins.',
  );
  expect(await info(me)).toMatchObject({
    invitedCount: 1,
    confirmedCount: 1,
    rewards: [
      { need: 1, unlocked: true, coins: 100 },
      { need: 3, unlocked: false, coins: 250 },
      { need: 10, unlocked: false, coins: 1000 },
    ],
  });
  expect(await coins.changes(me)).toEqual(['INVITE 100']);
  expect(await records(me, { status: 'CONFIRMED' })).toMatchObject({ total: 1, records: [{ status: 'CONFIRMED' }] });
  expect(await records(me, { status: 'INVITED' })).toMatchObject({ total: 0, records: [] });
});

it('a second order of the same friend confirms nothing again, and an order that was given back whole confirms nothing', async () => {
  const me = await driver.orders.newShopper();
  const { inviteCode } = await info(me);
  const [keeps, returns] = [await friendOf(inviteCode), await friendOf(inviteCode)];
  await keepOrder(keeps);
  await keepOrder(keeps);
  const refunded = await driver.order(returns, [{ price: 70_000, count: 1 }], 'received');
  const refund = expectOk(await driver.apply(returns, refunded));
  expectOk(await driver.say(refund.refundSn, 'accept'));
  await mall.advance(9 * day);
  expect(await info(me)).toMatchObject({ invitedCount: 2, confirmedCount: 1 });
  expect(await coins.changes(me)).toEqual(['INVITE 100']);
});

it('each reward comes once, when its number is reached', async () => {
  const me = await driver.orders.newShopper();
  const { inviteCode } = await info(me);
  for (let friend = 0; friend < 3; friend += 1) await keepOrder(await friendOf(inviteCode));
  expect(await coins.changes(me)).toEqual(['INVITE 100', 'INVITE 250']);
  await keepOrder(await friendOf(inviteCode));
  expect(await coins.changes(me)).toEqual(['INVITE 100', 'INVITE 250']);
});

it('an account is invited by one at most: a code of a known account, or one’s own, is no way in', async () => {
  const me = await driver.orders.newShopper();
  const { inviteCode } = await info(me);
  await mall.advance(60_000);
  const again = await mall.ask<{ code: string }>('POST', '/user/register', {
    body: {
      userMail: me.mail,
      code: await mall.code(me.mail),
      loginPassword: 'Kandy#Lake9',
      nickName: 'Me',
      regionId: 659006000402,
      invite: inviteCode,
    },
  });
  expect(again.body.code).toBe('ACCOUNT_EXISTS');
  expect(await info(me)).toMatchObject({ invitedCount: 0, rank: null });
});

it('the leaderboard: the best first, names masked, one’s own place also below the page, gone where one wants that (T2, T7)', async () => {
  const [first, second] = [await driver.orders.newShopper(), await driver.orders.newShopper()];
  for (const [shopper, count] of [
    [first, 6],
    [second, 5],
  ] as const) {
    const { inviteCode } = await info(shopper);
    for (let friend = 0; friend < count; friend += 1) await friendOf(inviteCode, 'Ruwan');
  }
  await mall.mall.context.db.execute(
    sql`update invite_score set confirmed = 100 + referral where user_id in (${first.userId}, ${second.userId})`,
  );
  const all = await board(second, { size: '1' });
  expect(all.records).toMatchObject([{ rank: 1, referral: 6, me: false }]);
  expect(all.records[0]?.name).toMatch(/^.\*\*\*$/);
  expect(all.me).toMatchObject({ rank: 2, referral: 5, me: true });
  expect((await info(second)).rank).toBe(2);
  expect(await board(second, { period: 'month' })).toMatchObject({ me: { referral: 5 } });
  expect((await mall.ask('PUT', '/p/invite/leaderboard', { token: first.token, body: { shown: 'no' } })).status).toBe(400);
  expectOk(await driver.orders.askAs(first, 'PUT', '/p/invite/leaderboard', { body: { shown: false } }));
  expect(await info(first)).toMatchObject({ onLeaderboard: false, rank: null, invitedCount: 6 });
  expect(await board(second, { size: '1' })).toMatchObject({ records: [{ rank: 1, me: true }], me: { rank: 1 } });
  await friendOf((await info(first)).inviteCode);
  expect(await board(first, { size: '1' }), 'who is not shown stays so').toMatchObject({ records: [{ me: false }], me: null });
  expectOk(await driver.orders.askAs(first, 'PUT', '/p/invite/leaderboard', { body: { shown: true } }));
  expect(await info(first)).toMatchObject({ onLeaderboard: true, rank: 1, invitedCount: 7 });
});

it('a month’s board begins anew with the month', async () => {
  const me = await driver.orders.newShopper();
  await friendOf((await info(me)).inviteCode);
  expect((await board(me, { period: 'month' })).me).toMatchObject({ referral: 1 });
  await mall.advance(32 * day);
  expect(await board(me, { period: 'month' })).toMatchObject({ records: [], total: 0, me: null });
  expect((await board(me)).me).toMatchObject({ referral: 1 });
});

it('friends who come at once are all counted', async () => {
  const me = await driver.orders.newShopper();
  const { inviteCode } = await info(me);
  await Promise.all(Array.from({ length: 8 }, () => friendOf(inviteCode)));
  expect(await info(me)).toMatchObject({ invitedCount: 8 });
  expect((await records(me, { size: '100' })).total).toBe(8);
});

it('none of it is told to a guest', async () => {
  for (const path of ['/p/invite/info', '/p/invite/leaderboard', '/p/invite/records'])
    expect((await mall.ask('GET', path)).status).toBe(401);
  expect((await mall.ask('PUT', '/p/invite/leaderboard', { body: { shown: false } })).status).toBe(401);
});
