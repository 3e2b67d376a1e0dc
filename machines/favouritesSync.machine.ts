import { assign, emit, setup } from 'xstate';
import { subscription, type DataChanged } from './rules/changes.ts';
import { changedAmong, keyOf, withFavouriteMutation, type FavouriteMutation, type KnownFavourites } from './rules/favourite.ts';
import { isPassing } from './rules/outbox/outbox.ts';
import { required } from './rules/required.ts';
import { effect, callbackPort, fromEvent, port, type Moment, type Stamped } from './ports.ts';
import { problemOf, problemMessageId, type Problem } from './model/problem.ts';
import type { PageEvent } from './model/pageEvent.ts';
import type { Favourite } from './model/favourite.ts';

/** Most products that are asked about at once (contract H3). */
const mostAsked = 100;

type Wanted = { favourites: Favourite[]; isWanted: boolean };
type Context = KnownFavourites & {
  isLoggedIn: boolean;
  seed: string;
  made: number;
  mutations: FavouriteMutation[];
  problem: Problem | null;
  /** What is to be asked about, and what is being asked about. */
  asked: Favourite[];
  asking: Favourite[];
  /** The key that is being saved. */
  sending: string | null;
};

export const favouritesSyncMachine = setup({
  types: {
    input: {} as { isLoggedIn: boolean; seed: string },
    context: {} as Context,
    events: {} as Stamped<
      | DataChanged
      | { type: 'favourites.wanted'; favourites: Favourite[]; isWanted: boolean }
      | { type: 'cards.shown'; favourites: Favourite[] }
      | { type: 'network.returned' }
      | { type: 'intents.found'; intents: FavouriteMutation[] }
    >,
    emitted: {} as PageEvent,
  },
  actors: {
    /** Which of these are kept. */
    readKept: port<Favourite[], { favourites: Favourite[] }>(),
    /** Saves one change; how many follow the shop, where the mall said it. */
    saveFavourite: port<{ fansCount: number | null }, FavouriteMutation>(),
    /** What this browser kept of hearts and follows: at the beginning, and when another tab ends. */
    listenToOutbox: callbackPort<{ type: 'resume' }>(),
    subscribeToChanges: subscription(),
  },
  actions: {
    queueQuestions: assign({
      asked: ({ context }, shown: { favourites: Favourite[] }) => {
        const known = new Set([...Object.keys(context.kept), ...context.asked.map(keyOf), ...context.asking.map(keyOf)]);
        return [
          ...context.asked,
          ...[...new Map(shown.favourites.map((favourite) => [keyOf(favourite), favourite])).values()].filter(
            (favourite) => !known.has(keyOf(favourite)),
          ),
        ];
      },
    }),
    queueChanged: assign({
      asked: ({ context: { kept, asked, asking } }, { ref }: { ref: DataChanged['ref'] }) => {
        const waiting = new Set(asked.map(keyOf));
        const changed = changedAmong(new Set([...Object.keys(kept), ...asking.map(keyOf)]), ref);
        return [...asked, ...changed.filter((favourite) => !waiting.has(keyOf(favourite)))];
      },
    }),
    takeQuestions: assign({
      asking: ({ context }) => context.asked.slice(0, mostAsked),
      asked: ({ context }) => context.asked.slice(mostAsked),
    }),
    storeAnswers: assign(({ context: { asking, kept } }, answered: { kept: Favourite[] }) => {
      const yes = new Set(answered.kept.map(keyOf));
      return {
        kept: { ...kept, ...Object.fromEntries(asking.map((favourite) => [keyOf(favourite), yes.has(keyOf(favourite))])) },
        asking: [],
      };
    }),
    clearQuestions: assign({ asked: [], asking: [] }),
    queueMutations: assign(({ context: { mutations, seed, made, sending } }, { favourites, isWanted, at }: Wanted & { at: Moment }) => ({
      mutations: favourites.reduce(
        (queue, favourite, place) =>
          withFavouriteMutation(queue, { favourite, isWanted, at, key: `${seed}-favourite-${made + place + 1}`, refused: null }, sending),
        mutations,
      ),
      made: made + favourites.length,
    })),
    storeFound: assign({ mutations: (_, found: { intents: FavouriteMutation[] }) => found.intents }),
    noteSending: assign({ sending: ({ context }) => context.mutations[0]?.key ?? null }),
    storeSaved: assign(({ context }, saved: { fansCount: number | null }) => {
      const mutation = context.mutations.find((each) => each.key === context.sending);
      if (!mutation) return {};
      const key = keyOf(mutation.favourite);
      return {
        mutations: context.mutations.filter((each) => each !== mutation),
        kept: { ...context.kept, [key]: mutation.isWanted },
        fans: saved.fansCount === null ? context.fans : { ...context.fans, [key]: saved.fansCount },
      };
    }),
    dropMutation: assign({ mutations: ({ context }) => context.mutations.filter(({ key }) => key !== context.sending) }),
    /** Keeps what is not saved where the next page, tab or visit finds it. */
    persistMutations: effect(),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    askForLogin: emit((_, { favourites: [favourite] }: Wanted): PageEvent => ({
      type: 'login.wanted',
      intent: favourite ? { kind: 'favourite', favourite } : null,
    })),
    tellAdded: emit((): PageEvent => ({ type: 'notice.given', notice: { kind: 'good', id: 'toast.addedToFavourites' } })),
    tellRefused: emit(({ context }): PageEvent => ({
      type: 'notice.given',
      notice: { kind: 'alarm', id: problemMessageId(required(context.problem).code) },
    })),
    tellWaiting: emit((): PageEvent => ({ type: 'notice.given', notice: { kind: 'warn', id: 'toast.favouriteWaits' } })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isWanted: (_, wanted: Wanted) => wanted.isWanted && wanted.favourites.length > 0,
    hasMutation: ({ context }) => context.mutations.length > 0,
    hasQuestion: ({ context }) => context.asked.length > 0,
    isLastNewProduct: ({ context }) =>
      context.mutations.length === 1 && context.mutations[0]?.isWanted === true && context.mutations[0].favourite.kind === 'product',
    isPassing: (_, failed: { error: unknown }) => isPassing(problemOf(failed.error)),
  },
  delays: { untilGathered: 50, untilNextTry: 5_000 },
}).createMachine({
  id: 'favouritesSync',
  description:
    'The one owner of favourites and follows. Hearts answer at once; changes queue here, outlive a reload, and are saved one at a time.',
  context: ({ input }) => ({ ...input, made: 0, kept: {}, fans: {}, asked: [], asking: [], mutations: [], sending: null, problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Can this visitor have favourites?',
      always: [
        { guard: 'isLoggedIn', target: 'open', description: 'A shopper has some.' },
        { target: 'closed', description: 'A guest has none before he logs in.' },
      ],
    },
    closed: {
      description: 'A guest: what he would keep is kept as a change over the login.',
      on: {
        'favourites.wanted': {
          guard: { type: 'isWanted', params: fromEvent('favourites', 'isWanted') },
          actions: { type: 'askForLogin', params: fromEvent('favourites', 'isWanted') },
          description: 'A guest presses a heart: the login opens, and it is carried out after that.',
        },
      },
    },
    open: {
      description: "The shopper's favourites.",
      initial: 'resting',
      invoke: [{ src: 'subscribeToChanges', input: { topics: ['collection'] } }, { src: 'listenToOutbox' }],
      on: {
        'favourites.wanted': {
          actions: [{ type: 'queueMutations', params: fromEvent('favourites', 'isWanted', 'at') }, 'persistMutations'],
          description: 'A heart or a follow button was pressed: it queues, outlives a reload, and shows at once.',
        },
        'intents.found': {
          actions: { type: 'storeFound', params: fromEvent('intents') },
          description: 'Hearts that a page, tab or visit before left behind: this tab saves them.',
        },
        'cards.shown': {
          actions: { type: 'queueQuestions', params: fromEvent('favourites') },
          description: 'Cards came on the screen whose hearts are not known yet.',
        },
        'data.changed': {
          actions: { type: 'queueChanged', params: fromEvent('ref') },
          description: 'A heart was filled or emptied, here or elsewhere, or may have been: those that it is about are asked about again.',
        },
      },
      states: {
        resting: {
          description: 'Nothing is being read or saved.',
          always: [
            { guard: 'hasMutation', target: 'saving', description: 'A change waits: save it.' },
            { guard: 'hasQuestion', target: 'gathering', description: 'Hearts are unknown: ask about them.' },
          ],
        },
        gathering: {
          description: 'More cards may come in this moment: they are asked about together.',
          always: { guard: 'hasMutation', target: 'saving', description: 'A change goes first.' },
          after: { untilGathered: { target: 'asking', description: 'That is all for now: ask.' } },
        },
        asking: {
          description: 'Which of the things on the screen are kept is being read.',
          entry: 'takeQuestions',
          invoke: {
            src: 'readKept',
            input: ({ context }) => ({ favourites: context.asking }),
            onDone: {
              target: 'resting',
              actions: { type: 'storeAnswers', params: ({ event }) => ({ kept: event.output.answer }) },
              description: 'The hearts fill.',
            },
            onError: {
              target: 'resting',
              actions: 'clearQuestions',
              description: 'It could not be read: the hearts stay as they are until the cards come again.',
            },
          },
        },
        saving: {
          description: 'The first change is being saved; every heart already shows it.',
          entry: 'noteSending',
          invoke: {
            src: 'saveFavourite',
            input: ({ context }) => required(context.mutations[0]),
            onDone: [
              {
                guard: 'isLastNewProduct',
                target: 'resting',
                description: 'A new favourite, the last that waited: a toast says it.',
                actions: [
                  'tellAdded',
                  { type: 'storeSaved', params: ({ event }) => ({ fansCount: event.output.answer.fansCount }) },
                  'persistMutations',
                ],
              },
              {
                target: 'resting',
                description: 'Saved.',
                actions: [
                  { type: 'storeSaved', params: ({ event }) => ({ fansCount: event.output.answer.fansCount }) },
                  'persistMutations',
                ],
              },
            ],
            onError: [
              {
                guard: { type: 'isPassing', params: fromEvent('error') },
                target: 'waiting',
                description: 'The mall cannot be reached: the change waits.',
                actions: 'tellWaiting',
              },
              {
                target: 'resting',
                description: 'Refused: the heart goes back, and a toast says why.',
                actions: [{ type: 'storeProblem', params: fromEvent('error') }, 'tellRefused', 'dropMutation', 'persistMutations'],
              },
            ],
          },
        },
        waiting: {
          description: 'No way to the mall: the changes wait and are tried again.',
          after: { untilNextTry: { target: 'resting', description: 'Five seconds later: try again.' } },
          on: { 'network.returned': { target: 'resting', description: 'The network is back: try at once.' } },
        },
      },
    },
  },
});
