import { ProblemError } from '#machines/problem.ts';
import type { ShelfFirst, ShelfHeading, ShelfPlace } from '#machines/shelf.machine.ts';
import type { Category, PageOf, ProdCard } from '#machines/words.ts';
import { readCategoryTree } from './categories.data.ts';
import type { Ask, How } from './door.ts';
import { graphql } from './gql/gql.ts';

const size = 24;
type Question = { place: ShelfPlace; regionId: number };

const ReadCategoryShelf = graphql(`
  query ReadCategoryShelf($categoryId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    categoryProducts(categoryId: $categoryId, regionId: $regionId, current: $current, size: $size) { ...CardPage }
  }
`);
const ReadTagShelf = graphql(`
  query ReadTagShelf($tagId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    productsByTag(tagId: $tagId, regionId: $regionId, current: $current, size: $size) { ...CardPage }
  }
`);
const ReadShopShelf = graphql(`
  query ReadShopShelf($shopId: SafeInt!, $regionId: SafeInt!, $current: Int!, $size: Int!) {
    shopProducts(shopId: $shopId, regionId: $regionId, current: $current, size: $size) { ...CardPage }
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
  const path = pathTo(await readCategoryTree(ask, { regionId }, how), place.categoryId);
  const category = path.at(-1);
  if (!category) throw new ProblemError({ code: 'NOT_FOUND', at: 0 });
  return { kind: 'category', title: category.categoryName, path, children: category.children };
};

/** One more page of a shelf (contract F4, F9, F17). */
export const readMoreOfShelf = async (ask: Ask, { place, regionId, current }: Question & { current: number }, how?: How): Promise<PageOf<ProdCard>> => {
  const page = { regionId, current, size };
  if (place.name === 'store') return (await ask(ReadShopShelf, { shopId: place.storeId, ...page }, how)).shopProducts;
  if (place.name === 'services') return (await ask(ReadTagShelf, { tagId: place.tagId, ...page }, how)).productsByTag;
  return (await ask(ReadCategoryShelf, { categoryId: place.categoryId, ...page }, how)).categoryProducts;
};

/** Heading and first page of a shelf. @throws ProblemError NOT_FOUND for an unknown category, tag or shop */
export const readShelf = async (ask: Ask, question: Question, how?: How): Promise<ShelfFirst> => {
  const [heading, page] = await Promise.all([readHeading(ask, question, how), readMoreOfShelf(ask, { ...question, current: 1 }, how)]);
  return { heading, page };
};
