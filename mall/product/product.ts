import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import { discountOf } from '#machines/rules/money/discount.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { type Vocabulary, vocabularyOf } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { refuse } from '../platform/http/refusal.ts';
import { productInstallmentOf } from '../payment/payLater.ts';
import type { Region } from '../region/region.ts';
import { summaryFrom } from '../review/review.ts';
import { withFollowerCount } from '../shop/followerCount.ts';
import { shipFromOf } from '../shop/shipFrom.ts';
import { shopCardOf } from '../shop/shop.ts';
import { stockStatusOf, type StockStatus } from './card.ts';
import { deliveryIn, estimateOut, regionZone } from './delivery.ts';
import { nameOf, pictureOf } from './productName.ts';
import type { prodInfo, prodStatus } from './product.schemas.ts';
import { voucherCounts } from '../voucher/voucher.ts';
import { availableOf, defaultSku, propsOf, skuOut, type SkuRow } from './sku.ts';
import { briefOf, contentOf, parametersOf } from './description.ts';
import { verdictOf } from '../platform/verdict.ts';

export type ProductRow = {
  prodId: number;
  kind: number;
  categoryId: number;
  brandId: number;
  shopId: number;
  seriesId: number;
  features: number[];
  attrValues: number[];
  colour: string;
  tint: number;
  condition: 'NEW' | 'USED';
  warrantyMonths: number | null;
  origin: string;
  weightGrams: number;
  returnDays: number;
  cod: boolean;
  maxBuy: number | null;
  createdAt: number;
  status: number;
  soldNum: number | null;
  rating: number | null;
  freeDelivery: boolean | null;
  stars: number[] | null;
  pics: number | null;
  /** The variants with a price in the region, by id; none where it is not sold. */
  skus: SkuRow[];
};

const monthMs = 30 * 86_400_000;

const productSql = `
select p.prod_id as "prodId", p.kind, p.category_id as "categoryId", p.brand_id as "brandId", p.shop_id as "shopId", p.series_id as "seriesId", p.features,
       p.attr_values as "attrValues", p.colour, p.tint, p.condition, p.warranty_months as "warrantyMonths", p.origin, p.weight_g as "weightGrams", p.return_days as "returnDays",
       p.cod, p.max_buy as "maxBuy", p.created_at as "createdAt", p.status, s.sold_num as "soldNum", s.rating, s.free_delivery as "freeDelivery", r.stars, r.pics,
       coalesce((
         select json_agg(json_build_object('skuId', k.sku_id, 'valueIds', k.value_ids, 'colour', k.colour, 'stocks', k.stocks, 'reserved', k.reserved, 'status', k.status, 'soldOutAt', k.sold_out_at, 'price', c.price, 'oriPrice', c.ori_price,
                  'low30', least(c.price, (select min(h.price) from price_changes h where h.sku_id = k.sku_id and h.region_id = $2 and h.until > $3))) order by k.sku_id)
         from skus k join sku_prices c on c.sku_id = k.sku_id and c.region_id = $2 where k.prod_id = $1), '[]') as skus
from products p left join shelves s on s.prod_id = p.prod_id and s.region_id = $2 left join review_sums r on r.prod_id = p.prod_id where p.prod_id = $1`;

/**
 * The product, its variants and what its region's shelf says of it, in one question; prices at their lowest within 30 days of `at`. @throws
 * NOT_FOUND
 */
export async function productRow(context: MallContext, prodId: number, regionId: number, at = context.clock.now()): Promise<ProductRow> {
  const { rows } = await context.database.pool.query<ProductRow>({
    text: productSql,
    values: [prodId, regionId, at - monthMs],
  });
  const row = rows[0];
  if (row === undefined) throw refuse('NOT_FOUND');
  return row;
}

/** Root, middle, leaf. */
export function pathOf(words: Vocabulary, categoryId: number, locale: Locale): { categoryId: number; categoryName: string }[] {
  const steps: { categoryId: number; categoryName: string }[] = [];
  for (let row = words.categories.get(categoryId); row !== undefined; row = words.categories.get(row.parentId)) {
    steps.unshift({ categoryId: row.categoryId, categoryName: row.texts[locale] });
  }
  return steps;
}

function stockOf(rows: readonly SkuRow[]): { total: number; status: StockStatus } {
  const onSale = rows.filter((row) => row.status === 1);
  const total = onSale.some((row) => row.stocks === -1) ? -1 : onSale.reduce((sum, row) => sum + availableOf(row), 0);
  return {
    total,
    status: stockStatusOf(
      total,
      onSale.reduce((sum, row) => sum + Math.max(0, row.stocks), 0),
    ),
  };
}

export type Asked = { prodId: number; region: Region; locale: Locale; at: number };

/** F5. Off the shelf, or not sold in the region: still there, with `status` 0 or not deliverable. @throws NOT_FOUND */
export async function productInfo(context: MallContext, request: Asked): Promise<Omit<z.input<typeof prodInfo>, 'groupActivity'>> {
  const { region, locale } = request;
  const [words, product, zone, vouchersOf] = await Promise.all([
    vocabularyOf(context),
    productRow(context, request.prodId, region.regionId, request.at),
    regionZone(context, region.regionId),
    voucherCounts(context, region.regionId),
  ]);
  const seller = shopCardOf(words, product.shopId, region.regionId);
  const [counted = seller] = await withFollowerCount(context.db, [seller]);
  const rows = product.skus;
  const shop = words.shops.get(product.shopId);
  const shown = defaultSku(rows);
  const stock = stockOf(rows);
  const isSoldHere = product.soldNum !== null && shown !== null;
  const [delivery] = deliveryIn(zone, {
    regionId: region.regionId,
    at: request.at,
    parcels: [
      {
        shopRegionId: shop?.regionId ?? region.regionId,
        weightGrams: product.weightGrams,
        goods: shown?.price ?? 0,
        isLocalOnly: words.terms.get(product.kind)?.facts['local'] === true,
      },
    ],
  });
  const prodName = nameOf(words, product, locale);
  const named = { prodName, kind: product.kind, tint: product.tint };
  const colours = [...new Set([product.colour, ...rows.map((row) => row.colour)])].slice(0, 6);
  const summary = summaryFrom(product.prodId, product.stars ?? [0, 0, 0, 0, 0], product.pics ?? 0);
  const money = (minor: number) => toMajor(minor, region.digits);
  const brief = briefOf(words, product, locale);
  const brand = words.brands.get(product.brandId);
  const estimate = estimateOut(
    delivery ?? {
      deliverable: false,
      reasonCode: 'NOT_DELIVERABLE',
      fee: null,
      free: false,
      earliest: null,
      latest: null,
      courier: null,
      slots: false,
      orderBy: null,
    },
    region,
    locale,
  );
  const isDeliverable = isSoldHere && estimate.deliverable;
  return {
    prodId: product.prodId,
    prodName,
    pic: pictureOf(words, product.kind, product.colour, product.tint),
    price: money(shown?.price ?? 0),
    oriPrice: shown?.oriPrice ? money(shown.oriPrice) : null,
    currency: region.currency,
    priceSymbol: region.symbol,
    soldNum: product.soldNum ?? 0,
    discount: (shown && discountOf(shown)) || null,
    couponCount: isSoldHere ? vouchersOf(product) : 0,
    rating: summary.score,
    commNum: summary.number,
    shopId: product.shopId,
    shopName: shop?.name ?? '',
    stockStatus: stock.status,
    deliverable: isDeliverable,
    freeDelivery: product.freeDelivery ?? false,
    overseas: shop !== undefined && shop.regionId !== region.regionId,
    placeOfOrigin: product.origin,
    condition: product.condition,
    prodType: 0,
    hasVariants: rows.length > 1,
    skuId: rows.length === 1 ? (rows[0]?.skuId ?? null) : null,
    brief,
    itemCode: `SD${product.prodId}`,
    imgs: colours.map((colour, at) => pictureOf(words, product.kind, colour, product.tint + at)),
    content: contentOf(words, product, locale),
    parameters: parametersOf(words, product, locale),
    props: propsOf(words, rows, product, locale),
    skuList: rows.map((row) => skuOut(words, row, named, region, locale, request.at)),
    categoryPath: pathOf(words, product.categoryId, locale),
    brand:
      brand === undefined
        ? null
        : {
            brandId: brand.brandId,
            brandName: brand.name,
            logo: brand.logo,
            letter: brand.letter,
            prodCount: brand.prodCount[String(region.regionId)] ?? 0,
          },
    shop: counted,
    totalStocks: stock.total,
    warrantyMonths: product.warrantyMonths,
    shipFrom: shipFromOf(shop, locale),
    returnDays: product.returnDays,
    codSupported: product.cod,
    commData: summary,
    delivery: isSoldHere
      ? estimate
      : {
          ...estimate,
          deliverable: false,
          reason: messageText(locale, 'refusal.NOT_DELIVERABLE'),
          fee: null,
          earliest: null,
          latest: null,
          orderBy: null,
        },
    maxBuy: product.maxBuy,
    status: product.status,
    priceLow30: shown?.status === 1 ? money(shown.low30) : null,
    installment: productInstallmentOf(shown === null ? [] : [shown.price, ...rows.map(({ price }) => price)], region, request.at),
    seo: { title: prodName, description: brief, canonical: `/products/${product.prodId}` },
    actions: actionsOf(product, stock.status, isDeliverable, locale),
  };
}

function whyNotBuy(product: ProductRow, stock: StockStatus, isDeliverable: boolean) {
  if (product.status !== 1) return 'PROD_OFFLINE';
  if (!isDeliverable) return 'NOT_DELIVERABLE';
  return stock === 'OUT_OF_STOCK' || stock === 'SOLD_OUT' ? 'OUT_OF_STOCK' : null;
}

/** What may be done with the product now, and why not (contract 1.4). */
function actionsOf(product: ProductRow, stock: StockStatus, isDeliverable: boolean, locale: Locale): z.input<typeof prodInfo>['actions'] {
  const reasonCode = whyNotBuy(product, stock, isDeliverable);
  const verdict = verdictOf(reasonCode, locale);
  const place = { method: 'POST', path: '/p/shopCart/changeItem', needs: ['login'] };
  return [
    { action: 'ADD_TO_CART', ...verdict, ...place },
    { action: 'BUY_NOW', ...verdict, method: 'POST', path: '/p/order/confirm', needs: ['login'] },
    ...(reasonCode === 'OUT_OF_STOCK'
      ? [
          {
            action: 'NOTIFY_ME',
            ...verdictOf(null, locale),
            method: 'POST',
            path: '/p/prod/restockNotice',
            needs: ['login'],
          },
        ]
      : []),
    { action: 'CHAT', ...verdictOf(null, locale), method: 'POST', path: '/p/chat/conversation', needs: ['login'] },
  ];
}

/** F6. */
export async function productSkus(context: MallContext, request: Asked): Promise<ReturnType<typeof skuOut>[]> {
  const [words, product] = await Promise.all([
    vocabularyOf(context),
    productRow(context, request.prodId, request.region.regionId, request.at),
  ]);
  const named = { prodName: nameOf(words, product, request.locale), kind: product.kind, tint: product.tint };
  return product.skus.map((row) => skuOut(words, row, named, request.region, request.locale, request.at));
}

/** F7: price, stock and reach of up to 50 products, for lists that were read a while ago; unknown ids are absent. */
export async function productStatuses(
  context: MallContext,
  prodIds: readonly number[],
  region: Region,
): Promise<z.input<typeof prodStatus>[]> {
  const { rows } = await context.db.execute<{
    prodId: number;
    price: number | null;
    status: number;
    variants: number;
    skuId: number;
    available: number;
    stocks: number;
  }>(sql`
    select p.prod_id as "prodId", s.price, p.status, k.variants, k.sku_id as "skuId", k.available, k.stocks from products p
    left join shelves s on s.prod_id = p.prod_id and s.region_id = ${region.regionId}
    cross join lateral (select count(*)::int as variants, min(sku_id) as sku_id,
    case when bool_or(stocks = -1) then -1 else coalesce(sum(stocks - reserved), 0)::int end as available,
      coalesce(sum(stocks), 0)::int as stocks from skus where prod_id = p.prod_id and status = 1) k
    where p.prod_id in ${[...prodIds]}`);
  const byId = new Map(rows.map((row) => [row.prodId, row]));
  return prodIds.flatMap((prodId) => {
    const row = byId.get(prodId);
    if (row === undefined) return [];
    return [
      {
        prodId,
        skuId: row.variants === 1 ? row.skuId : null,
        price: row.price === null ? null : toMajor(row.price, region.digits),
        currency: region.currency,
        priceSymbol: region.symbol,
        stockStatus: stockStatusOf(row.available, row.stocks),
        stocks: row.available,
        deliverable: row.price !== null,
        status: row.status,
      },
    ];
  });
}
