import { readFileSync } from 'node:fs';
import type { ClientBase } from 'pg';
import { allChanged, changeChannel } from '../searchIndex/changeChannel.ts';
import { copyRows, copyLine, type Cell } from './copyRows.ts';
import { brands, terms } from './termDictionary.ts';
import { banners, hotSearches } from './banners.ts';
import { generateProduct, type GeneratedProduct } from './productGenerator.ts';
import { suggestionTerms } from './suggestionTerms.ts';
import { categoryNodes } from './productTypes.ts';
import { shopsFor, type Shop } from './shops.ts';
import { tags } from './tags.ts';
import { shippingZones } from './shippingZones.ts';

const tables = {
  products:
    'prod_id, kind, category_id, brand_id, shop_id, series_id, features, attr_values, colour, tint, condition, warranty_months, origin, weight_g, return_days, cod, max_buy, created_at, status',
  skus: 'sku_id, prod_id, value_ids, colour, stocks, status, sold_out_at',
  sku_prices: 'sku_id, region_id, price, ori_price',
  shelves:
    'region_id, prod_id, kind, price, ori_price, discount, sold_num, rating, popularity, in_stock, used, free_delivery, origin, created_at, terms',
  reviews:
    'prod_comm_id, prod_id, sku_id, lang, nick_name, score, phrases, is_anonymous, useful_counts, reply_phrase, reply_time, rec_time, pics',
  review_sums: 'prod_id, stars, pics',
};
type Table = keyof typeof tables;
type Lines = Record<Table, string[]>;

const words = {
  terms: 'term_id, type, parent_id, texts, facts',
  categories: 'category_id, parent_id, grade, seq, texts, pic',
  brands: 'brand_id, name, letter, logo, prod_count',
  shops:
    'shop_id, name, region_id, city, logo, banner, phrases, score, fans_count, sold_num, prod_count, category_ids, ships_to, response_minutes, on_time_rate, opens, status',
  tags: 'tag_id, seq, style, link_type, relation, icon, texts',
  banners: 'banner_id, region_id, seq, pic, tint, type, relation, texts',
  hot_searches: 'hot_search_id, region_id, seq, texts',
  delivery_zones: 'region_id, area_id, min_days, max_days, fee, fee_per_kg, max_kg, courier',
  suggestions: 'lang, text, plain, weight',
};

const emptyLines = (): Lines => ({ products: [], skus: [], sku_prices: [], shelves: [], reviews: [], review_sums: [] });

function addProduct(lines: Lines, product: GeneratedProduct): void {
  const { prodId, kind } = product;
  lines.products.push(
    copyLine([
      prodId,
      kind.kindId,
      kind.leaf,
      product.brandId,
      product.shop.shopId,
      product.seriesId,
      product.features,
      product.attrValues,
      product.colour,
      product.tint,
      product.condition,
      product.warrantyMonths,
      product.origin,
      product.grams,
      product.returnDays,
      product.cod,
      product.maxBuy,
      product.createdAt,
      product.status,
    ]),
  );
  for (const sku of product.skus) {
    lines.skus.push(copyLine([sku.skuId, prodId, sku.valueIds, sku.colour, sku.stocks, sku.status, sku.soldOutAt]));
    for (const [regionId, price] of sku.prices) lines.sku_prices.push(copyLine([sku.skuId, regionId, price.price, price.oriPrice]));
  }
  if (product.status === 1) {
    for (const offer of product.offers) {
      lines.shelves.push(
        copyLine([
          offer.regionId,
          prodId,
          kind.kindId,
          offer.price,
          offer.oriPrice,
          offer.discount,
          offer.soldNum,
          offer.rating,
          offer.popularity,
          offer.inStock,
          product.condition === 'USED',
          offer.freeDelivery,
          product.origin,
          product.createdAt,
          offer.terms,
        ]),
      );
    }
  }
  for (const review of product.reviews) {
    lines.reviews.push(
      copyLine([
        review.prodCommId,
        prodId,
        review.skuId,
        review.lang,
        review.nickName,
        review.score,
        review.phrases,
        review.isAnonymous,
        review.usefulCounts,
        review.replyPhrase,
        review.replyTime,
        review.recTime,
        review.pics,
      ]),
    );
  }
  if (product.reviews.length > 0)
    lines.review_sums.push(copyLine([prodId, product.stars, product.reviews.filter((review) => review.pics.length > 0).length]));
}

/** What shops and brands add up to while products pass by. */
type Sums = {
  shops: Map<number, { perRegion: Record<string, number>; leaves: Set<number>; sold: number; stars: number; reviews: number }>;
  brands: Map<number, Record<string, number>>;
};

function addSums(sums: Sums, product: GeneratedProduct): void {
  if (product.status !== 1) return;
  const shop = sums.shops.get(product.shop.shopId) ?? { perRegion: {}, leaves: new Set(), sold: 0, stars: 0, reviews: 0 };
  const brand = sums.brands.get(product.brandId) ?? {};
  for (const offer of product.offers) {
    shop.perRegion[offer.regionId] = (shop.perRegion[offer.regionId] ?? 0) + 1;
    brand[offer.regionId] = (brand[offer.regionId] ?? 0) + 1;
    shop.sold += offer.soldNum;
  }
  shop.leaves.add(product.kind.leaf);
  shop.reviews += product.reviews.length;
  shop.stars += product.reviews.reduce((sum, review) => sum + review.score, 0);
  sums.shops.set(product.shop.shopId, shop);
  sums.brands.set(product.brandId, brand);
}

async function copyWords(client: ClientBase, shops: readonly Shop[], sums: Sums): Promise<void> {
  const send = (table: keyof typeof words, rows: Cell[][]) => copyRows(client, table, words[table], rows.map(copyLine));
  await send(
    'terms',
    terms.map((term) => [term.termId, term.type, term.parentId, term.texts, term.facts]),
  );
  await send(
    'categories',
    categoryNodes.map((node) => [node.categoryId, node.parentId, node.grade, node.seq, node.texts, `/oss/i/${node.object}/own`]),
  );
  await send(
    'brands',
    brands.map((brand) => [
      brand.brandId,
      brand.name,
      brand.name[0]!.toUpperCase(),
      `/oss/mark/${brand.name.slice(0, 2)}/${(brand.brandId % 6) + 1}.svg`,
      sums.brands.get(brand.brandId) ?? {},
    ]),
  );
  await send(
    'shops',
    shops.map((shop) => {
      const sum = sums.shops.get(shop.shopId);
      const score = sum === undefined || sum.reviews === 0 ? null : Math.round((sum.stars / sum.reviews) * 10) / 10;
      return [
        shop.shopId,
        shop.name,
        shop.regionId,
        shop.city,
        shop.logo,
        shop.banner,
        shop.phrases,
        score,
        shop.fansCount,
        sum?.sold ?? 0,
        sum?.perRegion ?? {},
        [...(sum?.leaves ?? [])].sort((one, other) => one - other),
        shop.shipsTo,
        shop.responseMinutes,
        shop.onTimeRate,
        shop.opens,
        1,
      ];
    }),
  );
  await send(
    'tags',
    tags.map((tag) => [tag.tagId, tag.seq, tag.style, tag.linkType, tag.relation, tag.icon, tag.texts]),
  );
  await send(
    'banners',
    banners.map((banner) => [
      banner.bannerId,
      banner.regionId,
      banner.seq,
      banner.pic,
      banner.tint,
      banner.type,
      banner.relation,
      banner.texts,
    ]),
  );
  await send(
    'hot_searches',
    hotSearches.map((hot) => [hot.hotSearchId, hot.regionId, hot.seq, hot.texts]),
  );
  await send(
    'delivery_zones',
    shippingZones.map((zone) => [
      zone.regionId,
      zone.areaId,
      zone.minDays,
      zone.maxDays,
      zone.fee,
      zone.feePerKg,
      zone.maxKg,
      zone.courier,
    ]),
  );
  await send(
    'suggestions',
    suggestionTerms().map((each) => [each.lang, each.text, each.plain, each.weight]),
  );
}

const batchSize = 2_000;
/** From here on indexes are built after the load. */
const bulk = 50_000;
const indexes = new URL('../migrations/0071_catalogue_indexes.sql', import.meta.url);

/**
 * Fills every table of the catalogue with the products of this seed, in one transaction, by COPY, in batches: memory stays
 * the same for ten thousand or a million. The same seed, count and time give the same rows.
 */
export async function seedProducts(
  client: ClientBase,
  param: { seed: string; products: number; now: number; progress(text: string): void },
): Promise<void> {
  try {
    await client.query('begin');
    // Readers are told once, at the end, that everything is new.
    await client.query('alter table shelves disable trigger user');
    await client.query(`truncate ${[...Object.keys(tables), ...Object.keys(words), 'scrolls', 'price_changes'].join(', ')}`);
    const indexText = readFileSync(indexes, 'utf8');
    if (param.products >= bulk)
      for (const [, name] of indexText.matchAll(/if not exists (\w+)/gi)) await client.query(`drop index if exists ${name}`);
    const shops = shopsFor(param.seed, param.products);
    const sums: Sums = { shops: new Map(), brands: new Map() };
    let sending: Promise<void> = Promise.resolve();
    for (let from = 0; from < param.products; from += batchSize) {
      const lines = emptyLines();
      const until = Math.min(param.products, from + batchSize);
      for (let at = from; at < until; at += 1) {
        const product = generateProduct(param.seed, at, shops, param.now);
        addProduct(lines, product);
        addSums(sums, product);
      }
      await sending;
      sending = sendAll(client, lines);
      sending.catch(() => undefined);
      param.progress(`catalogue: ${until.toLocaleString('en')} of ${param.products.toLocaleString('en')} products`);
    }
    await sending;
    await copyWords(client, shops, sums);
    if (param.products >= bulk) param.progress('catalogue: building indexes');
    await client.query(indexText);
    await client.query('alter table shelves enable trigger user');
    await client.query('select pg_notify($1, $2)', [changeChannel, allChanged]);
    await client.query('commit');
    await client.query(`analyze ${[...Object.keys(tables), ...Object.keys(words)].join(', ')}`);
  } catch (failed) {
    await client.query('rollback');
    throw failed;
  }
}

async function sendAll(client: ClientBase, lines: Lines): Promise<void> {
  for (const table of Object.keys(tables) as Table[]) await copyRows(client, table, tables[table], lines[table]);
}
