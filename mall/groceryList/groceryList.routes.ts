import { batchAddResult } from '../cart/cart.schemas.ts';
import { refuse } from '../platform/http/refusal.ts';
import { route } from '../platform/http/route.ts';
import { i64Text, nothing, z } from '../platform/http/schemas.ts';
import type { Module } from '../platform/module.ts';
import { buyList } from './buyList.ts';
import { fillDemoLists } from './demo.ts';
import { addItem, changeItem, createList, findList, ownerOf, renameList, type ListOwner } from './groceryList.ts';
import {
  copyParam,
  groceryList,
  groceryListPage,
  itemChange,
  itemParam,
  listName,
  listParam,
  listPurchase,
  listQuestion,
  listShare,
  listsQuestion,
  newItem,
  removedItems,
  sharedEdit,
  shareOptions,
  shareParam,
} from './groceryList.schemas.ts';
import type { GroceryListRow } from './groceryList.tables.ts';
import { listBody, listPage, shareBody, sharedBody } from './groceryList.view.ts';
import { copyShared, editorOf, findShared, noteEditor, revokeShare, shareList } from './share.ts';
import { removeItemsForNow, removeListForNow } from './undo.ts';

const readLists = route({
  id: 'S1',
  operationId: 'groceryLists',
  method: 'get',
  path: '/p/groceryList/page',
  who: 'user',
  summary: 'The grocery lists with what each comes to, what was changed last first',
  query: listsQuestion,
  answer: groceryListPage,
  handler: ({ query, ...call }) => listPage(ownerOf(call), query),
});

const create = route({
  id: 'S2',
  operationId: 'createGroceryList',
  method: 'post',
  path: '/p/groceryList',
  who: 'user',
  summary: 'Begins a grocery list; case and spaces do not tell names apart',
  body: listName,
  answer: groceryList,
  refusals: ['LIST_NAME_REQUIRED', 'LIST_NAME_EXISTS', 'LIST_LIMIT'],
  idempotent: 'optional',
  async handler({ body, ...call }) {
    const owner = ownerOf(call);
    return listBody(owner, await createList(owner, body.listName));
  },
});

const readList = route({
  id: 'S3',
  operationId: 'groceryList',
  method: 'get',
  path: '/p/groceryList/info',
  who: 'user',
  summary: 'One grocery list with its items, by its id or its name',
  query: listQuestion,
  answer: groceryList,
  async handler({ query, ...call }) {
    const owner = ownerOf(call);
    const { listId, listName: name } = query;
    if (listId === undefined && name === undefined) throw refuse('VALIDATION');
    return listBody(owner, await findList(owner, listId === undefined ? { listName: name ?? '' } : { listId }));
  },
});

const rename = route({
  id: 'S4',
  operationId: 'renameGroceryList',
  method: 'put',
  path: '/p/groceryList/{listId}',
  who: 'user',
  summary: 'Gives a grocery list another name',
  params: listParam,
  body: listName,
  answer: groceryList,
  refusals: ['LIST_NAME_REQUIRED', 'LIST_NAME_EXISTS'],
  idempotent: 'optional',
  async handler({ params, body, ...call }) {
    const owner = ownerOf(call);
    return listBody(owner, await renameList(owner, params.listId, body.listName));
  },
});

const remove = route({
  id: 'S5',
  operationId: 'deleteGroceryList',
  method: 'delete',
  path: '/p/groceryList/{listId}',
  who: 'user',
  summary: 'Deletes a grocery list with what stands in it; for a while it can be taken back (C14)',
  params: listParam,
  answer: nothing,
  idempotent: 'optional',
  async handler({ params, now, ...call }) {
    await removeListForNow(ownerOf(call), params.listId, now);
    return {};
  },
});

/** A change of what stands in a list, as its owner or by a link that is open for it; answers the list as the caller sees it. */
async function edited(
  caller: ListOwner,
  listId: number,
  by: { shareCode?: string | undefined; at: number },
  change: (owner: ListOwner) => Promise<GroceryListRow>,
) {
  const { owner, shared } = await editorOf(caller, listId, by);
  const list = await change(owner);
  return shared ? sharedBody(caller, { ...shared, list }, true) : listBody(owner, list);
}

const add = route({
  id: 'S6',
  operationId: 'addGroceryItem',
  method: 'post',
  path: '/p/groceryList/{listId}/items',
  who: 'user',
  summary: 'Puts a variant into a grocery list; one that stands there adds up',
  params: listParam,
  query: sharedEdit,
  body: newItem,
  answer: groceryList,
  refusals: ['SHARE_EXPIRED', 'LIST_READ_ONLY', 'QTY_LIMIT', 'PROD_OFFLINE', 'LIST_FULL'],
  idempotent: 'optional',
  handler: ({ params, query, body, now: at, ...call }) =>
    edited(ownerOf(call), params.listId, { ...query, at }, (owner) => addItem(owner, params.listId, body)),
});

const change = route({
  id: 'S7',
  operationId: 'changeGroceryItem',
  method: 'put',
  path: '/p/groceryList/{listId}/items/{itemId}',
  who: 'user',
  summary: 'Sets an item to so many pieces, its note, and where it stands in the list',
  params: itemParam,
  query: sharedEdit,
  body: itemChange,
  answer: groceryList,
  refusals: ['SHARE_EXPIRED', 'LIST_READ_ONLY', 'QTY_LIMIT'],
  idempotent: 'optional',
  handler: ({ params, query, body, now: at, ...call }) =>
    edited(ownerOf(call), params.listId, { ...query, at }, (owner) => changeItem(owner, params, body)),
});

const removeSome = route({
  id: 'S8',
  operationId: 'removeGroceryItems',
  method: 'delete',
  path: '/p/groceryList/{listId}/items',
  who: 'user',
  summary: 'Takes items out of a grocery list, all of them where none is named; for a while it can be taken back (C14)',
  params: listParam,
  query: sharedEdit,
  body: removedItems,
  answer: groceryList,
  refusals: ['SHARE_EXPIRED', 'LIST_READ_ONLY'],
  idempotent: 'optional',
  handler: ({ params, query, body, now: at, ...call }) =>
    edited(ownerOf(call), params.listId, { ...query, at }, (owner) =>
      removeItemsForNow(owner, params.listId, { itemIds: body, shareCode: query.shareCode ?? null, by: call.user.userId, at }),
    ),
});

const buy = route({
  id: 'S13',
  operationId: 'buyGroceryList',
  method: 'post',
  path: '/p/groceryList/{listId}/buy',
  who: 'user',
  summary: 'Puts a grocery list, or some of it, into the cart; what does not go in is named with its reason',
  params: listParam,
  body: listPurchase,
  answer: batchAddResult,
  refusals: ['NO_ITEMS_SELECTED', 'OUT_OF_STOCK'],
  idempotent: 'optional',
  handler: ({ params, body, now, ...call }) => buyList(ownerOf(call), params.listId, { itemIds: body.itemIds, at: now }),
});

const share = route({
  id: 'S9',
  operationId: 'shareGroceryList',
  method: 'post',
  path: '/p/groceryList/{listId}/share',
  who: 'user',
  summary: 'Opens a grocery list to whoever has its link, to see it or to change it; an open link stays the same',
  params: listParam,
  body: shareOptions,
  answer: listShare,
  idempotent: 'optional',
  async handler({ params, body, now: at, ...call }) {
    const owner = ownerOf(call);
    return shareBody(await shareList(owner, params.listId, { ...body, at }), owner);
  },
});

const unshare = route({
  id: 'S10',
  operationId: 'unshareGroceryList',
  method: 'delete',
  path: '/p/groceryList/{listId}/share',
  who: 'user',
  summary: 'Ends the link of a grocery list at once',
  params: listParam,
  answer: nothing,
  idempotent: 'optional',
  async handler({ params, now: at, ...call }) {
    await revokeShare(ownerOf(call), params.listId, at);
    return {};
  },
});

const readShared = route({
  id: 'S11',
  operationId: 'sharedGroceryList',
  method: 'get',
  path: '/groceryList/shared/{shareCode}',
  who: 'guest',
  gateway: 'personal',
  summary: "Somebody's grocery list, by its link",
  params: shareParam,
  query: z.object({ regionId: i64Text.optional() }),
  answer: groceryList,
  refusals: ['SHARE_EXPIRED'],
  async handler({ params, context, db, user, region, locale, now: at }) {
    const reader = { db, userId: user?.userId ?? '', view: { context, region, locale } };
    const shared = await findShared(db, params.shareCode, at);
    if (user?.userId === shared.share.userId) return listBody({ ...reader, userId: user.userId }, shared.list);
    if (user && shared.share.mode === 'EDIT') await noteEditor(db, shared.list.listId, user.userId);
    return sharedBody(reader, shared, user !== null);
  },
});

const copy = route({
  id: 'S12',
  operationId: 'copyGroceryList',
  method: 'post',
  path: '/p/groceryList/shared/{shareCode}/copy',
  who: 'user',
  summary: "A grocery list of one's own with what stands in somebody's",
  params: shareParam,
  body: copyParam,
  answer: groceryList,
  refusals: ['SHARE_EXPIRED', 'LIST_NAME_REQUIRED', 'LIST_NAME_EXISTS', 'LIST_LIMIT'],
  idempotent: 'optional',
  async handler({ params, body, now: at, ...call }) {
    const caller = ownerOf(call);
    return listBody(caller, await copyShared(caller, params.shareCode, { listName: body.listName, at }));
  },
});

export const groceryListModule: Module = {
  name: 'groceryList',
  routes: [readLists, create, readList, rename, remove, add, change, removeSome, buy, share, unshare, readShared, copy],
  fill: fillDemoLists,
};
