import { isChinese, type Locale } from '#machines/model/locale.ts';
import { labelId } from '../seed/ids.ts';
import { countryName, sentenceCase, weightText } from '../seed/texts.ts';
import type { Vocabulary } from '../seed/vocabulary.ts';
import type { Named } from './productName.ts';

type Told = Named & { prodId: number; origin: string; weightGrams: number };

const glue = (locale: Locale) => (isChinese(locale) ? '' : ' ');

/** The sentences of the product's kind, two of those its family has, by its id. */
function sentences(words: Vocabulary, product: Told, locale: Locale): string[] {
  const phrases = words.terms.get(product.kind)?.facts['stories'];
  return Array.isArray(phrases) ? phrases.map((phrase) => words.say(Number(phrase), locale)) : [];
}

/** One sentence for cards and search engines. */
export const briefOf = (words: Vocabulary, product: Told, locale: Locale): string => sentences(words, product, locale)[0] ?? '';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The description as sanitised HTML: what it is like, then what speaks for it. */
export function contentOf(words: Vocabulary, product: Told, locale: Locale): string {
  const prose = sentences(words, product, locale).join(glue(locale));
  const points = product.features.map((feature) => `<li>${escaped(sentenceCase(words.say(feature, locale), locale))}</li>`).join('');
  return `<p>${escaped(prose)}</p>${points === '' ? '' : `<ul>${points}</ul>`}`;
}

/**
 * The specification: the product's attributes, then brand, series, origin and weight. Warranty, returns and condition have fields of their
 * own.
 */
export function parametersOf(words: Vocabulary, product: Told, locale: Locale): { parameterKey: string; parameterValue: string }[] {
  const rows: [string, string][] = product.attrValues.map((value) => [
    words.say(words.terms.get(value)?.parentId ?? 0, locale),
    words.say(value, locale),
  ]);
  const brand = words.brands.get(product.brandId)?.name;
  const series = words.say(product.seriesId, locale);
  if (brand !== undefined) rows.push([words.say(labelId.brand, locale), brand]);
  if (series !== '' && words.terms.get(product.kind)?.facts['nameless'] !== true) rows.push([words.say(labelId.model, locale), series]);
  rows.push([words.say(labelId.origin, locale), countryName(product.origin, locale)]);
  rows.push([words.say(labelId.grossWeight, locale), weightText(product.weightGrams, locale)]);
  return rows.map(([parameterKey, parameterValue]) => ({ parameterKey, parameterValue }));
}
