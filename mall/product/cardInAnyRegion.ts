import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import { vocabularyOf } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { regionOf, type Region } from '../region/region.ts';
import { cardOf, cardsOf, type Card, type CardRow } from './card.ts';

/** A card, and the region whose price and currency it shows. */
export type CardInAnyRegion = { card: Card; pricedIn: number };

type Row = CardRow & { pricedIn: number };

/**
 * The cards of products that somebody keeps, by product: also of one that the region does not sell (not
 * deliverable, at the price of a region that does) and of one that left the shelf (sold out). Unknown ids are absent.
 */
export async function cardsInAnyRegion(
  context: MallContext,
  prodIds: readonly number[],
  region: Region,
  locale: Locale,
): Promise<Map<number, CardInAnyRegion>> {
  const found = new Map<number, CardInAnyRegion>(
    (await cardsOf(context, prodIds, region, locale)).map((card) => [card.prodId, { card, pricedIn: region.regionId }]),
  );
  const left = prodIds.filter((prodId) => !found.has(prodId));
  if (left.length === 0) return found;
  const words = await vocabularyOf(context);
  const { rows } = await context.db.execute<Row>(sql`
    select p.prod_id as "prodId", c.price, c.ori_price as "oriPrice", c.discount, coalesce(s.sold_num, 0) as "soldNum", coalesce(s.rating,
    0) as rating, coalesce(s.free_delivery, false) as "freeDelivery",
           p.condition = 'USED' as used, p.origin, p.kind, p.brand_id as "brandId", p.shop_id as "shopId", p.series_id as "seriesId",
           p.features, p.attr_values as "attrValues", p.colour, p.tint, p.status,
           r.stars, k.variants, k.sku_id as "skuId", k.available, k.stocks, null as "groupPrice", c.region_id as "pricedIn"
    from products p
    cross join lateral (
      select v.region_id, v.price, v.ori_price, v.discount from default_variants v where v.prod_id = p.prod_id
      order by v.region_id = ${region.regionId} desc, v.region_id limit 1
    ) c
    cross join lateral (
      select count(*)::int as variants, min(sku_id) as sku_id, case when bool_or(stocks = -1) then -1 else coalesce(sum(stocks - reserved),
      0)::int end as available, coalesce(sum(stocks), 0)::int as stocks
      from skus where prod_id = p.prod_id and status = 1
    ) k
    left join shelves s on s.region_id = c.region_id and s.prod_id = p.prod_id
    left join review_sums r on r.prod_id = p.prod_id
    where p.prod_id in ${left}`);
  for (const row of rows) {
    const card = cardOf(words, row, regionOf(row.pricedIn) ?? region, locale, 0);
    const stockStatus = row.status === 1 ? card.stockStatus : 'SOLD_OUT';
    found.set(row.prodId, { card: { ...card, stockStatus, deliverable: row.pricedIn === region.regionId }, pricedIn: row.pricedIn });
  }
  return found;
}
