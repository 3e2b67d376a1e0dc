import { isChinese, type Locale } from '#machines/model/locale.ts';
import { areaOf } from '../address/area.ts';
import { countryName } from '../seed/texts.ts';
import type { ShopRow } from '../seed/vocabulary.ts';
import { defaultRegion, regionOf } from '../region/region.ts';

/**
 * Where a shop sends from, as its language writes places: "Western Province, Sri Lanka", in Chinese the country first and nothing between.
 * Without a shop the default region's country.
 */
export function shipFromOf(shop: Pick<ShopRow, 'city' | 'regionId'> | undefined, locale: Locale): string {
  const country = countryName((regionOf(shop?.regionId) ?? defaultRegion).code, locale);
  const area = shop === undefined ? null : areaOf(shop.city);
  if (area === null) return country;
  return isChinese(locale) ? country + area.names[locale] : `${area.names[locale]}, ${country}`;
}
