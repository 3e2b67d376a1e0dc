import type { z } from 'zod';
import type { Locale } from '#machines/model/locale.ts';
import { type CategoryRow, type Vocabulary, vocabularyOf } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { namedShops, sellsIn } from '../shop/shop.ts';
import { plain } from './normalise.ts';
import { fitting, suggestionCandidateOf, type SuggestionCandidate } from './suggestionCandidate.ts';
import type { suggested } from './search.schemas.ts';
import { suggestionCandidatesOf } from './suggest.ts';

/** How many the panel holds, and how many of each other kind may stand beside the terms. */
const most = 10;
const mostOfKind = 2;

type Named<Row> = SuggestionCandidate & { row: Row };
type Names = {
  categories: Map<Locale, Named<CategoryRow>[]>;
  brands: Named<{ brandId: number; name: string; prodCount: Record<string, number> }>[];
};

const namesByVocabulary = new WeakMap<Vocabulary, Names>();

function namesOf(words: Vocabulary): Names {
  const known = namesByVocabulary.get(words) ?? {
    categories: new Map(),
    brands: [...words.brands.values()].map((row) => ({ row, ...suggestionCandidateOf(row.name, 'en') })),
  };
  namesByVocabulary.set(words, known);
  return known;
}

/** The categories with their names in a language as they are compared, the wide ones first. */
function namedCategories(words: Vocabulary, locale: Locale): Named<CategoryRow>[] {
  const { categories } = namesOf(words);
  const known =
    categories.get(locale) ?? [...words.categories.values()].map((row) => ({ row, ...suggestionCandidateOf(row.texts[locale], locale) }));
  categories.set(locale, known);
  return known;
}

/**
 * G5: what a shopper may be typing, of every kind; at most ten together, of them two categories, two brands and two shops, or
 * more where there are fewer terms. Slips are only forgiven where nothing of any kind begins so.
 */
export async function suggestedFor(
  context: MallContext,
  query: { keyword: string; regionId: number; locale: Locale },
): Promise<z.input<typeof suggested>> {
  const { regionId, locale } = query;
  // Names of brands and shops are Latin in every language: a Turkish i is theirs too.
  const [typed = '', typedName = ''] = [locale, 'en' as const].map((by) => plain(query.keyword, by).trim().slice(0, 60));
  if (typed === '') return { terms: [], categories: [], brands: [], shops: [] };
  const [words, all] = await Promise.all([vocabularyOf(context), suggestionCandidatesOf(context, locale)]);
  const region = String(regionId);
  const find = (forgives: boolean) => ({
    terms: fitting(all, typed, locale, forgives),
    categories: fitting(namedCategories(words, locale), typed, locale, forgives),
    brands: fitting(namesOf(words).brands, typedName, 'en', forgives).filter(({ row }) => (row.prodCount[region] ?? 0) > 0),
    shops: fitting(namedShops(words), typedName, 'en', forgives).filter(({ shop }) => sellsIn(shop, regionId)),
  });
  const sure = find(false);
  const found = Object.values(sure).some((kind) => kind.length > 0) ? sure : find(true);
  const left = Math.max(mostOfKind, Math.floor((most - found.terms.length) / 3));
  const categories = found.categories.slice(0, left).map(({ row }) => ({
    categoryId: row.categoryId,
    categoryName: row.texts[locale],
    parentName: words.categories.get(row.parentId)?.texts[locale] ?? null,
  }));
  const brands = found.brands.slice(0, left).map(({ row }) => ({ brandId: row.brandId, brandName: row.name }));
  const shops = found.shops.slice(0, left).map(({ shop }) => ({ shopId: shop.shopId, shopName: shop.name }));
  return {
    terms: found.terms.slice(0, most - categories.length - brands.length - shops.length).map(({ text }) => text),
    categories,
    brands,
    shops,
  };
}
