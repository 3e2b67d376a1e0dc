import { locales, type Locale } from '../model/locale.ts';

/** The best of our locales for an Accept-Language list with weights; `en` when none fits (contract 1.1). */
export const negotiateLocale = (acceptLanguage: string | null | undefined): Locale => {
  const ranges = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter((range) => range.weight > 0)
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  for (const { tag } of ranges) {
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-TW';
    if (tag === 'zn' || /^zh\b/.test(tag)) return 'zn';
    const plain = locales.find((locale) => tag === locale || tag.startsWith(`${locale}-`));
    if (plain) return plain;
  }
  return 'en';
};
