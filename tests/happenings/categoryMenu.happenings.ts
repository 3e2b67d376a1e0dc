import { happeningsOf } from '#flows/happenings.ts';
import { categoryMenuMachine } from '#machines/categoryMenu.machine.ts';
import { here } from './here.ts';

const category = { pic: '/pictures/c1.webp', children: [] };
const tree = [
  { ...category, categoryId: 1, parentId: 0, categoryName: 'Outdoors', grade: 1, children: [
    { ...category, categoryId: 12, parentId: 1, categoryName: 'Bags', grade: 2, children: [{ ...category, categoryId: 121, parentId: 12, categoryName: 'Day packs', grade: 3 }] },
  ] },
  { ...category, categoryId: 2, parentId: 0, categoryName: 'Kitchen', grade: 1, children: [{ ...category, categoryId: 21, parentId: 2, categoryName: 'Kettles', grade: 2 }] },
];

const isMenu = ({ context: { form } }: { context: { form: string } }) => form === 'menu';

export const categoryMenu = happeningsOf(categoryMenuMachine)({
  inputs: { 'on the phone': { here, form: 'drawer' }, 'at the desk': { here, form: 'menu' } },
  events: {
    // An open drawer lies over its button.
    'button.pressed': [({ context: { form }, value }) => (form === 'drawer' && value !== 'closed' ? null : {})],
    'close.pressed': [{}], 'link.pressed': [{}], 'retry.pressed': [{}],
    'pointer.came': [(at) => (isMenu(at) ? {} : null)],
    'pointer.left': [(at) => (isMenu(at) ? {} : null)],
    'inside.reached': [(at) => (isMenu(at) ? {} : null)],
    'category.neared': [
      (at) => (isMenu(at) && at.context.path[0] !== 2 ? { categoryId: 2, isCrossing: false } : null),
      (at) => (isMenu(at) && at.context.path[0] !== 2 ? { categoryId: 2, isCrossing: true } : null),
    ],
    'category.chosen': [
      ({ context: { form, path } }) => (form === 'menu' || path.length === 0 ? { categoryId: 1, level: 0 } : null),
      ({ context: { form, path } }) => (form === 'drawer' && path.length === 1 ? { categoryId: 12, level: 1 } : null),
    ],
    'back.pressed': [(at) => (isMenu(at) ? null : {})],
  },
  begunAnew: 'its code comes when its button is neared, and a reload begins with the button alone',
  ports: {
    readCategoryTree: { answers: { 'three levels': tree, none: [] }, refusals: ['UNREACHABLE'] },
    hearWindow: { says: ['close.pressed'] },
  },
});
