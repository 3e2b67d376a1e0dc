import { FormattedMessage, useIntl } from 'react-intl';

/** How many were sold, as short as the language writes it: "1.2K", "1,2 тыс.", "1.2万"; Turkish has no short word that is not a riddle. */
export const Sold = ({ count }: { count: number }) => {
  const intl = useIntl();
  const short = intl.formatNumber(count, { notation: 'compact', compactDisplay: intl.locale === 'tr' ? 'long' : 'short' });
  return <FormattedMessage id="card.sold" values={{ sold: count, count: short }} />;
};
