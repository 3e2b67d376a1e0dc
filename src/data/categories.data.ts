export { readCategoryTree } from './categoryTree.data.ts';
