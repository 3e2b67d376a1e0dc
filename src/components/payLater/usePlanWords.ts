import { useIntl } from 'react-intl';
import type { Money, Priced } from '#machines/model/money.ts';
import { useMoney } from '../hooks/useMoney.ts';

type Plan = { months: number; perMonth: Money; total: Money; cost: Money };

/** What is said of a plan: its months at so much, and what it costs. */
export const usePlanWords = (priced: Priced) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  return {
    nameOf: ({ months, perMonth }: Plan): string =>
      intl.formatMessage({ id: 'payLater.plan' }, { months, perMonth: textOf(perMonth, priced) }),
    /** "3 × Rs 1,234, no cost" */
    fromOf: ({ months, perMonth }: Pick<Plan, 'months' | 'perMonth'>): string =>
      intl.formatMessage({ id: 'payLater.from' }, { months, perMonth: textOf(perMonth, priced) }),
    /** "or 3 × Rs 1,234 with ..., no cost" */
    teaserOf: ({ months, perMonth }: Pick<Plan, 'months' | 'perMonth'>, provider: string): string =>
      intl.formatMessage({ id: 'payLater.teaser' }, { months, perMonth: textOf(perMonth, priced), provider }),
    costOf: ({ cost, total }: Plan): string =>
      intl.formatMessage(
        { id: cost === 0 ? 'payLater.free' : 'payLater.cost' },
        { cost: textOf(cost, priced), total: textOf(total, priced) },
      ),
  };
};
