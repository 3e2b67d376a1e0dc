export const locales = ['en', 'pt', 'ru', 'tr', 'zh-TW', 'zn'] as const;
export type Locale = (typeof locales)[number];
