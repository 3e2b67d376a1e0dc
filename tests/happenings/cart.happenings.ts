import { happeningsOf } from '#flows/happenings.ts';
import { itemsOf, shownCart, type CartWish } from '#machines/cart.ts';
import { cartMachine } from '#machines/cart.machine.ts';
import type { Cart, CartItem } from '#machines/words.ts';
import { cartItem, cartOf } from './goods.ts';

/** The walks queue two wishes at once at most: more lengthen the queue and change nothing else. */
const mayWish = ({ wishes }: { wishes: CartWish[] }): boolean => wishes.length < 2;

const onItem = <Body>(body: (item: CartItem) => Body) => ({ context }: { context: { cart: Cart | null; wishes: CartWish[] } }): Body | null => {
  const item = context.cart && mayWish(context) ? itemsOf(shownCart(context.cart, context.wishes))[0] : undefined;
  return item ? body(item) : null;
};

export const cart = happeningsOf(cartMachine)({
  inputs: { 'a guest': { isLoggedIn: false, seed: 'tab1' }, 'a shopper': { isLoggedIn: true, seed: 'tab1' } },
  events: {
    'line.added': [({ context }) => (mayWish(context) ? { line: { prodId: 101, skuId: 1011, shopId: 7, count: 1 } } : null)],
    'count.changed': [onItem((item) => ({ basketId: item.basketId, count: item.prodCount + 1 }))],
    'lines.checked': [onItem((item) => ({ basketIds: [item.basketId], checked: !item.checked }))],
    'line.removed': [onItem((item) => ({ basketId: item.basketId }))],
    'undo.pressed': [({ context }) => (mayWish(context) ? {} : null)],
    'expired.cleared': [({ context }) => (!mayWish(context) || context.wishes.some((wish) => wish.kind === 'clearExpired') ? null : {})],
    'checkout.pressed': [{}], 'retry.pressed': [{}], 'network.returned': [{}], 'cart.touched': [{}], 'page.opened': [{}], 'page.left': [{}],
  },
  ports: {
    readCartCount: { answers: { two: 2 }, refusals: ['UNREACHABLE'] },
    readCart: {
      answers: { 'a line to buy, one sold out': cartOf([cartItem(1)], [cartItem(2, { stockStatus: 'SOLD_OUT', stocks: 0, checked: false })]), 'nothing chosen': cartOf([cartItem(1, { checked: false })]) },
      refusals: ['UNREACHABLE'],
    },
    saveCartWish: { answers: { saved: ({ question }) => ({ totalCount: question.kind === 'add' || question.kind === 'setCount' ? 3 : null }) }, refusals: ['OUT_OF_STOCK', 'OFFLINE'] },
  },
  begunAnew: 'it comes with the shop, whose document is written before anybody wished for anything',
  seen: ({ isLoggedIn, isWatched, needs, cart: read, wishes, removed }) => ({
    isLoggedIn, isWatched, needs, chosen: read && itemsOf(read).some((item) => item.checked), expired: read?.expired.length, wishes: wishes.length, isAddition: wishes[0]?.kind === 'add', item: read && shownCart(read, wishes).shops.length, cleared: wishes.some((wish) => wish.kind === 'clearExpired'), removed: removed.length > 0,
  }),
  stays: { closed: 'the login begins the shop anew' },
});
