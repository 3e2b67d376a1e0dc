import { regions } from '../region/region.ts';
import { seededRandomOf } from './seededRandom.ts';
import { familyIds, grumbleIds, textsOfKind, praiseIds, replyIds } from './termDictionary.ts';
import type { GeneratedSku } from './productGenerator.ts';
import { firstProdId } from './ids.ts';
import type { ProductType } from './productTypes.ts';
import { people, reviewTongues } from './brandNames.ts';
import type { Shop } from './shops.ts';

export type GeneratedReview = {
  prodCommId: number;
  skuId: number;
  lang: string;
  nickName: string;
  score: number;
  phrases: number[];
  isAnonymous: 0 | 1;
  usefulCounts: number;
  replyPhrase: number | null;
  replyTime: number | null;
  recTime: number;
  pics: string[];
};

const dayMs = 86_400_000;
const minuteMs = 60_000;

type Reviewing = {
  seed: string;
  at: number;
  kind: ProductType;
  shop: Shop;
  reach: number[];
  quality: number;
  fortune: number;
  createdAt: number;
  now: number;
  skus: GeneratedSku[];
};

/**
 * What people said of a product: about its kind, in the language of their region, the happier the better it is; never before it was for
 * sale.
 */
export function reviewsOf({ seed, at, kind, shop, reach, quality, fortune, createdAt, now, skus }: Reviewing): GeneratedReview[] {
  const chance = seededRandomOf(seed, 'reviews', at);
  const { praises, complaints } = familyIds.get(kind.family.name)!;
  // What fits this kind is said as often as all that fits its family.
  const own = textsOfKind(kind).praises;
  const praise = () => (chance.yes(0.5) ? chance.pick(own) : chance.pick(praises));
  // A draw of its own, so that what else is said of a product does not hang on who took a picture of it.
  const camera = seededRandomOf(seed, 'review pictures', at);
  const taken = (skuId: number): string[] => {
    if (!camera.yes(0.14)) return [];
    const colour = skus.find((sku) => sku.skuId === skuId)?.colour ?? 'own';
    const first = camera.whole(1, 6);
    return Array.from({ length: camera.whole(1, 3) }, (_, nth) => `/oss/p/${kind.object}/${colour}/${((first + nth - 1) % 6) + 1}`);
  };
  const age = (now - createdAt) / dayMs;
  const count = Math.min(40, Math.floor((chance.next() ** 2 * 6 + fortune * 30) * Math.min(1, age / 60)));
  return Array.from({ length: count }, (_, place): GeneratedReview => {
    const regionId = chance.yes(0.8) ? shop.regionId : chance.pick(reach);
    const code = regions.find((region) => region.regionId === regionId)!.code;
    const throwOf = chance.next();
    let sum = 0;
    const lang = (reviewTongues[code]!.find(([, share]) => (sum += share) > throwOf) ?? reviewTongues[code]![0]!)[0];
    const joy = quality + (chance.next() - 0.42) * 0.7;
    const score = 1 + [0.05, 0.18, 0.32, 0.55].filter((least) => joy > least).length;
    const phrasesByScore = () => {
      if (score >= 4) {
        const first = praise();
        const more = [...(chance.yes(0.35) ? [chance.pick(praises)] : []), ...(chance.yes(0.5) ? [chance.pick(praiseIds)] : [])];
        return [...new Set([first, ...more])];
      }
      return score === 3 ? [chance.pick(complaints), praise()] : [chance.pick(complaints), chance.pick(grumbleIds)];
    };
    const phrases = phrasesByScore();
    const recTime = Math.floor((createdAt + (now - createdAt) * (0.05 + chance.next() * 0.95)) / minuteMs) * minuteMs - minuteMs;
    const isAnswered = score <= 3 && chance.yes(0.7);
    return {
      prodCommId: (firstProdId + at) * 100 + place + 1,
      skuId: chance.pick(skus).skuId,
      lang,
      nickName: chance.pick(people[lang]),
      score,
      phrases,
      isAnonymous: chance.yes(0.15) ? 1 : 0,
      usefulCounts: chance.yes(0.4) ? chance.whole(1, 24) : 0,
      replyPhrase: isAnswered ? chance.pick(replyIds) : null,
      replyTime: isAnswered ? Math.min(now, recTime + chance.whole(30, 2_000) * minuteMs) : null,
      recTime,
      pics: [],
    };
  }).map((review) => ({ ...review, pics: taken(review.skuId) }));
}
