import { happeningsOf } from '#flows/happenings.ts';
import { optionsOf, searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { here } from './here.ts';

export const searchPanel = happeningsOf(searchPanelMachine)({
  inputs: {
    'at home': { regionId: here.regionId, place: { name: 'home' }, at: here.at },
    'at results': { regionId: here.regionId, place: { name: 'search', slug: 'day-pack', key: 'day pack' }, at: here.at },
  },
  events: {
    'box.focused': [{}], 'box.left': [{}], 'escape.pressed': [{}], 'text.typed': [({ context }) => ({ text: context.text === 'pack' ? 'packs' : 'pack' }), ({ context }) => (context.text === '' ? null : { text: '' })],
    'option.next': [{}], 'option.previous': [{}], 'option.chosen': [{ index: 0 }, { index: 1 }], 'search.pressed': [{}],
    'recent.removed': [({ context }) => ({ term: context.recent[0] ?? 'tea' })], 'recent.cleared': [{}], 'place.opened': [{ place: { name: 'home' } }],
  },
  ports: {
    readRecent: { answers: { 'one term': ['tea'] }, refusals: ['BROKEN_ANSWER'] },
    readHotSearches: { answers: { one: [{ hotSearchId: 1, title: 'Umbrella', content: 'umbrella' }] }, refusals: ['UNREACHABLE'] },
    readSuggestions: {
      answers: {
        'a term and a shop': ({ question }) => [
          { kind: 'term', name: `${question.keyword} lunch` }, { kind: 'shop', name: 'Packhouse', within: null, place: { name: 'store', shop: 'Packhouse', storeId: 1 } },
        ],
      },
      refusals: ['RATE_LIMITED'],
    },
  },
  begunAnew: 'it comes with the shop, whose document is written while it rests',
  seen: (context) => ({
    typed: context.text !== '', options: optionsOf(context).length > 0, on: context.active === null ? null : optionsOf(context)[context.active]?.kind, isPopularKnown: context.popular.length > 0,
    isAnswered: context.answers.some(({ keyword }) => keyword !== context.text),
  }),
  shownBy: 'the search box of the header and its panel',
});
