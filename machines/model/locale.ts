export const locales = ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zn'] as const;
export type Locale = (typeof locales)[number];

/** BCP 47 tag of a locale key: `zn` is the product's own for Simplified Chinese. */
export const languageTag = (locale: Locale): string => (locale === 'zn' ? 'zh-CN' : locale);
