import { useIntl, type IntlShape } from 'react-intl';
import { digitsOf } from '#machines/rules/money/money.ts';
import type { Money, Priced } from '#machines/model/money.ts';

/** As long as a plus. */
export const minus = '−';

/** Parts that are ours and not the locale's: the contract's currency sign, our minus. */
const signs: { [type: string]: ((priceSymbol: string) => string) | undefined } = {
  currency: (priceSymbol) => priceSymbol,
  minusSign: () => minus,
};

type Part = { isSign: boolean; value: string };

/** The number stays one text: "98,765", not three beside each other. */
const joined = (parts: Part[], part: Part): Part[] => {
  const last = parts.at(-1);
  if (!last || last.isSign || part.isSign) return [...parts, part];
  return [...parts.slice(0, -1), { isSign: false, value: last.value + part.value }];
};

/** How this locale writes money: whole amounts without digits, others with all of them, the contract's sign, nothing that can break. */
export const moneyIn = (intl: IntlShape) => {
  const partsOf = (amount: Money, { currency, priceSymbol }: Priced): Part[] => {
    const digits = Math.round(amount) === amount ? 0 : digitsOf(currency);
    return intl
      .formatNumberToParts(amount, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      .map(({ type, value }) => ({ isSign: type === 'currency', value: signs[type]?.(priceSymbol) ?? value.replace(/ /g, '\u00a0') }))
      .reduce<Part[]>(joined, []);
  };
  /** The same as one text, for a sentence or a button. */
  const textOf = (amount: Money, priced: Priced): string =>
    partsOf(amount, priced)
      .map((part) => part.value)
      .join('');
  return { partsOf, textOf };
};

/** The same, in the page's locale. */
export const useMoney = () => moneyIn(useIntl());
