import { assign, emit, setup } from 'xstate';
import { keyOf, withWish, type FavouriteWish, type Known } from './favourite.ts';
import { deed, port, type Stamped } from './port.ts';
import { isWeather, problemOf, sentenceOf, type Problem } from './problem.ts';
import type { Fact, Favourite } from './words.ts';

/** Most products that are asked about at once (contract H3). */
const mostAsked = 100;

type Wanted = { favourites: Favourite[]; isWanted: boolean };
type Context = Known & { isLoggedIn: boolean; asked: Favourite[]; wishes: FavouriteWish[]; problem: Problem | null };

export const collectionMachine = setup({
  types: {
    /** `wishes`: what this shopper wished before the page was reloaded, and nobody has saved. */
    input: {} as { isLoggedIn: boolean; wishes: FavouriteWish[] },
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'favourites.wanted'; favourites: Favourite[]; isWanted: boolean }
      | { type: 'cards.shown'; favourites: Favourite[] }
      | { type: 'network.returned' }
    >,
    emitted: {} as Fact,
  },
  actors: {
    /** Which of these are kept. */
    readKept: port<Favourite[], { favourites: Favourite[] }>(),
    /** Saves one wish; how many follow the shop, where the mall said it. */
    saveFavourite: port<{ fansCount: number | null }, FavouriteWish>(),
  },
  actions: {
    queueQuestions: assign({
      asked: ({ context }, shown: { favourites: Favourite[] }) => {
        const known = new Set([...Object.keys(context.kept), ...context.asked.map(keyOf)]);
        return [...context.asked, ...[...new Map(shown.favourites.map((favourite) => [keyOf(favourite), favourite])).values()].filter((favourite) => !known.has(keyOf(favourite)))];
      },
    }),
    keepAnswers: assign(({ context }, answered: { kept: Favourite[] }) => {
      const yes = new Set(answered.kept.map(keyOf));
      const asked = context.asked.slice(0, mostAsked);
      return { kept: { ...context.kept, ...Object.fromEntries(asked.map((favourite) => [keyOf(favourite), yes.has(keyOf(favourite))])) }, asked: context.asked.slice(mostAsked) };
    }),
    forgetQuestions: assign({ asked: [] }),
    queueWishes: assign({
      wishes: ({ context }, { favourites, isWanted }: Wanted) => favourites.reduce((wishes, favourite) => withWish(wishes, { favourite, isWanted }), context.wishes),
    }),
    keepSaved: assign(({ context }, saved: { fansCount: number | null }) => {
      const [wish, ...left] = context.wishes;
      if (!wish) return {};
      const key = keyOf(wish.favourite);
      return { wishes: left, kept: { ...context.kept, [key]: wish.isWanted }, fans: saved.fansCount === null ? context.fans : { ...context.fans, [key]: saved.fansCount } };
    }),
    dropWish: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
    /** Keeps what is not saved where a reload finds it. */
    storeWishes: deed<{ wishes: readonly FavouriteWish[] }>(),
    keepWhy: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    askForLogin: emit((_, { favourites: [favourite] }: Wanted): Fact => ({ type: 'login.wanted', wish: favourite ? { kind: 'favourite', favourite } : null })),
    tellAdded: emit((): Fact => ({ type: 'notice.given', notice: { kind: 'good', id: 'toast.addedToFavourites' } })),
    tellRefused: emit(({ context }): Fact => ({ type: 'notice.given', notice: { kind: 'alarm', id: sentenceOf(context.problem?.code ?? 'BROKEN_ANSWER') } })),
    tellWaiting: emit((): Fact => ({ type: 'notice.given', notice: { kind: 'warn', id: 'toast.favouriteWaits' } })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isWanted: (_, wanted: Wanted) => wanted.isWanted && wanted.favourites.length > 0,
    hasWish: ({ context }) => context.wishes.length > 0,
    hasQuestion: ({ context }) => context.asked.length > 0,
    isLastNewProduct: ({ context }) => context.wishes.length === 1 && context.wishes[0]?.isWanted === true && context.wishes[0].favourite.kind === 'product',
    isWeather: (_, failed: { error: unknown }) => isWeather(problemOf(failed.error)),
  },
  delays: { untilGathered: 50, untilNextTry: 5_000 },
}).createMachine({
  id: 'collection',
  description: 'The one owner of favourites and follows. Hearts answer at once; wishes queue here, outlive a reload, and are saved one at a time.',
  context: ({ input }) => ({ ...input, kept: {}, fans: {}, asked: [], problem: null }),
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
      description: 'A guest: what he would keep is kept as a wish over the login.',
      on: {
        'favourites.wanted': {
          guard: { type: 'isWanted', params: ({ event }) => ({ favourites: event.favourites, isWanted: event.isWanted }) },
          actions: { type: 'askForLogin', params: ({ event }) => ({ favourites: event.favourites, isWanted: event.isWanted }) },
          description: 'A guest presses a heart: the login opens, and it is carried out after that.',
        },
      },
    },
    open: {
      description: 'The shopper\'s favourites.',
      initial: 'resting',
      on: {
        'favourites.wanted': {
          actions: [{ type: 'queueWishes', params: ({ event }) => ({ favourites: event.favourites, isWanted: event.isWanted }) }, { type: 'storeWishes', params: ({ context }) => ({ wishes: context.wishes }) }],
          description: 'A heart or a follow button was pressed: it queues, outlives a reload, and shows at once.',
        },
        'cards.shown': { actions: { type: 'queueQuestions', params: ({ event }) => ({ favourites: event.favourites }) }, description: 'Cards came on the screen whose hearts are not known yet.' },
      },
      states: {
        resting: {
          description: 'Nothing is being read or saved.',
          always: [
            { guard: 'hasWish', target: 'saving', description: 'A wish waits: save it.' },
            { guard: 'hasQuestion', target: 'gathering', description: 'Hearts are unknown: ask about them.' },
          ],
        },
        gathering: {
          description: 'More cards may come in this moment: they are asked about together.',
          always: { guard: 'hasWish', target: 'saving', description: 'A wish goes first.' },
          after: { untilGathered: { target: 'asking', description: 'That is all for now: ask.' } },
        },
        asking: {
          description: 'Which of the things on the screen are kept is being read.',
          invoke: {
            src: 'readKept',
            input: ({ context }) => ({ favourites: context.asked.slice(0, mostAsked) }),
            onDone: { target: 'resting', actions: { type: 'keepAnswers', params: ({ event }) => ({ kept: event.output.answer }) }, description: 'The hearts fill.' },
            onError: { target: 'resting', actions: 'forgetQuestions', description: 'It could not be read: the hearts stay empty until the cards come again.' },
          },
        },
        saving: {
          description: 'The first wish is being saved; every heart already shows it.',
          invoke: {
            src: 'saveFavourite',
            input: ({ context }) => context.wishes[0]!,
            onDone: [
              {
                guard: 'isLastNewProduct', target: 'resting', description: 'A new favourite, the last that waited: a toast says it.',
                actions: ['tellAdded', { type: 'keepSaved', params: ({ event }) => ({ fansCount: event.output.answer.fansCount }) }, { type: 'storeWishes', params: ({ context }) => ({ wishes: context.wishes }) }],
              },
              {
                target: 'resting', description: 'Saved.',
                actions: [{ type: 'keepSaved', params: ({ event }) => ({ fansCount: event.output.answer.fansCount }) }, { type: 'storeWishes', params: ({ context }) => ({ wishes: context.wishes }) }],
              },
            ],
            onError: [
              {
                guard: { type: 'isWeather', params: ({ event }) => ({ error: event.error }) }, target: 'waiting', description: 'The mall cannot be reached: the wish waits.',
                actions: 'tellWaiting',
              },
              {
                target: 'resting', description: 'Refused: the heart goes back, and a toast says why.',
                actions: [{ type: 'keepWhy', params: ({ event }) => ({ error: event.error }) }, 'tellRefused', 'dropWish', { type: 'storeWishes', params: ({ context }) => ({ wishes: context.wishes }) }],
              },
            ],
          },
        },
        waiting: {
          description: 'No way to the mall: the wishes wait and are tried again.',
          after: { untilNextTry: { target: 'saving', description: 'Five seconds later: try again.' } },
          on: { 'network.returned': { target: 'saving', description: 'The network is back: try at once.' } },
        },
      },
    },
  },
});
