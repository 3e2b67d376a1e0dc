import { FormattedMessage, useIntl } from 'react-intl';
import { coinsMachine } from '#machines/coins.machine.ts';
import { coinRules } from '#machines/rules/money/coins.ts';
import type { CoinInfo } from '#machines/model/coin.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { CoinRecordList } from '../components/account/CoinRecordList.tsx';
import { useDateFormat } from '../components/hooks/useDateFormat.ts';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { Price } from '../components/product/Price.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const Balance = styled('div', {
  display: 'grid',
  gap: '$1',
  maxInlineSize: '$column',
  padding: '$5',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  text: '$14',
  '& strong': { text: '$32', fontWeight: '$heading', letterSpacing: '$page' },
  '& p': { margin: 0, textWrap: 'pretty' },
  '& .soft': { color: '$inkSoft' },
});
const Section = styled('section', {
  maxInlineSize: '$column',
  paddingBlockStart: '$6',
  '& h2': { text: '$22', fontWeight: '$heading', paddingBlockEnd: '$3' },
});
const Rules = styled('ul', {
  display: 'grid',
  gap: '$2',
  listStyle: 'disc',
  margin: 0,
  paddingInlineStart: '20px',
  text: '$14',
  color: '$inkSoft',
});
const Foot = styled('div', { paddingBlockStart: '$3' });

const Purse = ({ info: { balance, pending, expiringAmount, expiringAt, worth, currency, priceSymbol } }: { info: CoinInfo }) => {
  const { momentOf } = useDateFormat();
  return (
    <Balance>
      <strong>
        <FormattedMessage id="coins.count" values={{ count: balance }} />
      </strong>
      {balance > 0 ? (
        <p>
          <FormattedMessage id="coins.worth" values={{ worth: <Price amount={worth} currency={currency} priceSymbol={priceSymbol} /> }} />
        </p>
      ) : null}
      {pending > 0 ? (
        <p className="soft">
          <FormattedMessage id="coins.pending" values={{ count: pending }} />
        </p>
      ) : null}
      {expiringAt && expiringAmount > 0 ? (
        <p className="soft">
          <FormattedMessage id="coins.expiring" values={{ count: expiringAmount, time: momentOf(expiringAt) }} />
        </p>
      ) : null}
    </Balance>
  );
};

const RulesOfCoins = () => {
  const intl = useIntl();
  const percent = (share: number): string => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Section>
      <h2>
        <FormattedMessage id="coins.rules" />
      </h2>
      <Rules>
        <li>
          <FormattedMessage id="coins.ruleEarn" values={{ share: percent(1 / coinRules.earnedPer) }} />
        </li>
        <li>
          <FormattedMessage id="coins.ruleRate" values={{ count: coinRules.ratedOrder }} />
        </li>
        <li>
          <FormattedMessage id="coins.ruleUse" values={{ share: percent(coinRules.orderPermille / 1000) }} />
        </li>
        <li>
          <FormattedMessage id="coins.ruleEnd" values={{ days: coinRules.lifeDays }} />
        </li>
      </Rules>
      <Foot>
        <PlaceText tall place={{ name: 'coinPrice' }}>
          <FormattedMessage id="coins.toPrice" />
        </PlaceText>
      </Foot>
    </Section>
  );
};

const CoinsPage = ({ snapshot, may }: ViewOf<typeof coinsMachine>) => {
  const intl = useIntl();
  const { purse, problem } = snapshot.context;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageHeading>
        <FormattedMessage id="coins.heading" />
      </PageHeading>
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden css={{ display: 'grid', gap: '$5' }}>
          <Block height={120} />
          <Block height={240} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {purse && purse.latest.length === 0 && purse.info.pending === 0 ? (
        <IllustratedEmptyState
          of="earned"
          level={2}
          title={<FormattedMessage id="coins.empty" />}
          reason={<FormattedMessage id="coins.emptyWhy" />}
          action={
            <PlaceButton kind="primary" snug place={{ name: 'home' }}>
              <FormattedMessage id="coins.toShop" />
            </PlaceButton>
          }
        />
      ) : null}
      {purse && (purse.latest.length > 0 || purse.info.pending > 0) ? <Purse info={purse.info} /> : null}
      {purse && purse.latest.length > 0 ? (
        <Section>
          <h2>
            <FormattedMessage id="coins.latest" />
          </h2>
          <CoinRecordList records={purse.latest} label={intl.formatMessage({ id: 'coins.latest' })} />
          <Foot>
            <PlaceText tall place={{ name: 'coinRecords', kind: null }}>
              <FormattedMessage id="coins.allRecords" />
            </PlaceText>
          </Foot>
        </Section>
      ) : null}
      {purse ? <RulesOfCoins /> : null}
    </Page>
  );
};

export const page = {
  machine: coinsMachine,
  View: CoinsPage,
  statuses: { unreadable: 503 },
  head: (_snapshot, intl) => ({ title: intl.formatMessage({ id: 'coins.heading' }), robots: 'noindex' as const }),
} satisfies PageModule<typeof coinsMachine>;
