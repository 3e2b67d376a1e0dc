import { assign, raise, sendTo, setup } from 'xstate';
import { required } from './rules/required.ts';
import { cartMachine } from './cart.machine.ts';
import { languageMachine } from './language.machine.ts';
import { effect, callbackPort, fromEvent, type Moment, type Stamped } from './ports.ts';
import type { Problem } from './model/problem.ts';
import { regionMachine } from './region.machine.ts';
import { searchPanelMachine } from './searchPanel.machine.ts';
import { sessionMachine } from './session.machine.ts';
import { themeMachine } from './theme.machine.ts';
import { toastsMachine } from './toasts.machine.ts';
import type { PageEvent, ReloadHandover, Toast, PostLoginIntent } from './model/pageEvent.ts';
import type { Favourite } from './model/favourite.ts';
import type { VisitorContext, Shopper } from './model/visitor.ts';
import { places, type Place } from './model/place.ts';
import type { WantedLine } from './model/cart.ts';
import type { SignInProvider } from './model/signIn.ts';

/** How a place was reached: a link starts at the top, Back returns to where one was. */
export type Way = 'load' | 'link' | 'back';

/** What is told when an intent is carried out. */
const carried = (intent: PostLoginIntent) => {
  switch (intent.kind) {
    case 'addLine':
      return { type: 'line.added' as const, line: intent.line, key: intent.key };
    case 'openPlace':
      return { type: 'place.wanted' as const, place: intent.place };
    case 'favourite':
      return { type: 'favourites.wanted' as const, favourites: [intent.favourite], isWanted: true };
    // A part of the page finds its own wish again.
    case 'beside':
      return { type: 'login.closed' as const };
  }
};

export const shopMachine = setup({
  types: {
    input: {} as { place: Place; visitor: VisitorContext; shopper: Shopper | null },
    context: {} as {
      place: Place;
      way: Way;
      visits: number;
      visitor: VisitorContext;
      shopper: Shopper | null;
      intent: PostLoginIntent | null;
      isLost: boolean;
      made: number;
      problem: Problem | null;
    },
    events: {} as Stamped<
      | PageEvent
      | { type: 'kept.found'; kept: ReloadHandover }
      | { type: 'place.opened'; place: Place; way: Way }
      | { type: 'page.ready' }
      | { type: 'page.failed'; problem: Problem }
      | { type: 'retry.pressed' }
      | { type: 'session.ended' }
    >,
    children: {} as {
      session: 'session';
      cart: 'cart';
      toasts: 'toasts';
      searchPanel: 'searchPanel';
      region: 'region';
      language: 'language';
      theme: 'theme';
    },
    tags: {} as 'busy',
  },
  actors: {
    session: sessionMachine,
    cart: cartMachine,
    toasts: toastsMachine,
    searchPanel: searchPanelMachine,
    region: regionMachine,
    language: languageMachine,
    theme: themeMachine,
    /** Brings the page of a place, runs its machine beside the shop and passes its facts on. */
    runPage: callbackPort<Stamped<{ type: 'resume' }>, { place: Place; way: Way; visitor: VisitorContext }>(),
    /** Brings the owners of favourites and footprint once the page is at rest, and runs them beside the shop. */
    runKeeping: callbackPort<Stamped<Extract<PageEvent, { type: 'favourites.wanted' }>>, { visitor: VisitorContext }>(),
    /** Brings the login dialog and runs its machine. */
    runLogin: callbackPort<Stamped<{ type: 'resume' }>, { place: Place; way: Way; visitor: VisitorContext; isLost: boolean }>(),
  },
  actions: {
    storePlace: assign({
      place: (_, opened: { place: Place; way: Way }) => opened.place,
      way: (_, opened: { place: Place; way: Way }) => opened.way,
      visits: ({ context }) => context.visits + 1,
      problem: null,
    }),
    storeSettledPlace: assign({ place: (_, settled: { place: Place }) => settled.place }),
    storeProblem: assign({ problem: (_, failed: { problem: Problem }) => failed.problem }),
    storeIntent: assign((_, wanted: { intent: PostLoginIntent | null; isLost: boolean }) => wanted),
    storeLineIntent: assign({
      intent: ({ context }, added: { line: WantedLine }): PostLoginIntent => ({
        kind: 'addLine',
        line: added.line,
        key: `${context.visitor.seed}-wish-${context.made + 1}`,
      }),
      made: ({ context }) => context.made + 1,
    }),
    clearIntent: assign({ intent: null, isLost: false }),
    askForLogin: raise(({ context }) => ({ type: 'login.wanted' as const, intent: null, at: context.visitor.at })),
    /** Spec 2: every navigation scrolls to the top (Back returns to its place) and records the route name. */
    recordVisit: effect<{ place: Place; way: Way }>(),
    /** The page is the same, its address says more now (the variant). */
    settleAddress: effect<{ place: Place }>(),
    goTo: effect<{ place: Place; replace: boolean }>(),
    /** Puts the intent and the message where they survive the reload, then reloads (spec 4). */
    keepAndReload: effect<ReloadHandover>(),
    /** Keeps where the shopper is and what he wanted, and goes to the provider (contract B4, B5). */
    leaveForProvider: effect<{ provider: SignInProvider; intent: PostLoginIntent | null }>(),
    giveNotice: sendTo('toasts', (_, given: { notice: Toast; at: Moment }) => ({ type: 'notice.given' as const, ...given })),
    passLine: sendTo('cart', (_, added: { line: WantedLine; key?: string; at: Moment }) => ({ type: 'line.added' as const, ...added })),
    carryOut: raise((_, found: { intent: PostLoginIntent; at: Moment }) => ({ ...carried(found.intent), at: found.at })),
    passFavourites: sendTo('keeping', (_, wanted: { favourites: Favourite[]; isWanted: boolean; at: Moment }) => ({
      type: 'favourites.wanted' as const,
      ...wanted,
    })),
    touchCart: sendTo('cart', (_, touched: { at: Moment }) => ({ type: 'cart.touched' as const, ...touched })),
    touchNotices: sendTo('session', (_, touched: { at: Moment }) => ({ type: 'notices.touched' as const, ...touched })),
    logOut: sendTo('session', (_, wanted: { notice: Toast; at: Moment }) => ({ type: 'logout.pressed' as const, ...wanted })),
    tellSearchPanel: sendTo('searchPanel', (_, opened: { place: Place; at: Moment }) => ({ type: 'place.opened' as const, ...opened })),
    endSession: sendTo('session', (_, ended: { at: Moment }) => ({ type: 'session.ended' as const, ...ended })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.shopper !== null,
    isGuestAtShoppersPlace: ({ context }) => context.shopper === null && places[context.place.name].audience === 'shopper',
    hasIntent: (_, found: { intent: PostLoginIntent | null }) => found.intent !== null,
  },
}).createMachine({
  id: 'shop',
  description: 'The root: who is always here, which page is open, and what a guest wanted before he logged in.',
  context: ({ input }) => ({ ...input, way: 'load', visits: 0, intent: null, isLost: false, made: 0, problem: null }),
  type: 'parallel',
  invoke: [
    { src: 'session', id: 'session', input: ({ context }) => ({ shopper: context.shopper }) },
    { src: 'cart', id: 'cart', input: ({ context }) => ({ isLoggedIn: context.shopper !== null, seed: context.visitor.seed }) },
    { src: 'toasts', id: 'toasts' },
    {
      src: 'searchPanel',
      id: 'searchPanel',
      input: ({ context }) => ({ regionId: context.visitor.regionId, place: context.place, at: context.visitor.at }),
    },
    { src: 'region', id: 'region', input: ({ context }) => ({ regionId: context.visitor.regionId }) },
    { src: 'language', id: 'language', input: ({ context }) => ({ locale: context.visitor.locale }) },
    { src: 'theme', id: 'theme' },
    { src: 'runKeeping', id: 'keeping', input: ({ context }) => ({ visitor: context.visitor }) },
  ],
  on: {
    'notice.given': {
      actions: { type: 'giveNotice', params: fromEvent('notice', 'at') },
      description: 'Somebody has something to say in passing.',
    },
    'favourites.wanted': {
      description: 'A heart was pressed, a shop is to be followed: the owner of the favourites takes it.',
      actions: {
        type: 'passFavourites',
        params: fromEvent('favourites', 'isWanted', 'at'),
      },
    },
    'place.wanted': {
      actions: { type: 'goTo', params: ({ event }) => ({ place: event.place, replace: event.replace ?? false }) },
      description: 'A page sends the shopper on: the address bar follows, and it opens the place.',
    },
    'place.settled': {
      description: 'The open page names itself more exactly: the address follows, nothing opens anew.',
      actions: [
        { type: 'storeSettledPlace', params: fromEvent('place') },
        { type: 'settleAddress', params: fromEvent('place') },
      ],
    },
    'cart.touched': {
      actions: { type: 'touchCart', params: fromEvent('at') },
      description: 'A page changed the cart from outside.',
    },
    'notices.touched': { actions: { type: 'touchNotices', params: fromEvent('at') }, description: 'Notices were read.' },
    'logout.wanted': {
      actions: { type: 'logOut', params: fromEvent('notice', 'at') },
      description: 'The shopper logs out.',
    },
    'kept.found': [
      {
        guard: { type: 'hasIntent', params: ({ event }) => ({ intent: event.kept.intent }) },
        description: "After the login's reload: the message is shown, and what the guest wanted is carried out.",
        actions: [
          { type: 'giveNotice', params: ({ event }) => ({ notice: event.kept.notice, at: event.at }) },
          { type: 'carryOut', params: ({ event }) => ({ intent: required(event.kept.intent), at: event.at }) },
        ],
      },
      {
        description: "After the login's reload: the message is shown.",
        actions: { type: 'giveNotice', params: ({ event }) => ({ notice: event.kept.notice, at: event.at }) },
      },
    ],
    'session.ended': {
      actions: { type: 'endSession', params: fromEvent('at') },
      description: 'The mall no longer knows the session (401).',
    },
  },
  states: {
    page: {
      description: 'The page at the place.',
      initial: 'arriving',
      on: {
        'place.opened': {
          description: 'The address changed: its page opens.',
          target: '.arriving',
          actions: [
            { type: 'storePlace', params: fromEvent('place', 'way') },
            { type: 'recordVisit', params: fromEvent('place', 'way') },
            { type: 'tellSearchPanel', params: fromEvent('place', 'at') },
          ],
        },
      },
      states: {
        arriving: {
          description: 'May this visitor be here?',
          always: [
            { guard: 'isGuestAtShoppersPlace', target: 'gated', description: 'A guest at a shopper\'s place: "Login to the mall".' },
            { target: 'open', description: 'Everybody else: open it.' },
          ],
        },
        gated: { description: 'The place waits behind the login.', entry: 'askForLogin' },
        open: {
          description: 'A page is run beside the shop.',
          invoke: {
            src: 'runPage',
            id: 'page',
            input: ({ context }) => ({ place: context.place, way: context.way, visitor: context.visitor }),
          },
          on: {
            'page.failed': {
              target: '.unreachable',
              actions: { type: 'storeProblem', params: fromEvent('problem') },
              description: 'What it is made of did not load; behind a document that may be seen only now.',
            },
          },
          initial: 'opening',
          states: {
            opening: {
              description: 'Its chunk, machine and words are on their way; the page before stays on the screen.',
              tags: 'busy',
              on: {
                'page.ready': { target: 'shown', description: 'The page runs.' },
              },
            },
            shown: { description: 'The page is on the screen.' },
            unreachable: {
              description: 'What this page needs is not reachable.',
              on: { 'retry.pressed': { target: '#shop.page.arriving', description: 'Try again.' } },
            },
          },
        },
      },
    },
    login: {
      description: 'The dialog "Login to the mall".',
      initial: 'closed',
      states: {
        closed: {
          description: 'No dialog.',
          on: {
            'login.wanted': {
              target: 'open',
              actions: { type: 'storeIntent', params: ({ event }) => ({ intent: event.intent, isLost: event.isLost ?? false }) },
              description: 'A guest needs a login for what he wants.',
            },
            'login.succeeded': {
              target: 'done',
              actions: {
                type: 'keepAndReload',
                params: ({ event }) => ({ intent: { kind: 'openPlace' as const, place: { name: 'home' as const } }, notice: event.notice }),
              },
              description: 'An account was made on the page "Register": message kept over the reload, then home.',
            },
            'line.added': [
              {
                guard: 'isLoggedIn',
                actions: { type: 'passLine', params: ({ event }) => ({ line: event.line, key: event.key, at: event.at }) },
                description: 'A line is wanted: the cart takes it.',
              },
              {
                target: 'open',
                actions: { type: 'storeLineIntent', params: fromEvent('line') },
                description: 'A guest wants a line: the intent is kept, the login opens.',
              },
            ],
          },
        },
        open: {
          description: 'The dialog is open; its machine runs beside the shop.',
          invoke: {
            src: 'runLogin',
            id: 'loginDialog',
            input: ({ context }) => ({ place: context.place, way: context.way, visitor: context.visitor, isLost: context.isLost }),
          },
          on: {
            'login.closed': { target: 'closed', actions: 'clearIntent', description: 'Given up: what was wanted is forgotten.' },
            'place.opened': { target: 'closed', actions: 'clearIntent', description: 'Another page opens (Back): the dialog closes.' },
            'login.succeeded': {
              target: 'done',
              actions: { type: 'keepAndReload', params: ({ context, event }) => ({ intent: context.intent, notice: event.notice }) },
              description: 'Session stored: message and intent are kept over the reload.',
            },
            'signIn.wanted': {
              actions: { type: 'leaveForProvider', params: ({ context, event }) => ({ provider: event.provider, intent: context.intent }) },
              description: 'Somebody else is to say who it is: the browser goes there, and comes back to this page.',
            },
          },
        },
        done: { description: 'Logged in; the page is about to reload.' },
      },
    },
  },
});
