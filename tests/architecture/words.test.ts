import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { weekends, weeks } from '#mall/campaign/demo.ts';
import { banners } from '#mall/seed/banners.ts';
import { tags } from '#mall/seed/tags.ts';
import { networkProblemCodes } from '#machines/model/problem.ts';
import { refusalCodes } from '#machines/model/refusalCodes.ts';
import { languageTag, locales, type Locale } from '#machines/model/locale.ts';
import { sharedRooms } from '#mesh/vite.messages.ts';
import { roomsWith } from '#src/i18n/messageRooms.ts';

type Words = Record<string, string>;

const textOf = (locale: Locale): string => readFileSync(new URL(`../../lang/${locale}.json`, import.meta.url), 'utf8');
const words = Object.fromEntries(locales.map((locale) => [locale, JSON.parse(textOf(locale)) as Words])) as Record<Locale, Words>;
const others = locales.filter((locale) => locale !== 'en');

/** Words that are the same in both tongues, and sentences that are nothing but what is filled in. */
const sameByNature: Partial<Record<string, Locale[]>> = {
  'cart.total': ['pt'],
  'money.total': ['pt'],
  'field.mail': ['pt'],
  'shell.tabChat': ['pt'],
  'campaign.dayMark': ['pt'],
  'order.dayMark': ['pt'],
  'groupBuy.dayMark': ['pt'],
  'price.less': ['pt', 'ru', 'tr'],
  'product.promise': ['pt', 'ru', 'tr'],
  'groupBuys.of': ['pt', 'ru', 'tr'],
};

/** What a sentence wants to be filled with, and how. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value))
        : [];
    // A count is written with the language's own thousands, whether or not its noun bends.
    return [element.type === TYPE.plural || element.type === TYPE.number ? `${element.value}: a number` : element.value, ...inner];
  });
const wants = (text: string): string[] => [...new Set(argumentsOf(parse(text)))].sort();

/** What of a sentence is words: neither what is filled in, nor the names of what is. */
const spokenOf = (elements: MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return spokenOf(element.children);
      return element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options)
            .map(({ value }) => spokenOf(value))
            .join(' ')
        : ' ';
    })
    .join('');
const latinWord = /[A-Za-z]{2,}/g;
const englishWord = /\b(?:the|and|with|your|of|for|this|is|are|we)\b/gi;
const foreign: Partial<Record<Locale, RegExp>> = { ru: latinWord, 'zh-TW': latinWord, zn: latinWord };
/** Names and units that every language writes in Latin letters. */
const sameEverywhere = new Set([
  'JavaScript',
  'HTTPS',
  'JPEG',
  'PNG',
  'WebP',
  'PDF',
  'QR',
  'MB',
  'App',
  'Store',
  'Google',
  'Play',
  'iPhone',
  'iPad',
]);
/** How Intl writes thirty per cent in each language, for any number. */
const percentsOf: Record<Locale, RegExp> = {
  en: /\d%/g,
  pt: /\d%/g,
  ru: /\d\u00a0%/g,
  tr: /%\d/g,
  'zh-TW': /\d%/g,
  zn: /\d%/g,
};

/** What is wrong with the keys of a catalogue: each that it lacks or has alone, and the first that does not stand where it is sorted. */
const keyFaults = (locale: Locale): string[] => {
  const [own, wanted] = [Object.keys(words[locale]), Object.keys(words.en)];
  const sorted = own.toSorted();
  const at = own.findIndex((key, index) => key !== sorted[index]);
  return [
    ...wanted.filter((key) => !own.includes(key)).map((key) => `lang/${locale}.json lacks '${key}'`),
    ...own.filter((key) => !wanted.includes(key)).map((key) => `lang/${locale}.json has '${key}', lang/en.json has not`),
    ...(at < 0 ? [] : [`lang/${locale}.json is not sorted: '${sorted[at]}' should stand before '${own[at]}'`]),
  ];
};

describe('The words', () => {
  it('stand in six catalogues with the same keys, sorted', () => {
    expect(locales.flatMap(keyFaults)).toEqual([]);
  });

  it('are said once each: no key stands twice in a catalogue', () => {
    for (const locale of locales) {
      const keys = [...textOf(locale).matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key);
      expect(
        keys.filter((key, at) => keys.indexOf(key) !== at),
        locale,
      ).toEqual([]);
    }
  });

  it('are translated: no sentence is the English one, but for the words that are the same', () => {
    const same = others.flatMap((locale) =>
      Object.keys(words.en)
        .filter((key) => words[locale][key] === words.en[key] && !sameByNature[key]?.includes(locale))
        .map((key) => `${locale} ${key}`),
    );
    expect(same).toEqual([]);
  });

  it('list as the same only what is the same', () => {
    for (const [key, languages = []] of Object.entries(sameByNature))
      for (const locale of languages) expect(words[locale][key], `${locale} ${key}`).toBe(words.en[key]);
  });

  it('are read by somebody: the first part of an id is a page, a dialog or a part that reads its words, or what every page says', () => {
    const pages = readdirSync(new URL('../../src/pages', import.meta.url)).map((file) => file.split('.')[0] ?? '');
    const read = new Set([...pages.flatMap(roomsWith), ...sharedRooms, 'mall', 'seo']);
    expect([...new Set(Object.keys(words.en).map((id) => id.split('.')[0] ?? ''))].filter((room) => !read.has(room))).toEqual([]);
  });

  it('leave nothing in English: no Latin word in Russian and Chinese but what is written so everywhere, no English one in Portuguese and Turkish', () => {
    const left = others.flatMap((locale) =>
      Object.entries(words[locale]).flatMap(([key, text]) =>
        (spokenOf(parse(text)).match(foreign[locale] ?? englishWord) ?? [])
          .filter((word) => !sameEverywhere.has(word))
          .map((word) => `${locale} ${key}: ${word}`),
      ),
    );
    expect(left).toEqual([]);
  });

  it('leave per cent to the language: none is typed, a number comes with its sign, where its language puts it', () => {
    const typed = locales.flatMap((locale) =>
      Object.entries(words[locale])
        .filter(([, text]) => /%|％|per cent|por cento|процент|yüzde \d|百分/i.test(text))
        .map(([key]) => `${locale} ${key}`),
    );
    expect(typed).toEqual([]);
  });

  it('write per cent in one way where the demo types one: as Intl does, and in Chinese not at all', () => {
    const shownTexts = [...weeks, ...weekends, ...tags, ...banners]
      .map(({ texts }) => texts)
      .flatMap((texts) => ('en' in texts ? [texts] : Object.values(texts)));
    const wrong = locales.flatMap((locale) =>
      shownTexts
        .map((texts) => texts[locale])
        .filter((text) => {
          const bare = locale.startsWith('z') ? text : text.replaceAll(percentsOf[locale], '');
          return /%|％|per cent|por cento|процент|yüzde \d|百分/i.test(bare);
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('want the same things filled in, in every language', () => {
    for (const locale of others) {
      const different = Object.entries(words.en).filter(([key, text]) => wants(text).join() !== wants(words[locale][key] ?? '').join());
      expect(
        different.map(([key]) => key),
        locale,
      ).toEqual([]);
    }
  });

  it('have every plural that their language has', () => {
    const missing = locales.flatMap((locale) => {
      const categories = new Intl.PluralRules(languageTag(locale)).resolvedOptions().pluralCategories;
      const look = (elements: MessageFormatElement[]): string[] =>
        elements.flatMap((element) => {
          if (element.type !== TYPE.plural)
            return element.type === TYPE.select ? Object.values(element.options).flatMap(({ value }) => look(value)) : [];
          // "many" of Portuguese begins at a million; a Turkish noun does not bend after a number.
          return categories
            .filter((category) => category !== 'many' || locale === 'ru')
            .filter((category) => !(category in element.options) && !(locale === 'tr' && category === 'one'));
        });
      return Object.entries(words[locale]).flatMap(([key, text]) => look(parse(text)).map((category) => `${locale} ${key} ${category}`));
    });
    expect(missing).toEqual([]);
  });

  it('end no reason that stands in brackets beside a button with a full stop', () => {
    const stopped = locales.flatMap((locale) =>
      Object.entries(words[locale])
        .filter(([key, text]) => key.startsWith('mall.reason.') && /[.。]$/.test(text))
        .map(([key]) => `${locale} ${key}`),
    );
    expect(stopped).toEqual([]);
  });

  it('call the verb "log in", and "login" only what it is: a noun, or the specification\'s own sentence', () => {
    const asVerb = Object.entries(words.en).filter(
      ([, text]) =>
        /\bsign[- ]?(in|up|out)\b/i.test(text) ||
        (/\blogin\b/i.test(text) && !/\b(quick|password|back to|your) login\b|^Login to the mall$/i.test(text)),
    );
    expect(asVerb.map(([key]) => key)).toEqual([]);
  });

  it('hold a sentence for everything that can be refused, and for all bad weather', () => {
    expect(refusalCodes.filter((code) => !words.en[`refusal.${code}`])).toEqual([]);
    expect(networkProblemCodes.filter((code) => !words.en[`problem.${code}`])).toEqual([]);
  });

  it('say every sentence of the specification (points 1, 2, 5 and 8), to the letter', () => {
    const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
    const points = specification.split(/^## /m).filter((point) => /^[1258]\. /.test(point));
    const specified = points.flatMap((point) => [...point.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, sentence = '']) => sentence));
    const bare = (text: string) => text.replace(/[.!]$/, '').replace(/^./, (first) => first.toLowerCase());
    const sentences = Object.values(words.en).map(bare);
    const isSaid = (sentence: string) => sentences.some((text) => text === sentence || /^(?:\. | \{)/.test(text.replace(sentence, '')));
    expect(specified.length).toBeGreaterThan(40);
    expect([...new Set(specified)].filter((sentence) => !isSaid(bare(sentence)))).toEqual([]);
  });
});
