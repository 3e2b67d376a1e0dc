/** One number space for everything a shelf row may list in `terms`, and for the words beside it. */
export const firstId = {
  root: 1_001,
  middle: 2_001,
  leaf: 3_001,
  tag: 4_001,
  brand: 5_001,
  shop: 10_001,
  series: 21_001,
  kind: 30_001,
  feature: 40_001,
  attribute: 50_001,
  value: 60_001,
  phrase: 80_001,
} as const;

/** Words that pages say about any product; their ids never move. */
export const labelId = {
  brand: 90_001,
  origin: 90_002,
  grossWeight: 90_003,
  model: 90_009,
  noReturn: 90_010,
  openHours: 90_011,
} as const;

export const firstProdId = 100_001;
/** A product's variants: `prodId * 100 + 1` and on. */
export const skuIdOf = (prodId: number, at: number): number => prodId * 100 + at + 1;
