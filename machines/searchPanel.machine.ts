import { assign, sendParent, setup } from 'xstate';
import { effect, fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { withoutTerm, withTerm } from './rules/list/recentSearches.ts';
import { capitalisedWords } from './rules/slug.ts';
import { knownFor, placeIn, placeOfSuggestion, withAnswer, type Suggested, type Suggestion } from './rules/list/suggestions.ts';
import type { HotSearch } from './model/search.ts';
import type { Place } from './model/place.ts';

/** The longest text that the box takes. */
export const longestTerm = 100;

export type SearchPanelContext = {
  regionId: number;
  text: string;
  /** What the results on the screen were asked by, to the letter; empty elsewhere. */
  asked: string;
  recent: string[];
  popular: HotSearch[];
  suggestions: Suggestion[];
  answers: Suggested[];
  /** Which of `optionsOf` the keyboard stands on. */
  active: number | null;
  at: Moment;
};

const termsOf = ({ recent, popular }: SearchPanelContext): string[] => [...recent, ...popular.map((hot) => hot.content)];

/** What the panel lets one choose: while nothing is typed the recent and the popular searches, else the suggestions. */
export const optionsOf = (context: SearchPanelContext): Suggestion[] =>
  context.text.trim() === '' ? termsOf(context).map((name) => ({ kind: 'term', name })) : context.suggestions;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Spec 4: the results show what was searched, words capitalised; every other page an empty box. */
const shownFor = (asked: string): string => capitalisedWords(asked);
const askedAt = (place: Place): string => (place.name === 'search' ? place.key : '');

/** What the box asks for: while it shows what the results were asked by, that to the letter. */
const termIn = ({ text, asked }: SearchPanelContext): string => (text === shownFor(asked) ? asked : tidy(text));

/** What Enter would take: the option that the keyboard stands on, or the words in the box. */
const chosenIn = (context: SearchPanelContext, at = context.active): Suggestion =>
  (at === null ? undefined : optionsOf(context)[at]) ?? { kind: 'term', name: termIn(context) };

const answerFor = ({ answers }: SearchPanelContext, text: string): Suggestion[] | undefined =>
  answers.find(({ keyword }) => keyword === text.trim())?.suggestions;

const moved = (context: SearchPanelContext, step: 1 | -1): number | null => {
  const last = optionsOf(context).length - 1;
  if (context.active === null) return step === 1 ? 0 : last;
  const next = context.active + step;
  return next < 0 || next > last ? null : next;
};

export const searchPanelMachine = setup({
  types: {
    input: {} as { regionId: number; place: Place; at: Moment },
    context: {} as SearchPanelContext,
    events: {} as Stamped<
      | { type: 'box.focused' }
      | { type: 'box.left' }
      | { type: 'escape.pressed' }
      | { type: 'text.typed'; text: string }
      | { type: 'option.next' }
      | { type: 'option.previous' }
      | { type: 'option.chosen'; index: number }
      | { type: 'search.pressed' }
      | { type: 'recent.removed'; term: string }
      | { type: 'recent.cleared' }
      | { type: 'place.opened'; place: Place }
    >,
  },
  actors: {
    readRecent: port<string[]>(),
    readHotSearches: port<HotSearch[], { regionId: number }>(),
    readSuggestions: port<Suggestion[], { keyword: string; regionId: number }>(),
  },
  actions: {
    storeText: assign({
      text: (_, typed: { text: string; at: Moment }) => typed.text.slice(0, longestTerm),
      active: null,
      at: (_, typed: { text: string; at: Moment }) => typed.at,
    }),
    showKnown: assign({
      suggestions: ({ context }) => answerFor(context, context.text) ?? knownFor(context.text, context.suggestions, termsOf(context)),
    }),
    showPlace: assign((_, { place, at }: { place: Place; at: Moment }) => ({
      asked: askedAt(place),
      text: shownFor(askedAt(place)),
      suggestions: [],
      active: null,
      at,
    })),
    clearSuggestions: assign({ suggestions: [] }),
    storeRecent: assign({ recent: (_, answered: { output: Answered<string[]> }) => answered.output.answer }),
    storePopular: assign({ popular: (_, answered: { output: Answered<HotSearch[]> }) => answered.output.answer }),
    storeSuggestions: assign(({ context }, answered: { output: Answered<Suggestion[]> }) => {
      const suggestions = answered.output.answer;
      return {
        suggestions,
        answers: withAnswer(context.answers, { keyword: context.text.trim(), suggestions }),
        active: context.active === null ? null : placeIn(suggestions, context.suggestions[context.active]),
      };
    }),
    goDown: assign({ active: ({ context }) => moved(context, 1) }),
    goUp: assign({ active: ({ context }) => moved(context, -1) }),
    leaveOption: assign({ active: null }),
    standOn: assign({ active: (_, chosen: { index: number }) => chosen.index }),
    takeOption: assign(({ context }, pressed: { at: Moment }) => ({ text: chosenIn(context).name, active: null, at: pressed.at })),
    putFirst: assign({ recent: ({ context }) => withTerm(context.recent, context.text), suggestions: [], active: null }),
    dropTerm: assign({ recent: ({ context }, removed: { term: string }) => withoutTerm(context.recent, removed.term), active: null }),
    dropAll: assign({ recent: [], active: null }),
    /** Puts a term before the stored ones; another tab may have stored some since. */
    persistTerm: effect<{ term: string }>(),
    persistWithout: effect<{ term: string }>(),
    persistNone: effect(),
    goToChosen: sendParent(({ context }, chosen: { at: Moment }): { type: 'place.wanted'; place: Place; at: Moment } => ({
      type: 'place.wanted',
      at: chosen.at,
      place: placeOfSuggestion(chosenIn(context)),
    })),
  },
  guards: {
    isPlaceActive: ({ context }) => chosenIn(context).kind !== 'term',
    hasTerm: ({ context }) => chosenIn(context).name !== '',
    hasText: ({ context }) => context.text.trim() !== '',
    isText: (_, typed: { text: string }) => typed.text.trim() !== '',
    isPopularKnown: ({ context }) => context.popular.length > 0,
    hasOption: ({ context }) => optionsOf(context).length > 0,
    isPlace: ({ context }, chosen: { index: number }) =>
      optionsOf(context)[chosen.index] !== undefined && chosenIn(context, chosen.index).kind !== 'term',
    isTerm: ({ context }, chosen: { index: number }) => optionsOf(context)[chosen.index]?.kind === 'term',
    isAnswered: ({ context }, typed: { text: string }) => typed.text.trim() !== '' && answerFor(context, typed.text) !== undefined,
    isRecent: ({ context }, removed: { term: string }) => context.text.trim() === '' && context.recent.includes(removed.term),
    hasRecent: ({ context }) => context.text.trim() === '' && context.recent.length > 0,
    isActive: ({ context }) => context.active !== null,
  },
  delays: { untilLettersRest: 60 },
}).createMachine({
  id: 'searchPanel',
  description: 'The search box of the header and its panel: recent and popular searches, suggestions while typing (spec 2, 4, 5).',
  context: ({ input }) => ({
    regionId: input.regionId,
    asked: askedAt(input.place),
    text: shownFor(askedAt(input.place)),
    recent: [],
    popular: [],
    suggestions: [],
    answers: [],
    active: null,
    at: input.at,
  }),
  initial: 'closed',
  on: {
    'place.opened': {
      target: '.closed',
      actions: { type: 'showPlace', params: fromEvent('place', 'at') },
      description: 'A page opens: the results show their words in the box, other pages clear it.',
    },
    'search.pressed': [
      {
        guard: 'isPlaceActive',
        target: '.closed',
        actions: { type: 'goToChosen', params: fromEvent('at') },
        description: 'Enter on a category, a brand or a shop: its page opens.',
      },
      {
        guard: 'hasTerm',
        target: '.closed',
        actions: [
          { type: 'takeOption', params: fromEvent('at') },
          'putFirst',
          { type: 'persistTerm', params: ({ context }) => ({ term: context.text }) },
          { type: 'goToChosen', params: fromEvent('at') },
        ],
        description: 'Enter or the icon: the term is saved and its results open. An empty text is not submitted.',
      },
    ],
  },
  states: {
    closed: {
      description: 'Only the box is shown.',
      entry: 'leaveOption',
      on: {
        'box.focused': { target: 'open', description: 'The box is focused: the panel opens.' },
        'text.typed': {
          target: 'open',
          actions: [{ type: 'storeText', params: fromEvent('text', 'at') }, 'showKnown'],
          description: 'A letter in the box opens the panel again.',
        },
        'option.next': { target: 'open', description: 'Arrow down opens the panel again.' },
      },
    },
    open: {
      description: 'The panel is open; on a small screen it fills it.',
      type: 'parallel',
      on: {
        'box.left': { target: 'closed', description: 'The focus leaves box and panel.' },
        'escape.pressed': [
          { guard: 'isActive', actions: 'leaveOption', description: 'Escape leaves the option first.' },
          { target: 'closed', description: 'Escape, or the back arrow of the small screen, closes the panel.' },
        ],
        'option.next': {
          guard: 'hasOption',
          actions: 'goDown',
          description: 'Arrow down goes to the next option, after the last back to the box.',
        },
        'option.previous': { guard: 'hasOption', actions: 'goUp', description: 'Arrow up goes to the option before.' },
        'option.chosen': [
          {
            guard: { type: 'isPlace', params: fromEvent('index') },
            target: 'closed',
            actions: [
              { type: 'standOn', params: fromEvent('index') },
              { type: 'goToChosen', params: fromEvent('at') },
            ],
            description: 'A category, a brand or a shop is chosen: its page opens.',
          },
          {
            guard: { type: 'isTerm', params: fromEvent('index') },
            target: 'closed',
            actions: [
              { type: 'standOn', params: fromEvent('index') },
              { type: 'takeOption', params: fromEvent('at') },
              'putFirst',
              { type: 'persistTerm', params: ({ context }) => ({ term: context.text }) },
              { type: 'goToChosen', params: fromEvent('at') },
            ],
            description: 'A recent, popular or suggested term is chosen: its results open.',
          },
        ],
        'recent.removed': {
          guard: { type: 'isRecent', params: fromEvent('term') },
          actions: [
            { type: 'dropTerm', params: fromEvent('term') },
            { type: 'persistWithout', params: fromEvent('term') },
          ],
          description: 'One recent search is removed.',
        },
        'recent.cleared': { guard: 'hasRecent', actions: ['dropAll', 'persistNone'], description: 'All recent searches are removed.' },
      },
      states: {
        memory: {
          description: 'The recent searches of this browser.',
          initial: 'reading',
          states: {
            reading: {
              description: 'They are taken from storage.',
              invoke: {
                src: 'readRecent',
                onDone: {
                  target: 'known',
                  actions: { type: 'storeRecent', params: fromEvent('output') },
                  description: 'Here they are.',
                },
                onError: { target: 'known', description: 'Storage is closed: none are shown.' },
              },
            },
            known: { description: 'They are shown while nothing is typed.' },
          },
        },
        popular: {
          description: 'The ten popular searches of the region.',
          initial: 'wanted',
          states: {
            wanted: {
              description: 'Are they known already?',
              always: [
                { guard: 'isPopularKnown', target: 'known', description: 'They were read before.' },
                { target: 'reading', description: 'Not yet.' },
              ],
            },
            reading: {
              description: 'They are being read.',
              invoke: {
                src: 'readHotSearches',
                input: ({ context }) => ({ regionId: context.regionId }),
                onDone: {
                  target: 'known',
                  actions: { type: 'storePopular', params: fromEvent('output') },
                  description: 'Here they are.',
                },
                onError: { target: 'known', description: 'They could not be read: the panel does without (spec 8).' },
              },
            },
            known: { description: 'They are shown while nothing is typed.' },
          },
        },
        typing: {
          description: 'Suggestions for what is typed.',
          initial: 'arriving',
          on: {
            'text.typed': [
              {
                guard: { type: 'isAnswered', params: fromEvent('text') },
                target: '.suggesting',
                actions: [{ type: 'storeText', params: fromEvent('text', 'at') }, 'showKnown'],
                description: 'Letters that were asked before: what was suggested for them is shown at once.',
              },
              {
                guard: { type: 'isText', params: fromEvent('text') },
                target: '.waiting',
                actions: [{ type: 'storeText', params: fromEvent('text', 'at') }, 'showKnown'],
                description: 'A letter: what was asked before is given up; what is known and goes on so is shown at once.',
              },
              {
                target: '.empty',
                actions: [{ type: 'storeText', params: fromEvent('text', 'at') }, 'clearSuggestions'],
                description: 'The box is empty again.',
              },
            ],
          },
          states: {
            arriving: {
              description: 'Is something typed?',
              always: [
                { guard: 'hasText', target: 'waiting', description: 'There is a text already.' },
                { target: 'empty', description: 'The box is empty.' },
              ],
            },
            empty: { description: 'Nothing is typed: recent and popular searches are shown.' },
            waiting: {
              description: 'Letters may still come.',
              after: { untilLettersRest: { target: 'asking', description: 'No letter for a moment: ask.' } },
            },
            asking: {
              description: 'Suggestions for these letters are on their way; another letter gives them up.',
              invoke: {
                src: 'readSuggestions',
                input: ({ context }) => ({ keyword: context.text.trim(), regionId: context.regionId }),
                onDone: {
                  target: 'suggesting',
                  actions: { type: 'storeSuggestions', params: fromEvent('output') },
                  description: 'Suggestions for exactly these letters.',
                },
                onError: {
                  target: 'suggesting',
                  actions: 'clearSuggestions',
                  description: 'None could be read: searching works without.',
                },
              },
            },
            suggesting: { description: 'The suggestions are shown, the typed part marked.' },
          },
        },
      },
    },
  },
});
