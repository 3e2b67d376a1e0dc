import type { Sku, Variants } from '../model/product.ts';

/** What was picked per property: `{ Colour: 'Red' }`. */
export type Picks = Record<string, string>;

/** The picks that lead to a sku, from the contract's `properties` ("Colour:Red;Size:M"). */
export const picksOf = (sku: Sku): Picks =>
  Object.fromEntries(
    sku.properties
      .split(';')
      .filter(Boolean)
      .map((pair) => {
        const colon = pair.indexOf(':');
        return [pair.slice(0, colon), pair.slice(colon + 1)];
      }),
  );

const agrees = (sku: Sku, picks: Picks): boolean => {
  const own = picksOf(sku);
  return Object.entries(picks).every(([property, value]) => own[property] === value);
};

/**
 * What decides which variant a product is shown with: its price, whether it is on sale (`status` 1) and how many can be bought (-1: without
 * limit).
 */
export type Offered = Pick<Sku, 'price' | 'status' | 'stocks'>;

/** True for a variant that is on sale and of which there is one left, or no limit. */
export const isInStock = ({ status, stocks }: Pick<Offered, 'status' | 'stocks'>): boolean => status === 1 && stocks !== 0;

const rank = (variant: Offered): number => (isInStock(variant) ? 0 : 2 - variant.status);

/**
 * The variant whose price stands for the product, on cards and when its page opens: the cheapest that can be bought, else the
 * cheapest on sale, else the cheapest; of equal ones the first. Lists have the same rule in SQL (the view `default_variants`).
 */
export const defaultVariant = <Variant extends Offered>(variants: readonly Variant[]): Variant | null =>
  variants.reduce<Variant | null>(
    (best, each) => (best === null || (rank(each) - rank(best) || each.price - best.price) < 0 ? each : best),
    null,
  );

/** The one sku that the picks name; null while a property is not picked. */
export const skuOf = (product: Variants, picks: Picks): Sku | null =>
  product.props.every(({ propName }) => picks[propName] !== undefined) ? (product.skuList.find((sku) => agrees(sku, picks)) ?? null) : null;

/** True when no sku with this value, and the other picks as they are, can be bought. */
export const isValueSoldOut = (product: Variants, picks: Picks, propName: string, value: string): boolean =>
  !product.skuList.some((sku) => agrees(sku, { ...picks, [propName]: value }) && isInStock(sku));

/** Since when nothing with this value, and the other picks as they are, can be bought; null where nobody knows. */
export const soldOutSince = (product: Variants, picks: Picks, propName: string, value: string): string | null =>
  product.skuList
    .filter((sku) => agrees(sku, { ...picks, [propName]: value }))
    .reduce<string | null>((last, sku) => (last === null || (sku.soldOutSince ?? '') > last ? sku.soldOutSince : last), null);

/** The picks after one more: others that do not go with it any more give way to the nearest sku that does. */
export const pick = (product: Variants, picks: Picks, propName: string, value: string): Picks => {
  const wanted = { ...picks, [propName]: value };
  if (product.skuList.some((sku) => agrees(sku, wanted))) return wanted;
  const nearest = product.skuList.find((sku) => agrees(sku, { [propName]: value }));
  return nearest ? picksOf(nearest) : wanted;
};

/** What is picked when the page opens: the address's sku, else the one that the product is shown with. */
export const firstPicks = (product: Variants, skuId: number | null): Picks => {
  const sku = product.skuList.find((each) => each.skuId === skuId) ?? defaultVariant(product.skuList);
  return sku ? picksOf(sku) : {};
};

/** How many of a sku one may take: its stock and the product's own limit (`stocks` -1 is unlimited). */
export const mostOf = (product: Variants, sku: Sku | null): number => {
  if (sku === null) return 0;
  return Math.min(sku.stocks < 0 ? 999 : sku.stocks, product.maxBuy ?? 999);
};
