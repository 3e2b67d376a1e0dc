import { happeningsOf } from '#flows/happenings.ts';
import { searchMachine } from '#machines/search.machine.ts';
import { card, cardsOf, facets, pageOf, shopCard } from './goods.ts';
import { here } from './here.ts';

const found = { scrollId: 's1', correctedKey: null, noResultHint: null, related: [], facets: null };
const place = { name: 'search' as const, slug: 'day-pack', key: 'day pack' };

export const search = happeningsOf(searchMachine)({
  inputs: {
    'for a pack': { place, here },
    'for a red one': { place: { ...place, wish: 'categoryTypeAttrIds=60001&minPrice=9000&maxPrice=100&sortName=price&sort=desc&page=2&minRating=7' }, here },
    'for a shop': { place: { ...place, wish: 'tab=shops' }, here },
  },
  events: { 'end.neared': [{}], 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}] },
  ports: {
    filterPanel: { says: [] },
    searchProducts: {
      answers: {
        nothing: { ...found, ...pageOf([], 1, 0), correctedKey: 'day packs', related: ['backpack'] },
        'a page of five': ({ question }) => ({ ...found, ...cardsOf(question.pageNumber, 5) }),
        'the only page': { ...found, ...cardsOf(1, 1), correctedKey: 'day packs', noResultHint: 'Some of these words were not found.', related: ['backpack'], facets },
        'a renewed list': ({ context }) => ({ ...found, scrollId: context.scrollId === 's2' ? 's3' : 's2', ...cardsOf(1, 5) }),
      },
      refusals: ['UNREACHABLE', 'VALIDATION'],
    },
    readPopularProducts: { answers: { 'a popular one': [card(41)] }, refusals: ['OFFLINE'] },
    findShops: { answers: { one: [shopCard], none: [] }, refusals: ['UNREACHABLE'] },
  },
  seen: ({ place: asked, read, gathered, facets: counts, correctedKey, popular, shops, isRenewed, scrollId, problem }) => ({
    wish: asked.wish, read: read.current, pages: read.pages, cards: read.cards.length > 0, gathered: gathered.current, counts: counts !== null, correctedKey, popular: popular.length > 0, shops: shops.length, isRenewed, scrollId, problem: problem?.code,
  }),
});
