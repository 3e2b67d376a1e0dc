import { isChinese, languageTag, type Locale } from '#machines/model/locale.ts';
import { sentenceCase } from '../seed/texts.ts';
import type { Vocabulary } from '../seed/vocabulary.ts';

/** What a product's name is made of: ids of terms. */
export type Named = { kind: number; brandId: number; seriesId: number; features: number[]; attrValues: number[] };

/** "Cotton" becomes "cotton" inside a name; "ABS plastic", "USB-C" and Chinese stay. */
function inside(text: string, locale: Locale): string {
  if (isChinese(locale)) return text;
  const [first = '', second = ''] = text;
  const tag = languageTag(locale);
  return second !== second.toLocaleLowerCase(tag) || !/\p{L}/u.test(second)
    ? text
    : first.toLocaleLowerCase(tag) + text.slice(first.length);
}

/**
 * A product's name as shops of the language write it: brand, series and noun in the language's order, then what tells it
 * apart, after commas (Chinese: after spaces), so that nothing has to agree with anything.
 */
export function nameOf(words: Vocabulary, product: Named, locale: Locale): string {
  const noun = words.say(product.kind, locale);
  const brand = words.brands.get(product.brandId)?.name ?? '';
  const facts = words.terms.get(product.kind)?.facts ?? {};
  const series = facts['nameless'] === true ? '' : words.say(product.seriesId, locale);
  const tells = (value: number) => {
    const term = words.terms.get(value);
    const isObvious = facts['oneMaterial'] === true && words.terms.get(term?.parentId ?? 0)?.facts['key'] === 'material';
    return term?.facts['inName'] === true && !isObvious;
  };
  const telling = product.attrValues.filter(tells).map((value) => words.say(value, locale));
  const features = product.features.slice(0, 1).map((feature) => words.say(feature, locale));
  const parts = [...telling, ...features].filter((part) => part !== '');
  const own = facts['nameless'] === true ? '' : [brand, series].filter((part) => part !== '').join(' ');
  if (isChinese(locale)) return [own, noun, ...parts].filter((part) => part !== '').join(' ');
  const head = locale === 'pt' || locale === 'ru' ? [noun, own] : [own, noun];
  return [sentenceCase(head.filter((part) => part !== '').join(' '), locale), ...parts.map((part) => inside(part, locale))].join(', ');
}

/** A variant's name: its values, "Red / M". Empty for a product with one variant. */
export const variantName = (words: Vocabulary, valueIds: readonly number[], locale: Locale): string =>
  valueIds.map((value) => words.say(value, locale)).join(' / ');

/** A variant as the contract writes it: "Colour:Red;Size:M". */
export const propertiesOf = (words: Vocabulary, valueIds: readonly number[], locale: Locale): string =>
  valueIds.map((value) => `${words.say(words.terms.get(value)?.parentId ?? 0, locale)}:${words.say(value, locale)}`).join(';');

/** `/oss/p/{object}/{colour}/{tint}`: what one product looks like (see notes/pictures). */
export const pictureOf = (words: Vocabulary, kind: number, colour: string, tint: number): string =>
  `/oss/p/${String(words.terms.get(kind)?.facts['object'] ?? 'package')}/${colour}/${((tint - 1 + 6) % 6) + 1}`;
