import { assign, sendParent, setup } from 'xstate';
import { deed, port, type Answered, type Moment, type Stamped } from './port.ts';
import { withoutTerm, withTerm } from './recent.ts';
import { slugOf, wordsOf } from './slug.ts';
import type { HotSearch, Place } from './words.ts';

/** The longest text that the box takes. */
export const longestTerm = 100;

export type SearchPanelContext = {
  regionId: number; text: string; recent: string[]; popular: HotSearch[]; suggestions: string[];
  /** Which of `optionsOf` the keyboard stands on. */
  active: number | null;
  at: Moment;
};

/** What the panel lets one choose: while nothing is typed the recent and the popular searches, else the suggestions. */
export const optionsOf = ({ text, recent, popular, suggestions }: SearchPanelContext): string[] =>
  text.trim() === '' ? [...recent, ...popular.map((hot) => hot.content)] : suggestions;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

const termOf = (context: SearchPanelContext): string =>
  tidy(context.active === null ? context.text : optionsOf(context)[context.active] ?? context.text);

/** Spec 4: the results show what was searched, words capitalised; every other page an empty box. */
const textAt = (place: Place): string => (place.name === 'search' ? wordsOf(place.slug) || place.key : '');

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
      | { type: 'box.focused' } | { type: 'box.left' } | { type: 'escape.pressed' }
      | { type: 'text.typed'; text: string }
      | { type: 'option.next' } | { type: 'option.previous' }
      | { type: 'term.chosen'; term: string } | { type: 'search.pressed' }
      | { type: 'recent.removed'; term: string } | { type: 'recent.cleared' }
      | { type: 'place.opened'; place: Place }
    >,
  },
  actors: {
    readRecent: port<string[]>(),
    readHotSearches: port<HotSearch[], { regionId: number }>(),
    readSuggestions: port<string[], { keyword: string }>(),
  },
  actions: {
    keepText: assign({ text: (_, typed: { text: string; at: Moment }) => typed.text.slice(0, longestTerm), active: null, at: (_, typed: { text: string; at: Moment }) => typed.at }),
    showPlace: assign({ text: (_, opened: { place: Place; at: Moment }) => textAt(opened.place), suggestions: [], active: null, at: (_, opened: { place: Place; at: Moment }) => opened.at }),
    forgetSuggestions: assign({ suggestions: [] }),
    keepRecent: assign({ recent: (_, answered: { output: Answered<string[]> }) => answered.output.answer }),
    keepPopular: assign({ popular: (_, answered: { output: Answered<HotSearch[]> }) => answered.output.answer }),
    keepSuggestions: assign({ suggestions: (_, answered: { output: Answered<string[]> }) => answered.output.answer, active: null }),
    goDown: assign({ active: ({ context }) => moved(context, 1) }),
    goUp: assign({ active: ({ context }) => moved(context, -1) }),
    leaveOption: assign({ active: null }),
    takeOption: assign({ text: ({ context }) => termOf(context), at: (_, pressed: { at: Moment }) => pressed.at }),
    takeTerm: assign({ text: (_, chosen: { term: string; at: Moment }) => tidy(chosen.term), active: null, at: (_, chosen: { term: string; at: Moment }) => chosen.at }),
    putFirst: assign({ recent: ({ context }) => withTerm(context.recent, context.text), suggestions: [], active: null }),
    dropTerm: assign({ recent: ({ context }, removed: { term: string }) => withoutTerm(context.recent, removed.term), active: null }),
    dropAll: assign({ recent: [], active: null }),
    /** Puts a term before the stored ones; another tab may have stored some since. */
    storeTerm: deed<{ term: string }>(),
    storeWithout: deed<{ term: string }>(),
    storeNone: deed(),
    goToResults: sendParent(({ context }): { type: 'place.wanted'; place: Place; at: Moment } => ({
      type: 'place.wanted', at: context.at,
      place: { name: 'search', slug: slugOf(context.text), key: context.text },
    })),
  },
  guards: {
    hasTerm: ({ context }) => termOf(context) !== '',
    hasText: ({ context }) => context.text.trim() !== '',
    isText: (_, typed: { text: string }) => typed.text.trim() !== '',
    isPopularKnown: ({ context }) => context.popular.length > 0,
    hasOption: ({ context }) => optionsOf(context).length > 0,
    isOption: ({ context }, chosen: { term: string }) => optionsOf(context).includes(chosen.term),
    isRecent: ({ context }, removed: { term: string }) => context.text.trim() === '' && context.recent.includes(removed.term),
    hasRecent: ({ context }) => context.text.trim() === '' && context.recent.length > 0,
    isActive: ({ context }) => context.active !== null,
  },
  delays: { untilLettersRest: 150 },
}).createMachine({
  id: 'searchPanel',
  description: 'The search box of the header and its panel: recent and popular searches, suggestions while typing (spec 2, 4, 5).',
  context: ({ input }) => ({ regionId: input.regionId, text: textAt(input.place), recent: [], popular: [], suggestions: [], active: null, at: input.at }),
  initial: 'closed',
  on: {
    'place.opened': {
      target: '.closed',
      actions: { type: 'showPlace', params: ({ event }) => ({ place: event.place, at: event.at }) },
      description: 'A page opens: the results show their words in the box, other pages clear it.',
    },
    'search.pressed': {
      guard: 'hasTerm',
      target: '.closed',
      actions: [
        { type: 'takeOption', params: ({ event }) => ({ at: event.at }) },
        'putFirst',
        { type: 'storeTerm', params: ({ context }) => ({ term: context.text }) },
        'goToResults',
      ],
      description: 'Enter or the icon: the term is saved and its results open. An empty text is not submitted.',
    },
  },
  states: {
    closed: {
      description: 'Only the box is shown.',
      entry: 'leaveOption',
      on: {
        'box.focused': { target: 'open', description: 'The box is focused: the panel opens.' },
        'text.typed': { target: 'open', actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text, at: event.at }) }, 'forgetSuggestions'], description: 'A letter in the box opens the panel again.' },
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
        'option.next': { guard: 'hasOption', actions: 'goDown', description: 'Arrow down goes to the next option, after the last back to the box.' },
        'option.previous': { guard: 'hasOption', actions: 'goUp', description: 'Arrow up goes to the option before.' },
        'term.chosen': {
          guard: { type: 'isOption', params: ({ event }) => ({ term: event.term }) },
          target: 'closed',
          actions: [
            { type: 'takeTerm', params: ({ event }) => ({ term: event.term, at: event.at }) },
            'putFirst',
            { type: 'storeTerm', params: ({ context }) => ({ term: context.text }) },
            'goToResults',
          ],
          description: 'A recent, popular or suggested term is chosen: its results open.',
        },
        'recent.removed': {
          guard: { type: 'isRecent', params: ({ event }) => ({ term: event.term }) },
          actions: [{ type: 'dropTerm', params: ({ event }) => ({ term: event.term }) }, { type: 'storeWithout', params: ({ event }) => ({ term: event.term }) }],
          description: 'One recent search is removed.',
        },
        'recent.cleared': { guard: 'hasRecent', actions: ['dropAll', 'storeNone'], description: 'All recent searches are removed.' },
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
                onDone: { target: 'known', actions: { type: 'keepRecent', params: ({ event }) => ({ output: event.output }) }, description: 'Here they are.' },
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
                onDone: { target: 'known', actions: { type: 'keepPopular', params: ({ event }) => ({ output: event.output }) }, description: 'Here they are.' },
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
                guard: { type: 'isText', params: ({ event }) => ({ text: event.text }) },
                target: '.waiting',
                actions: { type: 'keepText', params: ({ event }) => ({ text: event.text, at: event.at }) },
                description: 'A letter: what was asked before is given up.',
              },
              {
                target: '.empty',
                actions: [{ type: 'keepText', params: ({ event }) => ({ text: event.text, at: event.at }) }, 'forgetSuggestions'],
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
                input: ({ context }) => ({ keyword: context.text.trim() }),
                onDone: { target: 'suggesting', actions: { type: 'keepSuggestions', params: ({ event }) => ({ output: event.output }) }, description: 'Suggestions for exactly these letters.' },
                onError: { target: 'suggesting', actions: 'forgetSuggestions', description: 'None could be read: searching works without.' },
              },
            },
            suggesting: { description: 'The suggestions are shown, the typed part marked.' },
          },
        },
      },
    },
  },
});
