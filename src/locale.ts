import type { Locale } from '#machines/words.ts';

/** BCP 47 tag of a locale key; `zn` is the product's key for Simplified Chinese. */
export const tagOf = (locale: Locale): string => (locale === 'zn' ? 'zh-CN' : locale);
