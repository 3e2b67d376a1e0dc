import { IntlMessageFormat } from 'intl-messageformat';
import en from '#lang/en.json' with { type: 'json' };
import pt from '#lang/pt.json' with { type: 'json' };
import ru from '#lang/ru.json' with { type: 'json' };
import tr from '#lang/tr.json' with { type: 'json' };
import zhTW from '#lang/zh-TW.json' with { type: 'json' };
import zn from '#lang/zn.json' with { type: 'json' };
import { languageTag, type Locale } from '#machines/model/locale.ts';

const words: Record<Locale, Record<string, string>> = {
  en,
  pt,
  ru,
  tr,
  'zh-TW': zhTW,
  zn,
};

const compiled = new Map<string, IntlMessageFormat>();

/** The sentence `id` of `lang/` in `locale`, its ICU values filled in. */
export function messageText(locale: Locale, id: string, values?: Record<string, string | number>): string {
  const text = words[locale][id] ?? words.en[id];
  if (text === undefined) return id;
  if (!text.includes('{') && !text.includes("'")) return text;
  const key = `${locale}|${id}`;
  const format = compiled.get(key) ?? new IntlMessageFormat(text, languageTag(locale));
  compiled.set(key, format);
  return String(format.format(values));
}

/** True where there is a sentence with this id. */
export function hasMessage(id: string): boolean {
  return id in words.en;
}
