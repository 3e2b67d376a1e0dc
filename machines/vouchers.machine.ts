import { assign, emit, setup } from 'xstate';
import { port, type Answered, type Stamped } from './port.ts';
import { problemOf, type Problem } from './problem.ts';
import type { Fact, Here, Voucher } from './words.ts';

/** What the vouchers are for: a variant of a product, or, without a product, a shop, or a campaign. */
export type VouchersFor = { prodId: number | null; skuId: number | null; shopId: number | null; campaignId?: number };
export type VouchersQuestion = VouchersFor & { regionId: number; isLoggedIn: boolean };
type Collected = { couponId: number; curUserReceiveCount: number; state: Voucher['state']; canReceive: boolean; reason: string | null };

type Input = VouchersFor & { here: Here; /** The voucher that a guest wanted before he logged in. */ wish: number | null };
type Context = Input & { vouchers: Voucher[]; isOpen: boolean; asked: number; collecting: number | null; refused: { couponId: number; problem: Problem } | null; problem: Problem | null };

export const vouchersMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<{ type: 'collect.pressed'; couponId: number } | { type: 'all.toggled' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    readVouchers: port<Voucher[], VouchersQuestion>(),
    collectVoucher: port<Collected, { couponId: number; key: string }>(),
  },
  actions: {
    keepVouchers: assign({ vouchers: (_, answered: { output: Answered<Voucher[]> }) => answered.output.answer, problem: null }),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    toggleAll: assign({ isOpen: ({ context }) => !context.isOpen }),
    keepAsked: assign(({ context }, asked: { couponId: number }) => ({ collecting: asked.couponId, asked: context.asked + 1, refused: null })),
    keepCollected: assign(({ context }, { output: { answer } }: { output: Answered<Collected> }) => ({
      collecting: null, vouchers: context.vouchers.map((voucher) => (voucher.couponId === answer.couponId ? { ...voucher, ...answer } : voucher)),
    })),
    keepRefusal: assign(({ context }, failed: { error: unknown }) => ({
      collecting: null, refused: context.collecting === null ? null : { couponId: context.collecting, problem: problemOf(failed.error) },
    })),
    wishFirst: assign(({ context }) => ({ collecting: context.wish, wish: null, asked: context.asked + 1 })),
    forgetAsked: assign({ collecting: null }),
    tellCollected: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'vouchers.done' } }),
    tellRefused: emit({ type: 'notice.given' as const, notice: { kind: 'warn' as const, id: 'vouchers.notCollected' } }),
    askLogin: emit((_, pressed: { couponId: number }) => ({ type: 'login.wanted' as const, wish: { kind: 'beside' as const, beside: 'vouchers' as const, id: pressed.couponId } })),
  },
  guards: {
    isWished: ({ context }) => context.wish !== null,
    isNone: (_, answered: { output: Answered<Voucher[]> }) => answered.output.answer.length === 0,
    mayBeCollected: ({ context }, pressed: { couponId: number }) => context.vouchers.some((voucher) => voucher.couponId === pressed.couponId && voucher.canReceive),
    mayBeCollectedByShopper: ({ context }, pressed: { couponId: number }) =>
      context.here.isLoggedIn && context.vouchers.some((voucher) => voucher.couponId === pressed.couponId && voucher.canReceive),
  },
}).createMachine({
  id: 'vouchers',
  description: 'The vouchers that fit a product or that a shop gives: shown with what they bring, and collected where they stand.',
  context: ({ input }) => ({ ...input, vouchers: [], isOpen: false, asked: 0, collecting: null, refused: null, problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Did somebody want a voucher before the login?',
      always: [
        { guard: 'isWished', target: 'carryingOut', actions: 'wishFirst', description: 'Yes: it is collected first.' },
        { target: 'reading', description: 'No: the vouchers are read.' },
      ],
    },
    carryingOut: {
      description: 'The voucher that was wanted before the login is collected.',
      tags: 'busy',
      invoke: {
        src: 'collectVoucher',
        input: ({ context }) => ({ couponId: context.collecting ?? 0, key: `${context.here.seed}-voucher-wish-${context.collecting}` }),
        onDone: { target: 'reading', actions: ['forgetAsked', 'tellCollected'], description: 'It is collected.' },
        onError: { target: 'reading', actions: [{ type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }, 'tellRefused'], description: 'The mall refuses, or cannot be reached: the shopper is told.' },
      },
    },
    reading: {
      description: 'The vouchers are being read.',
      tags: 'busy',
      invoke: {
        src: 'readVouchers',
        input: ({ context }) => ({ prodId: context.prodId, skuId: context.skuId, shopId: context.shopId, campaignId: context.campaignId, regionId: context.here.regionId, isLoggedIn: context.here.isLoggedIn }),
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => ({ output: event.output }) }, target: 'none', description: 'There is none.' },
          { target: 'shown', actions: { type: 'keepVouchers', params: ({ event }) => ({ output: event.output }) }, description: 'They arrive.' },
        ],
        onError: { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'They could not be read.' },
      },
    },
    none: { description: 'No voucher fits.', type: 'final' },
    unreadable: {
      description: 'The vouchers could not be read; the part says so and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The vouchers are on the screen.',
      initial: 'settled',
      on: { 'all.toggled': { actions: 'toggleAll', description: 'All of them, or only the best one.' } },
      states: {
        settled: {
          description: 'One can be collected.',
          on: {
            'collect.pressed': [
              {
                guard: { type: 'mayBeCollectedByShopper', params: ({ event }) => ({ couponId: event.couponId }) }, target: 'collecting',
                actions: { type: 'keepAsked', params: ({ event }) => ({ couponId: event.couponId }) }, description: 'The shopper collects it.',
              },
              {
                guard: { type: 'mayBeCollected', params: ({ event }) => ({ couponId: event.couponId }) },
                actions: { type: 'askLogin', params: ({ event }) => ({ couponId: event.couponId }) }, description: 'A guest wants it: login first, then it is collected.',
              },
            ],
          },
        },
        collecting: {
          description: 'The voucher is being collected.',
          invoke: {
            src: 'collectVoucher',
            input: ({ context }) => ({ couponId: context.collecting ?? 0, key: `${context.here.seed}-voucher-${context.collecting}-${context.asked}` }),
            onDone: { target: 'settled', actions: [{ type: 'keepCollected', params: ({ event }) => ({ output: event.output }) }, 'tellCollected'], description: 'It is the shopper\'s.' },
            onError: { target: 'settled', actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) }, description: 'The mall refuses, or cannot be reached: it says why beside the voucher.' },
          },
        },
      },
    },
  },
});
