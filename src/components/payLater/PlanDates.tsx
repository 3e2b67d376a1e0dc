import { useIntl } from 'react-intl';
import type { Money, Priced } from '#machines/model/money.ts';
import { PriceNotes } from '../../design/PriceLines.tsx';
import { Price } from '../product/Price.tsx';

/** Each installment of a plan: its day, and what is due on it. */
export const PlanDates = ({ dates, priced }: { dates: readonly { date: string; amount: Money }[]; priced: Priced }) => {
  const intl = useIntl();
  return (
    <PriceNotes
      notes={dates.map(({ date, amount }) => ({
        label: intl.formatDate(`${date}T12:00:00Z`, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
        amount: <Price amount={amount} currency={priced.currency} priceSymbol={priced.priceSymbol} />,
      }))}
    />
  );
};
