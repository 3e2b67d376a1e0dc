import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import words from '#lang/en.json';
import { languageTag, locales, type Locale } from '#machines/model/locale.ts';
import type { Region } from '#mall/region/region.ts';
import type { VoucherRow } from '#mall/voucher/voucher.ts';
import { nameOf } from '#mall/voucher/voucher.view.ts';
import { PriceRow } from '#src/components/product/Price.tsx';
import { Sold } from '#src/components/product/Sold.tsx';

const wordsOf = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`lang/${locale}.json`, 'utf8')) as Record<string, string>]),
) as Record<Locale, Record<string, string>>;

/** What stands struck through beside a price. */
const wasOf = (locale: string, price: number, oriPrice: number, currency: string, priceSymbol: string): string | undefined => {
  const intl = createIntl({ locale, messages: words });
  const drawn = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <PriceRow price={price} oriPrice={oriPrice} discount={10} currency={currency} priceSymbol={priceSymbol} />
    </RawIntlProvider>,
  );
  return /<s[^>]*>.*<\/span>(.*)<\/s>/.exec(drawn)?.[1];
};

test.each([
  ['en', 1_050, 1_250, 'LKR', 'Rs', '1,250'],
  ['en', 7.9, 11.9, 'CNY', '¥', '11.90'],
  ['tr', 59.9, 69.9, 'TRY', '₺', '69,90'],
  ['ru', 270_000, 281_000, 'LAK', '₭', '281\u00a0000'],
])(
  'What a thing was, is written in %s as what it is: with all its digits, without a sign',
  (locale, price, oriPrice, currency, priceSymbol, was) => {
    expect(wasOf(locale, price, oriPrice, currency, priceSymbol)).toBe(was);
  },
);

/** What the badge shows, and what is read aloud for it. */
const badgeOf = (locale: Locale, discount: number): string[] => {
  const intl = createIntl({ locale: languageTag(locale), messages: wordsOf[locale] });
  const drawn = renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <PriceRow price={70} oriPrice={100} discount={discount} currency="CNY" priceSymbol="¥" />
    </RawIntlProvider>,
  );
  return [...drawn.matchAll(/<span aria-hidden="true">([^<]*)<\/span><span[^>]*>([^<]*)<\/span>/g)].flatMap(([, shown = '', said = '']) => [
    shown,
    said,
  ]);
};

test.each<[Locale, number, string[]]>([
  ['en', 30, ['−30%', '30% off']],
  ['pt', 30, ['−30%', '30% de desconto']],
  ['ru', 30, ['−30\u00a0%', 'скидка 30\u00a0%']],
  ['tr', 30, ['−%30', '%30 indirim']],
  ['zh-TW', 30, ['7折', '7折']],
  ['zn', 30, ['7折', '7折']],
  ['zn', 25, ['7.5折', '7.5折']],
  ['zn', 5, ['9.5折', '9.5折']],
])('A discount is said in %s as its shoppers say %d off a hundred', (locale, discount, said) => {
  expect(badgeOf(locale, discount)).toEqual(said);
});

test.each<[Locale, string]>([
  ['en', '8% off, up to ¥50'],
  ['pt', '8% de desconto, até ¥\u00a050'],
  ['ru', 'Скидка 8\u00a0%, до 50\u00a0¥'],
  ['tr', '%8 indirim, en fazla ¥50'],
  ['zh-TW', '9.2折，最多折抵 ¥50'],
  ['zn', '9.2折，最多减 ¥50'],
])('A voucher is called in %s as a discount is said there', (locale, name) => {
  const region = { currency: 'CNY', symbol: '¥', digits: 2 } as Region;
  expect(nameOf({ kind: 'PERCENT', percentOff: 8, capAmount: 5_000, reduceAmount: null } as VoucherRow, { region, locale })).toBe(name);
});

test.each<[Locale, number, string]>([
  ['en', 1_204, '1.2K sold'],
  ['pt', 1, '1 vendido'],
  ['pt', 1_204, '1,2\u00a0mil vendidos'],
  ['ru', 1_204, 'Продано: 1,2\u00a0тыс.'],
  ['tr', 1_204, '1,2 bin adet satıldı'],
  ['zh-TW', 15_300, '已售1.5萬件'],
  ['zn', 15_300, '已售1.5万件'],
])('What was sold is counted in %s as it is said there: %d', (locale, count, said) => {
  const intl = createIntl({ locale: languageTag(locale), messages: wordsOf[locale] });
  expect(
    renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <Sold count={count} />
      </RawIntlProvider>,
    ),
  ).toBe(said);
});
