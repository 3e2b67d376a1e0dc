import type { Money } from '../../model/money.ts';

/** How much less than before it costs, in whole per cent; null where it was not dearer. */
export const discountOf = ({ price, oriPrice }: { price: Money; oriPrice: Money | null }): number | null =>
  oriPrice !== null && oriPrice > price ? Math.round((1 - price / oriPrice) * 100) : null;

/**
 * How a language counts a discount: Chinese says the tenths of the price that are left (30 off a hundred is "7", said with 折),
 * every other language the per cent taken off. `percentOff`: 0 to 100; `format` writes a number as the language does.
 */
export const discountIn = (
  tag: string,
  percentOff: number,
  format: (value: number, how: Pick<Intl.NumberFormatOptions, 'style' | 'maximumFractionDigits'>) => string,
): string =>
  tag.startsWith('zh') ? format((100 - percentOff) / 10, { maximumFractionDigits: 1 }) : format(percentOff / 100, { style: 'percent' });
