import { useIntl } from 'react-intl';
import { isGoodCard, type Card } from '#machines/model/card.ts';

/** Names that are written so in every language. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unionpay: 'UnionPay',
};

/** How a saved card is called, and until when it is good. */
export const useCardWords = () => {
  const intl = useIntl();
  const monthOf = ({ expYear, expMonth }: Card): string =>
    intl.formatDate(Date.UTC(expYear, expMonth - 1), { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return {
    /** "08/2035" */
    monthOf,
    /** "Visa ending in 4242" */
    nameOf: ({ brand, last4 }: Card): string => intl.formatMessage({ id: 'cards.name' }, { brand: brands[brand] ?? brand, last4 }),
    /** "Expires 08/2035", "Expired 08/2025" */
    expiryOf: (card: Card): string =>
      intl.formatMessage({ id: isGoodCard(card) ? 'cards.expires' : 'cards.expired' }, { month: monthOf(card) }),
  };
};
