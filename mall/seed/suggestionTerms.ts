import { languageTag, locales, type Locale } from '#machines/model/locale.ts';
import { plain } from '../search/normalise.ts';
import { brands } from './termDictionary.ts';
import { categoryNodes, productTypes } from './productTypes.ts';

/** What the panel may propose, by language: nouns first, then categories, then brands with what they make. */
export function suggestionTerms(): { lang: Locale; text: string; plain: string; weight: number }[] {
  const made = new Map<string, { lang: Locale; text: string; plain: string; weight: number }>();
  const add = (lang: Locale, text: string, weight: number) => {
    const key = `${lang}\n${text}`;
    if (!made.has(key)) made.set(key, { lang, text, plain: plain(text, lang), weight });
  };
  for (const lang of locales) {
    productTypes.forEach((kind, at) => add(lang, kind.texts[lang], 100 + ((at * 37) % 50)));
    for (const node of categoryNodes) add(lang, node.texts[lang].toLocaleLowerCase(languageTag(lang)), 80 - node.grade * 10);
    for (const brand of brands) {
      add(lang, brand.name, 60);
      const own = productTypes.filter((kind) => brand.families.includes(kind.family.name));
      for (let at = 0; at < 4 && at < own.length; at += 1) {
        const kind = own[(brand.brandId * 7 + at * 11) % own.length]!;
        add(lang, lang === 'pt' || lang === 'ru' ? `${kind.texts[lang]} ${brand.name}` : `${brand.name} ${kind.texts[lang]}`, 40 - at);
      }
    }
  }
  return [...made.values()];
}
