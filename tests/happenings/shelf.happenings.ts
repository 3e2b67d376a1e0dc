import { happeningsOf } from '#flows/happenings.ts';
import { shelfMachine } from '#machines/shelf.machine.ts';
import { cardsOf, pageOf, shopInfo } from './goods.ts';
import { here } from './here.ts';

const category = { kind: 'category' as const, title: 'Bags', path: [{ categoryId: 1, categoryName: 'Outdoors' }, { categoryId: 12, categoryName: 'Bags' }], children: [] };

export const shelf = happeningsOf(shelfMachine)({
  inputs: {
    'a category': { place: { name: 'categoryList', categoryList: 'bags', categoryId: 12 }, here },
    'a shop': { place: { name: 'store', shop: 'kandy-outdoors', storeId: 7 }, here },
  },
  events: { 'end.neared': [{}], 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}] },
  ports: {
    readShelf: {
      answers: {
        'one page': { heading: category, page: cardsOf(1, 1) },
        'five pages': { heading: { kind: 'shop', title: shopInfo.shopName, shop: shopInfo }, page: cardsOf(1, 5) },
        nothing: { heading: { kind: 'tag', title: 'New in', icon: '/pictures/tag-3.webp' }, page: pageOf([], 1, 0) },
      },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
    readMoreOfShelf: { answers: { 'the next page': ({ question }) => cardsOf(question.current, 5) }, refusals: ['OFFLINE'] },
  },
});
