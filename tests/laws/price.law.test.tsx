import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import words from '#lang/en.json';
import { PriceRow } from '#src/parts/Price.tsx';

/** What stands struck through beside a price. */
const wasOf = (locale: string, price: number, oriPrice: number, currency: string, priceSymbol: string): string | undefined => {
  const intl = createIntl({ locale, messages: words });
  const drawn = renderToStaticMarkup(<RawIntlProvider value={intl}><PriceRow price={price} oriPrice={oriPrice} discount={10} currency={currency} priceSymbol={priceSymbol} /></RawIntlProvider>);
  return /<s[^>]*>.*<\/span>(.*)<\/s>/.exec(drawn)?.[1];
};

test.each([
  ['en', 1_050, 1_250, 'LKR', 'Rs', '1,250'],
  ['en', 7.9, 11.9, 'CNY', '¥', '11.90'],
  ['tr', 59.9, 69.9, 'TRY', '₺', '69,90'],
  ['ru', 270_000, 281_000, 'LAK', '₭', '281\u00a0000'],
])('What a thing was, is written in %s as what it is: with all its digits, without a sign', (locale, price, oriPrice, currency, priceSymbol, was) => {
  expect(wasOf(locale, price, oriPrice, currency, priceSymbol)).toBe(was);
});
