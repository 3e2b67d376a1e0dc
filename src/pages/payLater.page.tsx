import { FormattedMessage, useIntl } from 'react-intl';
import { payLaterMachine } from '#machines/payLater.machine.ts';
import { freePlanOf } from '#machines/rules/money/payLater.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { SkuInstallment } from '#machines/model/installment.ts';
import { TextButton } from '../design/control/TextLink.tsx';
import { Disclosure } from '../design/Disclosure.tsx';
import { styled } from '../design/stitches.config.ts';
import { PlanDates } from '../components/payLater/PlanDates.tsx';
import { usePlanWords } from '../components/payLater/usePlanWords.ts';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof payLaterMachine>;

const Plan = styled('section', {
  display: 'grid',
  gap: '$1',
  paddingBlockEnd: '$2',
  borderBlockEnd: '1px solid $line',
  '& h3': { text: '$16', fontWeight: '$bold' },
  '& p': { text: '$14' },
});

const datesOf = ({ first, perMonth, months }: SkuInstallment, days: readonly string[]) =>
  days.slice(0, months).map((date, at) => ({ date, amount: at === 0 ? first : perMonth }));

const PayLaterView = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { provider, plans, dates, currency, priceSymbol } = snapshot.context;
  const priced = { currency, priceSymbol };
  const { nameOf, costOf, teaserOf } = usePlanWords(priced);
  const free = freePlanOf(plans);
  return (
    <div data-state={statePath(snapshot.value)}>
      {free ? (
        <TextButton tall soft onPress={may({ type: 'plans.opened' })}>
          {teaserOf(free, provider)}
        </TextButton>
      ) : null}
      <LazySheet
        open={snapshot.matches('open')}
        title={intl.formatMessage({ id: 'payLater.title' })}
        lead={<FormattedMessage id="payLater.lead" values={{ provider }} />}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={may({ type: 'close.pressed' })}
      >
        {plans.map((plan) => (
          <Plan key={plan.months}>
            <h3>{nameOf(plan)}</h3>
            <p>{costOf(plan)}</p>
            <Disclosure summary={<FormattedMessage id="payLater.dates" />}>
              <PlanDates dates={datesOf(plan, dates)} priced={priced} />
            </Disclosure>
          </Plan>
        ))}
      </LazySheet>
    </div>
  );
};

export const page = { machine: payLaterMachine, View: PayLaterView } satisfies Page<typeof payLaterMachine>;
