import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { port, type Answered, type Stamped, fromEvent } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { CollectedVoucher, Voucher } from './model/voucher.ts';
import type { InputChanged } from './model/widget.ts';

/** What the vouchers are for: a variant of a product, or, without a product, a shop, or a campaign. */
export type VouchersFor = { prodId: number | null; skuId: number | null; shopId: number | null; campaignId?: number };
export type VouchersInput = VouchersFor & { regionId: number; isLoggedIn: boolean };

type Input = VouchersFor & { visitor: VisitorContext; /** The voucher that a guest wanted before he logged in. */ intentId: number | null };
type Context = Input & {
  vouchers: Voucher[];
  isOpen: boolean;
  asked: number;
  collecting: number | null;
  refused: { couponId: number; problem: Problem } | null;
  isStale: boolean;
  /** What is shown is another variant's. */ isOfAnother: boolean;
  problem: Problem | null;
};

const inputOf = ({ prodId, skuId, shopId, campaignId, visitor }: Context): VouchersInput => ({
  prodId,
  skuId,
  shopId,
  campaignId,
  regionId: visitor.regionId,
  isLoggedIn: visitor.isLoggedIn,
});

export const vouchersMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | InputChanged<Input>
      | { type: 'collect.pressed'; couponId: number }
      | { type: 'all.toggled' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readVouchers: port<Voucher[], VouchersInput>(),
    collectVoucher: port<CollectedVoucher, { couponId: number; key: string }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeInput: assign((_, changed: { input: VouchersFor }) => ({ ...changed.input, isStale: true, isOfAnother: true })),
    storeVouchers: assign({
      vouchers: (_, answered: { output: Answered<Voucher[]> }) => answered.output.answer,
      isOfAnother: ({ context }) => context.isOfAnother && context.isStale,
      problem: null,
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    toggleAll: assign({ isOpen: ({ context }) => !context.isOpen }),
    storeAsked: assign(({ context }, asked: { couponId: number }) => ({
      collecting: asked.couponId,
      asked: context.asked + 1,
      refused: null,
    })),
    storeCollected: assign(({ context }, { output: { answer } }: { output: Answered<CollectedVoucher> }) => ({
      collecting: null,
      vouchers: context.vouchers.map((voucher) => (voucher.couponId === answer.couponId ? { ...voucher, ...answer } : voucher)),
    })),
    storeRefusal: assign(({ context }, failed: { error: unknown }) => ({
      collecting: null,
      refused: context.collecting === null ? null : { couponId: context.collecting, problem: problemOf(failed.error) },
    })),
    takeIntent: assign(({ context }) => ({ collecting: context.intentId, intentId: null, asked: context.asked + 1 })),
    clearAsked: assign({ collecting: null }),
    tellCollected: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'vouchers.done' } }),
    tellRefused: emit({ type: 'notice.given' as const, notice: { kind: 'warn' as const, id: 'vouchers.notCollected' } }),
    askLogin: emit((_, pressed: { couponId: number }) => ({
      type: 'login.wanted' as const,
      intent: { kind: 'beside' as const, beside: 'vouchers' as const, id: pressed.couponId },
    })),
  },
  guards: {
    hasIntent: ({ context }) => context.intentId !== null,
    isStale: ({ context }) => context.isStale,
    isOfAnother: ({ context }) => context.isOfAnother,
    isNone: (_, answered: { output: Answered<Voucher[]> }) => answered.output.answer.length === 0,
    mayBeCollected: ({ context }, pressed: { couponId: number }) =>
      context.vouchers.some((voucher) => voucher.couponId === pressed.couponId && voucher.canReceive),
    mayBeCollectedByShopper: ({ context }, pressed: { couponId: number }) =>
      context.visitor.isLoggedIn && context.vouchers.some((voucher) => voucher.couponId === pressed.couponId && voucher.canReceive),
  },
}).createMachine({
  id: 'vouchers',
  description: 'The vouchers that fit a product or that a shop gives: shown with what they bring, and collected where they stand.',
  context: ({ input }) => ({
    ...input,
    vouchers: [],
    isOpen: false,
    asked: 0,
    collecting: null,
    refused: null,
    isStale: false,
    isOfAnother: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: ({ context }) => ({ topics: context.visitor.isLoggedIn ? ['voucher'] : [] }) },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'A voucher was collected or used, or may have been: they are read anew as soon as nothing else is under way.',
    },
    'input.changed': {
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'Another variant: what fits it is read as soon as nothing else is under way.',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Did somebody want a voucher before the login?',
      always: [
        { guard: 'hasIntent', target: 'carryingOut', actions: 'takeIntent', description: 'Yes: it is collected first.' },
        { target: 'reading', description: 'No: the vouchers are read.' },
      ],
    },
    carryingOut: {
      description: 'The voucher that was wanted before the login is collected.',
      tags: 'busy',
      invoke: {
        src: 'collectVoucher',
        input: ({ context }) => ({ couponId: context.collecting ?? 0, key: `${context.visitor.seed}-voucher-wish-${context.collecting}` }),
        onDone: { target: 'reading', actions: ['clearAsked', 'tellCollected'], description: 'It is collected.' },
        onError: {
          target: 'reading',
          actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'tellRefused'],
          description: 'The mall refuses, or cannot be reached: the shopper is told.',
        },
      },
    },
    reading: {
      description: 'The vouchers are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readVouchers',
        input: ({ context }) => inputOf(context),
        onDone: [
          { guard: { type: 'isNone', params: fromEvent('output') }, target: 'none', description: 'There is none.' },
          {
            target: 'shown',
            actions: { type: 'storeVouchers', params: fromEvent('output') },
            description: 'They arrive.',
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'They could not be read.',
        },
      },
    },
    none: {
      description: 'No voucher fits.',
      always: { guard: 'isStale', target: 'shown.settled.refreshing', description: 'One may fit now.' },
    },
    unreadable: {
      description: 'The vouchers could not be read; the part says so and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    shown: {
      description: 'The vouchers are on the screen.',
      initial: 'settled',
      on: { 'all.toggled': { actions: 'toggleAll', description: 'All of them, or only the best one.' } },
      states: {
        settled: {
          description: 'One can be collected.',
          initial: 'resting',
          on: {
            'collect.pressed': [
              {
                guard: { type: 'mayBeCollectedByShopper', params: fromEvent('couponId') },
                target: 'collecting',
                actions: { type: 'storeAsked', params: fromEvent('couponId') },
                description: 'The shopper collects it.',
              },
              {
                guard: { type: 'mayBeCollected', params: fromEvent('couponId') },
                actions: { type: 'askLogin', params: fromEvent('couponId') },
                description: 'A guest wants it: login first, then it is collected.',
              },
            ],
          },
          states: {
            resting: {
              description: 'Nothing is on its way.',
              always: { guard: 'isStale', target: 'refreshing', description: 'A voucher was collected or used.' },
            },
            refreshing: {
              description: 'The vouchers are read anew; what is shown stays until then.',
              entry: 'beginReading',
              invoke: {
                src: 'readVouchers',
                input: ({ context }) => inputOf(context),
                onDone: [
                  {
                    guard: { type: 'isNone', params: fromEvent('output') },
                    target: '#vouchers.none',
                    actions: { type: 'storeVouchers', params: fromEvent('output') },
                    description: 'There is none any more.',
                  },
                  {
                    target: 'resting',
                    actions: { type: 'storeVouchers', params: fromEvent('output') },
                    description: 'The vouchers as they are now.',
                  },
                ],
                onError: [
                  {
                    guard: 'isOfAnother',
                    target: '#vouchers.unreadable',
                    actions: { type: 'storeProblem', params: fromEvent('error') },
                    description: "They could not be read, and another variant's do not stay.",
                  },
                  { target: 'resting', description: 'They could not be read: what is shown stays.' },
                ],
              },
            },
          },
        },
        collecting: {
          description: 'The voucher is being collected.',
          invoke: {
            src: 'collectVoucher',
            input: ({ context }) => ({
              couponId: context.collecting ?? 0,
              key: `${context.visitor.seed}-voucher-${context.collecting}-${context.asked}`,
            }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'storeCollected', params: fromEvent('output') }, 'tellCollected'],
              description: "It is the shopper's.",
            },
            onError: {
              target: 'settled',
              actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
              description: 'The mall refuses, or cannot be reached: it says why beside the voucher, and what is true now is read.',
            },
          },
        },
      },
    },
  },
});
