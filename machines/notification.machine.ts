import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { required } from './rules/required.ts';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, problemMessageId, type Problem } from './model/problem.ts';
import type { Announcement, OrderNotification } from './model/notification.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { PageInput } from './model/place.ts';
import type { PageOf } from './model/shop.ts';

export type NoticeTab = 'notices' | 'announcements';
/** A guest has announcements of his region only. */
export type NoticeList = { notices: PageOf<OrderNotification> | null; announcements: PageOf<Announcement> };
export type MoreNotices = { tab: 'notices'; page: PageOf<OrderNotification> } | { tab: 'announcements'; page: PageOf<Announcement> };
type Read<T> = { rows: T[]; current: number; pages: number };

type Context = {
  visitor: VisitorContext;
  tab: NoticeTab;
  notices: Read<OrderNotification>;
  announcements: Read<Announcement>;
  opened: OrderNotification | null;
  /** The notice that is being deleted. */
  removed: number | null;
  isStale: boolean;
  problem: Problem | null;
};

const nothing = { rows: [], current: 0, pages: 0 };
const firstOf = <T>(page: PageOf<T>): Read<T> => ({ rows: page.records, current: page.current, pages: page.pages });
const withMore = <T extends { id: number }>(read: Read<T>, page: PageOf<T>): Read<T> => {
  const shown = new Set(read.rows.map(({ id }) => id));
  return { rows: [...read.rows, ...page.records.filter(({ id }) => !shown.has(id))], current: page.current, pages: page.pages };
};

export const notificationMachine = setup({
  types: {
    input: {} as PageInput<'notification'>,
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'tab.chosen'; tab: NoticeTab }
      | { type: 'notice.opened'; id: number }
      | { type: 'notice.removed'; id: number }
      | { type: 'allRead.pressed' }
      | { type: 'more.pressed' }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    emitted: {} as PageEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** The first pages of both lists. */
    readNotices: port<NoticeList, { isLoggedIn: boolean; regionId: number; pages: Record<NoticeTab, number> }>(),
    subscribeToChanges: subscription(),
    readMoreNotices: port<MoreNotices, { tab: NoticeTab; current: number; isLoggedIn: boolean; regionId: number }>(),
    /** Marks one notice read, or with null all notices and announcements. */
    markRead: port<Record<string, never>, { id: number | null }>(),
    removeNotice: port<null, { id: number }>(),
  },
  actions: {
    storeFirst: assign(({ context }, answered: { output: Answered<NoticeList> }) => {
      const { notices, announcements } = answered.output.answer;
      return {
        notices: notices ? firstOf(notices) : nothing,
        announcements: firstOf(announcements),
        problem: null,
        tab: context.visitor.isLoggedIn ? context.tab : ('announcements' as const),
      };
    }),
    storeMore: assign(({ context }, answered: { output: Answered<MoreNotices> }) => {
      const more = answered.output.answer;
      return more.tab === 'notices'
        ? { notices: withMore(context.notices, more.page), problem: null }
        : { announcements: withMore(context.announcements, more.page), problem: null };
    }),
    storeTab: assign({ tab: (_, chosen: { tab: NoticeTab }) => chosen.tab }),
    storeOpened: assign({
      opened: ({ context }, opened: { id: number }) => context.notices.rows.find(({ id }) => id === opened.id) ?? null,
    }),
    storeRemoved: assign({ removed: (_, removed: { id: number }) => removed.id }),
    dropRemoved: assign({
      notices: ({ context }) => ({ ...context.notices, rows: context.notices.rows.filter(({ id }) => id !== context.removed) }),
      removed: null,
    }),
    clearRemoved: assign({ removed: null }),
    showRead: assign({
      notices: ({ context }) => ({
        ...context.notices,
        rows: context.notices.rows.map((row) => (row.id === context.opened?.id ? { ...row, status: 1 } : row)),
      }),
    }),
    showAllRead: assign({
      notices: ({ context }) => ({ ...context.notices, rows: context.notices.rows.map((row) => ({ ...row, status: 1 })) }),
      announcements: ({ context }) => ({
        ...context.announcements,
        rows: context.announcements.rows.map((row) => ({ ...row, unread: false })),
      }),
    }),
    noteChange: assign({ isStale: true }),
    beginReading: assign({ isStale: false }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
    tellTouched: emit({ type: 'notices.touched' }),
    tellRefused: emit(({ context }) => ({
      type: 'notice.given' as const,
      notice: { kind: 'alarm' as const, id: problemMessageId(required(context.problem).code) },
    })),
    goToOrder: emit(({ context }) => ({
      type: 'place.wanted' as const,
      place: { name: 'order' as const, orderNumber: required(context.opened?.orderNumber) },
    })),
  },
  guards: {
    isNotice: ({ context }, removed: { id: number }) => context.notices.rows.some(({ id }) => id === removed.id),
    isOther: ({ context }, chosen: { tab: NoticeTab }) => context.visitor.isLoggedIn && chosen.tab !== context.tab,
    isOrders: ({ context }, opened: { id: number }) =>
      context.notices.rows.some(({ id, orderNumber }) => id === opened.id && orderNumber !== null),
    hasUnread: ({ context }) =>
      context.visitor.isLoggedIn &&
      (context.notices.rows.some(({ status }) => status === 0) || context.announcements.rows.some(({ unread }) => unread)),
    isStale: ({ context }) => context.isStale,
    hasMore: ({ context }) => context[context.tab].current < context[context.tab].pages,
  },
}).createMachine({
  id: 'notification',
  description: "What the mall has to tell: notices of one's orders, and announcements for the region (guests too).",
  context: ({ input }) => ({
    visitor: input.visitor,
    tab: 'notices',
    notices: nothing,
    announcements: nothing,
    opened: null,
    removed: null,
    isStale: false,
    problem: null,
  }),
  invoke: { src: 'subscribeToChanges', input: ({ context }) => ({ topics: context.visitor.isLoggedIn ? ['notice'] : [] }) },
  on: {
    'data.changed': {
      actions: 'noteChange',
      description: 'Notices came or were read, here or elsewhere: they are read anew as soon as nothing else is under way.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'Notices and announcements are being read.',
      tags: 'busy',
      entry: 'beginReading',
      invoke: {
        src: 'readNotices',
        input: ({ context }) => ({
          isLoggedIn: context.visitor.isLoggedIn,
          regionId: context.visitor.regionId,
          pages: { notices: 1, announcements: 1 },
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeFirst', params: fromEvent('output') },
          description: 'The mall answers.',
        },
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
    shown: {
      description: 'Notices or announcements are on the screen.',
      always: { guard: 'isStale', target: 'refreshing', description: 'Notices came or were read meanwhile.' },
      on: {
        'tab.chosen': {
          guard: { type: 'isOther', params: fromEvent('tab') },
          actions: [{ type: 'storeTab', params: fromEvent('tab') }, 'clearProblem'],
          description: 'The other list.',
        },
        'notice.opened': {
          guard: { type: 'isOrders', params: fromEvent('id') },
          target: 'opening',
          actions: { type: 'storeOpened', params: fromEvent('id') },
          description: 'A notice is followed to its order.',
        },
        'notice.removed': {
          guard: { type: 'isNotice', params: fromEvent('id') },
          target: 'removing',
          actions: { type: 'storeRemoved', params: fromEvent('id') },
          description: 'A notice is not wanted any more.',
        },
        'allRead.pressed': { guard: 'hasUnread', target: 'marking', description: 'Everything counts as read.' },
        'more.pressed': { guard: 'hasMore', target: 'readingMore', description: 'Older ones are wanted.' },
      },
    },
    refreshing: {
      description: 'As much of both lists as is shown is read anew; it stays until then, and can be used.',
      entry: 'beginReading',
      on: {
        'tab.chosen': {
          actions: [{ type: 'storeTab', params: fromEvent('tab') }, 'clearProblem'],
          description: 'The other list; both are being read.',
        },
        'notice.opened': {
          guard: { type: 'isOrders', params: fromEvent('id') },
          target: 'opening',
          actions: [{ type: 'storeOpened', params: fromEvent('id') }, 'noteChange'],
          description: 'A notice is followed to its order first; the lists are read anew after it.',
        },
        'notice.removed': {
          guard: { type: 'isNotice', params: fromEvent('id') },
          target: 'removing',
          actions: [{ type: 'storeRemoved', params: fromEvent('id') }, 'noteChange'],
          description: 'A notice is deleted first; the lists are read anew after it.',
        },
        'allRead.pressed': {
          guard: 'hasUnread',
          target: 'marking',
          actions: 'noteChange',
          description: 'Everything counts as read first; the lists are read anew after it.',
        },
        'more.pressed': {
          guard: 'hasMore',
          target: 'readingMore',
          actions: 'noteChange',
          description: 'Older ones are wanted first; the lists are read anew after it.',
        },
      },
      invoke: {
        src: 'readNotices',
        input: ({ context }) => ({
          isLoggedIn: context.visitor.isLoggedIn,
          regionId: context.visitor.regionId,
          pages: { notices: context.notices.current, announcements: context.announcements.current },
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeFirst', params: fromEvent('output') },
          description: 'Both lists as they are now.',
        },
        onError: { target: 'shown', description: 'They could not be read: what is shown stays.' },
      },
    },
    readingMore: {
      description: 'Older ones are on their way; what is shown stays.',
      invoke: {
        src: 'readMoreNotices',
        input: ({ context }) => ({
          tab: context.tab,
          current: context[context.tab].current + 1,
          isLoggedIn: context.visitor.isLoggedIn,
          regionId: context.visitor.regionId,
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeMore', params: fromEvent('output') },
          description: 'Older ones.',
        },
        onError: {
          target: 'shown',
          actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'tellRefused'],
          description: 'They could not be read: a toast says why, one can press again.',
        },
      },
    },
    marking: {
      description: 'The mall marks all as read.',
      tags: 'busy',
      invoke: {
        src: 'markRead',
        input: { id: null },
        onDone: { target: 'shown', actions: ['showAllRead', 'tellTouched'], description: 'All read; the header counts again.' },
        onError: {
          target: 'shown',
          actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'tellRefused'],
          description: 'Not marked: a toast says why.',
        },
      },
    },
    removing: {
      description: 'The mall deletes the notice; for a while it can be taken back.',
      invoke: {
        src: 'removeNotice',
        input: ({ context }) => ({ id: required(context.removed) }),
        onDone: { target: 'shown', actions: ['dropRemoved', 'tellTouched'], description: 'Gone; the header counts again.' },
        onError: {
          target: 'shown',
          actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'clearRemoved', 'tellRefused'],
          description: 'Not deleted: a toast says why.',
        },
      },
    },
    opening: {
      description: 'The notice is marked read, then its order opens.',
      invoke: {
        src: 'markRead',
        input: ({ context }) => ({ id: context.opened?.id ?? null }),
        onDone: { target: 'shown', actions: ['showRead', 'tellTouched', 'goToOrder'], description: 'Read: to the order.' },
        onError: { target: 'shown', actions: 'goToOrder', description: 'Not marked; the order opens all the same.' },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof notificationMachine>;

/** The first page is known. */
export const isRead = (snapshot: Snapshot): boolean => !snapshot.matches('reading') && !snapshot.matches('unreadable');
