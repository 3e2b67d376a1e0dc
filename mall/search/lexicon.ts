import { locales, type Locale } from '#machines/model/locale.ts';
import { vocabularyOf, type Vocabulary } from '../seed/vocabulary.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { portugueseVariantOf } from './portugueseVariants.ts';
import { ChineseSegmenter } from './chineseSegmentation.ts';
import { latinOf, lower, plain } from './normalise.ts';
import { letterBits } from './spelling.ts';
import { stemKeysOf } from './stems.ts';
import { hasHan, isJoint, segmentWords } from './segmentWords.ts';

/** What a word stands in: a term's text in a language. `name`: brands, shops and series belong to every language. */
export type Sense = { termId: number; locale: Locale | 'name' };
/** One word of the catalogue as it is compared and as it is written. */
export type Entry = { plain: string; shown: string; senses: Sense[]; bits: number };

/** How much a word says about a product by what it names. */
export const weightOf = { kind: 8, brand: 6, series: 6, inName: 5, feature: 4, value: 4, shop: 3, leaf: 2, category: 1 } as const;

/** Every word that products can be found by, in all languages at once. A few thousand terms, built from the vocabulary. */
export class Lexicon {
  readonly entries = new Map<string, Entry>();
  /** The words in alphabetical order, for beginnings. */
  sorted: Entry[] = [];
  /** Words by language and stem. */
  readonly stems = new Map<string, Entry[]>();
  /** Words by their sound in Latin letters. */
  readonly sounds = new Map<string, Entry[]>();
  readonly han = new ChineseSegmenter();
  readonly weights = new Map<number, number>();
  readonly #sizes = new Map<string, number>();

  /** How many telling words (Chinese: letters) a term has in a language. */
  sizeOf(termId: number, locale: Locale | 'name'): number {
    return this.#sizes.get(`${termId} ${locale}`) ?? 1;
  }

  add(termId: number, text: string, locale: Locale, sense: Locale | 'name', weight: number): void {
    this.weights.set(termId, weight);
    const words = segmentWords(text, locale).filter((word) => !isJoint(word.plain));
    for (const word of words) {
      this.#enter(word.plain, word.shown, { termId, locale: sense });
      const european = sense === 'pt' ? portugueseVariantOf(word.plain) : undefined;
      if (european !== undefined) this.#enter(european, word.shown, { termId, locale: sense });
    }
    // "T-shirt" is also looked for as one word, and so is "500 ml".
    for (const run of lower(text, locale).split(/[\s\u00a0]+/))
      if (/[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(run))
        this.#enter(plain(run, locale).replaceAll(/[^\p{L}\p{N}.]/gu, ''), run, { termId, locale: sense });
    const measure = /^(\d+(?:[.,]\d+)?)[\s\u00a0]*(\p{L}+)$/u.exec(plain(text, locale));
    if (measure !== null) this.#enter(`${measure[1]!.replace(',', '.')}${measure[2]!}`, lower(text, locale), { termId, locale: sense });
    if (hasHan(text)) this.han.add(plain(text, locale), { termId, locale: sense });
    this.#sizes.set(
      `${termId} ${sense}`,
      Math.max(1, hasHan(text) ? [...plain(text, locale)].filter((letter) => /[\p{L}\p{N}]/u.test(letter)).length : words.length),
    );
  }

  #enter(key: string, shown: string, sense: Sense): void {
    const entry = this.entries.get(key) ?? { plain: key, shown, senses: [], bits: letterBits(key) };
    this.entries.set(key, entry);
    if (!entry.senses.some((each) => each.termId === sense.termId && each.locale === sense.locale)) entry.senses.push(sense);
  }

  /** After the last word: orders, stems and sounds. */
  async close(context: MallContext): Promise<void> {
    this.sorted = [...this.entries.values()].sort((one, other) => (one.plain < other.plain ? -1 : 1));
    const enter = (index: Map<string, Entry[]>, key: string, entry: Entry) => {
      const list = index.get(key);
      if (list === undefined) index.set(key, [entry]);
      else if (!list.includes(entry)) list.push(entry);
    };
    const alphabetic = this.sorted.filter((entry) => /^\p{L}+$/u.test(entry.plain) && !hasHan(entry.plain));
    const keys = await stemKeysOf(context.database.pool, alphabetic);
    for (const entry of alphabetic) {
      enter(this.sounds, latinOf(entry.plain), entry);
      for (const key of keys.get(entry.plain) ?? [])
        if (entry.senses.some((sense) => sense.locale === 'name' || key.startsWith(`${sense.locale} `))) enter(this.stems, key, entry);
    }
    this.han.close();
  }

  /** Words that begin so, in alphabetical order. */
  startingWith(start: string, most = 400): Entry[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sorted[middle]!.plain < start) low = middle + 1;
      else high = middle;
    }
    const found: Entry[] = [];
    for (let at = low; at < this.sorted.length && found.length < most && this.sorted[at]!.plain.startsWith(start); at += 1)
      found.push(this.sorted[at]!);
    return found;
  }
}

async function build(context: MallContext, words: Vocabulary): Promise<Lexicon> {
  const lexicon = new Lexicon();
  for (const { termId, type, texts, facts } of words.terms.values()) {
    if (type === 'series') lexicon.add(termId, texts.en, 'en', 'name', weightOf.series);
    else if (type === 'kind' || type === 'feature' || type === 'value') {
      for (const locale of locales)
        lexicon.add(termId, texts[locale], locale, locale, type === 'value' && facts['inName'] === true ? weightOf.inName : weightOf[type]);
    }
  }
  for (const { categoryId, texts, grade } of words.categories.values())
    for (const locale of locales) lexicon.add(categoryId, texts[locale], locale, locale, grade === 3 ? weightOf.leaf : weightOf.category);
  for (const { brandId, name } of words.brands.values()) lexicon.add(brandId, name, 'en', 'name', weightOf.brand);
  for (const { shopId, name } of words.shops.values()) lexicon.add(shopId, name, 'en', 'name', weightOf.shop);
  await lexicon.close(context);
  return lexicon;
}

const lexicons = new WeakMap<Vocabulary, Promise<Lexicon>>();

/** The lexicon of this mall's vocabulary, built once for each filling. */
export async function lexiconOf(context: MallContext): Promise<Lexicon> {
  const words = await vocabularyOf(context);
  const known = lexicons.get(words);
  if (known !== undefined) return known;
  const building = build(context, words);
  lexicons.set(words, building);
  building.catch(() => lexicons.delete(words));
  return building;
}
