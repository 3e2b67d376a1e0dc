import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { changeShelf, createSku, type SkuFixture } from '../drivers/skuFixtures.ts';
import { openTestMall, type TestMall } from './harness.ts';

type Share = { shareCode: string; shareUrl: string; mode: 'VIEW' | 'EDIT'; expireTime: string };
type List = {
  listId: number;
  listName: string;
  role: string;
  owner: string | null;
  shared: boolean;
  share: Share | null;
  deliveryFee: number | null;
  items: { itemId: number; skuId: number; count: number; note: string | null }[];
  actions: { action: string }[];
};
type Refused = { code?: string; data?: { owner?: string } };

const day = 86_400_000;
const root = '/p/groceryList';
let mall: TestMall;
let driver: OrderDriver;
let owner: Shopper;
let friend: Shopper;
let sku: SkuFixture;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
  sku = await createSku(mall);
});
afterAll(() => mall.close());
beforeEach(async () => {
  owner = await driver.newShopper();
  friend = await driver.newShopper();
});

const named = async (listName: string, who = owner): Promise<List> =>
  expectOk(await driver.askAs<List>(who, 'POST', root, { body: { listName } }));
const share = (listId: number, body: object = { mode: 'EDIT' }, who = owner) =>
  driver.askAs<Share & Refused>(who, 'POST', `${root}/${listId}/share`, { body });
const revoke = (listId: number, who = owner) => driver.askAs<Refused>(who, 'DELETE', `${root}/${listId}/share`);
const open = (shareCode: string, who?: Shopper) =>
  who
    ? driver.askAs<List & Refused>(who, 'GET', `/groceryList/shared/${shareCode}`)
    : mall.ask<List & Refused>('GET', `/groceryList/shared/${shareCode}`);
const add = (listId: number, who: Shopper, shareCode?: string, count = 1) =>
  driver.askAs<List & Refused>(who, 'POST', `${root}/${listId}/items`, {
    body: { prodId: sku.prodId, skuId: sku.skuId, shopId: sku.shopId, count },
    ...(shareCode ? { query: { shareCode } } : {}),
  });
const copy = (shareCode: string, who: Shopper, body: object = {}) =>
  driver.askAs<List & Refused>(who, 'POST', `${root}/shared/${shareCode}/copy`, { body });
const listEvents = async (who: Shopper): Promise<number> => {
  const { events, db } = mall.mall.context;
  return (await events.since(db, who.userId, '')).filter(({ type }) => type === 'list').length;
};
const read = async (listId: number, who = owner): Promise<List> =>
  expectOk(await driver.askAs<List>(who, 'GET', `${root}/info`, { query: { listId } }));

describe('a link to a list (S9, S10, S11)', () => {
  it('shows it to whoever has it, without the rest of its owner; the owner sees the link', async () => {
    const { listId } = await named('Picnic');
    expectOk(await add(listId, owner, undefined, 3));
    expect((await read(listId)).share).toBeNull();
    const { shareCode, shareUrl, expireTime } = expectOk(await share(listId, { mode: 'VIEW' }));
    expect(shareUrl).toBe(`/wish-list/shared/${shareCode}`);
    expect(shareCode.length).toBeGreaterThanOrEqual(20);
    expect(Date.parse(expireTime) - mall.mall.context.clock.now()).toBe(30 * day);
    for (const who of [undefined, friend]) {
      const seen = expectOk(await open(shareCode, who));
      expect(seen).toMatchObject({ listName: 'Picnic', role: 'VIEWER', shared: true, share: null, deliveryFee: null, actions: [] });
      expect(seen.owner).toMatch(/\*\*\*/);
      expect(seen.items.map(({ count }) => count)).toEqual([3]);
    }
    const own = expectOk(await open(shareCode, owner));
    expect(own).toMatchObject({ role: 'OWNER', owner: null, share: { shareCode, mode: 'VIEW' } });
    expect((await read(listId)).share).toMatchObject({ shareCode, mode: 'VIEW' });
  });

  it('keeps its code while it is open, and gets another one after its end', async () => {
    const { listId } = await named('Picnic');
    const first = expectOk(await share(listId, { mode: 'VIEW' }));
    const changed = expectOk(await share(listId, { mode: 'EDIT', expiresInDays: 7 }));
    expect(changed).toMatchObject({ shareCode: first.shareCode, mode: 'EDIT' });
    expectOk(await revoke(listId));
    expectOk(await revoke(listId));
    const again = expectOk(await share(listId, { mode: 'VIEW' }));
    expect(again.shareCode).not.toBe(first.shareCode);
    expect((await open(first.shareCode)).body).toMatchObject({ code: 'SHARE_EXPIRED' });
    expectOk(await open(again.shareCode));
  });

  it('says that it ended and whose list it is: revoked, past its time, or without its list', async () => {
    const { listId } = await named('Picnic');
    const { shareCode } = expectOk(await share(listId, { mode: 'VIEW', expiresInDays: 1 }));
    expectOk(await revoke(listId));
    const ended = await open(shareCode);
    expect(ended.status).toBe(410);
    expect(ended.body.data?.owner).toMatch(/\*\*\*/);
    const late = expectOk(await share(listId, { mode: 'VIEW', expiresInDays: 1 }));
    await mall.advance(day - 1_000);
    expectOk(await open(late.shareCode));
    await mall.advance(1_000);
    expect((await open(late.shareCode)).body).toMatchObject({ code: 'SHARE_EXPIRED' });
    const other = await named('Other');
    const lost = expectOk(await share(other.listId));
    expectOk(await driver.askAs(owner, 'DELETE', `${root}/${other.listId}`));
    expect((await open(lost.shareCode)).body).toMatchObject({ code: 'SHARE_EXPIRED' });
    expect((await open('nobody-ever-had-this-code')).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves the links of all other lists as they are, when it is changed, ended and past its time', async () => {
    const [mine, other, theirs] = [await named('Picnic'), await named('Party'), await named('Hike', friend)];
    const { shareCode } = expectOk(await share(mine.listId, { mode: 'VIEW' }));
    expectOk(await share(other.listId, { mode: 'VIEW', expiresInDays: 60 }));
    expectOk(await share(theirs.listId, { mode: 'VIEW', expiresInDays: 60 }, friend));
    const linksNow = async () => [(await read(other.listId)).share, (await read(theirs.listId, friend)).share];
    const before = await linksNow();
    expect(before.map((link) => link?.mode)).toEqual(['VIEW', 'VIEW']);
    expectOk(await share(mine.listId, { mode: 'EDIT', expiresInDays: 7 }));
    expect(await linksNow(), 'as it is changed').toEqual(before);
    expectOk(await revoke(mine.listId));
    expect(await linksNow(), 'as it is ended').toEqual(before);
    expect((await open(shareCode)).body).toMatchObject({ code: 'SHARE_EXPIRED' });
    expectOk(await share(mine.listId, { mode: 'VIEW', expiresInDays: 1 }));
    await mall.advance(day);
    expect((await read(mine.listId)).share, 'past its time').toBeNull();
    expect(await linksNow()).toEqual(before);
  });

  it('stays open for a day at least and a year at most', async () => {
    const { listId } = await named('Picnic');
    for (const body of [{ mode: 'VIEW', expiresInDays: 0 }, { mode: 'VIEW', expiresInDays: 366 }, { mode: 'OWN' }, {}])
      expect(await share(listId, body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect((await read(listId)).shared).toBe(false);
    const { expireTime } = expectOk(await share(listId, { mode: 'EDIT', expiresInDays: 365 }));
    expect(Date.parse(expireTime) - mall.mall.context.clock.now()).toBe(365 * day);
  });

  it('is opened and ended by its owner only', async () => {
    const { listId } = await named('Picnic');
    expect((await share(listId, { mode: 'VIEW' }, friend)).body).toMatchObject({ code: 'NOT_FOUND' });
    const { shareCode } = expectOk(await share(listId, { mode: 'EDIT' }));
    expectOk(await open(shareCode, friend));
    expect((await revoke(listId, friend)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await driver.askAs(friend, 'DELETE', `${root}/${listId}`, { query: { shareCode } })).body).toMatchObject({ code: 'NOT_FOUND' });
    expectOk(await open(shareCode));
  });
});

describe('a list that may be edited by its link (S6, S7, S8)', () => {
  it('is changed by two at once, and both see the same', async () => {
    const { listId } = await named('Picnic');
    const { shareCode } = expectOk(await share(listId));
    expect(expectOk(await open(shareCode, friend))).toMatchObject({ role: 'EDITOR', actions: [{ action: 'ADD' }] });
    await Promise.all([1, 2, 3, 4].flatMap(() => [add(listId, owner), add(listId, friend, shareCode)])).then((all) => all.map(expectOk));
    const [mine, theirs] = [await read(listId), expectOk(await open(shareCode, friend))];
    expect(mine.items.map(({ count }) => count)).toEqual([8]);
    expect(theirs.items).toEqual(mine.items);
    const itemIds = mine.items.map(({ itemId }) => itemId);
    expectOk(await driver.askAs(friend, 'PUT', `${root}/${listId}/items/${itemIds[0]}`, { query: { shareCode }, body: { count: 2 } }));
    expect((await read(listId)).items.map(({ count }) => count)).toEqual([2]);
    expectOk(await driver.askAs(friend, 'DELETE', `${root}/${listId}/items`, { query: { shareCode }, body: itemIds }));
    expect((await read(listId)).items).toEqual([]);
  });

  it('loses nothing when one takes out what another changes: it is there as he left it, or not at all', async () => {
    const { listId } = await named('Picnic');
    const { shareCode } = expectOk(await share(listId));
    const { items } = expectOk(await add(listId, owner, undefined, 2));
    const itemId = items[0]?.itemId ?? 0;
    const [removed, changed] = await Promise.all([
      driver.askAs<List>(owner, 'DELETE', `${root}/${listId}/items`, { body: [itemId] }),
      driver.askAs<Refused>(friend, 'PUT', `${root}/${listId}/items/${itemId}`, { query: { shareCode }, body: { count: 5 } }),
    ]);
    expect([removed.status, [200, 404].includes(changed.status)]).toEqual([200, true]);
    for (const seen of [await read(listId), expectOk(await open(shareCode, friend))]) expect(seen.items).toEqual([]);
  });

  it('has the limits of its owner, and no item of another list', async () => {
    const scarce = await createSku(mall, { maxBuy: 3 });
    const [{ listId }, other] = [await named('Picnic'), await named('Other')];
    const { shareCode } = expectOk(await share(listId));
    const body = { prodId: scarce.prodId, skuId: scarce.skuId, shopId: scarce.shopId, count: 4 };
    const path = `${root}/${listId}/items`;
    expect((await driver.askAs(friend, 'POST', path, { query: { shareCode }, body })).body).toMatchObject({ code: 'QTY_LIMIT' });
    const { items } = expectOk(await add(other.listId, owner));
    const itemId = items[0]?.itemId ?? 0;
    const foreign = await driver.askAs(friend, 'PUT', `${path}/${itemId}`, { query: { shareCode }, body: { count: 2 } });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expectOk(await driver.askAs(friend, 'DELETE', path, { query: { shareCode }, body: [itemId] }));
    expect((await read(other.listId)).items.map(({ count }) => count)).toEqual([1]);
    expect((await driver.askAs(friend, 'POST', `${root}/${listId}/buy`, { body: { mode: 'CART' } })).status).toBe(404);
    expect((await driver.askAs(friend, 'PUT', `${root}/${listId}`, { body: { listName: 'Mine' } })).status).toBe(404);
  });

  it('stays somebody else’s without it, and where it only shows the list or has ended', async () => {
    const { listId } = await named('Picnic');
    expect((await add(listId, friend)).body).toMatchObject({ code: 'NOT_FOUND' });
    const { shareCode } = expectOk(await share(listId, { mode: 'VIEW' }));
    expect((await add(listId, friend)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await add(listId, friend, shareCode)).body).toMatchObject({ code: 'LIST_READ_ONLY' });
    const other = await named('Other');
    expectOk(await share(listId, { mode: 'EDIT' }));
    expect((await add(other.listId, friend, shareCode)).body).toMatchObject({ code: 'NOT_FOUND' });
    expectOk(await revoke(listId));
    expect((await add(listId, friend, shareCode)).body).toMatchObject({ code: 'SHARE_EXPIRED' });
    expect((await read(listId)).items).toEqual([]);
  });

  it('tells its owner and everybody who may edit it, also where the link of another list ends', async () => {
    const [{ listId }, other] = [await named('Picnic'), await named('Party')];
    expectOk(await share(other.listId));
    const { shareCode } = expectOk(await share(listId));
    const third = await driver.newShopper();
    for (const who of [friend, third]) expectOk(await open(shareCode, who));
    expectOk(await revoke(other.listId));
    const before = await Promise.all([owner, friend, third].map(listEvents));
    expectOk(await add(listId, friend, shareCode));
    expect(await Promise.all([owner, friend, third].map(listEvents))).toEqual(before.map((count) => count + 1));
    expectOk(await revoke(listId));
    expect(await Promise.all([owner, friend, third].map(listEvents)), 'that it ended').toEqual(before.map((count) => count + 2));
    expectOk(await share(listId));
    expectOk(await add(listId, owner));
    expect(await Promise.all([friend, third].map(listEvents)), 'nothing of the next link').toEqual(
      before.slice(1).map((count) => count + 2),
    );
  });

  it('tells its editors of no other list', async () => {
    const [{ listId }, other] = [await named('Picnic'), await named('Party')];
    const { shareCode } = expectOk(await share(listId));
    expectOk(await share(other.listId));
    expectOk(await open(shareCode, friend));
    const before = await listEvents(friend);
    expectOk(await add(other.listId, owner));
    expect(await listEvents(friend)).toBe(before);
  });
});

describe('a copy of a list (S12)', () => {
  it('is the caller’s own, with the same things, under its name or one that is free', async () => {
    const { listId } = await named('Picnic');
    expectOk(await add(listId, owner, undefined, 3));
    const { shareCode } = expectOk(await share(listId, { mode: 'VIEW' }));
    const mine = expectOk(await copy(shareCode, friend));
    expect(mine).toMatchObject({ listName: 'Picnic', role: 'OWNER', share: null });
    expect(mine.items.map(({ skuId, count }) => [skuId, count])).toEqual([[sku.skuId, 3]]);
    expect(expectOk(await copy(shareCode, friend)).listName).toBe('Picnic 2');
    expect(expectOk(await copy(shareCode, friend, { listName: 'Summer' })).listName).toBe('Summer');
    expect((await copy(shareCode, friend, { listName: 'SUMMER' })).body).toMatchObject({ code: 'LIST_NAME_EXISTS' });
    expectOk(await driver.askAs(friend, 'DELETE', `${root}/${mine.listId}/items`, { body: [] }));
    expect(
      (await read(listId)).items.map(({ count }) => count),
      'the other one stays',
    ).toEqual([3]);
    expectOk(await revoke(listId));
    expect((await copy(shareCode, friend)).body).toMatchObject({ code: 'SHARE_EXPIRED' });
  });

  it('takes along what is sold no more, and knows the limits of lists', async () => {
    const gone = await createSku(mall);
    const { listId } = await named('Picnic');
    const body = { prodId: gone.prodId, skuId: gone.skuId, shopId: gone.shopId, count: 2 };
    expectOk(await driver.askAs(owner, 'POST', `${root}/${listId}/items`, { body }));
    await changeShelf(mall, gone, { status: 0 });
    const { shareCode } = expectOk(await share(listId, { mode: 'VIEW' }));
    expect(expectOk(await copy(shareCode, friend)).items.map(({ skuId, count }) => [skuId, count])).toEqual([[gone.skuId, 2]]);
    expect((await copy(shareCode, friend, { listName: ' ' })).body).toMatchObject({ code: 'LIST_NAME_REQUIRED' });
    expect((await copy('nobody-ever-had-this-code', friend)).body).toMatchObject({ code: 'NOT_FOUND' });
    for (let number = 2; number <= 50; number += 1) await named(`List ${number}`, friend);
    expect(await copy(shareCode, friend)).toMatchObject({ status: 409, body: { code: 'LIST_LIMIT' } });
  });
});
