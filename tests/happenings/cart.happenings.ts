import { happeningsOf } from '#flows/happenings.ts';
import { itemsOf } from '#machines/cart.ts';
import { cartMachine } from '#machines/cart.machine.ts';
import type { Cart } from '#machines/words.ts';
import { cartItem, cartOf } from './goods.ts';

const firstOf = (cart: Cart | null): number => (cart ? itemsOf(cart)[0]?.basketId : undefined) ?? 1;

export const cart = happeningsOf(cartMachine)({
  inputs: { 'a guest': { isLoggedIn: false, seed: 'tab1' }, 'a shopper': { isLoggedIn: true, seed: 'tab1' } },
  events: {
    'line.added': [{ line: { prodId: 101, skuId: 1011, shopId: 7, count: 1 } }],
    'count.changed': [({ context }) => ({ basketId: firstOf(context.cart), count: 2 })],
    'lines.checked': [({ context }) => ({ basketIds: [firstOf(context.cart)], checked: false })],
    'line.removed': [({ context }) => ({ basketId: firstOf(context.cart) })],
    'undo.pressed': [{}], 'expired.cleared': [{}], 'checkout.pressed': [{}], 'retry.pressed': [{}], 'network.returned': [{}], 'cart.touched': [{}], 'page.opened': [{}], 'page.left': [{}],
  },
  ports: {
    readCartCount: { answers: { two: 2 }, refusals: ['UNREACHABLE'] },
    readCart: {
      answers: { 'a line to buy, one sold out': cartOf([cartItem(1)], [cartItem(2, { stockStatus: 'SOLD_OUT', stocks: 0, checked: false })]), 'nothing chosen': cartOf([cartItem(1, { checked: false })]) },
      refusals: ['UNREACHABLE'],
    },
    saveCartWish: { answers: { 'saved, three now': { totalCount: 3 }, saved: { totalCount: null } }, refusals: ['OUT_OF_STOCK', 'OFFLINE'] },
  },
  begunAnew: 'it comes with the shop, whose document is written before anybody wished for anything',
  seen: ({ isLoggedIn, isWatched, needs, cart: read, wishes, removed }) => ({
    isLoggedIn, isWatched, needs, chosen: read && itemsOf(read).some((item) => item.checked), expired: read?.expired.length, wishes: wishes.slice(0, 2).map((wish) => wish.kind === 'add'), more: wishes.length > 2, removed: removed.length > 0,
  }),
  limits: { depth: 20 },
});
