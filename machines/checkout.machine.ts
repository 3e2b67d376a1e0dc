import { and, assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { addressBookMachine } from './addressBook.machine.ts';
import { subscription, type DataChanged } from './rules/changes.ts';
import { isRemarkTooLong } from './rules/order/remark.ts';
import { required } from './rules/required.ts';
import { payTypes } from './payTypes.ts';
import { voucherChoiceMachine } from './voucherChoice.machine.ts';
import { promoCodeMachine } from './promoCode.machine.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isNetworkProblem, problemOf, problemMessageId, type Problem } from './model/problem.ts';
import type { PageEvent, Toast } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { OrderNumbers, OrderPreview } from './model/checkout.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { PayResult } from './model/payment.ts';

/** What the shopper has decided so far; each change is priced anew by the mall. */
export type Choices = {
  addrId: number | null;
  slots: { shopId: number; slotId: string }[];
  insurance: boolean;
  payType: number;
  /** Null: those that save most. */
  couponUserIds: number[] | null;
  promoCode: string | null;
  useCoins: boolean;
};
/** What is kept of a checkout until its order is placed. */
export type CheckoutDraft = { choices: Choices; remarks: Record<number, string> };
export type ConfirmInput = { place: PlaceOf<'checkout'>; choices: Choices; checkoutToken: string | null };
export type SubmitInput = {
  /** It is about a seat in a group buy. */
  isSeat: boolean;
  checkoutToken: string;
  remarks: { shopId: number; remarks: string }[];
  acceptPriceHash: string | null;
  key: string;
};

type Context = {
  place: PlaceOf<'checkout'>;
  visitor: VisitorContext;
  made: number;
  key: string;
  choices: Choices;
  remarks: Record<number, string>;
  preview: OrderPreview | null;
  /** What the shopper had seen when the mall answered with something else: shown old to new. */
  before: OrderPreview | null;
  acceptedHash: string | null;
  placed: OrderNumbers | null;
  isStale: boolean;
  problem: Problem | null;
};

const previewIn = (problem: Problem): OrderPreview | null => (problem.data?.['preview'] as OrderPreview | undefined) ?? null;

/** The delivery times as one word, whatever the order of the shops. */
const slotsIn = ({ slots }: Choices): string =>
  slots
    .map(({ shopId, slotId }) => `${shopId} ${slotId}`)
    .sort()
    .join();

const isOrderable = ({ actions }: OrderPreview): boolean => actions.some(({ action, allowed }) => action === 'SUBMIT' && allowed);

/** Whether a word to one of the shops is longer than the mall takes: it can be shortened until the order is placed. */
export const hasLongRemark = ({ remarks }: Pick<Context, 'remarks'>): boolean => Object.values(remarks).some(isRemarkTooLong);

/** Whether what is chosen can be ordered at the price that the shopper saw. */
const isAsSeen = ({ preview, choices }: Context, answer: OrderPreview): boolean =>
  answer.priceHash === preview?.priceHash &&
  isOrderable(answer) &&
  answer.payTypes.some(({ payType, enabled }) => enabled && payType === choices.payType);

const chosenSlots = (preview: OrderPreview) =>
  preview.shopCartOrders.flatMap(({ shopId, slotId }) => (slotId === null ? [] : [{ shopId, slotId }]));

export const checkoutMachine = setup({
  types: {
    input: {} as PageInput<'checkout'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'address.settled'; addrId: number | null }
      | { type: 'notice.passed'; notice: Toast }
      | { type: 'slot.chosen'; shopId: number; slotId: string }
      | { type: 'insurance.changed'; selected: boolean }
      | { type: 'vouchers.chosen'; couponUserIds: number[] | null }
      | { type: 'promoCode.chosen'; promoCode: string | null }
      | { type: 'coins.changed'; selected: boolean }
      | { type: 'payType.chosen'; payType: number }
      | { type: 'remark.changed'; shopId: number; remarks: string }
      | { type: 'submit.pressed' }
      | { type: 'cash.confirmed' }
      | { type: 'cash.declined' }
      | { type: 'difference.accepted' }
      | { type: 'difference.declined' }
      | { type: 'retry.pressed' }
      | { type: 'draft.found'; draft: CheckoutDraft }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    addressBook: addressBookMachine,
    voucherChoice: voucherChoiceMachine,
    promoCode: promoCodeMachine,
    subscribeToChanges: subscription(),
    confirmOrder: port<OrderPreview, ConfirmInput>(),
    submitOrder: port<OrderNumbers, SubmitInput>(),
    payInCash: port<PayResult, { orderNumbers: string; key: string }>(),
  },
  actions: {
    storePreview: assign(({ context }, answered: { output: Answered<OrderPreview> }) => {
      const preview = answered.output.answer;
      const usable =
        preview.payTypes.find((method) => method.payType === context.choices.payType && method.enabled) ??
        preview.payTypes.find((method) => method.enabled);
      return {
        preview,
        problem: null,
        choices: {
          ...context.choices,
          addrId: preview.userAddr?.addrId ?? null,
          slots: chosenSlots(preview),
          insurance: preview.insuranceOption.selected,
          payType: usable?.payType ?? context.choices.payType,
          promoCode: preview.promo?.valid ? preview.promo.code : null,
          useCoins: preview.coins.selected,
        },
      };
    }),
    noteChange: assign({ isStale: true }),
    beginPricing: assign({ isStale: false }),
    storeSeen: assign({ before: ({ context }) => context.preview }),
    storeAddress: assign({
      choices: ({ context }, settled: { addrId: number | null }) => ({ ...context.choices, addrId: settled.addrId, slots: [] }),
    }),
    storeSlot: assign({
      choices: ({ context }, chosen: { shopId: number; slotId: string }) => ({
        ...context.choices,
        slots: [...context.choices.slots.filter((slot) => slot.shopId !== chosen.shopId), ...(chosen.slotId === '' ? [] : [chosen])],
      }),
    }),
    storeInsurance: assign({
      choices: ({ context }, changed: { selected: boolean }) => ({ ...context.choices, insurance: changed.selected }),
    }),
    storeVouchers: assign({
      choices: ({ context }, chosen: { couponUserIds: number[] | null }) => ({ ...context.choices, couponUserIds: chosen.couponUserIds }),
    }),
    storePromoCode: assign({
      choices: ({ context }, chosen: { promoCode: string | null }) => ({ ...context.choices, promoCode: chosen.promoCode }),
    }),
    storeCoins: assign({
      choices: ({ context }, changed: { selected: boolean }) => ({ ...context.choices, useCoins: changed.selected }),
    }),
    storePayType: assign({ choices: ({ context }, chosen: { payType: number }) => ({ ...context.choices, payType: chosen.payType }) }),
    storeRemark: assign({
      remarks: ({ context }, changed: { shopId: number; remarks: string }) => ({ ...context.remarks, [changed.shopId]: changed.remarks }),
    }),
    storeDraft: assign((_, found: { draft: CheckoutDraft }) => found.draft),
    makeKey: assign(({ context }) => ({
      made: context.made + 1,
      key: `${context.visitor.seed}-submit-${context.made + 1}`,
      problem: null,
    })),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    storeDifference: assign(({ context }, failed: { error: unknown }) => {
      const problem = problemOf(failed.error);
      return { problem, before: context.preview, preview: previewIn(problem) ?? context.preview };
    }),
    acceptDifference: assign(({ context }) => ({ acceptedHash: context.preview?.priceHash ?? null, before: null })),
    declineDifference: assign({ before: null, problem: null }),
    storePlaced: assign({ placed: (_, answered: { output: Answered<OrderNumbers> }) => answered.output.answer }),
    tellVouchers: sendTo('voucherChoice', ({ context }, priced: { at: Moment }) => ({
      type: 'goods.priced' as const,
      checkoutToken: required(context.preview).checkoutToken,
      at: priced.at,
    })),
    tellPromoCode: sendTo('promoCode', ({ context }, priced: { at: Moment }) => {
      const { checkoutToken, promo } = required(context.preview);
      return { type: 'goods.priced' as const, checkoutToken, promo, at: priced.at };
    }),
    startAnew: assign({ preview: null, problem: null, acceptedHash: null }),
    passNotice: emit((_, passed: { notice: Toast }) => ({ type: 'notice.given' as const, notice: passed.notice })),
    tellWhy: emit(({ context }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'alarm', id: problemMessageId(required(context.problem).code) } satisfies Toast,
    })),
    tellCart: emit({ type: 'cart.touched' }),
    goToPayment: emit(({ context }) => ({
      type: 'place.wanted' as const,
      replace: true,
      place: {
        name: 'payment' as const,
        orderNumbers: required(context.placed).orderNumbers,
        ...(context.choices.payType === payTypes.payLater ? { payLater: true as const } : {}),
      },
    })),
  },
  guards: {
    isPricedOtherwise: ({ context: { choices } }, { draft }: { draft: CheckoutDraft }) =>
      choices.addrId !== draft.choices.addrId ||
      choices.insurance !== draft.choices.insurance ||
      choices.promoCode !== draft.choices.promoCode ||
      choices.useCoins !== draft.choices.useCoins ||
      choices.couponUserIds?.join() !== draft.choices.couponUserIds?.join() ||
      slotsIn(choices) !== slotsIn(draft.choices),
    isStale: ({ context }) => context.isStale,
    isReady: ({ context }) => context.preview !== null && isOrderable(context.preview) && !hasLongRemark(context),
    isAsSeen: ({ context }, { output }: { output: Answered<OrderPreview> }) => isAsSeen(context, output.answer),
    isAsSeenInCash: ({ context }, { output }: { output: Answered<OrderPreview> }) =>
      context.choices.payType === payTypes.cash && isAsSeen(context, output.answer),
    isRepriced: ({ context: { preview } }, { output }: { output: Answered<OrderPreview> }) =>
      output.answer.priceHash !== preview?.priceHash,
    isCash: ({ context }) => context.choices.payType === payTypes.cash,
    isNetworkError: (_, failed: { error: unknown }) => isNetworkProblem(problemOf(failed.error)),
    isExpired: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'CHECKOUT_EXPIRED',
    isNothingChosen: (_, failed: { error: unknown }) => problemOf(failed.error).code === 'NO_ITEMS_SELECTED',
    isDifferent: (_, failed: { error: unknown }) => previewIn(problemOf(failed.error)) !== null,
  },
}).createMachine({
  id: 'checkout',
  description: 'One page for address, time, insurance and payment; "Confirm & Pay" makes one order per shop, exactly once.',
  context: ({ input }) => ({
    place: input.place,
    visitor: input.visitor,
    made: 0,
    key: '',
    choices: { addrId: null, slots: [], insurance: false, payType: payTypes.card, couponUserIds: null, promoCode: null, useCoins: false },
    remarks: {},
    preview: null,
    before: null,
    acceptedHash: null,
    placed: null,
    isStale: false,
    problem: null,
  }),
  invoke: [
    {
      src: 'addressBook',
      id: 'addressBook',
      input: ({ context }) => ({
        regionId: context.visitor.regionId,
        seed: context.visitor.seed,
        phoneCode: context.visitor.phoneCode,
        chosenId: null,
      }),
    },
    { src: 'subscribeToChanges', input: ({ context }) => ({ topics: context.place.buyNow ? ['voucher'] : ['cart', 'voucher'] }) },
    { src: 'voucherChoice', id: 'voucherChoice' },
    { src: 'promoCode', id: 'promoCode' },
  ],
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'What is bought, or a voucher, changed elsewhere, or may have: it is priced anew as soon as nothing else is under way.',
    },
    'notice.passed': {
      actions: { type: 'passNotice', params: fromEvent('notice') },
      description: 'The address book has something to say.',
    },
  },
  initial: 'pricing',
  states: {
    pricing: {
      description: 'The mall prices what is chosen; what is shown stays until it answers.',
      tags: 'busy',
      entry: 'beginPricing',
      invoke: {
        src: 'confirmOrder',
        input: ({ context }) => ({ place: context.place, choices: context.choices, checkoutToken: context.preview?.checkoutToken ?? null }),
        onDone: {
          target: 'choosing',
          actions: [
            { type: 'storePreview', params: fromEvent('output') },
            { type: 'tellVouchers', params: ({ event }) => ({ at: event.output.at }) },
            { type: 'tellPromoCode', params: ({ event }) => ({ at: event.output.at }) },
          ],
          description: 'Prices, times and issues arrive.',
        },
        onError: [
          {
            guard: { type: 'isExpired', params: fromEvent('error') },
            target: 'expired',
            description: 'Checkout has expired.',
          },
          {
            guard: { type: 'isNothingChosen', params: fromEvent('error') },
            target: 'empty',
            description: 'Nothing is chosen to buy.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
      on: {
        'draft.found': {
          target: 'pricing',
          reenter: true,
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: priced for what was chosen before.',
        },
        'address.settled': {
          target: 'pricing',
          reenter: true,
          actions: { type: 'storeAddress', params: fromEvent('addrId') },
          description: 'Another address: priced anew.',
        },
        'slot.chosen': {
          target: 'pricing',
          reenter: true,
          actions: { type: 'storeSlot', params: fromEvent('shopId', 'slotId') },
          description: 'Another delivery time meanwhile: priced anew.',
        },
        'insurance.changed': {
          target: 'pricing',
          reenter: true,
          actions: { type: 'storeInsurance', params: fromEvent('selected') },
          description: 'With or without delivery insurance meanwhile: priced anew.',
        },
        'vouchers.chosen': {
          target: 'pricing',
          reenter: true,
          actions: { type: 'storeVouchers', params: fromEvent('couponUserIds') },
          description: 'Other vouchers meanwhile: priced anew.',
        },
        'promoCode.chosen': {
          target: 'pricing',
          reenter: true,
          actions: { type: 'storePromoCode', params: fromEvent('promoCode') },
          description: 'A promo code, or none, meanwhile: priced anew.',
        },
        'coins.changed': {
          target: 'pricing',
          reenter: true,
          actions: { type: 'storeCoins', params: fromEvent('selected') },
          description: 'With or without coins meanwhile: priced anew.',
        },
        'payType.chosen': {
          actions: { type: 'storePayType', params: fromEvent('payType') },
          description: 'Card or cash on delivery: it can be chosen meanwhile.',
        },
        'remark.changed': {
          actions: { type: 'storeRemark', params: fromEvent('shopId', 'remarks') },
          description: 'A word to a shop costs nothing: it can be written meanwhile.',
        },
        'submit.pressed': {
          guard: 'isReady',
          target: 'verifying',
          description: 'Confirm & Pay, if it costs what the shopper saw.',
        },
      },
    },
    verifying: {
      description: 'The order is to be placed, and it was being priced anew: are these still the terms that the shopper saw?',
      tags: 'busy',
      entry: 'beginPricing',
      invoke: {
        src: 'confirmOrder',
        input: ({ context }) => ({ place: context.place, choices: context.choices, checkoutToken: context.preview?.checkoutToken ?? null }),
        onDone: [
          {
            guard: { type: 'isAsSeenInCash', params: fromEvent('output') },
            target: 'confirmingCash',
            actions: [
              { type: 'storePreview', params: fromEvent('output') },
              { type: 'tellVouchers', params: ({ event }) => ({ at: event.output.at }) },
              { type: 'tellPromoCode', params: ({ event }) => ({ at: event.output.at }) },
            ],
            description: 'They are; cash on delivery is confirmed first.',
          },
          {
            guard: { type: 'isAsSeen', params: fromEvent('output') },
            target: 'submitting',
            actions: [
              { type: 'storePreview', params: fromEvent('output') },
              { type: 'tellVouchers', params: ({ event }) => ({ at: event.output.at }) },
              { type: 'tellPromoCode', params: ({ event }) => ({ at: event.output.at }) },
              'makeKey',
            ],
            description: 'They are.',
          },
          {
            guard: { type: 'isRepriced', params: fromEvent('output') },
            target: 'different',
            actions: [
              'storeSeen',
              { type: 'storePreview', params: fromEvent('output') },
              { type: 'tellVouchers', params: ({ event }) => ({ at: event.output.at }) },
              { type: 'tellPromoCode', params: ({ event }) => ({ at: event.output.at }) },
            ],
            description: 'They are not: old and new beside each other, and nothing was ordered.',
          },
          {
            target: 'choosing',
            actions: [
              { type: 'storePreview', params: fromEvent('output') },
              { type: 'tellVouchers', params: ({ event }) => ({ at: event.output.at }) },
              { type: 'tellPromoCode', params: ({ event }) => ({ at: event.output.at }) },
            ],
            description: 'It cannot be ordered so: the page says why.',
          },
        ],
        onError: [
          {
            guard: { type: 'isExpired', params: fromEvent('error') },
            target: 'expired',
            description: 'Checkout has expired.',
          },
          {
            guard: { type: 'isNothingChosen', params: fromEvent('error') },
            target: 'empty',
            description: 'Nothing is chosen to buy.',
          },
          {
            target: 'unreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'What this page needs is not reachable.',
          },
        ],
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'pricing', description: 'The mall is heard again: try again.' },
      on: {
        'draft.found': {
          target: 'pricing',
          actions: { type: 'storeDraft', params: fromEvent('draft') },
          description: 'The page begins again: what was chosen before is priced.',
        },
        'retry.pressed': { target: 'pricing', description: 'Try again.' },
      },
    },
    empty: { description: 'Nothing is chosen: "select the items", and the way back to the cart.' },
    expired: {
      description: '"Checkout has expired"; nothing was ordered, the cart is as it was.',
      on: { 'retry.pressed': { target: 'pricing', actions: 'startAnew', description: 'Begin a new checkout with the same things.' } },
    },
    choosing: {
      description: 'The shopper decides: address, time, insurance, payment method.',
      always: { guard: 'isStale', target: 'pricing', description: 'Something changed elsewhere: what does it cost now?' },
      on: {
        'address.settled': {
          target: 'pricing',
          actions: { type: 'storeAddress', params: fromEvent('addrId') },
          description: 'Another address: times and prices may change.',
        },
        'slot.chosen': {
          target: 'pricing',
          actions: { type: 'storeSlot', params: fromEvent('shopId', 'slotId') },
          description: 'Another delivery time, or none in particular.',
        },
        'insurance.changed': {
          target: 'pricing',
          actions: { type: 'storeInsurance', params: fromEvent('selected') },
          description: 'With or without delivery insurance; it is never chosen beforehand.',
        },
        'vouchers.chosen': {
          target: 'pricing',
          actions: { type: 'storeVouchers', params: fromEvent('couponUserIds') },
          description: 'Other vouchers, or those that save most.',
        },
        'promoCode.chosen': {
          target: 'pricing',
          actions: { type: 'storePromoCode', params: fromEvent('promoCode') },
          description: 'A promo code, or none any more.',
        },
        'coins.changed': {
          target: 'pricing',
          actions: { type: 'storeCoins', params: fromEvent('selected') },
          description: 'With or without coins, as many as the order takes.',
        },
        'draft.found': [
          {
            guard: { type: 'isPricedOtherwise', params: fromEvent('draft') },
            target: 'pricing',
            actions: { type: 'storeDraft', params: fromEvent('draft') },
            description:
              'The page begins again, and another address, time, insurance, voucher or code, or coins, were chosen before: priced for it.',
          },
          {
            actions: { type: 'storeDraft', params: fromEvent('draft') },
            description: 'The page begins again: payment and words to the shops are as they were.',
          },
        ],
        'payType.chosen': {
          actions: { type: 'storePayType', params: fromEvent('payType') },
          description: 'Card or cash on delivery.',
        },
        'remark.changed': {
          actions: { type: 'storeRemark', params: fromEvent('shopId', 'remarks') },
          description: 'A word to a shop.',
        },
        'submit.pressed': [
          { guard: and(['isCash', 'isReady']), target: 'confirmingCash', description: 'Cash on delivery is confirmed first.' },
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
          isSeat: context.place.groupSkuId !== undefined,
          checkoutToken: required(context.preview).checkoutToken,
          acceptPriceHash: context.acceptedHash,
          key: context.key,
          remarks: Object.entries(context.remarks).map(([shopId, remarks]) => ({ shopId: Number(shopId), remarks })),
        }),
        onDone: [
          {
            guard: 'isCash',
            target: 'payingInCash',
            actions: [{ type: 'storePlaced', params: fromEvent('output') }, 'tellCart'],
            description: 'Placed; cash on delivery is settled next.',
          },
          {
            target: 'placed',
            actions: [{ type: 'storePlaced', params: fromEvent('output') }, 'tellCart', 'goToPayment'],
            description: 'Placed: on to the payment.',
          },
        ],
        onError: [
          {
            guard: { type: 'isNetworkError', params: fromEvent('error') },
            target: 'uncertain',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'No answer came: perhaps it is placed, perhaps not.',
          },
          {
            guard: { type: 'isExpired', params: fromEvent('error') },
            target: 'expired',
            description: 'Checkout has expired.',
          },
          {
            guard: { type: 'isDifferent', params: fromEvent('error') },
            target: 'different',
            actions: { type: 'storeDifference', params: fromEvent('error') },
            description: 'Something changed meanwhile: nothing was ordered.',
          },
          {
            target: 'choosing',
            actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'tellWhy'],
            description: 'Refused: nothing was ordered, and the page says why.',
          },
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
        'difference.accepted': {
          guard: 'isReady',
          target: 'submitting',
          actions: ['acceptDifference', 'makeKey'],
          description: 'Order at the new terms, where these can be ordered.',
        },
        'difference.declined': { target: 'pricing', actions: 'declineDifference', description: 'Back to choosing, at the new terms.' },
      },
    },
    payingInCash: {
      description: 'The mall notes that the courier will be paid.',
      tags: 'busy',
      invoke: {
        src: 'payInCash',
        input: ({ context }) => ({ orderNumbers: required(context.placed).orderNumbers, key: `${context.key}-cash` }),
        onDone: { target: 'placed', actions: 'goToPayment', description: 'Settled.' },
        onError: {
          target: 'placed',
          actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'tellWhy', 'goToPayment'],
          description: 'Not settled: the order waits among "To pay", and the payment page shows the truth.',
        },
      },
    },
    placed: { description: 'The order stands; the payment page opens.', type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** Nothing can be ordered here any more. */
export const isOver = (snapshot: Snapshot): boolean =>
  snapshot.matches('expired') || snapshot.matches('empty') || snapshot.matches('unreadable');

/** The order is on its way to the mall. */
export const isSubmitting = (snapshot: Snapshot): boolean =>
  snapshot.matches('verifying') || snapshot.matches('submitting') || snapshot.matches('payingInCash');
