import { happeningsOf } from '#flows/happenings.ts';
import { discoverMachine, type Discovery } from '#machines/discover.machine.ts';
import type { Category } from '#machines/words.ts';
import { card } from './goods.ts';
import { here } from './here.ts';

const leaf: Category = { categoryId: 121, parentId: 12, categoryName: 'Day packs', pic: '/pictures/c121.webp', grade: 3, children: [] };
const branch: Category = { categoryId: 12, parentId: 1, categoryName: 'Bags', pic: '/pictures/c12.webp', grade: 2, children: [leaf] };
const root: Category = { categoryId: 1, parentId: 0, categoryName: 'Outdoors', pic: '/pictures/c1.webp', grade: 1, children: [branch] };

const found = (path: Category[], inside: Category[], cards: Discovery['cards']): Discovery => ({ roots: [root], path, inside, cards, total: cards.length });

export const discover = happeningsOf(discoverMachine)({
  inputs: {
    'all categories': { place: { name: 'discover' }, here },
    'one category': { place: { name: 'subCategory', category: 'bags-12' }, here },
    'one beside the others': { place: { name: 'category', categoryId: null }, here },
  },
  events: { 'retry.pressed': [{}], resume: [{}] },
  ports: {
    readDiscovery: {
      answers: {
        'categories and products': ({ question }) => (question.place.name === 'discover' ? found([], [root], [card(1), card(2)]) : question.place.name === 'category' ? found([root], [branch], [card(1)]) : found([root, branch], [leaf], [card(1)])),
        'a category of which nothing is sold': ({ question }) => (question.place.name === 'discover' ? found([], [root], []) : found([root, branch, leaf], [], [])),
      },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
  },
});
