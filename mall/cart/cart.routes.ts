import { addFavourite } from '../favourite/favourite.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { flag01, i64, i64Text, int, nothing, z } from '../platform/http/schemas.ts';
import { amountOf } from './cart.amount.ts';
import { addBatch, changeItem, changeSku, setItem } from './cart.change.ts';
import { checkLines, countPieces, isBuyable, lockCart, readEntries, removeLines } from './cart.ts';
import {
  batchAdd as batchParam,
  batchAddResult,
  cartAmount,
  cartChange,
  cartChanged,
  cartQuestion,
  cartShop,
  cartSkuChange,
  cartSkuChanged,
  expiryShop,
} from './cart.schemas.ts';
import { shopVoucherCounts } from '../voucher/voucher.ts';
import { expiryShopsOf, shopsOf } from './cart.view.ts';
import { fillDemoCart } from './demo.ts';

/** When the shopper pressed it, where that is not now: what waited for a network, or was left behind by a window. */
const pressedAt = z.iso.datetime({ offset: true }).optional();
const momentOf = (pressed: string | undefined, now: number): number => (pressed === undefined ? now : Math.min(Date.parse(pressed), now));

const basketIds = z.array(i64).max(500);
/** What the cart would be there: asked before the shopper goes. */
const inRegion = z.object({ regionId: i64Text.optional() });
const changeRefusals = ['COUNT_ZERO', 'OUT_OF_STOCK', 'QTY_LIMIT', 'PROD_OFFLINE', 'NOT_DELIVERABLE', 'CART_FULL'] as const;

const readCart = route({
  id: 'I1',
  operationId: 'cart',
  gateway: 'read',
  method: 'post',
  path: '/p/shopCart/info',
  who: 'user',
  summary: 'The lines that can be bought, by shop',
  query: inRegion,
  body: cartQuestion,
  answer: z.array(cartShop),
  handler: async ({ db, user, ...view }) => {
    const entries = (await readEntries(db, user.userId, view)).filter(isBuyable);
    return shopsOf(entries, view, await shopVoucherCounts(view.context, view.region.regionId));
  },
});

const readCount = route({
  id: 'I2',
  operationId: 'cartCount',
  method: 'get',
  path: '/p/shopCart/prodCount',
  who: 'user',
  summary: 'How many pieces lie in the cart',
  answer: int,
  handler: ({ db, user }) => countPieces(db, user.userId),
});

const readAmount = route({
  id: 'I3',
  operationId: 'cartAmount',
  gateway: 'read',
  method: 'post',
  path: '/p/shopCart/totalPay',
  who: 'user',
  summary: 'What these lines cost together',
  query: inRegion,
  body: basketIds,
  answer: cartAmount,
  handler: ({ db, user, body, now, ...view }) => amountOf(db, user.userId, view, body, now),
});

const change = route({
  id: 'I4',
  operationId: 'changeCartItem',
  method: 'post',
  path: '/p/shopCart/changeItem',
  who: 'user',
  summary: 'Adds to a line, takes from it, or changes its variant',
  body: cartChange,
  answer: cartChanged,
  refusals: changeRefusals,
  idempotent: 'optional',
  handler: ({ context, db, user, body, now, region, locale }) =>
    changeItem({ db, userId: user.userId, view: { context, region, locale }, at: now }, body),
});

const remove = route({
  id: 'I5',
  operationId: 'removeCartItems',
  method: 'delete',
  path: '/p/shopCart/deleteItem',
  who: 'user',
  summary: 'Removes lines; unknown ids are ignored',
  body: basketIds,
  answer: nothing,
  idempotent: 'optional',
  async handler({ context, db, user, body }) {
    await removeLines(context, db, user.userId, body);
    return {};
  },
});

const clear = route({
  id: 'I6',
  operationId: 'clearCart',
  method: 'delete',
  path: '/p/shopCart/deleteAll',
  who: 'user',
  summary: 'Empties the cart',
  answer: nothing,
  idempotent: 'optional',
  async handler({ context, db, user }) {
    await removeLines(context, db, user.userId);
    return {};
  },
});

const set = route({
  id: 'I7',
  operationId: 'setCartItem',
  method: 'put',
  path: '/p/shopCart/setItem',
  who: 'user',
  summary: 'Sets a line to so many pieces; an earlier `pressedAt` than that of what stands changes nothing',
  body: z.object({ basketId: i64, count: z.number().int().min(0, 'COUNT_ZERO').max(99_999), pressedAt }).openapi('CartSet'),
  answer: cartChanged,
  refusals: changeRefusals,
  idempotent: 'optional',
  handler: ({ context, db, user, body, now, region, locale }) =>
    setItem({ db, userId: user.userId, view: { context, region, locale }, at: now }, { ...body, pressedAt: momentOf(body.pressedAt, now) }),
});

const check = route({
  id: 'I8',
  operationId: 'checkCartItems',
  method: 'post',
  path: '/p/shopCart/checkItems',
  who: 'user',
  summary: 'Chooses lines for the checkout or puts them back; answers what the chosen ones cost',
  body: z.object({ basketIds, checked: flag01, pressedAt }).openapi('CartCheck'),
  answer: cartAmount,
  refusals: ['OUT_OF_STOCK', 'PROD_OFFLINE', 'NOT_DELIVERABLE'],
  idempotent: 'optional',
  async handler({ context, db, user, body, now, region, locale }) {
    const view = { context, region, locale };
    const param = { basketIds: body.basketIds, isChecked: body.checked === 1, pressedAt: momentOf(body.pressedAt, now) };
    await checkLines(db, user.userId, view, param);
    const chosen = (await readEntries(db, user.userId, view)).filter(({ line }) => line.checked);
    return amountOf(
      db,
      user.userId,
      view,
      chosen.map(({ line }) => line.basketId),
      now,
    );
  },
});

const readExpired = route({
  id: 'I9',
  operationId: 'expiredCartItems',
  method: 'get',
  path: '/p/shopCart/expiryProdList',
  who: 'user',
  summary: 'The lines nobody can buy now: off the shelf, sold out, not sent to the region',
  query: inRegion,
  answer: z.array(expiryShop),
  handler: async ({ db, user, ...view }) =>
    expiryShopsOf(
      (await readEntries(db, user.userId, view)).filter((entry) => !isBuyable(entry)),
      view,
    ),
});

const clearExpired = route({
  id: 'I10',
  operationId: 'clearExpiredCartItems',
  method: 'delete',
  path: '/p/shopCart/cleanExpiryProdList',
  who: 'user',
  summary: 'Removes the lines nobody can buy now',
  answer: nothing,
  idempotent: 'optional',
  async handler({ context, db, user, region, locale }) {
    await lockCart(db, user.userId);
    const expired = (await readEntries(db, user.userId, { context, region, locale })).filter((entry) => !isBuyable(entry));
    await removeLines(
      context,
      db,
      user.userId,
      expired.map(({ line }) => line.basketId),
    );
    return {};
  },
});

const addMany = route({
  id: 'I11',
  operationId: 'addCartItems',
  method: 'post',
  path: '/p/shopCart/addBatch',
  who: 'user',
  summary: 'Adds many lines; what does not go in is named with its reason',
  body: batchParam,
  answer: batchAddResult,
  idempotent: 'optional',
  handler: ({ context, db, user, body, now, region, locale }) =>
    addBatch({ db, userId: user.userId, view: { context, region, locale }, at: now }, body.items),
});

const moveToFavourites = route({
  id: 'I12',
  operationId: 'moveToCollection',
  method: 'post',
  path: '/p/shopCart/moveToCollection',
  who: 'user',
  summary: 'Lines become favourites and leave the cart; unknown ids are ignored',
  body: basketIds,
  answer: z.object({ moved: int }).openapi('CartMoved'),
  idempotent: 'optional',
  async handler({ context, db, user, body, region, locale }) {
    await lockCart(db, user.userId);
    const entries = await readEntries(db, user.userId, { context, region, locale }, body);
    for (const { line } of entries) await addFavourite({ context, db, userId: user.userId }, line.prodId);
    await removeLines(
      context,
      db,
      user.userId,
      entries.map(({ line }) => line.basketId),
    );
    return { moved: entries.length };
  },
});

const changeVariant = route({
  id: 'I13',
  operationId: 'changeCartSku',
  method: 'put',
  path: '/p/shopCart/changeSku',
  who: 'user',
  summary:
    'Puts another variant of its product into a line, which keeps its place; `merged` with the line that had it already, `capped` to what there is',
  body: cartSkuChange,
  answer: cartSkuChanged,
  refusals: ['NOT_FOUND', 'OUT_OF_STOCK', 'QTY_LIMIT', 'PROD_OFFLINE', 'NOT_DELIVERABLE'],
  idempotent: 'optional',
  handler: ({ context, db, user, body, now, region, locale }) =>
    changeSku({ db, userId: user.userId, view: { context, region, locale }, at: now }, body),
});

export const cartModule: Module = {
  name: 'cart',
  routes: [
    readCart,
    readCount,
    readAmount,
    change,
    remove,
    clear,
    set,
    check,
    readExpired,
    clearExpired,
    addMany,
    moveToFavourites,
    changeVariant,
  ],
  fill: fillDemoCart,
};
