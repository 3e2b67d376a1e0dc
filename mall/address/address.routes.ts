import type { Locale } from '#machines/model/locale.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { refuse } from '../platform/http/refusal.ts';
import { i64Text, nothing, z } from '../platform/http/schemas.ts';
import { addAddress, changeAddress, makeDefault, readAddress, readAddresses, removeAddress } from './address.ts';
import { addressBody, addressIn, addressParam, areaBody, paramOf } from './address.schemas.ts';
import { areaOf, countries, type Area } from './area.ts';
import { fillDemoAddresses } from './demo.ts';

const one = z.object({ addrId: i64Text });

const list = route({
  id: 'D1',
  operationId: 'addresses',
  method: 'get',
  path: '/p/address/list',
  who: 'user',
  summary: 'The address book, the default first',
  answer: z.array(addressBody),
  handler: async ({ db, user, locale, region }) =>
    (await readAddresses(db, user.userId)).map((address) => addressIn(address, locale, region.regionId)),
});

const read = route({
  id: 'D2',
  operationId: 'address',
  method: 'get',
  path: '/p/address/addrInfo/{addrId}',
  who: 'user',
  summary: 'One address',
  params: one,
  answer: addressBody,
  handler: async ({ db, user, params, locale, region }) =>
    addressIn(await readAddress(db, user.userId, params.addrId), locale, region.regionId),
});

const add = route({
  id: 'D3',
  operationId: 'addAddress',
  method: 'post',
  path: '/p/address/addAddr',
  who: 'user',
  summary: 'Adds an address; the first one becomes the default',
  idempotent: 'optional',
  body: addressParam,
  answer: addressBody,
  refusals: ['TEXT_TOO_LONG', 'MOBILE_INVALID', 'ADDRESS_LIMIT'],
  handler: async ({ context, db, user, body, locale, region }) =>
    addressIn(await addAddress(context, db, user.userId, paramOf(body)), locale, region.regionId),
});

const change = route({
  id: 'D4',
  operationId: 'changeAddress',
  method: 'put',
  path: '/p/address/updateAddr',
  who: 'user',
  summary: 'Changes an address',
  body: addressParam,
  answer: addressBody,
  refusals: ['TEXT_TOO_LONG', 'MOBILE_INVALID', 'NOT_FOUND'],
  async handler({ context, db, user, body, locale, region }) {
    if (body.addrId === undefined) throw refuse('VALIDATION', { fields: [{ field: 'addrId', code: 'REQUIRED' }] });
    return addressIn(await changeAddress(context, db, user.userId, body.addrId, paramOf(body)), locale, region.regionId);
  },
});

const remove = route({
  id: 'D5',
  operationId: 'removeAddress',
  method: 'delete',
  path: '/p/address/deleteAddr/{addrId}',
  who: 'user',
  summary: 'Removes an address; of the others the newest becomes the default',
  params: one,
  answer: nothing,
  async handler({ context, db, user, params }) {
    await removeAddress(context, db, user.userId, params.addrId);
    return {};
  },
});

const choose = route({
  id: 'D6',
  operationId: 'makeAddressDefault',
  method: 'put',
  path: '/p/address/defaultAddr/{addrId}',
  who: 'user',
  summary: 'Makes an address the default',
  params: one,
  answer: addressBody,
  refusals: ['ADDRESS_ALREADY_DEFAULT'],
  handler: async ({ context, db, user, params, locale, region }) =>
    addressIn(await makeDefault(context, db, user.userId, params.addrId), locale, region.regionId),
});

function bodyOf(area: Area, locale: Locale): { areaId: number; areaName: string; parentId: number; level: number } {
  return { areaId: area.areaId, areaName: area.names[locale], parentId: area.parentId, level: area.level };
}

type Tree = ReturnType<typeof bodyOf> & { areas?: Tree[] };

function treeOf(area: Area, locale: Locale): Tree {
  return { ...bodyOf(area, locale), ...(area.children.length > 0 ? { areas: area.children.map((child) => treeOf(child, locale)) } : {}) };
}

/** @throws Refusal NOT_FOUND for what is no region */
function treeIn(regionId: number, locale: Locale): Tree[] {
  const country = countries.find((each) => each.areaId === regionId);
  if (!country) throw refuse('NOT_FOUND');
  return country.children.map((area) => treeOf(area, locale));
}

const areas = route({
  id: 'D7',
  operationId: 'areas',
  method: 'get',
  path: '/p/area/listByPid',
  who: 'user',
  summary: 'What lies in a place: 0 the countries, a region its provinces, then districts, then towns',
  query: z.object({ pid: i64Text }),
  answer: z.array(areaBody),
  async handler({ query, locale }) {
    const parent = query.pid === 0 ? null : areaOf(query.pid);
    if (query.pid !== 0 && !parent) throw refuse('NOT_FOUND');
    return (parent?.children ?? countries).map((area) => bodyOf(area, locale));
  },
});

const tree = route({
  id: 'D8',
  operationId: 'areaTree',
  method: 'get',
  path: '/p/area/getAreaListInfo',
  who: 'user',
  summary: "A region's whole tree of places",
  cache: 'private, max-age=3600',
  query: z.object({ regionId: i64Text }),
  answer: z.array(areaBody),
  handler: async ({ query, locale }) => treeIn(query.regionId, locale),
});

const publicTree = route({
  id: 'D9',
  operationId: 'deliveryAreas',
  method: 'get',
  path: '/area/getAreaListInfo',
  who: 'guest',
  summary: 'The same tree for everybody: a guest asks when a product comes to his town',
  cache: 'public, max-age=3600',
  query: z.object({ regionId: i64Text }),
  answer: z.array(areaBody),
  handler: async ({ query, locale }) => treeIn(query.regionId, locale),
});

export const addressModule: Module = {
  name: 'address',
  routes: [list, read, add, change, remove, choose, areas, tree, publicTree],
  fill: ({ context, db, scenario }) => fillDemoAddresses(context, db, scenario),
};
