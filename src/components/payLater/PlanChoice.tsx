import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Installment } from '#machines/model/installment.ts';
import type { Priced } from '#machines/model/money.ts';
import { RadioCards } from '../../design/control/RadioCards.tsx';
import { Disclosure } from '../../design/Disclosure.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlanDates } from './PlanDates.tsx';
import { usePlanWords } from './usePlanWords.ts';

const Note = styled('p', { text: '$13', color: '$inkSoft' });

type Props = {
  installment: Installment;
  priced: Priced;
  /** The months of the chosen plan. */
  chosen: number;
  onChoose: ((months: number) => void) | undefined;
};

/** The plans to pay later, each with its cost; the days of the chosen one, and who charges that cost. */
export const PlanChoice = memo(({ installment, priced, chosen, onChoose }: Props) => {
  const intl = useIntl();
  const { nameOf, costOf } = usePlanWords(priced);
  const { provider, plans } = installment;
  const label = intl.formatMessage({ id: 'payLater.choose' });
  const plan = plans.find(({ months }) => months === chosen);
  return (
    <>
      <RadioCards
        label={label}
        legend={label}
        kind="row"
        value={String(chosen)}
        onChange={onChoose ? (months) => onChoose(Number(months)) : undefined}
        cards={plans.map((each) => ({ value: String(each.months), label: nameOf(each), note: costOf(each) }))}
      />
      {plan ? (
        <Disclosure summary={<FormattedMessage id="payLater.dates" />} open>
          <PlanDates dates={plan.dates} priced={priced} />
        </Disclosure>
      ) : null}
      <Note>
        <FormattedMessage id="payLater.chargedBy" values={{ provider }} />
      </Note>
    </>
  );
});
