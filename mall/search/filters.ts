import type { z } from 'zod';
import { toMinor } from '#machines/rules/money/money.ts';
import { vocabularyOf } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { attrGroups } from '../product/termFilters.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Region } from '../region/region.ts';
import type { Conditions } from '../searchIndex/query.ts';
import type { facetQuery } from './search.schemas.ts';

export type Filters = z.output<typeof facetQuery>;

/** The name under which an attribute's values are counted. */
export const attrFacetName = (attrId: number): string => `attr ${attrId}`;

/**
 * A wish's filters as conditions on the shelf: OR inside, AND across. `categoryId` is the frame, all else a choice.
 * @throws VALIDATION when there is neither a key nor a filter
 */
export async function conditionsOf(context: MallContext, wish: Filters, region: Region): Promise<Conditions & { hasNoGoods: boolean }> {
  const words = await vocabularyOf(context);
  const choices = attrGroups(words, wish.categoryTypeAttrIds ?? []).map((terms) => ({
    facet: attrFacetName(words.terms.get(terms[0]!)?.parentId ?? -terms[0]!),
    terms,
  }));
  const choose = (facet: string, terms: readonly number[] | undefined) => {
    if (terms !== undefined && terms.length > 0) choices.push({ facet, terms: [...terms] });
  };
  choose('category', wish.categoryIds);
  choose('brand', wish.brandIds);
  choose('shop', wish.shopId === undefined ? undefined : [wish.shopId]);
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount, region.digits));
  const conditions: Conditions = {
    scope: wish.categoryId === undefined ? [] : [[wish.categoryId]],
    choices,
    minPrice: minor(wish.minPrice),
    maxPrice: minor(wish.maxPrice),
    minRating: wish.minRating,
    inStock: wish.hasStock,
    freeDelivery: wish.freeDelivery,
    used: wish.condition === undefined ? undefined : wish.condition === 'USED',
    origins: wish.placeOfOrigin?.length ? wish.placeOfOrigin : undefined,
  };
  const isNarrowed =
    [...conditions.scope, ...choices].length > 0 ||
    [
      wish.minPrice,
      wish.maxPrice,
      wish.hasStock,
      wish.freeDelivery,
      wish.condition,
      wish.minRating,
      wish.prodType,
      wish.couponId,
      conditions.origins,
    ].some((value) => value !== undefined);
  if ((wish.key ?? '').trim() === '' && !isNarrowed) throw refuse('VALIDATION', { fields: [{ field: 'key', code: 'REQUIRED' }] });
  // Vouchers and group buys have no products yet: their filters leave nothing.
  return { ...conditions, hasNoGoods: wish.prodType === 1 || wish.couponId !== undefined };
}
