import { languageTag, type Locale } from '#machines/model/locale.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import type { Region } from './region.ts';

/** An amount in major units as the shop writes it: whole amounts without digits, others with all of them, and the region's own sign. */
export function priceText(
  price: number,
  { currency, symbol, digits }: Pick<Region, 'currency' | 'symbol' | 'digits'>,
  locale: Locale,
): string {
  const shownDigits = Number.isInteger(price) ? 0 : digits;
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: shownDigits,
    maximumFractionDigits: shownDigits,
  })
    .formatToParts(price)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('');
}

/** The same, of an amount in minor units. */
export const sumIn =
  (region: Pick<Region, 'currency' | 'symbol' | 'digits'>, locale: Locale) =>
  (minor: number): string =>
    priceText(toMajor(minor, region.digits), region, locale);
