import { assign, emit, setup } from 'xstate';
import { port, type Stamped } from './port.ts';
import type { Fact, Here } from './words.ts';

type Input = { prodId: number; skuId: number; here: Here; /** The variant that a guest wanted to be told of before he logged in. */ wish: number | null };

export const restockMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { isOn: boolean },
    events: {} as Stamped<{ type: 'notice.toggled' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    readRestock: port<{ isOn: boolean }, { prodId: number; skuId: number; regionId: number }>(),
    saveRestock: port<{ isOn: boolean }, { skuId: number; isOn: boolean }>(),
  },
  actions: {
    keepAnswer: assign({ isOn: (_, answered: { isOn: boolean }) => answered.isOn }),
    forgetWish: assign({ wish: null }),
    tellOn: emit((_, answered: { isOn: boolean }) => ({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: answered.isOn ? 'restock.on' : 'restock.off' } })),
    tellFailed: emit({ type: 'notice.given' as const, notice: { kind: 'warn' as const, id: 'restock.failed' } }),
    askLogin: emit(({ context }) => ({ type: 'login.wanted' as const, wish: { kind: 'beside' as const, beside: 'restock' as const, id: context.skuId } })),
  },
  guards: {
    isWished: ({ context }) => context.here.isLoggedIn && context.wish === context.skuId,
    isLoggedIn: ({ context }) => context.here.isLoggedIn,
  },
}).createMachine({
  id: 'restock',
  description: 'Whether a shopper is told when a sold-out variant is back.',
  context: ({ input }) => ({ ...input, isOn: false }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Who is it, and did he want it before the login?',
      always: [
        { guard: 'isWished', target: 'saving', actions: 'forgetWish', description: 'He wanted it before the login: it is saved.' },
        { guard: 'isLoggedIn', target: 'reading', description: 'A shopper: does he wait for it already?' },
        { target: 'choosing', description: 'A guest waits for nothing yet.' },
      ],
    },
    reading: {
      description: 'Whether he waits for it is being read.',
      tags: 'busy',
      invoke: {
        src: 'readRestock',
        input: ({ context }) => ({ prodId: context.prodId, skuId: context.skuId, regionId: context.here.regionId }),
        onDone: { target: 'choosing', actions: { type: 'keepAnswer', params: ({ event }) => ({ isOn: event.output.answer.isOn }) }, description: 'The mall answers.' },
        onError: { target: 'unreadable', description: 'It could not be read.' },
      },
    },
    unreadable: {
      description: 'Nobody knows whether he waits for it; he may ask again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    choosing: {
      description: 'He can say that he wants to be told, or no more.',
      on: {
        'notice.toggled': [
          { guard: 'isLoggedIn', target: 'saving', description: 'It is saved.' },
          { actions: 'askLogin', description: 'A guest wants to be told: login first, then it is saved.' },
        ],
      },
    },
    saving: {
      description: 'It is being saved.',
      tags: 'busy',
      invoke: {
        src: 'saveRestock',
        input: ({ context }) => ({ skuId: context.skuId, isOn: !context.isOn }),
        onDone: {
          target: 'choosing', description: 'It is kept.',
          actions: [{ type: 'keepAnswer', params: ({ event }) => ({ isOn: event.output.answer.isOn }) }, { type: 'tellOn', params: ({ event }) => ({ isOn: event.output.answer.isOn }) }],
        },
        onError: { target: 'choosing', actions: 'tellFailed', description: 'It could not be saved; the shopper is told.' },
      },
    },
  },
});
