import type { Money, Priced } from './money.ts';
import type { ProdCard } from './product.ts';
import type { PageOf } from './shop.ts';

export type HotSearch = { hotSearchId: number; title: string; content: string };

/** What a list can be narrowed by, with the count each choice would leave (contract G4). */
export type Facets = {
  attrs: { attrId: number; attrName: string; values: { attrValueId: number; value: string; count: number }[] }[];
  brands: { brandId: number; brandName: string; count: number }[];
  categories: { categoryId: number; categoryName: string; count: number }[];
  placesOfOrigin: { code: string; name: string; count: number }[];
  price: Priced & { min: Money; max: Money };
  ratings: { min: number; count: number }[];
  conditions: { code: string; count: number }[];
  freeDelivery: number;
  inStock: number;
};

export type SearchResult = PageOf<ProdCard> & {
  scrollId: string | null;
  correctedKey: string | null;
  /** The mall's own sentence where it found only what is near. */ noResultHint: string | null;
  related: string[];
  facets: Facets | null;
};
