import { happeningsOf } from '#flows/happenings.ts';
import { regionChangeMachine } from '#machines/regionChange.machine.ts';
import { cartChangeOf } from '#machines/regionChange.ts';
import type { Cart } from '#machines/words.ts';
import { cartItem, cartOf } from './goods.ts';
import { laos, sriLanka } from './here.ts';

const kip = { currency: 'LAK', priceSymbol: '₭' };
const here = cartOf([cartItem(1, { prodCount: 2, productTotalAmount: 9_980 }), cartItem(2)]);
const issue = { code: 'NOT_DELIVERABLE', desc: 'This product does not available in your area', level: 'BLOCK' as const, basketId: 2, shopId: null };
const dearer = cartItem(1, { ...kip, price: 359_000, prodCount: 2, productTotalAmount: 718_000 });
const lost = cartItem(2, { ...kip, price: 0, productTotalAmount: 0, deliverable: false, checked: false, issue });
const changeTo = (there: Cart) => ({ ...cartChangeOf(here, there), before: here.amount, after: { ...there.amount, ...kip } });

export const regionChange = happeningsOf(regionChangeMachine)({
  inputs: { 'a guest': { from: sriLanka, to: laos, isGuest: true }, 'a shopper': { from: sriLanka, to: laos, isGuest: false } },
  events: { 'change.pressed': [{}], 'stay.pressed': [{}], 'retry.pressed': [{}] },
  ports: {
    compareCarts: {
      answers: {
        'one line lost, one dearer': changeTo(cartOf([dearer], [lost])),
        'all lost, none chosen': { ...changeTo(cartOf([], [lost])), before: { ...here.amount, count: 0 } },
        'other prices only': changeTo(cartOf([dearer])),
        'nothing becomes of it': changeTo(here),
      },
      refusals: ['OFFLINE', 'UNAVAILABLE'],
    },
  },
  begunAnew: 'a dialog does not outlive its tab: nothing is changed before it says so',
  handsOver: { changing: 'the page reloads' },
  stays: { changing: 'the page reloads' },
});
