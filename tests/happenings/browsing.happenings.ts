import { happeningsOf } from '#flows/happenings.ts';
import { browsingMachine } from '#machines/browsing.machine.ts';
import { card } from './goods.ts';

export const browsing = happeningsOf(browsingMachine)({
  inputs: { 'a guest': { isLoggedIn: false }, 'a shopper': { isLoggedIn: true } },
  events: { 'product.seen': [({ context }) => (context.looks.length < 2 ? { product: card(101) } : null)] },
  ports: {
    joinLooks: { answers: { joined: {} }, refusals: ['UNREACHABLE'] },
    saveLook: { answers: { written: {} }, refusals: ['NOT_FOUND'] },
  },
  begunAnew: 'it comes when the page is at rest',
  seen: ({ isLoggedIn, looks }) => ({ isLoggedIn, looks: looks.length }),
  shownBy: 'nothing: it writes down what is looked at',
});
