import { happeningsOf } from '#flows/happenings.ts';
import { cancelOrderMachine } from '#machines/cancelOrder.machine.ts';
import { cancelPreview, orderDetail } from './goods.order.ts';
import { shopperHere } from './here.ts';

export const cancelOrder = happeningsOf(cancelOrderMachine)({
  inputs: { usual: { place: { name: 'cancelOrder', orderNumber: 'S1' }, here: shopperHere } },
  events: {
    'reason.chosen': [({ context }) => ({ reason: context.reason === 'changed_mind' ? 'other' : 'changed_mind' })],
    'remark.changed': [({ context }) => (context.reason === 'other' ? { remark: context.remark === '' ? 'It came twice' : '' } : null)],
    'cancel.pressed': [{}], 'retry.pressed': [{}], resume: [{}],
  },
  ports: {
    readCancel: {
      answers: { 'at once': { preview: cancelPreview('IMMEDIATE'), order: orderDetail() }, 'not any more': { preview: cancelPreview('NOT_ALLOWED'), order: orderDetail() } },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
    cancelOrder: {
      answers: { cancelled: orderDetail({ status: 6, statusCode: 'CLOSED.BUYER_CANCEL', stage: 'CANCELLED' }), 'the seller is asked': orderDetail({ status: 2, statusCode: 'TO_DELIVER.CANCEL_REQUESTED', stage: 'PAID' }) },
      refusals: ['TRANSITION_NOT_ALLOWED', 'TIMED_OUT'],
    },
  },
  seen: ({ reason, remark, faults, problem }) => ({ reason, hasRemark: remark !== '', faults: Object.keys(faults), hasProblem: problem !== null }),
  stays: { unknown: 'a link leads on', refused: 'a link leads back to the order', requested: 'the page leads to the order', cancelled: 'the page leads to the order' },
});
