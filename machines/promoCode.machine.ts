import { and, assign, sendParent, setup } from 'xstate';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PromoResult } from './model/promoCode.ts';

/** A code and the open checkout that it is tried on. */
export type PromoQuestion = { code: string; checkoutToken: string };

type Context = {
  checkoutToken: string | null;
  /** What stands in the field. */
  code: string;
  /** What the checkout was priced with last: a code that counts, or one that does not, with its reason. */
  promo: PromoResult | null;
  /** Why the last check brought nothing. */
  problem: Problem | null;
};

type PricedGoods = { checkoutToken: string; promo: PromoResult | null };

export const promoCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Stamped<
      | ({ type: 'goods.priced' } & PricedGoods)
      | { type: 'code.typed'; code: string }
      | { type: 'apply.pressed' }
      | { type: 'remove.pressed' }
    >,
    tags: {} as 'busy',
  },
  actors: { checkPromoCode: port<PromoResult, PromoQuestion>() },
  actions: {
    storePriced: assign((_, { checkoutToken, promo }: PricedGoods) => ({ checkoutToken, promo })),
    storeCode: assign((_, typed: { code: string }) => ({ code: typed.code })),
    storeLostCode: assign({ code: ({ context }) => required(context.promo).code }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearCode: assign({ code: '' }),
    tellCode: sendParent(({ context }, checked: { output: Answered<PromoResult> }) => ({
      type: 'promoCode.chosen',
      promoCode: context.code,
      at: checked.output.at,
    })),
    tellNone: sendParent((_, pressed: { at: Moment }) => ({ type: 'promoCode.chosen', promoCode: null, at: pressed.at })),
  },
  guards: {
    isPriced: ({ context }) => context.checkoutToken !== null,
    isTyped: ({ context }) => context.code.trim() !== '',
    isApplied: ({ context }) => context.promo !== null && context.promo.valid,
    isLost: ({ context }) => context.promo !== null && !context.promo.valid,
  },
}).createMachine({
  id: 'promoCode',
  description: 'A promo code at the checkout: typed, checked, applied or refused with the reason at its field, removed.',
  context: { checkoutToken: null, code: '', promo: null, problem: null },
  initial: 'entering',
  on: {
    'goods.priced': {
      target: '.told',
      actions: { type: 'storePriced', params: fromEvent('checkoutToken', 'promo') },
      description: 'The checkout is priced, with a code or without.',
    },
  },
  states: {
    entering: {
      description: 'A code can be typed.',
      initial: 'typing',
      on: {
        'code.typed': {
          target: '.typing',
          actions: { type: 'storeCode', params: fromEvent('code') },
          description: 'The code, letter by letter.',
        },
        'apply.pressed': { guard: and(['isPriced', 'isTyped']), target: 'checking', description: 'Does it take something off?' },
      },
      states: {
        typing: { description: 'Nothing is wrong with it yet.' },
        refused: { description: 'The field says why the code was not taken.' },
        lost: { description: 'The field says why the code that counted takes nothing off any more.' },
      },
    },
    checking: {
      description: 'The mall looks whether the code takes something off.',
      tags: 'busy',
      invoke: {
        src: 'checkPromoCode',
        input: ({ context }) => ({ code: context.code, checkoutToken: required(context.checkoutToken) }),
        onDone: {
          target: 'pricing',
          actions: { type: 'tellCode', params: fromEvent('output') },
          description: 'It does: the checkout is priced with it.',
        },
        onError: {
          target: 'entering.refused',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It does not, or nobody could be asked: the field says why.',
        },
      },
      on: {
        'code.typed': {
          target: 'entering',
          actions: { type: 'storeCode', params: fromEvent('code') },
          description: 'Another code: nobody waits for the answer any more.',
        },
        'goods.priced': {
          actions: { type: 'storePriced', params: fromEvent('checkoutToken', 'promo') },
          description: 'The checkout was priced for something else meanwhile: the question stands.',
        },
      },
    },
    pricing: { description: 'The checkout is priced with the code, or without it.', tags: 'busy' },
    told: {
      description: 'What does the code take off now?',
      always: [
        { guard: 'isApplied', target: 'applied', description: 'It counts.' },
        {
          guard: 'isLost',
          target: 'entering.lost',
          actions: 'storeLostCode',
          description: 'It takes nothing off any more: it stands in the field with the reason.',
        },
        { target: 'entering', description: 'There is none.' },
      ],
    },
    applied: {
      description: 'The code counts: what it takes off is shown.',
      on: {
        'remove.pressed': {
          target: 'pricing',
          actions: ['clearCode', { type: 'tellNone', params: fromEvent('at') }],
          description: 'Take it away again.',
        },
      },
    },
  },
});
