import type { Locale } from '#machines/model/locale.ts';

/** BCP 47 tag of a locale key; `zn` is the product's key for Simplified Chinese. */
export const languageTag = (locale: Locale): string => (locale === 'zn' ? 'zh-CN' : locale);
