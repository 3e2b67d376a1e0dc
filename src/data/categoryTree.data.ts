import type { Category } from '#machines/model/category.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadCategoryTree = graphql(`
  query ReadCategoryTree($regionId: SafeInt!) {
    categoryTree(regionId: $regionId) {
      categoryId
      parentId
      categoryName
      pic
      children {
        categoryId
        parentId
        categoryName
        pic
        children {
          categoryId
          parentId
          categoryName
          pic
        }
      }
    }
  }
`);

type Branch = Omit<Category, 'children'> & { children?: Branch[] | null };

const grown = ({ children, ...category }: Branch): Category => ({ ...category, children: (children ?? []).map(grown) });

/** All categories of a region, at most three levels deep (contract F2). */
export const readCategoryTree = async (execute: Execute, input: { regionId: number }, options?: RequestOptions): Promise<Category[]> =>
  (await execute(ReadCategoryTree, input, options)).categoryTree.map(grown);

/** The way from the root to a category; empty when the tree has none with this id. */
export const pathTo = (categories: readonly Category[], categoryId: number): Category[] => {
  for (const category of categories) {
    if (category.categoryId === categoryId) return [category];
    const below = pathTo(category.children, categoryId);
    if (below.length > 0) return [category, ...below];
  }
  return [];
};
