import { useIntl } from 'react-intl';
import type { Money, Priced } from '#machines/words.ts';

/** Digits of currencies that are sold without minor units though Intl knows some (contract 1.2). */
const wholeCurrencies: ReadonlySet<string> = new Set(['LAK']);

/** Parts that are ours and not the locale's: the contract's currency sign, a minus as long as a plus. */
const signs: { [type: string]: ((priceSymbol: string) => string) | undefined } = { currency: (priceSymbol) => priceSymbol, minusSign: () => '−' };

/** How this locale writes money: whole amounts without digits, others with all of them, the contract's sign, nothing that can break. */
export const useMoney = () => {
  const intl = useIntl();
  const partsOf = (amount: Money, { currency, priceSymbol }: Priced): { type: string; value: string }[] => {
    const digits = wholeCurrencies.has(currency) || Math.round(amount) === amount ? 0 : 2;
    return intl
      .formatNumberToParts(amount, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits: digits, maximumFractionDigits: digits })
      .map(({ type, value }) => ({ type, value: signs[type]?.(priceSymbol) ?? value.replace(/ /g, '\u00a0') }));
  };
  /** The same as one text, for a sentence or a button. */
  const textOf = (amount: Money, priced: Priced): string => partsOf(amount, priced).map((part) => part.value).join('');
  return { partsOf, textOf };
};
