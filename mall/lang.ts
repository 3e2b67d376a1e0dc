import { IntlMessageFormat } from 'intl-messageformat';
import en from '#lang/en.json' with { type: 'json' };
import pt from '#lang/pt.json' with { type: 'json' };
import ru from '#lang/ru.json' with { type: 'json' };
import tr from '#lang/tr.json' with { type: 'json' };
import zhTW from '#lang/zh-TW.json' with { type: 'json' };
import zn from '#lang/zn.json' with { type: 'json' };
import type { Locale } from '#machines/words.ts';

const words: Record<Locale, Record<string, string>> = { en, pt, ru, tr, 'zh-TW': zhTW, zn };

/** Chinese writes its words, sentences and places with nothing between. */
export const isChinese = (locale: Locale): boolean => locale === 'zh-TW' || locale === 'zn';

/** `zn` is the shop's own key: the rest of the world says `zh-CN`. */
export function tagOf(locale: Locale): string {
  return locale === 'zn' ? 'zh-CN' : locale;
}

/** The best of our locales for an Accept-Language list with weights; `en` when none fits (contract 1.1). */
export function localeOf(acceptLanguage: string | null | undefined): Locale {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter((wish) => wish.weight > 0)
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  for (const { tag } of wishes) {
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-TW';
    if (tag === 'zn' || /^zh\b/.test(tag)) return 'zn';
    const plain = (['en', 'pt', 'ru', 'tr'] as const).find((locale) => tag === locale || tag.startsWith(`${locale}-`));
    if (plain) return plain;
  }
  return 'en';
}

const compiled = new Map<string, IntlMessageFormat>();

/** The sentence `id` of `lang/` in `locale`, its ICU values filled in. */
export function say(locale: Locale, id: string, values?: Record<string, string | number>): string {
  const text = words[locale][id] ?? words.en[id];
  if (text === undefined) return id;
  if (!text.includes('{') && !text.includes("'")) return text;
  const key = `${locale}|${id}`;
  const format = compiled.get(key) ?? new IntlMessageFormat(text, tagOf(locale));
  compiled.set(key, format);
  return String(format.format(values));
}

export function hasWords(id: string): boolean {
  return id in words.en;
}
