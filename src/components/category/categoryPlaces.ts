import { slugWithId } from '#machines/rules/list/listQuery.ts';
import type { Category } from '#machines/model/category.ts';
import type { PlaceOf } from '#machines/model/place.ts';

type Named = Pick<Category, 'categoryId' | 'categoryName'>;

/** A category's own list: `/{categoryList}/{categoryId}`. */
export const listPlace = ({ categoryId, categoryName }: Named): PlaceOf<'categoryList'> => ({
  name: 'categoryList',
  categoryList: categoryName,
  categoryId,
});

/** What lies inside, chosen on the list of its parent: `/{categoryList}/{categoryId}/prods/{category}`. */
export const insidePlace = (
  parent: Pick<PlaceOf<'categoryList'>, 'categoryList' | 'categoryId'>,
  inside: Named,
): PlaceOf<'categoryList'> => ({
  name: 'categoryList',
  categoryList: parent.categoryList,
  categoryId: parent.categoryId,
  category: slugWithId(inside.categoryName, inside.categoryId),
});

/** A category to look around in: `/discover/sub/{category}`. */
export const discoverPlace = ({ categoryId, categoryName }: Named): PlaceOf<'subCategory'> => ({
  name: 'subCategory',
  category: slugWithId(categoryName, categoryId),
});

/** Where a category leads: to look around where something lies inside it, else to its list. */
export const deeper = (category: Category): PlaceOf<'subCategory' | 'categoryList'> =>
  category.children.length > 0 ? discoverPlace(category) : listPlace(category);
