import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import { type Texts, textsBy } from '../seed/texts.ts';
import { wordsFor } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { idArray } from '../platform/postgres/idArray.ts';
import { stockStatusOf, type StockStatus } from './card.ts';
import { nameOf, pictureOf, variantName } from './productName.ts';

/**
 * Everything a cart, a checkout or an order needs to know about one variant in one region. Prices in minor units, null where it is not
 * sold.
 */
export type Offer = {
  skuId: number;
  prodId: number;
  shopId: number;
  shopName: string;
  shopLogo: string;
  shopRegionId: number;
  prodName: string;
  skuName: string;
  pic: string;
  price: number | null;
  oriPrice: number | null;
  stocks: number;
  stockStatus: StockStatus;
  status: 0 | 1;
  codSupported: boolean;
  maxBuy: number | null;
  weightGrams: number;
  warrantyMonths: number | null;
  returnDays: number;
  overseas: boolean;
  isLocalOnly: boolean;
};

type Row = {
  skuId: number;
  prodId: number;
  valueIds: number[];
  skuColour: string;
  stocks: number;
  reserved: number;
  skuStatus: number;
  price: number | null;
  oriPrice: number | null;
  kind: number;
  brandId: number;
  shopId: number;
  seriesId: number;
  features: number[];
  attrValues: number[];
  tint: number;
  warrantyMonths: number | null;
  weightGrams: number;
  returnDays: number;
  cod: boolean;
  maxBuy: number | null;
  status: number;
};

/** The offers of these variants, by id, with names in the language; unknown variants are absent. */
export async function offersOf(
  context: MallContext,
  db: Db,
  asked: { skuIds: readonly number[]; regionId: number; lang: Locale },
): Promise<Map<number, Offer>> {
  if (asked.skuIds.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select k.sku_id as "skuId", k.prod_id as "prodId", k.value_ids as "valueIds", k.colour as "skuColour", k.stocks, k.reserved,
    k.status as "skuStatus", s.price, s.ori_price as "oriPrice",
           p.kind, p.brand_id as "brandId", p.shop_id as "shopId", p.series_id as "seriesId", p.features, p.attr_values as "attrValues",
           p.tint, p.warranty_months as "warrantyMonths",
           p.weight_g as "weightGrams", p.return_days as "returnDays", p.cod, p.max_buy as "maxBuy", p.status
    from skus k join products p on p.prod_id = k.prod_id
    left join sku_prices s on s.sku_id = k.sku_id and s.region_id = ${asked.regionId}
    where k.sku_id = any(${idArray(asked.skuIds)})`);
  const words = await wordsFor(context, db, {
    terms: rows.flatMap((row) => [row.kind, row.seriesId, ...row.features, ...row.attrValues, ...row.valueIds]),
    brands: rows.map((row) => row.brandId),
    shops: rows.map((row) => row.shopId),
  });
  return new Map(
    rows.map((row) => {
      const shop = words.shops.get(row.shopId);
      const available = row.stocks === -1 ? -1 : row.stocks - row.reserved;
      return [
        row.skuId,
        {
          skuId: row.skuId,
          prodId: row.prodId,
          shopId: row.shopId,
          shopName: shop?.name ?? '',
          shopLogo: shop?.logo ?? '',
          shopRegionId: shop?.regionId ?? asked.regionId,
          prodName: nameOf(words, row, asked.lang),
          skuName: variantName(words, row.valueIds, asked.lang),
          pic: pictureOf(words, row.kind, row.skuColour, row.tint),
          price: row.price,
          oriPrice: row.oriPrice,
          stocks: available,
          stockStatus: stockStatusOf(available, row.stocks),
          status: row.status === 1 && row.skuStatus === 1 ? 1 : 0,
          codSupported: row.cod,
          maxBuy: row.maxBuy,
          weightGrams: row.weightGrams,
          warrantyMonths: row.warrantyMonths,
          returnDays: row.returnDays,
          overseas: shop !== undefined && shop.regionId !== asked.regionId,
          isLocalOnly: words.terms.get(row.kind)?.facts['local'] === true,
        },
      ];
    }),
  );
}

/** What order lines keep of a variant: its names in all six languages and its picture, by variant; unknown ones are absent. */
export async function namesOf(
  context: MallContext,
  db: Db,
  skuIds: readonly number[],
): Promise<Map<number, { prodNames: Texts; skuNames: Texts; pic: string }>> {
  if (skuIds.length === 0) return new Map();
  const { rows } = await db.execute<
    Pick<Row, 'skuId' | 'valueIds' | 'skuColour' | 'kind' | 'brandId' | 'seriesId' | 'features' | 'attrValues' | 'tint'>
  >(sql`
    select k.sku_id as "skuId", k.value_ids as "valueIds", k.colour as "skuColour", p.kind, p.brand_id as "brandId",
    p.series_id as "seriesId", p.features, p.attr_values as "attrValues", p.tint
    from skus k join products p on p.prod_id = k.prod_id where k.sku_id = any(${idArray(skuIds)})`);
  const words = await wordsFor(context, db, {
    terms: rows.flatMap((row) => [row.kind, row.seriesId, ...row.features, ...row.attrValues, ...row.valueIds]),
    brands: rows.map((row) => row.brandId),
    shops: [],
  });
  return new Map(
    rows.map((row) => [
      row.skuId,
      {
        prodNames: textsBy((locale) => nameOf(words, row, locale)),
        skuNames: textsBy((locale) => variantName(words, row.valueIds, locale)),
        pic: pictureOf(words, row.kind, row.skuColour, row.tint),
      },
    ]),
  );
}
