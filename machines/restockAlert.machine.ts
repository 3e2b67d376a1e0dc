import { and, assign, emit, setup } from 'xstate';
import { port, type Stamped, fromEvent } from './ports.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

type Input = {
  prodId: number;
  skuId: number;
  visitor: VisitorContext;
  /** The variant that a guest wanted to be told of before he logged in. */ intentId: number | null;
};

export const restockAlertMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { isOn: boolean },
    events: {} as Stamped<InputChanged<Input> | { type: 'notice.toggled' } | { type: 'retry.pressed' } | { type: 'resume' }>,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readRestockAlert: port<{ isOn: boolean }, { prodId: number; skuId: number; regionId: number }>(),
    saveRestockAlert: port<{ isOn: boolean }, { skuId: number; isOn: boolean }>(),
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor' | 'intentId'> }) => ({ ...changed.input, isOn: false })),
    storeAnswer: assign({ isOn: (_, answered: { isOn: boolean }) => answered.isOn }),
    clearIntent: assign({ intentId: null }),
    tellOn: emit((_, answered: { isOn: boolean }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'good' as const, id: answered.isOn ? 'restockAlert.on' : 'restockAlert.off' },
    })),
    tellFailed: emit({ type: 'notice.given' as const, notice: { kind: 'warn' as const, id: 'restockAlert.failed' } }),
    askLogin: emit(({ context }) => ({
      type: 'login.wanted' as const,
      intent: { kind: 'beside' as const, beside: 'restockAlert' as const, id: context.skuId },
    })),
  },
  guards: {
    hasIntent: ({ context }) => context.intentId === context.skuId,
    isLoggedIn: ({ context }) => context.visitor.isLoggedIn,
  },
}).createMachine({
  id: 'restockAlert',
  description: 'Whether a shopper is told when a sold-out variant is back.',
  context: ({ input }) => ({ ...input, isOn: false }),
  on: {
    'input.changed': {
      target: '.arriving',
      actions: { type: 'storeInput', params: fromEvent('input') },
      description: 'Another variant that is sold out: does he wait for that?',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Who is it, and did he want it before the login?',
      always: [
        {
          guard: and(['isLoggedIn', 'hasIntent']),
          target: 'saving',
          actions: 'clearIntent',
          description: 'He wanted it before the login: it is saved.',
        },
        { guard: 'isLoggedIn', target: 'reading', description: 'A shopper: does he wait for it already?' },
        { target: 'choosing', description: 'A guest waits for nothing yet.' },
      ],
    },
    reading: {
      description: 'Whether he waits for it is being read.',
      tags: 'busy',
      invoke: {
        src: 'readRestockAlert',
        input: ({ context }) => ({ prodId: context.prodId, skuId: context.skuId, regionId: context.visitor.regionId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'storeAnswer', params: ({ event }) => ({ isOn: event.output.answer.isOn }) },
          description: 'The mall answers.',
        },
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
        src: 'saveRestockAlert',
        input: ({ context }) => ({ skuId: context.skuId, isOn: !context.isOn }),
        onDone: {
          target: 'choosing',
          description: 'It is kept.',
          actions: [
            { type: 'storeAnswer', params: ({ event }) => ({ isOn: event.output.answer.isOn }) },
            { type: 'tellOn', params: ({ event }) => ({ isOn: event.output.answer.isOn }) },
          ],
        },
        onError: { target: 'choosing', actions: 'tellFailed', description: 'It could not be saved; the shopper is told.' },
      },
    },
  },
});
