import { batchAddResult } from '../cart/cart.schemas.ts';
import { refuse } from '../platform/http/refusal.ts';
import { type Call, type Caller, route } from '../platform/http/route.ts';
import { nothing } from '../platform/http/schemas.ts';
import type { Module } from '../platform/module.ts';
import { buyList } from './buyList.ts';
import { fillDemoLists } from './demo.ts';
import { addItem, changeItem, createList, findList, removeItems, removeList, renameList, type ListOwner } from './groceryList.ts';
import {
  groceryList,
  groceryListPage,
  itemChange,
  itemParam,
  listName,
  listParam,
  listPurchase,
  listQuestion,
  listsQuestion,
  newItem,
  removedItems,
} from './groceryList.schemas.ts';
import { listBody, listPage } from './groceryList.view.ts';

const ownerOf = ({
  context,
  db,
  user,
  region,
  locale,
}: Pick<Call<Caller>, 'context' | 'db' | 'user' | 'region' | 'locale'>): ListOwner => ({
  db,
  userId: user.userId,
  view: { context, region, locale },
});

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
    const { listId, listName } = query;
    if (listId === undefined && listName === undefined) throw refuse('VALIDATION');
    return listBody(owner, await findList(owner, listId === undefined ? { listName: listName ?? '' } : { listId }));
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
  summary: 'Deletes a grocery list with what stands in it',
  params: listParam,
  answer: nothing,
  idempotent: 'optional',
  async handler({ params, ...call }) {
    await removeList(ownerOf(call), params.listId);
    return {};
  },
});

const add = route({
  id: 'S6',
  operationId: 'addGroceryItem',
  method: 'post',
  path: '/p/groceryList/{listId}/items',
  who: 'user',
  summary: 'Puts a variant into a grocery list; one that stands there adds up',
  params: listParam,
  body: newItem,
  answer: groceryList,
  refusals: ['QTY_LIMIT', 'PROD_OFFLINE', 'LIST_FULL'],
  idempotent: 'optional',
  async handler({ params, body, ...call }) {
    const owner = ownerOf(call);
    return listBody(owner, await addItem(owner, params.listId, body));
  },
});

const change = route({
  id: 'S7',
  operationId: 'changeGroceryItem',
  method: 'put',
  path: '/p/groceryList/{listId}/items/{itemId}',
  who: 'user',
  summary: 'Sets an item to so many pieces, and its note',
  params: itemParam,
  body: itemChange,
  answer: groceryList,
  refusals: ['QTY_LIMIT'],
  idempotent: 'optional',
  async handler({ params, body, ...call }) {
    const owner = ownerOf(call);
    return listBody(owner, await changeItem(owner, params, body));
  },
});

const removeSome = route({
  id: 'S8',
  operationId: 'removeGroceryItems',
  method: 'delete',
  path: '/p/groceryList/{listId}/items',
  who: 'user',
  summary: 'Takes items out of a grocery list, all of them where none is named',
  params: listParam,
  body: removedItems,
  answer: groceryList,
  idempotent: 'optional',
  async handler({ params, body, ...call }) {
    const owner = ownerOf(call);
    return listBody(owner, await removeItems(owner, params.listId, body));
  },
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

export const groceryListModule: Module = {
  name: 'groceryList',
  routes: [readLists, create, readList, rename, remove, add, change, removeSome, buy],
  fill: fillDemoLists,
};
