import type { StateValue } from 'xstate';
import { happeningsOf } from '#flows/happenings.ts';
import { stateWord } from '#machines/stateWord.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import type { Place } from '#machines/words.ts';
import { here, shopperHere } from './here.ts';

const line = { prodId: 101, skuId: 1011, shopId: 7, count: 1 };
const welcome = { kind: 'good' as const, id: 'toast.loggedIn' };
const home: Place = { name: 'home' };
const profile: Place = { name: 'profile' };
const product: Place = { name: 'product', productId: 101, skuId: 1011 };

/** Nothing opens any more: the page is about to reload. */
const isReloading = (value: StateValue): boolean => stateWord(value).endsWith('login.done');

export const shop = happeningsOf(shopMachine)({
  inputs: {
    'a guest at home': { place: home, here, shopper: null },
    'a guest at a shopper\'s place': { place: profile, here, shopper: null },
    'a shopper at home': { place: home, here: shopperHere, shopper: { userId: 'u-1', name: 'Nimal', pic: '' } },
  },
  events: {
    'line.added': [{ line }], 'favourites.wanted': [{ favourites: [{ kind: 'product', id: 101 }], isWanted: true }], 'place.wanted': [{ place: product }], 'place.settled': [({ context }) => (context.place.name === 'product' ? { place: product } : null)],
    'login.wanted': [
      ({ context }) => (context.shopper === null && context.place.name === 'profile' ? { wish: { kind: 'openPlace', place: context.place } } : null),
      ({ context }) => (context.shopper === null ? { wish: null } : null),
    ],
    'login.succeeded': [({ context }) => (context.shopper === null ? { notice: welcome } : null)],
    'login.closed': [{}], 'notice.given': [{ notice: welcome }], 'cart.touched': [{}], 'notices.touched': [{}], 'logout.wanted': [({ context }) => (context.shopper === null ? null : {})],
    'kept.found': [
      { kept: { wish: { kind: 'addLine', line, key: 'tab1-wish-1' }, notice: welcome } },
      { kept: { wish: { kind: 'openPlace', place: profile }, notice: welcome } },
      { kept: { wish: { kind: 'favourite', favourite: { kind: 'product', id: 101 } }, notice: welcome } },
      { kept: { wish: null, notice: welcome } },
    ],
    'place.opened': [({ value }) => (isReloading(value) ? null : { place: product, way: 'link' }), ({ value }) => (isReloading(value) ? null : { place: profile, way: 'link' })],
    'page.ready': [{}], 'page.failed': [({ at }) => ({ problem: { code: 'UNREACHABLE', at } })], 'retry.pressed': [({ value }) => (stateWord(value).endsWith('login.closed') ? {} : null)], 'session.ended': [{}],
  },
  ports: {
    session: { says: [] }, cart: { says: [] }, toasts: { says: [] }, searchPanel: { says: [] }, region: { says: [] }, language: { says: [] }, theme: { says: [] },
    runKeeping: { says: ['login.wanted'] },
    runPage: { says: ['page.ready', 'page.failed', 'line.added', 'place.settled'] },
    runLogin: { says: ['login.closed'] },
  },
  seen: ({ place, shopper, wish, problem }) => ({ place: place.name, isGuest: shopper === null, wish: wish?.kind, problem: problem !== null }),
  shownBy: 'the frame around every page',
});
