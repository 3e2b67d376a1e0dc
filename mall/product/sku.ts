import type { z } from 'zod';
import type { Locale } from '#machines/words.ts';
import { toMajor } from '#machines/money.ts';
import type { Vocabulary } from '../catalogue/vocabulary.ts';
import type { House } from '../house.ts';
import type { Region } from '../region/region.ts';
import { pictureOf, propertiesOf, variantName } from './naming.ts';
import type { sku, skuProp } from './product.shapes.ts';

export type SkuRow = { skuId: number; valueIds: number[]; colour: string; stocks: number; reserved: number; status: number; price: number; oriPrice: number | null; low30: number };
export type SkuOut = z.input<typeof sku>;

const monthMs = 30 * 86_400_000;

/** A product's variants with their prices in a region, now and at their lowest in 30 days; variants without one are not sold there. */
export async function skuRows(house: House, prodId: number, regionId: number, at = house.clock.now()): Promise<SkuRow[]> {
  const { rows } = await house.database.pool.query<SkuRow>({
    name: 'skus of product',
    text: `select k.sku_id as "skuId", k.value_ids as "valueIds", k.colour, k.stocks, k.reserved, k.status, s.price, s.ori_price as "oriPrice",
                  least(s.price, (select min(c.price) from price_changes c where c.sku_id = k.sku_id and c.region_id = $2 and c.until > $3)) as low30
           from skus k join sku_prices s on s.sku_id = k.sku_id and s.region_id = $2 where k.prod_id = $1 order by k.sku_id`,
    values: [prodId, regionId, at - monthMs],
  });
  return rows;
}

/** What can be sold of a variant: -1 is without limit. */
export const availableOf = (row: { stocks: number; reserved: number }): number => (row.stocks === -1 ? -1 : row.stocks - row.reserved);

export function skuOut(words: Vocabulary, row: SkuRow, product: { prodName: string; kind: number; tint: number }, region: Region, locale: Locale): SkuOut {
  return {
    skuId: row.skuId, skuName: variantName(words, row.valueIds, locale) || product.prodName, price: toMajor(row.price, region.digits),
    oriPrice: row.oriPrice === null ? null : toMajor(row.oriPrice, region.digits), currency: region.currency, priceSymbol: region.symbol, stocks: availableOf(row),
    pic: pictureOf(words, product.kind, row.colour, product.tint), properties: propertiesOf(words, row.valueIds, locale), valueIds: row.valueIds, partyCode: `SD-${row.skuId}`, status: row.status,
  };
}

/** The properties a shopper chooses by, with every value that any variant has, in the order of the vocabulary. */
export function propsOf(words: Vocabulary, rows: readonly SkuRow[], product: { kind: number; tint: number }, locale: Locale): z.input<typeof skuProp>[] {
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
    propId, propName: words.say(propId, locale),
    values: [...values].map(([valueId, colour]) => ({
      valueId, propValue: words.say(valueId, locale),
      pic: words.terms.get(propId)?.facts['key'] === 'colour' ? pictureOf(words, product.kind, colour, product.tint) : null,
    })),
  }));
}
