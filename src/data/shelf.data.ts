import { ProblemError } from '#machines/problem.ts';
import { scopeOf, wishOf } from '#machines/listWish.ts';
import type { ShelfFirst, ShelfHeading, ShelfPage, ShelfPageQuestion, ShelfPlace } from '#machines/shelf.machine.ts';
import type { Category } from '#machines/words.ts';
import { readCategoryTree } from './categories.data.ts';
import type { Ask, How } from './door.ts';
import { graphql } from './gql/gql.ts';
import { pageSize, searchProducts } from './search.data.ts';

type Question = { place: ShelfPlace; regionId: number };

const ReadTagShelf = graphql(`
  query ReadTagShelf($tagId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    productsByTag(tagId: $tagId, regionId: $regionId, current: $current, size: $size) { ...CardPage }
  }
`);
const ReadTags = graphql(`
  query ReadTags($regionId: SafeInt!) { tags(regionId: $regionId) { tagId title icon } tagBlocks(regionId: $regionId) { tagId title icon } }
`);
const ReadShop = graphql(`
  query ReadShop($shopId: SafeInt!, $regionId: SafeInt!) {
    shop(shopId: $shopId, regionId: $regionId) {
      shopId shopName shopLogo score fansCount prodCount soldNum banner intro shopNotice openTime shipFrom responseMinutes onTimeRate
    }
  }
`);

/** The way from the root to a category; empty when the tree has none with this id. */
const pathTo = (categories: readonly Category[], categoryId: number): Category[] => {
  for (const category of categories) {
    if (category.categoryId === categoryId) return [category];
    const below = pathTo(category.children, categoryId);
    if (below.length > 0) return [category, ...below];
  }
  return [];
};

const readHeading = async (ask: Ask, { place, regionId }: Question, how?: How): Promise<ShelfHeading> => {
  if (place.name === 'store') {
    const { shop } = await ask(ReadShop, { shopId: place.storeId, regionId }, how);
    return { kind: 'shop', title: shop.shopName, shop };
  }
  if (place.name === 'services') {
    const { tags, tagBlocks } = await ask(ReadTags, { regionId }, how);
    const tag = [...tags, ...tagBlocks].find(({ tagId }) => tagId === place.tagId);
    if (!tag) throw new ProblemError({ code: 'NOT_FOUND', at: 0 });
    return { kind: 'tag', title: tag.title, icon: tag.icon };
  }
  const { categoryId } = scopeOf(place);
  const path = categoryId === null ? [] : pathTo(await readCategoryTree(ask, { regionId }, how), categoryId);
  const category = path.at(-1);
  const own = path.find((each) => each.categoryId === place.categoryId);
  // `/{categoryList}/{categoryId}/prods/{category}`: what was chosen must lie inside, and what lies beside it stays offered.
  if (!category || !own) throw new ProblemError({ code: 'NOT_FOUND', at: 0 });
  return { kind: 'category', title: category.categoryName, path, children: own.children };
};

/** One more page of a shelf: along its frozen scroll (contract G1), a tag's by its number (F9). */
export const readMoreOfShelf = async (ask: Ask, { place, regionId, pageNumber, scrollId }: ShelfPageQuestion, how?: How): Promise<ShelfPage> => {
  if (place.name !== 'services') return searchProducts(ask, { place, regionId, pageNumber, scrollId }, how);
  const { productsByTag } = await ask(ReadTagShelf, { tagId: place.tagId, regionId, current: pageNumber, size: pageSize }, how);
  return { ...productsByTag, scrollId: null, facets: null };
};

/** Heading and first page of a shelf. @throws ProblemError NOT_FOUND for an unknown category, tag or shop */
export const readShelf = async (ask: Ask, question: Question, how?: How): Promise<ShelfFirst> => {
  const first = { ...question, pageNumber: wishOf(question.place.wish).page, scrollId: null };
  const [heading, page] = await Promise.all([readHeading(ask, question, how), readMoreOfShelf(ask, first, how)]);
  return { heading, page };
};
