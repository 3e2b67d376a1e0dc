import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from './harness.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

type Address = {
  addrId: number;
  receiver: string;
  commonAddr: number;
  area: string;
  city: string;
  province: string;
  country: string;
  deliverable: boolean;
  reason: string | null;
};
type Area = { areaId: number; areaName: string; areas?: Area[] };

let token: string;
beforeEach(async () => {
  ({ token } = await mall.newUser());
});

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
const add = (more: object = {}) => mall.ask<Address>('POST', '/p/address/addAddr', { token, body: { ...home, ...more } });
const list = async () => (await mall.ask<Address[]>('GET', '/p/address/list', { token })).body;

describe('the address book', () => {
  it('makes the first address the default and names its places', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      commonAddr: 1,
      mobile: '771234567',
      mobileCode: '94',
      country: 'Sri Lanka',
      province: 'Western Province',
      city: 'Colombo',
      area: 'Colombo 03 (Kollupitiya)',
      deliverable: true,
      reason: null,
    });
  });

  it('lists the default first, then the newest', async () => {
    const first = await add();
    await mall.advance(1000);
    const second = await add({ addr: 'second' });
    await mall.advance(1000);
    const third = await add({ addr: 'third', commonAddr: 1 });
    expect((await list()).map((address) => address.addrId)).toEqual([third.body.addrId, second.body.addrId, first.body.addrId]);
    expect((await list()).filter((address) => address.commonAddr === 1)).toHaveLength(1);
  });

  it('gives the default to the newest other one when it is removed', async () => {
    const first = await add();
    await mall.advance(1000);
    await add({ addr: 'second' });
    await mall.advance(1000);
    const third = await add({ addr: 'third' });
    expect((await mall.ask('DELETE', `/p/address/deleteAddr/${first.body.addrId}`, { token })).body).toEqual({});
    expect((await list())[0]).toMatchObject({ addrId: third.body.addrId, commonAddr: 1 });
  });

  it('refuses to make the default the default', async () => {
    const { body } = await add();
    expect(await mall.ask('PUT', `/p/address/defaultAddr/${body.addrId}`, { token })).toMatchObject({
      status: 409,
      body: { code: 'ADDRESS_ALREADY_DEFAULT', desc: 'Selected address is already your default address' },
    });
    const other = await add({ addr: 'other' });
    expect((await mall.ask('PUT', `/p/address/defaultAddr/${other.body.addrId}`, { token })).body).toMatchObject({
      addrId: other.body.addrId,
      commonAddr: 1,
    });
  });

  it('holds twenty, also when thirty come at once, and has one default then', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, each) => add({ addr: `house ${each}`, commonAddr: each % 2 })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(10);
    expect((await list()).filter((address) => address.commonAddr === 1)).toHaveLength(1);
  });

  it.each([
    [{ addr: 'x'.repeat(501) }, 'TEXT_TOO_LONG', 'Number of character cannot exceeding 500', 'addr'],
    [{ mobile: '12345' }, 'MOBILE_INVALID', 'Invalid mobile number', 'mobile'],
    [{ altMobile: '12345678901' }, 'MOBILE_INVALID', 'Invalid mobile number', 'altMobile'],
    [{ areaId: 4010101 }, 'VALIDATION', 'Some of these details aren’t valid. Please check and try again.', 'cityId'],
    [{ receiver: '' }, 'VALIDATION', 'Some of these details aren’t valid. Please check and try again.', 'receiver'],
  ])('refuses %o', async (more, code, desc, field) => {
    const refused = await mall.ask<{ fields: { field: string }[] }>('POST', '/p/address/addAddr', { token, body: { ...home, ...more } });
    expect(refused).toMatchObject({ status: 400, body: { code, desc } });
    expect(refused.body.fields.map((each) => each.field)).toContain(field);
  });

  it("is nobody else's", async () => {
    const { body } = await add();
    const other = await mall.newUser();
    for (const [method, path] of [
      ['GET', 'addrInfo'],
      ['DELETE', 'deleteAddr'],
      ['PUT', 'defaultAddr'],
    ] as const)
      expect(await mall.ask(method, `/p/address/${path}/${body.addrId}`, { token: other.token })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    expect((await mall.ask('PUT', '/p/address/updateAddr', { token: other.token, body: { ...home, addrId: body.addrId } })).status).toBe(
      404,
    );
  });

  it('is changed alone: another one of the same shopper stays as it was', async () => {
    const { body } = await add();
    await add({ receiver: 'Sunil Perera' });
    await mall.ask('PUT', '/p/address/updateAddr', { token, body: { ...home, addrId: body.addrId, receiver: 'Ama Silva' } });
    expect((await list()).map(({ receiver }) => receiver).sort()).toEqual(['Ama Silva', 'Sunil Perera']);
  });

  it("is another shopper's default while somebody makes his own", async () => {
    await add();
    const other = await mall.newUser();
    const first = await mall.ask<Address>('POST', '/p/address/addAddr', { token: other.token, body: home });
    await mall.ask('PUT', `/p/address/defaultAddr/${first.body.addrId}`, { token: other.token });
    expect((await list()).map(({ commonAddr }) => commonAddr)).toEqual([1]);
  });

  it("says that an address in another region is not served, in the shopper's language", async () => {
    await add();
    const [address] = (
      await mall.ask<Address[]>('GET', '/p/address/list', { token, headers: { 'region-id': '659006000405', 'accept-language': 'tr' } })
    ).body;
    expect(address).toMatchObject({ deliverable: false, reason: expect.stringContaining('Türkiye') });
  });

  it('adds once for two calls with one key', async () => {
    const once = () => mall.ask<Address>('POST', '/p/address/addAddr', { token, key: 'address-1', body: home });
    const [first, second] = [await once(), await once()];
    expect(second.body.addrId).toBe(first.body.addrId);
    expect(await list()).toHaveLength(1);
  });
});

describe('the tree of places', () => {
  it('has every country down to its towns, with the same ids in both calls', async () => {
    const countries = (await mall.ask<Area[]>('GET', '/p/area/listByPid', { token, query: { pid: 0 } })).body;
    expect(countries.map((country) => country.areaId)).toEqual([659006000402, 659006000403, 659006000404, 659006000405]);
    for (const country of countries) {
      const provinces = (await mall.ask<Area[]>('GET', '/p/area/listByPid', { token, query: { pid: country.areaId } })).body;
      const tree = await mall.ask<Area[]>('GET', '/p/area/getAreaListInfo', { token, query: { regionId: country.areaId } });
      expect(tree.body.map((province) => province.areaId)).toEqual(provinces.map((province) => province.areaId));
      for (const province of tree.body)
        for (const district of province.areas ?? [])
          expect(district.areas?.length, `${province.areaName} ${district.areaName}`).toBeGreaterThan(1);
    }
  });

  it('has the nine provinces and twenty-five districts of Sri Lanka', async () => {
    const tree = (await mall.ask<Area[]>('GET', '/p/area/getAreaListInfo', { token, query: { regionId: 659006000402 } })).body;
    expect([tree.length, tree.flatMap((province) => province.areas ?? []).length]).toEqual([9, 25]);
  });

  it('tells the same tree to a guest, and nothing of what is no region', async () => {
    const query = { regionId: 659006000402 };
    const own = (await mall.ask<Area[]>('GET', '/p/area/getAreaListInfo', { token, query })).body;
    expect((await mall.ask<Area[]>('GET', '/area/getAreaListInfo', { query })).body).toEqual(own);
    expect((await mall.ask('GET', '/p/area/getAreaListInfo', { query })).status).toBe(401);
    expect((await mall.ask('GET', '/area/getAreaListInfo', { query: { regionId: 1 } })).status).toBe(404);
  });

  it("speaks the shopper's language and is not sent twice", async () => {
    const ask = (headers: Record<string, string>) =>
      mall.mall.fetch(
        new Request('http://mall/p/area/getAreaListInfo?regionId=659006000403', {
          headers: { authorization: `Bearer ${token}`, ...headers },
        }),
      );
    const first = await ask({ 'accept-language': 'zh-CN' });
    expect(await first.text()).toContain('广东省');
    const again = await ask({ 'accept-language': 'zh-CN', 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
