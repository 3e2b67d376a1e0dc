import { assign, setup } from 'xstate';
import { deed } from './port.ts';
import { validUntilOf, whyNotCollect, type VoucherContext, type VoucherEvent, type VoucherInput } from './voucher.ts';

/** One shopper's one voucher, as far as collecting goes (contract 4.4, UV1 and UV7). It reads no clock, `at` stands on every event. */
export const voucherLifecycle = setup({
  types: { context: {} as VoucherContext, events: {} as VoucherEvent, input: {} as VoucherInput },
  actions: {
    keepValidity: assign(({ context }, collected: { at: number }) => ({ held: context.held + 1, validFrom: collected.at, validUntil: validUntilOf(context, collected.at) })),
    takeOne: assign({ left: ({ context }) => (context.left === null ? null : context.left - 1) }),
    handOver: deed(),
  },
  guards: { isCollectable: ({ context }, asked: { at: number }) => whyNotCollect(context, asked.at) === null },
}).createMachine({
  id: 'voucher',
  description: 'One shopper\'s one voucher: offered, collected, run out.',
  context: ({ input }) => ({ ...input, validFrom: null, validUntil: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'The mall offers it; the shopper has not collected this one.',
      on: {
        'voucher.collected': {
          description: 'UV1: the shopper collects it, while it is given out, one is left, and he may have one more.',
          guard: { type: 'isCollectable', params: ({ event }) => ({ at: event.at }) },
          target: 'collected',
          actions: [{ type: 'keepValidity', params: ({ event }) => ({ at: event.at }) }, 'takeOne', 'handOver'],
        },
      },
    },
    collected: {
      description: 'The shopper holds it and can use it.',
      on: { 'validity.passed': { target: 'expired', description: 'UV7: its time is over.' } },
    },
    expired: { description: 'It was not used in time.' },
  },
});
