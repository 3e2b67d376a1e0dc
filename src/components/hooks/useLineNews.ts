import { useIntl } from 'react-intl';
import type { CartItem } from '#machines/model/cart.ts';
import { priceMovedFrom } from '#machines/rules/cart.ts';
import { moneyIn } from './useMoney.ts';

export type LineNews = { words: string; /** Nothing to worry about. */ isGood: boolean };

/** What is new with a line of a cart or stands in its way: the price that it had, where that moved, else what the mall says of it. */
export const useLineNews = (): ((item: CartItem) => LineNews | null) => {
  const intl = useIntl();
  const { textOf } = moneyIn(intl);
  return (item) => {
    const was = priceMovedFrom(item);
    if (was === null) return item.issue && { words: item.issue.desc, isGood: false };
    const isGood = item.price < was;
    return { words: intl.formatMessage({ id: isGood ? 'line.cheaper' : 'line.dearer' }, { price: textOf(was, item) }), isGood };
  };
};
