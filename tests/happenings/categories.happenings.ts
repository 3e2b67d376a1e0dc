import { happeningsOf } from '#flows/happenings.ts';
import { categoriesMachine } from '#machines/categories.machine.ts';
import { here } from './here.ts';

export const categories = happeningsOf(categoriesMachine)({
  inputs: { usual: { place: { name: 'categories' }, here } },
  events: { 'retry.pressed': [{}], resume: [{}] },
  ports: {
    readCategoryTree: {
      answers: {
        'three levels': [{ categoryId: 1, parentId: 0, categoryName: 'Outdoors', pic: '/pictures/c1.webp', grade: 1, children: [
          { categoryId: 12, parentId: 1, categoryName: 'Bags', pic: '/pictures/c12.webp', grade: 2, children: [{ categoryId: 121, parentId: 12, categoryName: 'Day packs', pic: '/pictures/c121.webp', grade: 3, children: [] }] },
        ] }],
      },
      refusals: ['UNREACHABLE'],
    },
  },
});
