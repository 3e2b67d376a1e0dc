import { assign, setup } from 'xstate';
import { effect, fromEvent } from './ports.ts';
import {
  isVoucherValid,
  validUntilOf,
  voucherGrace,
  whyNotCollect,
  type VoucherContext,
  type VoucherEvent,
  type VoucherInput,
} from './rules/money/voucher.ts';

/**
 * One shopper's one voucher (contract 4.4, UV1 to UV8). Choosing it in a checkout (UV2) leaves no trace here: the choice lives in the
 * preview. It reads no clock, `at` stands on every event.
 */
export const voucherLifecycle = setup({
  types: { context: {} as VoucherContext, events: {} as VoucherEvent, input: {} as VoucherInput },
  actions: {
    storeValidity: assign(({ context }, collected: { at: number }) => ({
      held: context.held + 1,
      validFrom: collected.at,
      validUntil: validUntilOf(context, collected.at),
    })),
    takeOne: assign({ left: ({ context }) => (context.left === null ? null : context.left - 1) }),
    addGrace: assign({ validUntil: (_, returned: { at: number }) => returned.at + voucherGrace }),
    handOver: effect(),
  },
  guards: {
    isCollectable: ({ context }, asked: { at: number }) => whyNotCollect(context, asked.at) === null,
    isValid: ({ context }, asked: { at: number }) => isVoucherValid(context, asked.at),
  },
}).createMachine({
  id: 'voucher',
  description: "One shopper's one voucher: offered, collected, held by an order, used, run out.",
  context: ({ input }) => ({ ...input, validFrom: null, validUntil: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'The mall offers it; the shopper has not collected this one.',
      on: {
        'voucher.collected': {
          description: 'UV1: the shopper collects it, while it is given out, one is left, and he may have one more.',
          guard: { type: 'isCollectable', params: fromEvent('at') },
          target: 'collected',
          actions: [{ type: 'storeValidity', params: fromEvent('at') }, 'takeOne', 'handOver'],
        },
      },
    },
    collected: {
      description: 'The shopper holds it and can use it.',
      on: {
        'order.submitted': {
          description: 'UV3: an order that it makes cheaper is submitted, while it is valid.',
          guard: { type: 'isValid', params: fromEvent('at') },
          target: 'locked',
        },
        'validity.passed': { target: 'expired', description: 'UV7: its time is over.' },
        'voucher.deleted': { target: 'deleted', description: 'UV8: the shopper takes it out of his list.' },
      },
    },
    locked: {
      description: 'An order that waits for its money holds it.',
      on: {
        'order.settled': { target: 'used', description: 'UV4: the order is paid, or will be paid to the courier.' },
        'order.closed': [
          {
            description: 'UV5: the order is closed unpaid; it is valid still.',
            guard: { type: 'isValid', params: fromEvent('at') },
            target: 'collected',
          },
          { description: 'UV5: the order is closed unpaid, and its time is over meanwhile.', target: 'expired' },
        ],
      },
    },
    used: {
      description: 'It was used for an order.',
      on: {
        'order.closed': [
          {
            description: 'UV6: the order is cancelled or refunded as a whole; it is valid still.',
            guard: { type: 'isValid', params: fromEvent('at') },
            target: 'collected',
          },
          {
            description: 'UV6: the order is cancelled or refunded as a whole after its time; one more day is given.',
            target: 'collected',
            actions: { type: 'addGrace', params: fromEvent('at') },
          },
        ],
        'voucher.deleted': { target: 'deleted', description: 'UV8: the shopper takes it out of his list; its order keeps its part.' },
      },
    },
    expired: {
      description: 'It was not used in time.',
      on: { 'voucher.deleted': { target: 'deleted', description: 'UV8: the shopper takes it out of his list.' } },
    },
    deleted: { description: 'The shopper took it out of his list.' },
  },
});
