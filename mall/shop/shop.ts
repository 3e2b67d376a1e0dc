import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import { type ShopRow, type Vocabulary, vocabularyOf } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import type { shopCard } from '../product/product.schemas.ts';
import { refuse } from '../platform/http/refusal.ts';
import { shopStatsOf } from './shopStats.ts';
import type { Region } from '../region/region.ts';
import { plain } from '../search/normalise.ts';
import { fittest, suggestionCandidateOf, type SuggestionCandidate } from '../search/suggestionCandidate.ts';
import { isGivenAt, vouchersOfShop } from '../voucher/voucher.ts';
import { nameOf } from '../voucher/voucher.view.ts';
import { withFollowerCount } from './followerCount.ts';
import { shipFromOf } from './shipFrom.ts';
import type { shopInfo } from './shop.routes.ts';
import { verdictOf } from '../platform/verdict.ts';

export type ShopCard = z.input<typeof shopCard>;

const cardOfRow = (shop: ShopRow, regionId: number): ShopCard => ({
  shopId: shop.shopId,
  shopName: shop.name,
  shopLogo: shop.logo,
  score: shop.score,
  fansCount: shop.fansCount,
  prodCount: shop.prodCount[String(regionId)] ?? 0,
  soldNum: shop.soldNum,
  shopStatus: shop.status,
});

/** A shop as a product page shows it; its product count is that of the region. */
export function shopCardOf(words: Vocabulary, shopId: number, regionId: number): ShopCard {
  const shop = words.shops.get(shopId);
  return shop === undefined
    ? { shopId, shopName: '', shopLogo: '', score: null, fansCount: 0, prodCount: 0, soldNum: 0, shopStatus: 0 }
    : cardOfRow(shop, regionId);
}

/** F14. @throws NOT_FOUND */
export async function shopOf(
  context: MallContext,
  shopId: number,
  at: { region: Region; locale: Locale; now: number },
): Promise<z.input<typeof shopInfo>> {
  const { regionId } = at.region;
  const [words, figures, vouchers] = await Promise.all([
    vocabularyOf(context),
    shopStatsOf(context, shopId),
    vouchersOfShop(context.db, shopId, regionId, at.now),
  ]);
  const shop = words.shops.get(shopId);
  if (shop === undefined) throw refuse('NOT_FOUND');
  const [intro = 0, notice = 0] = shop.phrases;
  const introText = words.say(intro, at.locale);
  const [card = cardOfRow(shop, regionId)] = await withFollowerCount(context.db, [cardOfRow(shop, regionId)]);
  const coupons = vouchers.filter(isGivenAt(at.now)).map((voucher) => ({ couponId: voucher.couponId, couponName: nameOf(voucher, at) }));
  return {
    ...card,
    banner: shop.banner,
    intro: introText,
    shopNotice: words.say(notice, at.locale),
    openTime: shop.opens,
    shipFrom: shipFromOf(shop, at.locale),
    regionId: shop.regionId,
    ...figures,
    coupons,
    seo: { title: shop.name, description: introText, canonical: `/store/${slugOf(shop.name)}/${shop.shopId}` },
    actions: [
      { action: 'CHAT', ...verdictOf(null, at.locale), method: 'POST', path: '/p/chat/conversation', needs: ['login'] },
      { action: 'VISIT', allowed: shop.status === 1, reasonCode: null, reason: null, method: 'GET', path: '/shopDetail/prods' },
    ],
  };
}

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Whether a shop is open and sells anything in a region. */
export const sellsIn = (shop: ShopRow, regionId: number) => shop.status === 1 && (shop.prodCount[String(regionId)] ?? 0) > 0;

const named = new WeakMap<Vocabulary, (SuggestionCandidate & { shop: ShopRow })[]>();

/** The shops by what they have sold, with their names as they are compared. */
export function namedShops(words: Vocabulary): (SuggestionCandidate & { shop: ShopRow })[] {
  const known =
    named.get(words) ??
    [...words.shops.values()]
      .sort((one, other) => other.soldNum - one.soldNum)
      .map((shop) => ({ shop, ...suggestionCandidateOf(shop.name, 'en') }));
  named.set(words, known);
  return known;
}

/** F15: shops whose name begins so, has words that do, in any order, or looks much like it; at most 20, closest first. */
export async function shopsByName(context: MallContext, name: string, regionId: number): Promise<ShopCard[]> {
  const wanted = plain(name, 'en').trim();
  if (wanted === '') return [];
  const words = await vocabularyOf(context);
  return fittest(namedShops(words), wanted, 'en')
    .filter(({ shop }) => sellsIn(shop, regionId))
    .slice(0, 20)
    .map(({ shop }) => cardOfRow(shop, regionId));
}

export const shopSorts = ['default', 'soldNum', 'score', 'fans'] as const;

/** F16: the shops that sell in a region. */
export async function shopsIn(
  context: MallContext,
  regionId: number,
  intent: PageParam & { sortName?: (typeof shopSorts)[number] | undefined },
): Promise<ReturnType<typeof pageBody<ShopCard>>> {
  const words = await vocabularyOf(context);
  const weight: Record<(typeof shopSorts)[number], (shop: ShopRow) => number> = {
    default: (shop) => (shop.regionId === regionId ? 1e9 : 0) + shop.soldNum,
    soldNum: (shop) => shop.soldNum,
    score: (shop) => shop.score ?? 0,
    fans: (shop) => shop.fansCount,
  };
  const by = weight[intent.sortName ?? 'default'];
  const sellers = [...words.shops.values()].filter((shop) => sellsIn(shop, regionId));
  const shops = (await withFollowerCount(context.db, sellers)).sort((one, other) => by(other) - by(one) || one.shopId - other.shopId);
  const slice = sliceOf(intent);
  return pageBody(
    shops.slice(slice.offset, slice.offset + slice.limit).map((shop) => cardOfRow(shop, regionId)),
    shops.length,
    intent,
  );
}
