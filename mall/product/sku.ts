import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { defaultVariant } from '#machines/rules/variants.ts';
import type { Vocabulary } from '../seed/vocabulary.ts';
import { skuInstallments } from '../payment/payLater.ts';
import type { Region } from '../region/region.ts';
import { pictureOf, propertiesOf, variantName } from './productName.ts';
import type { sku, skuProp } from './product.schemas.ts';

export type SkuRow = {
  skuId: number;
  valueIds: number[];
  colour: string;
  stocks: number;
  reserved: number;
  status: number;
  price: number;
  oriPrice: number | null;
  low30: number;
  /** Since when nothing of it can be bought; null while something can. */ soldOutAt: number | null;
};
export type SkuOut = z.input<typeof sku>;

/** What can be sold of a variant: -1 is without limit. */
export const availableOf = (row: { stocks: number; reserved: number }): number => (row.stocks === -1 ? -1 : row.stocks - row.reserved);

/** The variant whose price stands for the product; null where none has a price. */
export const defaultSku = (rows: readonly SkuRow[]): SkuRow | null =>
  defaultVariant(rows.map((row) => ({ price: row.price, status: row.status, stocks: availableOf(row), row })))?.row ?? null;

/** A variant as the contract has it; its money in major units, `at` in ms. */
export function skuOut(
  words: Vocabulary,
  row: SkuRow,
  product: { prodName: string; kind: number; tint: number },
  region: Region,
  locale: Locale,
  at: number,
): SkuOut {
  return {
    skuId: row.skuId,
    skuName: variantName(words, row.valueIds, locale) || product.prodName,
    price: toMajor(row.price, region.digits),
    oriPrice: row.oriPrice === null ? null : toMajor(row.oriPrice, region.digits),
    currency: region.currency,
    priceSymbol: region.symbol,
    stocks: availableOf(row),
    pic: pictureOf(words, product.kind, row.colour, product.tint),
    properties: propertiesOf(words, row.valueIds, locale),
    valueIds: row.valueIds,
    partyCode: `SD-${row.skuId}`,
    status: row.status,
    soldOutSince: row.soldOutAt === null ? null : new Date(row.soldOutAt).toISOString(),
    installments: skuInstallments(row.price, region, at),
    restockNotice: null,
  };
}

/** The properties a shopper chooses by, with every value that any variant has, in the order of the vocabulary. */
export function propsOf(
  words: Vocabulary,
  rows: readonly SkuRow[],
  product: { kind: number; tint: number },
  locale: Locale,
): z.input<typeof skuProp>[] {
  const props = new Map<number, Map<number, string>>();
  for (const row of rows) {
    for (const valueId of row.valueIds) {
      const propId = words.terms.get(valueId)?.parentId ?? 0;
      const values = props.get(propId) ?? new Map<number, string>();
      if (!values.has(valueId)) values.set(valueId, row.colour);
      props.set(propId, values);
    }
  }
  return [...props].map(([propId, values]) => ({
    propId,
    propName: words.say(propId, locale),
    values: [...values].map(([valueId, colour]) => ({
      valueId,
      propValue: words.say(valueId, locale),
      pic: words.terms.get(propId)?.facts['key'] === 'colour' ? pictureOf(words, product.kind, colour, product.tint) : null,
    })),
  }));
}
