import { assign, emit, setup } from 'xstate';
import { addressBookMachine } from './addressBook.machine.ts';
import { port, type Answered, type Stamped } from './port.ts';
import { isWeather, problemOf, sentenceOf, type Problem } from './problem.ts';
import type { Fact, Here, Notice, OrderNumbers, OrderPreview, PageInput, PayResult, PlaceOf } from './words.ts';

/** Contract: PayMethod.payType. */
export const payTypes = { card: 20, cash: 21 } as const;

/** What the shopper has decided so far; each change is priced anew by the mall. */
export type Choices = { addrId: number | null; slots: { shopId: number; slotId: string }[]; insurance: boolean; payType: number };
export type ConfirmQuestion = { place: PlaceOf<'checkout'>; choices: Choices; checkoutToken: string | null };
export type SubmitQuestion = { checkoutToken: string; remarks: { shopId: number; remarks: string }[]; acceptPriceHash: string | null; key: string };

type Context = {
  place: PlaceOf<'checkout'>; here: Here; made: number; key: string;
  choices: Choices; remarks: Record<number, string>; preview: OrderPreview | null;
  /** What the shopper had seen when the mall answered with something else: shown old to new. */
  before: OrderPreview | null; acceptedHash: string | null; placed: OrderNumbers | null; problem: Problem | null;
};

const previewIn = (problem: Problem): OrderPreview | null => (problem.data?.['preview'] as OrderPreview | undefined) ?? null;

const chosenSlots = (preview: OrderPreview) =>
  preview.shopCartOrders.flatMap(({ shopId, slotId }) => (slotId === null ? [] : [{ shopId, slotId }]));

export const checkoutMachine = setup({
  types: {
    input: {} as PageInput<'checkout'>,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'address.settled'; addrId: number | null }
      | { type: 'notice.passed'; notice: Notice }
      | { type: 'slot.chosen'; shopId: number; slotId: string }
      | { type: 'insurance.changed'; selected: boolean }
      | { type: 'payType.chosen'; payType: number }
      | { type: 'remark.changed'; shopId: number; remarks: string }
      | { type: 'submit.pressed' }
      | { type: 'cash.confirmed' }
      | { type: 'cash.declined' }
      | { type: 'difference.accepted' }
      | { type: 'difference.declined' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as Fact,
    tags: {} as 'busy',
  },
  actors: {
    addressBook: addressBookMachine,
    confirmOrder: port<OrderPreview, ConfirmQuestion>(),
    submitOrder: port<OrderNumbers, SubmitQuestion>(),
    payInCash: port<PayResult, { orderNumbers: string; key: string }>(),
  },
  actions: {
    keepPreview: assign(({ context }, answered: { output: Answered<OrderPreview> }) => {
      const preview = answered.output.answer;
      const usable = preview.payTypes.find((method) => method.payType === context.choices.payType && method.enabled) ?? preview.payTypes.find((method) => method.enabled);
      return {
        preview, problem: null, before: null,
        choices: { addrId: preview.userAddr?.addrId ?? null, slots: chosenSlots(preview), insurance: preview.insuranceOption.selected, payType: usable?.payType ?? context.choices.payType },
      };
    }),
    keepAddress: assign({ choices: ({ context }, settled: { addrId: number | null }) => ({ ...context.choices, addrId: settled.addrId, slots: [] }) }),
    keepSlot: assign({
      choices: ({ context }, chosen: { shopId: number; slotId: string }) => ({
        ...context.choices, slots: [...context.choices.slots.filter((slot) => slot.shopId !== chosen.shopId), ...(chosen.slotId === '' ? [] : [chosen])],
      }),
    }),
    keepInsurance: assign({ choices: ({ context }, changed: { selected: boolean }) => ({ ...context.choices, insurance: changed.selected }) }),
    keepPayType: assign({ choices: ({ context }, chosen: { payType: number }) => ({ ...context.choices, payType: chosen.payType }) }),
    keepRemark: assign({ remarks: ({ context }, changed: { shopId: number; remarks: string }) => ({ ...context.remarks, [changed.shopId]: changed.remarks }) }),
    makeKey: assign(({ context }) => ({ made: context.made + 1, key: `${context.here.seed}-submit-${context.made + 1}`, problem: null })),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    keepDifference: assign(({ context }, failed: { error: unknown }) => {
      const problem = problemOf(failed.error);
      return { problem, before: context.preview, preview: previewIn(problem) ?? context.preview };
    }),
    acceptDifference: assign(({ context }) => ({ acceptedHash: context.preview?.priceHash ?? null, before: null })),
    declineDifference: assign({ before: null, problem: null }),
    keepPlaced: assign({ placed: (_, answered: { output: Answered<OrderNumbers> }) => answered.output.answer }),
    startAnew: assign({ preview: null, problem: null, acceptedHash: null }),
    passNotice: emit((_, passed: { notice: Notice }) => ({ type: 'notice.given' as const, notice: passed.notice })),
    tellWhy: emit(({ context }) => ({ type: 'notice.given' as const, notice: { kind: 'alarm', id: sentenceOf(context.problem?.code ?? 'BROKEN_ANSWER') } satisfies Notice })),
    tellCart: emit({ type: 'cart.touched' }),
    goToPayment: emit(({ context }) => ({
      type: 'place.wanted' as const, replace: true, place: { name: 'payment' as const, orderNumbers: context.placed?.orderNumbers ?? '' },
    })),
  },
  guards: {
    isReady: ({ context }) => context.preview !== null && context.preview.actions.some(({ action, allowed }) => action === 'SUBMIT' && allowed),
    isReadyInCash: ({ context }) =>
      context.choices.payType === payTypes.cash && context.preview !== null && context.preview.actions.some(({ action, allowed }) => action === 'SUBMIT' && allowed),
    isCash: ({ context }) => context.choices.payType === payTypes.cash,
    isWeather: (_, failed: { error: unknown }) => isWeather(problemOf(failed.error)),
    isExpired: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'CHECKOUT_EXPIRED',
    isNothingChosen: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NO_ITEMS_SELECTED',
    isDifferent: (_, failed: { error: unknown }) => previewIn(problemOf(failed.error)) !== null,
  },
}).createMachine({
  id: 'checkout',
  description: 'One page for address, time, insurance and payment; "Confirm & Pay" makes one order per shop, exactly once.',
  context: ({ input }) => ({
    place: input.place, here: input.here, made: 0, key: '', choices: { addrId: null, slots: [], insurance: false, payType: payTypes.card }, remarks: {},
    preview: null, before: null, acceptedHash: null, placed: null, problem: null,
  }),
  invoke: { src: 'addressBook', id: 'addressBook', input: ({ context }) => ({ regionId: context.here.regionId, seed: context.here.seed, phoneCode: context.here.phoneCode, chosenId: null }) },
  on: { 'notice.passed': { actions: { type: 'passNotice', params: ({ event }) => ({ notice: event.notice }) }, description: 'The address book has something to say.' } },
  initial: 'pricing',
  states: {
    pricing: {
      description: 'The mall prices what is chosen; what is shown stays until it answers.',
      tags: 'busy',
      invoke: {
        src: 'confirmOrder',
        input: ({ context }) => ({ place: context.place, choices: context.choices, checkoutToken: context.preview?.checkoutToken ?? null }),
        onDone: { target: 'choosing', actions: { type: 'keepPreview', params: ({ event }) => ({ output: event.output }) }, description: 'Prices, times and issues arrive.' },
        onError: [
          { guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) }, target: 'expired', description: 'Checkout has expired.' },
          { guard: { type: 'isNothingChosen', params: ({ event }) => ({ error: event.error }) }, target: 'empty', description: 'Nothing is chosen to buy.' },
          { target: 'unreadable', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'What this page needs is not reachable.' },
        ],
      },
      on: { 'address.settled': { target: 'pricing', reenter: true, actions: { type: 'keepAddress', params: ({ event }) => ({ addrId: event.addrId }) }, description: 'Another address: priced anew.' } },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'pricing', description: 'Try again.' } },
    },
    empty: { description: 'Nothing is chosen: "select the items", and the way back to the cart.' },
    expired: {
      description: '"Checkout has expired"; nothing was ordered, the cart is as it was.',
      on: { 'retry.pressed': { target: 'pricing', actions: 'startAnew', description: 'Begin a new checkout with the same things.' } },
    },
    choosing: {
      description: 'The shopper decides: address, time, insurance, payment method.',
      on: {
        'address.settled': { target: 'pricing', actions: { type: 'keepAddress', params: ({ event }) => ({ addrId: event.addrId }) }, description: 'Another address: times and prices may change.' },
        'slot.chosen': { target: 'pricing', actions: { type: 'keepSlot', params: ({ event }) => ({ shopId: event.shopId, slotId: event.slotId }) }, description: 'Another delivery time, or none in particular.' },
        'insurance.changed': { target: 'pricing', actions: { type: 'keepInsurance', params: ({ event }) => ({ selected: event.selected }) }, description: 'With or without delivery insurance; it is never chosen beforehand.' },
        'payType.chosen': { actions: { type: 'keepPayType', params: ({ event }) => ({ payType: event.payType }) }, description: 'Card or cash on delivery.' },
        'remark.changed': { actions: { type: 'keepRemark', params: ({ event }) => ({ shopId: event.shopId, remarks: event.remarks }) }, description: 'A word to a shop.' },
        'submit.pressed': [
          { guard: 'isReadyInCash', target: 'confirmingCash', description: 'Cash on delivery is confirmed first.' },
          { guard: 'isReady', target: 'submitting', actions: 'makeKey', description: 'Confirm & Pay.' },
        ],
      },
    },
    confirmingCash: {
      description: '"You pay the courier": a last look before the order.',
      on: {
        'cash.confirmed': { target: 'submitting', actions: 'makeKey', description: 'Yes, order.' },
        'cash.declined': { target: 'choosing', description: 'Back.' },
      },
    },
    submitting: {
      description: 'The order is being placed, under one key: asked twice, it is placed once.',
      tags: 'busy',
      invoke: {
        src: 'submitOrder',
        input: ({ context }) => ({
          checkoutToken: context.preview?.checkoutToken ?? '', acceptPriceHash: context.acceptedHash, key: context.key,
          remarks: Object.entries(context.remarks).map(([shopId, remarks]) => ({ shopId: Number(shopId), remarks })),
        }),
        onDone: [
          { guard: 'isCash', target: 'payingInCash', actions: [{ type: 'keepPlaced', params: ({ event }) => ({ output: event.output }) }, 'tellCart'], description: 'Placed; cash on delivery is settled next.' },
          { target: 'placed', actions: [{ type: 'keepPlaced', params: ({ event }) => ({ output: event.output }) }, 'tellCart', 'goToPayment'], description: 'Placed: on to the payment.' },
        ],
        onError: [
          { guard: { type: 'isWeather', params: ({ event }) => ({ error: event.error }) }, target: 'uncertain', actions: { type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, description: 'No answer came: perhaps it is placed, perhaps not.' },
          { guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) }, target: 'expired', description: 'Checkout has expired.' },
          { guard: { type: 'isDifferent', params: ({ event }) => ({ error: event.error }) }, target: 'different', actions: { type: 'keepDifference', params: ({ event }) => ({ error: event.error }) }, description: 'Something changed meanwhile: nothing was ordered.' },
          { target: 'choosing', actions: [{ type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, 'tellWhy'], description: 'Refused: nothing was ordered, and the page says why.' },
        ],
      },
    },
    uncertain: {
      description: 'No answer came. Asking again with the same key finds the order or places it, never a second one.',
      on: {
        'retry.pressed': { target: 'submitting', description: 'Ask again, with the same key.' },
        resume: { target: 'submitting', description: 'The page is alive again: ask at once.' },
      },
    },
    different: {
      description: 'Old and new beside each other; one press accepts.',
      on: {
        'difference.accepted': { target: 'submitting', actions: ['acceptDifference', 'makeKey'], description: 'Order at the new terms.' },
        'difference.declined': { target: 'pricing', actions: 'declineDifference', description: 'Back to choosing, at the new terms.' },
      },
    },
    payingInCash: {
      description: 'The mall notes that the courier will be paid.',
      tags: 'busy',
      invoke: {
        src: 'payInCash',
        input: ({ context }) => ({ orderNumbers: context.placed?.orderNumbers ?? '', key: `${context.key}-cash` }),
        onDone: { target: 'placed', actions: 'goToPayment', description: 'Settled.' },
        onError: { target: 'placed', actions: [{ type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, 'tellWhy', 'goToPayment'], description: 'Not settled: the order waits among "To pay", and the payment page shows the truth.' },
      },
    },
    placed: { description: 'The order stands; the payment page opens.', type: 'final' },
  },
});
