export const locales = ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zn'] as const;
export type Locale = (typeof locales)[number];

/** Chinese writes its words, sentences and places with nothing between; its addresses go from the country to the house. */
export const isChinese = (locale: Locale): boolean => locale === 'zh-TW' || locale === 'zn';

/** BCP 47 tag of a locale key: `zn` is the product's own for Simplified Chinese. */
export const languageTag = (locale: Locale): string => (locale === 'zn' ? 'zh-CN' : locale);
