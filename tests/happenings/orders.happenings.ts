import { happeningsOf } from '#flows/happenings.ts';
import { ordersMachine } from '#machines/orders.machine.ts';
import { freshFor } from '#machines/orderSteps.ts';
import { pageOf } from './goods.ts';
import { myOrder } from './goods.order.ts';
import { shopperHere } from './here.ts';

const counts = { allCount: 3, toPay: 0, toDeliver: 1, toReceive: 2, completed: 0, refund: 0 };

export const orders = happeningsOf(ordersMachine)({
  inputs: { 'to receive': { place: { name: 'orders', group: 'toReceive' }, here: shopperHere } },
  events: { 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}, ({ context }) => ({ at: context.at + freshFor + 1 })] },
  ports: {
    readOrders: {
      answers: {
        none: { counts, page: pageOf([], 1, 0) },
        'one of two pages': ({ question }) => ({ counts, page: pageOf([myOrder(`S${question.current}`)], question.current, 2) }),
      },
      refusals: ['UNREACHABLE'],
    },
  },
  seen: ({ current, pages, orders: listed }) => ({ hasMore: current < pages, count: listed.length }),
});
