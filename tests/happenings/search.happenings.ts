import { happeningsOf } from '#flows/happenings.ts';
import { searchMachine } from '#machines/search.machine.ts';
import { card, cardsOf, pageOf } from './goods.ts';
import { here } from './here.ts';

const found = { scrollId: 's1', sortName: 'default', sort: 'desc', correctedKey: null, related: [] };

export const search = happeningsOf(searchMachine)({
  inputs: { 'for a pack': { place: { name: 'search', slug: 'day-pack', key: 'day pack', sortName: 'default', sort: 'desc' }, here } },
  events: { 'sorting.chosen': [{ sortName: 'price', sort: 'asc' }], 'end.neared': [{}], 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}] },
  ports: {
    searchProducts: {
      answers: {
        nothing: { ...found, ...pageOf([], 1, 0), correctedKey: 'day packs', related: ['backpack'] },
        'a page of five': ({ question }) => ({ ...found, ...cardsOf(question.pageNumber, 5) }),
        'the only page': { ...found, ...cardsOf(1, 1) },
        'a renewed list': { ...found, scrollId: 's2', ...cardsOf(1, 5) },
      },
      refusals: ['UNREACHABLE', 'RATE_LIMITED'],
    },
    readPopularProducts: { answers: { 'a popular one': [card(41)] }, refusals: ['OFFLINE'] },
  },
});
