import { sql } from 'drizzle-orm';
import { idArray } from '../platform/postgres/idArray.ts';
import type { Filling } from '../platform/module.ts';
import { indexedIds, orderOf } from '../product/sorting.ts';
import { defaultRegion } from '../region/region.ts';
import { changeItem } from './cart.change.ts';

const hour = 3_600_000;

/** The demo account's lines, the oldest first: what of which shop, how many pieces, and how much more each cost then, in percent. */
const plan = [
  { shop: 0, product: 0, count: 2, percent: 0 },
  { shop: 1, product: 0, count: 1, percent: 15 },
  { shop: 0, product: 1, count: 1, percent: 0 },
];

type Sku = { prodId: number; skuId: number; shopId: number };

/** What the demo account has in its cart: things of two shops, one of which is cheaper than when it was put in. */
export async function fillDemoCart({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const { regionId } = defaultRegion;
  const view = { context, region: defaultRegion, locale: 'en' as const };
  const prodIds = await indexedIds(context, { regionId, all: [] }, orderOf('rating'), 200);
  const { rows: skus } = await db.execute<Sku>(sql`
    select distinct on (p.prod_id) p.prod_id as "prodId", k.sku_id as "skuId", p.shop_id as "shopId"
    from products p join skus k on k.prod_id = p.prod_id and k.status = 1 and (k.stocks = -1 or k.stocks >= 10)
    join sku_prices s on s.sku_id = k.sku_id and s.region_id = ${regionId}
    where p.prod_id = any(${idArray(prodIds)}) and p.status = 1 and p.max_buy is null order by p.prod_id, k.sku_id`);
  const ofShop = (shopId: number | undefined): Sku[] => skus.filter((sku) => sku.shopId === shopId);
  const shopIds = [...new Set(skus.map(({ shopId }) => shopId))].sort((one, other) => ofShop(other).length - ofShop(one).length);
  const now = context.clock.now();
  for (const [place, { shop, product, count, percent }] of plan.entries()) {
    const sku = ofShop(shopIds[shop])[product];
    if (!sku) continue;
    const at = now - (plan.length - place) * 5 * hour;
    const { basketId } = await changeItem({ db, userId: 'demo', view, at }, { basketId: 0, count, ...sku });
    await db.execute(sql`
      update cart_line set price_when_added = round(price_when_added * ${100 + percent} / 100.0) where basket_id = ${basketId}`);
  }
}
