import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { type Vocabulary, vocabularyOf } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Region } from '../region/region.ts';
import { voucherCounts } from '../voucher/voucher.ts';
import { nameOf, pictureOf } from './productName.ts';
import type { prodCard, stockStatus } from './product.schemas.ts';

export type Card = z.input<typeof prodCard>;
export type StockStatus = z.input<typeof stockStatus>;

/** Few enough left that a shopper should know. */
const lowStock = 5;

/** What is said of a stock: `available` can be bought (-1: without limit), `stocks` are there, held ones among them. */
export function stockStatusOf(available: number, stocks: number): StockStatus {
  if (available === -1 || available > lowStock) return 'IN_STOCK';
  if (available > 0) return 'LOW';
  return stocks > 0 ? 'OUT_OF_STOCK' : 'SOLD_OUT';
}

export type CardRow = {
  prodId: number;
  price: number;
  oriPrice: number | null;
  discount: number;
  soldNum: number;
  rating: number;
  freeDelivery: boolean;
  used: boolean;
  origin: string;
  kind: number;
  brandId: number;
  shopId: number;
  seriesId: number;
  features: number[];
  attrValues: number[];
  colour: string;
  tint: number;
  status: number;
  stars: number[] | null;
  variants: number;
  skuId: number;
  available: number;
  stocks: number;
  /** What it costs in a group buy that is in progress, in minor units. */
  groupPrice: number | null;
};

const cardSql = `
select s.prod_id as "prodId", s.price, s.ori_price as "oriPrice", s.discount, s.sold_num as "soldNum", s.rating, s.free_delivery as "freeDelivery", s.used, s.origin, p.kind,
       p.brand_id as "brandId", p.shop_id as "shopId", p.series_id as "seriesId", p.features, p.attr_values as "attrValues", p.colour, p.tint, p.status, r.stars,
       k.variants, k.sku_id as "skuId", k.available, k.stocks, g.price as "groupPrice"
from shelves s
join products p on p.prod_id = s.prod_id
left join review_sums r on r.prod_id = s.prod_id
cross join lateral (
  select count(*)::int as variants, min(sku_id) as sku_id, case when bool_or(stocks = -1) then -1 else sum(stocks - reserved)::int end as available, sum(stocks)::int as stocks
  from skus where prod_id = s.prod_id and status = 1
) k
left join lateral (
  select min(price) as price from group_activity
  where prod_id = s.prod_id and region_id = s.region_id and result is null and start_at <= $3 and end_at > $3
) g on true
where s.region_id = $1 and s.prod_id = any($2::bigint[])`;

/**
 * The cards of these products in a region, in the order asked for; one that is not sold there is left out.
 * One query, names composed from the vocabulary in memory; price and stock are read fresh.
 */
export async function cardsOf(context: MallContext, prodIds: readonly number[], region: Region, locale: Locale): Promise<Card[]> {
  if (prodIds.length === 0) return [];
  const [words, countOf, { rows }] = await Promise.all([
    vocabularyOf(context),
    voucherCounts(context, region.regionId),
    context.database.pool.query<CardRow>({ text: cardSql, values: [region.regionId, prodIds, context.clock.now()] }),
  ]);
  const byId = new Map(rows.map((row) => [row.prodId, row]));
  return prodIds.flatMap((prodId) => {
    const row = byId.get(prodId);
    return row === undefined ? [] : [cardOf(words, row, region, locale, countOf(row))];
  });
}

/** A product on a card as the contract has it; its money in major units. */
export function cardOf(words: Vocabulary, row: CardRow, region: Region, locale: Locale, couponCount: number): Card {
  const shop = words.shops.get(row.shopId);
  const comments = row.stars?.reduce((sum, count) => sum + count, 0) ?? 0;
  return {
    prodId: row.prodId,
    prodName: nameOf(words, row, locale),
    pic: pictureOf(words, row.kind, row.colour, row.tint),
    price: toMajor(row.price, region.digits),
    oriPrice: row.oriPrice === null ? null : toMajor(row.oriPrice, region.digits),
    currency: region.currency,
    priceSymbol: region.symbol,
    soldNum: row.soldNum,
    discount: row.discount > 0 ? row.discount : null,
    couponCount,
    rating: comments === 0 ? null : Math.round(row.rating * 10) / 10,
    commNum: comments,
    shopId: row.shopId,
    shopName: shop?.name ?? '',
    stockStatus: stockStatusOf(row.available, row.stocks),
    deliverable: true,
    freeDelivery: row.freeDelivery,
    overseas: shop !== undefined && shop.regionId !== region.regionId,
    placeOfOrigin: row.origin,
    condition: row.used ? 'USED' : 'NEW',
    prodType: 0,
    hasVariants: row.variants > 1,
    skuId: row.variants === 1 ? row.skuId : null,
    groupPrice: row.groupPrice === null ? null : toMajor(row.groupPrice, region.digits),
  };
}
