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
export async function conditionsOf(context: MallContext, param: Filters, region: Region): Promise<Conditions & { hasNoGoods: boolean }> {
  const words = await vocabularyOf(context);
  const choices = attrGroups(words, param.categoryTypeAttrIds ?? []).map((terms) => ({
    facet: attrFacetName(words.terms.get(terms[0]!)?.parentId ?? -terms[0]!),
    terms,
  }));
  const choose = (facet: string, terms: readonly number[] | undefined) => {
    if (terms !== undefined && terms.length > 0) choices.push({ facet, terms: [...terms] });
  };
  choose('category', param.categoryIds);
  choose('brand', param.brandIds);
  choose('shop', param.shopId === undefined ? undefined : [param.shopId]);
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : toMinor(amount, region.digits));
  const conditions: Conditions = {
    scope: param.categoryId === undefined ? [] : [[param.categoryId]],
    choices,
    minPrice: minor(param.minPrice),
    maxPrice: minor(param.maxPrice),
    minRating: param.minRating,
    inStock: param.hasStock,
    freeDelivery: param.freeDelivery,
    used: param.condition === undefined ? undefined : param.condition === 'USED',
    origins: param.placeOfOrigin?.length ? param.placeOfOrigin : undefined,
  };
  const isNarrowed =
    [...conditions.scope, ...choices].length > 0 ||
    [
      param.minPrice,
      param.maxPrice,
      param.hasStock,
      param.freeDelivery,
      param.condition,
      param.minRating,
      param.prodType,
      param.couponId,
      conditions.origins,
    ].some((value) => value !== undefined);
  if ((param.key ?? '').trim() === '' && !isNarrowed) throw refuse('VALIDATION', { fields: [{ field: 'key', code: 'REQUIRED' }] });
  // Vouchers and group buys have no products yet: their filters leave nothing.
  return { ...conditions, hasNoGoods: param.prodType === 1 || param.couponId !== undefined };
}
