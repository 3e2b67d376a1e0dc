import { FormattedMessage } from 'react-intl';
import type { OrderInstallment } from '#machines/model/installment.ts';
import type { Priced } from '#machines/model/money.ts';
import { styled } from '../../design/stitches.config.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { PlanDates } from './PlanDates.tsx';

const Owed = styled('p', { text: '$14' });

/** What is owed to the pay-later provider for an order, and when. */
export const OrderPlan = ({ plan, priced }: { plan: OrderInstallment; priced: Priced }) => {
  const { textOf } = useMoney();
  const { provider, total, cost, dates } = plan;
  if (dates.length === 0)
    return (
      <Owed>
        <FormattedMessage id="payLater.nothingOwed" values={{ provider }} />
      </Owed>
    );
  return (
    <>
      <Owed>
        <FormattedMessage
          id={cost === 0 ? 'payLater.owedFree' : 'payLater.owed'}
          values={{ provider, total: textOf(total, priced), cost: textOf(cost, priced) }}
        />
      </Owed>
      <PlanDates dates={dates} priced={priced} />
    </>
  );
};
