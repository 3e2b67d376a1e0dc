import type { Facets } from '../../model/search.ts';
import type { Money } from '../../model/money.ts';

/** What a list of products is narrowed by (contract G1): OR inside one kind, AND across kinds. */
export type Filters = {
  categoryIds: number[];
  attrIds: number[];
  brandIds: number[];
  origins: string[];
  minPrice: Money | null;
  maxPrice: Money | null;
  minRating: number | null;
  condition: 'NEW' | 'USED' | null;
  freeDelivery: boolean;
  hasStock: boolean;
};

export const noFilters: Filters = {
  categoryIds: [],
  attrIds: [],
  brandIds: [],
  origins: [],
  minPrice: null,
  maxPrice: null,
  minRating: null,
  condition: null,
  freeDelivery: false,
  hasStock: false,
};

/** One thing to tick, or a bound of the price; `value` as the address spells it. */
export type Choice =
  | { kind: 'categoryIds' | 'attrIds' | 'brandIds' | 'minRating'; value: number }
  | { kind: 'origins' | 'condition'; value: string }
  | { kind: 'freeDelivery' | 'hasStock' }
  | { kind: 'price'; minPrice: Money | null; maxPrice: Money | null };

const withOrWithout = <Value extends string | number>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value].sort((one, other) => (one < other ? -1 : 1));

/** The filters after a choice: what was chosen is taken away, what was not is added; one out of many gives way. */
export const chosen = (filters: Filters, choice: Choice): Filters => {
  switch (choice.kind) {
    case 'attrIds':
      return { ...filters, attrIds: withOrWithout(filters.attrIds, choice.value) };
    case 'brandIds':
      return { ...filters, brandIds: withOrWithout(filters.brandIds, choice.value) };
    case 'origins':
      return { ...filters, origins: withOrWithout(filters.origins, choice.value) };
    case 'categoryIds':
      return { ...filters, categoryIds: withOrWithout(filters.categoryIds, choice.value) };
    case 'minRating':
      return { ...filters, minRating: filters.minRating === choice.value ? null : choice.value };
    case 'condition': {
      const condition = choice.value === 'USED' ? 'USED' : 'NEW';
      return { ...filters, condition: filters.condition === choice.value ? null : condition };
    }
    case 'freeDelivery':
      return { ...filters, freeDelivery: !filters.freeDelivery };
    case 'hasStock':
      return { ...filters, hasStock: !filters.hasStock };
    case 'price':
      return { ...filters, minPrice: choice.minPrice, maxPrice: choice.maxPrice };
  }
};

/** Everything that is chosen, one by one; choosing it again takes it away, the price by two nulls. */
export const choicesOf = (filters: Filters): Choice[] => [
  ...filters.categoryIds.map((value) => ({ kind: 'categoryIds' as const, value })),
  ...filters.attrIds.map((value) => ({ kind: 'attrIds' as const, value })),
  ...filters.brandIds.map((value) => ({ kind: 'brandIds' as const, value })),
  ...filters.origins.map((value) => ({ kind: 'origins' as const, value })),
  ...(filters.minPrice === null && filters.maxPrice === null
    ? []
    : [{ kind: 'price' as const, minPrice: filters.minPrice, maxPrice: filters.maxPrice }]),
  ...(filters.minRating === null ? [] : [{ kind: 'minRating' as const, value: filters.minRating }]),
  ...(filters.condition === null ? [] : [{ kind: 'condition' as const, value: filters.condition }]),
  ...(filters.freeDelivery ? [{ kind: 'freeDelivery' as const }] : []),
  ...(filters.hasStock ? [{ kind: 'hasStock' as const }] : []),
];

/** True where anything narrows a list. */
export const isFiltered = (filters: Filters): boolean => choicesOf(filters).length > 0;

/** The lowest price stands above the highest: nothing can be found. */
export const isUpsideDown = ({ minPrice, maxPrice }: Filters): boolean => minPrice !== null && maxPrice !== null && minPrice > maxPrice;

/** The filters without a choice that is in them. */
export const without = (filters: Filters, choice: Choice): Filters =>
  chosen(filters, choice.kind === 'price' ? { kind: 'price', minPrice: null, maxPrice: null } : choice);

/** How many products these filters leave, by the counts that were made with them: each one is either new or used. */
export const leftBy = (facets: Facets, { condition }: Filters): number =>
  facets.conditions.filter(({ code }) => condition === null || code === condition).reduce((sum, { count }) => sum + count, 0);

/** A price as it is typed or stands in an address: digits, and at most two behind a point or comma. Null for anything else. */
export const priceIn = (text: string): Money | null => (/^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null);
