import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingsNeeded } from '#mall/image/createImageRenderer.ts';
import { attributes } from '#mall/seed/attributes.ts';
import { ofTheHouse } from '#mall/seed/kindTexts/house.ts';
import { ofPlay } from '#mall/seed/kindTexts/play.ts';
import { ofThings } from '#mall/seed/kindTexts/things.ts';
import { terms } from '#mall/seed/termDictionary.ts';
import { banners, hotSearches } from '#mall/seed/banners.ts';
import { generateProduct, type GeneratedProduct } from '#mall/seed/productGenerator.ts';
import { categoryNodes, families, productTypes } from '#mall/seed/productTypes.ts';
import { shopsFor } from '#mall/seed/shops.ts';
import { tags } from '#mall/seed/tags.ts';
import { regions } from '#mall/region/region.ts';
import { locales } from '#machines/model/locale.ts';
import { emptyStatePictures } from '#src/components/list/emptyStatePictures.ts';

const now = Date.UTC(2026, 2, 2, 4);
const shops = shopsFor('serendib', 3_000);
const goods: GeneratedProduct[] = Array.from({ length: 2_000 }, (_, at) => generateProduct('serendib', at, shops, now));
const digest = (thing: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(thing, (_, value: unknown) => (value instanceof Map ? [...value] : value)))
    .digest('hex');

describe('the vocabulary', () => {
  it('has more than a hundred shelves three levels deep, each with something on it', () => {
    const leaves = categoryNodes.filter((node) => node.grade === 3);
    expect(leaves.length).toBeGreaterThan(100);
    for (const leaf of leaves)
      expect(
        productTypes.some((kind) => kind.leaf === leaf.categoryId),
        leaf.texts.en,
      ).toBe(true);
    for (const node of categoryNodes)
      expect(node.grade === 1 ? node.parentId : categoryNodes.find((each) => each.categoryId === node.parentId)?.grade).toBe(
        node.grade - 1,
      );
  });

  it('says every kind, feature, sentence and value in six languages, each in its own script', () => {
    for (const term of terms.filter((each) => ['kind', 'feature', 'phrase', 'attribute'].includes(each.type))) {
      for (const locale of locales) expect(term.texts[locale], `${term.texts.en} in ${locale}`).not.toBe('');
      // Standards and signs (USB-C) are the same everywhere.
      expect(term.texts.ru, term.texts.en).toMatch(/\p{Script=Cyrillic}/u);
      expect(term.texts.zn, term.texts.en).toMatch(/\p{Script=Han}/u);
      expect(term.texts['zh-TW'], term.texts.en).toMatch(/\p{Script=Han}/u);
      expect(term.texts.ru).not.toMatch(/\p{Script=Han}/u);
      for (const locale of ['en', 'pt', 'tr'] as const) expect(term.texts[locale]).not.toMatch(/[\p{Script=Cyrillic}\p{Script=Han}]/u);
    }
  });

  it('keeps traditional and simplified signs apart', () => {
    const traditional = /[們來個們學習買賣開關電車東門鞋襪裝褲單雙複後發麵齒護膚顏]/u;
    const onlySimplified = /[们来个学习买卖开关电车东门袜装裤单双复发齿护肤颜贝见长马]/u;
    for (const term of terms) {
      expect(term.texts.zn.replaceAll('鞋', ''), term.texts.en).not.toMatch(new RegExp(traditional.source.replaceAll(/[鞋後]/g, ''), 'u'));
      expect(term.texts['zh-TW'], term.texts.en).not.toMatch(onlySimplified);
    }
  });

  it("tells something of every kind that its family alone does not, in words that are nobody else's", () => {
    const kindred = [...ofThings, ...ofTheHouse, ...ofPlay];
    const names = kindred.flatMap((each) => each.kinds);
    expect(names.toSorted()).toEqual(productTypes.map((kind) => kind.texts.en).toSorted());
    const phrases = kindred.flatMap(({ stories, praises }) => [...stories, ...praises]);
    for (const locale of locales) expect(new Set(phrases.map((texts) => texts[locale])).size, locale).toBe(phrases.length);
    for (const {
      kinds: [first = ''],
      stories,
      praises,
    } of kindred)
      expect(Math.min(stories.length, praises.length), first).toBeGreaterThan(0);
  });

  it('draws every kind, tag, banner and empty state with a drawing that is there, and has none besides', () => {
    const ofEmptyStates = Object.values(emptyStatePictures).map((address) => address.split('/')[3] ?? '');
    const shown = new Set([...drawingsNeeded(), ...ofEmptyStates]);
    const files = readdirSync('mall/image/drawings').filter((file) => file.endsWith('.svg'));
    expect(files.toSorted()).toEqual([...shown].map((name) => `${name}.svg`).toSorted());
  });

  it('lets kinds vary only in what the vocabulary can say', () => {
    for (const kind of productTypes) {
      for (const [attribute, values] of Object.entries(kind.allowed))
        for (const value of values) expect(attributes[attribute]?.values[value], `${kind.texts.en}: ${attribute} ${value}`).toBeDefined();
      for (const feature of kind.features) expect(kind.family.features[feature], kind.texts.en).toBeDefined();
    }
    for (const family of families) expect(family.praises.length).toBeGreaterThan(2);
  });

  it('leads from its tags to what is built, and every region has banners and searches', () => {
    for (const tag of tags) expect(['TAG', 'CATEGORY', 'GROUP']).toContain(tag.linkType);
    for (const region of regions) {
      expect(banners.filter((banner) => banner.regionId === region.regionId).length).toBeGreaterThan(2);
      expect(hotSearches.filter((hot) => hot.regionId === region.regionId).length).toBeGreaterThanOrEqual(10);
    }
  });
});

describe('the goods', () => {
  it('are the same for the same seed and others for another, in whatever order they are asked for', () => {
    const shopsAgain = shopsFor('serendib', 3_000);
    const again = [...goods.keys()]
      .slice(0, 500)
      .reverse()
      .map((at) => generateProduct('serendib', at, shopsAgain, now));
    expect(digest(again.reverse())).toBe(digest(goods.slice(0, 500)));
    expect(digest(generateProduct('other', 7, shopsFor('other', 3_000), now))).not.toBe(digest(goods[7]));
  });

  it('cost what such a thing costs: whole kips by 500, rupees by 10, was-prices above prices, nothing for a song', () => {
    for (const each of goods) {
      for (const sku of each.skus) {
        for (const [regionId, { price, oriPrice }] of sku.prices) {
          const region = regions.find((one) => one.regionId === regionId)!;
          expect(Number.isSafeInteger(price) && price > 0).toBe(true);
          if (region.code === 'LA') expect(price % 500).toBe(0);
          if (region.code === 'LK') expect(price % 1_000).toBe(0);
          if (oriPrice !== null) expect(oriPrice).toBeGreaterThan(price);
        }
      }
      const dollars = each.kind.usd[0];
      const rupees = [...each.skus[0]!.prices].find(([regionId]) => regionId === 659006000402)?.[1].price;
      if (rupees !== undefined) expect(rupees / 100, each.kind.texts.en).toBeGreaterThan(dollars * 300 * 0.15);
      if (rupees !== undefined) expect(rupees / 100, each.kind.texts.en).toBeLessThan(each.kind.usd[1] * 300 * 6);
    }
  });

  it('are rated by what was really said of them, and nobody spoke before it was for sale', () => {
    for (const each of goods) {
      expect(each.stars.reduce((sum, count) => sum + count, 0)).toBe(each.reviews.length);
      for (const review of each.reviews) {
        expect(review.recTime).toBeGreaterThanOrEqual(each.createdAt - 60_000);
        expect(review.recTime).toBeLessThan(now);
        expect(each.skus.some((sku) => sku.skuId === review.skuId)).toBe(true);
        expect(new Set(review.phrases).size).toBe(review.phrases.length);
      }
    }
    expect(goods.some((each) => each.reviews.length === 0)).toBe(true);
  });

  it('differ by region, run out sometimes, and fresh ones stay at home', () => {
    const inRegion = (regionId: number) =>
      new Set(goods.filter((each) => each.offers.some((shelf) => shelf.regionId === regionId)).map((each) => each.prodId));
    const sets = regions.map((region) => inRegion(region.regionId));
    for (const set of sets) expect(set.size).toBeGreaterThan(300);
    expect(digest([...sets[0]!])).not.toBe(digest([...sets[1]!]));
    for (const each of goods.filter((one) => one.kind.family.isLocal))
      expect(each.offers.map((shelf) => shelf.regionId)).toEqual([each.shop.regionId]);
    const gone = goods.filter((each) => each.skus.every((sku) => sku.stocks === 0));
    expect(gone.length).toBeGreaterThan(20);
    expect(gone.length).toBeLessThan(300);
    expect(goods.some((each) => each.skus.some((sku) => sku.stocks > 0 && sku.stocks <= 5))).toBe(true);
    expect(goods.some((each) => each.skus.length === 1) && goods.some((each) => each.skus.length > 6)).toBe(true);
  });

  it('weigh with their packing more than the net weight they tell', () => {
    const grams: Record<string, number> = { g: 1, kg: 1_000 };
    const net = ({ kind, attrValues, skus }: GeneratedProduct) =>
      Math.max(
        0,
        ...[...attrValues, ...skus.flatMap((sku) => sku.valueIds)].map((id) => {
          const [, amount, unit] = /^([\d.]+)(g|kg)$/.exec(String(terms.find(({ termId }) => termId === id)?.facts['key'])) ?? [];
          return kind.measures && amount && unit ? Number(amount) * grams[unit]! : 0;
        }),
      );
    const weighed = goods.slice(0, 600).filter((each) => net(each) > 0);
    expect(weighed.length).toBeGreaterThan(40);
    expect(
      weighed.filter((each) => each.grams <= net(each)).map((each) => `${each.kind.texts.en}: ${net(each)} g in ${each.grams} g`),
    ).toEqual([]);
  });

  it('have variants that tell themselves apart', () => {
    for (const each of goods) expect(new Set(each.skus.map((sku) => sku.valueIds.join())).size, each.kind.texts.en).toBe(each.skus.length);
  });
});
