import { languageTag, type Locale } from '#machines/model/locale.ts';

/** Tables by region are total over it. */
export type RegionCode = 'LK' | 'CN' | 'LA' | 'TR';

/** One market: its currency, its clock, and the root of its address tree. */
export type Region = {
  regionId: number;
  code: RegionCode;
  currency: string;
  symbol: string;
  /** Digits behind the point in which the region sells; LAK has none though ISO says 2. */
  digits: number;
  dial: string;
  zone: string;
  locale: Locale;
};

export const regions: readonly Region[] = [
  { regionId: 659006000402, code: 'LK', currency: 'LKR', symbol: 'Rs', digits: 2, dial: '94', zone: 'Asia/Colombo', locale: 'en' },
  { regionId: 659006000403, code: 'CN', currency: 'CNY', symbol: '¥', digits: 2, dial: '86', zone: 'Asia/Shanghai', locale: 'zn' },
  { regionId: 659006000404, code: 'LA', currency: 'LAK', symbol: '₭', digits: 0, dial: '856', zone: 'Asia/Vientiane', locale: 'en' },
  { regionId: 659006000405, code: 'TR', currency: 'TRY', symbol: '₺', digits: 2, dial: '90', zone: 'Europe/Istanbul', locale: 'tr' },
];

export const defaultRegion: Region = regions[0] as Region;

/** A region by its number; null where there is none. */
export function regionOf(regionId: number | null | undefined): Region | null {
  return regions.find((region) => region.regionId === regionId) ?? null;
}

/** What a region is called in this language. */
export const regionNameIn = (locale: Locale, { code }: Region): string =>
  new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(code) ?? code;
