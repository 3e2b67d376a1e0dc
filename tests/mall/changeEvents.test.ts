import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOk, orderDriver, type OrderDriver, type Shopper } from '../drivers/order.driver.ts';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
let driver: OrderDriver;
let shopper: Shopper;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());
beforeEach(async () => {
  shopper = await driver.newShopper();
});

/** The types of what the shopper's stream was told while `change` ran. */
const toldBy = async (change: () => Promise<unknown>): Promise<string[]> => {
  const { db, events } = mall.mall.context;
  const head = await events.head(db, shopper.userId);
  await change();
  return (await events.since(db, shopper.userId, head)).map(({ type }) => type);
};
const ask = async <Body = never>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  expectOk(await driver.askAs<Body>(shopper, method, path, body === undefined ? {} : { body }));

describe("the shopper's stream tells every change of what is his", () => {
  it('of the cart: a line added, counted, left out, chosen again, in another variant, and removed', async () => {
    const { prodId, shopId, skuId } = await driver.sku({ variants: 2 });
    let basketId = 0;
    expect(
      await toldBy(async () => {
        ({ basketId } = await ask<{ basketId: number }>('POST', '/p/shopCart/changeItem', {
          basketId: 0,
          count: 1,
          prodId,
          shopId,
          skuId,
        }));
      }),
    ).toEqual(['cart']);
    expect(await toldBy(() => ask('PUT', '/p/shopCart/setItem', { basketId, count: 3 }))).toEqual(['cart']);
    expect(await toldBy(() => ask('POST', '/p/shopCart/checkItems', { basketIds: [basketId], checked: 0 }))).toEqual(['cart']);
    expect(await toldBy(() => ask('POST', '/p/shopCart/checkItems', { basketIds: [basketId], checked: 1 }))).toEqual(['cart']);
    const toOther = () => ask('PUT', '/p/shopCart/changeSku', { basketId, skuId: skuId + 1 });
    expect(await toldBy(toOther)).toEqual(['cart']);
    expect(await toldBy(toOther), 'what it has already is no change').toEqual([]);
    expect(await toldBy(() => ask('DELETE', '/p/shopCart/deleteItem', [basketId]))).toEqual(['cart']);
  });

  it('of the addresses: one added, changed, made the default, and removed', async () => {
    const home = {
      receiver: 'Kamala Silva',
      countryId: 659006000402,
      provinceId: 1010000,
      cityId: 1010100,
      areaId: 1010103,
      addr: '12 Marine Drive',
      postCode: '00300',
      mobile: '77 123 4567',
      mobileCode: '0094',
    };
    let addrId = 0;
    await ask('POST', '/p/address/addAddr', home);
    expect(
      await toldBy(async () => {
        ({ addrId } = await ask<{ addrId: number }>('POST', '/p/address/addAddr', { ...home, addr: 'second' }));
      }),
    ).toEqual(['address']);
    expect(await toldBy(() => ask('PUT', '/p/address/updateAddr', { ...home, addrId, addr: 'changed' }))).toEqual(['address']);
    expect(await toldBy(() => ask('PUT', `/p/address/defaultAddr/${addrId}`))).toEqual(['address']);
    expect(await toldBy(() => ask('DELETE', `/p/address/deleteAddr/${addrId}`))).toEqual(['address']);
  });

  it('of favourites and follows; what was none before stays untold', async () => {
    const { prodId } = await driver.sku();
    const { shopId } = (await ask<{ records: { shopId: number }[] }>('GET', '/shopDetail/page')).records[0]!;
    expect(await toldBy(() => ask('PUT', `/p/user/collection/${prodId}`))).toEqual(['collection']);
    expect(await toldBy(() => ask('DELETE', `/p/user/collection/${prodId}`))).toEqual(['collection']);
    expect(await toldBy(() => ask('DELETE', `/p/user/collection/${prodId}`))).toEqual([]);
    expect(await toldBy(() => ask('PUT', `/p/shop/collection/${shopId}`))).toEqual(['collection']);
    expect(await toldBy(() => ask('DELETE', `/p/shop/collection/${shopId}`))).toEqual(['collection']);
  });

  it('of the grocery lists: one begun, renamed, filled, changed, emptied, and deleted', async () => {
    const { prodId, shopId, skuId } = await driver.sku();
    let listId = 0;
    expect(
      await toldBy(async () => {
        ({ listId } = await ask<{ listId: number }>('POST', '/p/groceryList', { listName: 'Weekly' }));
      }),
    ).toEqual(['list']);
    const path = `/p/groceryList/${listId}`;
    let itemId = 0;
    expect(await toldBy(() => ask('PUT', path, { listName: 'Monthly' }))).toEqual(['list']);
    expect(
      await toldBy(async () => {
        const list = await ask<{ items: { itemId: number }[] }>('POST', `${path}/items`, { prodId, shopId, skuId, count: 1 });
        itemId = list.items[0]?.itemId ?? 0;
      }),
    ).toEqual(['list']);
    expect(await toldBy(() => ask('PUT', `${path}/items/${itemId}`, { count: 2 }))).toEqual(['list']);
    expect(await toldBy(() => ask('POST', `${path}/buy`, { mode: 'CART' }))).toEqual(['cart']);
    expect(await toldBy(() => ask('DELETE', `${path}/items`, []))).toEqual(['list', 'undo']);
    expect(await toldBy(() => ask('DELETE', `${path}/items`, [])), 'nothing was there').toEqual([]);
    expect(await toldBy(() => ask('DELETE', path))).toEqual(['list', 'undo']);
  });

  it('of the footprint and of the profile', async () => {
    const { prodId } = await driver.sku();
    expect(await toldBy(() => ask('POST', '/p/prodBrowseLog', { prodId }))).toEqual(['footprint']);
    expect(await toldBy(() => ask('DELETE', '/p/prodBrowseLog', []))).toEqual(['footprint']);
    expect(await toldBy(() => ask('PUT', '/p/user/setUserInfo', { nickName: 'Kamala' }))).toEqual(['user']);
    expect(await toldBy(() => ask('PUT', '/p/user/settings', { lang: 'ru' }))).toEqual(['user']);
  });
});
