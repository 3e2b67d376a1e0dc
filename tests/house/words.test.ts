import { readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { weatherCodes } from '#machines/problem.ts';
import { refusalCodes } from '#machines/refusal.ts';
import { locales, type Locale } from '#machines/words.ts';

type Words = Record<string, string>;

const textOf = (locale: Locale): string => readFileSync(new URL(`../../lang/${locale}.json`, import.meta.url), 'utf8');
const words = Object.fromEntries(locales.map((locale) => [locale, JSON.parse(textOf(locale)) as Words])) as Record<Locale, Words>;
const others = locales.filter((locale) => locale !== 'en');

/** Words that are the same in both tongues, and sentences that are nothing but what is filled in. */
const sameByNature: Partial<Record<string, Locale[]>> = {
  'cart.total': ['pt'], 'money.total': ['pt'], 'field.mail': ['pt'], 'shell.tabChat': ['pt'], 'product.promise': ['pt', 'ru', 'tr'],
};

/** What a sentence wants to be filled with, and how. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)];
    const inner = element.type === TYPE.plural || element.type === TYPE.select ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : [];
    // A count is written with the language's own thousands, whether or not its noun bends.
    return [element.type === TYPE.plural || element.type === TYPE.number ? `${element.value}: a number` : element.value, ...inner];
  });
const wants = (text: string): string[] => [...new Set(argumentsOf(parse(text)))].sort();

describe('The words', () => {
  it('stand in six catalogues with the same keys in the same order', () => {
    for (const locale of others) expect(Object.keys(words[locale]), locale).toEqual(Object.keys(words.en));
    expect(Object.keys(words.en)).toEqual(Object.keys(words.en).sort());
  });

  it('are said once each: no key stands twice in a catalogue', () => {
    for (const locale of locales) {
      const keys = [...textOf(locale).matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at), locale).toEqual([]);
    }
  });

  it('are translated: no sentence is the English one, but for the words that are the same', () => {
    const same = others.flatMap((locale) => Object.keys(words.en).filter((key) => words[locale][key] === words.en[key] && !sameByNature[key]?.includes(locale)).map((key) => `${locale} ${key}`));
    expect(same).toEqual([]);
  });

  it('list as the same only what is the same', () => {
    for (const [key, languages = []] of Object.entries(sameByNature)) for (const locale of languages) expect(words[locale][key], `${locale} ${key}`).toBe(words.en[key]);
  });

  it('want the same things filled in, in every language', () => {
    for (const locale of others) {
      const different = Object.entries(words.en).filter(([key, text]) => wants(text).join() !== wants(words[locale][key] ?? '').join());
      expect(different.map(([key]) => key), locale).toEqual([]);
    }
  });

  it('have every plural that their language has', () => {
    const missing = locales.flatMap((locale) => {
      const categories = new Intl.PluralRules(locale === 'zn' ? 'zh-CN' : locale).resolvedOptions().pluralCategories;
      const look = (elements: MessageFormatElement[]): string[] =>
        elements.flatMap((element) => {
          if (element.type !== TYPE.plural) return element.type === TYPE.select ? Object.values(element.options).flatMap(({ value }) => look(value)) : [];
          // "many" of Portuguese begins at a million; a Turkish noun does not bend after a number.
          return categories.filter((category) => category !== 'many' || locale === 'ru').filter((category) => !(category in element.options) && !(locale === 'tr' && category === 'one'));
        });
      return Object.entries(words[locale]).flatMap(([key, text]) => look(parse(text)).map((category) => `${locale} ${key} ${category}`));
    });
    expect(missing).toEqual([]);
  });

  it('hold a sentence for everything that can be refused, and for all bad weather', () => {
    expect(refusalCodes.filter((code) => !words.en[`refusal.${code}`])).toEqual([]);
    expect(weatherCodes.filter((code) => !words.en[`problem.${code}`])).toEqual([]);
  });

  it('say what the specification says (points 5 and 8)', () => {
    const said = new Set(Object.values(words.en).map((text) => text.replace(/[.!]$/, '')));
    const specified = [
      'Please enter password', 'Please enter password again', 'Please enter verification code', 'Please enter valid code', 'Please enter email', 'Please enter valid email',
      'Please enter mobile number', 'Please enter valid Mobile number', 'Invalid mobile number', 'Please select the country code', 'Please enter nick name', 'This field is required',
      'Number of character cannot exceeding 500', 'Oops! It looks like you missed a few fields or entered invalid data', 'Login to the mall', 'Something went wrong', 'Out stock',
      'This product does not available in your area', 'Address Required to Proceed', 'Selected address is already your default address', 'select the items', 'Checkout has expired',
      '404 - Page Not Found', "Sorry, the page you're looking for cannot be found", 'Go to Home',
    ];
    expect(specified.filter((sentence) => !said.has(sentence.replace(/[.!]$/, '')))).toEqual([]);
  });
});
