import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { freshFor } from './rules/order/orderActions.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { PageInput, PlaceOf } from './model/place.ts';
import type { PageOf } from './model/shop.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { CollectedVoucher, ListedVoucher, VoucherCounts } from './model/voucher.ts';

/** One page of a tab's vouchers; `counts`: of the shopper's own lists, where his own are shown. */
export type VoucherList = { counts: VoucherCounts | null; page: PageOf<ListedVoucher> };
/** `pages`: how many pages are wanted in one answer, from `current` on. */
export type VoucherListInput = {
  place: PlaceOf<'voucherCentre'>;
  regionId: number;
  isLoggedIn: boolean;
  current: number;
  pages: number;
};

type Context = {
  place: PlaceOf<'voucherCentre'>;
  visitor: VisitorContext;
  vouchers: ListedVoucher[];
  counts: VoucherCounts | null;
  current: number;
  pages: number;
  /** The voucher that is being collected or deleted, by its id in the list. */
  chosen: number | null;
  asked: number;
  refused: { id: number; problem: Problem } | null;
  at: Moment;
  isStale: boolean;
  problem: Problem | null;
};

type ListAnswered = { output: Answered<VoucherList> };
type Pressed = { id: number };

const withPage = ({ output: { answer, at } }: ListAnswered, vouchers: ListedVoucher[]) => ({
  counts: answer.counts,
  vouchers,
  current: answer.page.current,
  pages: answer.page.pages,
  at,
  problem: null,
});
const voucherIn = ({ vouchers }: Context, id: number): ListedVoucher | undefined => vouchers.find((voucher) => voucher.id === id);

const inputOf = ({ place, visitor }: Context, current: number, pages: number): VoucherListInput => ({
  place,
  regionId: visitor.regionId,
  isLoggedIn: visitor.isLoggedIn,
  current,
  pages,
});

/** Whether a voucher can be taken out of a shopper's list: not while an order holds it (contract UV8). */
export const isDeletable = ({ mine }: ListedVoucher): boolean => mine !== null && mine.status !== 3;

export const voucherCentreMachine = setup({
  types: {
    input: {} as PageInput<'voucherCentre'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'collect.pressed'; id: number }
      | { type: 'deletion.pressed'; id: number }
      | { type: 'deletion.confirmed' }
      | { type: 'deletion.dropped' }
      | { type: 'login.pressed' }
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    readVoucherList: port<VoucherList, VoucherListInput>(),
    collectVoucher: port<CollectedVoucher, { couponId: number; key: string }>(),
    deleteVoucher: port<null, { couponUserId: number }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    storeFirst: assign((_, answered: ListAnswered) => withPage(answered, answered.output.answer.page.records)),
    storeMore: assign(({ context }, answered: ListAnswered) => {
      const shown = new Set(context.vouchers.map(({ id }) => id));
      return withPage(answered, [...context.vouchers, ...answered.output.answer.page.records.filter(({ id }) => !shown.has(id))]);
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    choose: assign(({ context }, pressed: Pressed) => ({ chosen: pressed.id, asked: context.asked + 1, refused: null })),
    clearChoice: assign({ chosen: null }),
    storeCollected: assign(({ context }, { output: { answer } }: { output: Answered<CollectedVoucher> }) => ({
      chosen: null,
      vouchers: context.vouchers.map((voucher) => (voucher.couponId === answer.couponId ? { ...voucher, ...answer } : voucher)),
    })),
    leaveOut: assign(({ context }) => ({ chosen: null, vouchers: context.vouchers.filter(({ id }) => id !== context.chosen) })),
    storeRefusal: assign(({ context }, failed: { error: unknown }) => ({
      chosen: null,
      refused: { id: required(context.chosen), problem: problemOf(failed.error) },
    })),
    settlePlace: assign({ place: ({ context }) => ({ ...context.place, collect: null }) }),
    settleAddress: emit(({ context }): PageEvent => ({ type: 'place.settled', place: { ...context.place, collect: null } })),
    tellCollected: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'vouchers.done' } }),
    tellNotCollected: emit({ type: 'notice.given' as const, notice: { kind: 'warn' as const, id: 'vouchers.notCollected' } }),
    tellDeleted: emit({ type: 'notice.given' as const, notice: { kind: 'good' as const, id: 'voucherCentre.deleted' } }),
    askLogin: emit(({ context }, pressed: { id: number | null }): PageEvent => ({
      type: 'login.wanted',
      intent: { kind: 'openPlace', place: { ...context.place, collect: pressed.id } },
    })),
  },
  guards: {
    isGuestAtHisOwn: ({ context }) => context.place.tab === 'mine' && !context.visitor.isLoggedIn,
    hasIntent: ({ context }) => context.place.collect !== null && context.visitor.isLoggedIn,
    isStale: ({ context }) => context.isStale,
    isNothing: (_, answered: ListAnswered) => answered.output.answer.page.total === 0,
    hasNone: ({ context }) => context.vouchers.length === 0,
    hasMore: ({ context }) => context.current < context.pages,
    isOld: ({ context }, now: { at: Moment }) => now.at - context.at > freshFor,
    mayBeCollected: ({ context }, pressed: Pressed) => voucherIn(context, pressed.id)?.canReceive === true,
    mayBeCollectedByShopper: ({ context }, pressed: Pressed) =>
      context.visitor.isLoggedIn && voucherIn(context, pressed.id)?.canReceive === true,
    isDeletable: ({ context }, pressed: Pressed) => {
      const voucher = voucherIn(context, pressed.id);
      return voucher !== undefined && isDeletable(voucher);
    },
  },
}).createMachine({
  id: 'voucherCentre',
  description:
    'The vouchers of the mall, of shops and for products, collected where they stand, and those that the shopper holds (spec 2, 5).',
  context: ({ input: { place, visitor } }) => ({
    place,
    visitor,
    vouchers: [],
    counts: null,
    current: 0,
    pages: 0,
    chosen: null,
    asked: 0,
    refused: null,
    at: visitor.at,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: ({ context }) => ({ topics: context.visitor.isLoggedIn ? ['voucher'] : [] }) },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'A voucher was collected, used or ran out, or may have: they are read anew as soon as nothing else is under way.',
    },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Is there a list for this visitor, and did he want a voucher before the login?',
      always: [
        { guard: 'isGuestAtHisOwn', target: 'guest', description: 'A guest holds none: he can log in.' },
        { guard: 'hasIntent', target: 'carryingOut', description: 'He wanted one: it is collected first.' },
        { target: 'reading', description: 'The vouchers are read.' },
      ],
    },
    guest: {
      description: 'The page says that the shopper’s own vouchers are seen after the login.',
      on: {
        'login.pressed': {
          actions: { type: 'askLogin', params: () => ({ id: null }) },
          description: 'The login opens; afterwards his vouchers are shown.',
        },
      },
    },
    carryingOut: {
      description: 'The voucher that was wanted before the login is collected.',
      tags: 'busy',
      exit: ['settleAddress', 'settlePlace'],
      invoke: {
        src: 'collectVoucher',
        input: ({ context: { place, visitor } }) => ({
          couponId: required(place.collect),
          key: `${visitor.seed}-centre-wish-${place.collect}`,
        }),
        onDone: { target: 'reading', actions: 'tellCollected', description: 'It is collected.' },
        onError: { target: 'reading', actions: 'tellNotCollected', description: 'The mall refuses, or cannot be reached.' },
      },
    },
    reading: {
      description: 'The vouchers are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readVoucherList',
        input: ({ context }) => inputOf(context, 1, 1),
        onDone: [
          {
            guard: { type: 'isNothing', params: fromEvent('output') },
            target: 'empty',
            actions: { type: 'storeFirst', params: fromEvent('output') },
            description: 'There is none.',
          },
          { target: 'listed', actions: { type: 'storeFirst', params: fromEvent('output') }, description: 'The first page.' },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      always: { guard: 'isStale', target: 'reading', description: 'The mall is heard again: try again.' },
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    empty: {
      description: 'No voucher is in this list.',
      always: { guard: 'isStale', target: 'listed.settled.refreshing', description: 'One may be here now.' },
      on: {
        resume: {
          guard: { type: 'isOld', params: fromEvent('at') },
          target: 'listed.settled.refreshing',
          description: 'The page is alive again after a while: is it still so?',
        },
      },
    },
    listed: {
      description: 'The vouchers are on the screen.',
      initial: 'settled',
      states: {
        settled: {
          description: 'One can be collected or taken out.',
          initial: 'resting',
          always: { guard: 'hasNone', target: '#voucherCentre.empty', description: 'The last one was taken out.' },
          on: {
            'collect.pressed': [
              {
                guard: { type: 'mayBeCollectedByShopper', params: fromEvent('id') },
                target: 'collecting',
                actions: { type: 'choose', params: fromEvent('id') },
                description: 'The shopper collects it.',
              },
              {
                guard: { type: 'mayBeCollected', params: fromEvent('id') },
                actions: { type: 'askLogin', params: fromEvent('id') },
                description: 'A guest wants it: login first, then it is collected.',
              },
            ],
            'deletion.pressed': {
              guard: { type: 'isDeletable', params: fromEvent('id') },
              target: 'confirming',
              actions: { type: 'choose', params: fromEvent('id') },
              description: 'The shopper wants it out of his list: he is asked first.',
            },
            'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'More of the list is wanted.' },
            resume: {
              guard: { type: 'isOld', params: fromEvent('at') },
              target: '.refreshing',
              description: 'The page is alive again after a while: what is true now?',
            },
          },
          states: {
            resting: {
              description: 'Nothing is on its way.',
              always: { guard: 'isStale', target: 'refreshing', description: 'A voucher was collected, used or ran out.' },
            },
            refreshing: {
              description: 'As much of the list as is shown is read anew; it stays until then.',
              entry: 'beginReading',
              invoke: {
                src: 'readVoucherList',
                input: ({ context }) => inputOf(context, 1, context.current),
                onDone: [
                  {
                    guard: { type: 'isNothing', params: fromEvent('output') },
                    target: '#voucherCentre.empty',
                    actions: { type: 'storeFirst', params: fromEvent('output') },
                    description: 'There is none any more.',
                  },
                  {
                    target: 'resting',
                    actions: { type: 'storeFirst', params: fromEvent('output') },
                    description: 'The vouchers as they are now.',
                  },
                ],
                onError: { target: 'resting', description: 'They could not be read: what is shown stays.' },
              },
            },
          },
        },
        collecting: {
          description: 'The voucher is being collected.',
          invoke: {
            src: 'collectVoucher',
            input: ({ context: { visitor, chosen, asked } }) => ({
              couponId: required(chosen),
              key: `${visitor.seed}-centre-${chosen}-${asked}`,
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
        confirming: {
          description: 'The shopper is asked whether the voucher shall really go.',
          on: {
            'deletion.confirmed': { target: 'deleting', description: 'It shall go.' },
            'deletion.dropped': { target: 'settled', actions: 'clearChoice', description: 'It stays.' },
          },
        },
        deleting: {
          description: 'The voucher is being taken out.',
          invoke: {
            src: 'deleteVoucher',
            input: ({ context }) => ({ couponUserId: required(context.chosen) }),
            onDone: { target: 'settled', actions: ['leaveOut', 'tellDeleted', 'noteChange'], description: 'It is gone.' },
            onError: {
              target: 'settled',
              actions: [{ type: 'storeRefusal', params: fromEvent('error') }, 'noteChange'],
              description: 'The mall refuses, or cannot be reached: it says why beside the voucher, and what is true now is read.',
            },
          },
        },
        readingMore: {
          description: 'More is on its way; what is shown stays.',
          invoke: {
            src: 'readVoucherList',
            input: ({ context }) => inputOf(context, context.current + 1, 1),
            onDone: { target: 'settled', actions: { type: 'storeMore', params: fromEvent('output') }, description: 'The next page.' },
            onError: {
              target: 'moreUnreadable',
              actions: { type: 'storeProblem', params: fromEvent('error') },
              description: 'It could not be read; what is shown stays.',
            },
          },
        },
        moreUnreadable: {
          description: 'What is shown stays; the shopper may try again.',
          always: { guard: 'isStale', target: 'settled.refreshing', description: 'A voucher was collected, used or ran out.' },
          on: { 'retry.pressed': { target: 'readingMore', description: 'Try again.' } },
        },
      },
    },
  },
});
