import { happeningsOf } from '#flows/happenings.ts';
import { shelfMachine } from '#machines/shelf.machine.ts';
import { cardsOf, facets, pageOf, shopInfo } from './goods.ts';
import { here } from './here.ts';

const category = { kind: 'category' as const, title: 'Bags', path: [{ categoryId: 1, categoryName: 'Outdoors' }, { categoryId: 12, categoryName: 'Bags' }], children: [{ categoryId: 121, parentId: 12, categoryName: 'Day packs', pic: '/pictures/c121.webp', grade: 3, children: [] }] };
const scroll = { scrollId: 's1', facets: null };

export const shelf = happeningsOf(shelfMachine)({
  inputs: {
    'a category': { place: { name: 'categoryList', categoryList: 'bags', categoryId: 12 }, here },
    'a part of it, narrowed': { place: { name: 'categoryList', categoryList: 'bags', categoryId: 12, category: 'day-packs-121', wish: 'hasStock=1' }, here },
    'a tag': { place: { name: 'services', services: 'new-in', tagId: 3 }, here },
    'a brand': { place: { name: 'brand', brand: 'tarmak', brandId: 3 }, here },
    'what sells most': { place: { name: 'trending' }, here },
    'a shop': { place: { name: 'store', shop: 'kandy-outdoors', storeId: 7 }, here },
  },
  events: { 'end.neared': [{}], 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}] },
  ports: {
    filterPanel: { says: [] },
    readShelf: {
      answers: {
        'one page': { heading: category, page: { ...scroll, facets, ...cardsOf(1, 1) } },
        'five pages': { heading: { kind: 'shop', title: shopInfo.shopName, shop: shopInfo, categories: [{ categoryId: 1, categoryName: 'Outdoors' }, { categoryId: 2, categoryName: 'Kitchen' }] }, page: { ...scroll, ...cardsOf(1, 5) } },
        'a brand\'s': { heading: { kind: 'brand', title: 'Tarmak', brand: { brandId: 3, brandName: 'Tarmak', logo: '/pictures/brand-3.webp', letter: 'T', prodCount: 2 } }, page: { ...scroll, ...cardsOf(1, 1) } },
        'what sells most': { heading: { kind: 'trending' }, page: { ...scroll, ...cardsOf(1, 1) } },
        nothing: { heading: { kind: 'tag', title: 'New in', icon: '/pictures/tag-3.webp' }, page: { ...scroll, ...pageOf([], 1, 0) } },
      },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
    readMoreOfShelf: { answers: {
        'the next page': ({ question }) => ({ ...scroll, ...cardsOf(question.pageNumber, 5) }),
        'a renewed list': ({ context }) => ({ ...scroll, scrollId: context.scrollId === 's2' ? 's3' : 's2', ...cardsOf(1, 5) }),
      }, refusals: ['OFFLINE'] },
  },
  seen: ({ place, heading, read, gathered, facets: counts, isRenewed, scrollId, problem }) => ({
    place: JSON.stringify(place), heading: heading?.kind, read: read.current, pages: read.pages, cards: read.cards.length > 0, gathered: gathered.current, counts: counts !== null, isRenewed, scrollId, problem: problem?.code,
  }),
});
