import { happeningsOf } from '#flows/happenings.ts';
import { orderMachine } from '#machines/order.machine.ts';
import { freshFor } from '#machines/orderSteps.ts';
import { action, orderDetail } from './goods.order.ts';
import { shopperHere } from './here.ts';

const hour = 3_600_000;

export const order = happeningsOf(orderMachine)({
  inputs: { 'on its way': { place: { name: 'order', orderNumber: 'S1' }, here: shopperHere } },
  events: {
    'step.pressed': [{ step: 'CONFIRM_RECEIPT' }, { step: 'DELETE' }],
    'step.confirmed': [{}], 'step.declined': [{}], 'order.changed': [{ orderNumber: 'S1' }, { orderNumber: 'S2' }], 'retry.pressed': [{}],
    resume: [{}, ({ context }) => ({ at: context.at + freshFor + 1 })],
  },
  ports: {
    listenToOrders: { says: ['order.changed'] },
    readOrder: {
      answers: {
        'on its way': orderDetail(),
        'on its way, to be confirmed in an hour': ({ at }) => orderDetail({ actions: [action('CONFIRM_RECEIPT', true, new Date(at + hour).toISOString())] }),
        completed: orderDetail({ status: 5, statusCode: 'SUCCESS', stage: 'COMPLETED', actions: [action('CONFIRM_RECEIPT', false), action('DELETE')] }),
      },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
    takeOrderStep: { answers: { taken: ({ question }) => (question.step === 'DELETE' ? null : orderDetail({ status: 4, statusCode: 'RECEIVED', stage: 'COMPLETED', actions: [action('DELETE')] })) }, refusals: ['TRANSITION_NOT_ALLOWED', 'TIMED_OUT'] },
  },
  seen: ({ order: shown, step }) => ({ actions: shown?.actions.filter(({ allowed }) => allowed).map((each) => [each.action, each.until !== null]), step }),
  stays: { unknown: 'a link leads on', removed: 'the lists open' },
});
