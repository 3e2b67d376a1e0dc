import { sql } from 'drizzle-orm';
import type { TestMall } from '../mall/harness.ts';

/** A variant that stands on a shelf, as these tests put it there. */
export type SkuFixture = { skuId: number; prodId: number; shopId: number; price: number; stocks: number };

export const sriLanka = 659006000402;
export const china = 659006000403;

/** What the way costs to these towns, in minor units, before the first kilogram is over. */
const deliveryFees = { 1010103: 35_000, 1010104: 35_000, 1010105: 90_000 };

const shopBase = 900_000;
const prodBase = 5_000_000_000;
let made = 0;

export type SkuFixtureOptions = {
  /** The first, second ... of the shops made for tests; each sends from Sri Lanka. */
  shop?: number;
  /** In minor units, in the region it is sold in. */
  price?: number;
  stocks?: number;
  cod?: boolean;
  maxBuy?: number | null;
  weightGrams?: number;
  regionId?: number;
  /** More than one makes that many variants of one product; the first is answered. */
  variants?: number;
};

/** Puts a new product on the shelf of a shop, beside whatever the catalogue holds. */
export async function createSku(mall: TestMall, options: SkuFixtureOptions = {}): Promise<SkuFixture> {
  const { db } = mall.mall.context;
  made += 1;
  const shopId = shopBase + (options.shop ?? 1);
  const prodId = prodBase + made;
  const { price = 250_000, stocks = 50, regionId = sriLanka } = options;
  await db.execute(
    sql`insert into terms (term_id, type, parent_id, texts) values (900001, 'kind', null, ${JSON.stringify({ en: 'Lamp', pt: 'Luminária', ru: 'Лампа', tr: 'Lamba', 'zh-TW': '檯燈', zn: '台灯' })}::jsonb) on conflict do nothing`,
  );
  await db.execute(
    sql`insert into brands (brand_id, name, letter, logo) values (900001, 'Testa', 'T', '/oss/mark/t.svg') on conflict do nothing`,
  );
  await db.execute(sql`insert into shops (shop_id, name, region_id, city, logo, banner, phrases, score, fans_count, sold_num, category_ids, ships_to, opens)
    values (${shopId}, ${`Shop ${shopId - shopBase}`}, ${sriLanka}, 1010100, '/oss/mark/s.svg', '', '{}', 4.5, 0, 0, '{}', array[${sriLanka}::bigint, ${china}::bigint], '') on conflict do nothing`);
  // The street of these tests, the town beside it and a dearer one, whatever the catalogue asks for the places around them.
  for (const [areaId, fee] of Object.entries(deliveryFees))
    await db.execute(
      sql`insert into delivery_zones (region_id, area_id, min_days, max_days, fee, fee_per_kg, max_kg, courier) values (${sriLanka}, ${Number(areaId)}, 1, 3, ${fee}, 5000, 30, 'Lanka Post') on conflict (region_id, area_id) do update set fee = ${fee}, fee_per_kg = 5000, max_kg = 30, min_days = 1, max_days = 3`,
    );
  await db.execute(sql`insert into products (prod_id, kind, category_id, brand_id, shop_id, series_id, features, attr_values, colour, tint, condition, origin, weight_g, return_days, cod, max_buy, created_at)
    values (${prodId}, 900001, 1, 900001, ${shopId}, 0, '{}', '{}', 'red', 1, 'NEW', 'LK', ${options.weightGrams ?? 800}, 7, ${options.cod ?? true}, ${options.maxBuy ?? null}, 0)`);
  for (let variant = 1; variant <= (options.variants ?? 1); variant += 1) {
    await db.execute(
      sql`insert into skus (sku_id, prod_id, value_ids, colour, stocks) values (${prodId * 100 + variant}, ${prodId}, '{}', 'red', ${stocks})`,
    );
    await db.execute(
      sql`insert into sku_prices (sku_id, region_id, price, ori_price) values (${prodId * 100 + variant}, ${regionId}, ${price}, ${price + 10_000})`,
    );
  }
  return { skuId: prodId * 100 + 1, prodId, shopId, price, stocks };
}

/** Changes what stands on the shelf under everybody's hands. */
export async function changeShelf(
  mall: TestMall,
  sku: SkuFixture,
  now: { price?: number; stocks?: number; status?: 0 | 1 },
): Promise<void> {
  const { db } = mall.mall.context;
  if (now.price !== undefined) await db.execute(sql`update sku_prices set price = ${now.price} where sku_id = ${sku.skuId}`);
  if (now.stocks !== undefined) await db.execute(sql`update skus set stocks = ${now.stocks} where sku_id = ${sku.skuId}`);
  if (now.status !== undefined) await db.execute(sql`update skus set status = ${now.status} where sku_id = ${sku.skuId}`);
}

/** Sells a variant in one more region, at a price in that region's minor units. */
export async function sellIn(mall: TestMall, sku: SkuFixture, regionId: number, price: number): Promise<void> {
  await mall.mall.context.db.execute(
    sql`insert into sku_prices (sku_id, region_id, price, ori_price) values (${sku.skuId}, ${regionId}, ${price}, null)`,
  );
}
